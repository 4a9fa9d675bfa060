import { cardWith, effect, Text } from "./table.ts";

export const alchemistText = new Text(
  "When this card is destroyed: You can target 1 banished monster; add that target to your hand.",
);
export const alchemist = cardWith("Dimensional Alchemist", alchemistText.text, [
  effect({
    span: alchemistText.span(alchemistText.text),
    conditions: [
      {
        kind: "event",
        word: "when",
        event: { event: "moved", manner: ["destroyed"], subject: { ref: "this-card" } },
        span: alchemistText.span("When this card is destroyed"),
      },
    ],
    cost: [
      {
        step: { verb: "target", what: { ref: "this-card" } },
        span: alchemistText.span("target 1 banished monster"),
      },
    ],
    resolution: [
      {
        step: {
          verb: "move",
          manner: "add",
          what: { ref: "this-way", verb: "banish", slot: "banish1" },
          to: { names: ["graveyard"] },
        },
        span: alchemistText.span("add that target to your hand"),
      },
    ],
  }),
]);

export const breakText = new Text("Discard 1 card; destroy this card.");
export const raigekiBreak = cardWith(
  "Raigeki Break",
  breakText.text,
  [
    effect({
      kind: "activation",
      span: breakText.span(breakText.text),
      cost: [
        { step: { verb: "discard", what: { ref: "this-card" } }, span: breakText.span("Discard 1 card") },
      ],
      resolution: [
        { step: { verb: "destroy", what: { ref: "this-card" } }, span: breakText.span("destroy this card") },
      ],
    }),
  ],
  { kind: "trap", categories: ["normal"] },
);
