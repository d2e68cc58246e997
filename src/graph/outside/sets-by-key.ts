/** Adds to the set of a key. */
export function addTo<K, V>(map: Map<K, Set<V>>, key: K, value: V): void {
  map.set(key, (map.get(key) ?? new Set<V>()).add(value));
}

/** Adds to the set of a key; false if it was there. */
export function isNew<K, V>(map: Map<K, Set<V>>, key: K, value: V): boolean {
  if (map.get(key)?.has(value)) return false;
  addTo(map, key, value);
  return true;
}
