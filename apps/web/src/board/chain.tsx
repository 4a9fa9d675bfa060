import type { Board, BoardLink } from "@chainwright/scenario";
import { useCardName, useCards } from "../cards/context.tsx";
import { playerName, useLanguage } from "../language.tsx";

/** The chain as a stack: the newest link, which resolves first, on top. Other games only have what is being used. */
export function Chain({ board, room }: { board: Board; room: number }) {
  const { t } = useLanguage();
  const { game } = useCards();
  if (room === 0) return null;
  const isChain = game === "ocg";
  const isEmpty = board.chain.length === 0;
  return (
    <section
      className="chain"
      aria-labelledby="chain-title"
      data-linked={isChain || undefined}
      data-empty={isEmpty || undefined}
      style={{ "--room": room }}
    >
      <h2 id="chain-title">{isChain ? t.chain.title : t.chain.used}</h2>
      {isEmpty ? (
        <p className="soft">{isChain ? t.chain.empty : t.chain.noneUsed}</p>
      ) : (
        <ol reversed>
          {board.chain.toReversed().map((link) => (
            <Link key={link.link} link={link} isChain={isChain} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Link({ link, isChain }: { link: BoardLink; isChain: boolean }) {
  const { t } = useLanguage();
  const { show } = useCards();
  const nameOf = useCardName();
  const targets = link.targets.map(nameOf);
  return (
    <li className="link" data-state={link.state} value={link.link}>
      <span className="link-number" aria-hidden="true">
        {link.link}
      </span>
      <div>
        <p>
          {isChain ? <span className="sr-only">{t.chain.link(link.link)}: </span> : null}
          <button type="button" className="quiet" onClick={() => show({ card: link.card })}>
            {nameOf(link.card)}
          </button>
        </p>
        <p className="link-facts">
          <span>{playerName(t, link.player)}</span>
          {link.speed > 0 ? <span>{t.chain.speed(link.speed)}</span> : null}
          <span className="link-state">{t.chain.states[link.state]}</span>
        </p>
        {targets.length === 0 ? null : (
          <p className="link-facts">
            {t.chain.targets} {targets.join(", ")}
          </p>
        )}
      </div>
    </li>
  );
}
