import { alike } from "../common/alike.ts";
import type { Grammar } from "../grammar.ts";
import type { Token } from "../tokens.ts";

/** How many words from `at` on name a counter: those with a capital letter that end with "Counter". */
function lengthOfName(tokens: readonly Token[], at: number): number {
  for (let n = 1; ; n++) {
    const token = tokens[at + n - 1];
    if (token === undefined) return 0;
    if (/(?:^|-)Counters?$/.test(token.text)) return n > 1 || token.text.includes("-") ? n : 0;
    // "Hi-Five the Sky Counter", "Emperor's Key Counter"
    const isPart = /^[A-Z]/.test(token.text) || (n > 1 && /^(?:the|of|'s)$/.test(token.text));
    if (!isPart) return 0;
  }
}

/** Counters: placed, removed, and what is said of cards that have some. */
export function ocgCounters(g: Grammar): void {
  const name = { kind: "word" as const, length: lengthOfName };
  const isOne = (value: unknown): boolean => typeof value === "string" && value.endsWith("Counter");
  g.terminal("named-counter[sg]", {
    ...name,
    read: ({ text }) => (isOne(text) ? text : undefined),
    write: (value) => (isOne(value) ? String(value) : undefined),
    called: "the name of a counter",
  });
  g.terminal("named-counter[pl]", {
    ...name,
    read: ({ text }) => (isOne(text) ? undefined : text.slice(0, -1)),
    write: (value) => (isOne(value) ? `${String(value)}s` : undefined),
    called: "the name of counters",
  });
  g.rule("named-counter[s]", "{=:named-counter[sg]}(s)");
  g.rule("counter[M]", "{=:named-counter[M]}");
  for (const [number, word] of [
    ["sg", "counter"],
    ["pl", "counters"],
    ["s", "counter(s)"],
  ] as const)
    g.rule(`counter[${number}]`, word, "counter");
  placing(g);
  removing(g);
  having(g);
}

function placing(g: Grammar): void {
  const place = { verb: "place-counter" };
  g.rule("how-many-counters", "<<1|@a>> {counter:counter[sg]}", { count: 1 });
  g.rule("how-many-counters", "{count:int2} {counter:counter[pl]}");
  g.rule("step[F]", "<place> {...:how-many-counters} on {what:on-several}", place);
  g.rule("step[F]", "<place> {...:how-many-counters} on {what:on-several} (max. {max:int})", place);
  g.rule("step[F]", "<place> up to {count:int2} {counter:counter[pl]} on {what:obj}", {
    ...place,
    upTo: true,
  });
  // Several counters over several cards, shared out as the player likes.
  g.rule("on-several", "{=:obj}");
  g.rule("on-several", "<<each|each one>>", { ref: "them" }, { wording: "each-one" });
  g.rule("on-several", "{...:these[s]}", { quantity: { kind: "some" } }, { wording: "bare" });
  g.rule("on-several", "each {...:these[sg]}", { quantity: { kind: "every" } }, { wording: "each" });
  g.rule(
    "on-several",
    "each {traits:named}",
    { quantity: { kind: "every" }, noun: "card", where: [] },
    { wording: "each" },
  );
  g.noted("on-several");
  // "any of those monsters that are Level 2 or higher"
  g.rule(
    "subj[pl]",
    "any of {where:those-leveled}",
    { quantity: { kind: "all" }, traits: [], noun: "monster" },
    { wording: "any-of" },
  );
  g.rule("those-leveled", "{+:trait-one-of} that are {+:trait-level}");
  g.rule("it-was", "it is {where:so-leveled}", { ref: "it" }, { wording: "level" });
  g.rule("so-leveled", "{+:trait-level}");
  g.rule(
    "state",
    "this card is {what.where:so-leveled}",
    { kind: "exists", "what.ref": "this-card" },
    { wording: "leveled" },
  );
  g.rule("step[F]", "<place> 1 {counter:counter[sg]} on {what:obj} {count:per}[[ (max. {max:int})]]", place, {
    wording: "per",
  });
  g.rule("step[F]", "<place> {counter:counter[pl]} on {what:obj} {...:equal-to} {count:amount}", place);
  // "… the same number of Spell Counters on it that it had as a monster": before it was destroyed.
  g.rule(
    "step[F]",
    "<place> the same number of {counter&count.counter:counter[pl]} on {what:obj} that {count.of:bore-then} had[[ {...:as-a-monster}]]",
    { ...place, "count.value": "counters" },
    { wording: "as-many" },
  );
  alike(g, "as-a-monster", ["as a monster"]);
  for (const what of ["it", "{=:possessor}"])
    g.rule("bore-then", what, { ...(what === "it" && { ref: "it" }), former: true });
  g.noted("bore-then");
}

function removing(g: Grammar): void {
  const remove = { verb: "remove-counter" };
  for (const from of ["obj", "among"])
    for (const many of ["{...:how-many-counters}", "{...:left-open} {counter:counter[pl]}"])
      g.rule("step[F]", `<remove> ${many} from {from:${from}}`, remove);
  // "Remove Spell Counters from your field to activate 1 of these effects. ● 2: …": as many as that effect is marked with.
  g.rule("listed-counters", "{+:listed-counters-off}");
  g.rule("listed-counters-off", "{step:counters-listed}");
  for (const from of ["obj", "among"])
    g.rule(
      "counters-listed",
      `remove {counter:counter[pl]} from {from:${from}}`,
      { ...remove, count: "any" },
      { wording: "listed" },
    );
  g.noted("listed-counters-off", "counters-listed");
  g.rule("step[F]", "<remove> all {counter:named-counter[pl]} {from:off-bearers}", {
    ...remove,
    count: "all",
  });
  // Of every kind.
  g.rule("step[F]", "<remove> all counters {from:off-bearers}", { ...remove, count: "all" });
  for (const off of ["from", "on"])
    g.rule("off-bearers", `${off} {...:bearers}`, {}, { wording: `off-${off}` });
  // The field as a whole: as many cards as it takes, or all of them.
  for (const [category, kind] of [
    ["among", "some"],
    ["everywhere", "all"],
  ] as const) {
    for (const [words, of, wording] of [
      ["your field", "you", "field"],
      ["your side of the field", "you", "side"],
      ["anywhere on your field", "you", "anywhere"],
      ["the field", undefined, "field"],
      ["anywhere on the field", undefined, "anywhere"],
    ] as const) {
      const place = of === undefined ? { names: ["field"] } : { of, names: ["field"] };
      g.rule(
        category,
        words,
        { quantity: { kind }, traits: [], noun: "card", where: [{ trait: "in", place }] } as never,
        { wording, rule: `field-wide: ${words}` },
      );
    }
    g.noted(category);
  }
  g.rule("bearers", "{=:obj}");
  g.rule("bearers", "{=:everywhere}");
  // Where they are, or were before the card left the field.
  for (const [n, were] of [
    ["sg", "was"],
    ["pl", "were"],
  ] as const) {
    g.rule(`borne[${n}]`, "on {=:bearers}");
    g.rule(`borne[${n}]`, `that ${were} on this card`, { ref: "this-card", former: true }, { wording: were });
  }
  // "the number of counters you removed"
  alike(g, "removed-so", ["removed", "you removed"]);
  g.rule("borne[N]", "{...:removed-so}", { ref: "this-way", verb: "remove-counter" });
  g.noted("borne");
}

/** "monsters with a Spell Counter", "this card with 3 or more counters on it", "while this card has 2 counters on it" */
function having(g: Grammar): void {
  const some = { compare: "at-least", value: 1 };
  for (const [words, fields, wording] of [
    ["with @a {counter:counter[O]}", some, "O"],
    ["with {counter:counter[L]}", some, "bare-L"],
    ["with {value:int} {compare:or-less} {counter:counter[pl]}", {}, "or-more"],
    ["with {value:int2} {counter:counter[pl]}", { compare: "at-least" }, "n"],
    ["without @a {counter:counter[sg]}", { compare: "below", value: 1 }, "none"],
    ["without {counter:counter[pl]}", { compare: "below", value: 1 }, "none-pl"],
  ] as const)
    g.rule(
      "trait-with-counters",
      `${words}[[ {...:on-itself}]]`,
      { trait: "with-counters", ...fields },
      { wording },
    );
  for (const it of ["it", "them"]) g.rule("on-itself", `on ${it}`, {}, { wording: `on-${it}` });
  g.rule("trait-with", "{=:trait-with-counters}");
  g.rule("trait-that", "that you can place @a {counter:counter[sg]} on", { trait: "takes-counters" });
  g.rule(
    "trait-that",
    "you can place @a {counter:counter[sg]} on",
    { trait: "takes-counters" },
    { wording: "bare" },
  );
  g.noted("trait-with-counters");
  const counted = { kind: "value", "value.value": "counters" };
  g.rule("at-least-n", "{than:int2} {compare:or-less}");
  g.rule("at-least-n", "{than:int2}[[+]]", { compare: "at-least" }, { wording: "or-more" });
  const many = "{...:at-least-n} {value.counter:counter[pl]}";
  for (const of of ["ref[sg]", "everywhere"]) g.rule("bearing-some", `{=:${of}}`);
  g.rule("state", `${many} are on {value.of:bearing-some}`, counted, { wording: "are-on" });
  g.rule("state", `there are ${many} on {value.of:bearing-some}`, counted, { wording: "there" });
  g.rule("state", `you have ${many} on {value.of:everywhere}`, counted, { wording: "you-have" });
  g.rule("state", `{value.of:ref[sg]} has ${many}[[ {...:on-itself}]]`, counted, { wording: "has" });
  g.rule(
    "state",
    "{value.of:ref[sg]} has @a {value.counter:counter[O]}[[ {...:on-itself}]]",
    { ...counted, compare: "at-least", than: 1 },
    { wording: "O" },
  );
}
