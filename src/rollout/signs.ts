/**
 * What others may see of a target that a controller has out: `leaving`, from its first moment on (tainted, then deleted);
 * `unready`, for some of the time that nobody knows beforehand, as while it reboots.
 */
export type Sign = 'unready' | 'leaving';

/** Who put a sign on which target, as often as it was put there. */
type Bearers = Map<string, readonly string[]>;

const SIGNS: readonly Sign[] = ['unready', 'leaving'];

/** What the controllers of one family have seen so far of the signs that others put on targets which concern them. */
export class Watch {
  moved = 0;
  position = 0;
  /** True where a copy has the same sets. */
  private isShared = false;

  private constructor(
    readonly family: string,
    readonly concerns: (target: string) => boolean,
    readonly signs: readonly Sign[],
    private sets: Readonly<Record<Sign | 'hidden', Set<string>>>,
  ) {}

  static of(family: string, concerns: (target: string) => boolean, signs: readonly Sign[] = SIGNS): Watch {
    return new Watch(family, concerns, signs, { unready: new Set(), leaving: new Set(), hidden: new Set() });
  }

  /** `concerns` where the copy belongs to another controller. */
  fork(concerns: (target: string) => boolean = this.concerns): Watch {
    const copy = new Watch(this.family, concerns, this.signs, this.sets);
    copy.moved = this.moved;
    copy.position = this.position;
    this.isShared = true;
    copy.isShared = true;
    return copy;
  }

  /** Those that bear a sign; `hidden`: unready ones in a reading in which nobody ever finds a target so. */
  get seen(): Readonly<Record<Sign | 'hidden', ReadonlySet<string>>> {
    return this.sets;
  }

  /** True where that is new. */
  set(kind: Sign | 'hidden', name: string, isIn: boolean): boolean {
    if (this.sets[kind].has(name) === isIn) return false;
    if (this.isShared) {
      const { unready, leaving, hidden } = this.sets;
      this.sets = { unready: new Set(unready), leaving: new Set(leaving), hidden: new Set(hidden) };
      this.isShared = false;
    }
    if (isIn) this.sets[kind].add(name);
    else this.sets[kind].delete(name);
    return true;
  }
}

/** The signs that targets bear, by the family of the controllers that put them there. */
export class Signs {
  private moves = 0;
  /** Targets whose signs changed since the fork, in order; earlier ones are only counted, in `logged`. */
  private readonly log: string[] = [];
  private logged = 0;
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
    copy.logged = this.logged + this.log.length;
    return copy;
  }

  put(sign: Sign, target: string, family: string): void {
    const bearers = this[sign];
    bearers.set(target, [...(bearers.get(target) ?? []), family]);
    this.log.push(target);
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
    this.log.push(target);
    this.count(family);
  }

  /** The target is no more, and what it bore. */
  drop(target: string): void {
    if (this.unready.delete(target) || this.leaving.has(target)) {
      this.log.push(target);
      this.moves++;
    }
    this.leaving.delete(target);
  }

  /**
   * Brings a watch up to date and gives the targets of which it sees otherwise than before; null where no other family moved a sign.
   * Only what moved since its last look is looked at: with hundreds of controllers each sees every move of all others.
   */
  look(watch: Watch): readonly string[] | null {
    const moved = this.moves - (this.movesBy.get(watch.family) ?? 0);
    const since = watch.position - this.logged;
    watch.position = this.logged + this.log.length;
    if (moved === watch.moved) return null;
    watch.moved = moved;
    const { unready, leaving, hidden } = watch.seen;
    const names =
      since < 0
        ? [...unready, ...leaving, ...hidden, ...this.unready.keys(), ...this.leaving.keys()]
        : this.log.slice(since);
    const changed = [...new Set(names)].filter((name) => this.takeIn(watch, name));
    if (watch.seen.hidden.size > 0) this.hides = true;
    if (watch.seen.unready.size > 0 || watch.seen.leaving.size > 0) this.matters = true;
    return changed;
  }

  /** True where the watch sees another thing of the target than before. */
  private takeIn(watch: Watch, name: string): boolean {
    let isOther = false;
    for (const sign of watch.signs) {
      const isOfOthers = this[sign].get(name)?.some((family) => family !== watch.family) === true;
      const isBorne = isOfOthers && watch.concerns(name);
      const isHidden = sign === 'unready' && !this.showsUnready;
      if (watch.set(isHidden ? 'hidden' : sign, name, isBorne) && !isHidden) isOther = true;
    }
    return isOther;
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
