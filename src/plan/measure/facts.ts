import { batchesOf, type BatchRecord, groupKey, NO_BATCHES } from '../../rollout/batches.js';
import type { GroupEnd } from '../../rollout/controller.js';
import type { Run } from '../../rollout/trace.js';
import type { PolicyRef, ResolvedGroup, ResolvedPolicy } from '../../systems/system.js';
import { type Ends, endsOf } from './ends.js';
import type { IfNext } from '../model.js';
import { once } from '../../manifest/lookup.js';
import { sameText } from '../../text/text.js';
import type { DryRollout } from './dry-rollout.js';

/** The course of one group: its batches, the end of the work on each target, and the end of the group. */
interface Course {
  readonly run: Run;
  readonly batches: readonly BatchRecord[];
  readonly inFlight: BatchRecord | null;
  readonly ends: Ends;
  readonly end: GroupEnd | undefined;
}

/** The course that counts, and the one that only may be. */
interface Courses {
  readonly course: Course;
  readonly ifNext?: IfNext;
}

type Grouped = Pick<ResolvedGroup, 'runs' | 'rolls' | 'targets'>;

/**
 * The courses of groups, each in the dry rollout that reports it. Next rollouts that nothing starts may begin at the same moment, and count in
 * every peak that says so; but that they take a target away for good is not how another policy's rollout ends.
 */
export class Facts {
  private readonly courses: readonly {
    readonly reports: DryRollout['participants']['reports'];
    /** In the reading that counts, and in all others. */
    readonly in: readonly ((group: Grouped) => Course)[];
  }[];
  private readonly together: (group: Grouped) => Course;

  constructor(
    reporting: readonly DryRollout[],
    private readonly withNext: Run,
    private readonly policies: readonly Pick<ResolvedPolicy, 'ref' | 'groups'>[],
    private readonly isNext: (policy: PolicyRef) => boolean,
  ) {
    this.courses = reporting.map(({ participants, worst, runs }) => ({
      reports: participants.reports,
      in: [worst, ...runs.filter((run) => run !== worst)].map(coursesIn),
    }));
    this.together = coursesIn(withNext);
  }

  of(group: Grouped): Courses {
    const [first, ...others] = this.courses.find(({ reports }) => reports(group))?.in ?? [];
    const together = this.together(group);
    const course = first?.(group) ?? together;
    if (together.end?.phase !== 'stuck' || course.run === together.run || this.isNext(group.rolls))
      return { course };
    const readings = [course, ...others.map((courseIn) => courseIn(group))];
    const fact = readings.find(({ end }) => end?.phase === 'stuck') ?? course;
    const why = together.end.why;
    if (fact.end?.phase === 'stuck' && sameText(fact.end.why, why)) return { course: fact };
    return { course: fact, ifNext: { policies: this.deletersOf(group), outcome: 'stuck', why } };
  }

  /** Policies whose next rollout deletes targets of the group. */
  private deletersOf({ targets }: Grouped): PolicyRef[] {
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
  const read = once(() => ({ batches: batchesOf(run), ends: endsOf(run) }));
  return ({ runs }) => ({
    run,
    ...(read(run).batches.get(groupKey(runs.controller, runs.group)) ?? NO_BATCHES),
    ends: read(run).ends,
    end: run.groups.get(runs.controller)?.get(runs.group),
  });
}
