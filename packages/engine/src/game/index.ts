export * from "./common-zones.ts";
export * from "./deck-rules.ts";
export type { SpecialRuling } from "./rules.ts";
export type { ZoneInfo, ZoneName } from "./zones.ts";
