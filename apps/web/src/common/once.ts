/**
 * Loads what belongs to a key once. The promise is always the same one, as `use` wants it, until it fails: then whoever asks
 * again tries again.
 */
export function loadedOnce<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const loading = new Map<Key, Promise<Value>>();
  return (key) => {
    const begun = loading.get(key);
    if (begun !== undefined) return begun;
    const loaded = load(key);
    loaded.then(
      // By these fields React knows at once that there is nothing to wait for any more.
      (value) => Object.assign(loaded, { status: "fulfilled", value }),
      () => loading.delete(key),
    );
    loading.set(key, loaded);
    return loaded;
  };
}
