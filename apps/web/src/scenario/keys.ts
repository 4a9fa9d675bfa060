import { useEffect } from "react";

/** Fields that need these keys themselves. */
const OWN_KEYS = "input, select, textarea, dialog, [contenteditable]";

/** Steps through the timeline from anywhere on the page: ← → and Home, End. */
export function useStepKeys(number: number, count: number, go: (to: number) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
      const to = targetOf(event.key, number, count);
      if (to === undefined) return;
      event.preventDefault();
      if (to !== number) go(to);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [number, count, go]);
}

function targetOf(key: string, number: number, count: number): number | undefined {
  switch (key) {
    case "ArrowLeft":
      return Math.max(0, number - 1);
    case "ArrowRight":
      return Math.min(count, number + 1);
    case "Home":
      return 0;
    case "End":
      return count;
    default:
      return undefined;
  }
}
