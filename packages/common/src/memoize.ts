/** Caches the results of a function for as long as its argument is in use. */
export function memoize<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const cache = new WeakMap<Key, {readonly value: Value}>();
  return (key) => {
    const found = cache.get(key) ?? {value: compute(key)};
    cache.set(key, found);
    return found.value;
  };
}
