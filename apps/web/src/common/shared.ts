import { useSyncExternalStore } from "react";

/** A value that all of the page shares; whoever uses it is told when it changes. */
export interface Shared<Value> {
  readonly get: () => Value;
  readonly set: (next: Value) => void;
  readonly use: () => Value;
}

export function shared<Value>(first: Value): Shared<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const get = () => value;
  return {
    get,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get),
  };
}
