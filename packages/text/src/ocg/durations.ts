import type { Grammar } from "../grammar.ts";

/** How long what is said of cards and players holds. */
export function ocgDurations(g: Grammar): void {
  times(g);
  brackets(g);
}

/** How long, said in other words: "this turn", "for the rest of this turn". */
function times(g: Grammar): void {
  const turn = { until: "end-of-turn" };
  for (const [words, wording] of [
    ["this turn", "this-turn"],
    ["for the rest of this turn", "rest-of-turn"],
    ["for the rest of this turn after this card resolves", "rest-card"],
    ["for the rest of this turn after this effect resolves", "rest-effect"],
  ] as const) {
    g.rule("statement", `{...:lasting-statement} ${words}`, turn, { wording });
    g.rule("front-statement", `${words}, {...:lasting-statement}`, turn, { wording: `front-${wording}` });
    g.rule("front-statement", `${words}, {...:ban}`, turn, { wording: `front-${wording}` });
    // "This turn, A, also B": the time goes for both.
    g.words(`time-${wording}`, { [words]: "end-of-turn" });
    g.rule("resolution", `{*step.until:time-${wording}}, {+:lasting-clause} {++:lasting-links}`, undefined, {
      wording: `front-${wording}`,
    });
  }
  g.rule("lasting-step", "{...:ban}", {}, { wording: "ban" });
  g.rule("lasting-link", ", and {...:lasting-clause}", { join: "and" }, { wording: "comma" });
  g.rule("lasting-link", ", also, {...:lasting-clause}", { join: "also" }, { wording: "comma" });
  g.rule("front-statement", "until the end of this turn, {...:ban}", turn, { wording: "front" });
  g.rule(
    "front-statement",
    "until the end of your opponent's turn, {...:ban}",
    { until: "end-of-opponents-turn" },
    { wording: "front" },
  );
  // "Your opponent cannot activate Trap Cards during the Battle Phase."
  g.rule("phased-ban", "{...:ban} during the {phase:ban-phase}");
  g.words("ban-phase", { "Battle Phase": "battle", "Main Phase": "main" });
  g.rule("phased-ban", "{...:ban} during {phase:numbered-phase}", {}, { wording: "numbered" });
  g.rule("statement", "{...:phased-ban}", { until: "while-face-up" });
  g.rule("held-ban", "{...:phased-ban}", { until: "while-face-up" });
  g.noted("phased-ban");
  g.rule("statement", "{...:ban} for the rest of this turn", turn, { wording: "rest-of-turn" });
  g.rule("statement", "{...:ban} until the end of this turn", turn, { wording: "end" });
  g.rule(
    "statement",
    "{...:ban} until the end of your opponent's turn",
    { until: "end-of-opponents-turn" },
    { wording: "end" },
  );
}

/** How long, in brackets: "negate its effects (until the end of this turn)" */
function brackets(g: Grammar): void {
  g.rule("statement", "{...:lasting-statement} ({until:duration})", {}, { wording: "brackets" });
  g.rule("step[F]", "{...:lasting[F]} ({until:duration})", {}, { wording: "brackets" });
  g.rule(
    "statement",
    "{...:ban} while it is face-up on the field",
    { until: "while-face-up" },
    {
      wording: "while-face-up",
    },
  );
  g.rule("step[F]", "{...:lasting[F]} this turn", { until: "end-of-turn" }, { wording: "this-turn" });
}
