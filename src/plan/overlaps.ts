import { groupKey } from '../rollout/batches.js';
import type { Run, TraceEvent } from '../rollout/trace.js';
import type { PolicyRef, ResolvedPolicy } from '../systems/system.js';
import { refKey } from '../systems/system.js';
import type { Overlap } from './model.js';
import type { NextRollouts } from './next-rollouts.js';
import { takersOf } from './shared.js';

/** Every two policies that meet on targets which both take, in any reading of the rollout. */
export function overlapsOf(
  policies: readonly ResolvedPolicy[],
  runs: readonly Run[],
  { isNext, isBystander }: NextRollouts,
): Overlap[] {
  const pairs = pairsOf(takersOf(policies));
  if (pairs.all.length === 0) return [];
  const owners = ownersOf(policies);
  for (const run of runs) {
    for (const pair of pairs.all) pair.begin();
    for (const event of run.events) sweep(event, owners, pairs.byTarget);
  }
  const side = (ref: PolicyRef, taken: Taken) => ({
    ref,
    atOnce: taken.most,
    matched: taken.matched,
    isNext: isNext(ref),
  });
  return pairs.all
    .filter(({ together }) => together > 0)
    .map(({ policies: [a, b], takenBy: [byA, byB], targets, together }) => ({
      policies: [side(a.ref, byA), side(b.ref, byB)],
      targets,
      togetherAtOnce: together,
      isPossible: isBystander(a.ref) || isBystander(b.ref),
    }));
}

/** A target that failed stays out; ends at an instant come before starts at it. What is out before the rollout is nobody's. */
function sweep(
  { kind, batch, target, controller, group, holds }: TraceEvent,
  owners: ReadonlyMap<string, string>,
  pairs: ReadonlyMap<string, readonly Pair[]>,
): void {
  const goesOut = kind === 'start' || (kind === 'out' && batch !== 0);
  if (!holds || !(goesOut || kind === 'succeeded' || kind === 'back')) return;
  const owner = owners.get(groupKey(controller, group));
  if (owner === undefined) return;
  for (const pair of pairs.get(target) ?? []) pair.move(owner, target, goesOut);
}

function ownersOf(policies: readonly ResolvedPolicy[]): Map<string, string> {
  const groups = policies.flatMap((policy) => policy.groups);
  return new Map(groups.map(({ runs, rolls }) => [groupKey(runs.controller, runs.group), refKey(rolls)]));
}

/** What one of two policies has out of the targets that both take. */
class Taken {
  readonly out = new Set<string>();
  most = 0;

  constructor(
    readonly key: string,
    readonly matched: number,
  ) {}
}

/** Two policies on the same targets. */
class Pair {
  readonly takenBy: readonly [Taken, Taken];
  targets = 0;
  together = 0;
  /** Targets that both have out. */
  private both = 0;

  constructor(readonly policies: readonly [ResolvedPolicy, ResolvedPolicy]) {
    const [a, b] = policies;
    this.takenBy = [new Taken(refKey(a.ref), matchedOf(a)), new Taken(refKey(b.ref), matchedOf(b))];
  }

  begin(): void {
    for (const { out } of this.takenBy) out.clear();
    this.both = 0;
  }

  move(owner: string, target: string, goesOut: boolean): void {
    const [a, b] = this.takenBy;
    if (owner !== a.key && owner !== b.key) return;
    const [own, other] = owner === a.key ? [a, b] : [b, a];
    if (own.out.has(target) === goesOut) return;
    if (other.out.has(target)) this.both += goesOut ? 1 : -1;
    if (!goesOut) {
      own.out.delete(target);
      return;
    }
    own.out.add(target);
    own.most = Math.max(own.most, own.out.size);
    if (other.out.size > 0) this.together = Math.max(this.together, a.out.size + b.out.size - this.both);
  }
}

function matchedOf({ groups }: ResolvedPolicy): number {
  return new Set(groups.flatMap(({ targets }) => targets)).size;
}

/** All pairs, and by target those that it belongs to. */
function pairsOf(takers: ReadonlyMap<string, readonly ResolvedPolicy[]>): {
  readonly all: readonly Pair[];
  readonly byTarget: ReadonlyMap<string, readonly Pair[]>;
} {
  const known = new Map<ResolvedPolicy, Map<ResolvedPolicy, Pair>>();
  const all: Pair[] = [];
  const byTarget = new Map<string, Pair[]>();
  const pairOf = (a: ResolvedPolicy, b: ResolvedPolicy): Pair => {
    const partners = known.get(a) ?? new Map<ResolvedPolicy, Pair>();
    known.set(a, partners);
    const found = partners.get(b) ?? new Pair([a, b]);
    if (!partners.has(b)) all.push(found);
    partners.set(b, found);
    return found;
  };
  for (const [target, list] of takers) {
    const pairs = list.flatMap((a, i) => list.slice(i + 1).map((b) => pairOf(a, b)));
    for (const pair of pairs) pair.targets++;
    byTarget.set(target, pairs);
  }
  return { all, byTarget };
}
