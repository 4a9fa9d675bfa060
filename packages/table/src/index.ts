export { cardsOfDuel, type DuelCards, HIDDEN } from "./cards.ts";
export { DuelLog } from "./log.ts";
export { type ActVerdict, type Asked, distinct, type Option, PlayerView } from "./player-view.ts";
export { endOf, type Given, Table } from "./table.ts";
export { type Draw, secretly } from "./viewer-ids.ts";
export { couldRespond, foregone, isWindow, PRIVACIES, type Privacy } from "./windows.ts";
