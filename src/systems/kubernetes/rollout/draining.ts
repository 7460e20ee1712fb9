/**
 * The nodes that are drained, and which of them may go on. A node that was refused is asked again when a budget that refused it has more
 * healthy pods, or when its own pods or its drain are others: nothing else makes the answer another one.
 */
export class Draining {
  private constructor(
    /** By node: its turn. */
    private readonly turns: Map<number, number>,
    private readonly due: Set<number>,
    /** By budget: nodes that wait for it. */
    private readonly waiting: Map<number, Set<number>>,
    private next: number,
  ) {}

  static none(): Draining {
    return new Draining(new Map(), new Set(), new Map(), 0);
  }

  fork(): Draining {
    const waiting = new Map([...this.waiting].map(([budget, nodes]) => [budget, new Set(nodes)]));
    return new Draining(new Map(this.turns), new Set(this.due), waiting, this.next);
  }

  has(node: number): boolean {
    return this.turns.has(node);
  }

  begin(node: number): void {
    if (!this.turns.has(node)) this.turns.set(node, this.next++);
    this.due.add(node);
  }

  end(node: number): void {
    this.turns.delete(node);
  }

  /** Something on the node is another than when it was asked. */
  turned(node: number): void {
    this.due.add(node);
  }

  waitsFor(budgets: readonly number[], node: number): void {
    for (const budget of budgets) this.waiting.set(budget, (this.waiting.get(budget) ?? new Set()).add(node));
  }

  /** A budget has more healthy pods. */
  eased(budget: number): void {
    for (const node of this.waiting.get(budget) ?? []) this.due.add(node);
    this.waiting.delete(budget);
  }

  /** Those that may go on, in the order in which they began. */
  takeDue(): readonly number[] {
    const due = [...this.due].filter((node) => this.turns.has(node));
    this.due.clear();
    return due.sort((a, b) => (this.turns.get(a) ?? 0) - (this.turns.get(b) ?? 0));
  }
}
