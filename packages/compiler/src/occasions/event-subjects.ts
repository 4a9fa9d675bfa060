import { isReference, type Noun, type NounPhrase, type Reference, type Trait } from "@chainwright/card-ir";
import { columnOf, columnThen, type Duel, isBanishedDown } from "@chainwright/engine/board";
import { countersLast, eachMaterialLast } from "@chainwright/engine/changes";
import { means, someCard, waysMask, waysOf } from "@chainwright/engine/program";
import {
  BATTLE,
  CARD,
  CAUSE,
  EVENT,
  EVENT_LOG,
  type EventId,
  FACE,
  NO_CARD,
  NO_LINK,
  POSITION,
} from "@chainwright/engine/state";
import { isHidden } from "../nouns/compile-trait.ts";
import { saysFace } from "../nouns/face-up-places.ts";
import { fromOwn, isWay, passesFor } from "../nouns/last-move.ts";
import { meetsComparison } from "../runtime/recorded-numbers.ts";
import type { Scope } from "../scope/scope.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { BOUND_CARD, isThisCardAlone, meansThisCard } from "../words/this-card.ts";
import { agentIs, cameFrom, type EventTest, wasOfNegatedActivation } from "./moves-of-events.ts";

/** Whom an event is about. */

/**
 * Tests the card of an event of a kind as it was just before: what is public afterwards may differ. `left`: the words of
 * the event speak of the place that it left.
 */
export function compileSubject(subject: NounPhrase, scope: Scope, kind: number, left = false): EventTest {
  const moved = kind === EVENT.moved;
  const positionChanged = kind === EVENT.positionChanged;
  if (isReference(subject)) {
    if (isThisCardAlone(subject)) {
      const before = [...(subject.traits ?? []), ...(subject.where ?? [])].map((trait) =>
        compileBefore(trait, scope),
      );
      return (duel, context, event) =>
        duel.state.get(EVENT_LOG.card, event) === context.card &&
        before.every((test) => test(duel, context, event));
    }
    // While both are there: it has left with its monster.
    if (subject.ref === "equipped-monster" && !moved && !narrowed(subject))
      return ({ state }, context, event) => {
        const host = state.get(CARD.host, context.card);
        return host !== NO_CARD && state.get(EVENT_LOG.card, event) === host;
      };
    if (subject.slot === BOUND_CARD.slot)
      return (duel, context, event) => duel.state.get(EVENT_LOG.card, event) === context.subject;
    throw new NotCarriedOut(`an event about "${subject.ref}"`);
  }
  const ofBefore = ({ trait }: Trait): boolean =>
    trait === "controlled" ||
    (moved && PASSING.has(trait)) ||
    (positionChanged && (trait === "position" || trait === "set")) ||
    // "A Continuous Trap in the Spell & Trap Zone is Special Summoned": there it is no more.
    ((trait === "in" || trait === "from") && SUMMONS.has(kind));
  const before = [...subject.traits, ...subject.where]
    .filter(ofBefore)
    .map((trait) => compileBefore(trait, scope));
  const lasting = {
    ...subject,
    traits: subject.traits.filter((t) => !ofBefore(t)),
    where: subject.where.filter((t) => !ofBefore(t)),
  };
  const cards = scope.noun(lasting);
  const turned = kind === EVENT.flipped ? scope.material(lasting) : null;
  const hidden = lasting.traits.some(isHidden) || lasting.where.some(isHidden);
  const asksWhat = subject.noun !== "card" || hidden;
  // Of a card that lay face-down on the field nothing told its name, Type or kind.
  const tells = hidden || !SEEN_FACE_DOWN.has(subject.noun);
  const asksThere =
    (moved && tells && (left || [...subject.traits, ...subject.where].some(saysWhereItLay))) ||
    (positionChanged && (tells || [...subject.traits, ...subject.where].some(isFaceUpSaid)));
  return (duel, context, event) => {
    const card = duel.state.get(EVENT_LOG.card, event);
    if (asksThere && layDown(duel, event)) return false;
    // What was never face-up before it was banished face-down is seen by nobody.
    const unseen = isBanishedDown(duel, card) && duel.state.get(EVENT_LOG.face, event) === FACE.down;
    if (moved && asksWhat && unseen) return false;
    // What was turned face-down was face-up.
    const asItWas = turned !== null && duel.state.get(EVENT_LOG.face, event) === FACE.down ? turned : cards;
    return before.every((test) => test(duel, context, event)) && asItWas.test(duel, context, card);
  };
}

