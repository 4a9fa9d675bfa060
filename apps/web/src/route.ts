import type { Language } from "@chainwright/card-ir";
import { useSyncExternalStore } from "react";

/** What the address bar says. Everything that a link should bring back is in here. */
export interface Route {
  /** Scenario to show; undefined for the gallery. */
  readonly scenario?: string;
  readonly variant?: string;
  /** Whose rules and of which day, as typed into the address; may be no date at all. */
  readonly date?: string;
  /** Place in the timeline, 0 for the starting position. */
  readonly step?: number;
  readonly lang: Language;
}

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

function parseRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?");
  const params = new URLSearchParams(query);
  const lang = params.get("lang");
  const scenario = /^\/scenario\/([^/]+)\/?$/.exec(path)?.[1];
  const step = Number.parseInt(params.get("step") ?? "", 10);
  const variant = params.get("variant");
  const date = params.get("date");
  return {
    lang: isLanguage(lang) ? lang : preferredLanguage(),
    ...(scenario === undefined ? {} : { scenario: decode(scenario) }),
    ...(variant === null ? {} : { variant }),
    ...(date === null || date === "" ? {} : { date }),
    ...(step >= 0 ? { step } : {}),
  };
}

/** The link to a place, as an `href`. */
export function hrefOf(route: Route): string {
  const params = new URLSearchParams();
  params.set("lang", route.lang);
  if (route.variant !== undefined) params.set("variant", route.variant);
  if (route.date !== undefined) params.set("date", route.date);
  if (route.step !== undefined && route.step > 0) params.set("step", String(route.step));
  const path = route.scenario === undefined ? "/" : `/scenario/${encodeURIComponent(route.scenario)}`;
  return `#${path}?${params}`;
}

const listeners = new Set<() => void>();
let current: { readonly hash: string; readonly route: Route } | undefined;

function readRoute(): Route {
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

export const useRoute = (): Route => useSyncExternalStore(subscribe, readRoute);

/** Changes the address in place: for steps and languages, which nobody wants to walk back through. */
export function replaceRoute(route: Route): void {
  window.history.replaceState(null, "", hrefOf(route));
  for (const listener of listeners) listener();
}
