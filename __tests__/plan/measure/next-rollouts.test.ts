import type { Finding, Report } from '../../../src/plan/finding.js';
import type { PlannedGroup } from '../../../src/plan/model.js';
import { reportJson } from '../../../src/report/json/index.js';
import { render } from '../../render.js';
import { nodeList } from '../../../src/cases/fleet.js';
import { planOf } from '../../plan-of.js';
import { daemonSet, maintenance, nodePool, READY_POOL, skyhook, textOf } from './world-objects.js';

const NODES = 20;
const RULE = 'combined-peak-above-limit';

/** A DaemonSet of its own name: so many nodes at once, and this image. */
function agent(name: string, atOnce: number, image = 'a:1'): object {
  const made = daemonSet(atOnce, image) as { metadata: object; spec: object };
  const labels = { app: name };
  return {
    ...made,
    metadata: { ...made.metadata, name },
    spec: {
      ...made.spec,
      selector: { matchLabels: labels },
      template: { metadata: { labels }, spec: { containers: [{ name: 'c', image }] } },
    },
  };
}

function plan(base: readonly object[], head: readonly object[], config = ''): Report {
  return planOf({
    base: textOf(base),
    head: textOf(head),
    snapshot: nodeList(
      Array.from({ length: NODES }, (_, i) => ({
        labels: {
          ...READY_POOL,
          'kubernetes.io/arch': 'amd64',
          'kubernetes.io/hostname': `node-${String(i + 1).padStart(4, '0')}`,
        },
      })),
    ),
    config: `version: 1\n${config}`,
  });
}

function found(report: Report): readonly (readonly unknown[])[] {
  return report.findings
    .filter(({ rule }) => rule === RULE)
    .map(({ severity, status, evidence }: Finding) => [severity, status, evidence['peakAtOnce']]);
}

function fleetPeaks({ plan: { head } }: Report): readonly unknown[] {
  const fleet = head.combined.scopes.find(({ scope }) => scope.kind === 'fleet');
  return [fleet?.peakAtOnce, fleet?.withoutNext.peakAtOnce];
}

const small = (atOnce: number, image?: string): object => agent('small', atOnce, image);
const cni = (atOnce: number, image?: string): object => agent('cni', atOnce, image);

