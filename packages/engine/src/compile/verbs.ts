import type { Duration, NounPhrase, Step, Trait } from "@chainwright/card-ir";
import { isReference } from "@chainwright/card-ir";
import {
  banish,
  bindLeaving,
  changePosition,
  comeIntoPlay,
  createCard,
  damage,
  destroy,
  discard,
  draw,
  gainLp,
  move,
  payLp,
} from "../atoms.ts";
import type { Duel } from "../duel.ts";
import { putInForce, statOf } from "../force.ts";
import { hasFlag, setFlag } from "../links.ts";
import { hasRoom, pileCount, shuffle, topOf } from "../piles.ts";
import { record } from "../records.ts";
import { CARD, type CardId, FRAME, LINKS, NO_CARD, NO_LINK, PLAYER, type ZoneId } from "../schema.ts";
import { TRACE } from "../trace.ts";
import { FACE, FORCE, LINK, MANNER, type Player, POSITION, UNTIL, WAY } from "../vocabulary.ts";
import { no } from "../why.ts";
import { laterSteps } from "./later.ts";
import { compileNoun, playerOf, statNumber } from "./nouns.ts";
import type { Part } from "./part.ts";
import { NotCarriedOut, type Using } from "./using.ts";
import { compileValue } from "./values.ts";

type Of<V extends Step["verb"]> = Extract<Step, { verb: V }>;
type Compile<V extends Step["verb"]> = (part: Part, step: Of<V>, slot: number) => void;

const untilOf = (duration: Duration | undefined): number => {
  if (duration === "end-of-turn") return UNTIL.endOfTurn;
  if (duration === "end-phase") return UNTIL.endPhase;
  if (duration === "end-of-opponents-turn") return UNTIL.endOfOpponentsTurn;
  return UNTIL.leaves;
};

const soleZone = (duel: Duel, names: Parameters<Duel["zonesOf"]>[0]): ZoneId =>
  (31 - Math.clz32(duel.zonesOf(names))) as ZoneId;

/** The words "this card", "it" … must mean a card that is there to be acted on. */
function mustBeThere(part: Part, what: NounPhrase, test: (duel: Duel, card: CardId) => boolean): void {
  if (!isReference(what) || what.ref !== "this-card") return;
  part.check(
    (duel, using, why) =>
      test(duel, using.card) || !no(why, duel.law.wouldDoNothing, using.card, using.effect),
  );
}

/** A verb that does one thing to each of its cards. */
function eachCard(act: (duel: Duel, card: CardId, part: Part, using: Using) => boolean) {
  return (part: Part, step: { what: NounPhrase; player?: unknown }, slot: number): void =>
    part.onEach(
      step.what,
      slot,
      (duel, using, card) => act(duel, card, part, using),
      step.player === "opponent" ? "opponent" : undefined,
    );
}

/** Discarding is from the hand, whether the text says so or not. */
function fromHand(what: NounPhrase): NounPhrase {
  if (isReference(what) || what.where.some((trait) => trait.trait === "in" || trait.trait === "from"))
    return what;
  const hand: Trait = { trait: "from", place: { of: "you", names: ["hand"] } };
  return { ...what, where: [...what.where, hand] };
}

const oneOf = (what: NounPhrase): NounPhrase =>
  isReference(what) ? what : { ...what, quantity: { kind: "exactly", n: 1 } as const };

