import type {
  Activated,
  CardFacts,
  Condition,
  EventPattern,
  Manner,
  NounPhrase,
  Place,
  Trait,
} from "@chainwright/card-ir";
import { isReference } from "@chainwright/card-ir";
import type { Duel } from "../duel.ts";
import { someEvent } from "../events.ts";
import { effectOf } from "../links.ts";
import {
  BATTLE,
  CARD,
  type CardId,
  type EventId,
  HAPPENED,
  LINKS,
  type LinkId,
  NO_CARD,
  NO_LINK,
  NOW,
} from "../schema.ts";
import { CAUSE, EVENT, FACE, MANNER, NOBODY, type Player, POSITION } from "../vocabulary.ts";
import { compileNoun } from "./nouns.ts";
import type { Slots } from "./slots.ts";
import { definitionOf, NotCarriedOut, type Using } from "./using.ts";
import { means, WAYS } from "./words.ts";

/** What an effect waits for: an event in the log, or an activation on the chain. */
export interface Occasion {
  readonly word: "when" | "if";
  /** The kinds of event, as a mask of `EVENT` numbers; `EVENT.activated` for activations. */
  readonly kinds: number;
  /** The event has to be about this very card. */
  readonly self: boolean;
  /** Of words about a battle: they hold as long as it does, whatever happened last. */
  readonly lasting?: boolean;
  /** … and of the two that battle, the one that they are about; none where they are not about these. */
  readonly side?: (duel: Duel, using: Using, attacker: CardId, target: CardId) => CardId;
  event(duel: Duel, using: Using, event: EventId): boolean;
  activation(duel: Duel, using: Using, link: LinkId): boolean;
}

export const MANNER_BIT: Readonly<Record<Manner, number>> = {
  destroyed: MANNER.destroyed,
  sent: MANNER.sent,
  banished: MANNER.banished,
  discarded: MANNER.discarded,
  tributed: MANNER.tributed,
  returned: MANNER.returned,
  added: MANNER.added,
  drawn: MANNER.drawn,
  put: MANNER.sent | MANNER.put,
};

type SubjectTest = (duel: Duel, using: Using, event: EventId) => boolean;

/** Tests the card of an event as it was just before: what is public afterwards may differ. */
function compileSubject(subject: NounPhrase, slots: Slots, moved: boolean): SubjectTest {
  if (isReference(subject)) {
    if (subject.ref === "this-card") {
      const before = [...(subject.traits ?? []), ...(subject.where ?? [])].map(compileBefore);
      return (duel, using, event) =>
        duel.state.get(HAPPENED.card, event) === using.card &&
        before.every((test) => test(duel, using, event));
    }
    throw new NotCarriedOut(`an event about "${subject.ref}"`);
  }
  const ofBefore = ({ trait }: Trait): boolean => trait === "controlled" || (moved && PASSING.has(trait));
  const before = [...subject.traits, ...subject.where].filter(ofBefore).map(compileBefore);
  const lasting = {
    ...subject,
    traits: subject.traits.filter((t) => !ofBefore(t)),
    where: subject.where.filter((t) => !ofBefore(t)),
  };
  const cards = compileNoun(lasting, slots);
  return (duel, using, event) =>
    before.every((test) => test(duel, using, event)) &&
    cards.test(duel, using, duel.state.get(HAPPENED.card, event));
}

/** What is so of a card no more when it has moved. */
const PASSING: ReadonlySet<Trait["trait"]> = new Set(["in", "from", "face", "position"]);

/** "This card on the field", "this card you control": what was so of it just before. */
function compileBefore(trait: Trait): SubjectTest {
  if (trait.trait === "controlled") {
    return (duel, using, event) => means(trait.by, using.player, duel.state.get(HAPPENED.controller, event));
  }
  // "In your possession": yours, wherever it was.
  if (trait.trait === "possessed") {
    return (duel, using, event) => means(trait.by, using.player, duel.state.get(HAPPENED.controller, event));
  }
  if (trait.trait === "in" || trait.trait === "from")
    return (duel, using, event) => cameFrom(duel, using, event, trait.place);
  if (trait.trait === "position") {
    const position = POSITION[trait.position];
    return (duel, _, event) => duel.state.get(HAPPENED.position, event) === position;
  }
  if (trait.trait === "face") {
    const face = trait.face === "up" ? FACE.up : FACE.down;
    return (duel, _, event) => duel.state.get(HAPPENED.face, event) === face;
  }
  throw new NotCarriedOut(`an event about this card with "${trait.trait}"`);
}

