import type { Finding } from '../../src/plan/finding.js';
import type { Overlap } from '../../src/plan/model.js';
import { combinedPeakAboveLimit } from '../../src/rules/fleet/combined-peak-above-limit.js';
import { nodeList, parseFleet } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { findingsOf, roller } from './objects.js';

function isOverlap({ evidence }: Pick<Finding, 'evidence'>): boolean {
  return evidence['cause'] === 'overlap';
}

const FLEET = '10 nodes gpu=true pool=a\n30 nodes gpu=true pool=b';

interface Shape {
  readonly count: number;
  readonly sequencing?: 'all';
  readonly pool?: string;
}

/** Objects `a`, `b`, ... in the order in which the operator takes them. */
function objects(each: readonly Shape[]): string {
  return each
    .map(({ count, sequencing, pool }, i) =>
      roller(
        `  interruptionBudget: {count: ${count}}\n  priority: ${i + 1}\n${sequencing ? `  sequencing: ${sequencing}\n` : ''}`,
        {
          name: 'abc'.charAt(i),
          selector: `{matchLabels: {gpu: "true"${pool ? `, pool: ${pool}` : ''}}}`,
        },
      ),
    )
    .join('');
}

describe('combined-peak-above-limit: policies that meet, not those in sequence', () => {
  const found = (each: readonly Shape[]) =>
    findingsOf('combined-peak-above-limit', FLEET, { head: objects(each) })
      .filter(isOverlap)
      .map(({ evidence }) => [
        (evidence['policies'] as string[]).join(',').replaceAll('NodeWright/', ''),
        evidence['peakAtOnce'],
      ]);

  test.each<[string, readonly Shape[], unknown[]]>([
    ['two at a time beside one at a time are three', [{ count: 2 }, { count: 1 }], [['a,b', 3]]],
    [
      'the advised fix is accepted, also with different limits',
      [{ count: 1, sequencing: 'all' }, { count: 3 }],
      [],
    ],
    ['the fix on the second changes nothing', [{ count: 1 }, { count: 3, sequencing: 'all' }], [['a,b', 2]]],
    [
      'objects that share no node do not meet',
      [
        { count: 2, pool: 'a' },
        { count: 3, pool: 'b' },
      ],
      [],
    ],
    [
      'where one follows the other node by node, each has its two out',
      [
        { count: 2, pool: 'a' },
        { count: 9, sequencing: 'all' },
      ],
      [['a,b', 4]],
    ],
    [
      'of three in a row the last two meet',
      [{ count: 1, sequencing: 'all' }, { count: 1 }, { count: 1 }],
      [['b,c', 2]],
    ],
  ])('%s', (_claim, each, expected) => {
    expect(found(each).sort()).toEqual(expected);
  });
});

describe('combined-peak-above-limit: an overlap against the base', () => {
  const statuses = (base: readonly Shape[], head: readonly Shape[]) =>
    planOf({ base: objects(base), head: objects(head), snapshot: nodeList(parseFleet(FLEET)) })
      .findings.filter(isOverlap)
      .map(({ status, severity, evidence }) => [status, severity, evidence['peakAtOnce']]);

  test.each<[string, readonly Shape[], readonly Shape[], unknown[]]>([
    [
      'an edit that reduces the load adds no finding',
      [{ count: 4 }, { count: 2 }],
      [{ count: 1 }, { count: 2 }],
      [['unchanged', 'warning', 3]],
    ],
    [
      'one that takes everything does not fix the overlap',
      [{ count: 2 }, { count: 1 }],
      [{ count: 40 }, { count: 1 }],
      [['worsened', 'warning', 40]],
    ],
    [
      'an overlap that is gone is fixed',
      [{ count: 2 }, { count: 1 }],
      [
        { count: 2, pool: 'a' },
        { count: 1, pool: 'b' },
      ],
      [['fixed', 'warning', 3]],
    ],
  ])('%s', (_claim, base, head, expected) => {
    expect(statuses(base, head)).toEqual(expected);
  });
});

