import {
  type Activated,
  type CardFacts,
  type EventPattern,
  isReference,
  type Trait,
  type WouldDo,
} from "@chainwright/card-ir";
import {
  type CardTest,
  columnOf,
  columnThen,
  type Duel,
  definitionOf,
  type LinkTest,
  type TriggerCondition,
} from "@chainwright/engine/board";
import { carriedOut, eachRecord, effectOf, targetsOf } from "@chainwright/engine/history";
import { type EffectContext, means, playerOf, someCard } from "@chainwright/engine/program";
import {
  type CardId,
  EVENT_LOG,
  type EventId,
  LINKS,
  type LinkId,
  NO_CARD,
  NO_LINK,
  type Player,
  type ZoneId,
} from "@chainwright/engine/state";
import type { Scope } from "../scope/scope.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import { compileIncludes, someStep } from "./included-actions.ts";

/** "When your opponent activates a Spell Card", as an event or as a link that waits. */

/** What an event keeps of where something was activated. */
const KEPT_OF_PLACES: ReadonlySet<Trait["trait"]> = new Set(["in-column", "in", "controlled"]);

/** Whether it may also be answered when the activation has been carried out. */
export const isOverToo = ({
  would,
  answering,
  asLink,
  what,
}: Extract<EventPattern, { event: "activated" }>): boolean =>
  would === undefined &&
  answering === undefined &&
  asLink === undefined &&
  [what, what.or].every(
    (one) =>
      (one?.where ?? []).every(({ trait }) => KEPT_OF_PLACES.has(trait)) && one?.targeting === undefined,
  );

export const isOfColumn = ({ or, where = [] }: Activated): boolean =>
  where.some(({ trait }) => trait === "in-column") || (or !== undefined && isOfColumn(or));

/** "If a Spell Card is Chained", "after your opponent activates a Spell Card": an event of its own. */
export function wasActivated(
  { what, agent, answering, asLink }: Extract<EventPattern, { event: "activated" }>,
  scope: Scope,
): TriggerCondition["event"] {
  if (answering !== undefined || asLink !== undefined)
    throw new NotCarriedOut("what an activation that is over answered");
  const kinds = oneOf(what).map((one) => {
    const { where = [], ...other } = one;
    const isSo = compileTraits(other, scope);
    const places = where.map((trait) => whereItWas(trait, one, scope));
    return (duel: Duel, context: EffectContext, card: CardId, event: EventId): boolean =>
      isSo(duel, context, card) && places.every((isThere) => isThere(duel, context, event));
  });
  return (duel, context, event) => {
    const { state } = duel;
    if (!means(agent, context.player, state.get(EVENT_LOG.agent, event) as Player)) return false;
    const card = state.get(EVENT_LOG.card, event);
    const { facts } = definitionOf(duel, card).card;
    const isCard = state.get(EVENT_LOG.how, event) !== 0;
    return oneOf(what).some(
      (one, i) =>
        !(one.other === true && card === context.card) &&
        isActivationOf(one, facts, isCard) &&
        kinds[i]?.(duel, context, card, event) === true,
    );
  };
}

/** "In their hand", "a monster you control", "in this card's column": the event keeps zone and place as they were then. */
function whereItWas(trait: Trait, { what }: Activated, scope: Scope): TriggerCondition["event"] {
  if (trait.trait === "in") {
    const isThere = activatedIn(trait, what);
    return (duel, context, event) => {
      const { state } = duel;
      const isCard = state.get(EVENT_LOG.how, event) !== 0;
      const agent = state.get(EVENT_LOG.agent, event) as Player;
      return isThere(duel, context, agent, isCard, state.get(EVENT_LOG.from, event));
    };
  }
  if (trait.trait === "controlled")
    return (duel, context, event) =>
      duel.game.zones[duel.state.get(EVENT_LOG.from, event)]?.field === true &&
      means(trait.by, context.player, duel.state.get(EVENT_LOG.agent, event) as Player);
  if (trait.trait !== "in-column" || trait.not === true)
    throw new NotCarriedOut("where something was activated that is over");
  const cards = scope.noun(trait.of);
  return (duel, context, event) =>
    someCard(cards, duel, context, (one) => isSameColumn(columnOf(duel, one), columnThen(duel, event)));
}

