const BITS = 32;

/** Nodes that take pods in, one bit each: of a fleet that is nearly all out the next one is found in hundreds of steps, not in tens of thousands. */
export class OpenNodes {
  private constructor(
    private size: number,
    private readonly words: number[],
  ) {}

  static all(size: number): OpenNodes {
    const open = new OpenNodes(0, []);
    for (let node = 0; node < size; node++) open.set(node, true);
    return open;
  }

  fork(): OpenNodes {
    return new OpenNodes(this.size, this.words.slice());
  }

  /** A node beyond the last one joins them. */
  set(node: number, isOpen: boolean): void {
    this.size = Math.max(this.size, node + 1);
    const word = Math.floor(node / BITS);
    const bit = 1 << (node % BITS);
    const before = this.words[word] ?? 0;
    this.words[word] = isOpen ? before | bit : before & ~bit;
  }

  /** The first open node from one on, and then from the first of all on; null where none is open. */
  from(node: number): number | null {
    return this.within(node, this.size) ?? this.within(0, node);
  }

  private within(from: number, to: number): number | null {
    for (let node = from; node < to; node++) {
      const rest = (this.words[Math.floor(node / BITS)] ?? 0) >>> (node % BITS);
      if ((rest & 1) === 1) return node;
      // Nothing more in this word: the loop goes on with the next.
      if (rest === 0) node += BITS - 1 - (node % BITS);
    }
    return null;
  }
}
