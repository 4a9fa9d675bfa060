import type { Arrow, GameId, Language } from "@chainwright/card-ir";
import { lookup } from "@chainwright/card-ir";
import { counterName, message, phaseTitle, placeName, seatName, zoneTitle } from "@chainwright/explain";
import { PLACES } from "@chainwright/ocg";
import { type Board, type BoardCard, type Report, SEATS, type SeatName } from "@chainwright/scenario";
import { HIDDEN } from "@chainwright/table";
import { indent, type Look } from "./look.ts";

/** The order in which a reader looks for zones; others follow. */
const ZONES = [
  "hand",
  "battle",
  "monster",
  "spell",
  "field",
  "shields",
  "mana",
  "extra",
  "graveyard",
  "banished",
  "deck",
];
/** Zones whose cards lie face-down as a matter of course. */
const FACE_DOWN = new Set(["hand", "deck", "extra", "shields"]);
/** Zones in which the values of a card matter. */
const FIGHTING = new Set(["monster", "battle"]);
/** Between cards; some names have commas. */
const BETWEEN = " · ";
/** Piles longer than this are counted instead of listed. */
const LONG = 12;

/** What is needed to write about the cards of a run. */
export type Cards = Pick<Report, "cards" | "game">;

export const cardName = (card: string, { cards }: Cards, { language }: Look): string =>
  card === HIDDEN ? message("ui.hidden-card", language) : (lookup(cards, card)?.name[language] ?? card);

function stand(game: GameId, card: BoardCard, language: Look["language"]): string[] {
  if (card.position === undefined) return [];
  if (game === "duel-masters") return card.position === "defense" ? [message("ui.tapped", language)] : [];
  return [message(card.position === "attack" ? "ui.attack" : "ui.defense", language)];
}

const ARROWS: Readonly<Record<Arrow, string>> = {
  "top-left": "↖",
  top: "↑",
  "top-right": "↗",
  left: "←",
  right: "→",
  "bottom-left": "↙",
  bottom: "↓",
  "bottom-right": "↘",
};

/** Where a monster stands, where that matters: in an Extra Monster Zone, or wherever Link Monsters may point to it. */
function place(
  { card, face, slot }: BoardCard,
  zone: string,
  { cards }: Cards,
  language: Language,
): string[] {
  const facts = face === "up" ? lookup(cards, card)?.facts : undefined;
  if (zone === "pendulum" && facts?.scale !== undefined)
    return [message("ui.scale", language, { scale: facts.scale })];
  if (zone !== "monster" || slot === undefined) return [];
  const name = PLACES[slot];
  const linking = Object.values(cards).some((one) => one.facts.arrows !== undefined);
  const arrows = (facts?.arrows ?? []).map((arrow) => ARROWS[arrow]).join("");
  return [
    ...(name !== undefined && (linking || name.startsWith("extra"))
      ? [message(`pick.${name}`, language)]
      : []),
    ...(arrows === "" ? [] : [message("ui.arrows", language, { arrows })]),
  ];
}

/** What there is to say about a card besides its name: "1300/200, Attack Position". */
function details(card: BoardCard, zone: string, run: Cards, look: Look): string {
  const { language } = look;
  const values = !FIGHTING.has(zone)
    ? ""
    : [card.atk, card.def].filter((value) => value !== undefined).join("/");
  const under = (card.under ?? [])
    .map((one) => cardName(one, run, look))
    .join(message("play.comma", language));
  return [
    ...place(card, zone, run, language),
    ...(card.face === "down" && !FACE_DOWN.has(zone) ? [message("ui.face-down", language)] : []),
    ...(values === "" ? [] : [values]),
    ...stand(run.game, card, language),
    ...(card.negated ? [message("ui.negated", language)] : []),
    ...(card.counters ?? []).map(({ kind, count }) => `${counterName(kind, language)} ×${count}`),
    ...(card.owner === undefined
      ? []
      : [message("ui.owner", language, { player: seatName(card.owner, language) })]),
    ...(card.equippedTo === undefined
      ? []
      : [message("ui.equipped-to", language, { card: cardName(card.equippedTo, run, look) })]),
    ...(under === "" ? [] : [`${zoneTitle("material", language, run.game)}: ${under}`]),
  ].join(message("play.comma", language));
}

function cardText(card: BoardCard, zone: string, run: Cards, look: Look): string {
  const more = details(card, zone, run, look);
  return cardName(card.card, run, look) + (more === "" ? "" : ` (${more})`);
}

/** Equal texts once, with their number. */
function counted(texts: readonly string[]): string[] {
  const numbers = new Map<string, number>();
  for (const text of texts) numbers.set(text, (numbers.get(text) ?? 0) + 1);
  return [...numbers].map(([text, n]) => (n === 1 ? text : `${text} ×${n}`));
}

const cardsIn = (board: Board, seat: SeatName, zone: string): readonly BoardCard[] =>
  board.players[seat].zones[zone] ?? [];

