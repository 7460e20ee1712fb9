/** How long a reading waits for an API server. Clock and sleep are passed in, so that tests need not wait. */
export interface Patience {
  /** For all waits of a reading together. */
  readonly budgetMs: number;
  /** Tries of one request. */
  readonly tries: number;
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** What tries may take that come to nothing: a server that is silent is not waited for as one that says when to come again. */
const MOST_LOST_MS = 120_000;

/** Waits between the tries of a reading, until its budget is spent. */
export class Waits {
  private spentMs = 0;
  private lostMs = 0;

  constructor(readonly patience: Patience) {}

  /**
   * Waits for as long as the server asks, or longer each time; `lostMs` is what the try before took. False, at once, where there is no
   * more patience.
   */
  async before(tries: number, askedMs: number | null, lostMs: number): Promise<boolean> {
    this.lostMs += lostMs;
    if (this.lostMs > MOST_LOST_MS) return false;
    const waitMs = askedMs ?? Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1));
    if (tries >= this.patience.tries || this.spentMs + waitMs > this.patience.budgetMs) return false;
    this.spentMs += waitMs;
    await this.patience.sleep(waitMs);
    return true;
  }
}
