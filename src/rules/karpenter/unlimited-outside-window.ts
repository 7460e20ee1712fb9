import { totalMs } from '../../calendar/intervals.js';
import { type Breach, defineRule, type Judged, share } from '../rule.js';
import { fix } from '../../systems/system.js';
import {
  calendarViolation,
  instantText,
  reasonsBy,
  reasonsText,
  shareOfWeek,
  stretchesWhen,
  stretchText,
  type TimedGroup,
  timedGroups,
  timesWhen,
  weekOf,
} from '../fleet/time.js';

const OUTSIDE = ' A budget outside its window does not close the pool; it stops limiting.';

export const unlimitedOutsideWindow = defineRule({
  id: 'unlimited-outside-window',
  detects: 'minutes in which no budget is active for a reason: then nothing limits how many nodes go at once',
  systems: ['karpenter'],
  severity: 'error',
  judge: ({ side, plan }) =>
    timedGroups(side).flatMap((timed) => {
      const { calendar } = timed;
      const acting = calendar.reasons.filter((reason) => calendar.idle[reason] === undefined);
      const idle = calendar.reasons.filter((reason) => calendar.idle[reason] !== undefined);
      return [unlimited(timed, acting, plan), unlimited(timed, idle, plan)];
    }),
});

function unlimited(
  timed: TimedGroup,
  reasons: readonly string[],
  plan: Judged<unknown>['plan'],
): Breach | null {
  const { calendar, limited } = timed;
  const times = new Map(
    reasons.map((reason) => [reason, timesWhen(calendar, reason, plan.at, ({ limit }) => limit === null)]),
  );
  const open = reasons.filter((reason) => (times.get(reason) ?? []).length > 0);
  const [first] = open;
  if (first === undefined) return null;
  const why = calendar.idle[first];
  const groups = reasonsBy(open, (reason) => JSON.stringify(times.get(reason)));
  const sentences = groups.map((alike) => describe(timed, alike, times.get(alike[0] ?? '') ?? [], plan));
  const { matched } = limited.group;
  return calendarViolation(timed, {
    subject: why === undefined ? 'no-limit' : 'no-limit-idle',
    says:
      `nothing limits how many of its nodes go at once, up to ${share(matched, matched)}. ` +
      `${sentences.join(' ')}${open.every((reason) => isAlways(times.get(reason) ?? [], timed, plan)) ? '' : OUTSIDE}` +
      (why === undefined ? '' : ` Only a setting holds it back now: ${why}.`),
    remediation: fix`Add a budget without schedule, such as ${{ field: 'nodes', value: '10%', isText: true }}; to close the time outside a window, one of nodes: "0" with the schedule of that time.`,
    magnitude: Math.round([...times.values()].reduce((sum, list) => sum + totalMs(list), 0) / 60_000),
    evidence: {
      reasons: open,
      first: instantText(Math.min(...open.map((reason) => times.get(reason)?.[0]?.from ?? Infinity))),
      allNodes: matched,
    },
    ...(why === undefined ? {} : { severity: 'warning' }),
  });
}

function describe(
  timed: TimedGroup,
  reasons: readonly string[],
  times: ReturnType<typeof timesWhen>,
  plan: Judged<unknown>['plan'],
): string {
  const { calendar } = timed;
  const name = reasonsText(reasons, calendar.reasons);
  const [first] = times;
  if (!first) return '';
  const week = weekOf(plan);
  if (isAlways(times, timed, plan))
    return `For ${name} no budget is active at any time (${shareOfWeek(times, fromNow(plan))}).`;
  const stretches = stretchesWhen(calendar, reasons[0] ?? '', ({ limit }) => limit === null);
  const open = shareOfWeek(stretches, week);
  if (open.startsWith('0 of')) {
    return `For ${name} no budget is active from ${instantText(first.from)} to ${instantText(first.to)}.`;
  }
  return `For ${name} no budget is active in ${open}: ${stretchText(stretches, week, plan.timeZone)}.`;
}

function isAlways(
  times: ReturnType<typeof timesWhen>,
  { calendar }: TimedGroup,
  { at }: Judged<unknown>['plan'],
): boolean {
  const [first] = times;
  return times.length === 1 && first !== undefined && first.from <= at && first.to >= calendar.within.to;
}

function fromNow(plan: Judged<unknown>['plan']): { from: number; to: number } {
  const { from, to } = weekOf(plan);
  return { from: plan.at, to: plan.at + (to - from) };
}