/** "This face-down card is attacked": the words about its face mean how it lay at the declaration. */
function faceApart(subject: NounPhrase): { readonly face: number; readonly others: NounPhrase } {
  const said = subject.traits?.find((trait) => trait.trait === "face");
  if (said === undefined) return { face: FACE.none, others: subject };
  const others = { ...subject, traits: subject.traits?.filter((trait) => trait !== said) ?? [] };
  return { face: FACE[said.face], others };
}

/** "This card battles an opponent's monster", "a monster you control attacks", "this card is attacked by …". */
export function compileBattle(
  pattern: Extract<EventPattern, { event: "battles" }>,
  slots: Slots,
): NonNullable<Occasion["side"]> {
  const { face, others } =
    pattern.as === "target" ? faceApart(pattern.subject) : { face: FACE.none, others: pattern.subject };
  const about = compileNoun(others, slots);
  const against = pattern.with ? compileNoun(pattern.with, slots) : null;
  return (duel, using, attacker, target) => {
    const fights = (one: CardId, other: CardId): boolean =>
      one !== NO_CARD &&
      about.test(duel, using, one) &&
      (against === null || (other !== NO_CARD && against.test(duel, using, other)));
    if (pattern.as !== "target" && fights(attacker, target)) return attacker;
    if (face !== FACE.none && duel.state.read(BATTLE.targetFace) !== face) return NO_CARD;
    return pattern.as !== "attacker" && fights(target, attacker) ? target : NO_CARD;
  };
}

/** The monster that destroyed another by battle, as it was just then: whose it was is who did it. */
function compileVictor(victor: NounPhrase, slots: Slots): SubjectTest {
  const controllers = isReference(victor)
    ? []
    : [...victor.traits, ...victor.where].flatMap((t) => (t.trait === "controlled" ? [t.by] : []));
  const uncontrolled = (traits: readonly Trait[]) => traits.filter((t) => t.trait !== "controlled");
  const bare = isReference(victor)
    ? victor
    : { ...victor, traits: uncontrolled(victor.traits), where: uncontrolled(victor.where) };
  const cards = compileNoun(bare, slots);
  return (duel, using, event) =>
    controllers.every((who) => agentIs(duel, using, event, who)) &&
    cards.test(duel, using, duel.state.get(HAPPENED.other, event));
}

export const isSelf = (subject: NounPhrase): boolean => isReference(subject) && subject.ref === "this-card";

/** Whether the card came from such a place, of such a player. */
function cameFrom(duel: Duel, using: Using, event: EventId, place: Place | undefined): boolean {
  if (place === undefined) return true;
  const { state } = duel;
  if ((duel.zonesOf(place) & (1 << state.get(HAPPENED.from, event))) === 0) return false;
  const onField = duel.game.zones[state.get(HAPPENED.from, event)]?.field === true;
  const holder = onField
    ? state.get(HAPPENED.controller, event)
    : state.get(CARD.owner, state.get(HAPPENED.card, event));
  return means(place.of, using.player, holder);
}

/** Whether the card went to such a place, of such a player. */
function wentTo(duel: Duel, using: Using, event: EventId, place: Place | undefined): boolean {
  if (place === undefined) return true;
  const { state } = duel;
  const zone = state.get(HAPPENED.to, event);
  if ((duel.zonesOf(place) & (1 << zone)) === 0) return false;
  if (place.of === "owner" || duel.game.zones[zone]?.field === true) return true;
  return means(place.of, using.player, state.get(CARD.owner, state.get(HAPPENED.card, event)));
}

function leftField(duel: Duel, event: EventId): boolean {
  const { zones } = duel.game;
  return (
    zones[duel.state.get(HAPPENED.from, event)]?.field === true &&
    zones[duel.state.get(HAPPENED.to, event)]?.field !== true
  );
}

