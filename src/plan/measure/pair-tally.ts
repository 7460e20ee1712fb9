import { groupedBy } from '../../manifest/lookup.js';
import type { Work } from '../../rollout/work.js';

/** Two takers of the same targets. */
interface Pair<T> {
  readonly takers: readonly [T, T];
  /** Targets that both take. */
  targets: number;
  /** The number of them that each has out now, and the most that it had. */
  readonly out: [number, number];
  readonly atOnce: [number, number];
  /** Targets that both disrupt now. */
  both: number;
  /** The most of them out at once while both had some out. */
  together: number;
}

/** The takers of some targets. */
interface Takers<T> {
  readonly all: readonly T[];
  /** Policies that are paired with all; the others are paired with these. */
  readonly leaders: readonly T[];
  readonly placeOf: ReadonlyMap<T, number>;
}

/** A pair is counted faster than anything else happens. */
const MOVES_A_STEP = 50;

/** The targets that two takers have out together. */
export class PairTally<T> {
  /** By target: its takers, and by the place of each 1 if it has the target out now. */
  private readonly outOf = new Map<string, { readonly takers: Takers<T>; readonly out: Uint8Array }>();
  private readonly pairs: Pair<T>[] = [];
  private readonly pairsOf = new Map<T, Map<T, Pair<T>>>();

  /** @param shared the targets that several take, each with its takers */
  constructor(
    shared: ReadonlyMap<string, readonly T[]>,
    leadersOf: (takers: readonly T[]) => readonly T[],
    isPaired: (a: T, b: T) => boolean,
    private readonly work: Work,
  ) {
    const numbers = new Map(
      [...new Set([...shared.values()].flat())].map((taker, number) => [taker, number]),
    );
    // Most targets have the takers of many others.
    const alike = groupedBy(shared, ([, all]) => all.map((taker) => numbers.get(taker)).join());
    for (const targets of alike.values()) {
      const [[, all]] = targets;
      const placeOf = new Map(all.map((one, place) => [one, place]));
      const takers = { all, leaders: leadersOf(all), placeOf };
      for (const [target] of targets) this.outOf.set(target, { takers, out: new Uint8Array(all.length) });
      all.forEach((a, place) => {
        const later = pairedWith(a, takers).filter((b) => (placeOf.get(b) ?? 0) > place);
        for (const b of later) if (isPaired(a, b)) this.add(a, b, targets.length);
      });
    }
  }

  get isEmpty(): boolean {
    return this.pairs.length === 0;
  }

  /** Begins a new run: nothing is unavailable. The maxima stay. */
  begin(): void {
    for (const { out } of this.outOf.values()) out.fill(0);
    for (const pair of this.pairs) {
      pair.out.fill(0);
      pair.both = 0;
    }
  }

  /** Takers that are one owner take the target out, or give it back. */
  move(owners: readonly T[], target: string, goesOut: boolean): void {
    const { takers, out } = this.outOf.get(target) ?? {};
    if (!takers || !out) return;
    const isOut = (taker: T): boolean => out[takers.placeOf.get(taker) ?? -1] === 1;
    const moved = owners.filter((own) => takers.placeOf.has(own) && isOut(own) !== goesOut);
    for (const own of moved) out[takers.placeOf.get(own) ?? -1] = Number(goesOut);
    for (const own of moved) {
      const pairs = this.pairsOf.get(own);
      const others = pairs === undefined ? [] : pairedWith(own, takers);
      this.work.take(others.length / MOVES_A_STEP);
      for (const other of others) {
        const pair = pairs?.get(other);
        if (pair) moveIn(pair, pair.takers[0] === own ? 0 : 1, goesOut, isOut(other));
      }
    }
  }

  /** The pairs that ever were out together, in the order in which the targets name them. */
  met(): readonly Readonly<Pair<T>>[] {
    return this.pairs.filter(({ together }) => together > 0);
  }

  private add(a: T, b: T, targets: number): void {
    this.work.take(1);
    const ofA = this.pairsOf.get(a) ?? new Map<T, Pair<T>>();
    const ofB = this.pairsOf.get(b) ?? new Map<T, Pair<T>>();
    const pair: Pair<T> = ofA.get(b) ?? {
      ...{ takers: [a, b], targets: 0, out: [0, 0], atOnce: [0, 0], both: 0, together: 0 },
    };
    if (pair.targets === 0) this.pairs.push(pair);
    pair.targets += targets;
    this.pairsOf.set(a, ofA.set(b, pair)).set(b, ofB.set(a, pair));
  }
}

function pairedWith<T>(taker: T, { all, leaders }: Takers<T>): readonly T[] {
  return leaders.includes(taker) ? all : leaders;
}

function moveIn<T>(pair: Pair<T>, side: 0 | 1, goesOut: boolean, isOutThroughBoth: boolean): void {
  const by = goesOut ? 1 : -1;
  pair.out[side] += by;
  if (isOutThroughBoth) pair.both += by;
  if (!goesOut) return;
  const [own, theirs] = [pair.out[side], pair.out[side === 0 ? 1 : 0]];
  pair.atOnce[side] = Math.max(pair.atOnce[side], own);
  if (theirs > 0) pair.together = Math.max(pair.together, own + theirs - pair.both);
}
