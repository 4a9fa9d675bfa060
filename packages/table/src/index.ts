export { cardsOfDuel, type DuelCards, HIDDEN } from "./cards.ts";
export { type Draw, secretly } from "./eyes.ts";
export { DuelLog } from "./log.ts";
export { type ActVerdict, type Asked, distinct, type Option, Sight } from "./sight.ts";
export { endOf, type Given, Table } from "./table.ts";
export { couldRespond, foregone, isWindow, PRIVACIES, type Privacy } from "./windows.ts";
