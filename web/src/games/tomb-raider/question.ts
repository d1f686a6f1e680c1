/** What stands over the hand: the question, and what the choice that is looked at would bring. */

import type { Question } from "../../play/table";
import type { Turn } from "./turn.svelte";
import { goalWords, oddsWords, outcomeWords, placeName, upper, answer } from "./words";

/** The last line of the log is told while others act and the log itself is not to be seen. */
export function question(turn: Turn, last = ""): Question {
  const { words, decision } = turn;
  if (turn.public.over) return { title: words.say("over"), detail: "" };
  if (!decision) return waiting(turn, last);
  const looked = looking(turn);
  if (looked) return { ...looked, preview: true };
  return { title: words.tell("question", { ...decision.question }), detail: help(turn) };
}

function waiting(turn: Turn, last: string): Question {
  const who = turn.public.turn;
  if (who === null || who === turn.seat || turn.shown.busy) return { title: turn.words.say("sent"), detail: "" };
  return { title: turn.words.say("thinking", { seat: turn.names[who] ?? "" }), detail: last };
}

function help(turn: Turn): string {
  const { words, asked } = turn;
  if (asked === "moving" || (asked === "laying" && turn.goals.length)) return words.say("help-moving");
  if (asked === "acting" && turn.public.actions_left) return words.say(turn.choiceOf("aim").length ? "help-acting-shoot" : "help-acting");
  return "";
}

/** What is looked at: a way, a room that is turned, or any other choice. */
function looking(turn: Turn): Question | null {
  const { words, goal, turned, aimed } = turn;
  if (goal) {
    const place = placeName(words, goal.place);
    return { title: words.say(goal.reveals ? "reveal-at" : "walk-to", { place }), detail: upper(goalWords(turn, goal).join(" · ")) };
  }
  if (turned) {
    const place = placeName(words, turned.outcome.place!);
    const title = turn.asked === "turning" ? words.tell("question", { ...turn.decision!.question }) : words.say("rotate-at", { place });
    return { title, detail: upper(outcomeWords(turn, turned.outcome).join(" · ")) };
  }
  if (!aimed) return null;
  const said = aimed.words;
  const outcome = outcomeWords(turn, aimed.outcome);
  if (said.type === "reveal" && aimed.outcome.odds) outcome.push(oddsWords(words, aimed.outcome.odds));
  const titled = ["lay", "discard", "draw", "aim", "reveal", "rotate", "step"].includes(said.type);
  const title = titled ? words.tell("action", { ...said }).replace(/\.$/, "") : answer(turn, aimed);
  return { title, detail: upper(outcome.join(" · ")) };
}
