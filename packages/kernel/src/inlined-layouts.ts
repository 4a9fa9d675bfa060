/**
 * The schemas whose places the build has put into compiled code, by name, with their fingerprints: none before that. The step
 * of the build that does it ("inline state access") writes this module anew.
 */
export const INLINED_LAYOUTS: ReadonlyMap<string, number> = new Map();
