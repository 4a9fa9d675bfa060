// The kinds of play that are measured, in the order of the table. `fresh`: each round begins in a new process, `most`: no more
// rounds than this, `wholePool`: a file with all cards is needed, `peer`: an independent engine plays it, too.
export const MEASURES = [
  { name: "four-decks", peer: true },
  { name: "whole-pool", wholePool: true, peer: true },
  { name: "continuous-effects" },
  { name: "first-duel", fresh: true, most: 7 },
  { name: "first-whole-pool-duel", fresh: true, wholePool: true, most: 3 },
  { name: "steps" },
  { name: "depth-first" },
  { name: "forks" },
  { name: "set-up" },
  { name: "live-duels", fresh: true, most: 2 },
  { name: "traces" },
  { name: "reading" },
];
