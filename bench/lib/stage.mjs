// Positions laid out round one card, so that its effects come to be used.

import { emptyDuel, place } from "@chainwright/engine";
import { freeSlot } from "@chainwright/engine/board";
import { addLingering } from "@chainwright/engine/history";
import {
  ACT,
  CARD,
  CHANCE,
  FACE,
  firstOf,
  kindOf,
  LINGERING_KIND,
  PLAYER,
  POSITION,
  secondOf,
  UNTIL,
  WAY,
} from "@chainwright/engine/state";
import { numbers, seedChance } from "@chainwright/kernel";
import { ocgRoom, PHASE, ZONE } from "@chainwright/ocg";
import { summonersOf } from "./makers.mjs";

const EXTRA = ["fusion", "synchro", "xyz", "link"];
const has = ({ card }, ...words) => words.some((word) => card.facts.categories.includes(word));
const isMonster = ({ card }) => card.facts.kind === "monster";
export const inMainDeck = (definition) => !has(definition, "token", ...EXTRA);

/**
 * Lays a position round an effect: its card where it may be of use, most often what its words ask for, and others
 * everywhere, as chance has it.
 */
export function stageRound(target, effect, needs, { catalogue, definitions, fits }, rules, seed) {
  const friends = needs.first.flatMap((need) => need.definitions);
  const below = numbers(seed);
  const of = (list) => list[below(list.length)];
  const chance = (n) => below(n) === 0;
  // Of thousands of cards it is quicker to take one at random until it fits than to look at all of them.
  const some = (list, fits) => {
    for (let i = 0; i < Math.min(list.length, 40); i++) {
      const one = of(list);
      if (fits(one)) return one;
    }
    return of(list.filter(fits));
  };
  const any = (...tests) => {
    const from = friends.length > 0 && !chance(3) ? friends : definitions;
    const fits = (one) => !has(one, "token") && tests.every((test) => test(one));
    return some(from, fits) ?? some(definitions, fits);
  };
  const duel = emptyDuel(ocgRoom, rules, catalogue);
  seedChance(duel.state, CHANCE, seed);
  const room = () => ({ monster: 5, spell: 5, pendulum: 2, field: 1 });
  const free = [room(), room()];
  const put = (definition, zone, player, turnedDown) => {
    if (definition === undefined) return;
    const name = ocgRoom.game.zones[zone].name;
    const places = free[player][name];
    // Scales lie in Spell & Trap Zones.
    const taken = name === "pendulum" ? [name, "spell"] : places === undefined ? [] : [name];
    if (taken.some((one) => free[player][one] === 0)) return;
    // Of the Spell & Trap Zones only the outer ones are Pendulum Zones.
    if (places !== undefined && freeSlot(duel, player, zone) < 0) return;
    for (const one of taken) free[player][one]--;
    const monster = zone === ZONE.monster;
    // Scales and Link Monsters lie in one way only.
    const scale = zone === ZONE.pendulum;
    if (scale && !has(definition, "pendulum")) return;
    // Cards lie where such cards can be: a monster is no Spell from the start, and a Token is on the field or nowhere.
    const isOfZone = monster || (!has(definition, "token") && zone !== ZONE.spell && zone !== ZONE.field);
    if (isMonster(definition) ? !(isOfZone || scale) : monster) return;
    // What belongs in the Main Deck comes to the Extra Deck face-up, and only if it is a Pendulum Monster.
    const returned = zone === ZONE.extra && inMainDeck(definition);
    if (returned && !has(definition, "pendulum")) return;
    const upright = scale || has(definition, "link");
    const down =
      !upright &&
      (turnedDown ??
        (zone === ZONE.spell
          ? !has(definition, "continuous") || chance(2)
          : monster && inMainDeck(definition) && chance(4)));
    const card = place(duel, definition.id, {
      zone,
      player,
      since: 1,
      ...(places === undefined && !returned ? {} : { face: down && !returned ? FACE.down : FACE.up }),
      ...(monster ? { position: !upright && (down || chance(4)) ? POSITION.defense : POSITION.attack } : {}),
    });
    const summoned = monster ? EXTRA.find((word) => has(definition, word)) : undefined;
    if (summoned !== undefined) {
      duel.state.set(CARD.way, card, WAY.proper | WAY[summoned]);
      duel.state.set(CARD.from, card, ZONE.extra);
    }
    if (!monster || !has(definition, "xyz")) return card;
    const under = needs.first.filter((need) => definition === target && need.places[0][0] === "material");
    for (const material of [...under.map((need) => of(need.definitions)), any(isMonster, inMainDeck)])
      if (material !== undefined) place(duel, material.id, { zone: ZONE.material, player, under: card });
    return card;
  };
  /** The zone in which a card of this kind is at such a place; "ready" is where it can be used. */
  const zoneOf = (definition, word) => {
    const own = isMonster(definition) ? ZONE.monster : has(definition, "field") ? ZONE.field : ZONE.spell;
    if (word === "ready") return isMonster(definition) || chance(2) ? own : ZONE.hand;
    if (word === "field" || word === "monster-zone" || word === "spell-trap-zone") return own;
    const zones = ocgRoom.game.zonesOf(word);
    return [...ocgRoom.game.zones.keys()].find((zone) => (zones & (1 << zone)) !== 0);
  };
  /** Lays what a monster of the Extra Deck can be Summoned with, a certain card among it or not. */
  const layMaterials = (definition, player, using) => {
    const draw = () => {
      let used = using;
      return definition.materials.flatMap((group) => {
        const fitting = fits(group);
        return Array.from({ length: Math.max(1, group.min) }, () => {
          if (used === undefined || !fitting.includes(used)) return of(fitting);
          used = undefined;
          return using;
        });
      });
    };
    const levels = (cards) => cards.reduce((sum, card) => sum + (card?.level ?? 0), 0);
    let cards = draw();
    for (let i = 0; i < 60 && has(definition, "synchro") && levels(cards) !== definition.level; i++)
      cards = draw();
    for (const card of cards)
      put(
        card,
        has(definition, "fusion") && card !== undefined && inMainDeck(card) && chance(2)
          ? ZONE.hand
          : ZONE.monster,
        player,
        false,
      );
    if (has(definition, "fusion"))
      layMeans(summonersOf(definitions, "fusion-summon", definition, fits), player);
  };
  /** What the players are to use so that the effect comes about. */
  const means = new Set();
  /** Two Scales between which a monster can be Pendulum Summoned. */
  const layScales = ({ level }) => {
    const scales = definitions.filter((one) => has(one, "pendulum"));
    for (const isSide of [(scale) => scale < level, (scale) => scale > level]) {
      const one = some(scales, ({ scale }) => isSide(scale));
      if (one === undefined) return;
      means.add(one.id);
      put(one, ZONE.pendulum, 0);
    }
  };
  const layCounters = (card, kind) => {
    if (card === undefined || duel.state.get(CARD.face, card) === FACE.down) return;
    if (!catalogue.counterKinds.includes(kind)) return;
    const row = {
      kind: LINGERING_KIND.counter,
      card,
      source: card,
      effect: 0,
      what: catalogue.word(kind),
      value: 3,
    };
    addLingering(duel, { ...row, until: UNTIL.leaves });
  };
  /** Monsters that can be Tributed for a Ritual Monster. */
  const layTributes = ({ level }) => {
    for (let sum = 0; sum < level; ) {
      const one = some(definitions, (one) => isMonster(one) && inMainDeck(one) && one.level > 0);
      sum += one.level;
      put(one, chance(2) ? ZONE.hand : ZONE.monster, 0, false);
    }
  };
  const layMeans = (fitting, player) => {
    const one = of(fitting);
    if (one === undefined) return;
    means.add(one.id);
    put(one, ZONE.hand, player);
  };
  const bare = chance(3) ? [] : needs.bare;
  const lay = ({ definitions: fitting, places, count, down, using, acts, with: itsNeeds }, side = 0) => {
    // Decks hold some more: what is searched for may have been drawn.
    const [word, whose] = of(places);
    const player = side === 0 ? whose : 1 - whose;
    for (let i = 0; i < (word === "deck" ? count + 2 : count); i++) {
      const definition = of(fitting);
      if (definition === undefined || word === "material") return;
      const extra = !inMainDeck(definition) && (word === "hand" || word === "deck");
      const zone = extra ? ZONE.extra : zoneOf(definition, word);
      if (bare.includes(player) && ocgRoom.game.zones[zone].field) return;
      put(definition, zone, player, down || undefined);
      if (using !== undefined || itsNeeds !== undefined || acts) means.add(definition.id);
      for (const need of itsNeeds?.(definition) ?? []) lay(need, player);
      if (zone === ZONE.extra) layMaterials(definition, player, using);
    }
  };
  const homes = isMonster(target)
    ? [
        ZONE.monster,
        ZONE.monster,
        ...(inMainDeck(target) ? [ZONE.hand, ZONE.deck] : [ZONE.extra]),
        ZONE.graveyard,
      ]
    : [has(target, "field") ? ZONE.field : ZONE.spell, ZONE.hand, ZONE.graveyard];
  // Another effect of the card may have to come first.
  const { range } = chance(2) ? effect : of(target.effects);
  const used = [...homes, ZONE.hand].filter((zone) => (range & (1 << zone)) !== 0);
  const hand = inMainDeck(target) ? ZONE.hand : ZONE.extra;
  const home = needs.ways.length > 0 && !chance(3) ? hand : of(used.length > 0 && chance(2) ? used : homes);
  const laid = put(target, home, 0);
  if (needs.ways.includes("pendulum")) layScales(target);
  for (const kind of needs.counters) if (ocgRoom.game.zones[home].field) layCounters(laid, kind);
  if (home === ZONE.extra) layMaterials(target, 0);
  if (has(target, "ritual") && isMonster(target) && home === ZONE.hand) {
    layMeans(summonersOf(definitions, "ritual-summon", target, fits), 0);
    layTributes(target);
  }
  if (!chance(4)) for (const need of needs.first) lay(need);
  if (chance(2)) for (const need of needs.others) lay(need);
  if (inMainDeck(target)) put(target, of([ZONE.hand, ZONE.deck, ZONE.graveyard]), 0);
  for (const player of [0, 1]) {
    // The opponent's are weak half of the time, so that battles can be won.
    const weak = player === 1 && chance(2) ? (one) => one.atk < target.atk : () => true;
    for (let i = bare.includes(player) ? 0 : below(4); i > 0; i--)
      put(any(isMonster, weak), ZONE.monster, player);
    for (let i = bare.includes(player) ? 0 : below(4); i > 0; i--)
      put(
        any((one) => !isMonster(one) && !has(one, "field")),
        ZONE.spell,
        player,
      );
    for (let i = 2 + below(4); i > 0; i--) put(any(inMainDeck), ZONE.hand, player);
    for (let i = below(9); i > 0; i--) put(any(isMonster), ZONE.graveyard, player);
    for (let i = below(3); i > 0; i--)
      put(
        any((one) => !isMonster(one)),
        ZONE.graveyard,
        player,
      );
    for (let i = below(3); i > 0; i--) put(any(isMonster), ZONE.banished, player);
    for (let i = 8 + below(12); i > 0; i--) put(any(inMainDeck), ZONE.deck, player);
    for (let i = below(4); i > 0; i--)
      put(
        any(isMonster, (one) => has(one, ...EXTRA)),
        ZONE.extra,
        player,
      );
    duel.state.set(PLAYER.lp, player, of([8000, 8000, 4000, 1500]));
  }
  return {
    duel,
    means,
    start: () =>
      ocgRoom.startAt(duel, below(2), 5, of([PHASE.draw, PHASE.main1, PHASE.main1, PHASE.battle, PHASE.end])),
  };
}

