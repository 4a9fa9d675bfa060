import { isReference, type NounPhrase, type Step } from "@chainwright/card-ir";
import { ACT, type Action, action, firstOf } from "../../action.ts";
import { bindLeaving } from "../../attach.ts";
import { countersOn, placeCounter, removeCounters } from "../../counters.ts";
import type { Duel } from "../../duel.ts";
import { type Cause, happen } from "../../events.ts";
import { changePosition, hasPositions, setAgain } from "../../faces.ts";
import { putInForce } from "../../force.ts";
import { attributeOf, otherName } from "../../identity.ts";
import { keywordNumber } from "../../keywords.ts";
import { hasFlag, setFlag } from "../../links.ts";
import { isHeard } from "../../piles.ts";
import { eachRecord, record, SLOT_EVENT } from "../../records.ts";
import {
  CARD,
  type CardId,
  type ForceId,
  FRAME,
  IN_FORCE,
  LINKS,
  type LinkId,
  NO_CARD,
  NO_LINK,
  NOW,
} from "../../schema.ts";
import { forbiddenBy } from "../../standing.ts";
import { originalOf, statOf } from "../../stats.ts";
import { TRACE } from "../../trace.ts";
import { typeOf } from "../../types.ts";
import { ATTEMPT, DOES, EVENT, FACE, FORCE, LINK, type Player, POSITION, STAT } from "../../vocabulary.ts";
import { no } from "../../why.ts";
import { compileLingering, isFixed, type Lingering } from "../lingering.ts";
import { compileNoun } from "../nouns.ts";
import type { Part } from "../part.ts";
import { definitionOf, NotCarriedOut, type Using } from "../using.ts";
import { compileValue } from "../values.ts";
import { playerOf, statNumber } from "../words.ts";
import { chooserOf, soleZone, untilOf, type Verbs } from "./common.ts";

/** Each counter goes to one of the cards. */
function oneOf(what: NounPhrase): NounPhrase {
  if (isReference(what)) return what;
  if (what.quantity.kind === "all" || what.quantity.kind === "every")
    throw new NotCarriedOut("counters on each of several cards");
  return { ...what, quantity: { kind: "exactly", n: 1 } as const };
}

type ChangeStat = Extract<Step, { verb: "change-stat" }>;

function changeStat(
  duel: Duel,
  using: Using,
  card: CardId,
  step: ChangeStat,
  stat: number,
  amount: number,
): void {
  const { card: source, effect, player } = using;
  const base = { card, source, effect, player, what: stat, until: untilOf(step.until) };
  if (step.change === "gain" || step.change === "lose") {
    putInForce(duel, { ...base, kind: FORCE.statGain, value: step.change === "gain" ? amount : -amount });
    return;
  }
  const now = step.original === true ? originalOf(duel, card, stat) : statOf(duel, card, stat);
  const becomes = step.change === "become" ? amount : step.change === "halve" ? Math.ceil(now / 2) : now * 2;
  const kind = step.original === true ? FORCE.originalBecome : FORCE.statBecome;
  // A new original value takes away for good what the value had become before; what was added stays.
  if (step.original === true) forgetBecome(duel, card, stat);
  putInForce(duel, { ...base, kind, value: becomes });
}

function forgetBecome(duel: Duel, card: CardId, stat: number): void {
  const { state } = duel;
  state.retain<ForceId>(
    IN_FORCE,
    (force) =>
      state.get(IN_FORCE.kind, force) !== FORCE.statBecome ||
      state.get(IN_FORCE.card, force) !== card ||
      state.get(IN_FORCE.what, force) !== stat,
  );
}

/** The Summon that is being attempted does not succeed. */
function negateSummon(duel: Duel, using: Using, slot: number): void {
  if (duel.state.read(NOW.attempt) !== ATTEMPT.open) return;
  duel.state.write(NOW.attempt, ATTEMPT.negated);
  const summoned: CardId[] = [];
  eachRecord(duel, using.link, SLOT_EVENT, (_, card) => summoned.push(card));
  for (const card of summoned) {
    duel.point(TRACE.summonNegated, duel.law.summonNegated, card, using.link);
    record(duel, using.link, slot, card, 1);
  }
}

