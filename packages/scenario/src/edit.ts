import type { FileProblem } from "@chainwright/explain";
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import type { ZoneKey } from "./position.ts";
import type { SeatName } from "./seats.ts";
import type { CardSource, Path, PlaySource, ScenarioSource } from "./source.ts";
import type { Position } from "./start.ts";

/**
 * Changes of a scenario file, part by part: what is not touched stays as it was written, with its comments and in its
 * order. An edit says what to do with the parsed file; `edited` gives the text, `objections` what stands against it.
 */
export type Edit = (document: Document, position: Position) => void;

type CardDetail = Exclude<CardSource, string>;

/** A place that a card may be put to: a zone of a player, and where in it if that is said. */
export interface Spot {
  readonly seat: SeatName;
  readonly key: ZoneKey;
  readonly zone?: CardDetail["zone"];
}

/** The text of the file after an edit. */
export function edited(position: Position, edit: Edit): string {
  const document = parseDocument(position.source);
  edit(document, position);
  visit(document, { Seq: (_, list) => pad(list, ""), Map: (_, map) => pad(map, " ") });
  // Lines are as long as they were written.
  return document.toString({ lineWidth: 0 });
}

/** Scenario files have spaces within `{ … }` and none within `[…]`; the writer of YAML knows only one way for both. */
function pad(collection: YAMLMap | YAMLSeq, flowCollectionPadding: string): void {
  const write = collection.toString;
  collection.toString = (context, ...more) =>
    write.call(collection, context && { ...context, flowCollectionPadding }, ...more);
}

/** What the setup says against an edit, by where the cards lie alone: nothing where they may lie so. */
export function objections(position: Position, edit: Edit): readonly FileProblem[] {
  const document = parseDocument(position.source);
  edit(document, position);
  return position.against(document.toJS() as ScenarioSource);
}

/** A new card comes to a place. */
export const put =
  (card: string, { seat, key, zone }: Spot): Edit =>
  (document, position) => {
    const detail = zone === undefined ? card : { card, zone };
    listAt(document, position.pathOf(seat, key)).add(flow(document, detail));
  };

/** A card goes to another place. What is said of it goes along, as far as it can be said of a card there. */
export const move =
  (card: Path, spot: Spot): Edit =>
  (document, position) => {
    const node = document.getIn(card, true) as Node;
    take(document, card);
    const list = listAt(document, position.pathOf(spot.seat, spot.key));
    list.add(node);
    const path = [...position.pathOf(spot.seat, spot.key), list.items.length - 1];
    describe(document, path, "zone", spot.zone);
    if (position.against(document.toJS() as ScenarioSource).length === 0) return;
    const { name, owner } = readCard(document, path);
    document.setIn(path, flow(document, name));
    describe(document, path, "owner", owner);
    describe(document, path, "zone", spot.zone);
  };

/** A card is taken away. */
export const remove =
  (card: Path): Edit =>
  (document) =>
    take(document, card);

/** Something is said of a card; with `undefined` it is not said any more. */
export const describeCard =
  <K extends Exclude<keyof CardDetail, "card">>(card: Path, key: K, value: CardDetail[K]): Edit =>
  (document) =>
    describe(document, card, key, value);

/** A value of the file itself: the day of the rules, a part of the turn, Life Points. */
export const setValue =
  (path: Path, value: string | number | undefined): Edit =>
  (document) => {
    if (value === undefined) document.deleteIn(path);
    else if (isScalar(document.getIn(path, true))) document.setIn(path, value);
    else document.setIn(path, document.createNode(value));
  };

/** Plays are made after so many of those that there are. */
export const addPlays =
  (after: number, plays: readonly PlaySource[]): Edit =>
  (document, position) => {
    const list = listAt(document, position.where("plays"), false);
    list.items.splice(after, 0, ...plays.map((play) => playNode(document, play)));
  };

/** A value of the file itself, as `setValue` sets it. */
export const valueAt = (position: Position, path: Path): unknown =>
  parseDocument(position.source).getIn(path);

/** What is said of a card in the file. */
export function cardAt(position: Position, card: Path): CardDetail {
  const document = parseDocument(position.source);
  const value = (document.getIn(card, true) as Node).toJS(document) as CardSource;
  return typeof value === "string" ? { card: value } : value;
}

function readCard(document: Document, path: Path): { name: string; owner: CardDetail["owner"] } {
  const value = (document.getIn(path, true) as Node).toJS(document) as CardSource;
  return typeof value === "string"
    ? { name: value, owner: undefined }
    : { name: value.card, owner: value.owner };
}

function describe(document: Document, path: Path, key: string, value: unknown): void {
  const node = document.getIn(path, true);
  if (isMap(node)) {
    if (value !== undefined) node.set(key, flow(document, value));
    else node.delete(key);
    // A card of which nothing else is said is only a name.
    if (node.items.length === 1 && node.has("card") && node.comment === undefined)
      document.setIn(path, node.get("card", true));
  } else if (value !== undefined) {
    const detail = flow(document, { card: "", [key]: value }) as YAMLMap;
    detail.set("card", node);
    document.setIn(path, detail);
  }
}

/** Takes a part of a list out of it. A list of a player of which nothing is left goes with it. */
function take(document: Document, path: Path): void {
  document.deleteIn(path);
  const list = path.slice(0, -1);
  const left = document.getIn(list, true);
  // A variant has to say that a zone is empty.
  if (path[0] === "players" && isSeq(left) && left.items.length === 0) document.deleteIn(list);
}

function listAt(document: Document, path: Path, isFlow = true): YAMLSeq {
  const found = document.getIn(path, true);
  if (isSeq(found)) {
    if (!isFlow && found.items.length === 0) found.flow = false;
    return found;
  }
  const made = document.createNode([]) as YAMLSeq;
  made.flow = isFlow;
  document.setIn(path, made);
  return document.getIn(path, true) as YAMLSeq;
}

/** On one line, as positions are mostly written. */
function flow(document: Document, value: unknown): Node {
  return document.createNode(value, { flow: true }) as Node;
}

/** `- A: { activate: X }`: what is done stands on one line after who does it. */
function playNode(document: Document, play: PlaySource): Node {
  const node = document.createNode(play) as Node;
  if (isMap(node)) for (const { value } of node.items) if (isMap(value) || isSeq(value)) value.flow = true;
  return node;
}
