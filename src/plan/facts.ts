import type { BatchRecord } from '../rollout/batches.js';
import { batchesOf, groupKey } from '../rollout/batches.js';
import type { GroupEnd } from '../rollout/controller.js';
import type { Run } from '../rollout/trace.js';
import type { PolicyRef, ResolvedGroup, ResolvedPolicy } from '../systems/system.js';
import type { IfNext } from './model.js';

/** How one group goes: its batches and where it ends. */
export interface Course {
  readonly run: Run;
  readonly batches: readonly BatchRecord[];
  readonly end: GroupEnd | undefined;
}

/** The course that counts, and the one that only may be. */
export interface Courses {
  readonly course: Course;
  readonly ifNext?: IfNext;
}

type Grouped = Pick<ResolvedGroup, 'runs' | 'rolls' | 'targets'>;

/**
 * How groups go with and without the next rollouts that nothing starts. Those may begin at the same moment, and count in every
 * peak that says so; but that they take a target away for good is not how another policy's rollout ends.
 */
export class Facts {
  private readonly all: (group: Grouped) => Course;
  private readonly alone: readonly ((group: Grouped) => Course)[];

  /** `alone` are all readings without the next rollouts; empty where nothing of them is left out. */
  constructor(
    private readonly withNext: Run,
    alone: readonly Run[],
    private readonly policies: readonly Pick<ResolvedPolicy, 'ref' | 'groups'>[],
    private readonly isNext: (policy: PolicyRef) => boolean,
  ) {
    this.all = coursesIn(withNext);
    this.alone = alone.map(coursesIn);
  }

  of(group: Grouped): Courses {
    const course = this.all(group);
    const [first, ...others] = this.alone.map((courseIn) => courseIn(group));
    if (course.end?.phase !== 'stuck' || !first || this.isNext(group.rolls)) return { course };
    const fact = [first, ...others].find(({ end }) => end?.phase === 'stuck') ?? first;
    if (fact.end?.phase === 'stuck' && fact.end.why === course.end.why) return { course };
    const policies = this.takersOf(group);
    return { course: fact, ifNext: { policies, outcome: 'stuck', why: course.end.why } };
  }

  /** Whose next rollout deletes targets of the group. */
  private takersOf({ targets }: Grouped): PolicyRef[] {
    const own = new Set(targets);
    const left = this.withNext.events.filter(({ kind, target }) => kind === 'left' && own.has(target));
    const isTaken = ({ runs, targets: theirs }: ResolvedGroup): boolean =>
      left.some(({ controller, target }) => controller === runs.controller && theirs.includes(target));
    return this.policies
      .filter(({ ref, groups }) => this.isNext(ref) && groups.some(isTaken))
      .map(({ ref }) => ref);
  }
}

/** True where a rollout that counts gets stuck, which next rollouts may have brought about. */
export function isAnyStuck(
  run: Run,
  policies: readonly Pick<ResolvedPolicy, 'groups'>[],
  isNext: (policy: PolicyRef) => boolean,
): boolean {
  const groups = policies.flatMap((policy) => policy.groups);
  return groups.some(
    ({ runs, rolls }) =>
      !isNext(rolls) && run.groups.get(runs.controller)?.get(runs.group)?.phase === 'stuck',
  );
}

function coursesIn(run: Run): (group: Grouped) => Course {
  const batches = batchesOf(run);
  return ({ runs }) => ({
    run,
    batches: batches.get(groupKey(runs.controller, runs.group)) ?? [],
    end: run.groups.get(runs.controller)?.get(runs.group),
  });
}