/** Leaves behind what applies like a continuous effect until its time is over: on the cards, or for all that fit. */
function leaveBehind(part: Part, step: Lingering, slot: number): void {
  const value = part.sink.addLingering(compileLingering(step, part.slots));
  const begin = (duel: Duel, using: Using, card: CardId): boolean => {
    const { card: source, effect, player } = using;
    const until = untilOf(step.until);
    putInForce(duel, { kind: FORCE.lingering, card, source, effect, player, value, until });
    return true;
  };
  if (isFixed(step)) part.onEach(step.what, slot, begin);
  else
    part.add((duel, using) => {
      begin(duel, using, NO_CARD);
      part.done(duel, using, slot);
    });
}

/** "… becomes the same Type as the revealed monster": what that one is now. */
function becomeAs(
  part: Part,
  step: Extract<Step, { verb: "change-type" | "change-attribute" }>,
  slot: number,
  as: NounPhrase,
  kind: number,
  wordOf: (duel: Duel, card: CardId) => string | undefined,
): void {
  const models = compileNoun(as, part.slots);
  part.onEach(step.what, slot, (duel, using, card) => {
    const { card: source, effect, player } = using;
    let word: string | undefined;
    models.each(duel, using, (model) => {
      word = wordOf(duel, model);
    });
    if (word === undefined) return false;
    const value = duel.catalogue.word(word);
    putInForce(duel, { kind, card, source, effect, player, value, until: untilOf(step.until) });
    return true;
  });
}

/** The link does nothing when its turn comes; written down where somebody listens. */
function negateActivation(duel: Duel, link: LinkId, using: Using, cause: Cause): void {
  setFlag(duel, link, LINK.negatedActivation);
  if (!isHeard(duel, EVENT.activationNegated)) return;
  const { state } = duel;
  const kind = EVENT.activationNegated;
  const controller = state.get(LINKS.player, link);
  happen(duel, { kind, card: state.get(LINKS.card, link), controller, other: using.card }, cause);
}

/** "… to face-up Attack Position or face-down Defense Position": its player says which for each. */
function changeToChosen(part: Part, step: Extract<Step, { verb: "change-position" }>, slot: number): void {
  // Where only the face is chosen, it is one option or the other.
  const byFace = step.to === "any-defense";
  const down = step.to === "up-attack-or-down-defense";
  const ways = byFace
    ? [
        { number: 1, position: POSITION.defense, face: FACE.up },
        { number: 2, position: POSITION.defense, face: FACE.down },
      ]
    : [
        { number: POSITION.attack, position: POSITION.attack, face: FACE.up },
        { number: POSITION.defense, position: POSITION.defense, face: down ? FACE.down : FACE.up },
      ];
  const question = part.sink.addQuestion({
    name: byFace ? "choose option" : "position",
    candidates(_duel, _frame, _player, offer) {
      for (const { number } of ways) offer(action(ACT.number, number));
    },
    check: (duel, _frame, _player, choice, why) =>
      ways.some(({ number }) => choice === action(ACT.number, number)) || !no(why, duel.law.notAChoice),
  });
  part.add((duel, using, frame) => duel.ask(question, using.player, frame));
  part.add((duel, _, frame) => {
    duel.state.set(FRAME.r1, frame, firstOf(duel.state.read(NOW.answer) as Action));
  });
  part.onEach(step.what, slot, (duel, using, card, frame) => {
    const way = ways.find(({ number }) => number === duel.state.get(FRAME.r1, frame));
    if (way === undefined) return false;
    if (forbiddenBy(duel, "change-position", card, using.player, part.cause, using.card) !== NO_CARD)
      return false;
    return changePosition(duel, card, way.position, way.face, part.causeOf(using));
  });
}

