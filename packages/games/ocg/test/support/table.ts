import type { Card } from "@chainwright/card-ir";
import { buildCatalogue } from "@chainwright/compiler";
import { answer, type Decision, decision, emptyDuel, place, verdict } from "@chainwright/engine";
import { type Duel, eachInPile, holderOf } from "@chainwright/engine/board";
import { closeWindow } from "@chainwright/engine/history";
import {
  ACT,
  type Action,
  ATTEMPT,
  action,
  CARD,
  type CardId,
  FACE,
  firstOf,
  kindOf,
  NOW,
  PASS,
  PLAYER,
  type Player,
  POSITION,
  type Reason,
  secondOf,
} from "@chainwright/engine/state";
import { RULES } from "@chainwright/rulebook";
import { ocgRoom, PHASE, rulesAt, ZONE } from "../../src/index.ts";
import { pool } from "./cards.ts";

interface Lying {
  readonly card: string | Card;
  readonly face?: "up" | "down";
  readonly position?: "attack" | "defense";
  /** The turn since which it has been there; long ago where left out. */
  readonly since?: number;
  /** How it was Summoned: bits of `WAY`. */
  readonly way?: number;
  readonly materials?: readonly string[];
}

type Cards = readonly (string | Card | Lying)[];

export interface Side {
  readonly lp?: number;
  readonly hand?: Cards;
  readonly deck?: Cards;
  readonly graveyard?: Cards;
  readonly banished?: Cards;
  readonly extra?: Cards;
  readonly monsters?: Cards;
  /** Face-down, unless they say otherwise. */
  readonly spells?: Cards;
}

export interface Setting {
  readonly date?: string;
  readonly turn?: number;
  readonly turnPlayer?: Player;
  readonly phase?: keyof typeof PHASE;
  /** Ask at every window, also where there is only one answer. */
  readonly askAlways?: boolean;
  readonly me?: Side;
  readonly you?: Side;
}

export const ME: Player = 0;
export const YOU: Player = 1;

const ZONES = {
  hand: ZONE.hand,
  deck: ZONE.deck,
  graveyard: ZONE.graveyard,
  banished: ZONE.banished,
  extra: ZONE.extra,
  monsters: ZONE.monster,
  spells: ZONE.spell,
} as const;

export type ZoneKey = keyof typeof ZONES;

const lying = (source: Cards[number]): Lying =>
  typeof source === "string" || "program" in source ? { card: source } : source;

const ACTS: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(ACT).map(([word, kind]) => [kind, word]),
);

/** Rule ids of reasons, "" for a reason without a rule. */
export const idsOf = (reasons: readonly Reason[]): string[] =>
  reasons.map(({ rule }) => RULES[rule]?.id ?? "");

/** A duel on a table that a test has laid: cards by name, answers in words. */
export class Table {
  constructor(readonly duel: Duel) {}

  static lay(setting: Setting): Table {
    const date = setting.date ?? "2024-01-01";
    const cards: Card[] = [];
    const numbers = new Map<string, number>();
    const numberOf = (source: string | Card): number => {
      const card = typeof source === "string" ? pool.card(source, date) : source;
      if (card === undefined) throw new Error(`no card "${source}"`);
      const known = numbers.get(card.name.en);
      if (known !== undefined) return known;
      numbers.set(card.name.en, cards.push(card));
      return cards.length;
    };
    const placed = ([setting.me, setting.you] as const).flatMap((side = {}, player) =>
      (Object.keys(ZONES) as ZoneKey[]).flatMap((key) =>
        (side[key] ?? []).map((source) => {
          const one = lying(source);
          const under = (one.materials ?? []).map(numberOf);
          return { ...one, def: numberOf(one.card), under, key, player: player as Player };
        }),
      ),
    );
    const catalogue = buildCatalogue(ocgRoom.game, cards);
    const broken = catalogue.notPlayable.map(({ card, reason }) => `${card.name.en}: ${reason}`);
    if (broken.length > 0) throw new Error(broken.join("\n"));
    const duel = emptyDuel(ocgRoom, rulesAt(date), catalogue);
    for (const { key, player, def, face, position, since, way, under } of placed) {
      const up = face === undefined ? key !== "spells" : face === "up";
      const card = place(duel, def, {
        zone: ZONES[key],
        player,
        ...(key === "monsters" || key === "spells" ? { face: up ? FACE.up : FACE.down } : {}),
        ...(key === "monsters" ? { position: POSITION[position ?? (up ? "attack" : "defense")] } : {}),
        ...(since === undefined ? {} : { since }),
        ...(way === undefined ? {} : { way }),
      });
      for (const material of under) place(duel, material, { zone: ZONE.material, player, under: card });
    }
    for (const [player, side] of ([setting.me, setting.you] as const).entries()) {
      if (side?.lp !== undefined) duel.state.set(PLAYER.lp, player as Player, side.lp);
    }
    if (setting.askAlways) duel.state.write(NOW.askAlways, 1);
    ocgRoom.startAt(duel, setting.turnPlayer ?? ME, setting.turn ?? 3, PHASE[setting.phase ?? "main1"]);
    closeWindow(duel);
    return new Table(duel);
  }

