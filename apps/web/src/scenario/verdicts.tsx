import type { Player } from "@chainwright/engine/state";
import { message } from "@chainwright/explain";
import { type PlaySource, SEATS, written } from "@chainwright/scenario";
import { distinct, type Table } from "@chainwright/table";
import { Against, useAgainst } from "../cards/against.tsx";
import { useLanguage } from "../language.tsx";

interface VerdictsProps {
  /** The duel at the moment that is looked at. */
  readonly table: Table;
  readonly card: number;
  /** Puts a play or a question into the scenario's file; left out where there is none to write in. */
  readonly write?: ((play: PlaySource) => void) | undefined;
}

/** What can be done with a card at a moment of a scenario, and why the rest cannot: the engine's verdicts. */
export function Verdicts({ table, card, write }: VerdictsProps) {
  const { lang, t } = useLanguage();
  const { match, open } = table;
  const { duel, setup } = match;
  const playerView = table.playerView(null);
  const offered = playerView.options(lang).filter((option) => option.card === card);
  const against = useAgainst(playerView, card, offered);
  /** The file's words for an answer. */
  const actOf = (player: Player, answer: string) => {
    const act = playerView.actionOf(answer);
    return write === undefined || act === undefined ? undefined : written(duel, setup.room, player, act);
  };
  return (
    <section className="verdicts">
      <h3>{t.verdicts.title}</h3>
      {offered.length === 0 && against.length === 0 ? (
        <p className="soft">{message("ui.why-nothing", lang)}</p>
      ) : null}
      {open === null
        ? null
        : distinct(offered).map(({ answer, text }) => {
            const act = actOf(open.player, answer);
            const player = SEATS[open.player];
            return (
              <div key={answer} className="verdict-line">
                <p>
                  <span className="mark" data-ok="true" aria-hidden="true">
                    ✓
                  </span>{" "}
                  {t.verdicts.can(text)}
                </p>
                {act === undefined ? null : (
                  <p className="actions">
                    <button type="button" onClick={() => write?.(player === "A" ? { A: act } : { B: act })}>
                      {t.verdicts.play}
                    </button>
                    <button type="button" onClick={() => write?.({ can: { player, ...act, at: "now" } })}>
                      {t.verdicts.ask}
                    </button>
                  </p>
                )}
              </div>
            );
          })}
      {against.map((verdict) => {
        const { player, answer, text, reasons } = verdict;
        const source = actOf(player, answer);
        return (
          <Against key={text} cards={table.cards} verdict={verdict}>
            {source === undefined || reasons.length === 0 ? null : (
              <p className="actions">
                <button
                  type="button"
                  onClick={() =>
                    write?.({
                      cannot: { player: SEATS[player], ...source, at: "now" },
                      because: [...new Set(reasons.map(({ rule }) => rule))],
                    })
                  }
                >
                  {t.verdicts.ask}
                </button>
              </p>
            )}
          </Against>
        );
      })}
    </section>
  );
}
