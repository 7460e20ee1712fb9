import fc from 'fast-check';
import { type GateCase, iso, pool, poolNodes } from '../gate-case.js';
import { deployment, stagedFiles } from '../rollouts.js';
import { nodeList, parseFleet } from '../../../src/cases/fleet.js';
import { hosts, planYaml } from '../../systems/system-upgrade-controller/plans.js';
import { fleet, main, policy } from '../../systems/skyhook/planned.js';
import { DAY, markFirings, markOnce, MINUTE, type Minutes, minutesOf } from './clocks.js';
import type { Cluster } from './oracle.js';
import {
  batchRollout,
  planRollout,
  type PlanWindow,
  poolRollout,
  type Rollout,
  stagedRollout,
  workloadRollout,
} from './rollouts.js';

/** One situation, as the gate is asked about it and as the oracle steps through it. */
export interface Situation {
  readonly at: number;
  readonly given: GateCase;
  readonly clusters: readonly Cluster[];
}

const AHEAD = 24 * DAY;
/** Mornings before nights on which clocks are set, in Europe, America, Lord Howe, Chatham and Tehran's neighbours, and others. */
const MORNINGS = [
  '2026-10-24',
  '2026-10-31',
  '2027-03-13',
  '2027-03-27',
  '2026-10-03',
  '2027-04-03',
  '2026-11-23',
];
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
];

interface Stretch {
  readonly first: number;
  readonly count: number;
}

interface Change {
  readonly plan: Pick<GateCase, 'base' | 'head' | 'snapshot'>;
  readonly rollout: (stretch: Stretch) => Rollout;
}

const two = (value: number): string => String(value).padStart(2, '0');
const zone = fc.constantFrom(...ZONES);
const hourOf = fc.integer({ min: 0, max: 23 });
const minuteOf = fc.integer({ min: 0, max: 59 });
const weekdays = fc.constantFrom('*', '1-5', '0,6', '2,4,6');

/** A schedule as plain numbers, of hours of the day, or of days of the month. */
const schedule = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(minuteOf, hourOf, weekdays).map(([m, h, d]) => `${m} ${h} * * ${d}`) },
  { weight: 1, arbitrary: fc.tuple(minuteOf, fc.constantFrom(4, 6, 8)).map(([m, h]) => `${m} */${h} * * *`) },
  {
    weight: 1,
    arbitrary: fc.tuple(minuteOf, hourOf).map(([m, h]) => `${m} ${h},${(h + 11) % 24} 1-28 * 1,3`),
  },
);

interface WrittenBudget {
  readonly nodes: number;
  readonly schedule: string | null;
  readonly lasts: number;
}

const closing = fc.tuple(schedule, fc.integer({ min: 30, max: 20 * 60 }));
const karpenter: fc.Arbitrary<Change> = fc
  .record({
    nodes: fc.integer({ min: 1, max: 5 }),
    zero: fc.option(closing),
    one: fc.option(closing),
  })
  .map(({ nodes, zero, one }) => {
    const timed = (count: number, given: [string, number] | null): WrittenBudget[] =>
      given === null ? [] : [{ nodes: count, schedule: given[0], lasts: given[1] }];
    return karpenterChange(nodes, [
      { nodes: 1, schedule: null, lasts: 0 },
      ...timed(0, zero),
      ...timed(1, one),
    ]);
  });

function karpenterChange(nodes: number, budgets: readonly WrittenBudget[]): Change {
  const written = budgets.map(({ nodes: most, schedule: when, lasts }) =>
    when === null ? `{nodes: "${most}"}` : `{nodes: "${most}", schedule: "${when}", duration: ${lasts}m}`,
  );
  const text = `[${written.join(', ')}]`;
  return {
    plan: { base: pool(text, 'old'), head: pool(text), snapshot: poolNodes(nodes) },
    rollout: (stretch) =>
      poolRollout(
        nodes,
        budgets.map(({ nodes: most, schedule: when, lasts }) => ({
          nodes: most,
          active: when === null ? null : firing(stretch, when, lasts, 'UTC'),
        })),
        lastSecond(stretch),
      ),
  };
}

