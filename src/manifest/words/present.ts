/** What there is of these, in their order: null, undefined and false stand for nothing. */
export function present<T>(items: readonly (T | null | undefined | false)[]): T[] {
  return items.filter((item): item is T => item !== null && item !== undefined && item !== false);
}
