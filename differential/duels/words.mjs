// How both sides name a card in a place.

const SEATS = ["A", "B"];
/** Zones in which two copies of a card are two, by their place. */
const PLACED = new Set(["monster", "spell"]);

/** "Sangan@A.monster2"; two copies of a card in a pile are one. */
export function cardKey(name, { player, zone, slot }) {
  return `${name}@${SEATS[player]}.${zone}${PLACED.has(zone) ? slot : ""}`;
}

/** The name and the zone in such words. */
export const nameIn = (word) =>
  word.replace(/^(activate|process|summon|spsummon|set|pos|attack) /, "").replace(/@[AB]\.\w+$/, "");
export const zoneIn = (word) => /@[AB]\.([a-z]+)\d*$/.exec(word)?.[1] ?? "";
/** Such words without the zone of its row in which a card lies. */
export const unplaced = (word) => word.replace(/(@[AB]\.[a-z]+)\d+$/, "$1");

/** What of one list is not in the other, with repetitions. */
export function missing(list, others) {
  const left = [...others];
  return list.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
