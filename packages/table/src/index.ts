export { DEED_FORMS, deedOf } from "./by-hand.ts";
export { cardsOfDuel, type DuelCards, HIDDEN } from "./cards.ts";
export { DuelLog } from "./log.ts";
export { type ActVerdict, type Asked, distinct, type Option, PlayerView } from "./player-view.ts";
export { couldRespond, isWindow, PRIVACIES, type Privacy, soleAnswer } from "./response-windows.ts";
export { endOf, type Given, Table } from "./table.ts";
export { type Draw, secretly } from "./viewer-ids.ts";
