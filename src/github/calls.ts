/** A token has 1,000 requests an hour for all runs of a repository. */
export const MOST_CALLS = 15;

/** The requests of one run to GitHub: what it can do without is left out where others have used them up. */
export class Calls {
  private made = 0;

  count(): void {
    this.made++;
  }

  /** How many are left. What a run must know or tell is asked for all the same. */
  left(): number {
    return Math.max(0, MOST_CALLS - this.made);
  }
}
