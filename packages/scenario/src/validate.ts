import type { FileProblem } from "@chainwright/explain";
import type { Pool } from "@chainwright/pool";
import { RULES, ruleById } from "@chainwright/rulebook";
import { isWord, parseReference } from "./actions.ts";
import { type Flat, ROOMS } from "./position.ts";
import { didYouMean, type Locate, nearestOf, type Path, unknownCard } from "./source.ts";
import { momentsOf } from "./span.ts";

/** Keys of plays and expectations whose values are names of cards. */
const CARD_KEYS = new Set([
  ...["activate", "cast", "summon", "special", "set", "attack", "on", "turn", "trigger", "process"],
  ...["discard", "banish", "tribute", "target", "choose"],
  ...["chain", "chains", "destroyed", "negated", "missed", "replaced", "effects-negated"],
  ...["attacks-stopped", "replays", "forced", "revealed", "knows", "contains"],
  ...["hand", "monsters", "spells", "graveyard", "banished", "deck", "extra", "pendulum", "battle", "mana"],
]);

/** Keys of expectations that say something of each card they name. */
const OF_EACH = new Set(["atk", "def", "position", "zone"]);

interface Named {
  readonly path: Path;
  readonly name: string;
  readonly kind: "card" | "rule" | "moment";
}

/** Every card, rule and moment that a part of the file names, with its place. */
function namesIn(node: unknown, path: Path, kind: Named["kind"] | null): Named[] {
  if (typeof node === "string") return kind === null ? [] : [{ path, name: node, kind }];
  if (Array.isArray(node)) return node.flatMap((one, i) => namesIn(one, [...path, i], kind));
  if (node === null || typeof node !== "object") return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === "at") return namesIn(value, [...path, key], "moment");
    if (key === "because") return namesIn(value, [...path, key], "rule");
    if (key === "bring")
      return Object.entries(value as Record<string, object>).flatMap(([part, copies]) =>
        Object.keys(copies).map((name) => ({
          path: [...path, key, part, name],
          name,
          kind: "card" as const,
        })),
      );
    if (OF_EACH.has(key) && value !== null && typeof value === "object")
      return Object.keys(value).map((name) => ({ path: [...path, key], name, kind: "card" as const }));
    const inside = CARD_KEYS.has(key) ? "card" : key === "A" || key === "B" ? kind : null;
    return namesIn(value, [...path, key], inside);
  });
}

/** Tokens are made by effects and have no file. */
const isToken = (name: string): boolean => name.endsWith("Token");

/** Cards, rules and moments that plays, expectations and citations name but nobody knows. */
export function unknownNames(
  flat: Flat,
  where: (part: "plays" | "expect" | "cites") => Path,
  pool: Pool,
  own: readonly string[],
  locate: Locate,
): FileProblem[] {
  const named = [
    ...namesIn(flat.plays, where("plays"), null),
    ...namesIn(flat.expect ?? [], where("expect"), null),
    ...namesIn(flat.cites ?? [], where("cites"), "rule"),
  ];
  return named.flatMap(({ path, name, kind }) => {
    if (kind === "moment") {
      const moments = momentsOf(ROOMS[flat.game]);
      if (moments.includes(name)) return [];
      const told = { key: "file.no-moment", values: { name } } as const;
      const hint = { key: "file.choices", values: { names: moments.join(", ") } } as const;
      return [{ ...locate(path), told, hint }];
    }
    if (kind === "rule") {
      if (ruleById(name) !== undefined) return [];
      const near = nearestOf(
        name,
        RULES.slice(1).map(({ id }) => id),
      );
      return [
        {
          ...locate(path),
          told: { key: "file.no-rule", values: { name } } as const,
          ...didYouMean(near === undefined ? [] : [near]),
        },
      ];
    }
    const card = parseReference(name).name;
    if (isWord(card) || isToken(card) || own.includes(card) || pool.record(card) !== undefined) return [];
    return [unknownCard(card, path, pool, locate)];
  });
}
