interface Waiting {
  readonly name: string;
  /** It has a place already. */
  readonly isApplying: boolean;
}

/** The nodes that wait for a place, in their order: the first are taken without a look at the others, however many there are. */
export class Line<T extends Waiting> {
  private constructor(
    private nodes: readonly T[],
    /** How many of them were taken. */
    private first: number,
    /** How many of those that wait have a place already. */
    private kept: number,
  ) {}

  static of<T extends Waiting>(nodes: readonly T[]): Line<T> {
    return new Line(nodes, 0, applyingIn(nodes));
  }

  /** Lists are never changed, only replaced, so that a copy shares its own. */
  fork(): Line<T> {
    return new Line(this.nodes, this.first, this.kept);
  }

  get size(): number {
    return this.nodes.length - this.first;
  }

  names(): readonly string[] {
    return this.left().map(({ name }) => name);
  }

  get applying(): number {
    return this.kept;
  }

  take(count: number): readonly T[] {
    const taken = this.nodes.slice(this.first, this.first + Math.max(0, count));
    this.first += taken.length;
    this.kept -= applyingIn(taken);
    return taken;
  }

  push(node: T): void {
    this.replace([...this.left(), node]);
  }

  drop(name: string): void {
    this.replace(this.left().filter((node) => node.name !== name));
  }

  private left(): readonly T[] {
    return this.nodes.slice(this.first);
  }

  private replace(nodes: readonly T[]): void {
    this.nodes = nodes;
    this.first = 0;
    this.kept = applyingIn(nodes);
  }
}

function applyingIn(nodes: readonly Waiting[]): number {
  return nodes.filter(({ isApplying }) => isApplying).length;
}
