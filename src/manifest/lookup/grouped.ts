/** Items under their keys, both in the order in which they come; an item whose key is undefined is left out. */
export function groupedBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K | undefined): Map<K, [T, ...T[]]> {
  const groups = new Map<K, [T, ...T[]]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key !== undefined) addTo(groups, key, item);
  }
  return groups;
}

/** The same where an item goes under several keys. */
export function groupedByEach<T, K>(
  items: Iterable<T>,
  keysOf: (item: T) => Iterable<K>,
): Map<K, [T, ...T[]]> {
  const groups = new Map<K, [T, ...T[]]>();
  for (const item of items) for (const key of keysOf(item)) addTo(groups, key, item);
  return groups;
}

/** Puts one more item under its key. */
export function addTo<T, K>(groups: Map<K, [T, ...T[]]>, key: K, item: T): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}