/** What is told of a Summon, whatever becomes of it. */
const SUMMONS: ReadonlySet<number> = new Set([EVENT.summoned, EVENT.attempted, EVENT.negatedSummon]);

/** What a card on the field is to whoever sees it face-down. */
const SEEN_FACE_DOWN: ReadonlySet<Noun> = new Set<Noun>(["card", "monster", "spell-or-trap"]);

/** "You control", "on the field": what it was there is meant, and not what it is where it has gone. */
const saysWhereItLay = (trait: Trait): boolean =>
  trait.trait === "controlled" || trait.trait === "in" || trait.trait === "in-column";

const isFaceUpSaid = (trait: Trait): boolean => trait.trait === "face" && trait.face === "up";

/** Whether the card of an event lay face-down on the field just before. */
const layDown = ({ state, game }: Duel, event: EventId): boolean =>
  state.get(EVENT_LOG.face, event) === FACE.down &&
  (state.get(EVENT_LOG.kind, event) === EVENT.positionChanged ||
    game.zones[state.get(EVENT_LOG.from, event)]?.field === true);

const narrowed = ({ traits = [], where = [], and }: Reference): boolean =>
  traits.length + where.length > 0 || and !== undefined;

/** What is so of a card no more when it has moved. */
const PASSING: ReadonlySet<Trait["trait"]> = new Set([
  ...(["in", "in-column", "from", "face", "set", "position", "summoned", "equipped", "equipped-to"] as const),
  "with-counters",
  "summoned-with",
]);

/** "This card on the field", "this card you control": what was so of it just before. */
function compileBefore(trait: Trait, scope: Scope): EventTest {
  if (trait.trait === "controlled") {
    return (duel, context, event) =>
      means(trait.by, context.player, duel.state.get(EVENT_LOG.controller, event)) &&
      !wasOfNegatedActivation(duel, event);
  }
  // "In your possession": yours, wherever it was.
  if (trait.trait === "possessed") {
    return (duel, context, event) =>
      means(trait.by, context.player, duel.state.get(EVENT_LOG.controller, event));
  }
  if (trait.trait === "in-column") {
    const others = scope.noun(trait.of);
    const not = trait.not === true;
    return (duel, context, event) => {
      const column = columnThen(duel, event);
      return column >= 0 && someCard(others, duel, context, (one) => columnOf(duel, one) === column) !== not;
    };
  }
  if (trait.trait === "in" || trait.trait === "from")
    return (duel, context, event) => cameFrom(duel, context, event, trait.place);
  if (trait.trait === "position") {
    const position = POSITION[trait.position];
    return (duel, _, event) => duel.state.get(EVENT_LOG.position, event) === position;
  }
  if (trait.trait === "face") {
    const face = trait.face === "up" ? FACE.up : FACE.down;
    return (duel, _, event) => duel.state.get(EVENT_LOG.face, event) === face;
  }
  if (trait.trait === "set")
    return (duel, _, event) =>
      duel.state.get(EVENT_LOG.face, event) === FACE.down &&
      duel.game.zones[duel.state.get(EVENT_LOG.from, event)]?.field === true;
  // "An Equip Card equipped to this card": where it was sent from, this is not said of it any more.
  if (trait.trait === "equipped-to" && meansThisCard(trait.host))
    return (duel, context, event) => duel.state.get(EVENT_LOG.amount, event) === context.card;
  // "This attacking card": as long as the battle lasts it is told which one attacked, also when it is gone.
  if (trait.trait === "attacking")
    return ({ state }, _, event) => state.read(BATTLE.attacker) === state.get(EVENT_LOG.card, event);
  if (trait.trait === "has-material" && trait.what === undefined) {
    const { least = 1, not = false } = trait;
    return (duel, _, event) => {
      let n = 0;
      return eachMaterialLast(duel, duel.state.get(EVENT_LOG.card, event), () => ++n < least) === not;
    };
  }
  // "This Link Summoned card": where it has not left, it still is.
  if (trait.trait === "summoned" && trait.byEffectOf !== undefined)
    throw new NotCarriedOut("by what a card was Summoned that may have left");
  if (trait.trait === "summoned" && trait.not !== true && trait.within === undefined) {
    const ways = waysOf(trait);
    const { from, by } = trait;
    if (by === "this-way") throw new NotCarriedOut("a Summon of another card as its text says");
    if (saysFace(from)) throw new NotCarriedOut("how a card lay that was Summoned");
    const isOwn = fromOwn(from);
    return (duel, context, event) => {
      const { state } = duel;
      const card = state.get(EVENT_LOG.card, event);
      const moved = state.get(EVENT_LOG.kind, event) === EVENT.moved;
      const way = moved ? state.get(EVENT_LOG.way, event) : state.get(CARD.way, card);
      const came = moved ? state.get(EVENT_LOG.came, event) : state.get(CARD.from, card);
      return (
        isWay(way, ways, by) &&
        isOwn(duel, context, card) &&
        (from === undefined || (duel.zonesOf(from) & (1 << came)) !== 0)
      );
    };
  }
  // With what it was is kept when it leaves; in which way, the move tells.
  if (trait.trait === "summoned-with") {
    const { ways, ...made } = trait;
    const mask = ways === undefined ? ~0 : waysMask(ways);
    const cards = scope.noun({ quantity: { kind: "a" }, noun: "card", traits: [], where: [made] });
    return (duel, context, event) => {
      const { state } = duel;
      const card = state.get(EVENT_LOG.card, event);
      const moved = state.get(EVENT_LOG.kind, event) === EVENT.moved;
      const way = moved ? state.get(EVENT_LOG.way, event) : state.get(CARD.way, card);
      return (way & mask) !== 0 && cards.test(duel, context, card);
    };
  }
  if (trait.trait === "with-counters")
    return (duel, _, event) => {
      const kind = duel.catalogue.word(trait.counter);
      return meetsComparison(
        countersLast(duel, duel.state.get(EVENT_LOG.card, event), kind),
        trait.compare,
        trait.value,
      );
    };
  throw new NotCarriedOut(`an event about this card with "${trait.trait}"`);
}