function firing({ first, count }: Stretch, when: string, lasts: number, timeZone: string): Minutes {
  const minutes = minutesOf(first, count);
  markFirings(minutes, { schedule: when, lasts, zone: timeZone });
  return minutes;
}

function lastSecond({ first, count }: Stretch): number {
  return (first + count - 2 * DAY) * 60;
}

const planWindow: fc.Arbitrary<PlanWindow> = fc
  .record({
    days: fc.constantFrom([0, 1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5], [0, 6], [0, 2, 4]),
    start: fc.tuple(hourOf, minuteOf),
    end: fc.tuple(hourOf, minuteOf),
    timeZone: zone,
  })
  .map(({ days, start, end, timeZone }) => ({
    days,
    startTime: `${two(start[0])}:${two(start[1])}`,
    endTime: `${two(end[0])}:${two(end[1])}`,
    timeZone,
  }));

const upgrade: fc.Arbitrary<Change> = fc
  .record({
    nodes: fc.integer({ min: 1, max: 5 }),
    concurrency: fc.integer({ min: 1, max: 2 }),
    window: fc.option(planWindow, { freq: 4 }),
  })
  .map(({ nodes, concurrency, window }) => {
    const days = window?.days.map((day) => ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'][day]);
    const spec = { concurrency, ...(window === null ? {} : { window: { ...window, days } }) };
    return {
      plan: {
        base: planYaml({ ...spec, version: 'v1' }),
        head: planYaml(spec),
        snapshot: nodeList(hosts(nodes)),
      },
      rollout: (stretch) => planRollout(nodes, concurrency, window, lastSecond(stretch)),
    };
  });

const workload: fc.Arbitrary<Change> = fc
  .record({ replicas: fc.integer({ min: 1, max: 5 }), wait: fc.constantFrom(0, 45, 90, 600) })
  .map(({ replicas, wait }) => ({
    plan: {
      base: deployment('a:1', replicas, wait),
      head: deployment('a:2', replicas, wait),
      snapshot: fleet('6 nodes'),
    },
    rollout: () => workloadRollout(replicas, wait),
  }));

const nodeWright: fc.Arbitrary<Change> = fc
  .record({ nodes: fc.integer({ min: 1, max: 5 }), size: fc.integer({ min: 1, max: 2 }) })
  .map(({ nodes, size }) => {
    const strategy = `fixed: { initialBatch: ${size}, batchThreshold: 100, failureThreshold: 1, safetyLimit: 100 }`;
    const limits = policy({ strategy });
    return {
      plan: {
        base: limits,
        head: limits + main({ more: '  nodeSelectors: { matchLabels: { gpu: "true" } }' }),
        snapshot: fleet(`${nodes} nodes gpu=true`),
      },
      rollout: () => batchRollout(nodes, size),
    };
  });

const staged: fc.Arbitrary<Change> = fc
  .record({
    stages: fc.tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 3 })),
    wait: fc.integer({ min: 1, max: 180 }),
  })
  .map(({ stages, wait }) => ({
    plan: {
      ...stagedFiles(`${wait}m`),
      snapshot: nodeList(parseFleet(`${stages[0]} clusters ring=a\n${stages[1]} clusters ring=b`), []),
    },
    rollout: () => stagedRollout(stages, wait * 60),
  }));

const anyChange = fc.oneof(
  { weight: 4, arbitrary: karpenter },
  { weight: 3, arbitrary: upgrade },
  { weight: 1, arbitrary: workload },
  { weight: 1, arbitrary: nodeWright },
  { weight: 1, arbitrary: staged },
);

type WrittenFreeze =
  | { readonly zone: string | null; readonly schedule: string; readonly lasts: number }
  | { readonly zone: string | null; readonly from: number; readonly lasts: number };

const freeze: fc.Arbitrary<WrittenFreeze> = fc.oneof(
  fc.record({ zone: fc.option(zone), schedule, lasts: fc.integer({ min: 5, max: 900 }) }),
  fc.record({
    zone: fc.option(zone),
    from: fc.integer({ min: -600, max: 4000 }),
    lasts: fc.integer({ min: 1, max: 2000 }),
  }),
);

/** What the clocks of UTC show so many minutes after one: as the written time of a freeze of any zone. */
const written = (minute: number): string => iso(minute * MINUTE).slice(0, 16);

