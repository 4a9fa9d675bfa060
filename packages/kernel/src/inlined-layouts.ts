/**
 * The schemas whose places the build has put into compiled code, by name, with their fingerprints: none before that. The build
 * writes this module anew (`scripts/inline-state-access.mjs`).
 */
export const INLINED_LAYOUTS: ReadonlyMap<string, number> = new Map();
