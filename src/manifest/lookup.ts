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

export function addTo<T, K>(groups: Map<K, [T, ...T[]]>, key: K, item: T): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

/** A function that computes the result for each argument once. */
export function once<In, Out>(ask: (about: In) => Out): (about: In) => Out {
  const answers = new Map<In, Out>();
  return (about) => {
    const known = answers.get(about);
    if (known !== undefined || answers.has(about)) return known as Out;
    return answers.set(about, ask(about)).get(about) as Out;
  };
}

/** A value that is computed at its first use, and kept. */
export function lazily<T>(find: () => T): () => T {
  const found = once(find);
  return () => found(undefined);
}

/** Computes a value once for each object, which must not change. */
export function remembered<K extends object, T>(make: (of: K) => T): (of: K) => T {
  const known = new WeakMap<K, { readonly made: T }>();
  return (of) => {
    const before = known.get(of);
    if (before) return before.made;
    const made = make(of);
    known.set(of, { made });
    return made;
  };
}

/** The same for each two things. */
export function rememberedOfBoth<A extends object, B extends object, T>(
  make: (a: A, b: B) => T,
): (a: A, b: B) => T {
  const withFirst = remembered((a: A) => remembered((b: B) => make(a, b)));
  return (a, b) => withFirst(a)(b);
}

/** The first place of a sorted list that `isBefore` does not hold for, as it does for all places before that; the length where it holds for all. */
export function firstNot({ length }: ArrayLike<unknown>, isBefore: (place: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Items without null, undefined and false, in their order. */
export function present<T>(items: readonly (T | null | undefined | false)[]): T[] {
  return items.filter((item): item is T => item !== null && item !== undefined && item !== false);
}

/** Byte order, as Go compares strings and the API server lists names: `cluster-10` comes before `cluster-2`. */
export function byName(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
