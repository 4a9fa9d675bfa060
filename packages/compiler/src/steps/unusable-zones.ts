import type { PlaceName } from "@chainwright/card-ir";
import { FIRST_PLACE, placeIn, toldPlace } from "@chainwright/engine/applying";
import { type Duel, freeSlots } from "@chainwright/engine/board";
import { addLingering, countRecords, eachRecord, record } from "@chainwright/engine/history";
import { contextOfLink, type EffectContext, linkOf, MANY, means } from "@chainwright/engine/program";
import {
  ACT,
  type Action,
  action,
  kindOf,
  LINGERING_KIND,
  NO_CARD,
  NOW,
  no,
  opponentOf,
  PASS,
  type Player,
  RECORD,
  type ZoneId,
} from "@chainwright/engine/state";
import { untilOf } from "../runtime/durations.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import type { Verbs } from "./step-helpers.ts";

/** A place that can be chosen: whose, in which of their zones; `told`: as an answer of the one who chooses has it. */
interface Choosable {
  readonly side: Player;
  readonly zone: ZoneId;
  readonly slot: number;
  readonly told: number;
}

/** The zones that cannot be used, and those that are chosen for it. */
const CHOSEN = "zones";

/** The rows keep a place of a zone of a player as one number, which is never 0. */
const kept = ({ side, zone, slot }: Choosable): number => 1 + slot + 8 * (side + 2 * zone);
const placeKept = (number: number): Pick<Choosable, "side" | "zone" | "slot"> => ({
  slot: (number - 1) & 7,
  side: ((number - 1) >> 3) & 1 ? 1 : 0,
  zone: ((number - 1) >> 4) as ZoneId,
});

export const unusableZoneVerbs: Verbs = {
  "choose-zones"(part, step, slot) {
    const { of, upTo = false } = step;
    for (const name of of.names) if (!CLOSABLE.has(name)) throw new NotCarriedOut(`a chosen "${name}"`);
    const chosen = part.scope.slotOf(CHOSEN);
    const count = step.count === undefined ? null : part.scope.value(step.count);
    const most = (duel: Duel, context: EffectContext): number => count?.(duel, context) ?? MANY;
    const least = (duel: Duel, context: EffectContext): number => (upTo ? 1 : (count?.(duel, context) ?? 1));
    const there = (duel: Duel, context: EffectContext): readonly Choosable[] => {
      const taken = new Set<number>();
      eachRecord(duel, context.link, chosen, (row) => void taken.add(duel.state.get(RECORD.done, row)));
      return [context.player, opponentOf(context.player)]
        .filter((side) => of.of === undefined || means(of.of, context.player, side))
        .flatMap((side) => of.names.flatMap((name) => freePlaces(duel, side, name, side !== context.player)))
        .filter((place) => !taken.has(kept(place)));
    };
    const enough = (duel: Duel, context: EffectContext): boolean =>
      countRecords(duel, context.link, chosen) >= least(duel, context);
    const question = part.builder.addQuestion({
      name: "choose zones",
      candidates(duel, frame, _player, offer) {
        for (const { told } of there(duel, contextOfLink(duel, linkOf(duel, frame))))
          offer(action(ACT.number, FIRST_PLACE + told));
        offer(PASS);
      },
      check(duel, frame, _player, choice, why) {
        const context = contextOfLink(duel, linkOf(duel, frame));
        const fits =
          choice === PASS
            ? enough(duel, context)
            : kindOf(choice) === ACT.number &&
              there(duel, context).some(({ told }) => told === placeIn(choice));
        return fits || !no(why, duel.law.notAChoice, context.card, context.effect);
      },
    });
    part.check((duel, context, why) => {
      const needed = least(duel, context);
      const fits = needed > 0 && there(duel, context).length >= needed;
      return fits || !no(why, duel.law.noTarget, context.card, context.effect);
    });
    const ask = part.steps.length;
    part.add((duel, context, frame) => {
      const isDone = countRecords(duel, context.link, chosen) >= most(duel, context);
      if (isDone || there(duel, context).length === 0) duel.jump(frame, ask + 2);
      else duel.ask(question, context.player, frame);
    });
    part.add((duel, context, frame) => {
      const choice = duel.state.read(NOW.answer) as Action;
      if (choice === PASS) return;
      const place = there(duel, context).find(({ told }) => told === placeIn(choice));
      if (place !== undefined) record(duel, context.link, chosen, NO_CARD, kept(place));
      duel.jump(frame, ask);
    });
    part.add((duel, context) => {
      if (countRecords(duel, context.link, chosen) > 0) part.done(duel, context, slot);
    });
  },

  "close-zones"(part, { until }, slot) {
    const chosen = part.scope.slotOf(CHOSEN);
    part.add((duel, context) => {
      const { card: source, effect } = context;
      eachRecord(duel, context.link, chosen, (row) => {
        const place = placeKept(duel.state.get(RECORD.done, row));
        const { side: player, zone: what } = place;
        addLingering(duel, {
          ...{ kind: LINGERING_KIND.closed, player, what, value: 1 << place.slot, source, effect },
          until: untilOf(duel, context.player, until),
        });
      });
      part.done(duel, context, slot);
    });
  },
};

/** Of all Monster Zones, too, it is the main ones that are chosen. */
const CLOSABLE: ReadonlySet<PlaceName> = new Set<PlaceName>([
  ...(["monster-zone", "main-monster-zone", "spell-trap-zone"] as const),
]);

function freePlaces(duel: Duel, side: Player, name: PlaceName, opponents: boolean): readonly Choosable[] {
  const spells = name === "spell-trap-zone";
  const zone = (31 - Math.clz32(duel.game.zonesOf(name))) as ZoneId;
  const free = freeSlots(duel, side, zone);
  const places: Choosable[] = [];
  for (let slot = 0; free >>> slot !== 0; slot++)
    if ((free & (1 << slot)) !== 0)
      places.push({ side, zone, slot, told: toldPlace(opponents, spells, slot) });
  return places;
}
