import type { ResolvedGroup } from '../../system.js';
import { policyOf } from '../results/findings.js';
import { type FleetObject, refKeyOf } from '../objects/objects.js';
import { type PlannedRun, planRun } from './planned-run.js';
import type { Planned } from './planned.js';
import { onlyPlacementWithoutRun, type Run, runOf, RUNS } from '../objects/run-objects.js';
import type { Side } from '../side.js';
import type {
  Controller,
  GroupEnd,
  Instant,
  Out,
  Start,
  Step,
  WorldView,
} from '../../../rollout/controller.js';

const STRATEGIES: readonly string[] = ['ClusterStagedUpdateStrategy', 'StagedUpdateStrategy'];

/** What all staged runs of one side come to. */
interface RunPlans {
  readonly policies: ReadonlyMap<FleetObject, Planned>;
  /** The stages that drive a placement, by its `refKeyOf`. */
  readonly groups: ReadonlyMap<string, readonly ResolvedGroup[]>;
}

/** Those that go by what a strategy says now, with the stages they have. */
type Users = readonly { readonly run: Run; readonly groups: readonly ResolvedGroup[] }[];

/** The runs, and for each strategy that no run goes by the run it would make. */
export function runPlans(side: Side): RunPlans {
  const runs = side.ofKind(...RUNS).map((object) => runOf(object, side));
  const plans = new Map(runs.map((run) => [run, planRun(run, side)]));
  const policies = new Map<FleetObject, Planned>();
  const groups = new Map<string, ResolvedGroup[]>();
  const drive = ({ placement }: Run, { policy }: Planned): void => {
    if (!placement) return;
    const key = refKeyOf(placement);
    groups.set(key, [...(groups.get(key) ?? []), ...policy.groups]);
  };
  for (const [run, planned] of plans) {
    if (run.object) policies.set(run.object, planned);
    drive(run, planned);
  }
  for (const strategy of side.ofKind(...STRATEGIES)) {
    const own = [...plans].filter(([run]) => run.strategy === strategy);
    const users = own
      .filter(([{ kept }]) => kept?.differs !== true)
      .map(([run, { policy }]) => ({ run, groups: policy.groups }));
    const [halfway] = own;
    if (users.length > 0) policies.set(strategy, usedStrategy(strategy, users));
    else if (halfway) planNext(halfway, strategy, side, policies);
    else {
      const placed = onlyPlacementWithoutRun(strategy, runs, side);
      const run = assumed(strategy, placed, placed?.object.ref ?? null);
      const planned = planRun(run, side);
      policies.set(strategy, planned);
      drive(run, planned);
    }
  }
  return { policies, groups };
}

function assumed(strategy: FleetObject, placed: Run['placed'], placement: Run['placement']): Run {
  return { object: null, strategy, placed, placement, kept: null, follows: null };
}

/**
 * The run that comes after one which is under way: the edited strategy counts from then on. It begins when the other is done; one
 * that never is, is taken as given up.
 */
function planNext(
  [run, halfway]: readonly [Run, PlannedRun],
  strategy: FleetObject,
  side: Side,
  policies: Map<FleetObject, Planned>,
): void {
  const follows = run.object;
  if (!follows) return;
  const { create: createFirst, canEnd } = halfway;
  const after = { ...assumed(strategy, run.placed, run.placement), follows };
  const next = planRun(after, side, canEnd ? halfway : null);
  policies.set(strategy, next);
  const { create: createNext } = next;
  if (!canEnd || !createFirst || !createNext) return;
  policies.set(follows, { policy: halfway.policy, controllers: [] });
  policies.set(strategy, {
    policy: next.policy,
    controllers: [() => new RunsInTurn(createFirst(), createNext())],
  });
}

/** A strategy lists the stages of every run that uses it; with several the run's name is before. */
function usedStrategy(strategy: FleetObject, users: Users): Planned {
  const groups = users.flatMap(({ run, groups }) =>
    users.length === 1
      ? groups
      : groups.map((group) => ({ ...group, name: `${run.object?.ref.name ?? ''}/${group.name}` })),
  );
  return { policy: policyOf(strategy, { groups }), controllers: [] };
}

/** A controller that tells when it has nothing more to do. */
interface Ending extends Controller {
  readonly isOver: boolean;
  out(): readonly Out[];
  fork(): Ending;
}

/**
 * Two runs over one placement, one after the other: the next begins when the one that is under way is done. A placement has one
 * run at a time; the next one is what an edited strategy is for.
 */
class RunsInTurn implements Controller {
  constructor(
    private readonly first: Ending,
    private readonly next: Ending,
  ) {}

  get id(): string {
    return this.first.id;
  }

  step(world: WorldView, now: Instant): Step {
    const step = this.first.step(world, now);
    return this.first.isOver && !step.again && step.starts.length === 0 ? this.next.step(world, now) : step;
  }

  ended(start: Start, result: 'succeeded' | 'failed', now: Instant): void {
    this.ownerOf(start).ended(start, result, now);
  }

  /** What was out before is out for the first; the second finds it so only where that has not come to it. */
  out(): readonly Out[] {
    const first = this.first.out();
    if (!this.first.isOver) return first;
    return [...new Map([...first, ...this.next.out()].map((out) => [out.target, out])).values()];
  }

  groups(): ReadonlyMap<string, GroupEnd> {
    return new Map([...this.first.groups(), ...this.next.groups()]);
  }

  fork(): RunsInTurn {
    return new RunsInTurn(this.first.fork(), this.next.fork());
  }

  private ownerOf({ group }: Start): Controller {
    return this.first.groups().has(group) ? this.first : this.next;
  }
}