function zonesOf(...boards: readonly Board[]): string[] {
  const all = new Set(
    boards.flatMap((board) => SEATS.flatMap((seat) => Object.keys(board.players[seat].zones))),
  );
  return [...ZONES.filter((zone) => all.has(zone)), ...[...all].filter((zone) => !ZONES.includes(zone))];
}

function zoneText(board: Board, seat: SeatName, zone: string, run: Cards, look: Look): string {
  const cards = cardsIn(board, seat, zone);
  const texts = counted(cards.map((card) => cardText(card, zone, run, look)));
  if (cards.length <= LONG || texts.length <= LONG / 2) return texts.join(BETWEEN);
  return message("ui.cards", look.language, { count: cards.length });
}

const lpText = (lp: string | number, { language }: Look): string => message("ui.lp", language, { lp });

/** Turn, whose it is, phase. */
export function momentOf(board: Board, { game }: Pick<Cards, "game">, { language }: Look): string {
  return [
    message("ui.turn", language, { turn: board.turn }),
    message("ui.turn-of", language, { player: seatName(board.turnPlayer, language) }),
    phaseTitle(board.phase, language, game),
  ].join(message("play.comma", language));
}

/** Both players and their zones, without the empty ones. Duel Masters knows no life points. */
export function boardLines(board: Board, run: Cards, look: Look): string[] {
  return SEATS.flatMap((seat) => {
    const lp = run.game === "duel-masters" ? "" : ` · ${lpText(board.players[seat].lp, look)}`;
    const zones = zonesOf(board)
      .filter((zone) => cardsIn(board, seat, zone).length > 0)
      .map(
        (zone) =>
          `${look.paint.dim(`${zoneTitle(zone, look.language, run.game)}:`)} ${zoneText(board, seat, zone, run, look)}`,
      );
    return [
      look.paint.bold(seatName(seat, look.language)) + lp,
      ...indent([...zones, ...closedLines(board, seat, look)]),
    ];
  });
}

/** The places of a player that cannot be used. */
const closedLines = (board: Board, seat: SeatName, { language }: Look): string[] =>
  Object.entries(board.players[seat].closed ?? {}).flatMap(([zone, places]) =>
    places.map((place) =>
      message("applied.closed", language, {
        zone: placeName(zone, language),
        value: place + 1,
        player: seatName(seat, language),
      }),
    ),
  );

/** What left a zone, came to it, or stands differently in it. */
function zoneChanges(from: Board, to: Board, seat: SeatName, zone: string, run: Cards, look: Look): string[] {
  const [before, after] = [cardsIn(from, seat, zone), cardsIn(to, seat, zone)];
  const gone = before.filter((card) => !after.some(({ id }) => id === card.id));
  const come = after.filter((card) => !before.some(({ id }) => id === card.id));
  const other = after.flatMap((card) => {
    const was = before.find(({ id }) => id === card.id);
    if (was === undefined) return [];
    const [old, now] = [details(was, zone, run, look), details(card, zone, run, look)];
    return old === now ? [] : [`${cardName(card.card, run, look)} (${old || "–"} → ${now || "–"})`];
  });
  const { red, green, yellow } = look.paint;
  return [
    ...counted(gone.map((card) => cardName(card.card, run, look))).map((text) => red(`− ${text}`)),
    ...counted(come.map((card) => cardText(card, zone, run, look))).map((text) => green(`+ ${text}`)),
    ...counted(other).map((text) => yellow(text)),
  ];
}

/** What is different on a later board: life points, and cards that left, came or changed. */
export function changeLines(from: Board, to: Board, run: Cards, look: Look): string[] {
  return SEATS.flatMap((seat) => {
    const [before, after] = [from.players[seat].lp, to.players[seat].lp];
    const lp = before === after ? "" : ` · ${lpText(`${before} → ${after}`, look)}`;
    const zones = zonesOf(from, to).flatMap((zone) => {
      const changes = zoneChanges(from, to, seat, zone, run, look);
      const title = look.paint.dim(`${zoneTitle(zone, look.language, run.game)}:`);
      return changes.length === 0 ? [] : [`${title} ${changes.join(BETWEEN)}`];
    });
    if (lp === "" && zones.length === 0) return [];
    return [look.paint.bold(seatName(seat, look.language)) + lp, ...indent(zones)];
  });
}

/** A part of a board in one line, for comparing two boards. */
export interface BoardLine {
  readonly player: SeatName;
  /** A zone, or "lp". */
  readonly what: string;
  readonly is: string;
}

/** Everything on a board, line by line, in the same order for every board with the same zones. */
export function comparableLines(board: Board, other: Board, run: Cards, look: Look): BoardLine[] {
  return SEATS.flatMap((player) => [
    { player, what: "lp", is: String(board.players[player].lp) },
    ...zonesOf(board, other).map((what) => ({ player, what, is: zoneText(board, player, what, run, look) })),
  ]);
}
