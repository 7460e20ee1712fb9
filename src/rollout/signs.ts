/**
 * Conditions that a controller puts on a target it has out and that others read: `leaving`, from its first moment on (tainted, then
 * deleted); `unready`, for some of the time that is unknown beforehand, as while it reboots.
 */
export type Sign = 'unready' | 'leaving';

/** One change of a sign, and the family that made it; null: the target left with its signs. */
interface Move {
  readonly target: string;
  readonly family: string | null;
}

/** The signs of others that the controllers of one family have seen so far, on targets that concern them. */
export class Watch {
  /** Moves that it has looked at. */
  position = 0;

  constructor(
    readonly family: string,
    readonly concerns: (target: string) => boolean,
    readonly signs: readonly Sign[] = ['unready', 'leaving'],
    readonly seen: Readonly<Record<Sign, Set<string>>> = { unready: new Set(), leaving: new Set() },
  ) {}

  /** `concerns` where the copy belongs to another controller. */
  fork(concerns: (target: string) => boolean = this.concerns): Watch {
    const { unready, leaving } = this.seen;
    const seen = { unready: new Set(unready), leaving: new Set(leaving) };
    const copy = new Watch(this.family, concerns, this.signs, seen);
    copy.position = this.position;
    return copy;
  }
}

/** The signs that targets bear, each with the families that put it there, as often as they did. */
export class Signs {
  /** Unknowns that a run depended on: `unready`, if a hidden sign was met; `order`, if any sign was. */
  readonly unknowns = { unready: false, order: false };

  constructor(
    /** False in the reading of a rollout in which no controller ever finds a target unready: each is up again in time. */
    private readonly showsUnready: boolean,
    private readonly unready = new Map<string, readonly string[]>(),
    private readonly leaving = new Map<string, readonly string[]>(),
    private readonly moves: Move[] = [],
  ) {}

  fork(): Signs {
    return new Signs(this.showsUnready, new Map(this.unready), new Map(this.leaving), this.moves.slice());
  }

  put(sign: Sign, target: string, family: string): void {
    this[sign].set(target, [...(this[sign].get(target) ?? []), family]);
    this.moves.push({ target, family });
  }

  /** A target that is leaving bears that until it is gone. */
  take(sign: Sign, target: string, family: string): void {
    if (sign === 'leaving') return;
    const before = this.unready.get(target) ?? [];
    const left = before.filter((_, i) => i !== before.indexOf(family));
    if (left.length > 0) this.unready.set(target, left);
    else this.unready.delete(target);
    this.moves.push({ target, family });
  }

  /** The target is gone, and its signs with it. */
  drop(target: string): void {
    const hadUnready = this.unready.delete(target);
    if (this.leaving.delete(target) || hadUnready) this.moves.push({ target, family: null });
  }

  /**
   * Brings a watch up to date and gives the targets whose state differs from what it saw before. Only moves since its last look are read: with
   * hundreds of controllers each sees every move of all others.
   */
  look(watch: Watch): readonly string[] {
    const moved = new Set<string>();
    for (; watch.position < this.moves.length; watch.position++) {
      const move = this.moves[watch.position];
      if (move && move.family !== watch.family) moved.add(move.target);
    }
    return [...moved].filter((target) => this.takeIn(watch, target));
  }

  /** True where the watch sees another thing of the target than before. */
  private takeIn(watch: Watch, target: string): boolean {
    let isOther = false;
    for (const sign of watch.signs) {
      const isOfOthers = this[sign].get(target)?.some((family) => family !== watch.family) === true;
      const isBorne = isOfOthers && watch.concerns(target);
      if (isBorne) this.unknowns.order = true;
      if (sign === 'unready' && !this.showsUnready) {
        if (isBorne) this.unknowns.unready = true;
      } else if (watch.seen[sign].has(target) !== isBorne) {
        if (isBorne) watch.seen[sign].add(target);
        else watch.seen[sign].delete(target);
        isOther = true;
      }
    }
    return isOther;
  }
}
