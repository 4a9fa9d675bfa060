import type { CardFacts } from "@chainwright/card-ir";
import { lookup } from "@chainwright/card-ir";
import type { BoardCard } from "@chainwright/scenario";
import { cardOf, useCardName, useCards } from "../cards/context.tsx";
import { playerName, useLanguage } from "../language.tsx";
import { Picture } from "../pictures/picture.tsx";
import type { Strings } from "../strings/en.ts";
import { useBoard, useHands } from "./context.tsx";
import { bandOf, framesOf } from "./frame.ts";
import { type Marks, useMarks } from "./marks.ts";

/** "★4", "☆4" for a Rank, "L2" for a Link Rating, a bare number for a mana cost. */
function levelOf(facts: CardFacts, isScale: boolean): string | undefined {
  if (isScale && facts.scale !== undefined) return `◇${facts.scale}`;
  if (facts.cost !== undefined) return String(facts.cost);
  if (facts.level === undefined || facts.kind !== "monster") return undefined;
  if (facts.categories.includes("link")) return `L${facts.level}`;
  return `${facts.categories.includes("xyz") ? "☆" : "★"}${facts.level}`;
}

type Trend = "up" | "down" | "same";

function trendOf(value: number, printed: number | undefined): Trend {
  if (printed === undefined || printed === value) return "same";
  return value > printed ? "up" : "down";
}

function Value({ value, printed, label }: { value: number; printed: number | undefined; label: string }) {
  const trend = trendOf(value, printed);
  const arrow = trend === "up" ? "▲" : trend === "down" ? "▼" : "";
  return (
    <span className="value" data-trend={trend} title={label}>
      {value}
      {arrow === "" ? null : (
        <span className="arrow" aria-hidden="true">
          {arrow}
        </span>
      )}
    </span>
  );
}

function Values({ card, facts }: { card: BoardCard; facts: CardFacts | undefined }) {
  const { t } = useLanguage();
  const inPlay = card.position !== undefined;
  const atk = card.atk ?? facts?.power ?? (inPlay ? undefined : facts?.atk);
  const def = card.def ?? (inPlay ? undefined : facts?.def);
  if (atk === undefined) return null;
  return (
    <span className="values">
      <Value value={atk} printed={facts?.atk ?? facts?.power} label={t.card.attack} />
      {def === undefined ? null : (
        <>
          <span aria-hidden="true">/</span>
          <Value value={def} printed={facts?.def} label={t.card.defense} />
        </>
      )}
    </span>
  );
}

/** All that the picture shows by shape and colour, for those who hear the page; the name stands before it. */
function describe(
  card: BoardCard,
  t: Strings,
  game: string,
  is: { readonly involved: boolean; readonly offered: boolean; readonly marks: Marks },
  host?: string,
): string {
  const tapped = game === "duel-masters";
  const parts = [""];
  if (card.face === "down") parts.push(t.board.faceDown);
  if (card.position === "defense") parts.push(tapped ? t.board.tapped : t.board.defensePosition);
  if (card.position === "attack" && !tapped) parts.push(t.board.attackPosition);
  if (card.atk !== undefined) parts.push(`${tapped ? t.card.power : t.card.attack} ${card.atk}`);
  if (card.def !== undefined) parts.push(`${t.card.defense} ${card.def}`);
  if (card.negated) parts.push(t.board.negated);
  for (const { kind, count } of card.counters ?? [])
    parts.push(t.board.counters(lookup(t.board.counterNames, kind) ?? kind, count));
  if (card.owner !== undefined) parts.push(t.board.ownedBy(playerName(t, card.owner)));
  if (host !== undefined) parts.push(t.board.equippedTo(host));
  if (card.under?.length) parts.push(t.board.under(card.under.length));
  for (const link of is.marks.links.get(card.id) ?? [])
    parts.push(game === "ocg" ? t.chain.link(link) : t.board.used);
  for (const link of is.marks.targets.get(card.id) ?? [])
    parts.push(game === "ocg" ? t.board.targetOfLink(link) : t.board.target);
  if (is.marks.attacker === card.id) parts.push(t.board.attacks);
  if (is.marks.attacked === card.id) parts.push(t.board.attacked);
  if (is.involved) parts.push(t.board.involved);
  if (is.offered) parts.push(t.board.offered);
  return parts.join(", ");
}

/** How wide the longest word of a name is, in sizes of its letters: it should not have to be broken. */
function longestWord(name: string): number {
  // Japanese may be broken anywhere, Korean only between words.
  const widthOf = (letter: string) =>
    /\p{Script=Hangul}/u.test(letter) ? 1 : /[\p{L}\p{N}]/u.test(letter) ? 0.7 : 0.4;
  const words = name.split(/[\s-]|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u);
  return Math.max(1, ...words.map((word) => [...word].reduce((width, letter) => width + widthOf(letter), 0)));
}

