import type { Board, BoardLink } from "@chainwright/scenario";
import { playerName } from "../board/board.tsx";
import { useLanguage } from "../language.tsx";
import { useCardName, useReport } from "./report-context.tsx";

/** The chain as a stack: the newest link, which resolves first, on top. */
export function Chain({ board, room }: { board: Board; room: number }) {
  const { t } = useLanguage();
  if (room === 0) return null;
  return (
    <section className="chain" aria-labelledby="chain-title" style={{ "--room": room }}>
      <h2 id="chain-title">{t.chain.title}</h2>
      {board.chain.length === 0 ? (
        <p className="soft">{t.chain.empty}</p>
      ) : (
        <ol reversed>
          {board.chain.toReversed().map((link) => (
            <Link key={link.link} link={link} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Link({ link }: { link: BoardLink }) {
  const { t } = useLanguage();
  const { show } = useReport();
  const nameOf = useCardName();
  const targets = link.targets.map(nameOf);
  return (
    <li className="link" data-state={link.state} value={link.link}>
      <span className="link-number" aria-hidden="true">
        {link.link}
      </span>
      <div>
        <p>
          <span className="sr-only">{t.chain.link(link.link)}: </span>
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
