import { toPlain } from '../../src/text/render.js';
import { readReviewed } from '../../src/gate/reviewed.js';
import { type RunReport, runReport } from '../../src/plan/run-report.js';
import { renderRun } from '../../src/report/index.js';
import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';
import { planHash } from '../../src/systems/system-upgrade-controller/controller/selection.js';
import { clusterPlacement } from '../systems/kubefleet/planned.js';
import { hosts, planYaml } from '../systems/system-upgrade-controller/plans.js';
import { dayRun, DAYS } from './days.js';
import { drifted, linesOf } from './drifted.js';
import { pairSays } from './pair.js';
import { over, OWN, pool } from './pair-objects.js';

const NODES = 12;
const HASH = planHash('v2', { spec: {}, annotations: {}, object: {} }, []);
const NAMES = ['agents', 'kernel'] as const;

interface Day {
  readonly at: string;
  /** Nodes that each Plan has done. */
  readonly done: readonly [number, number];
  readonly window?: object;
  readonly config?: string;
}

/** Two Plans over the same nodes, and how far each is. */
function runOf({ at, done, window, config = 'version: 1\n' }: Day): RunReport {
  const spec = { concurrency: 2, ...(window ? { window } : {}) };
  const head = NAMES.map((name) => planYaml(spec, { name })).join('\n---\n');
  const nodes = hosts(NODES, (i) => ({
    labels: {
      'topology.kubernetes.io/zone': `z${i % 4}`,
      half: `h${i % 2}`,
      ...Object.fromEntries(
        NAMES.flatMap((name, p) => (i < (done[p] ?? 0) ? [[`plan.upgrade.cattle.io/${name}`, HASH]] : [])),
      ),
    },
  }));
  const live = NAMES.map((name) => {
    const written = JSON.parse(planYaml(spec, { name })) as object;
    return { ...written, status: { latestVersion: 'v2', latestHash: HASH } };
  });
  return runReport([planOf({ base: head, head, snapshot: nodeList(nodes, live), config, at })]);
}

function said(then: Day, now: Day): string[] {
  const drift = drifted(runOf(now), readReviewed(renderRun(runOf(then), 'json')));
  expect(drift.problems).toEqual([]);
  return linesOf(drift);
}

const SATURDAY = { days: ['saturday'], startTime: '02:00', endTime: '05:00' };
const [MONDAY, TUESDAY] = ['2026-12-07T08:00:00Z', '2026-12-08T08:00:00Z'] as const;
/** Two together are above it, one alone is not. */
const STRICT = 'version: 1\nrules: { combined-peak-above-limit: { limit: 3, domain: 3 } }\n';

describe('findings: a rule over the whole fleet', () => {
  test('that only the next rollout of what is over would break is nothing worse', () => {
    const now: Day = { at: TUESDAY, done: [12, 8], config: STRICT };
    expect(said({ ...now, at: MONDAY, done: [11, 8] }, now).join('\n')).not.toMatch(/^!.*combined-peak/m);
  });

  test('that is broken by what is under way is worse', () => {
    const now: Day = { at: TUESDAY, done: [2, 2], config: STRICT };
    const combined = said({ ...now, at: MONDAY, done: [11, 11] }, now).filter((line) =>
      line.includes('combined-peak'),
    );
    expect(combined[0]).toMatch(/^! combined-peak-above-limit: All policies together: 4 of 12/);
  });
});

describe('findings: what a rule finds only as less is left of a rollout, or as one begins', () => {
  test('a domain of which two nodes are left, and both may go at once, is not out: those that are done serve', () => {
    const then: Day = { at: MONDAY, done: [5, 12], config: 'version: 1\ndomains: [half]\n' };
    expect(said(then, { ...then, at: TUESDAY, done: [8, 12] }).join()).not.toContain('failure-domain');
  });

  test('what was found of the next rollout is not mended when that begins', () => {
    const of = DAYS['Deployment'];
    if (!of) throw new Error('no days');
    const last = readReviewed(renderRun(dayRun(of, null, MONDAY), 'json'));
    const { clusters } = drifted(dayRun(of, { done: 6 }, TUESDAY), last);
    expect(clusters.flatMap(({ effects }) => effects.map(({ says }) => toPlain(says)))).toEqual([
      'Deployment/web: a rollout is under way: 6 of 8 replicas done.',
    ]);
  });
});

