import { type Deed, STEP_BY_HAND } from "@chainwright/engine";
import { type Duel, holderOf } from "@chainwright/engine/board";
import type { Player } from "@chainwright/engine/state";
import { cardsCalled } from "./cards-called.ts";

/** What a player wants to be done by hand, in words: "draw 2", "lp -1000". */

/** What can be said, each with a number as an example. */
export const DEED_FORMS = [
  "hand draw 2",
  "hand lp -1000",
  "hand destroy CARD",
  "hand summon CARD",
  "hand summon CARD in defense",
  "hand move CARD to hand",
  "hand move CARD to graveyard of B",
  "hand atk CARD +500",
  "hand def CARD -200",
  "hand counters CARD +1 KIND",
] as const;

/** The deed that a player's words mean; undefined where they mean none. */
export function deedOf(duel: Duel, player: Player, text: string): Deed | undefined {
  const words = text.trim().replaceAll(/\s+/g, " ");
  const card = (name = "") => cardsCalled(duel, player, name, true)[0];
  const [verb = "", ...others] = words.split(" ");
  const rest = others.join(" ");
  switch (verb) {
    case "draw":
      return /^\d+$/.test(rest) ? { deed: "draw", player, amount: Number(rest) } : undefined;
    case "lp": {
      const change = changeIn(rest);
      return change === undefined
        ? undefined
        : { deed: change > 0 ? "gain" : "lose", player, amount: Math.abs(change) };
    }
    case "destroy": {
      const one = card(rest);
      return one === undefined ? undefined : { deed: "destroy", card: one };
    }
    case "summon": {
      const [, name, position] = /^(.*?)( in defense)?$/.exec(rest) ?? [];
      const one = card(name);
      return one === undefined
        ? undefined
        : { deed: "summon", card: one, player, defense: position !== undefined };
    }
    case "move": {
      const [, name, to, whose] = /^(.*) to (\S+)(?: of ([AB]))?$/.exec(rest) ?? [];
      const one = card(name);
      const zone = duel.game.zones.findIndex((info) => info.name === to);
      if (one === undefined || zone <= 0) return undefined;
      return {
        deed: "move",
        card: one,
        zone: zone as Extract<Deed, { deed: "move" }>["zone"],
        player: whose === undefined ? holderOf(duel, one) : whose === "A" ? 0 : 1,
      };
    }
    case "atk":
    case "def": {
      const [, name, by] = /^(.*) (\S+)$/.exec(rest) ?? [];
      const [one, change] = [card(name), changeIn(by)];
      return one === undefined || change === undefined
        ? undefined
        : { deed: `${verb}-${change > 0 ? "up" : "down"}`, card: one, amount: Math.abs(change) };
    }
    case "counters": {
      const [, name, by, kindName] = /^(.*) ([+-]\d+) (.+)$/.exec(rest) ?? [];
      const [one, amount] = [card(name), Number(by)];
      const kind = duel.catalogue.counterKinds.indexOf(kindName ?? "");
      return one === undefined || kind < 0 || amount === 0
        ? undefined
        : {
            deed: amount > 0 ? "place-counters" : "remove-counters",
            card: one,
            kind,
            amount: Math.abs(amount),
          };
    }
    default:
      return undefined;
  }
}

/** "+500", "-1000" */
function changeIn(text = ""): number | undefined {
  const change = /^[+-]\d{1,6}$/.test(text) ? Number(text) : 0;
  return change === 0 || change % STEP_BY_HAND !== 0 ? undefined : change;
}
