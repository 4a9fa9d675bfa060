declare module "virtual:scenarios" {
  export const files: readonly import("./scenarios.ts").ScenarioFile[];
}

declare module "virtual:scenarios/details" {
  export const details: Readonly<Record<string, import("./scenarios.ts").ScenarioDetails>>;
  export const names: readonly import("./scenarios.ts").CardName[];
}