/** Whether an Equip Card left the field because the monster that it was equipped to did: of this it is told by its own leaving. */
const lostItsMonster: SubjectTest = (duel, _, event) => {
  const { state } = duel;
  const monster = state.get(HAPPENED.other, event);
  return (
    monster !== NO_CARD &&
    state.get(HAPPENED.link, event) === NO_LINK &&
    leftField(duel, event) &&
    someEvent(
      duel,
      state.get(HAPPENED.timing, event),
      (one) =>
        state.get(HAPPENED.card, one) === monster &&
        state.get(HAPPENED.kind, one) === EVENT.moved &&
        state.get(HAPPENED.atom, one) === state.get(HAPPENED.atom, event) &&
        leftField(duel, one),
    )
  );
};

function agentIs(duel: Duel, using: Using, event: EventId, who: Parameters<typeof means>[0]): boolean {
  if (who === undefined) return true;
  const agent = duel.state.get(HAPPENED.agent, event);
  return agent !== NOBODY && means(who, using.player, agent as Player);
}

/** "By the effect of a “Lightsworn” monster": the card whose effect did it. */
function compileByEffect(of: NounPhrase | undefined, slots: Slots): SubjectTest {
  if (of === undefined) return () => true;
  const cards = compileNoun(of, slots);
  return (duel, using, event) => {
    const { state } = duel;
    const source = state.get(HAPPENED.other, event);
    const effect = (state.get(HAPPENED.cause, event) & (CAUSE.effect | CAUSE.cost)) !== 0;
    return effect && source !== NO_CARD && cards.test(duel, using, source);
  };
}

/** What an effect waits for beside the words of its event. */
export interface Waiting {
  /** It is no trigger: what its words say of a battle holds while the battle goes on. */
  readonly fast: boolean;
  /** It need not wait until a monster that is to be destroyed by battle has left. */
  readonly settled: boolean;
}

/** "FLIP": this card is turned face-up, however that comes. */
export const FLIPPED: Occasion = {
  word: "if",
  kinds: 1 << EVENT.flipped,
  self: true,
  event: (duel, using, event) =>
    duel.state.get(HAPPENED.kind, event) === EVENT.flipped &&
    duel.state.get(HAPPENED.card, event) === using.card &&
    duel.state.get(HAPPENED.face, event) === FACE.up,
  activation: () => false,
};

/** "When A, OR B": either of the two will do. */
export function compileOccasion(
  condition: Extract<Condition, { kind: "event" }>,
  waiting: Waiting,
  slots: Slots,
): Occasion {
  const first = compileEvent(condition.event, condition.word, waiting, slots);
  if (condition.or === undefined) return first;
  const other = compileEvent(condition.or, condition.word, waiting, slots);
  return {
    word: condition.word,
    kinds: first.kinds | other.kinds,
    self: first.self && other.self,
    ...(first.side === undefined ? {} : { side: first.side }),
    event: (...about) => first.event(...about) || other.event(...about),
    activation: (...about) => first.activation(...about) || other.activation(...about),
  };
}

