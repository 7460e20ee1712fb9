/**
 * What others may see of a target that a controller has out: `leaving`, from its first moment on (tainted, then deleted);
 * `unready`, for some of the time that nobody knows beforehand, as while it reboots.
 */
export type Sign = 'unready' | 'leaving';

/** Who put a sign on which target, as often as it was put there. */
type Bearers = Map<string, readonly string[]>;

/** The signs that targets bear, by the family of the controllers that put them there. */
export class Signs {
  private moves = 0;
  /** True when somebody would have seen `unready` targets of others, had they been shown. */
  private hides = false;
  /** True when somebody saw signs of others. */
  private matters = false;

  private constructor(
    /** False in the reading of a rollout in which nobody ever finds a target unready: each is up again in time. */
    private readonly showsUnready: boolean,
    private readonly unready: Bearers,
    private readonly leaving: Bearers,
    /** How many signs each family put on and took off. */
    private readonly movesBy: Map<string, number>,
  ) {}

  static none(showsUnready: boolean): Signs {
    return new Signs(showsUnready, new Map(), new Map(), new Map());
  }

  fork(): Signs {
    const copy = new Signs(
      this.showsUnready,
      new Map(this.unready),
      new Map(this.leaving),
      new Map(this.movesBy),
    );
    copy.moves = this.moves;
    return copy;
  }

  put(sign: Sign, target: string, family: string): void {
    const bearers = this[sign];
    bearers.set(target, [...(bearers.get(target) ?? []), family]);
    this.count(family);
  }

  /** One that was leaving bears that until it is gone. */
  take(sign: Sign, target: string, family: string): void {
    if (sign === 'leaving') return;
    const bearers = this[sign];
    const before = bearers.get(target) ?? [];
    const own = before.indexOf(family);
    const left = before.filter((_, i) => i !== own);
    if (left.length > 0) bearers.set(target, left);
    else bearers.delete(target);
    this.count(family);
  }

  /** The target is no more, and what it bore. */
  drop(target: string): void {
    if (this.unready.delete(target) || this.leaving.has(target)) this.moves++;
    this.leaving.delete(target);
  }

  /** Counts up with every sign that controllers of other families put on or take off. */
  movesFor(family: string): number {
    return this.moves - (this.movesBy.get(family) ?? 0);
  }

  /** Targets that bear the sign through another family, of those that concern the asker. */
  seenBy(family: string, sign: Sign, concerns: (target: string) => boolean): string[] {
    const found: string[] = [];
    for (const [target, families] of this[sign])
      if (families.some((one) => one !== family) && concerns(target)) found.push(target);
    if (found.length === 0) return found;
    if (sign === 'unready' && !this.showsUnready) {
      this.hides = true;
      return [];
    }
    this.matters = true;
    return found;
  }

  /** What a run depended on that nobody knows beforehand. */
  get unknowns(): { readonly unready: boolean; readonly order: boolean } {
    return { unready: this.hides, order: this.matters || this.hides };
  }

  private count(family: string): void {
    this.moves++;
    this.movesBy.set(family, (this.movesBy.get(family) ?? 0) + 1);
  }
}
