import type { DeckEntry } from "@chainwright/formats";
import { numbers } from "@chainwright/kernel";
import type { Pool } from "@chainwright/pool";
import { ROOMS } from "@chainwright/scenario";
import { useState } from "react";
import { useLanguage } from "../language.tsx";
import { CardName } from "./name.tsx";

/** The first cards of a shuffled deck: the same for the same seed. */
function drawn(entries: readonly DeckEntry[], seed: number, hand: number): readonly string[] {
  const below = numbers(seed);
  const cards = entries.flatMap(({ name, copies }) => Array.from({ length: copies }, () => name));
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [cards[i], cards[j]] = [cards[j] ?? "", cards[i] ?? ""];
  }
  return cards.slice(0, hand);
}

interface SampleHandProps {
  readonly entries: readonly DeckEntry[];
  readonly pool: Pool;
}

/** A hand as the deck might give it. Its number brings the same one back. */
export function SampleHand({ entries, pool }: SampleHandProps) {
  const { t } = useLanguage();
  const [seed, setSeed] = useState(1);
  const hand = drawn(entries, seed, ROOMS[pool.game].openingHand);
  return (
    <section className="deck-hand">
      <h2>{t.decks.hand}</h2>
      {hand.length === 0 ? (
        <p className="soft note">{t.decks.noCards}</p>
      ) : (
        <>
          <ol className="deck-cards" aria-live="polite">
            {hand.map((name, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold copies of a card
              <li key={i}>
                <CardName name={name} record={pool.record(name)} />
              </li>
            ))}
          </ol>
          <p className="hand-bar">
            <button type="button" onClick={() => setSeed(seed + 1)}>
              {t.decks.drawAgain}
            </button>
            <label>
              <span>{t.decks.seed}</span>
              <input
                type="number"
                min={0}
                max={0x7fffffff}
                value={seed}
                onChange={({ currentTarget }) => setSeed(Math.trunc(currentTarget.valueAsNumber) || 0)}
              />
            </label>
          </p>
        </>
      )}
    </section>
  );
}
