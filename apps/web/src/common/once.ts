/** By these fields React knows at once that there is nothing to wait for any more. */
export function told<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: "fulfilled", value }),
    () => undefined,
  );
  return promise;
}

/** A promise of what is there already. */
export const ready = <Value>(value: Value): Promise<Value> =>
  Object.assign(Promise.resolve(value), { status: "fulfilled", value });

/**
 * Loads what belongs to a key once. The promise is always the same one, as `use` wants it, until it fails: then whoever asks
 * again tries again.
 */
export function loadedOnce<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const loading = new Map<Key, Promise<Value>>();
  return (key) => {
    const begun = loading.get(key);
    if (begun !== undefined) return begun;
    const loaded = told(load(key));
    loaded.catch(() => loading.delete(key));
    loading.set(key, loaded);
    return loaded;
  };
}