describe('combined-peak-above-limit: policies that are connected by shared targets are one finding', () => {
  const crowd = (size: number): string =>
    Array.from({ length: size }, (_, i) =>
      roller(`  interruptionBudget: {count: ${(i % 2) + 1}}\n  priority: ${i + 1}\n`, {
        name: `o${100 + i}`,
      }),
    ).join('');
  const findings = (base: string, head: string) =>
    planOf({ base, head, snapshot: nodeList(parseFleet('8 nodes gpu=true')) }).findings.filter(isOverlap);

  test('thirty are named by their number and the first few', () => {
    const found = findings(crowd(30), crowd(30));
    expect(found.map(({ status }) => status)).toEqual(['unchanged']);
    expect(found[0]?.message).toMatch(
      /^30 policies share targets \(NodeWright\/o100, NodeWright\/o101, NodeWright\/o102 and 27 more\)\. Two of them: NodeWright\/o1\d\d and NodeWright\/o1\d\d together take/,
    );
  });

  test('one more of them is worse, one fewer is not', () => {
    expect(findings(crowd(5), crowd(6)).map(({ status }) => status)).toEqual(['worsened']);
    expect(findings(crowd(6), crowd(5)).map(({ status }) => status)).toEqual(['unchanged']);
  });

  test('those that share no target are findings of their own', () => {
    const two = [
      { count: 2, pool: 'a' },
      { count: 1, pool: 'a' },
      { count: 2, pool: 'b' },
    ];
    const head =
      objects(two) +
      roller('  interruptionBudget: {count: 1}\n  priority: 4\n', {
        name: 'd',
        selector: '{matchLabels: {pool: b}}',
      });
    expect(findingsOf('combined-peak-above-limit', FLEET, { head }).filter(isOverlap)).toHaveLength(2);
  });
});

describe('combined-peak-above-limit: what next rollouts take beyond their own limits depends on the hour', () => {
  const pool = (...budgets: readonly string[]): string =>
    `---\napiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: general}\nspec:\n  disruption: {budgets: [${budgets.join(', ')}]}\n` +
    '  template: {spec: {expireAfter: Never, terminationGracePeriod: 24h, nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: general}, requirements: []}}\n';
  const agent =
    '---\napiVersion: apps/v1\nkind: DaemonSet\nmetadata: {name: agent, namespace: ops}\nspec:\n  minReadySeconds: 20\n' +
    '  updateStrategy: {rollingUpdate: {maxUnavailable: 1}}\n  selector: {matchLabels: {app: agent}}\n' +
    '  template: {metadata: {labels: {app: agent}}, spec: {containers: [{name: agent, image: "a:1", readinessProbe: {tcpSocket: {port: 1}, periodSeconds: 10}}]}}\n';
  const { plan } = planOf({
    base: pool('{nodes: "1"}') + agent,
    head: pool('{nodes: "2"}') + agent,
    snapshot: nodeList(
      parseFleet('10 nodes karpenter.sh/nodepool=general karpenter.sh/initialized=true\n30 nodes other=true'),
    ),
  });
  /** The magnitude and the severity, where so many of the two are out at some hour. */
  const weighed = (ofPool: number, ofAgent: number, isPossible = true) => {
    const overlaps = plan.head.combined.overlaps.map((overlap): Overlap => {
      const policies = overlap.policies.map((one) => ({
        ...one,
        atOnce: one.ref.kind === 'NodePool' ? ofPool : ofAgent,
      }));
      const [a, b] = policies;
      if (!a || !b) return overlap;
      return { ...overlap, policies: [a, b], togetherAtOnce: ofPool + ofAgent, isPossible };
    });
    const side = { ...plan.head, combined: { ...plan.head.combined, overlaps } };
    return [
      ...combinedPeakAboveLimit.evaluate({
        plan,
        side,
        options: combinedPeakAboveLimit.options.parse({ limit: '30%' }),
        base: null,
      }),
    ]
      .filter(isOverlap)
      .map(({ magnitude, severity }) => [magnitude, severity]);
  };

  test.each<[string, unknown[], unknown[]]>([
    ['two of the pool and one pod are what their limits allow', weighed(2, 1), [[3, 'warning']]],
    ['a second pod that a drained node lost counts for no more', weighed(2, 2), [[3, 'warning']]],
    ['fewer that meet are fewer', weighed(1, 1), [[2, 'warning']]],
    ['what something starts counts as it is', weighed(2, 2, false), [[4, 'error']]],
  ])('%s', (_claim, found, expected) => {
    expect(found).toEqual(expected);
  });
});
