/** Inserts into a list that is kept with its first item last, where it is cheap to take; behind those that are equal. */
export function insert<T>(list: T[], item: T, compare: (a: T, b: T) => number): void {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(list[middle] as T, item) > 0) low = middle + 1;
    else high = middle;
  }
  list.splice(low, 0, item);
}

/** Removes an item, which is looked for from the first on. */
export function remove<T>(list: T[], item: T): void {
  const at = list.lastIndexOf(item);
  if (at >= 0) list.splice(at, 1);
}