/** The monster that destroyed another by battle, as it was just then: whose it was is who did it. */
export function compileVictor(victor: NounPhrase, scope: Scope): EventTest {
  const controllers = isReference(victor)
    ? []
    : [...victor.traits, ...victor.where].flatMap((t) => (t.trait === "controlled" ? [t.by] : []));
  const uncontrolled = (traits: readonly Trait[]) => traits.filter((t) => t.trait !== "controlled");
  const bare = isReference(victor)
    ? victor
    : { ...victor, traits: uncontrolled(victor.traits), where: uncontrolled(victor.where) };
  const cards = scope.noun(bare);
  return (duel, context, event) =>
    controllers.every((who) => agentIs(duel, context, event, who)) &&
    cards.test(duel, context, duel.state.get(EVENT_LOG.other, event));
}

/** "By battle involving your Fiend monster": the destroyed one as it was just before, or the one that destroyed it. */
export function compileFighter(fighter: NounPhrase, scope: Scope): EventTest {
  const victor = compileVictor(fighter, scope);
  const loser = compileSubject(fighter, scope, EVENT.moved);
  return (duel, context, event) => victor(duel, context, event) || loser(duel, context, event);
}

/** "By the effect of a “Lightsworn” monster", "by an activated effect": the card whose effect did it, and how. */
export function compileByEffect(
  { byEffectOf, activated }: { readonly byEffectOf?: NounPhrase; readonly activated?: true },
  scope: Scope,
): EventTest {
  if (byEffectOf === undefined && activated === undefined) return () => true;
  const cards = byEffectOf === undefined ? null : scope.noun(byEffectOf);
  const passes = byEffectOf === undefined ? null : passesFor(byEffectOf);
  return (duel, context, event) => {
    const { state } = duel;
    if ((state.get(EVENT_LOG.cause, event) & (CAUSE.effect | CAUSE.cost)) === 0) return false;
    if (activated === true && state.get(EVENT_LOG.link, event) === NO_LINK) return false;
    const source = state.get(EVENT_LOG.other, event);
    if (cards === null || source === NO_CARD) return cards === null;
    const isSummon = state.get(EVENT_LOG.kind, event) === EVENT.summoned;
    return cards.test(duel, context, source) || (isSummon && passes?.(duel, source) === true);
  };
}
