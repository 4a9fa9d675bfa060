import { someLingering } from "../applying/continuous-effects.ts";
import { isKnowledgeMoved, knownBy, moveKnowledge } from "../applying/knowledge.ts";
import type { Duel } from "../board/duel.ts";
import { forgetWhereItWas } from "../board/per-turn-marks.ts";
import {
  type Destination,
  eachMaterial,
  freeSlot,
  holderOf,
  link,
  redefine,
  unlink,
} from "../board/zone-contents.ts";
import { activationOf, hasFlag } from "../history/chain-links.ts";
import { happen } from "../history/event-log.ts";
import { addLingering, type NewLingering, someLingeringOn } from "../history/lingering-effects.ts";
import type { Cause } from "../state/cause.ts";
import {
  CARD,
  type CardId,
  LINGERING,
  LINKS,
  type LingeringId,
  NO_CARD,
  NO_LINK,
  NOW,
  type ZoneId,
} from "../state/schema.ts";
import {
  CAUSE,
  CONTINUOUS_ACTION,
  EVENT,
  FACE,
  LINGERING_KIND,
  LINK,
  MANNER,
  type Player,
  POSITION,
  UNTIL,
  WAY,
} from "../state/vocabulary.ts";
import { countersByKind } from "./counters.ts";

/** A card in another place: a part of the atoms, and what makes a new object of it. */

/** Outside of the duel: what is not a card any more. */
export const NOWHERE = 0 as ZoneId;

/** The move itself, past all replacements. */
export function relocate(duel: Duel, card: CardId, to: Destination, manner: number, cause: Cause): void {
  const { state } = duel;
  const from = state.get(CARD.zone, card);
  const controller = state.get(CARD.controller, card);
  const face = state.get(CARD.face, card);
  const position = state.get(CARD.position, card);
  const way = state.get(CARD.way, card);
  const came = state.get(CARD.from, card);
  // What destroys it by battle, or whose effect moves it; where none does, what it was equipped to.
  const host = state.get(CARD.host, card);
  const source = cause.link === NO_LINK ? host : state.get(LINKS.card, cause.link);
  const other = cause.card ?? source;
  const info = duel.game.zones[to.zone];
  const place = duel.game.zones[from]?.slots ? state.get(CARD.slot, card) + 1 : 0;
  const player = to.player ?? state.get(CARD.owner, card);
  const remember = whatItWas(duel, card, from, to.zone);
  const goOn = changesGoingAlong(duel, card, from, to.zone);
  const before = isKnowledgeMoved(duel, from, to.zone, cause)
    ? { from, holder: holderOf(duel, card), known: knownBy(duel, card) }
    : null;
  unlink(duel, card);
  becomeOtherSelf(duel, card, to.zone);
  state.set(CARD.zone, card, to.zone);
  state.set(CARD.controller, card, player);
  if (info?.slots) state.set(CARD.slot, card, to.slot ?? freeSlot(duel, player, to.zone));
  // How it lies tells whether its effects can be used there.
  state.set(CARD.face, card, to.face ?? (info?.seen === "all" ? FACE.up : FACE.down));
  if (to.zone !== NOWHERE) link(duel, card, player, to.zone, to.where ?? "bottom");
  const activation = activationOf(duel, card);
  const activationNegated = activation !== NO_LINK && hasFlag(duel, activation, LINK.negatedActivation);
  const onField = duel.game.zones[from]?.field === true && info?.field === true;
  becomeNew(duel, card, onField);
  remember();
  goOn();
  if (before !== null) moveKnowledge(duel, card, before, cause);
  let how = manner;
  if (activationNegated) how |= MANNER.activationNegated;
  if (duel.game.zones[from]?.field === true) {
    if (face === FACE.up) how |= MANNER.wasUp;
    if (controller === state.get(CARD.owner, card)) how |= MANNER.wasOwners;
  }
  state.set(CARD.manner, card, how);
  state.set(CARD.from, card, activationNegated ? NOWHERE : from);
  state.set(CARD.cause, card, cause.why);
  const forTribute = cause.why === CAUSE.summon;
  if (forTribute || (cause.why & (CAUSE.cost | CAUSE.effect)) !== 0) state.set(CARD.broughtBy, card, other);
  state.set(CARD.mover, card, cause.agent);
  state.set(
    CARD.position,
    card,
    to.position ?? (info?.positions ? duel.game.arrivesAs(duel, card, to.zone) : POSITION.none),
  );
  happen(
    duel,
    {
      kind: EVENT.moved,
      card,
      from,
      to: to.zone,
      face,
      position,
      way,
      came,
      controller,
      how: activationNegated ? manner | MANNER.activationNegated : manner,
      other,
      amount: host,
      place,
    },
    cause,
  );
}

const NOTHING = (): void => {};

/**
 * When a card leaves the field: keeps what it was equipped to, and its materials, for its own text, and the counters on it
 * for all that ask for them. Those its own text can ask for when that has put it back on the field: "the same number of
 * Spell Counters that it had".
 */
