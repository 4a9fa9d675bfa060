declare module "virtual:scenarios" {
  export const files: readonly import("./scenarios.ts").ScenarioFile[];
  export const names: import("./scenarios.ts").CardNames;
}