describe('next rollouts: the combined peak tells what happens from what may happen', () => {
  const MAINTAINED = [maintenance('m1', 'node-0019'), maintenance('m2', 'node-0020')];

  test.each<[string, readonly object[], readonly object[], string, readonly unknown[]]>([
    [
      'an edit that starts nothing, beside an untouched one',
      [small(1), cni(4)],
      [small(2), cni(4)],
      'warning new 6',
      [6, 2],
    ],
    ['an untouched one alone', [small(1), cni(6)], [small(1, 'a:2'), cni(6)], 'warning unchanged 7', [7, 1]],
    [
      'two that the change starts',
      [small(2), cni(4)],
      [small(2, 'a:2'), cni(4, 'a:2')],
      'error worsened 6',
      [6, 6],
    ],
    [
      'the next rollouts of two edited policies',
      [small(1), cni(4)],
      [small(2), cni(5)],
      'error new 7',
      [7, 7],
    ],
    ['announced nodes beside an untouched one', [cni(4)], [cni(4), ...MAINTAINED], 'warning new 6', [6, 2]],
  ])('%s', (_claim, base, head, finding, peaks) => {
    const report = plan(base, head);
    expect(found(report).map((one) => one.join(' '))).toEqual([finding]);
    expect(fleetPeaks(report)).toEqual(peaks);
  });

  test('what a person holds begins when that is resumed, and is reported as what may begin then', () => {
    const held = (pause: boolean): object => ({
      apiVersion: 'nodewright.nvidia.com/v1alpha1',
      kind: 'NodeWright',
      metadata: {
        name: 'tuning',
        ...(pause ? { annotations: { 'nodewright.nvidia.com/pause': 'true' } } : {}),
      },
      spec: {
        interruptionBudget: { count: 4 },
        packages: { tune: { version: '1.0.0', image: 'e/t', interrupt: { type: 'reboot' } } },
      },
    });
    const of = (pause: boolean): Report => plan([small(2)], [small(2, 'a:2'), held(pause)]);
    // The title and the first row count what merging starts; the row of all next rollouts has it.
    expect([fleetPeaks(of(true)), fleetPeaks(of(false))]).toEqual([
      [8, 2],
      [8, 8],
    ]);
    expect(fleetPeaks(plan([], [held(true)]))).toEqual([4, 4]);
    const words = (pause: boolean): string => render(of(pause), 'text', { color: false, width: 200 });
    expect(words(true)).toContain('if the next rollout of NodeWright/tuning begins');
    expect(words(false)).not.toContain('next rollout of NodeWright/tuning begins');
  });

  test('no configuration makes an error of what only may happen', () => {
    const severe = `rules: { ${RULE}: { severity: error } }\n`;
    const report = plan([small(1), cni(4)], [small(2), cni(4)], severe);
    expect(found(report)).toEqual([['warning', 'new', 6]]);
  });

  test('the words name the rollouts that nothing starts, and the place is in the edited policy', () => {
    const report = plan([cni(4), small(1)], [cni(4), small(2)]);
    const [finding] = report.findings.filter(({ rule }) => rule === RULE);
    expect(finding?.message).toContain(
      'if the next rollouts of DaemonSet/agents/cni and DaemonSet/agents/small begin at the same moment',
    );
    const edited = report.plan.policies.find(({ ref }) => ref.name === 'small');
    expect(finding?.place).toMatchObject({ line: edited?.place.line });
  });

  test('the digest is the same whatever the base was', () => {
    const head = [small(2), cni(4)];
    const { plan: first } = plan([small(1), cni(4)], head);
    const { plan: second } = plan(head, head);
    expect(first.digest).toBe(second.digest);
  });
});

/** What a controller that acts on nodes beside a NodePool starts, and what a person reads of it. */
describe('next rollouts: a drift that nothing starts takes no node away under what merging starts', () => {
  const pool = (nodes: string, generation = 'a'): object => nodePool(nodes, generation);
  const nodewright = (): object => skyhook({ name: 'kernel', atOnce: 2, reboots: true, labels: READY_POOL });
  const upgrade = (version: string): object => ({
    apiVersion: 'upgrade.cattle.io/v1',
    kind: 'Plan',
    metadata: { name: 'agents', namespace: 'system-upgrade' },
    spec: { concurrency: 2, version, cordon: true, nodeSelector: {}, upgrade: { image: 'u' } },
  });
  const named = ({ plan: { head } }: Report, kind: string): PlannedGroup[] =>
    head.policies.filter(({ ref }) => ref.kind === kind).flatMap(({ effect }) => effect.groups);
  const twice = ({ plan: { head } }: Report): readonly string[] =>
    head.policies.flatMap(({ effect }) =>
      effect.groups.flatMap(({ batches }) => {
        const names = batches.flatMap(({ targets }) => targets);
        return names.filter((name, i) => names.indexOf(name) !== i);
      }),
    );

  // Last: the most if both began at once. A daemon pod of a node that joins is out until it is ready.
  test.each<[string, string, readonly object[], readonly object[], number]>([
    ['a NodeWright', 'NodeWright', [pool('3')], [pool('3'), nodewright()], 5],
    ['an upgrade Plan', 'Plan', [pool('3'), upgrade('v1')], [pool('3'), upgrade('v2')], 5],
    ['a DaemonSet', 'DaemonSet', [pool('3'), small(2)], [pool('3'), small(2, 'a:2')], 6],
    ['a NodeWright beside an edited budget', 'NodeWright', [pool('1')], [pool('3'), nodewright()], 5],
  ])('%s goes by its own limit, each node once', (_claim, kind, base, head, together) => {
    const report = plan(base, head);
    expect(twice(report)).toEqual([]);
    for (const group of named(report, kind)) {
      expect([group.peakAtOnce, group.outcome]).toEqual([2, 'complete']);
      expect(group.batches.flatMap(({ targets }) => targets)).toHaveLength(NODES);
    }
    expect(named(report, 'NodePool').map(({ peakAtOnce }) => peakAtOnce)).toEqual([3]);
    expect(fleetPeaks(report)).toEqual([together, 2]);
    expect(reportJson(report)).toMatchObject({
      combined: { head: { peakAtOnce: 2, withNext: { peakAtOnce: together } } },
    });
  });

  test('where both start, a node that comes in place of one that was done is rolled as its replacement', () => {
    const report = plan([pool('3')], [pool('3', 'b'), nodewright()]);
    expect(twice(report)).toEqual([]);
    const names = named(report, 'NodeWright').flatMap(({ batches }) =>
      batches.flatMap(({ targets }) => targets),
    );
    expect(names.some((name) => name.startsWith('replacement of '))).toBe(true);
    expect(fleetPeaks(report)).toEqual([5, 5]);
  });
});

