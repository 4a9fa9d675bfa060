import type { ActSource, ExpectSource, PlaySource } from "./source.ts";

/** Plays and expectations in one line each, for reports and errors. */

function actText(act: Partial<ActSource>): string {
  const parts = Object.entries(act)
    .filter(([key, value]) => key !== "player" && value !== undefined)
    .map(([key, value]) => ({ key, text: `${key} ${Array.isArray(value) ? value.join(", ") : value}` }));
  return parts.map(({ key, text }, i) => (i === 0 ? text : `${key === "on" ? " " : ", "}${text}`)).join("");
}

/** "A: activate Raigeki Break, target Jinzo", "A cannot activate Alien Dog". */
export function playTitle(play: PlaySource): string {
  if (typeof play === "string") return play;
  if ("cannot" in play) return `${play.cannot.player} cannot ${actText(play.cannot)}`;
  if ("can" in play) return `${play.can.player} can ${actText(play.can)}`;
  if ("asked" in play) return `${play.asked} is asked`;
  if ("orders" in play) return `${play.orders} orders are possible`;
  const [seat, act] = "A" in play ? (["A", play.A] as const) : (["B", play.B] as const);
  return `${seat}: ${actTitle(act)}`;
}

export const actTitle = (act: string | ActSource): string => (typeof act === "string" ? act : actText(act));

/** Whether a play asks something instead of doing it. */
export const asksSomething = (play: PlaySource): boolean =>
  typeof play === "object" && ["cannot", "can", "asked", "orders"].some((key) => key in play);

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "nothing" : value.map(valueText).join(", ");
  if (value === null || typeof value !== "object") return String(value);
  return Object.entries(value)
    .map(([key, inner]) => `${key} ${valueText(inner)}`)
    .join(", ");
}

/** "destroyed Sangan, Dark Hole", "lp: A 8000, B 7900". */
export function expectationTitle(expectation: ExpectSource): string {
  return Object.entries(expectation)
    .map(([key, value]) =>
      Array.isArray(value) ? `${key} ${valueText(value)}` : `${key}: ${valueText(value)}`,
    )
    .join("; ");
}