/** Verbs that change what cards are or may do, and what links do. */
export const changing: Verbs = {
  "negate-summon": (part, _step, slot) => part.add((duel, using) => negateSummon(duel, using, slot)),

  "negate-activation"(part, step, slot) {
    part.add((duel, using) => {
      const answered = using.answers;
      if (answered === NO_LINK && step.summon === true) negateSummon(duel, using, slot);
      // Only the link directly below can be reached.
      if (answered === NO_LINK || hasFlag(duel, answered, LINK.resolved)) return;
      if (using.link !== answered + 1) {
        duel.point(TRACE.fizzled, duel.law.adjacentOnly, using.link, answered);
        return;
      }
      const negated = duel.state.get(LINKS.card, answered);
      const keeper = forbiddenBy(duel, "negate", negated, using.player);
      if (keeper !== NO_CARD) {
        duel.point(TRACE.ruled, duel.law.unaffected, negated, keeper, DOES.forbid);
        return;
      }
      negateActivation(duel, answered, using, part.causeOf(using));
      duel.point(TRACE.negated, duel.law.adjacentOnly, answered, using.link, 0);
      record(duel, using.link, slot, duel.state.get(LINKS.card, answered), 1);
    });
  },

  "negate-chain": (part, _step, slot) =>
    part.add((duel, using) => {
      for (let link = using.link - 1; link > 0; link--) {
        const below = link as LinkId;
        negateActivation(duel, below, using, part.causeOf(using));
        duel.point(TRACE.negated, duel.law.allLinks, below, using.link, 0);
        record(duel, using.link, slot, duel.state.get(LINKS.card, below), 1);
      }
    }),

  "gain-keyword": (part, step, slot) =>
    part.onEach(step.what, slot, (duel, { card: source, effect, player }, card) => {
      const what = keywordNumber(step.keyword);
      const until = untilOf(step.until);
      putInForce(duel, { kind: FORCE.keyword, card, source, effect, player, what, until });
      return true;
    }),

  tap: (part, step, slot) =>
    part.onEach(
      step.what,
      slot,
      (duel, using, card) => {
        const position = step.untap === true ? POSITION.attack : POSITION.defense;
        return changePosition(duel, card, position, FACE.up, part.causeOf(using));
      },
      chooserOf(step.player),
    ),

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

  unaffected: leaveBehind,
  "attack-only": leaveBehind,
  "attack-directly": leaveBehind,
  "more-attacks": leaveBehind,
  "worth-tributes": leaveBehind,
  "lend-tribute": leaveBehind,

  "change-type"(part, step, slot) {
    if (step.as !== undefined) becomeAs(part, step, slot, step.as, FORCE.typeBecome, typeOf);
    else if (step.type === undefined) throw new NotCarriedOut("becoming the declared Type for a time");
    else leaveBehind(part, step, slot);
  },

  "change-attribute"(part, step, slot) {
    if (step.as !== undefined) becomeAs(part, step, slot, step.as, FORCE.attributeBecome, attributeOf);
    else leaveBehind(part, step, slot);
  },

  "change-name"(part, step, slot) {
    if (step.as === undefined) {
      leaveBehind(part, step, slot);
      return;
    }
    // "… becomes the same as the chosen monster": what that one is called now.
    const models = compileNoun(step.as, part.slots);
    part.onEach(step.what, slot, (duel, using, card) => {
      const { card: source, effect, player } = using;
      let name: string | null = null;
      models.each(duel, using, (model) => {
        name ??= otherName(duel, model) ?? definitionOf(duel, model).card.name.en;
      });
      if (name === null) return false;
      const what = duel.catalogue.word(name);
      putInForce(duel, { kind: FORCE.named, card, source, effect, player, what, until: untilOf(step.until) });
      return true;
    });
  },

  "swap-stats": (part, step, slot) =>
    part.onEach(step.what, slot, (duel, { card: source, effect, player }, card) => {
      const [atk, def] = [originalOf(duel, card, STAT.atk), originalOf(duel, card, STAT.def)];
      const base = { kind: FORCE.originalBecome, card, source, effect, player, until: untilOf(step.until) };
      putInForce(duel, { ...base, what: STAT.atk, value: def });
      putInForce(duel, { ...base, what: STAT.def, value: atk });
      return true;
    }),

  "change-stat"(part, step, slot) {
    const value = compileValue(step.value ?? 0, part.slots);
    const stats = [step.stat, ...(step.also ? [step.also] : [])].map(statNumber);
    part.onEach(step.what, slot, (duel, using, card) => {
      const amount = value(duel, using);
      // "Loses exactly 500": all of it or none.
      if (step.exactly === true && stats.some((stat) => statOf(duel, card, stat) < amount)) return false;
      for (const [i, stat] of stats.entries())
        changeStat(
          duel,
          using,
          card,
          step,
          stat,
          i > 0 && step.alsoValue !== undefined ? step.alsoValue : amount,
        );
      return true;
    });
  },

  "change-position"(part, step, slot) {
    if (step.to === "up-attack-or-down-defense" || step.to === "any-face-up" || step.to === "any-defense") {
      changeToChosen(part, step, slot);
      return;
    }
    if (isReference(step.what) && step.what.ref === "this-card" && step.to !== "other") {
      const wanted = step.to === "attack" ? POSITION.attack : POSITION.defense;
      part.check(
        (duel, using, why) =>
          duel.state.get(CARD.position, using.card) !== wanted ||
          !no(why, duel.law.wouldDoNothing, using.card, using.effect),
      );
    }
    part.exclude((duel, _, card) => !hasPositions(duel, card));
    part.onEach(step.what, slot, (duel, using, card) => {
      const attack =
        step.to === "other" ? duel.state.get(CARD.position, card) === POSITION.defense : step.to === "attack";
      const position = attack ? POSITION.attack : POSITION.defense;
      const face = step.to === "face-down-defense" ? FACE.down : FACE.up;
      if (forbiddenBy(duel, "change-position", card, using.player, part.cause, using.card) !== NO_CARD)
        return false;
      return changePosition(duel, card, position, face, part.causeOf(using));
    });
  },

  "place-counter": (part, step, slot) => {
    const most = step.max ?? Number.POSITIVE_INFINITY;
    const kind = part.sink.word(step.counter);
    for (let i = 0; i < step.count; i++) {
      // Each counter is placed on its own: they may go to the same card or to several.
      const own = i === 0 ? slot : part.slots.fresh();
      part.onEach(
        oneOf(step.what),
        own,
        (duel, using, card) =>
          countersOn(duel, card, kind) < most && placeCounter(duel, card, kind, part.causeOf(using)),
      );
    }
  },

  "remove-counter"(part, step, slot) {
    const kind = part.sink.word(step.counter);
    part.exclude((duel, _, card) => countersOn(duel, card, kind) < step.count);
    if (isReference(step.from)) {
      part.check((duel, using, why) => {
        const enough = countersOn(duel, using.card, kind) >= step.count;
        return enough || !no(why, duel.law.cannotPay, using.card, using.effect);
      });
    }
    part.onEach(step.from, slot, (duel, using, card) =>
      removeCounters(duel, card, kind, step.count, part.causeOf(using)),
    );
  },

  set(part, step, slot) {
    // "Set this card instead of sending it to the GY": it lies there anew, so that it is not spent.
    if (step.stays === true) {
      part.onEach(step.what, slot, (duel, using, card) => setAgain(duel, card, part.causeOf(using)));
      return;
    }
    const who = (using: Using): Player => playerOf(step.player ?? "you", using.player);
    const canBeSet = (duel: Duel, using: Using, card: CardId): boolean =>
      duel.game.setting?.check(duel, who(using), card) === true;
    part.exclude((duel, using, card) => !canBeSet(duel, using, card));
    // The first of several may take the last zone.
    const act = (duel: Duel, using: Using, card: CardId): boolean =>
      canBeSet(duel, using, card) &&
      duel.game.setting?.set(duel, who(using), card, part.causeOf(using)) === true;
    part.onEach(step.what, slot, act, step.player);
  },

  "bind-leaving": (part, step, slot) =>
    part.onEach(step.what, slot, (duel, using, card) => {
      bindLeaving(duel, card, soleZone(duel, step.to), using.card, using.effect);
      return true;
    }),

  forbid(part, step, slot) {
    const traits = isReference(step.what) ? [] : [...step.what.traits, ...step.what.where];
    const sameName = traits.find((trait) => trait.trait === "same-name");
    if (!sameName) {
      leaveBehind(part, step, slot);
      return;
    }
    const put = step.act === "put-into-play";
    const narrowed =
      step.except ??
      step.byCards ??
      step.whenAttacks ??
      step.answering ??
      step.phase ??
      step.by ??
      step.effects;
    if ((!put && step.act !== "activate") || traits.length > 1 || narrowed !== undefined)
      throw new NotCarriedOut(`what cards with that name cannot do but be activated or put into play`);
    const named = compileNoun(sameName.as, part.slots);
    part.add((duel, using) => {
      const forbidden = playerOf(step.player, using.player);
      named.each(duel, using, (card) => {
        putInForce(duel, {
          kind: put ? FORCE.forbidPut : FORCE.forbidActivate,
          // What lasts until a turn of the user's is theirs.
          player: put ? using.player : forbidden,
          value: forbidden,
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
