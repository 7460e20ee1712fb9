import type { Instant, Unit } from '../../rollout/controller.js';
import { groupKey } from '../../rollout/batches.js';
import type { Run, TraceEvent } from '../../rollout/trace.js';
import type { PolicyRef, ResolvedGroup, ResolvedPolicy } from '../../systems/system.js';
import type { UntouchedNext } from './counters.js';

/** The work of one group on one target in a dry rollout, from its start to its end; or a target that was out before. */
interface Stay {
  readonly target: string;
  /** The group's own name; null for a target that was out before, by the state of its node. */
  readonly group: string | null;
  readonly policy: PolicyRef | null;
  /** Counts from 1 in its group; 0 for one that belongs to no batch. */
  readonly batch: number;
  readonly from: Instant;
  /** Null where it never ends. */
  readonly to: Instant | null;
  /** The instant at which it failed for good; null where it did not. */
  readonly failedAt: Instant | null;
  /** False where the controller says by itself which targets it keeps out: then this takes none out. */
  readonly holds: boolean;
  /** True for the next rollout of a policy that the change leaves alone: nothing starts it. */
  readonly isAside: boolean;
}

/** One dry rollout, target by target. */
export interface Course {
  readonly from: Instant;
  /** The instant of its last event. */
  readonly end: Instant;
  /** True when it was not at its end where the dry rollout was cut off. */
  readonly cut: boolean;
  /** From this instant on everything that starts fails; null in the healthy course. */
  readonly turnsBadAt: Instant | null;
  readonly stays: readonly Stay[];
}

/** The dry rollouts of one side, for reports that draw them: made when they are asked for. */
export interface Courses {
  /** The one that the peak of all targets of this unit is of. */
  healthy(unit: Unit): Course;
  /** The one in which the policy's change turns bad at the moment that costs most; null where it breaks nothing. */
  worst(policy: PolicyRef): Course | null;
}

/** The groups of a run. */
export interface CourseInput {
  readonly policies: readonly ResolvedPolicy[];
  readonly outBefore: ReadonlySet<string>;
  readonly isUntouchedNext: UntouchedNext;
}

/** A run as the stays of its targets, in the order in which they begin. */
export function courseOf(run: Run, input: CourseInput, turnsBadAt: Instant | null = null): Course {
  const { from, end, cut } = run;
  const stays = new Stays(input);
  for (const target of input.outBefore) stays.before(target, from);
  for (const event of run.events) stays.take(event);
  return { from, end, cut, turnsBadAt, stays: stays.all };
}

type Open = { -readonly [K in keyof Stay]: Stay[K] };

class Stays {
  readonly all: Open[] = [];
  private readonly open = new Map<string, Open>();
  private readonly groups: ReadonlyMap<string, ResolvedGroup>;

  constructor(private readonly input: CourseInput) {
    const groups = input.policies.flatMap((policy) => policy.groups);
    this.groups = new Map(groups.map((group) => [groupKey(group.runs.controller, group.runs.group), group]));
  }

  before(target: string, at: Instant): void {
    const stay: Open = { ...BEFORE, target, from: at };
    this.open.set(target, stay);
    this.all.push(stay);
  }

  take(event: TraceEvent): void {
    const { kind, target, at } = event;
    if (kind === 'left') close(this.open.get(target), at);
    // Whether a target is at work and whether it is out are two things where the controller says the second by itself.
    const key = `${groupKey(event.controller, event.group)}\u0000${target}\u0000${event.holds ? 1 : 0}`;
    if (kind === 'start' || kind === 'out') this.begin(key, event);
    const stay = this.open.get(key);
    if (!stay) return;
    if (kind === 'failed') stay.failedAt = at;
    if (kind !== 'succeeded' && kind !== 'back') return;
    stay.failedAt = null;
    close(stay, at);
    this.open.delete(key);
  }

  /** A target that begins again while it is out goes on. */
  private begin(key: string, { target, at, batch, controller, group, holds }: TraceEvent): void {
    if (this.open.has(key)) return;
    const known = this.groups.get(groupKey(controller, group));
    const policy = known?.rolls ?? null;
    const isAside = this.input.isUntouchedNext !== null && (!policy || this.input.isUntouchedNext(policy));
    const stay: Open = {
      ...BEFORE,
      ...{ target, group: known?.name ?? group, policy, batch, from: at, holds, isAside },
    };
    this.open.set(key, stay);
    this.all.push(stay);
  }
}

const BEFORE = {
  group: null,
  policy: null,
  batch: 0,
  to: null,
  failedAt: null,
  holds: true,
  isAside: false,
} as const satisfies Partial<Stay>;

function close(stay: Open | undefined, at: Instant): void {
  if (stay) stay.to ??= at;
}