/** A card that is played is activated on the field, wherever it came from; in which of its zones is not kept. */
function activatedIn(
  { place }: Extract<Trait, { trait: "in" }>,
  what: Activated["what"],
): (duel: Duel, context: EffectContext, agent: Player, isCard: boolean, zone: ZoneId) => boolean {
  if (what === "card") throw new NotCarriedOut("where a card is activated");
  const anywhere = place.names.includes("field");
  return (duel, context, agent, isCard, zone) =>
    (isCard ? anywhere : (duel.zonesOf(place) & (1 << zone)) !== 0) && means(place.of, context.player, agent);
}

export function compileActivation(
  pattern: Extract<EventPattern, { event: "activated" }>,
  scope: Scope,
): TriggerCondition["activation"] {
  const { what, agent, would, answering, asLink = 1 } = pattern;
  const does = would ? compileWould(would, scope) : null;
  const isMeant = compileActivated(what, scope);
  const below = answering ? compileAnswered(answering, scope) : null;
  return (duel, context, link) => {
    const { state } = duel;
    if (!means(agent, context.player, state.get(LINKS.player, link)) || link < asLink) return false;
    if (!isMeant(duel, context, link)) return false;
    // What it answers is the link below it.
    const isAnswer = below === null || below(duel, context, (link - 1) as LinkId);
    return isAnswer && (does === null || does(duel, context, link));
  };
}

/** "… in response to the activation of your Spell Card" */
function compileAnswered({ what, of }: Answered, scope: Scope): LinkTest {
  const isMeant = compileActivated(what, scope);
  return (duel, context, link) =>
    link !== NO_LINK &&
    means(of, context.player, duel.state.get(LINKS.player, link)) &&
    isMeant(duel, context, link);
}

/** What is said of the card besides: "a “Gouki” monster effect". */
function compileTraits({ traits = [] }: Activated, scope: Scope): CardTest {
  const tests = traits.map((trait) => scope.trait(trait));
  return (...about) => tests.every((test) => test(...about));
}

/** "On the field", "a monster your opponent controls": what was so when it was activated. */
function compileWhere({ what, where = [] }: Activated, scope: Scope): LinkTest {
  const tests = where.map((trait): LinkTest => {
    if (trait.trait === "in") {
      const isThere = activatedIn(trait, what);
      return (duel, context, link) => {
        const isCard = what === "either" && effectOf(duel, link).kind === "activation";
        const player = duel.state.get(LINKS.player, link);
        return isThere(duel, context, player, isCard, duel.state.get(LINKS.zone, link));
      };
    }
    if (trait.trait === "controlled")
      return (duel, context, link) =>
        duel.game.zones[duel.state.get(LINKS.zone, link)]?.field === true &&
        means(trait.by, context.player, duel.state.get(LINKS.player, link));
    if (trait.trait === "in-column" && trait.not !== true) {
      const cards = scope.noun(trait.of);
      return (duel, context, link) => {
        const column = duel.state.get(LINKS.column, link) - 1;
        return someCard(cards, duel, context, (one) => isSameColumn(columnOf(duel, one), column));
      };
    }
    const test = scope.trait(trait);
    return (duel, context, link) => test(duel, context, duel.state.get(LINKS.card, link));
  });
  return (...about) => tests.every((test) => test(...about));
}

type Answered = NonNullable<Extract<EventPattern, { event: "activated" }>["answering"]>;