const verbs: { readonly [V in Step["verb"]]?: Compile<V> } = {
  target: (part, step, slot) => part.target(step.what, slot),
  choose: (part, step, slot) =>
    part.onEach(step.what, slot, () => true, step.player === "opponent" ? "opponent" : undefined),
  destroy: eachCard((duel, card, part, using) => destroy(duel, card, part.causeOf(using))),
  banish: eachCard((duel, card, part, using) => banish(duel, card, part.causeOf(using))),
  discard: (part, step, slot) =>
    part.onEach(
      fromHand(step.what),
      slot,
      (duel, using, card) => discard(duel, card, part.causeOf(using)),
      step.player === "opponent" ? "opponent" : undefined,
    ),
  tribute: eachCard((duel, card, part, using) =>
    move(duel, card, { zone: duel.game.zone.graveyard }, MANNER.tributed | MANNER.sent, part.causeOf(using)),
  ),

  draw(part, step, slot) {
    const count = compileValue(step.count, part.slots);
    const who = (using: Using): Player => playerOf(step.player, using.player);
    part.check((duel, using, why) => {
      const enough = pileCount(duel, who(using), duel.game.zone.deck) >= count(duel, using);
      return enough || !no(why, duel.law.wouldDoNothing, using.card, using.effect);
    });
    part.add((duel, using) => {
      if (draw(duel, who(using), count(duel, using), part.causeOf(using)) > 0) part.done(duel, using, slot);
    });
  },

  move(part, step, slot) {
    const manner = {
      send: MANNER.sent,
      add: MANNER.added,
      return: MANNER.returned,
      put: MANNER.put,
      shuffle: MANNER.returned,
    }[step.manner];
    const bottom = step.to.names.includes("deck-bottom");
    part.onEach(step.what, slot, (duel, using, card) => {
      const zone = soleZone(duel, step.to);
      const field = duel.game.zones[zone]?.field === true;
      const placed = move(
        duel,
        card,
        { zone, where: bottom ? "bottom" : "top", ...(field ? { player: using.player, face: FACE.up } : {}) },
        manner,
        part.causeOf(using),
      );
      return placed;
    });
    part.add((duel, using) => {
      const zone = soleZone(duel, step.to);
      if (step.manner === "shuffle") shuffle(duel, duel.state.get(CARD.owner, using.card), zone);
      else if (zone === duel.game.zone.hand && step.manner === "add")
        shuffle(duel, using.player, duel.game.zone.deck);
    });
  },

  "special-summon"(part, step, slot) {
    part.check((duel, using, why) => {
      if (hasRoom(duel, using.player, duel.game.zone.summon)) return true;
      return !no(why, duel.law.noRoom, using.card, using.effect);
    });
    mustBeThere(part, step.what, (duel, card) => duel.state.get(CARD.zone, card) !== duel.game.zone.summon);
    if (step.position === undefined) part.askPosition();
    part.onEach(step.what, slot, (duel, using, card, frame) => {
      const chosen = duel.state.get(FRAME.r1, frame);
      const position =
        step.position === undefined ? chosen : POSITION[step.position === "attack" ? "attack" : "defense"];
      const fromDeck = duel.state.get(CARD.zone, card) === duel.game.zone.deck;
      const owner = duel.state.get(CARD.owner, card);
      const came = comeIntoPlay(duel, card, using.player, position, WAY.special, part.causeOf(using));
      if (fromDeck) shuffle(duel, owner, duel.game.zone.deck);
      return came;
    });
  },

  "summon-token"(part, step, slot) {
    const def = part.sink.token(step.token.name);
    part.check((duel, using, why) => {
      const zone = duel.game.zone.summon;
      const free = (duel.game.zones[zone]?.slots ?? 0) - pileCount(duel, using.player, zone);
      return free >= step.count || !no(why, duel.law.noRoom, using.card, using.effect);
    });
    part.add((duel, using) => {
      const zone = duel.game.zone.summon;
      const free = (duel.game.zones[zone]?.slots ?? 0) - pileCount(duel, using.player, zone);
      if (free < step.count) return;
      const position = step.position === "defense" ? POSITION.defense : POSITION.attack;
      for (let i = 0; i < step.count; i++) {
        const token = createCard(duel, def, using.player);
        comeIntoPlay(duel, token, using.player, position, WAY.special, part.causeOf(using));
        record(duel, using.link, slot, token, 1);
      }
    });
  },

  "negate-activation"(part, _step, slot) {
    part.add((duel, using) => {
      const answered = using.answers;
      // Only the link directly below can be reached.
      if (answered === NO_LINK || hasFlag(duel, answered, LINK.resolved)) return;
      if (using.link !== answered + 1) {
        duel.point(TRACE.fizzled, duel.law.adjacentOnly, using.link, answered);
        return;
      }
      setFlag(duel, answered, LINK.negatedActivation);
      duel.point(TRACE.negated, duel.law.adjacentOnly, answered, using.link, 0);
      record(duel, using.link, slot, duel.state.get(LINKS.card, answered), 1);
    });
  },

  "negate-effects": (part, step, slot) =>
    part.onEach(step.what, slot, (duel, using, card) => {
      const until = untilOf(step.until);
      putInForce(duel, {
        kind: FORCE.negated,
        card,
        source: using.card,
        effect: using.effect,
        player: using.player,
        until,
      });
      return true;
    }),

  "change-stat"(part, step, slot) {
    const value = compileValue(step.value ?? 0, part.slots);
    const stat = statNumber(step.stat);
    part.onEach(step.what, slot, (duel, using, card) => {
      const amount = value(duel, using);
      const now = statOf(duel, card, stat);
      const base = {
        card,
        source: using.card,
        effect: using.effect,
        player: using.player,
        what: stat,
        until: untilOf(step.until),
      };
      if (step.change === "gain" || step.change === "lose") {
        putInForce(duel, { ...base, kind: FORCE.statGain, value: step.change === "gain" ? amount : -amount });
      } else {
        const becomes =
          step.change === "become" ? amount : step.change === "halve" ? Math.ceil(now / 2) : now * 2;
        putInForce(duel, { ...base, kind: FORCE.statBecome, value: becomes });
      }
      return true;
    });
  },

  "change-position": (part, step, slot) =>
    part.onEach(step.what, slot, (duel, using, card) => {
      const position = step.to === "attack" ? POSITION.attack : POSITION.defense;
      const face = step.to === "face-down-defense" ? FACE.down : FACE.up;
      return changePosition(duel, card, position, face, part.causeOf(using));
    }),

  detach(part, step, slot) {
    const host = compileNoun(step.from, part.slots);
    const materials = (duel: Duel, using: Using): CardId[] => {
      const found: CardId[] = [];
      host.each(duel, using, (card) => {
        for (let id = 1, n = duel.state.count(CARD); id < n; id++) {
          if (duel.state.get(CARD.host, id as CardId) === card) found.push(id as CardId);
        }
      });
      return found;
    };
    part.check(
      (duel, using, why) =>
        materials(duel, using).length >= step.count || !no(why, duel.law.cannotPay, using.card, using.effect),
    );
    part.add((duel, using) => {
      for (const card of materials(duel, using).slice(0, step.count)) {
        duel.state.set(CARD.host, card, NO_CARD);
        move(
          duel,
          card,
          { zone: duel.game.zone.graveyard },
          MANNER.detached | MANNER.sent,
          part.causeOf(using),
        );
        record(duel, using.link, slot, card, 1);
      }
    });
  },

  "place-counter": (part, step, slot) => {
    for (let i = 0; i < step.count; i++) {
      // Each counter is placed on its own: they may go to the same card or to several.
      const own = i === 0 ? slot : part.slots.fresh();
      part.onEach(oneOf(step.what), own, (duel, _, card) => {
        duel.state.set(CARD.counters, card, duel.state.get(CARD.counters, card) + 1);
        return true;
      });
    }
  },

  damage(part, step, slot) {
    const amount = compileValue(step.amount, part.slots);
    part.add((duel, using) => {
      if (damage(duel, playerOf(step.player, using.player), amount(duel, using), part.causeOf(using)))
        part.done(duel, using, slot);
    });
  },

  "gain-lp"(part, step, slot) {
    const amount = compileValue(step.amount, part.slots);
    part.add((duel, using) => {
      if (gainLp(duel, playerOf(step.player, using.player), amount(duel, using), part.causeOf(using)))
        part.done(duel, using, slot);
    });
  },

  "pay-lp"(part, step, slot) {
    const amount = compileValue(step.amount, part.slots);
    part.check(
      (duel, using, why) =>
        duel.state.get(PLAYER.lp, using.player) >= amount(duel, using) ||
        !no(why, duel.law.cannotPay, using.card, using.effect),
    );
    part.add((duel, using) => {
      payLp(duel, using.player, amount(duel, using));
      part.done(duel, using, slot);
    });
  },

  "end-phase": (part, step, slot) =>
    part.add((duel, using) => {
      duel.rules.endPhase(duel, step.phase);
      part.done(duel, using, slot);
    }),

  look: (part, step, slot) =>
    part.add((duel, using) => {
      const zone = soleZone(duel, step.at);
      let card = topOf(duel, using.player, zone);
      for (let i = 0; i < step.count && card !== NO_CARD; i++) {
        record(duel, using.link, slot, card, 1);
        card = duel.state.get(CARD.next, card);
      }
    }),

  later: laterSteps,

  "bind-leaving": (part, step, slot) =>
    part.onEach(step.what, slot, (duel, using, card) => {
      bindLeaving(duel, card, soleZone(duel, step.to), using.card, using.effect);
      return true;
    }),

  forbid(part, step, slot) {
    if (step.act === "tribute-for-tribute-summon") {
      part.onEach(step.what, slot, (duel, using, card) => {
        const until = untilOf(step.until);
        putInForce(duel, { kind: FORCE.noTribute, card, source: using.card, effect: using.effect, until });
        return true;
      });
      return;
    }
    const traits = isReference(step.what) ? [] : [...step.what.traits, ...step.what.where];
    const sameName = traits.find((trait) => trait.trait === "same-name");
    if (!sameName) throw new NotCarriedOut("a ban on activations that is not on a name");
    const named = compileNoun(sameName.as, part.slots);
    part.add((duel, using) => {
      named.each(duel, using, (card) => {
        putInForce(duel, {
          kind: FORCE.forbidActivate,
          player: playerOf(step.player, using.player),
          source: using.card,
          effect: using.effect,
          what: duel.definition(duel.state.get(CARD.def, card)).name,
          until: untilOf(step.until),
        });
      });
      part.done(duel, using, slot);
    });
  },
};

/** Adds the steps and checks of one instruction to a part. */
export function compileVerb(part: Part, step: Step, slot: number): void {
  const compile = verbs[step.verb] as Compile<Step["verb"]> | undefined;
  if (!compile) throw new NotCarriedOut(`the engine has no verb "${step.verb}"`);
  compile(part, step as never, slot);
}
