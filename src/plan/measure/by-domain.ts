/**
 * Something for each failure domain, a label's key and value. Kept in maps within maps: one text made of both would be made
 * anew, and hashed anew, for every target.
 */
export class ByDomain<T> {
  private readonly byKey = new Map<string, Map<string, T>>();
  private readonly inOrder: T[] = [];

  constructor(private readonly make: (key: string, value: string) => T) {}

  /** The one of this domain, made when it is first asked for. */
  of(key: string, value: string): T {
    const values = this.byKey.get(key) ?? new Map<string, T>();
    const known = values.get(value);
    if (known !== undefined) return known;
    const made = this.make(key, value);
    this.byKey.set(key, values.set(value, made));
    this.inOrder.push(made);
    return made;
  }

  /** All that were asked for, in that order. */
  get all(): readonly T[] {
    return this.inOrder;
  }
}
