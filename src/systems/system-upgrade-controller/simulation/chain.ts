import { visible } from '../../../manifest/words/visible.js';
import {
  type Controller,
  type GroupEnd,
  type Instant,
  NO_STEP,
  type Start,
  type Step,
  type WorldView,
} from '../../../rollout/controller.js';
import { isWaitedFor, type SidePlan } from '../side.js';
import { PlanController, type PlanRollout } from './controller.js';

/** A rollout, and the Plan of its namespace that its `prepare` waits for; null: it waits for nobody. */
export interface Chained extends PlanRollout {
  readonly waitsFor: string | null;
}

interface Link {
  readonly controller: PlanController;
  /** The name of its group. */
  readonly group: string;
  /** The group that has to be complete before its work begins. */
  readonly waitsFor: string | null;
}

/** The Plan that others wait for in the end: the one that waits for nobody, or the first by name of some that wait in a circle. */
export function firstOf(plan: SidePlan, all: readonly SidePlan[]): SidePlan {
  const way: SidePlan[] = [];
  const nextOf = (by: SidePlan): SidePlan | undefined => all.find((other) => isWaitedFor(other, by));
  for (let at: SidePlan | undefined = plan; at && !way.includes(at); at = nextOf(at)) way.push(at);
  const last = way[way.length - 1] ?? plan;
  const back = nextOf(last);
  if (back === undefined) return last;
  const circle = way.slice(way.indexOf(back));
  return [...circle].sort((a, b) => (a.manifest.name < b.manifest.name ? -1 : 1))[0] ?? last;
}

/** What plays these rollouts: those that wait for each other are one. */
export function chainsOf(rollouts: readonly Chained[], from: Instant): Controller[] {
  const ids = [...new Set(rollouts.map(({ controller }) => controller))];
  return ids.map((id) => {
    const links = rollouts
      .filter(({ controller }) => controller === id)
      .map((one) => ({ controller: PlanController.of(one, from), group: one.group, waitsFor: one.waitsFor }));
    const [only, ...others] = links;
    return only && others.length === 0 && only.waitsFor !== only.group
      ? only.controller
      : new PlanChain(id, links);
  });
}

/**
 * Plans of which one waits for the other in `prepare`: a Job that waits has its place, and its node is neither cordoned nor drained
 * before the other Plan has nobody at work. Source: k3s-io/k3s-upgrade, scripts/upgrade.sh; pkg/upgrade/job/job.go, New, where prepare
 * comes before cordon and drain.
 */
class PlanChain implements Controller {
  readonly endsWithTarget = true;

  constructor(
    readonly id: string,
    private readonly links: readonly Link[],
  ) {}

  fork(): PlanChain {
    const links = this.links.map((link) => ({ ...link, controller: link.controller.fork() }));
    return new PlanChain(this.id, links);
  }

  step(world: Pick<WorldView, 'gone'>, now: Instant): Step {
    const steps = this.links.flatMap((link) =>
      this.holderOf(link) === null ? [link.controller.step(world, now)] : [],
    );
    const wakes = steps.flatMap(({ wakeAt }) => (wakeAt === null ? [] : [wakeAt]));
    return {
      ...NO_STEP,
      starts: steps.flatMap(({ starts }) => starts),
      wakeAt: wakes.length === 0 ? null : Math.min(...wakes),
    };
  }

  ended(start: Start, result: 'succeeded' | 'failed', now: Instant): void {
    this.find(start.group)?.controller.ended(start, result, now);
  }

  groups(): ReadonlyMap<string, GroupEnd> {
    return new Map(
      this.links.flatMap((link): [string, GroupEnd][] => {
        const holder = this.holderOf(link);
        if (holder === null) return [...link.controller.groups()];
        return [[link.group, { ...heldBy(link.group, holder), undone: link.controller.undone() }]];
      }),
    );
  }

  private find(group: string | null): Link | undefined {
    return this.links.find((link) => link.group === group);
  }

  /** The Plan that keeps this one from its work, and where that one stands; null where nothing does. */
  private holderOf(link: Link): Holder | null {
    const first = this.find(link.waitsFor);
    if (first === undefined) return null;
    if (this.isInCircle(link)) return { name: first.group, end: IN_A_CIRCLE };
    const before = this.holderOf(first);
    const end = before === null ? first.controller.groups().get(first.group) : heldBy(first.group, before);
    return end === undefined || end.phase === 'complete' ? null : { name: first.group, end };
  }

  private isInCircle(link: Link): boolean {
    const way: Link[] = [];
    for (let at = this.find(link.waitsFor); at && !way.includes(at); at = this.find(at.waitsFor))
      way.push(at);
    return way.includes(link);
  }
}

interface Holder {
  readonly name: string;
  readonly end: GroupEnd;
}

const IN_A_CIRCLE: GroupEnd = {
  phase: 'stuck',
  why: '',
  fix: 'Leave prepare out of one of the Plans.',
};

function heldBy(group: string, { name, end }: Holder): GroupEnd {
  const plan = `Plan/${visible(name)}`;
  if (end.phase !== 'stuck') return { phase: 'waiting', why: `its prepare waits for ${plan}` };
  return {
    phase: 'stuck',
    why: `Its Jobs wait in prepare for ${plan}, which ${end === IN_A_CIRCLE ? 'waits for it in turn' : 'stands still'}, until they fail at their deadline; their places are lost with that.`,
    fix:
      end.fix ??
      `Let ${plan} come to its end, and edit Plan/${visible(group)} then, which makes its Jobs again.`,
  };
}
