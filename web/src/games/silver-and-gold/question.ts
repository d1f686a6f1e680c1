/** The question, and what the place that is aimed at would bring. */

import type { Question } from "../../play/table";
import type { Turn } from "./turn.svelte";
import { colour, outcomeWords } from "./words";

const FINGERS = matchMedia("(pointer: coarse)");

export function question(turn: Turn): Question {
  const { words, decision } = turn;
  if (turn.public.over) return { title: words.say("over"), detail: turn.own ? words.say("brings-points", { points: turn.own.total }) : "" };
  if (!decision) return waiting(turn);
  if (turn.asked === "choosing") return { title: words.say("question-choosing"), detail: words.say("keep-help", { count: turn.kept.length }) };
  if (turn.asked === "taking") return taking(turn);
  const title = turn.wantsOne && turn.asked === "marking" ? words.say("ask-one") : words.say(`ask-${turn.asked}`, words.args({ ...decision.question }));
  return { title, detail: detail(turn) };
}

function detail(turn: Turn): string {
  const { words, aimed } = turn;
  if (!aimed) return words.say(turn.one ? "help-one" : FINGERS.matches ? "help-touching" : "help-marking");
  const said = aimed.words;
  const map = "slot" in said ? turn.own?.maps[said.slot]?.map : null;
  const on = map ? words.say("squares-on", { count: aimed.outcome.squares?.length ?? 0, color: colour(words, map.color) }) : "";
  return [on, ...outcomeWords(words, aimed.outcome)].join(" · ");
}

function taking(turn: Turn): Question {
  const { words } = turn;
  const map = turn.looked === null ? null : turn.public.display[turn.looked];
  return { title: words.say("question-taking"), detail: map ? words.piece({ ...map }, "map") : words.say("help-taking") };
}

function waiting(turn: Turn): Question {
  const { words } = turn;
  const who = turn.shown.acting.filter((seat) => seat !== turn.seat).map((seat) => words.names[seat] ?? "");
  if (!who.length) return { title: words.say("sent"), detail: "" };
  return { title: words.say(turn.public.phase === "taking" ? "waiting-taking" : "waiting", { names: who.join(", "), count: who.length }), detail: turn.own ? words.say("help-waiting") : "" };
}
