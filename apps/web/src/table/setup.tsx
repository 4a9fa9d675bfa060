import type { GameId } from "@chainwright/card-ir";
import { tell } from "@chainwright/explain";
import type { ResolvedDeck } from "@chainwright/formats";
import { type MatchSetup, ReplayError } from "@chainwright/players";
import { NEWEST, type Profile } from "@chainwright/rulebook";
import { type ReportCard, ROOMS, SEATS } from "@chainwright/scenario";
import type { Table } from "@chainwright/table";
import { type FormEvent, useState } from "react";
import { WordsAt } from "../cards/reading.tsx";
import { Choice } from "../common/choice.tsx";
import { FileField } from "../common/file-field.tsx";
import { faultsOf, lineFault } from "../decks/faults.tsx";
import { gameOfStrangers } from "../decks/other-game.ts";
import type { Engine } from "../engine.ts";
import { gameName, useLanguage } from "../language.tsx";
import { GAMES } from "../route.ts";
import { TooSlow } from "../sandbox.ts";
import { builtDecks, type DeckSource, decksOf, readDeck } from "./decks.ts";
import { forgetDuel, type Kept, keptDuel } from "./kept.ts";
import { loadSession } from "./position.ts";
import { isAgainstBot, isInstant, SEATINGS, type Seating, Session } from "./session.ts";

interface SetupFormProps {
  readonly engine: Engine;
  /** The game to begin with, where the page was opened for one. */
  readonly game: GameId | undefined;
  /** The number of the duel, where the page was opened for one. */
  readonly seed: number | undefined;
  readonly begin: (session: Session) => void;
}

/** Short enough to be told to somebody. */
const randomSeed = (): number => Math.floor(Math.random() * 1_000_000);

const HIGHEST_SEED = 0x7fffffff;

/** Cards with a text that cannot be carried out: they take part without effects. */
const bodiesOf = ({ table }: Session) => table.match.bodies.filter(({ card }) => card.text !== "");

