import type { GameId } from "@chainwright/card-ir";
import type { DeckRules } from "@chainwright/engine/game";
import type { DeckLineProblem, ResolvedDeck } from "@chainwright/formats";
import { RULES } from "@chainwright/rulebook";
import type { Pools } from "@chainwright/scenario";
import { gameName, type Tongue, useLanguage, wordFor } from "../language.tsx";
import { FoldedRule } from "../rules/rule.tsx";
import type { Strings } from "../strings/en.ts";
import type { Part } from "./draft.ts";
import { gameOfStrangers } from "./other-game.ts";

interface FaultsProps {
  readonly checked: ResolvedDeck;
  readonly rules: DeckRules;
  readonly game: GameId;
  readonly pools: Pools;
  /** Makes it a deck of another game. */
  readonly moveTo: (game: GameId) => void;
}

/** What a fault says, and the rules it rests on. */
interface Said {
  readonly words: string;
  readonly rules: readonly number[];
}

/** What stands against the deck, with the rules that say so. */
export function Faults({ checked, rules, game, pools, moveTo }: FaultsProps) {
  const tongue = useLanguage();
  const { t } = tongue;
  const faults = faultsOf(checked, rules, game, tongue);
  const home = gameOfStrangers(checked, game, pools);
  return (
    <section className="deck-faults" aria-label={t.decks.faults}>
      <p className="mark" data-ok={faults.length === 0} role="status">
        {faults.length === 0 ? t.decks.allowed : t.decks.notAllowed(faults.length)}
      </p>
      {home === undefined ? null : (
        <p className="notice bad" role="alert">
          {t.decks.otherGame(gameName(t, home))}{" "}
          <button type="button" onClick={() => moveTo(home)}>
            {t.decks.moveTo(gameName(t, home))}
          </button>
        </p>
      )}
      <ul>
        {faults.map(({ words, rules: numbers }) => (
          <li key={words}>
            {words}
            {numbers.map((number) => (
              <FoldedRule key={number} id={RULES[number]?.id ?? ""} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is wrong with a line of a deck file. */
export const lineFault = ({ fault, line, what }: DeckLineProblem, t: Strings): string =>
  fault === "no-text" ? t.decks.noText : `${t.table.line(line)} ${t.decks.noCard(what)}`;

/** What stands against a deck, in words. */
export function faultsOf(
  { deck, faults, misplaced, unknown }: ResolvedDeck,
  rules: DeckRules,
  game: GameId,
  { lang, t }: Tongue,
): readonly Said[] {
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
  const strangers = unknown.map(({ name, passcode, near }) => {
    const words = t.decks.unknown(name ?? String(passcode));
    return near === undefined ? words : `${words} ${t.decks.near(near.card?.name[lang] ?? near.name)}`;
  });
  return [
    ...said,
    ...[...new Set(strangers)].map((words) => ({ words, rules: [] })),
    ...[...new Set(misplaced.map(({ card }) => card.name[lang] ?? card.name.en))].map((name) => ({
      words: t.decks.misplaced(name, partName("extra")),
      rules: [],
    })),
  ];
}
