// Cards without a text, made up where an effect asks for one that no card of the pool is.
import { cardAsOf } from "@chainwright/pool";
import { isPrinted, traitsOf } from "./fitting.mjs";
import { groupsIn } from "./groups.mjs";

/** Cards that fit what some words ask for and no card of the pool does. */
export function* standInsFor(words, fits, date) {
  for (const { group, verb } of groupsIn(words))
    if (fits(group).length === 0) yield standIn(group, verb, date);
}

/** What a made-up card has to be; of several things that would do, the first. */
const printedOf = (group) =>
  traitsOf(group)
    .filter((one) => isPrinted(one) && one.not !== true)
    .map((one) => (one.trait === "any-of" ? one.traits[0] : one));

/** What kind of monster a step is about. */
const KINDS = { "ritual-summon": "ritual", "fusion-summon": "fusion" };

function standIn(group, verb, date) {
  const said = Object.fromEntries(
    printedOf(group).map((one) => [one.trait === "stat" ? one.stat : one.trait, one]),
  );
  const series = said.series?.series;
  const monster = {
    kind: "monster",
    categories: [said.kind?.kind ?? KINDS[verb] ?? "normal"],
    attribute: said.attribute?.attribute ?? "DARK",
    type: said.type?.type ?? "Fiend",
    level: said.level?.value ?? 4,
    atk: said.atk?.value ?? 1000,
    def: said.def?.value ?? 1000,
  };
  const isSpell =
    ["spell", "spell-or-trap"].includes(group.noun) || (verb === "set" && group.noun === "card");
  const kind = group.noun === "trap" ? "trap" : "spell";
  const facts = isSpell || kind === "trap" ? { kind, categories: [said.kind?.kind ?? "normal"] } : monster;
  const words = Object.values(said).map(({ trait, span, ...what }) => Object.values(what).join(" "));
  const en = said.name?.name ?? `Stand-in: ${words.join(" ")} ${group.noun}`;
  const record = {
    game: "ocg",
    name: { en },
    facts: { ...facts, series: series ? [series] : [] },
    versions: [],
  };
  return cardAsOf({ record, readings: [] }, date);
}
