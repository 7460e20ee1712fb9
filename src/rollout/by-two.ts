/**
 * A value for each two keys: label and value of a failure domain, controller and group. Maps within maps, as a key joined for each of
 * thousands of targets and events costs more than the rest.
 */
export class ByTwo<T> {
  private readonly byFirst = new Map<string, Map<string, T>>();
  private readonly inOrder: T[] = [];

  get(first: string, second: string): T | undefined {
    return this.byFirst.get(first)?.get(second);
  }

  /** The value of these keys, made at its first use. */
  of(first: string, second: string, make: () => T): T {
    const bySecond = this.byFirst.get(first) ?? new Map<string, T>();
    const known = bySecond.get(second);
    if (known !== undefined) return known;
    const made = make();
    this.byFirst.set(first, bySecond.set(second, made));
    this.inOrder.push(made);
    return made;
  }

  /** All values, in the order of their first use. */
  get all(): readonly T[] {
    return this.inOrder;
  }
}
