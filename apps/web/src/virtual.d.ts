declare module "virtual:scenarios/en" {
  export const titles: Readonly<Record<string, import("./titles.ts").Titles>>;
}

declare module "virtual:scenarios/ko" {
  export const titles: Readonly<Record<string, import("./titles.ts").Titles>>;
}

declare module "virtual:scenarios/ja" {
  export const titles: Readonly<Record<string, import("./titles.ts").Titles>>;
}

declare module "virtual:scenarios/details" {
  export const details: Readonly<Record<string, import("./scenarios.ts").ScenarioDetails>>;
  export const names: readonly import("./scenarios.ts").CardName[];
}

declare module "virtual:sandbox-worker" {
  /** Where the worker is loaded from. */
  export const workerUrl: string;
}