/** Whether a link is the activation of such a card, or of an effect of one. */
function compileActivated(what: Activated, scope: Scope): LinkTest {
  const { or } = what;
  const isSo = compileTraits(what, scope);
  const isThere = compileWhere(what, scope);
  const targeted = what.targeting ? scope.noun(what.targeting) : null;
  // "Targets exactly 1 monster", "targets 1 monster (and no other cards)"
  const exactly =
    what.alone === true ||
    (what.targeting !== undefined &&
      !isReference(what.targeting) &&
      what.targeting.quantity.kind === "precisely");
  const other = or ? compileActivated(alsoThere(what, or), scope) : null;
  return (duel, context, link) => {
    const card = duel.state.get(LINKS.card, link);
    const isIt = activates(duel, link, what, card) && !(what.other === true && card === context.card);
    const one = isIt && isSo(duel, context, card) && isThere(duel, context, link);
    if (!one && other?.(duel, context, link) !== true) return false;
    if (targeted === null) return true;
    let others = 0;
    let meant = 0;
    eachTarget(duel, link, (victim) => {
      if (targeted.test(duel, context, victim)) meant++;
      else others++;
    });
    if (what.alone === true && others > 0) return false;
    return exactly ? meant === targeted.min : meant > 0;
  };
}

/** "That would destroy a card on the field", "that includes an effect that Special Summons a monster". */
function compileWould(would: WouldDo, scope: Scope): LinkTest {
  const { verb, player, what, includes } = would;
  if (player !== undefined) {
    if (verb !== "damage") throw new NotCarriedOut(`that would do "${verb}" to a player`);
    return (duel, context, link) =>
      someStep(carriedOut(duel, link).ir.resolution, (step) => {
        if (step.verb !== "damage") return false;
        if (player === "either") return true;
        const from = duel.state.get(LINKS.player, link);
        return step.player === "both" || playerOf(step.player, from) === playerOf(player, context.player);
      });
  }
  if (what === undefined) throw new NotCarriedOut(`that would do "${verb}" to nothing`);
  if (includes === true) return compileIncludes(would);
  const cards = scope.noun(what);
  return (duel, context, link) =>
    carriedOut(duel, link).wouldDo(duel, link, verb, (victim) => cards.test(duel, context, victim));
}

/** Visits what an activation has targeted. */
function eachTarget(duel: Duel, link: LinkId, visit: (card: CardId) => void): void {
  for (const { slot } of targetsOf(duel, link))
    eachRecord(duel, link, slot, (_, card) => {
      if (card !== NO_CARD) visit(card);
    });
}

/** "A Spell/Trap Card, or monster effect": what is said first, and the rest. */
const oneOf = (what: Activated): readonly Activated[] =>
  what.or ? [what, ...oneOf(alsoThere(what, what.or))] : [what];

/** "A Spell/Trap Card, or monster effect, in this card's column": said of both. */
const alsoThere = ({ where }: Activated, or: Activated): Activated =>
  where === undefined || or.where !== undefined ? or : { ...or, where };

const isSameColumn = (one: number, other: number): boolean => one >= 0 && one === other;

/** Whether the link is the activation of such a card, or of an effect of one. */
function activates(duel: Duel, link: LinkId, what: Activated, card: CardId): boolean {
  const { facts } = definitionOf(duel, card).card;
  return isActivationOf(what, facts, effectOf(duel, link).kind === "activation");
}

function isActivationOf(what: Activated, facts: CardFacts, isCard: boolean): boolean {
  if (what.what === "card" && !isCard) return false;
  if (what.what === "effect" && isCard) return false;
  const nouns: Readonly<Record<string, boolean>> = {
    card: true,
    // A Pendulum Monster is activated as a Spell Card.
    spell: facts.kind === "spell" || (isCard && facts.kind === "monster"),
    trap: facts.kind === "trap",
    "spell-or-trap": isCard || facts.kind === "spell" || facts.kind === "trap",
    monster: facts.kind === "monster" && !isCard,
  };
  if (nouns[what.noun] !== true) return false;
  return what.kinds === undefined || what.kinds.some((kind) => facts.categories.includes(kind));
}
