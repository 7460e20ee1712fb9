import { Unsupported } from './unsupported.js';

/** Steps of one rule or pattern; the API server gives a rule a million units of its own count. */
const STEPS_PER_RULE = 1_000_000;
/** Steps of all rules and patterns of one object. */
const STEPS_PER_OBJECT = 3_000_000;

/**
 * How much work may still be done for one object, counted in steps and not in time, so that the same input gives the same bytes on
 * every machine.
 */
export class Budget {
  private left = 0;

  constructor(
    private leftInAll = STEPS_PER_OBJECT,
    private readonly perRule = STEPS_PER_RULE,
  ) {}

  /** For patterns that are known here, none of which takes long. */
  static unlimited(): Budget {
    const budget = new Budget(Infinity, Infinity);
    budget.begin();
    return budget;
  }

  /** Begins the next rule or pattern. */
  begin(): void {
    this.left = Math.min(this.perRule, this.leftInAll);
  }

  /** Throws Unsupported where there is no work left for so many steps, which are then not taken. */
  take(steps: number): void {
    if (steps > this.left) throw new Unsupported('it takes more steps than are spent on it');
    this.left -= steps;
    this.leftInAll -= steps;
  }
}