/** How many cards of each deck are played in part, and of each of these the words that are done by hand. */
function InPart({ table }: { readonly table: Table }) {
  const { lang, t } = useLanguage();
  const { setup } = table.match;
  const cards = inPartOf(table);
  if (cards.length === 0 || !("decks" in setup)) return null;
  return (
    <>
      {setup.decks.map(({ main, extra }, i) => {
        const all = [...main, ...extra];
        const some = all.filter(({ name }) => cards.some((one) => one.name.en === name.en));
        const deck = t.table.deckOf(SEATS[i] ?? "");
        return some.length === 0 ? null : <p key={deck}>{t.table.inPartOf(deck, some.length, all.length)}</p>;
      })}
      <p>{t.table.inPart}</p>
      <ul>
        {cards.map(({ name, text, byHand = [] }) => (
          <li key={name.en}>
            {name[lang]}: <WordsAt spans={byHand.map(({ span }) => span)} text={text} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The cards of a duel that are played in part. */
const inPartOf = ({ cards }: Table): readonly ReportCard[] =>
  Object.values(cards.cards).filter(({ byHand }) => byHand !== undefined);

/** What a duel begins with: the game, who plays, the decks, the rules' date. */
export function SetupForm({ engine, game: wanted, seed: number, begin }: SetupFormProps) {
  const tongue = useLanguage();
  const { lang, t } = tongue;
  const [game, setGame] = useState<GameId>(wanted ?? "ocg");
  const [seating, setSeating] = useState<Seating>("bot");
  const [day, setDay] = useState("");
  const [seed, setSeed] = useState(() => String(number ?? randomSeed()));
  const [own, setOwn] = useState<readonly DeckSource[]>([]);
  const [trouble, setTrouble] = useState<readonly string[]>([]);
  const decks = [...own, ...builtDecks(game, t.decks.nameless), ...decksOf(game)];
  const [chosen, setChosen] = useState<readonly [number, number]>([0, 1]);
  const [kept, setKept] = useState(keptDuel);
  /** A duel with cards that have no effects in it: whoever begins it is to know. */
  const [doubted, setDoubted] = useState<Session>();

  const otherGame = (resolved: ResolvedDeck): readonly string[] => {
    const home = gameOfStrangers(resolved, game, engine.pools);
    return home === undefined ? [] : [t.decks.otherGame(gameName(t, home))];
  };

  const start = (event: FormEvent) => {
    event.preventDefault();
    const rules: Profile = { date: day === "" ? NEWEST : day, region: null };
    const read = chosen.map((at) => {
      const source = decks[at] ?? decks[0];
      if (source === undefined) throw new Error("no game is without decks");
      return { name: source.name, ...readDeck(source, game, engine.pools, rules) };
    });
    const wrong = read.flatMap(({ name, file, resolved, rules: deckRules }) =>
      [
        ...file.problems.map((problem) => lineFault(problem, t)),
        ...otherGame(resolved),
        ...faultsOf(resolved, deckRules, game, tongue).map(({ words }) => words),
      ].map((words) => `${name}: ${words}`),
    );
    // Both players may have the same deck.
    setTrouble([...new Set(wrong)]);
    const [first, second] = read;
    if (wrong.length > 0 || first === undefined || second === undefined) return;
    const setup: MatchSetup = {
      room: ROOMS[game],
      rules,
      seed: Number(seed),
      decks: [first.deck, second.deck],
      everyWindow: true,
      inPart: true,
    };
    const session = new Session(setup, seating, isInstant());
    if (bodiesOf(session).length === 0 && inPartOf(session.table).length === 0) begin(session);
    else setDoubted(session);
  };

  const load = async ({ replay, seating: as, wishes, passed = [] }: Kept) => {
    try {
      const session = await loadSession(replay, engine, as);
      if (wishes !== undefined) session.everyWishes = wishes;
      session.passed = passed;
      begin(session);
    } catch (error) {
      if (!(error instanceof ReplayError || error instanceof TooSlow)) throw error;
      setTrouble([`${t.table.cannotLoad} ${tell(error.told, lang)}`]);
    }
  };

  return (
    <form
      className="table-setup"
      onSubmit={start}
      onChange={() => {
        // What was said is about another choice.
        setTrouble([]);
        setDoubted(undefined);
      }}
    >
      <h1>{t.table.title}</h1>
      <p className="intro">{t.table.intro}</p>
      {kept === undefined ? null : (
        <p className="notice">
          <span>{t.table.kept}</span>
          <span>
            <button type="button" onClick={() => load(kept)}>
              {t.table.resume}
            </button>{" "}
            <button
              type="button"
              className="quiet"
              onClick={() => {
                void forgetDuel();
                setKept(undefined);
              }}
            >
              {t.table.forget}
            </button>
          </span>
        </p>
      )}
      <Choice
        title={t.gallery.game}
        options={GAMES.map((one) => [one, gameName(t, one)])}
        value={game}
        choose={(next) => {
          setGame(next);
          setChosen([0, 1]);
          setOwn([]);
        }}
      />
      <Choice
        title={t.table.who}
        options={SEATINGS.map((one) => [one, t.table.seatings[one]])}
        value={seating}
        choose={setSeating}
      />
      {seating === "two" ? <p className="soft note">{t.table.twoNote}</p> : null}
      <div className="fields">
        {([0, 1] as const).map((seat) => (
          <label key={seat}>
            <span>
              {t.table.deckOf(
                `${seat === 0 ? t.board.playerA : t.board.playerB}${isAgainstBot(seating) ? ` (${seat === 0 ? t.table.you : t.table.bot})` : ""}`,
              )}
            </span>
            <select
              value={chosen[seat] ?? 0}
              onChange={(event) => {
                const at = Number(event.currentTarget.value);
                setChosen(seat === 0 ? [at, chosen[1]] : [chosen[0], at]);
              }}
            >
              {decks.map(({ name }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: decks may have the same name
                <option key={at} value={at}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ))}
        <FileField
          label={t.table.deckFile}
          accept=".ydk,.txt"
          read={(name, text) => {
            setOwn([{ name, text }, ...own]);
            setChosen([0, chosen[1] + 1]);
          }}
        />
        <label>
          <span>{t.page.rulesOf}</span>
          <input type="date" value={day} onChange={(event) => setDay(event.currentTarget.value)} />
          <small>{t.table.newestIfEmpty}</small>
        </label>
        <label>
          <span>{t.table.seed}</span>
          <input
            type="number"
            required
            min={0}
            max={HIGHEST_SEED}
            value={seed}
            onChange={(event) => setSeed(event.currentTarget.value)}
          />
          <small>{t.table.seedNote}</small>
        </label>
      </div>
      {trouble.length === 0 ? null : (
        <div className="notice bad" role="alert">
          {trouble.map((one) => (
            <p key={one}>{one}</p>
          ))}
        </div>
      )}
      {doubted === undefined ? null : (
        <div className="notice bad" role="alert">
          {bodiesOf(doubted).length === 0 ? null : (
            <>
              <p>{t.table.bodies}</p>
              <ul>
                {bodiesOf(doubted).map(({ card: { name, text }, spans }) => (
                  <li key={name.en}>
                    {name[lang] ?? name.en}: <WordsAt spans={spans} text={text} />
                  </li>
                ))}
              </ul>
            </>
          )}
          <InPart table={doubted.table} />
          <p>
            <button type="button" onClick={() => begin(doubted)}>
              {t.table.allTheSame}
            </button>
          </p>
        </div>
      )}
      <p className="actions">
        <button type="submit" className="primary">
          {t.table.start}
        </button>
        <FileField
          label={t.table.load}
          accept=".json"
          read={(_, replay) => load({ replay, seating: "alone" })}
        />
      </p>
    </form>
  );
}
