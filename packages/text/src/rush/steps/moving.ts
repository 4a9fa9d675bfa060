import type { Grammar } from "../../grammar.ts";

/** From one place to another: into and onto the Deck, to the hand, to the Graveyard. */
export function rushMoving(g: Grammar): void {
  for (const [words, order] of [
    ["", {}],
    [" in any order", { inOrder: true }],
  ] as const)
    g.rule("step[F]", `<place> {what:obj} on {to:deck-end}${words}`, {
      verb: "move",
      manner: "put",
      ...order,
    });
  for (const [words, wording] of [
    ["either the top or bottom of the Deck", undefined],
    ["either the top or bottom of your Deck", "your"],
    ["either the top or bottom of the owner's Deck", "owner"],
    ["the top or bottom of the Deck", "plain"],
    ["the top or bottom of your Deck", "plain-your"],
  ] as const) {
    const noted = wording === undefined ? {} : { wording };
    g.rule("step[F]", `<place> {what:obj} on ${words}`, { verb: "put-in-deck" }, noted);
    g.rule(
      "step[F]",
      `<place> {what:obj} on ${words} in any order`,
      { verb: "put-in-deck", inOrder: true },
      noted,
    );
  }
  eachSendsTop(g);
  g.rule(
    "step[F]",
    "<add> to {to:place[in]} {what:obj}",
    { verb: "move", manner: "add" },
    { wording: "to-first" },
  );
  g.rule("step[F]", "<shuffle> your Deck", { verb: "shuffle-deck" });
  g.rule(
    "step[F]",
    "<shuffle> {what:obj} to {to:place[in]}",
    { verb: "move", manner: "shuffle" },
    { wording: "to" },
  );
  const put = { verb: "move", manner: "put", sameOrder: true };
  g.rule("step[F]", "<place> {what:obj} on {to:deck-end} in the same order", put);
  g.rule(
    "step[F]",
    "<shuffle> into {to:place[in]}, {what:obj}",
    { verb: "move", manner: "shuffle" },
    { wording: "to-first" },
  );
  g.rule("step[F]", "<send> {what:obj} to {to:place[in]}{besides:trailing}", {
    verb: "move",
    manner: "send",
  });
  reckoned(g);
  including(g);
}

/** "…, up to [the number of …]" at the end: how many is said after what is done with them. */
function reckoned(g: Grammar): void {
  const many = "{what.traits*:pre} {what.noun:noun[pl]} {what.where*:post}";
  const most = "up to {what.quantity.amount:bracket}";
  const quantity = { "what.quantity.kind": "reckoned", "what.quantity.least": "one" };
  const noted = { wording: "reckoned" };
  g.rule(
    "step[F]",
    `<shuffle> ${many} into {to:place[in]}, ${most}`,
    { verb: "move", manner: "shuffle", ...quantity },
    noted,
  );
  g.rule(
    "step[F]",
    `<add> ${many} to {to:place[in]}, ${most}`,
    { verb: "move", manner: "add", ...quantity },
    noted,
  );
  const exactly = { "what.quantity.kind": "reckoned", "what.quantity.least": "all" };
  const amount = "equal to {what.quantity.amount:bracket}";
  g.rule(
    "step[F]",
    `<shuffle> ${many} into {to:place[in]} ${amount}`,
    { verb: "move", manner: "shuffle", ...exactly },
    noted,
  );
  g.rule(
    "step[F]",
    `<send> ${many} to {to:place[in]} ${amount}`,
    { verb: "move", manner: "send", ...exactly },
    noted,
  );
  const fromTop = {
    "what.quantity.kind": "reckoned",
    "what.quantity.least": "all",
    "what.traits": [],
    "what.noun": "card",
    "what.where": [{ trait: "from", place: { of: "you", names: ["deck-top"] } }],
  };
  g.rule(
    "step[F]",
    "<send> cards from the top of your Deck to {to:place[in]} equal to {what.quantity.amount:bracket}",
    { verb: "move", manner: "send", ...fromTop },
    noted,
  );
  g.rule(
    "step[F]",
    "<add> {what.traits:named} {what.where*:post} to {to:place[in]}, up to {what.quantity.amount:bracket}",
    {
      verb: "move",
      manner: "add",
      "what.noun": "card",
      "what.quantity.kind": "reckoned",
      "what.quantity.least": "one",
    },
    { wording: "named-reckoned" },
  );
}

/** "…, including a Normal Monster", "…, except a Normal Monster": said after what is done with them. */
function including(g: Grammar): void {
  const kinds = [
    "{what.traits*:pre} {what.noun:noun[N]} {what.where*:post}",
    "{what.traits:pre-kind} {what.noun:kind-noun[N]} {what.where*:post}",
  ];
  const noted = { wording: "including" };
  for (const kind of kinds) {
    const what = `{what.quantity:quantity[N]} ${kind}`;
    const end = ", including {what.including:last-branch}";
    g.rule("step[F]", `<send> ${what} to {to:place[in]}${end}`, { verb: "move", manner: "send" }, noted);
    g.rule(
      "step[F]",
      `<shuffle> ${what} into {to:place[in]}${end}`,
      { verb: "move", manner: "shuffle" },
      noted,
    );
  }
  const many = "{what.quantity:quantity[sg]} {what.traits*:pre} {what.noun:noun[sg]} {what.where:post}";
  const but = ", except {what.except:group[sg]}";
  g.rule(
    "step[F]",
    `<add> ${many} to {to:place[in]}${but}`,
    { verb: "move", manner: "add" },
    { wording: "but" },
  );
}

/** "Each player sends the top 3 cards of their Deck to …" */
function eachSendsTop(g: Grammar): void {
  const top = {
    verb: "move",
    manner: "send",
    player: "both",
    "what.traits": [],
    "what.noun": "card",
    "what.where": [{ trait: "from", place: { of: "you", names: ["deck-top"] } }],
  };
  g.rule("statement", "each player sends the top card of their Deck to {to:place[in]}", {
    ...top,
    "what.quantity": { kind: "exactly", n: 1 },
  });
  g.rule(
    "statement",
    "each player sends the top {what.quantity.n:int2} cards of their Deck to {to:place[in]}",
    {
      ...top,
      "what.quantity.kind": "exactly",
    },
  );
  g.rule(
    "statement",
    "each player sends the top {what.quantity.n:int2} cards of their Deck to {to:place[in]} (or their entire Deck, if less than {what.quantity.orAllBelow:int2})",
    {
      ...top,
      "what.quantity.kind": "exactly",
    },
  );
}
