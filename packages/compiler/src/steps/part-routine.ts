import type { Clause, Condition, NounPhrase, Value, Who } from "@chainwright/card-ir";
import { atTheSameTime, statOf } from "@chainwright/engine/applying";
import type { Check, Duel, Target } from "@chainwright/engine/board";
import { eachRecord, isSame, record } from "@chainwright/engine/history";
import { contextOfLink, type EffectContext, linkOf } from "@chainwright/engine/program";
import {
  CARD,
  CAUSE,
  type CardId,
  type Cause,
  FACE,
  NO_CARD,
  RECORD,
  type RecordId,
} from "@chainwright/engine/state";
import type { FrameId, Step } from "@chainwright/kernel";
import { compileCondition } from "../conditions/compile-condition.ts";
import { isUnaffected, SPARED } from "../runtime/unaffected-cards.ts";
import { saysWhatKind } from "../scope/kinds-said.ts";
import type { Substitutable } from "../scope/payments.ts";
import type { ProgramBuilder } from "../scope/program-builder.ts";
import type { Scope } from "../scope/scope.ts";
import { whenKnown } from "../scope/when-known.ts";
import type { Alternative, Outcome } from "./feasibility.ts";

const own = (_: Duel, context: EffectContext): EffectContext => context;

/** The routine of one part of an effect while it is compiled, and what is known of the clause that is being compiled. */
export class PartRoutine {
  readonly steps: Step<Duel>[] = [];
  readonly checks: Check[] = [];
  /** What was targeted. */
  readonly targets: Target[] = [];

  constructor(
    readonly name: string,
    readonly role: "cost" | "resolution",
    readonly scope: Scope,
    readonly builder: ProgramBuilder,
    /** A card that is being activated is no cost and no target of its own, and none of the cards that its words mean. */
    readonly excludesItself: boolean,
  ) {}

  get cause(): number {
    return this.role === "cost" ? CAUSE.cost : CAUSE.effect;
  }

  causeOf(context: EffectContext): Cause {
    return { why: this.cause, agent: context.user ?? context.player, link: context.link };
  }

  /** Of what takes these cards from where they are: who takes them by what they are shows them. */
  causeOfTaking(what: NounPhrase): (context: EffectContext) => Cause {
    return saysWhatKind(what, this.scope)
      ? (context) => ({ ...this.causeOf(context), describes: true })
      : (context) => this.causeOf(context);
  }

  add(step: (duel: Duel, context: EffectContext, frame: FrameId) => void): void {
    const seen = this.seenBy;
    this.steps.push((duel, frame) => step(duel, seen(duel, contextOfLink(duel, linkOf(duel, frame))), frame));
  }

  /** As whose use the steps that are being compiled see it: the effect's player's, or with "each player" each one's. */
  seenBy: (duel: Duel, context: EffectContext) => EffectContext = own;

  /** "Each player can …": whether the clause being compiled is left to each of them. */
  isLeftToEach = false;

  /** The cost of a Summon, to whose field: where there is no room for the monster, what is taken has to make some. */
  paysForSummon: Who | null = null;

  /** Whether it is the cost of an activation, in a duel in which something may be paid instead of one. */
  paysForActivation = false;

  /** What may be paid instead of the clause being compiled. */
  substitutable: Substitutable | null = null;

  /** Whether the effect cannot be used unless the clause being compiled can be done. */
  isNeeded = true;

  /** Whether something that follows has to be there that fits the cards to which the clause being compiled does something. */
  isMatched = false;

  /** Whether what the clause being compiled is about has to be there, though something is done before. */
  mustMatch = false;

  /** What is done beside what the clause being compiled does instead, if that is done: "B instead, but negate its effects". */
  withInstead: readonly Clause[] = [];

  /** Where the verb being compiled does something to all that there are of some cards: whether there are none (any more). */
  noneLeft: Check | null = null;

  /** Whether the verb being compiled takes cards from where they are. */
  takes = false;

  /** … or has its player discard them. */
  leaves = false;

  /** What the verb being compiled needs beforehand. */
  beforehand: Check[] = [];

  /** Called by verbs: what has to be so for them to be possible. */
  check(check: Check): void {
    this.beforehand.push(check);
  }

  /** What the verb being compiled would do. */
  outcomes: Outcome[] = [];

  /** Called by verbs: whether they would do anything, where that hangs on what the words `said` come to. */
  needsEffect(said: readonly (Value | NounPhrase)[], does: Outcome["does"]): void {
    const known = whenKnown(said, this.scope);
    if (known !== "later") this.outcomes.push({ ...known, does });
  }

  /** What can be done independently of each other. */
  alternatives: readonly Alternative[] = [];

  /** Nothing of the part is done unless the conditions hold when it begins. */
  onlyWhile(conditions: readonly Condition[]): void {
    const checks = conditions.map((condition) => compileCondition(condition, this.scope));
    if (checks.length === 0) return;
    this.add((duel, context, frame) => {
      if (!checks.every((check) => check(duel, context, null))) duel.jump(frame, this.steps.length);
    });
  }

  /** Does something to each card of a slot that has been filled. See `doAll`. */
  doTo(
    slot: number,
    act: (duel: Duel, context: EffectContext, card: CardId, frame: FrameId) => boolean,
    spared?: (duel: Duel, context: EffectContext, card: CardId) => boolean,
  ): void {
    this.doAll(slot, (duel, context, frame) => (card) => act(duel, context, card, frame), spared);
  }

  /**
   * Does something to all cards of a slot at once: which of them it cannot be done to (`spared`), and what `begin`
   * reckons, is settled before it is done to any.
   */
  doAll(
    slot: number,
    begin: (duel: Duel, context: EffectContext, frame: FrameId) => (card: CardId) => boolean,
    spared: (duel: Duel, context: EffectContext, card: CardId) => boolean = () => false,
  ): void {
    const had = this.scope.noteLastKnown(slot);
    this.add((duel, context, frame) => {
      const moved: CardId[] = [];
      eachRecord(duel, context.link, slot, (row, card) => {
        if (!isSame(duel, row)) return;
        moved.push(card);
        const kept = this.role === "resolution" && isUnaffected(duel, context, card);
        if (kept || spared(duel, context, card)) duel.state.set(RECORD.done, row, SPARED);
      });
      const act = begin(duel, context, frame);
      const doTo = (row: RecordId, card: CardId): void => {
        if (!isSame(duel, row)) return;
        const hidden = had?.faceUp === true && duel.state.get(CARD.face, card) !== FACE.up;
        const value = had === null || hidden ? 0 : statOf(duel, card, had.stat);
        const done = duel.state.get(RECORD.done, row) !== SPARED && act(card);
        if (done && had !== null) record(duel, context.link, had.slot, NO_CARD, value);
        duel.state.set(RECORD.done, row, done ? 1 : 0);
        duel.state.set(RECORD.stamp, row, duel.state.get(CARD.stamp, card));
      };
      atTheSameTime(duel, moved, () => eachRecord(duel, context.link, slot, doTo));
    });
  }

  /** Marks a step that is not about cards as done. */
  done(duel: Duel, context: EffectContext, slot: number): void {
    record(duel, context.link, slot, NO_CARD, 1);
  }
}
