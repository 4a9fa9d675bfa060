import { endReplacement } from "@chainwright/engine/changes";
import { addLingering } from "@chainwright/engine/history";
import { LINGERING_KIND, UNTIL } from "@chainwright/engine/state";
import { compileOccasion } from "../occasions/compile-trigger.ts";
import { mustBeDoneEachTime, onceResolved } from "../rewrites/each-time-effects.ts";
import type { EventCondition } from "../rewrites/end-of-battle.ts";
import { NotCarriedOut } from "../words/not-carried-out.ts";
import type { Verbs } from "./step-helpers.ts";

export const eachTimeVerbs: Verbs = {
  // "This turn, each time your opponent Special Summons a monster(s), immediately draw 1 card."
  "each-time"(part, { event, then, until, once }, slot) {
    if (until !== "end-of-turn") throw new NotCarriedOut("something done each time for longer than a turn");
    const negates = then[0]?.step.verb === "negate-effect" && event.event === "activated";
    const said: EventCondition = negates
      ? { kind: "event", word: "if", event: { ...event, resolves: "as" } }
      : onceResolved({ kind: "event", word: "if", event });
    mustBeDoneEachTime(said.event);
    const watch = part.builder.addWatch(compileOccasion(said, { fast: false, settled: false }, part.scope));
    const done = part.child("each time");
    done.clauses(then);
    const routine = part.builder.addRoutine(done.name, [...done.steps, endReplacement]);
    part.add((duel, context) => {
      const { player, card: source, effect } = context;
      addLingering(duel, {
        kind: LINGERING_KIND.eachTime,
        player,
        source,
        effect,
        what: duel.catalogue.numberOf(watch),
        value: duel.catalogue.numberOf(routine),
        declared: once === true ? 1 : 0,
        until: UNTIL.endOfTurn,
      });
      part.done(duel, context, slot);
    });
  },
};
