export { rulesAt, rushGame, rushRoom } from "./room.ts";