test('findings: the next rollout beside that of the change is known after the merge', () => {
  const placement = (clusters: number, most: string): string =>
    clusterPlacement(
      `{placementType: PickN, numberOfClusters: ${clusters}}`,
      `{rollingUpdate: {maxUnavailable: ${most}}}`,
    );
  const [head, snapshot] = [placement(4, '100%'), nodeList(parseFleet('5 clusters'))];
  const run = (base: string): RunReport => runReport([planOf({ base, head, snapshot })]);
  const last = readReviewed(renderRun(run(placement(3, '1')), 'json'));
  expect(linesOf(drifted(run(head), last)).filter((line) => line.startsWith('!'))).toEqual([]);
});

describe('findings: a rollout that did not get on', () => {
  const stalled = (then: Day, now: Day): string[] =>
    said(then, now).filter((line) => /^! .*has stalled/.test(line));

  test.each([
    ['where some of it was to be done by now', undefined, 2],
    ['not where its window was closed all the time', SATURDAY, 0],
  ])('drift: it has stalled %s', (_claim, window, expected) => {
    const then: Day = { at: MONDAY, done: [2, 2], ...(window ? { window } : {}) };
    expect(stalled(then, { ...then, at: TUESDAY })).toHaveLength(expected);
  });
});

describe('findings: a rollout whose window someone changed in the files', () => {
  const then: Day = { at: MONDAY, done: [2, 12] };
  const reported = (now: Day): string[] => said(then, now).filter((line) => line.includes('agents'));

  test('its forecast is of the windows before: it has not stalled', () => {
    expect(reported({ ...then, at: TUESDAY, window: SATURDAY })).toEqual([]);
  });

  test('is worse, if the cluster alone has it', () => {
    const { metadata: _, ...other } = pool([{ nodes: '1' }]) as { readonly metadata: object };
    const files = JSON.stringify({ ...other, metadata: { name: 'other' } });
    const claims = Array.from({ length: 10 }, (_claim, i) => {
      const name = `node-${String(i + 1).padStart(4, '0')}`;
      const conditions = [{ type: 'Drifted', status: 'True', reason: 'AMIDrift' }];
      const metadata = { name, labels: { 'karpenter.sh/nodepool': 'batch' } };
      return {
        ...{ apiVersion: 'karpenter.sh/v1', kind: 'NodeClaim', metadata },
        status: { nodeName: name, conditions },
      };
    });
    const openFrom = (hour: number): object =>
      over(
        `10 nodes ${OWN}`,
        pool([{ nodes: '1' }, { nodes: '0', schedule: `0 ${(hour + 3) % 24} * * *`, duration: '21h' }]),
        ...claims,
      );
    const at = ['2026-12-01T08:00:00Z', '2026-12-01T20:00:00Z'] as const;
    expect(pairSays({ files, then: openFrom(9), now: openFrom(22), at })).toEqual([
      expect.stringMatching(/^! NodePool\/batch: the rollout has stalled: 0 of 10 nodes done/),
    ]);
  });

  test('is not over, if its Plan can no longer run', () => {
    const lines = reported({ ...then, at: TUESDAY, window: { days: ['saturday'] } });
    expect(lines).toContainEqual(expect.stringMatching(/^! Since its edit: invalid-policy: /));
    expect(lines.join('\n')).not.toContain('is over');
  });

  test('is stuck, if the new one never opens', () => {
    const lines = reported({ ...then, at: TUESDAY, window: { startTime: '08:00', endTime: '12:00' } });
    expect(lines.join('\n')).toMatch(/^! .*: it gets stuck/m);
    expect(lines.join('\n')).not.toContain('waits for its window');
  });
});

