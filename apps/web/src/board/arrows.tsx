import type { Board } from "@chainwright/scenario";
import { useLayoutEffect, useRef, useState } from "react";

type Kind = "attack" | "target" | "equip";

interface Arrow {
  readonly key: string;
  readonly kind: Kind;
  /** Cards by id; without `to` the arrow goes to the other player. */
  readonly from: number;
  readonly to?: number;
}

interface Drawn {
  readonly key: string;
  readonly kind: Kind;
  readonly line: string;
  readonly head: string;
}

/** The attack that is going on, what effects on the chain target, and what is equipped to what. */
function arrowsOf({ attack, chain, players }: Board): readonly Arrow[] {
  const arrows: Arrow[] = [];
  for (const { zones } of Object.values(players)) {
    for (const card of Object.values(zones).flat()) {
      if (card.host !== undefined)
        arrows.push({ key: `equip ${card.id}`, kind: "equip", from: card.id, to: card.host });
    }
  }
  for (const { link, id, targetIds, state } of chain) {
    if (state !== "waiting" && state !== "resolving") continue;
    for (const to of targetIds)
      if (to !== id) arrows.push({ key: `link ${link} ${to}`, kind: "target", from: id, to });
  }
  if (attack !== undefined)
    arrows.push({
      key: "attack",
      kind: "attack",
      from: attack.attacker,
      ...(attack.target === undefined ? {} : { to: attack.target }),
    });
  return arrows;
}

/** Space between an arrow's point and the middle of what it points at, and the length of its head. */
const GAP = 14;
const HEAD = 13;

/** A bow from one point to another, bent to its left, and the triangle at its end. */
function draw({ key, kind }: Arrow, [x1, y1]: Point, [x2, y2]: Point): Drawn {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const bend = Math.min(40, length / 5);
  const [cx, cy] = [(x1 + x2) / 2 + uy * bend, (y1 + y2) / 2 - ux * bend];
  const [ex, ey] = [x2 - cx, y2 - cy];
  const end = Math.hypot(ex, ey) || 1;
  const [vx, vy] = [ex / end, ey / end];
  const [tx, ty] = [x2 - vx * GAP, y2 - vy * GAP];
  const [bx, by] = [tx - vx * HEAD, ty - vy * HEAD];
  const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const half = HEAD / 2;
  return {
    key,
    kind,
    line: `M${at(x1, y1)} Q${at(cx, cy)} ${at(bx, by)}`,
    head: `M${at(tx, ty)} L${at(bx - vy * half, by + vx * half)} L${at(bx + vy * half, by - vx * half)}Z`,
  };
}

type Point = readonly [x: number, y: number];

function measure(root: HTMLElement, arrows: readonly Arrow[]): readonly Drawn[] {
  const frame = root.getBoundingClientRect();
  const middle = (element: Element): Point => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left - frame.left + width / 2, top - frame.top + height / 2];
  };
  const cardIn = (id: number) => root.querySelector(`[data-id="${id}"]`);
  return arrows.flatMap((arrow) => {
    const from = cardIn(arrow.from);
    if (from === null) return [];
    const side = from.closest("[data-seat]")?.getAttribute("data-seat");
    const to =
      arrow.to === undefined
        ? root.querySelector(`.side:not([data-seat="${side}"]) .player h3`)
        : cardIn(arrow.to);
    return to === null ? [] : [draw(arrow, middle(from), middle(to))];
  });
}

const NOTHING: readonly Drawn[] = [];

/** Arrows over the board. What they show is said by the cards as well. */
export function Arrows({ board }: { board: Board }) {
  const svg = useRef<SVGSVGElement>(null);
  const [drawn, setDrawn] = useState(NOTHING);
  useLayoutEffect(() => {
    const root = svg.current?.parentElement;
    const arrows = arrowsOf(board);
    if (!root || arrows.length === 0) {
      setDrawn(NOTHING);
      return;
    }
    // Called at once, and whenever the board is laid out anew.
    const observer = new ResizeObserver(() => setDrawn(measure(root, arrows)));
    observer.observe(root);
    return () => observer.disconnect();
  }, [board]);
  return (
    <svg ref={svg} className="arrows" aria-hidden="true">
      {drawn.map(({ key, kind, line, head }) => (
        <g key={key} data-kind={kind}>
          <path d={line} fill="none" />
          <path d={head} stroke="none" />
        </g>
      ))}
    </svg>
  );
}