  get open(): Decision {
    const open = decision(this.duel);
    if (open === null) throw new Error("the duel is over");
    return open;
  }

  get over(): boolean {
    return decision(this.duel) === null;
  }

  /** "main", "respond", "trigger" … and whose it is: "me main". */
  get asked(): string {
    const open = decision(this.duel);
    return open === null ? "over" : `${open.player === ME ? "me" : "you"} ${open.question}`;
  }

  nameOf(card: CardId): string {
    return this.duel.definition(this.duel.state.get(CARD.def, card)).card.name.en;
  }

  /** The first card of that name, or the first in that player's piles. */
  id(name: string, player?: Player): CardId {
    const { state } = this.duel;
    for (let card = 1 as CardId, n = state.count(CARD); card < n; card++) {
      if (this.nameOf(card) === name && (player === undefined || holderOf(this.duel, card) === player))
        return card;
    }
    throw new Error(`no card "${name}"`);
  }

  names(player: Player, key: ZoneKey): string[] {
    const found: string[] = [];
    eachInPile(this.duel, player, ZONES[key], (card) => {
      found.push(this.nameOf(card));
    });
    return found;
  }

  lp(player: Player): number {
    return this.duel.state.get(PLAYER.lp, player);
  }

  say(choice: Action): string {
    if (choice === PASS) return "pass";
    const word = ACTS[kindOf(choice)] ?? "?";
    const [a, b] = [firstOf(choice), secondOf(choice)];
    if (["phase", "number"].includes(word)) return `${word} ${a}`;
    const name = a === 0 ? "" : this.nameOf(a as CardId);
    if (word === "attack") return `attack ${name} on ${b === 0 ? "player" : this.nameOf(b as CardId)}`;
    return ["activate", "trigger"].includes(word) ? `${word} ${name} ${b}` : `${word} ${name}`;
  }

  get options(): string[] {
    return this.open.options.map((option) => this.say(option));
  }

  /** Answers with the first option that reads like this. */
  do(says: string): this {
    const choice = this.open.options.find((option) => this.say(option) === says);
    if (choice === undefined) {
      throw new Error(`${this.asked}: no option "${says}" among ${this.options.join(", ")}`);
    }
    return this.answer(choice);
  }

  answer(choice: Action): this {
    const answered = answer(this.duel, choice);
    if (!answered.ok) throw new Error(`${this.say(choice)}: ${idsOf(answered.reasons).join(", ")}`);
    return this;
  }

  activate(name: string, effect = 0): this {
    return this.do(`activate ${name} ${effect}`);
  }

  pass(): this {
    return this.answer(PASS);
  }

  /** Lets a Summon that is attempted succeed. */
  succeed(): this {
    while (this.duel.state.read(NOW.attempt) !== ATTEMPT.none) this.pass();
    return this;
  }

  /** Declines and takes first options until a question of this name is open. */
  until(question: string): this {
    for (let i = 0; i < 200; i++) {
      if (this.over || this.open.question === question) return this;
      const { options } = this.open;
      this.answer(options.includes(PASS) ? PASS : (options[0] as Action));
    }
    throw new Error(`never asked "${question}"`);
  }

  /** Lets everybody pass until an open state: a Main Phase, the Battle Step. */
  settle(): this {
    for (let i = 0; i < 200; i++) {
      if (this.over || ["main", "battle"].includes(this.open.question)) return this;
      const { options } = this.open;
      this.answer(options.includes(PASS) ? PASS : (options[0] as Action));
    }
    throw new Error("nothing settles");
  }

  /** The rules against activating a card now, as the one who is asked. */
  against(name: string, effect = 0, player?: Player): string[] {
    return idsOf(verdict(this.duel, action(ACT.activate, this.id(name, player), effect)));
  }

  /** The rules against it for a player who may not be asked. */
  whyNot(player: Player, name: string, effect = 0): string[] {
    const choice = action(ACT.activate, this.id(name, player), effect);
    return idsOf(this.duel.rules.whyNot(this.duel, player, choice));
  }
}
