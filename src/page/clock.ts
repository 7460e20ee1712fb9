/** The moment that the page shows; listeners hear of another one, and of new colors. */
export class Clock {
  private readonly listeners = new Set<() => void>();
  private isAsked = false;

  /**
   * @param steps the instants at which something happens
   * @param end of the charts, which begin at 0
   */
  constructor(
    readonly steps: readonly number[],
    readonly end: number,
    public at: number,
  ) {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
      this.notify();
    });
  }

  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }

  moveTo(at: number): void {
    this.at = at;
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
