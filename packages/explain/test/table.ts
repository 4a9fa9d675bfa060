import type { Card, CardText, Clause, Condition, Effect } from "@chainwright/card-ir";
import { buildCatalogue } from "@chainwright/compiler";
import { ANY_SUMMON, Duel, type Game, link, NO_KEYWORDS, type Rules } from "@chainwright/engine/board";
import { createCard } from "@chainwright/engine/changes";
import { onlyWhatWasDone } from "@chainwright/engine/history";
import {
  CARD,
  type CardId,
  engineSchema,
  FACE,
  type Law,
  LINKS,
  NOW,
  PILE,
  PLAYER,
  type Player,
  type ZoneId,
} from "@chainwright/engine/state";
import { RULE } from "@chainwright/rulebook";

export const ZONE = { hand: 1, deck: 2, graveyard: 3, banished: 4, monster: 5, spell: 6 } as Readonly<
  Record<"hand" | "deck" | "graveyard" | "banished" | "monster" | "spell", ZoneId>
>;

const zones = ["nowhere", "hand", "deck", "graveyard", "banished", "monster", "spell"].map((name) => ({
  name,
  field: name === "monster" || name === "spell",
  slots: name === "monster" || name === "spell" ? 5 : 0,
  seen: "all" as const,
  ...(name === "monster" ? { positions: true as const } : {}),
}));

/** The smallest game that cards can be moved in; what only play asks for is left out. */
const game = {
  id: "ocg",
  schema: engineSchema,
  zones,
  steps: [],
  actsOnSettledDestruction: () => false,
  routines: [],
  questions: [],
  zonesOf: (place) => (place === "graveyard" ? 1 << ZONE.graveyard : 0),
  zone: {
    hand: ZONE.hand,
    deck: ZONE.deck,
    graveyard: ZONE.graveyard,
    banished: ZONE.banished,
    summon: ZONE.monster,
    equip: ZONE.spell,
    material: 0 as ZoneId,
    extra: 0 as ZoneId,
  },
  speedOf: (_card, effect) => (effect.kind === "replacement" ? 0 : 1),
  rangeOf: () => ~0,
  slotsOf: () => 0,
  kindOf: (_card, effect) => effect.kind,
  isByChoice: (_card, effect) => effect.optional,
  destination: (_duel, _card, zone) => zone,
  hasLeft() {},
  effectProperties: () => 0,
  canRespond: () => false,
  activationByKind: () => null,
  turnedDown() {},
  enforce() {},
  isOfKind: () => false,
  isDormant: () => false,
  ...NO_KEYWORDS,
  summonRules: [],
  ...ANY_SUMMON,
  isNoun: () => true,
} satisfies Partial<Game> as Partial<Game> as Game;

const law = {
  cannotPay: [RULE.OCG_CHAIN_08],
  noTarget: [RULE.OCG_CHAIN_01],
  wouldDoNothing: [RULE.OCG_CHAIN_02],
  usedUp: [RULE.OCG_CHAIN_03],
  forbidden: [RULE.OCG_CHAIN_04],
  conditionNotMet: [RULE.OCG_CHAIN_05],
  costAtActivation: [RULE.OCG_CHAIN_08],
  targetGone: [RULE.OCG_CHAIN_09],
};

const rules = {
  game,
  date: "2014-03-21",
  law: new Proxy(law, { get: (points, key) => Reflect.get(points, key) ?? [] }) as unknown as Law,
  result: onlyWhatWasDone,
  isMoment: () => false,
  rulings: [],
  endBattlePhase: () => {},
  becomeEndPhase: () => {},
  calculateDamage: () => {},
} satisfies Partial<Rules> as Partial<Rules> as Rules;

/**
 * A text whose parts are marked by their own words: the span of a part is where its words stand in the text.
 */
export class Text {
  constructor(readonly text: string) {}

  span(words: string): readonly [number, number] {
    const start = this.text.indexOf(words);
    if (start < 0) throw new RangeError(`"${words}" is not in the text`);
    return [start, start + words.length];
  }
}

export function cardWith(
  name: string,
  text: string,
  sentences: CardText["sentences"],
  facts: Partial<Card["facts"]> = {},
): Card {
  return {
    game: "ocg",
    name: { en: name },
    facts: { kind: "monster", categories: ["effect"], atk: 1300, def: 200, level: 4, ...facts },
    text,
    program: { sentences },
    handWritten: false,
  };
}

export function effect(parts: Partial<Effect> & { span?: readonly [number, number] }): Effect {
  const none: { conditions: Condition[]; cost: Clause[]; resolution: Clause[] } = {
    conditions: [],
    cost: [],
    resolution: [],
  };
  return { sentence: "effect", kind: "trigger", optional: true, ...none, ...parts };
}

export function tableWith(cards: readonly Card[]): Duel {
  const catalogue = buildCatalogue(game, cards);
  if (catalogue.notPlayable.length > 0) throw new Error(catalogue.notPlayable[0]?.reason);
  const duel = Duel.create(rules, catalogue);
  const { state } = duel;
  state.add(LINKS);
  for (let i = 0; i < 32; i++) state.add(PILE);
  for (const player of [0, 1] as const) {
    state.add(PLAYER);
    state.set(PLAYER.lp, player, 8000);
  }
  state.write(NOW.timing, 1);
  return duel;
}

export function placeCard(duel: Duel, def: number, player: Player, zone: ZoneId): CardId {
  const card = createCard(duel, def, player);
  duel.state.set(CARD.zone, card, zone);
  duel.state.set(CARD.face, card, FACE.up);
  link(duel, card, player, zone, "bottom");
  return card;
}
