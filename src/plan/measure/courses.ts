import { groupKey } from '../../rollout/batches.js';
import type { Instant } from '../../rollout/controller.js';
import { turnsBadAt as turnsBad } from '../../rollout/scenarios.js';
import type { Run } from '../../rollout/trace.js';
import { UNLIMITED } from '../../rollout/work.js';
import type { ResolvedPolicy } from '../../systems/system.js';
import type { Course, Courses, Stay } from '../model.js';
import { counterOf, type UntouchedNext } from './counters.js';
import { type SideInput, simulations } from './dry-rollout.js';
import type { FoundLoss, Measured, MeasureInput } from './measured.js';
import { lossOf } from './mixes.js';

/** The dry rollouts of one side, target by target. */
export function coursesOf(
  policies: readonly ResolvedPolicy[],
  { withoutNext, peaks, losses }: Measured,
  input: MeasureInput,
): Courses {
  const { untouchedNext } = input;
  const courseOf = (run: Run, turnsBadAt: Instant | null): Course => {
    const { from, end } = run;
    return { from, end, turnsBadAt, stays: staysIn(run, policies, input.fleet.outBefore, untouchedNext) };
  };
  return {
    healthy: (unit) => {
      const whole = counterOf.unit(unit);
      const peak = peaks.get(untouchedNext ? counterOf.withoutNext(whole) : whole);
      return courseOf(peak?.run ?? withoutNext.worst, null);
    },
    worst: (ref) => {
      const loss = lossOf(losses, ref);
      // One run more, of the length of those that were measured.
      const run = loss && loss.worst > 0 ? runThatTurnsBad(loss, { ...input, work: UNLIMITED }) : null;
      return run && courseOf(run, loss?.turnsBadAt ?? null);
    },
  };
}

/** The run that turns bad at the moment that costs most; null if there is none. */
export function runThatTurnsBad({ turnsBadAt, isLeftOut }: FoundLoss, input: SideInput): Run | null {
  if (turnsBadAt === null) return null;
  const scenario = turnsBad(input.fleet.durationMs, turnsBadAt);
  return simulations(input, isLeftOut)(undefined, scenario).run(input.until);
}

/** The stays of the targets of a run, in the order in which they begin. */
function staysIn(
  { from, events }: Run,
  policies: readonly ResolvedPolicy[],
  outBefore: ReadonlySet<string>,
  isUntouchedNext: UntouchedNext,
): readonly Stay[] {
  const groups = new Map(policies.flatMap((policy) => policy.groups.map((one) => [groupKey(one.runs), one])));
  type Open = { -readonly [K in keyof Stay]: Stay[K] };
  const stays = Array.from(outBefore, (target): Open => ({ ...BEFORE, target, from }));
  const open = new Map(stays.map((stay) => [stay.target, stay]));
  for (const event of events) {
    const { kind, target, at, batch, holds } = event;
    const before = open.get(target);
    if (kind === 'left' && before) before.to ??= at;
    // Work on a target and its unavailability are two stays if the controller reports the second by itself.
    const key = `${groupKey(event)}\u0000${target}\u0000${holds ? 1 : 0}`;
    // A target that begins again while it is out continues its stay.
    if ((kind === 'start' || kind === 'out') && !open.has(key)) {
      const group = groups.get(groupKey(event));
      const policy = group?.rolls ?? null;
      const isHypothetical = isUntouchedNext !== null && (!policy || isUntouchedNext(policy));
      const name = group?.name ?? event.group;
      const stay: Open = { ...BEFORE, target, group: name, policy, batch, from: at, holds, isHypothetical };
      open.set(key, stay);
      stays.push(stay);
    }
    const stay = open.get(key);
    if (stay && kind === 'failed') stay.failedAt = at;
    if (!stay || (kind !== 'succeeded' && kind !== 'back')) continue;
    stay.failedAt = null;
    stay.to ??= at;
    open.delete(key);
  }
  return stays;
}

const BEFORE = {
  group: null,
  policy: null,
  batch: 0,
  to: null,
  failedAt: null,
  holds: true,
  isHypothetical: false,
} as const satisfies Partial<Stay>;
