import type { Moment } from "@chainwright/explain";
import { PLACES } from "@chainwright/ocg";
import { parseReference } from "./actions.ts";
import { zoneName } from "./position.ts";
import type { Board, BoardCard } from "./report.ts";
import { SEATS, type SeatName } from "./seats.ts";
import type { ExpectSource } from "./source.ts";
import type { Value } from "./titles.ts";

/** What a finished run is asked. */
export interface Outcome {
  readonly moments: readonly Moment[];
  readonly end: Board;
  /** The same table as a player sees it. */
  seenBy(seat: SeatName): Board;
  /** Resolves a name in any language to the English one. */
  english(name: string): string;
}

const sorted = (names: readonly string[]): string[] => [...names].sort();

/** The cards of each chain, link 1 first. */
function chainsOf(moments: readonly Moment[]): string[][] {
  const chains: string[][] = [];
  for (const { what } of moments) {
    if (what.kind !== "activated") continue;
    if (what.link === 1) chains.push([]);
    chains[chains.length - 1]?.push(what.by.card);
  }
  return chains;
}

/** Who put each link of each chain there. */
function placersOf(moments: readonly Moment[]): string[][] {
  const chains: string[][] = [];
  for (const { what } of moments) {
    if (what.kind !== "activated") continue;
    if (what.link === 1) chains.push([]);
    chains[chains.length - 1]?.push(what.player);
  }
  return chains;
}

function happened(outcome: Outcome, key: string): string[] {
  return outcome.moments.flatMap(({ what }) => {
    if (key === "destroyed") return what.kind === "moved" && what.how === "destroyed" ? [what.card.card] : [];
    if (key === "negated") {
      if (what.kind === "summon-negated") return [what.card.card];
      return what.kind === "negated" ? [what.by.card] : [];
    }
    if (key === "attacks-stopped") return what.kind === "attack-stopped" ? [what.attacker.card] : [];
    if (key === "replays") return what.kind === "replay" ? [what.attacker.card] : [];
    if (key === "forced") return what.kind === "forced" ? [what.card.card] : [];
    if (key === "revealed") return what.kind === "shown" && what.to === undefined ? [what.card.card] : [];
    if (key === "missed") return what.kind === "missed" ? [what.card.card] : [];
    return what.kind === "replaced" ? [what.card.card] : [];
  });
}

/** Whether an expectation holds; `found` is what was there instead, in the form of the expectation. */
export interface Verdict {
  readonly ok: boolean;
  readonly found?: Value;
}

/** Checks one expectation against what the run was up to now. */
export function checkExpectation(source: ExpectSource, outcome: Outcome): Verdict {
  const [[key, value]] = Object.entries(source) as [[string, unknown]];
  const wrong = findings(key, value, outcome).filter(
    ({ is, wanted }) => JSON.stringify(is) !== JSON.stringify(wanted),
  );
  const [first] = wrong;
  if (first === undefined) return { ok: true };
  const { of } = first;
  if (of === undefined) return { ok: false, found: first.is };
  return { ok: false, found: Object.fromEntries(wrong.map((one) => [one.of, one.is])) };
}

interface Finding {
  /** Of which player or card it is said, where it is not of the whole. */
  readonly of?: string;
  readonly is: Value;
  readonly wanted: unknown;
}

function findings(key: string, value: unknown, outcome: Outcome): Finding[] {
  const english = (names: readonly string[]): string[] =>
    names.map((name) => outcome.english(parseReference(name).name));
  switch (key) {
    case "chain":
    case "chains": {
      const chains = key === "chains" ? (value as string[][]) : [value as string[]];
      // A chain that is expected to be empty is none.
      const wanted = chains.map(english).filter((one) => one.length > 0);
      return [{ is: chainsOf(outcome.moments), wanted }];
    }
    case "placed-by":
      return [{ is: placersOf(outcome.moments).at(-1) ?? [], wanted: value }];
    case "placers":
      return [{ is: placersOf(outcome.moments), wanted: value }];
    case "phase":
      return [{ is: outcome.end.phase, wanted: value }];
    case "destroyed":
    case "negated":
    case "missed":
    case "replaced":
    case "attacks-stopped":
    case "replays":
    case "forced":
    case "revealed":
      return [{ is: sorted(happened(outcome, key)), wanted: sorted(english(value as string[])) }];
    case "effects-negated": {
      const cards = SEATS.flatMap((seat) => Object.values(outcome.end.players[seat].zones).flat());
      const is = cards.filter((card) => card.negated === true && card.face === "up").map((card) => card.card);
      return [{ is: sorted(is), wanted: sorted(english(value as string[])) }];
    }
    case "winner": {
      const over = outcome.moments.findLast(({ what }) => what.kind === "over")?.what;
      return [{ is: over?.kind === "over" ? over.winner : "nobody", wanted: value }];
    }
    case "atk":
    case "def":
    case "position":
      return ofEach(value, outcome, (card) => card[key]);
    case "zone":
      return ofEach(value, outcome, ({ slot }) => (slot === undefined ? undefined : PLACES[slot]));
    case "lp":
      return perSeat(value, (seat, wanted) => ({
        is: outcome.end.players[seat].lp,
        wanted,
      }));
    case "drew":
      return perSeat(value, (seat, wanted) => {
        const drawn = outcome.moments.reduce(
          (sum, { what }) => (what.kind === "drew" && what.player === seat ? sum + what.count : sum),
          0,
        );
        return { is: drawn, wanted };
      });
    case "knows":
      return perSeat(value, (seat, wanted) => {
        const other = seat === "A" ? "B" : "A";
        const hand = outcome.seenBy(seat).players[other].zones.hand ?? [];
        const is = hand.flatMap(({ card }) => (card === "" ? [] : [card]));
        return { is: sorted(is), wanted: sorted(english(wanted as string[])) };
      });
    default:
      return perSeat(value, (seat, wanted) => {
        const lie = (outcome.end.players[seat].zones[zoneName(key)] ?? []).map((card) => card.card);
        if (typeof wanted === "number") return { is: lie.length, wanted };
        if (Array.isArray(wanted)) return { is: sorted(lie), wanted: sorted(english(wanted)) };
        // Of cards that are there among others only the missing ones are told.
        const rest = [...lie];
        const missing = english((wanted as { contains: string[] }).contains).filter((name) => {
          const at = rest.indexOf(name);
          if (at >= 0) rest.splice(at, 1);
          return at < 0;
        });
        return { is: missing.length === 0 ? [] : sorted(lie), wanted: [] };
      });
  }
}

/** What is said of single cards: of the first one of a name of which it can be said. */
function ofEach(
  value: unknown,
  { end, english }: Outcome,
  find: (card: BoardCard) => string | number | undefined,
): Finding[] {
  return Object.entries(value as Record<string, number | string>).map(([reference, wanted]) => {
    const { name, seat, copy = 1 } = parseReference(reference);
    const seats = seat === undefined ? SEATS : [seat];
    const all = seats.flatMap((one) => Object.values(end.players[one].zones).flat());
    const found = all.flatMap((card) => (card.card === english(name) ? (find(card) ?? []) : []));
    return { of: reference, is: found[copy - 1] ?? "not-on-the-field", wanted };
  });
}

function perSeat(value: unknown, find: (seat: "A" | "B", wanted: unknown) => Omit<Finding, "of">): Finding[] {
  const seats = value as Partial<Record<"A" | "B", unknown>>;
  return SEATS.flatMap((seat) =>
    seats[seat] === undefined ? [] : [{ of: seat, ...find(seat, seats[seat]) }],
  );
}
