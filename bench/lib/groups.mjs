// The groups of cards that an effect speaks of, and where they have to be.
import { kindsOf } from "@chainwright/compiler";
import { traitsOf } from "./fitting.mjs";

/** Conditions that say by themselves where their cards have to be. */
const SPEAKING = new Set(["activated-card", "has-material"]);

/** From where what an event is about has to come: "is sent from the hand", "when you draw a monster"; what is Summoned, from the hand. */
const whence = ({ event, from, manner, to, agent }) => {
  if (event === "summoned") return from ?? { of: agent ?? to?.of ?? "you", names: ["hand"] };
  if (event !== "moved") return undefined;
  if (manner?.includes("drawn")) return { of: to?.of ?? "you", names: ["deck"] };
  return from === undefined ? undefined : { of: to?.of, ...from };
};

/** Groups of cards anywhere in an effect, with the verb or condition that speaks of them. */
export function* groupsIn(node, verb) {
  if (node === null || typeof node !== "object") return;
  if ("quantity" in node && "where" in node && node.quantity.kind !== "no" && node.noun !== "player") {
    // "1 “A” or 1 “B” in your hand": both are there. (“including this card” asks for no other.)
    const { including, ...rest } = node;
    for (const group of kindsIn(rest)) yield { group, verb };
    if (including !== undefined && "quantity" in including)
      yield { group: { ...including, where: [...(including.own ?? []), ...node.where] }, verb };
  }
  const by = node.verb ?? (SPEAKING.has(node.kind) ? node.kind : verb);
  const place = whence(node);
  for (const [key, below] of Object.entries(node))
    for (const one of groupsIn(below, by))
      if (key !== "subject" || place === undefined) yield one;
      else if (hasPlace(one.group)) yield { ...one, acts: node.event === "summoned" };
      else
        yield {
          ...one,
          group: { ...one.group, where: [...one.group.where, { trait: "in", place }] },
          acts: node.event === "summoned",
        };
}

/** The kinds that a group names. Where their place is said outside of it ("is sent from the hand") they have none of their own. */
function kindsIn(group) {
  const other = group.one ?? group.each ?? group.both;
  if (other === undefined) return [group];
  if ([group, { ...other, where: other.own ?? [] }].some(hasPlace)) return kindsOf(group);
  const kinds = kindsOf({ ...group, where: [...group.where, SOMEWHERE] });
  return kinds.map((kind) => ({ ...kind, where: kind.where.filter((trait) => trait !== SOMEWHERE) }));
}

const SOMEWHERE = { trait: "in", place: { names: ["field"] } };

const hasPlace = (group) => traitsOf(group).some(({ place }) => place !== undefined);

/** Where a player's cards have to be for a verb or a condition, whatever its words say. */
const HOME = {
  discard: "hand",
  "activated-card": "hand",
  tribute: "field",
  "has-material": "material",
  "ritual-summon": "hand",
  "fusion-summon": "extra-deck",
};
export const PLAYERS = { you: [0], opponent: [1] };
export const ANYBODY = [0, 1];

/** The places of a group, as pairs of a word and a player; on the field where it names none. */
export function placesOf(group, verb) {
  if (HOME[verb] !== undefined) return [[HOME[verb], 0]];
  const places = traitsOf(group).flatMap((trait) => trait.place ?? []);
  const by = traitsOf(group).find(({ trait }) => trait === "controlled")?.by;
  const said = places.length > 0 ? places : [{ of: by, names: ["field"] }];
  return said.flatMap(({ of, names }) =>
    (PLAYERS[of] ?? ANYBODY).flatMap((player) => names.map((name) => [name, player])),
  );
}

/** What the words of something ask for: cards of which one will do, where, and how many; and which of them are to be Summoned. */
export const needsIn = (words, fits) =>
  [...groupsIn(words)].map(({ group, verb, acts = false }) => ({
    definitions: fits(group),
    acts,
    places: placesOf(group, verb),
    count: group.quantity.n ?? 1,
    down: traitsOf(group).some(({ trait, face }) => trait === "set" || face === "down"),
  }));
