import type { GameId } from "@chainwright/card-ir";
import type { DeckRules } from "@chainwright/engine";
import type { ResolvedDeck } from "@chainwright/formats";
import { RULES } from "@chainwright/rulebook";
import { useLanguage, wordFor } from "../language.tsx";
import { FoldedRule } from "../rules/rule.tsx";
import type { Part } from "./draft.ts";

interface FaultsProps {
  readonly checked: ResolvedDeck;
  readonly rules: DeckRules;
  readonly game: GameId;
}

/** What a fault says, and the rules it rests on. */
interface Said {
  readonly words: string;
  /** In English: what may have been meant. */
  readonly hint?: string | undefined;
  readonly rules: readonly number[];
}

/** What stands against the deck, with the rules that say so. */
export function Faults({ checked, rules, game }: FaultsProps) {
  const { t } = useLanguage();
  const faults = useFaults(checked, rules, game);
  return (
    <section className="deck-faults" aria-label={t.decks.faults}>
      <p className="mark" data-ok={faults.length === 0} role="status">
        {faults.length === 0 ? t.decks.allowed : t.decks.notAllowed(faults.length)}
      </p>
      <ul>
        {faults.map(({ words, hint, rules: numbers }) => (
          <li key={words}>
            {words}
            {hint === undefined ? null : <span lang="en"> ({hint})</span>}
            {numbers.map((number) => (
              <FoldedRule key={number} id={RULES[number]?.id ?? ""} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function useFaults(
  { deck, faults, misplaced, unknown }: ResolvedDeck,
  rules: DeckRules,
  game: GameId,
): readonly Said[] {
  const { lang, t } = useLanguage();
  const partName = (part: Part) => wordFor(t.decks.parts, part, game);
  const said = faults.map((fault): Said => {
    if (fault.kind === "size") {
      const { least, most } = rules.sizes[fault.part];
      const words = t.decks.size(partName(fault.part), deck[fault.part].length, least, most);
      return { words, rules: fault.rules };
    }
    const card = deck[fault.part][fault.at]?.card;
    const english = card?.name.en ?? "";
    const name = card?.name[lang] ?? english;
    const group = card === undefined ? undefined : fault.limit.groupOf(card);
    const most = card === undefined ? 0 : fault.limit.most(card);
    const words =
      most === 0
        ? t.decks.forbidden(name)
        : t.decks.tooMany(
            group === undefined || group === english ? name : wordFor(t.decks.groups, group),
            most,
          );
    return { words, rules: fault.rules };
  });
  const strangers = new Map(
    unknown.map(({ name, passcode, suggestion }) => [name ?? String(passcode), suggestion]),
  );
  return [
    ...said,
    ...[...strangers].map(([name, hint]) => ({ words: t.decks.unknown(name), hint, rules: [] })),
    ...[...new Set(misplaced.map(({ card }) => card.name[lang] ?? card.name.en))].map((name) => ({
      words: t.decks.misplaced(name, partName("extra")),
      rules: [],
    })),
  ];
}
