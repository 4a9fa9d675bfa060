import type { Constant, Grammar } from "../grammar.ts";

type Made = Readonly<Record<string, Constant>>;

/** What is done: the words before and after its object, and the step. */
type Act = readonly [before: string, after: string, step: Made];

const ACTS: readonly Act[] = [
  ["destroy", "", { verb: "destroy" }],
  ["discard", "", { verb: "discard" }],
  ["tap", "", { verb: "tap" }],
  ["untap", "", { verb: "tap", untap: true }],
  ["break", "", { verb: "break" }],
  ["put", " into {to:place[in]}", { verb: "move", manner: "put" }],
  ["return", " to {to:place[in]}", { verb: "move", manner: "return" }],
];

const OPPONENTS: readonly Act[] = [
  ["destroys", "", { verb: "destroy" }],
  ["discards", "", { verb: "discard" }],
  ["taps", "", { verb: "tap" }],
  ["puts", " into {to:their-place}", { verb: "move", manner: "put" }],
  ["returns", " to {to:their-place}", { verb: "move", manner: "return" }],
].map((act) => [act[0], act[1], { ...(act[2] as Made), player: "opponent" }] as Act);

/** Objects: a number of cards, of somebody's creatures, of shields, or from the top of the deck. */
type Object_ = readonly [words: string, made: Made];

const NUMBERS: readonly Object_[] = [
  ["1", { "what.quantity.n": 1 }],
  ["{what.quantity.n:int2}", {}],
];

const CARDS = { "what.traits": [], "what.noun": "card" };

function objects(owned: string, shields: string, top: string): readonly Object_[] {
  return NUMBERS.flatMap(([number, n]): Object_[] => {
    const form = "what.quantity.n" in n ? "sg" : "pl";
    return [
      [`${number} {what.traits*:pre} {what.noun:noun[${form}]} {what.where*:post}`, n],
      [`${number} of {what.traits:${owned}} {what.noun:noun[pl]} {what.where*:post}`, n],
      [`${number} of {what.where:${shields}}`, { ...n, ...CARDS, "what.wording": "shields" }],
      [
        form === "sg"
          ? `the top card of {what.where:${top}}`
          : `the top ${number} cards of {what.where:${top}}`,
        { ...n, ...CARDS, "what.wording": "top" },
      ],
    ];
  });
}

/** "For each creature destroyed this way, …": as often as an earlier part was done to something. */
export function duelMastersRepeated(g: Grammar): void {
  const each = "for each {what.quantity.of:each-result}";
  const per = { "what.quantity.kind": "per" };
  const say = (sentence: string, made: Made): void => {
    g.rule("statement", `${each}, ${sentence}`, { ...per, ...made });
    g.rule("statement", `${sentence} ${each}`, { ...per, ...made }, { wording: "after" });
  };
  for (const [words, made] of objects("owned", "shields-of", "top"))
    for (const [before, after, step] of ACTS) {
      say(`${before} ${words}${after}`, { ...step, ...made });
      g.rule("statement", `${each}, you may ${before} ${words}${after}`, {
        ...per,
        ...step,
        ...made,
        "what.quantity.upTo": true,
      });
    }
  for (const [words, made] of objects("theirs", "their-shields", "their-top"))
    for (const [before, after, step] of OPPONENTS)
      say(`your opponent ${before} ${words}${after}`, { ...step, ...made });
  numbers(g);
}

/** Numbers that are reckoned in the same way. */
function numbers(g: Grammar): void {
  for (const [subject, does, player] of [
    ["", "draw", "you"],
    ["your opponent ", "draws", "opponent"],
  ] as const)
    for (const [number, made] of [
      ["1 card", {}],
      ["{count.times:int2} cards", {}],
    ] as const) {
      const step = { verb: "draw", player, "count.value": "count", ...made };
      const words = `${subject}${does} ${number}`;
      const category = player === "you" ? "step[F]" : "statement";
      const inflected = player === "you" ? `<draw> ${number}` : words;
      g.rule(category, `${inflected} for each {count.of:each-result}`, step);
      g.rule("statement", `for each {count.of:each-result}, ${words}`, step, { wording: "before" });
    }
  const grSummon = { verb: "gr-summon", "count.value": "count" };
  g.rule("step[F]", "GR summon for each {count.of:each-result}", grSummon);
  g.rule("statement", "for each {count.of:each-result}, GR summon", grSummon, { wording: "before" });
  g.rule(
    "statement",
    "for each {value.of:each-result}, this creature costs {value.times:int} less to summon, but never 0 or less",
    {
      verb: "change-stat",
      what: { ref: "this-card", noun: "creature" },
      stat: "payment",
      change: "lose",
      "value.value": "count",
    },
  );
  for (const [sign, change] of [
    ["+", "gain"],
    ["-", "lose"],
  ] as const)
    g.rule(
      "statement",
      `{what:subj[sg]} gets ${sign}{value.times:int} power this turn for each {value.of:each-result}`,
      { verb: "change-stat", stat: "power", change, "value.value": "count", until: "end-of-turn" },
    );
}
