import type { Step } from "@chainwright/card-ir";
import { isReference } from "@chainwright/card-ir";
import type { Duel } from "../duel.ts";
import { putInForce } from "../force.ts";
import { openLink, setFlag } from "../links.ts";
import { eachRecord, isSame, record } from "../records.ts";
import { CARD, type CardId, type ForceId, IN_FORCE, NOW } from "../schema.ts";
import { FORCE, LINK, type Player, UNTIL } from "../vocabulary.ts";
import type { Part } from "./part.ts";
import { NotCarriedOut } from "./using.ts";

const PHASES = ["draw", "standby", "main", "main1", "battle", "main2", "end", "damage-step"] as const;

/**
 * "During the End Phase, destroy it": the step leaves an effect in force per card; when the phase comes it is
 * done once, without starting a chain.
 */
export function laterSteps(part: Part, step: Extract<Step, { verb: "later" }>, slot: number): void {
  const [first] = step.then;
  const what = first && "what" in first.step ? first.step.what : undefined;
  if (!what || !isReference(what) || what.slot === undefined) {
    throw new NotCarriedOut("a later step that is not about a card named before");
  }
  const from = part.slots.of(what.slot);
  const then = part.child("later");
  then.clauses(step.then);
  const routine = part.sink.addRoutine(then.name, then.steps);
  const phase = PHASES.indexOf(step.at);
  part.add((duel, using) => {
    eachRecord(duel, using.link, from, (row, card) => {
      if (!isSame(duel, row)) return;
      putInForce(duel, {
        kind: FORCE.later,
        card,
        player: using.player,
        source: using.card,
        effect: using.effect,
        what: (from << 8) | phase,
        value: routine.id,
        until: UNTIL.once,
      });
    });
    part.done(duel, using, slot);
  });
}

/** The first delayed step that is due in this phase and belongs to the player. */
export function dueLater(duel: Duel, player: Player): ForceId | null {
  const { state } = duel;
  for (let row = 0, n = state.count(IN_FORCE); row < n; row++) {
    const force = row as ForceId;
    if (state.get(IN_FORCE.kind, force) !== FORCE.later || state.get(IN_FORCE.player, force) !== player)
      continue;
    const card = state.get(IN_FORCE.card, force);
    if (state.get(IN_FORCE.stamp, force) !== state.get(CARD.stamp, card)) continue;
    const phase = PHASES[state.get(IN_FORCE.what, force) & 0xff];
    if (phase && duel.rules.isPhase(state.read(NOW.phase), phase)) return force;
  }
  return null;
}

/** Carries out a delayed step: it makes no link, but "you" and "it" mean what they meant. */
export function doLater(duel: Duel, force: ForceId): void {
  const { state } = duel;
  const card: CardId = state.get(IN_FORCE.card, force);
  const player = state.get(IN_FORCE.player, force) as Player;
  const link = openLink(duel, state.get(IN_FORCE.source, force), state.get(IN_FORCE.effect, force), player);
  setFlag(duel, link, LINK.chainless);
  record(duel, link, state.get(IN_FORCE.what, force) >> 8, card, 1);
  const routine = state.get(IN_FORCE.value, force);
  state.retain<ForceId>(IN_FORCE, (row) => row !== force);
  const found = [...duel.game.routines, ...duel.catalogue.routines][routine];
  if (!found) throw new Error(`no routine ${routine}`);
  duel.call(found, link);
}
