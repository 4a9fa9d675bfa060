import {
  eachNode,
  isNode,
  isReference,
  type NounPhrase,
  type Place,
  type Trait,
  type Who,
} from "@chainwright/card-ir";

/** The places of which the words of a group speak. */
export function placesIn(group: unknown): readonly Place[] {
  const places: Place[] = [];
  eachNode(group, ({ trait, place, by }) => {
    if (isNode(place)) places.push(place as unknown as Place);
    if (trait === "controlled") places.push({ of: by as Place["of"], names: ["field"] } as Place);
  });
  return places;
}

/** A player Tributes their own monsters, where the text names no others. */
export function onOwnField(what: NounPhrase, by: Who = "you"): NounPhrase {
  // "This card and 1 monster": the other one as well.
  if (isReference(what)) return what.and === undefined ? what : { ...what, and: onOwnField(what.and, by) };
  const placed = [...what.traits, ...what.where].some(({ trait }) =>
    ["in", "from", "controlled", "one-of"].includes(trait),
  );
  const own: Trait = { trait: "controlled", by };
  return placed ? what : { ...what, where: [...what.where, own] };
}

const HIDDEN = ["deck", "hand"] as const;

export type HiddenPlace = (typeof HIDDEN)[number];

/** "1 Equip Spell from their Deck": the opponent's places of which words speak, where they speak of no others. */
export function hiddenPlaces(what: NounPhrase): readonly HiddenPlace[] {
  const places = isReference(what) ? [] : placesIn(what);
  const hidden = HIDDEN.filter((one) => places.some(({ names }) => names.includes(one)));
  const areAll = places.every(
    ({ of, names }) => of === "opponent" && names.every((name) => hidden.some((one) => one === name)),
  );
  return areAll ? hidden : [];
}