/** Whether an answer uses this effect: activates it, or is the Summon that its text allows. */
export function isUseOf(duel, option, target, index) {
  if (duel.state.get(CARD.def, firstOf(option)) !== target.id) return false;
  switch (kindOf(option)) {
    case ACT.activate:
    case ACT.trigger:
    case ACT.process:
      return secondOf(option) === index;
    case ACT.special:
      return secondOf(option) === index + 1;
    default:
      return false;
  }
}

/** What else a card may do that brings its effects about. */
const DOING = new Set([
  ACT.summon,
  ACT.special,
  ACT.attack,
  ACT.changePosition,
  ACT.choose,
  ACT.activate,
  ACT.trigger,
]);

/** A bot that uses one effect wherever it can, often what may bring it about, and otherwise lets things happen. */
export function seeker(target, index, means, seed) {
  const below = numbers(seed ^ 0x5eed);
  return (duel, options) => {
    const goal = options.find((option) => isUseOf(duel, option, target, index));
    if (goal !== undefined) return goal;
    const by = (isOne) =>
      options.filter(
        (option) => DOING.has(kindOf(option)) && isOne(duel.state.get(CARD.def, firstOf(option))),
      );
    for (const doing of [by((one) => one === target.id), by((one) => means.has(one))])
      if (doing.length > 0 && below(2) === 0) return doing[below(doing.length)];
    const eager = options.filter((option) => kindOf(option) !== ACT.pass && kindOf(option) !== ACT.phase);
    const from = eager.length > 0 && below(3) > 0 ? eager : options;
    return from[below(from.length)];
  };
}
