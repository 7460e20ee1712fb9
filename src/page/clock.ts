/** The shortest stretch of time that is shown. */
const SHORTEST_MS = 1000;

/** The moment that the page shows, and the stretch of time that its charts do; listeners hear of changes of both, and of new colors. */
export class Clock {
  private readonly listeners = new Set<() => void>();
  private isAsked = false;
  private from = 0;

  /**
   * @param steps the instants at which something happens
   * @param end of the whole, which begins at 0
   */
  constructor(
    readonly steps: readonly number[],
    private readonly end: number,
    private to: number,
    public at: number,
  ) {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
      this.notify();
    });
  }

  get shown(): readonly [from: number, to: number] {
    return [this.from, this.to];
  }

  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }

  moveTo(at: number): void {
    this.at = at;
    this.notify();
  }

  /** Shows `factor` times as much time, around the moment if that is in sight; `later` by a share of what is shown. */
  look(factor: number, later: number): void {
    const span = this.to - this.from;
    const width = Math.min(this.end, Math.max(SHORTEST_MS, span * factor));
    const share = (this.at - this.from) / span;
    const around = share >= 0 && share <= 1 ? share : 0.5;
    const from = this.from + around * (span - width) + later * span;
    this.from = Math.min(this.end - width, Math.max(0, from));
    this.to = this.from + width;
    this.notify();
  }

  /** Once for all that changes before the next picture. */
  private notify(): void {
    if (this.isAsked) return;
    this.isAsked = true;
    requestAnimationFrame(() => {
      this.isAsked = false;
      for (const listener of this.listeners) listener();
    });
  }
}
