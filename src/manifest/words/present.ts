/** Items without null, undefined and false, in their order. */
export function present<T>(items: readonly (T | null | undefined | false)[]): T[] {
  return items.filter((item): item is T => item !== null && item !== undefined && item !== false);
}