function compileEvent(pattern: EventPattern, word: "when" | "if", waiting: Waiting, slots: Slots): Occasion {
  const never = () => false;
  const occasion = (kind: number, subject: NounPhrase, test: SubjectTest): Occasion => {
    const about = compileSubject(subject, slots, kind === EVENT.moved);
    return {
      word,
      kinds: 1 << kind,
      self: isSelf(subject),
      event: (duel, using, event) =>
        duel.state.get(HAPPENED.kind, event) === kind &&
        about(duel, using, event) &&
        test(duel, using, event),
      activation: never,
    };
  };
  switch (pattern.event) {
    case "moved": {
      const victor = pattern.byCard ? compileVictor(pattern.byCard, slots) : null;
      if (waiting.settled) {
        return occasion(
          EVENT.doomed,
          pattern.subject,
          (duel, using, event) => victor === null || victor(duel, using, event),
        );
      }
      const needed = pattern.manner.map((manner) => MANNER_BIT[manner]);
      const causes = pattern.by?.reduce(
        (bits, by) => bits | (by === "battle" ? CAUSE.battle : CAUSE.effect),
        0,
      );
      const byEffect = compileByEffect(pattern.byEffectOf, slots);
      return occasion(EVENT.moved, pattern.subject, (duel, using, event) => {
        const { state } = duel;
        const bits = state.get(HAPPENED.how, event);
        if (!needed.every((need) => (bits & need) !== 0)) return false;
        if (!cameFrom(duel, using, event, pattern.from)) return false;
        if (!wentTo(duel, using, event, pattern.to)) return false;
        if (causes !== undefined && (state.get(HAPPENED.cause, event) & causes) === 0) return false;
        if (victor !== null && !victor(duel, using, event)) return false;
        const byBattle = causes !== undefined && (state.get(HAPPENED.cause, event) & CAUSE.battle) !== 0;
        return (byBattle || byEffect(duel, using, event)) && agentIs(duel, using, event, pattern.agent);
      });
    }
    case "left-field":
      if (isReference(pattern.subject) && pattern.subject.ref === "equipped-monster")
        return { ...occasion(EVENT.moved, { ref: "this-card" }, lostItsMonster), self: true };
      return occasion(EVENT.moved, pattern.subject, (duel, _, event) => leftField(duel, event));
    case "summoned": {
      const ways = pattern.ways.reduce((bits, way) => bits | WAYS[way], 0);
      const byEffect = compileByEffect(pattern.byEffectOf, slots);
      return occasion(
        pattern.would === true ? EVENT.attempted : EVENT.summoned,
        pattern.subject,
        (duel, using, event) =>
          cameFrom(duel, using, event, pattern.from) &&
          (ways === 0 || (duel.state.get(HAPPENED.how, event) & ways) !== 0) &&
          (pattern.by === undefined || duel.state.get(HAPPENED.other, event) === using.card) &&
          (pattern.to === undefined ||
            means(pattern.to.of, using.player, duel.state.get(HAPPENED.controller, event) as Player)) &&
          (pattern.face === undefined || duel.state.get(HAPPENED.face, event) === FACE.up) &&
          (pattern.turn === undefined ||
            means(pattern.turn, using.player, duel.state.read(NOW.turnPlayer))) &&
          byEffect(duel, using, event) &&
          agentIs(duel, using, event, pattern.agent),
      );
    }
    case "drawn":
      return {
        word,
        kinds: 1 << EVENT.drawn,
        self: false,
        activation: never,
        event: (duel, using, event) => {
          const { state } = duel;
          if (state.get(HAPPENED.kind, event) !== EVENT.drawn) return false;
          if (!means(pattern.player, using.player, state.get(HAPPENED.how, event) as Player)) return false;
          const { turn, phase } = pattern;
          if (turn !== undefined && !means(turn, using.player, state.read(NOW.turnPlayer))) return false;
          if (phase !== undefined && !duel.rules.isMoment(duel, phase)) return false;
          return pattern.normal !== true || (state.get(HAPPENED.cause, event) & CAUSE.rule) !== 0;
        },
      };
    case "attack-declared": {
      const target = pattern.target ? compileNoun(pattern.target, slots) : null;
      return occasion(EVENT.attackDeclared, pattern.subject, (duel, using, event) => {
        const other = duel.state.get(HAPPENED.other, event);
        if (pattern.direct === true && other !== 0) return false;
        return target === null || (other !== 0 && target.test(duel, using, other));
      });
    }
    case "battles": {
      const side = compileBattle(pattern, slots);
      return {
        word,
        kinds: 1 << EVENT.battles,
        self: isSelf(pattern.subject),
        lasting: waiting.fast,
        side,
        activation: never,
        event: (duel, using, event) => {
          const { state } = duel;
          if (state.get(HAPPENED.kind, event) !== EVENT.battles) return false;
          const [attacker, target] = [state.get(HAPPENED.card, event), state.get(HAPPENED.other, event)];
          return side(duel, using, attacker, target) !== NO_CARD;
        },
      };
    }
    case "wins-battle":
      return occasion(EVENT.battleWon, pattern.subject, () => true);
    case "blocks":
      return occasion(EVENT.blocked, pattern.subject, () => true);
    case "tapped":
    case "untapped": {
      // The row holds how it lay before.
      const before = pattern.event === "tapped" ? POSITION.attack : POSITION.defense;
      return occasion(
        EVENT.positionChanged,
        pattern.subject,
        (duel, _, event) => duel.state.get(HAPPENED.position, event) === before,
      );
    }
    case "damage": {
      const source = pattern.source ? compileNoun(pattern.source, slots) : null;
      return {
        word,
        kinds: 1 << EVENT.damage,
        self: false,
        activation: never,
        event: (duel, using, event) => {
          const { state } = duel;
          if (state.get(HAPPENED.kind, event) !== EVENT.damage) return false;
          if (!means(pattern.player, using.player, state.get(HAPPENED.how, event) as Player)) return false;
          if (source !== null && !source.test(duel, using, state.get(HAPPENED.other, event))) return false;
          if (pattern.direct === true && state.read(BATTLE.target) !== NO_CARD) return false;
          const cause =
            pattern.kind === "battle" ? CAUSE.battle : pattern.kind === "effect" ? CAUSE.effect : -1;
          return (state.get(HAPPENED.cause, event) & cause) !== 0;
        },
      };
    }
    case "activation-negated": {
      const negator = compileNoun(pattern.with, slots);
      return {
        word,
        kinds: 1 << EVENT.activationNegated,
        self: false,
        activation: never,
        event: (duel, using, event) => {
          const { state } = duel;
          return (
            state.get(HAPPENED.kind, event) === EVENT.activationNegated &&
            agentIs(duel, using, event, pattern.agent) &&
            means(pattern.whose, using.player, state.get(HAPPENED.controller, event)) &&
            negator.test(duel, using, state.get(HAPPENED.other, event))
          );
        },
      };
    }
    case "chain-resolved":
      return {
        word,
        kinds: 1 << EVENT.chainResolved,
        self: false,
        activation: never,
        event: (duel, _, event) =>
          duel.state.get(HAPPENED.kind, event) === EVENT.chainResolved &&
          duel.state.get(HAPPENED.amount, event) >= pattern.links &&
          (pattern.distinct !== true || duel.state.get(HAPPENED.how, event) !== 0),
      };
    case "activated":
      if (pattern.chained === true) {
        if (pattern.would !== undefined) throw new NotCarriedOut("what a chained effect would do");
        return {
          word,
          kinds: 1 << EVENT.chained,
          self: false,
          activation: never,
          event: wasActivated(pattern, EVENT.chained),
        };
      }
      // An activation is answered while it waits, or, where nothing waits, after it has been carried out.
      return {
        word,
        kinds: 1 << EVENT.activated,
        self: false,
        event: pattern.would === undefined ? wasActivated(pattern, EVENT.activated) : never,
        activation: compileActivation(pattern, slots),
      };
    default:
      throw new NotCarriedOut(`the event "${pattern.event}"`);
  }
}