interface CardFaceProps {
  readonly card: BoardCard;
  readonly involved: boolean;
  /** In a hand: who may know it looks at its face. */
  readonly held?: boolean;
}

/** A card on the table. Lying across: Defense Position, or tapped. */
export function CardFace({ card, involved, held = false }: CardFaceProps) {
  const { t } = useLanguage();
  const view = useCards();
  const { offered, press } = useBoard();
  const marks = useMarks();
  const hand = useHands().useCard(card);
  const nameIn = useCardName();
  const name = nameIn(card.card);
  const host = card.equippedTo === undefined ? undefined : nameIn(card.equippedTo);
  const facts = cardOf(view, card.card)?.facts;
  const frames = framesOf(facts);
  const lying = card.position === "defense";
  // Among Spells and Traps a monster is a Pendulum Scale; there it has neither position nor values.
  const isScale = card.position === undefined && !held;
  const level = facts === undefined ? undefined : levelOf(facts, isScale);
  const isBack = card.face === "down" && !(held && card.card !== "");
  return (
    <button
      type="button"
      className="card"
      data-id={card.id}
      data-card={card.card}
      data-face={isBack ? "down" : "up"}
      data-lying={lying || undefined}
      data-targeted={marks.targets.has(card.id) || undefined}
      data-fights={marks.attacker === card.id || marks.attacked === card.id || undefined}
      data-involved={involved || undefined}
      data-offered={offered.has(card.id) || undefined}
      data-negated={card.negated}
      style={{
        "--frame": bandOf(frames, lying ? "to bottom" : "to right"),
        "--tint": `var(--frame-${frames[0]}, var(--frame-unknown))`,
        "--longest": longestWord(name).toFixed(2),
      }}
      onClick={() => press(card)}
      {...hand}
    >
      {isBack ? null : <Picture passcode={cardOf(view, card.card)?.passcode} alt="" />}
      <span className="card-name">{isBack ? <i>{name}</i> : name}</span>
      {host === undefined ? null : (
        <span className="host" aria-hidden="true">
          → {host}
        </span>
      )}
      <span className="sr-only">
        {describe(card, t, view.game, { involved, offered: offered.has(card.id), marks }, host)}
      </span>
      {isBack ? null : (
        <span className="card-foot" aria-hidden="true">
          {level === undefined ? null : <span className="level">{level}</span>}
          {isScale ? null : <Values card={card} facts={facts} />}
        </span>
      )}
      <Badges card={card} />
      <LinkNumbers card={card} />
    </button>
  );
}

function Badges({ card }: { card: BoardCard }) {
  const { t } = useLanguage();
  const under = card.under?.length ?? 0;
  if (!card.negated && !card.counters && card.owner === undefined && under === 0) return null;
  return (
    <span className="badges" aria-hidden="true">
      {card.negated ? <span className="badge negated">{t.board.negated}</span> : null}
      {card.counters?.map(({ kind, count }) => (
        <span key={kind} className="badge" title={lookup(t.board.counterNames, kind) ?? kind}>
          ●{count}
        </span>
      ))}
      {card.owner === undefined ? null : <span className="badge">{card.owner}</span>}
      {under > 0 ? <span className="badge">+{under}</span> : null}
    </span>
  );
}

/** The numbers of the Chain Links that the card is. */
function LinkNumbers({ card }: { card: BoardCard }) {
  const { game } = useCards();
  const links = useMarks().links.get(card.id);
  if (links === undefined || game !== "ocg") return null;
  return (
    <span className="link-numbers" aria-hidden="true">
      {links.map((link) => (
        <span key={link} className="link-number">
          {link}
        </span>
      ))}
    </span>
  );
}

/** A card as one line: in hands, mana and piles. */
export function CardPlate({ card, involved }: { card: BoardCard; involved: boolean }) {
  const { t } = useLanguage();
  const view = useCards();
  const { offered, press } = useBoard();
  const marks = useMarks();
  const hand = useHands().useCard(card);
  const name = useCardName()(card.card);
  const frames = framesOf(cardOf(view, card.card)?.facts);
  return (
    <button
      type="button"
      className="plate"
      data-id={card.id}
      data-card={card.card}
      data-face={card.face}
      data-targeted={marks.targets.has(card.id) || undefined}
      data-lying={card.position === "defense" || undefined}
      data-involved={involved || undefined}
      data-offered={offered.has(card.id) || undefined}
      style={{ "--frame": bandOf(frames, "to bottom") }}
      onClick={() => press(card)}
      {...hand}
    >
      {name}
      <LinkNumbers card={card} />
      <span className="sr-only">
        {describe(card, t, view.game, { involved, offered: offered.has(card.id), marks })}
      </span>
    </button>
  );
}