test('findings: what a rule found of the edit that was reviewed is not mended on the day after', () => {
  const [base, head] = ['2', '20'].map((nodes) => JSON.stringify(pool([{ nodes }])));
  const snapshot = over(`40 nodes ${OWN}`);
  const of = { head: head ?? '', snapshot, config: 'version: 1\n' };
  const merged = planOf({ ...of, base: base ?? '', at: MONDAY });
  expect(merged.findings.flatMap(({ breaks }) => breaks)).toContain('peak-jump');
  const last = readReviewed(renderRun(runReport([merged]), 'json'));
  const { clusters } = drifted(runReport([planOf({ ...of, isUnchanged: true, at: TUESDAY })]), last);
  expect(clusters.flatMap(({ effects }) => effects)).toEqual([]);
});

describe('findings: what an edit that goes over all in one pass did not break', () => {
  const tuning = (version: string, initialBatch: number): string =>
    '---\napiVersion: nodewright.nvidia.com/v1alpha1\nkind: DeploymentPolicy\nmetadata: {name: gpu, namespace: ops}\n' +
    `spec: {default: {budget: {percent: 10}, strategy: {fixed: {initialBatch: ${initialBatch}}}}}\n` +
    '---\napiVersion: nodewright.nvidia.com/v1alpha1\nkind: NodeWright\nmetadata: {name: tuning, namespace: ops}\n' +
    'spec:\n  deploymentPolicy: gpu\n  nodeSelectors: {matchLabels: {gpu: "true"}}\n' +
    `  packages: {tuning: {version: ${version}, image: example/tuning, interrupt: {type: reboot}}}\n`;
  const snapshot = nodeList(parseFleet('30 nodes gpu=true'));
  /** Lines about a rule on the day after an edit of the version was merged. */
  const about = (before: string, after: string, later = after): string[] => {
    const of = { snapshot, config: 'version: 1\n' };
    const merged = planOf({ ...of, base: before, head: after, at: MONDAY });
    const last = readReviewed(renderRun(runReport([merged]), 'json'));
    const { clusters } = drifted(
      runReport([planOf({ ...of, head: later, isUnchanged: true, at: TUESDAY })]),
      last,
    );
    return clusters
      .flatMap(({ effects }) => effects.map(({ says, isWorse }) => `${isWorse ? '!' : '-'} ${toPlain(says)}`))
      .filter((line) => line.includes('budget-not-a-cap'));
  };

  test('is as before the change where the base had it', () => {
    expect(about(tuning('1.0.0', 6), tuning('2.0.0', 6))).toEqual([
      expect.stringMatching(/^- As before the change: budget-not-a-cap: /),
    ]);
  });

  test('is worse where the base had it not', () => {
    expect(about(tuning('1.0.0', 3), tuning('2.0.0', 3), tuning('2.0.0', 6))).toEqual([
      expect.stringMatching(/^! Since its edit: budget-not-a-cap: /),
    ]);
  });
});

test('findings: a waiver that covers nothing is reported on the first day only', () => {
  const waiver = '{ rule: in-freeze, subject: NodePool/gone, reason: x, owner: team, expires: 2027-06-01 }';
  const of = {
    ...{ head: JSON.stringify(pool([{ nodes: '2' }])), isUnchanged: true },
    ...{ snapshot: over(`40 nodes ${OWN}`), config: `version: 1\nwaivers: [${waiver}]\n` },
  };
  const first = runReport([planOf({ ...of, at: MONDAY })]);
  expect(first.reports.flatMap(({ findings }) => findings.map(({ rule }) => rule))).toContain(
    'waiver-lapsed',
  );
  const drift = drifted(runReport([planOf({ ...of, at: TUESDAY })]), readReviewed(renderRun(first, 'json')));
  expect(drift.clusters.flatMap(({ effects }) => effects)).toEqual([]);
});
