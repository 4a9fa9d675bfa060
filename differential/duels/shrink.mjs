// The shortest way to a divergence: fewer choices, then fewer cards that say anything.

/** What a divergence is about: two with the same cause are one. */
export function causeOf({ what, only, act, name, part, how, question, asked, ours = [], theirs = [] }) {
  if (what === "legal" || what === "window") return `${what} only ${only}: ${act} ${name}`;
  const cards = [...ours, ...theirs].map((said) =>
    said.replace(/ (\d+|face-down|attack|defense|\(\d+ counters\)|-?\d+\/-?\d+)/g, ""),
  );
  const about = [...new Set(cards)].sort().slice(0, 3).join(", ");
  return [what, how, part, question, asked, about]
    .filter((one) => one !== undefined && one !== "")
    .join(": ");
}

/** The first divergence that no filter explains. */
export const firstOf = ({ divergences }) => divergences.find(({ filter }) => filter === undefined);

/**
 * Leaves out choices, half of them, then quarters and so on, as long as the same divergence comes of the rest; `again` plays
 * with a list of choices, and gives the cause of what differs first.
 */
export async function fewerChoices(choices, cause, again, tries) {
  let left = choices;
  for (
    let size = Math.ceil(left.length / 2);
    size >= 1 && tries > 0;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let at = left.length - size; at > -size && tries > 0; at -= size) {
      const shorter = [...left.slice(0, Math.max(0, at)), ...left.slice(Math.max(0, at) + size)];
      tries--;
      if ((await again(shorter)) === cause) left = shorter;
    }
  }
  return left;
}

/** Puts a card without any text in the place of those that nobody names, all at once or else half of them. */
export async function fewerCards(decks, named, blank, cause, again) {
  const keeps = (card) => card.name.en === blank.name.en || named.some((word) => word.includes(card.name.en));
  const without = (may) =>
    decks.map((deck) => ({
      ...deck,
      main: deck.main.map((card, i) => (may(i) && !keeps(card) ? blank : card)),
    }));
  const halves = [() => true, (i) => i % 2 === 0, (i) => i % 2 === 1];
  for (const half of halves) {
    const tried = without(half);
    if ((await again(tried)) === cause) return tried;
  }
  return decks;
}