/** "If a Spell Card is Chained", "after your opponent activates a Spell Card": an event of its own. */
function wasActivated(
  { what, agent }: Extract<EventPattern, { event: "activated" }>,
  kind: number,
): Occasion["event"] {
  return (duel, using, event) => {
    const { state } = duel;
    if (state.get(HAPPENED.kind, event) !== kind) return false;
    if (!means(agent, using.player, state.get(HAPPENED.agent, event) as Player)) return false;
    const card = state.get(HAPPENED.card, event);
    if (what.other === true && card === using.card) return false;
    const { facts } = definitionOf(duel, card).card;
    const isCard = state.get(HAPPENED.how, event) !== 0;
    return oneOf(what).some((one) => isActivationOf(one, facts, isCard));
  };
}

function compileActivation(
  pattern: Extract<EventPattern, { event: "activated" }>,
  slots: Slots,
): Occasion["activation"] {
  const { what, agent, would } = pattern;
  const would_ = would ? compileNoun(would.what, slots) : null;
  return (duel, using, link) => {
    const { state } = duel;
    const card = state.get(LINKS.card, link);
    if (!means(agent, using.player, state.get(LINKS.player, link))) return false;
    if (what.other === true && card === using.card) return false;
    if (!oneOf(what).some((one) => activates(duel, link, one, card))) return false;
    if (would === undefined || would_ === null) return true;
    return effectOf(duel, link).would(duel, link, would.verb, (victim) => would_.test(duel, using, victim));
  };
}

/** "A Spell/Trap Card, or monster effect": what is said first, and the rest. */
const oneOf = (what: Activated): readonly Activated[] => (what.or ? [what, ...oneOf(what.or)] : [what]);

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
