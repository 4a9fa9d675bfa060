import type { GameId, Language } from "@chainwright/card-ir";
import { useSyncExternalStore } from "react";

export const GAMES: readonly GameId[] = ["ocg", "rush", "duel-masters"];

/** A scenario, its variant and a step of it. */
interface ScenarioPlace {
  readonly page: "scenario";
  readonly id: string;
  readonly variant?: string;
  /** Whose rules and of which day, as typed into the address; may be no date at all. */
  readonly date?: string;
  /** Place in the timeline, 0 for the starting position. */
  readonly step?: number;
}

interface TablePlace {
  readonly page: "table";
  /** Whose edited deck is to be played. */
  readonly game?: GameId;
  /** The number by which the decks are shuffled. */
  readonly seed?: number;
  /** The scenario to play on from: its id, or its text, packed. */
  readonly from?: string;
  readonly text?: string;
  /** A duel as it is saved, packed. */
  readonly duel?: string;
  readonly variant?: string;
  readonly date?: string;
  /** Place in the timeline of the scenario, 0 for the starting position. */
  readonly step?: number;
  /** Who plays: "bot" where the other side is the bot's, one person alone where left out. */
  readonly who?: string;
}

type Place =
  | ScenarioPlace
  /** `rule`: the one to show. */
  | { readonly page: "rules"; readonly rule?: string }
  /** `card`: the English name of the one to show; `game`: whose cards are listed. */
  | { readonly page: "cards"; readonly game?: GameId; readonly card?: string }
  /** `text`: a scenario, packed; `from`: the id of one to begin with. */
  | { readonly page: "editor"; readonly text?: string; readonly from?: string }
  | TablePlace
  | { readonly page: "judge" | "decks" };

/** What the address bar says. Everything that a link should bring back is in here. */
export type Route = Place & { readonly lang: Language };

export type RouteOf<P extends Route["page"]> = Extract<Route, { readonly page: P }>;

export const LANGUAGES: readonly Language[] = ["en", "ko", "ja"];

const isLanguage = (text: string | null): text is Language => LANGUAGES.some((language) => language === text);

/** The reader's own language, as the browser tells it. */
function preferredLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find(isLanguage) ?? "en";
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray "%" in a hand-made link
  }
}

/** The parameters of a query that are there, by name. */
function given<K extends string>(
  params: URLSearchParams,
  ...names: readonly K[]
): { readonly [N in K]?: string } {
  const values = names.map((name) => [name, params.get(name)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== null && value !== "")) as {
    readonly [N in K]?: string;
  };
}

function gameIn(params: URLSearchParams): { readonly game?: GameId } {
  const game = GAMES.find((one) => one === params.get("game"));
  return game === undefined ? {} : { game };
}

/** A parameter of a query that is a number from 0, where it is there. */
function numberIn<K extends string>(params: URLSearchParams, name: K): { readonly [N in K]?: number } {
  const number = Number.parseInt(params.get(name) ?? "", 10);
  return (number >= 0 ? { [name]: number } : {}) as { readonly [N in K]?: number };
}

function placeOf(page: string, rest: string | undefined, params: URLSearchParams): Place {
  switch (page) {
    case "scenario": {
      if (rest === undefined) return { page: "judge" };
      return { page, id: rest, ...given(params, "variant", "date"), ...numberIn(params, "step") };
    }
    case "rules":
      return { page, ...(rest === undefined ? {} : { rule: rest }) };
    case "cards":
      return { page, ...gameIn(params), ...(rest === undefined ? {} : { card: rest }) };
    case "editor":
      return { page, ...given(params, "text", "from") };
    case "table":
      return {
        page,
        ...gameIn(params),
        ...given(params, "from", "text", "duel", "variant", "date", "who"),
        ...numberIn(params, "step"),
        ...numberIn(params, "seed"),
      };
    case "decks":
      return { page };
    default:
      return { page: "judge" };
  }
}

function parseRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?");
  const params = new URLSearchParams(query);
  // A language may also be asked for before the hash: that lasts until one is chosen in the page.
  const lang = params.get("lang") ?? new URLSearchParams(window.location.search).get("lang");
  const [, page = "", rest] = /^\/([a-z]*)(?:\/([^/]+))?\/?$/.exec(path) ?? [];
  return {
    lang: isLanguage(lang) ? lang : preferredLanguage(),
    ...placeOf(page, rest === undefined ? undefined : decode(rest), params),
  };
}

/** What of a place stands in the path of its link, after the page. */
function nameIn(route: Route): string | undefined {
  if (route.page === "scenario") return route.id;
  if (route.page === "cards") return route.card;
  return route.page === "rules" ? route.rule : undefined;
}

/** The link to a place, as an `href`. */
export function hrefOf(route: Route): string {
  const params = new URLSearchParams();
  params.set("lang", route.lang);
  if ((route.page === "cards" || route.page === "table") && route.game !== undefined)
    params.set("game", route.game);
  if (route.page === "editor" || route.page === "table") {
    if (route.text !== undefined) params.set("text", route.text);
    if (route.from !== undefined) params.set("from", route.from);
  }
  if (route.page === "table") {
    if (route.duel !== undefined) params.set("duel", route.duel);
    if (route.who !== undefined) params.set("who", route.who);
    if (route.seed !== undefined) params.set("seed", String(route.seed));
  }
  if (route.page === "scenario" || route.page === "table") {
    if (route.variant !== undefined) params.set("variant", route.variant);
    if (route.date !== undefined) params.set("date", route.date);
    if (route.step !== undefined && route.step > 0) params.set("step", String(route.step));
  }
  const name = nameIn(route);
  const page = route.page === "judge" ? "" : route.page;
  return `#/${page}${name === undefined ? "" : `/${encodeURIComponent(name)}`}?${params}`;
}

const listeners = new Set<() => void>();
let current: { readonly hash: string; readonly route: Route } | undefined;

export function currentRoute(): Route {
  const { hash } = window.location;
  if (current?.hash !== hash) current = { hash, route: parseRoute(hash) };
  return current.route;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("hashchange", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("hashchange", listener);
  };
}

export const useRoute = (): Route => useSyncExternalStore(subscribe, currentRoute);

/** Changes the address in place: for steps and languages, which nobody wants to walk back through. */
export function replaceRoute(route: Route): void {
  window.history.replaceState(null, "", hrefOf(route));
  for (const listener of listeners) listener();
}