function freezeText(one: WrittenFreeze, at: number, index: number): string {
  const own = one.zone === null ? '' : `, timeZone: ${one.zone}`;
  const when =
    'schedule' in one
      ? `schedule: "${one.schedule}", duration: ${one.lasts}m`
      : `from: ${written(at + one.from)}, to: ${written(at + one.from + one.lasts)}`;
  return `  - {name: f${index}, ${when}${own}}\n`;
}

function frozenBy(list: readonly WrittenFreeze[], at: number, stretch: Stretch, inZone: string): Minutes {
  const minutes = minutesOf(stretch.first, stretch.count);
  for (const one of list) {
    const own = one.zone ?? inZone;
    if ('schedule' in one) markFirings(minutes, { ...one, zone: own });
    else markOnce(minutes, written(at + one.from), written(at + one.from + one.lasts), own);
  }
  return minutes;
}

/** How many go at once is not what is asked here. */
const RULES_OFF = [
  ...['peak-above-limit', 'worst-loss-above-limit', 'failure-domain-at-once'],
  ...['combined-peak-above-limit', 'no-progress', 'drain-deadlock', 'quorum-at-risk'],
];

/** A waiver of all that one change of all nodes at once breaks, up to the end of a day of UTC. */
const ACCEPTED = ['peak-above-limit'];

const clusterOf = (change: fc.Arbitrary<Change>) =>
  fc.record({ change, zone, freezes: fc.array(freeze, { maxLength: 2 }) });

const situationOf = (cluster: ReturnType<typeof clusterOf>, accepting: number): fc.Arbitrary<Situation> =>
  fc
    .record({
      day: fc.constantFrom(...MORNINGS),
      minute: fc.integer({ min: 0, max: DAY - 1 }),
      second: fc.constantFrom(0, 0, 30),
      clusters: fc.oneof(
        { weight: 4, arbitrary: fc.tuple(cluster) },
        { weight: 1, arbitrary: fc.tuple(cluster, cluster) },
      ),
      accepted:
        accepting === 0 ? fc.constant(null) : fc.option(fc.integer({ min: 0, max: 3 }), { freq: accepting }),
    })
    .map(({ day, minute, second, clusters, accepted }) => {
      const at = Date.parse(`${day}T00:00:00Z`) / MINUTE + minute;
      const stretch = { first: at - 2 * DAY, count: AHEAD };
      const made = clusters.map((one, i) => {
        const isAccepted = i === 0 && accepted !== null;
        const changed = isAccepted
          ? karpenterChange(4, [{ nodes: 4, schedule: null, lasts: 0 }])
          : one.change;
        const lastDay = (Math.floor(at / DAY) + (accepted ?? 0)) * DAY;
        const rules = isAccepted
          ? `waivers:\n${ACCEPTED.map((rule) => `  - {rule: ${rule}, subject: NodePool/default, reason: trial, owner: ops, expires: ${iso(lastDay * MINUTE).slice(0, 10)}, max: 1000}\n`).join('')}`
          : `rules:\n${RULES_OFF.map((rule) => `  ${rule}: off\n`).join('')}`;
        const freezes = one.freezes.map((each, index) => freezeText(each, at, index)).join('');
        return {
          plan: {
            ...changed.plan,
            config: `version: 1\ncluster: c${i}\ntimeZone: ${one.zone}\ndurations: {default: 20m}\n${rules}${freezes === '' ? '' : `freezes:\n${freezes}`}`,
          },
          stepped: {
            rollouts: [changed.rollout(stretch)],
            frozen: frozenBy(one.freezes, at, stretch, one.zone),
            acceptedUntil: isAccepted ? (lastDay + DAY) * 60 : null,
          },
        };
      });
      const [first, ...beside] = made;
      if (!first) throw new Error('no cluster');
      return {
        at: at * MINUTE + second * 1000,
        given: { ...first.plan, beside: beside.map(({ plan }) => plan) },
        clusters: made.map(({ stepped }) => stepped),
      };
    });

/** Of every system, with waivers. */
export const situation = situationOf(clusterOf(anyChange), 5);
/** What is planned in a few milliseconds, for a search of hundreds of plans. */
export const quickSituation = situationOf(clusterOf(fc.oneof(upgrade, staged)), 0);