function whatItWas(duel: Duel, card: CardId, from: ZoneId, to: ZoneId): () => void {
  const { state } = duel;
  const { zones, zone } = duel.game;
  const { asksFormer } = duel.definition(state.get(CARD.def, card));
  const left = zones[from]?.field === true;
  if (to === zone.summon || !(left || (asksFormer && zones[to]?.field === true))) return NOTHING;
  const counters = countersByKind(duel, card, left ? LINGERING_KIND.counter : LINGERING_KIND.formerCounters);
  if (!asksFormer && counters.length === 0) return NOTHING;
  const host = asksFormer && left ? state.get(CARD.host, card) : NO_CARD;
  const stamp = state.get(CARD.stamp, host);
  const materials: CardId[] = [];
  if (asksFormer && left) eachMaterial(duel, card, (material) => void materials.push(material));
  const was = { card, source: card, effect: 0, until: UNTIL.leaves };
  return () => {
    for (const value of materials) addLingering(duel, { ...was, kind: LINGERING_KIND.formerMaterial, value });
    if (host !== NO_CARD)
      addLingering(duel, { ...was, kind: LINGERING_KIND.formerHost, what: stamp, value: host });
    for (const { kind, count } of counters)
      addLingering(duel, {
        ...was,
        kind: LINGERING_KIND.formerCounters,
        what: duel.catalogue.word(kind),
        value: count,
      });
  };
}

/** "(even after they are Summoned/Set)": what was changed of it in the hand is so on the field, and on its way there. */
function changesGoingAlong(duel: Duel, card: CardId, from: ZoneId, to: ZoneId): () => void {
  const { state } = duel;
  const { zones, zone } = duel.game;
  if ((zones[to]?.field ?? false) === (zones[to]?.passing ?? false)) return NOTHING;
  const kept: NewLingering[] = [];
  if (zones[from]?.passing === true)
    someLingeringOn(duel, LINGERING_KIND.statGain, card, (lingering) => {
      kept.push(againOf(duel, lingering));
      return false;
    });
  if (from === zone.hand)
    someLingering(duel, CONTINUOUS_ACTION.stat, (one, context) => {
      const { lingering, card: source, effect } = context;
      if (!one.goesAlong || lingering === undefined || !one.cards.test(duel, context, card)) return false;
      const value = one.value(duel, context, 0) * (one.change === "lose" ? -1 : 1);
      const until = state.get(LINGERING.until, lingering);
      for (const what of one.stats)
        kept.push({
          kind: LINGERING_KIND.statGain,
          card,
          source,
          effect,
          player: context.player,
          what,
          value,
          until,
        });
      return false;
    });
  return () => {
    for (const force of kept) addLingering(duel, force);
  };
}

const againOf = ({ state }: Duel, row: LingeringId): NewLingering => ({
  kind: state.get(LINGERING.kind, row),
  card: state.get(LINGERING.card, row),
  source: state.get(LINGERING.source, row),
  effect: state.get(LINGERING.effect, row),
  player: state.get(LINGERING.player, row),
  what: state.get(LINGERING.what, row),
  value: state.get(LINGERING.value, row),
  declared: state.get(LINGERING.declared, row),
  until: state.get(LINGERING.until, row),
});

/** Another zone than it was to go to, where it lies as it would have lain there: seen by all or not. */
export const elsewhere = (duel: Duel, zone: ZoneId, than: ZoneId): Destination => ({
  zone,
  face: duel.game.zones[than]?.seen === "all" ? FACE.up : FACE.down,
});

/** A Trap that its text makes a monster is one in a Monster Zone, and a Trap everywhere else. */
function becomeOtherSelf(duel: Duel, card: CardId, to: ZoneId): void {
  const { otherSelf, card: printed } = duel.definition(duel.state.get(CARD.def, card));
  if (otherSelf === 0) return;
  if ((to === duel.game.zone.summon) !== (printed.facts.kind === "monster"))
    duel.state.set(CARD.def, card, otherSelf);
}

/** The card is a new object: nothing that was true of it holds any more; on the field, what it used stays used. */
export function becomeNew(duel: Duel, card: CardId, onField: boolean): void {
  const { state } = duel;
  const stamp = state.read(NOW.stamp) + 1;
  state.write(NOW.stamp, stamp);
  state.set(CARD.stamp, card, stamp);
  state.set(CARD.since, card, state.read(NOW.turn));
  state.set(CARD.arrived, card, state.read(NOW.atom));
  // How it came to the field is forgotten; that it was Summoned properly only where nobody can see it.
  const { zones } = duel.game;
  const info = zones[state.get(CARD.zone, card)];
  const known = info?.field === true || info?.seen === "all";
  state.set(CARD.way, card, known ? state.get(CARD.way, card) & WAY.proper : 0);
  state.set(CARD.host, card, NO_CARD);
  const { itself } = duel.definition(state.get(CARD.def, card));
  if (itself !== 0) redefine(duel, card, itself);
  state.set(CARD.broughtBy, card, NO_CARD);
  forgetWhereItWas(duel, card, onField);
  state.set(CARD.began, card, 0);
  state.set(CARD.declared, card, 0);
  state.set(CARD.knownTo, card, 0);
  state.set(CARD.shielded, card, NO_CARD);
}

/** Makes a new card out of nothing, outside of every pile. */
export function createCard(duel: Duel, def: number, owner: Player): CardId {
  const { state } = duel;
  if (state.count(CARD) === 0) state.add(CARD);
  const card = state.add(CARD);
  state.set(CARD.def, card, def);
  state.set(CARD.owner, card, owner);
  state.set(CARD.controller, card, owner);
  return card;
}
