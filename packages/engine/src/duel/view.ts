import { mayKnow } from "../applying/knowledge.ts";
import { isNegated } from "../applying/negation.ts";
import { statOf } from "../applying/stats.ts";
import type { Duel } from "../board/duel.ts";
import { eachInPile } from "../board/zone-contents.ts";
import { countersByKind } from "../changes/counters.ts";
import { effectOf, hasFlag, linkCount } from "../history/chain-links.ts";
import { attackerOf, attackTargetOf } from "../history/current-battle.ts";
import { eachRecord } from "../history/step-records.ts";
import { CARD, type CardId, LINKS, type LinkId, NO_CARD, NOW, PLAYER, type ZoneId } from "../state/schema.ts";
import { FACE, LINK, type Player, POSITION, STAT } from "../state/vocabulary.ts";

/** A card as somebody sees it; `name` is null where they may not know it. */
export interface SeenCard {
  readonly id: CardId;
  readonly name: string | null;
  readonly zone: string;
  readonly slot: number;
  readonly face: "up" | "down";
  readonly position: "attack" | "defense" | null;
  readonly controller: Player;
  readonly owner: Player;
  /** Present values; null for cards that are not known or have none. */
  readonly atk: number | null;
  readonly def: number | null;
  /** By kind: "Spell Counter". */
  readonly counters: readonly { readonly kind: string; readonly count: number }[];
  readonly negated: boolean;
  /** The monster it lies under or is equipped to. */
  readonly host: CardId;
}

export interface SeenLink {
  readonly link: LinkId;
  readonly card: CardId;
  readonly player: Player;
  readonly speed: number;
  readonly targets: readonly CardId[];
  readonly state: "waiting" | "resolving" | "resolved" | "negated";
}

/** The table through one player's eyes, or a judge's. Everything that is shown to anybody is made from a view. */
export interface View {
  readonly turn: number;
  readonly phase: number;
  readonly turnPlayer: Player;
  readonly lp: readonly [number, number];
  /** Every pile that is not empty, top first. */
  readonly piles: readonly {
    readonly player: Player;
    readonly zone: string;
    readonly cards: readonly SeenCard[];
  }[];
  readonly links: readonly SeenLink[];
  /** The attack that is going on; `target` is no card where it is on the player. */
  readonly attack: { readonly attacker: CardId; readonly target: CardId } | null;
}

function see(duel: Duel, card: CardId, viewer: Player | null): SeenCard {
  const { state } = duel;
  const known = mayKnow(duel, card, viewer);
  const zone = state.get(CARD.zone, card);
  const definition = duel.definition(state.get(CARD.def, card));
  const { kind } = definition.card.facts;
  const fights = duel.game.zones[zone]?.field === true && (kind === "monster" || kind === "creature");
  const position = state.get(CARD.position, card);
  return {
    id: card,
    name: known ? definition.card.name.en : null,
    zone: duel.game.zones[zone]?.name ?? "",
    slot: state.get(CARD.slot, card),
    face: state.get(CARD.face, card) === FACE.down ? "down" : "up",
    position: position === POSITION.attack ? "attack" : position === POSITION.defense ? "defense" : null,
    controller: state.get(CARD.controller, card),
    owner: state.get(CARD.owner, card),
    atk: known && fights ? statOf(duel, card, definition.power > 0 ? STAT.power : STAT.atk) : null,
    def:
      known && fights && definition.power === 0 && definition.rating === 0
        ? statOf(duel, card, STAT.def)
        : null,
    counters: countersByKind(duel, card),
    negated: known && definition.effects.length > 0 && isNegated(duel, card),
    host: state.get(CARD.host, card),
  };
}

function seeLink(duel: Duel, link: LinkId): SeenLink {
  const { state } = duel;
  const targets: CardId[] = [];
  const effect = effectOf(duel, link);
  for (const { slot } of effect.targets) {
    eachRecord(duel, link, slot, (_, card) => {
      targets.push(card);
    });
  }
  const negated = hasFlag(duel, link, LINK.negatedActivation | LINK.negatedEffect);
  return {
    link,
    card: state.get(LINKS.card, link),
    player: state.get(LINKS.player, link),
    speed: effect.speed,
    targets,
    state: negated
      ? "negated"
      : hasFlag(duel, link, LINK.resolved)
        ? "resolved"
        : hasFlag(duel, link, LINK.resolving)
          ? "resolving"
          : "waiting",
  };
}

/** What `viewer` sees of the duel; null is a judge, who sees everything. */
export function view(duel: Duel, viewer: Player | null): View {
  const { state } = duel;
  const piles: View["piles"][number][] = [];
  for (const player of [0, 1] as const) {
    for (const [zone, info] of duel.game.zones.entries()) {
      const cards: SeenCard[] = [];
      eachInPile(duel, player, zone as ZoneId, (card) => {
        cards.push(see(duel, card, viewer));
      });
      if (cards.length > 0) piles.push({ player, zone: info.name, cards });
    }
  }
  const links: SeenLink[] = [];
  for (let link = 1; link <= linkCount(duel); link++) {
    if (!hasFlag(duel, link as LinkId, LINK.chainless)) links.push(seeLink(duel, link as LinkId));
  }
  const attacker = attackerOf(duel);
  return {
    turn: state.read(NOW.turn),
    phase: state.read(NOW.phase),
    turnPlayer: state.read(NOW.turnPlayer),
    lp: [state.get(PLAYER.lp, 0), state.get(PLAYER.lp, 1)],
    piles,
    links,
    attack: attacker === NO_CARD ? null : { attacker, target: attackTargetOf(duel) },
  };
}
