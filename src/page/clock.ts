/** The moment that the page shows, and the stretch of time that its charts do; whoever draws is told of both. */
export class Clock {
  private readonly listeners = new Set<() => void>();
  private isAsked = false;
  at: number;
  from: number;
  to: number;

  /** `steps` are the instants at which something happens. */
  constructor(
    readonly steps: readonly number[],
    readonly whole: readonly [number, number],
  ) {
    this.at = whole[0];
    [this.from, this.to] = whole;
  }

  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }

  moveTo(at: number): void {
    this.at = at;
    this.tell();
  }

  /** No shorter than a second, and no wider than the whole. */
  show(from: number, to: number): void {
    const width = Math.min(this.whole[1] - this.whole[0], Math.max(1000, to - from));
    const start = Math.min(this.whole[1] - width, Math.max(this.whole[0], from));
    if (start === this.from && start + width === this.to) return;
    [this.from, this.to] = [start, start + width];
    this.tell();
  }

  /** Around the moment that is shown, where it is in sight. */
  zoom(factor: number): void {
    const width = (this.to - this.from) * factor;
    const isSeen = this.at >= this.from && this.at <= this.to;
    const share = isSeen ? (this.at - this.from) / (this.to - this.from) : 0.5;
    const centre = this.from + share * (this.to - this.from);
    this.show(centre - share * width, centre + (1 - share) * width);
  }

  pan(share: number): void {
    const by = share * (this.to - this.from);
    this.show(this.from + by, this.to + by);
  }

  /** Once for all that changes before the next picture. */
  private tell(): void {
    if (this.isAsked) return;
    this.isAsked = true;
    requestAnimationFrame(() => {
      this.isAsked = false;
      for (const listener of this.listeners) listener();
    });
  }
}
