/** What stands over the hand: the question, and what the choice that is looked at would bring. */

import type { Question } from "../../play/table";
import type { Choice } from "../../types/luxor";
import type { Turn } from "./turn.svelte";
import { cardHelp, outcomeWords, spaceName } from "./words";

export function question(turn: Turn): Question {
  const { words, decision, aimed } = turn;
  if (turn.public.over) return { title: words.say("over"), detail: "" };
  if (!decision) return waiting(turn);
  if (aimed) return aimedAt(turn, aimed);
  if (decision.question.type === "playing" && turn.side) {
    const card = turn.groupOf(turn.side)?.heading;
    return { title: words.say("where-to"), detail: card?.type === "outer_card" ? cardHelp(words, card.card) : "" };
  }
  const detail = turn.public.last_round ? words.say("last-round") : decision.question.type === "playing" ? words.say("middle-stays") : words.say("choose-glowing");
  return { title: words.say(`question-${decision.question.type}`, words.args({ ...decision.question })), detail: decision.question.type === "taking" ? "" : detail };
}

function waiting(turn: Turn): Question {
  const { words } = turn;
  const who = turn.public.turn;
  if (who === turn.seat) return { title: words.say("sent"), detail: "" };
  const name = who === null ? "" : (words.names[who] ?? "");
  return { title: words.say("turn-of", { seat: name }), detail: turn.public.last_round ? words.say("last-round") : "" };
}

function aimedAt(turn: Turn, choice: Choice): Question {
  const { words } = turn;
  const detail = outcomeWords(words, turn.public, choice.outcome).join(" · ");
  const space = turn.spaceOf(choice);
  if (space !== null) return { title: words.say(choice.words.type === "act" ? "act-on" : "go-to", { space: spaceName(words, space) }), detail };
  const card = turn.side && turn.groupOf(turn.side)?.heading;
  if (card && card.type === "outer_card") return { title: words.say("play-this"), detail: [cardHelp(words, card.card), detail].filter(Boolean).join(" · ") };
  return { title: answer(turn, choice), detail };
}

/** The text of a choice that has a button. */
export function answer(turn: Turn, choice: Choice): string {
  const { words } = choice;
  if (words.type === "take_card") return turn.words.say("choice-take_card", turn.words.args({ level: words.level, card: turn.public.horus_tops[words.level - 1] }));
  return turn.words.say(`button-${words.type}`);
}
