import type { Moment } from "@chainwright/explain";
import { PLACES } from "@chainwright/ocg";
import { parseReference } from "./actions.ts";
import { zoneName } from "./position.ts";
import type { Board, BoardCard, Expectation } from "./report.ts";
import { SEATS } from "./seats.ts";
import type { ExpectSource } from "./source.ts";

/** What a finished run is asked. */
export interface Outcome {
  readonly moments: readonly Moment[];
  readonly end: Board;
  /** Resolves a name in any language to the English one. */
  english(name: string): string;
}

const sorted = (names: readonly string[]): string => [...names].sort().join(", ");

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

function happened(outcome: Outcome, key: string): string[] {
  return outcome.moments.flatMap(({ what }) => {
    if (key === "destroyed") return what.kind === "moved" && what.how === "destroyed" ? [what.card.card] : [];
    if (key === "negated") {
      if (what.kind === "summon-negated") return [what.card.card];
      return what.kind === "negated" ? [what.by.card] : [];
    }
    if (key === "missed") return what.kind === "missed" ? [what.card.card] : [];
    return what.kind === "replaced" ? [what.card.card] : [];
  });
}

/** Checks one expectation against the whole run; `found` says what was there instead. */
export function checkExpectation(source: ExpectSource, outcome: Outcome): Pick<Expectation, "ok" | "found"> {
  const [[key, value]] = Object.entries(source) as [[string, unknown]];
  const found = findings(key, value, outcome);
  const ok = found.every(({ is, wanted }) => is === wanted);
  const wrong = found.filter(({ is, wanted }) => is !== wanted);
  return {
    ok,
    ...(ok ? {} : { found: wrong.map(({ what, is }) => `${what}${is === "" ? "nothing" : is}`).join("; ") }),
  };
}

interface Finding {
  readonly what: string;
  readonly is: string;
  readonly wanted: string;
}

function findings(key: string, value: unknown, outcome: Outcome): Finding[] {
  const english = (names: readonly string[]): string[] =>
    names.map((name) => outcome.english(parseReference(name).name));
  switch (key) {
    case "chain":
      return [
        {
          what: "",
          is: chainsOf(outcome.moments)
            .map((one) => one.join(", "))
            .join(" | "),
          wanted: english(value as string[]).join(", "),
        },
      ];
    case "chains": {
      const wanted = (value as string[][]).map((one) => english(one).join(", ")).join(" | ");
      return [
        {
          what: "",
          is: chainsOf(outcome.moments)
            .map((one) => one.join(", "))
            .join(" | "),
          wanted,
        },
      ];
    }
    case "placed-by": {
      const added = outcome.moments.flatMap(({ what }) => (what.kind === "activated" ? [what] : []));
      const last = added.slice(
        Math.max(
          0,
          added.findLastIndex((what) => what.link === 1),
        ),
      );
      const players = last.map((what) => what.player);
      return [{ what: "", is: players.join(", "), wanted: (value as string[]).join(", ") }];
    }
    case "destroyed":
    case "negated":
    case "missed":
    case "replaced":
      return [{ what: "", is: sorted(happened(outcome, key)), wanted: sorted(english(value as string[])) }];
    case "effects-negated": {
      const cards = SEATS.flatMap((seat) => Object.values(outcome.end.players[seat].zones).flat());
      const is = cards.filter((card) => card.negated === true && card.face === "up").map((card) => card.card);
      return [{ what: "", is: sorted(is), wanted: sorted(english(value as string[])) }];
    }
    case "winner": {
      const over = outcome.moments.findLast(({ what }) => what.kind === "over")?.what;
      return [{ what: "", is: over?.kind === "over" ? over.winner : "nobody", wanted: String(value) }];
    }
    case "atk":
    case "def":
    case "position":
      return ofEach(value, outcome, (card) => card[key]);
    case "zone":
      return ofEach(value, outcome, ({ slot }) => (slot === undefined ? undefined : PLACES[slot]));
    case "lp":
      return perSeat(value, (seat, wanted) => ({
        is: String(outcome.end.players[seat].lp),
        wanted: String(wanted),
      }));
    case "drew":
      return perSeat(value, (seat, wanted) => {
        const drawn = outcome.moments.reduce(
          (sum, { what }) => (what.kind === "drew" && what.player === seat ? sum + what.count : sum),
          0,
        );
        return { is: String(drawn), wanted: String(wanted) };
      });
    default:
      return perSeat(value, (seat, wanted) => ({
        is: sorted((outcome.end.players[seat].zones[zoneName(key)] ?? []).map((card) => card.card)),
        wanted: sorted(english(wanted as string[])),
      }));
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
    return {
      what: `${reference}: `,
      is: String(found[copy - 1] ?? "not on the field"),
      wanted: String(wanted),
    };
  });
}

function perSeat(
  value: unknown,
  find: (seat: "A" | "B", wanted: unknown) => { is: string; wanted: string },
): Finding[] {
  const seats = value as Partial<Record<"A" | "B", unknown>>;
  return SEATS.flatMap((seat) =>
    seats[seat] === undefined ? [] : [{ what: `${seat}: `, ...find(seat, seats[seat]) }],
  );
}
