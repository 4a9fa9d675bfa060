export { cardsCalled } from "./acts.ts";
export { cardsOfDuel, type DuelCards } from "./cards.ts";
export { DuelLog } from "./log.ts";
export { type ActVerdict, distinct, endOf, type Given, type Option, Table } from "./table.ts";