describe('next rollouts: quorum-at-risk tells what happens from what may happen', () => {
  const QUORUM = 'quorums: [{ name: all, selector: { matchLabels: { karpenter.sh/nodepool: default } } }]\n';
  const graded = (base: readonly object[], head: readonly object[], config = ''): readonly unknown[] =>
    plan(base, head, QUORUM + config)
      .findings.filter(({ rule }) => rule === 'quorum-at-risk')
      .map(({ severity, status }) => `${status} ${severity}`);

  // Ten of twenty are enough to lose the majority.
  test.each<[string, readonly object[], readonly object[], readonly string[]]>([
    ['lost only with an untouched one', [small(1), cni(6)], [small(4), cni(6)], ['new warning']],
    ['lost through two that the change starts', [], [small(4, 'a:2'), cni(6, 'a:2')], ['new error']],
    ['lost by one policy alone', [small(1)], [small(10)], ['new error']],
    ['lost by an untouched one alone', [small(1), cni(10)], [small(2), cni(10)], ['error']],
    ['not lost', [small(1), cni(5)], [small(4), cni(5)], []],
  ])('%s', (_claim, base, head, expected) => {
    expect(graded(base, head)).toEqual(expected.map((one) => expect.stringContaining(one)));
  });

  test('no configuration makes an error of what only may happen', () => {
    const severe = 'rules: { quorum-at-risk: { severity: error } }\n';
    expect(graded([small(1), cni(6)], [small(4), cni(6)], severe)).toEqual(['new warning']);
  });
});

describe('next rollouts: each unit is counted by itself', () => {
  const deployment = (image: string): object => ({
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'web', namespace: 'default' },
    spec: {
      replicas: 4,
      strategy: { rollingUpdate: { maxUnavailable: 1, maxSurge: 0 } },
      selector: { matchLabels: { app: 'web' } },
      template: {
        metadata: { labels: { app: 'web' } },
        spec: { containers: [{ name: 'c', image, readinessProbe: { httpGet: { path: '/', port: 80 } } }] },
      },
    },
  });

  test('nodes and replicas are two numbers, in the plan and in the table', () => {
    const report = plan([small(2), deployment('w:1')], [small(2, 'a:2'), deployment('w:2')]);
    const { combined } = report.plan.head;
    expect([combined.unit, combined.peakAtOnce]).toEqual(['node', 2]);
    expect(
      combined.scopes
        .filter(({ scope }) => scope.kind === 'fleet' || scope.kind === 'replicas')
        .map(({ unit, members, peakAtOnce }) => [unit, members, peakAtOnce]),
    ).toEqual([
      ['node', NODES, 2],
      ['replica', 4, 1],
    ]);
    expect(render(report, 'text', { color: false, width: 200 })).toContain('2 of 20 nodes, 1 of 4 replicas');
  });
});
