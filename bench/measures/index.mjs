// The kinds of play that are measured, in the order of the table. One that is `fresh` begins every round in a new process.

export const MEASURES = [{ name: "four-decks" }];
