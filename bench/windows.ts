import { performance } from 'node:perf_hooks';
import { parseSide } from '../__tests__/parse-side.js';
import { admit } from '../src/systems/karpenter/admission.js';
import { activityOf, allowedTimeline, type Budget } from '../src/systems/karpenter/controller/budget.js';
import { isActiveAt, nextHit } from '../src/systems/karpenter/controller/windows.js';

const POOLS = 1000;
const BUDGETS = 50;
const DAYS = 366;
const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
const FROM = Date.UTC(2026, 10, 23);
const HORIZON = { from: FROM, to: FROM + DAYS * DAY_MS };
const COUNTS = { total: 100, consuming: 3 };
/** The slow ways are run on this much of the work and scaled up. */
const STEPPED_POOLS = 20;
const TESTED_DAYS = 2;

/** Schedules that people write: nightly, on workdays, weekly, monthly, each at another time; one in fifty is hourly. */
function schedule(i: number): { schedule: string; duration: string } {
  const [minute, hour, day] = [i % 60, i % 24, i % 7];
  if (i % BUDGETS === 0) return { schedule: `${minute} * * * *`, duration: '20m' };
  const kinds = [
    { schedule: `${minute} ${hour} * * *`, duration: '2h' },
    { schedule: `${minute} ${hour} * * mon-fri`, duration: '8h' },
    { schedule: `${minute} ${hour} * * ${day}`, duration: '24h' },
    { schedule: `${minute} ${hour} ${(i % 28) + 1} * *`, duration: '12h' },
  ] as const;
  return kinds[i % kinds.length] ?? kinds[0];
}

function file(pool: number): { path: string; text: string } {
  const budgets = Array.from({ length: BUDGETS }, (_, i) => {
    const { schedule: at, duration } = schedule((pool % 10) * 7 + i);
    return `      - { nodes: "${i % 9}", schedule: "${at}", duration: ${duration} }`;
  });
  const text = `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: { name: p${pool} }
spec:
  disruption:
    consolidateAfter: 1h
    budgets:
${budgets.join('\n')}
  template:
    spec:
      nodeClassRef: { group: karpenter.k8s.aws, kind: EC2NodeClass, name: default }
      requirements: []
`;
  return { path: `p${pool}.yaml`, text };
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Hit after hit of each schedule through the horizon. */
function stepped(budgets: readonly Budget[]): number {
  let hits = 0;
  for (const budget of budgets) {
    const activity = activityOf(budget);
    if (activity.kind !== 'windows') continue;
    let hit = nextHit(activity.schedule, HORIZON.from - activity.durationMs);
    while (hit !== null && hit < HORIZON.to) {
      hits += 1;
      hit = nextHit(activity.schedule, hit);
    }
  }
  return hits;
}

/** Every budget asked at every minute. */
function tested(budgets: readonly Budget[], days: number): number {
  const activities = budgets.map(activityOf);
  let active = 0;
  for (let now = HORIZON.from; now < HORIZON.from + days * DAY_MS; now += MINUTE_MS) {
    for (const activity of activities)
      if (activity.kind === 'windows' && isActiveAt(activity.schedule, activity.durationMs, now)) active += 1;
  }
  return active;
}

/** Prints what a year of windows costs beside reading the pools and beside the two obvious ways to compute it. */
export function benchWindows(): void {
  const files = Array.from({ length: POOLS }, (_, i) => file(i));
  let pools: Budget[][] = [];
  const readMs = timed(() => {
    pools = parseSide(files).manifests.map(({ object }) => [...(admit(object, null).pool?.budgets ?? [])]);
  });
  let spans = 0;
  const windowsMs = timed(() => {
    for (const budgets of pools) spans += allowedTimeline(budgets, COUNTS, HORIZON).length;
  });
  const stepMs = timed(() => {
    for (const budgets of pools.slice(0, STEPPED_POOLS)) stepped(budgets);
  });
  const testMs = timed(() => tested(pools[0] ?? [], TESTED_DAYS));
  const steppedAll = (stepMs * POOLS) / STEPPED_POOLS;
  const testedAll = (testMs * POOLS * DAYS) / TESTED_DAYS;
  const ratio = (ms: number): string => (ms / windowsMs).toFixed(ms < 10 * windowsMs ? 2 : 0);
  console.log(
    `karpenter: ${POOLS} pools x ${BUDGETS} budgets x ${DAYS} days, ${spans} spans in ${Math.round(windowsMs)} ms; ratios to that`,
  );
  console.log(`  reading and admitting the pools          ${ratio(readMs)}`);
  console.log(`  stepping hit by hit (scaled from ${STEPPED_POOLS} pools) ${ratio(steppedAll)}`);
  console.log(`  testing every minute (1 pool, ${TESTED_DAYS} days, scaled) ${ratio(testedAll)}`);
}
