// The same position told in another way: what a ruling does not depend on is changed, and it has to come out the same.

const OTHER = { A: "B", B: "A" };
const swapSeat = (text) => OTHER[text] ?? text.replace(/^([AB])'s /, (_, seat) => `${OTHER[seat]}'s `);

/** Every string of a document, and every key, put through a function. */
function mapped(value, string) {
  if (typeof value === "string") return string(value);
  if (Array.isArray(value)) return value.map((one) => mapped(one, string));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [string(key), mapped(one, string)]));
}

/**
 * A scenario with the players' seats exchanged: it does not matter who is A, only whose turn it is. A name without an owner counts
 * the copies of A first, so one that both have means another card then.
 */
export function mirrored({ title, note: _, cards, turn, variants, ...rest }) {
  const player = turn?.player ?? "A";
  return {
    ...mapped(rest, swapSeat),
    title,
    ...(cards && { cards }),
    turn: mapped({ ...turn, player }, swapSeat),
    ...(variants && {
      variants: variants.map(({ title: own, note: __, turn: other, ...variant }) => ({
        ...mapped(variant, swapSeat),
        title: own,
        ...(other && { turn: mapped({ player, ...other }, swapSeat) }),
      })),
    }),
  };
}
