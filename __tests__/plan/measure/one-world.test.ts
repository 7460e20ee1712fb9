import { toPlain } from '../../../src/text/render.js';
import type { PlannedGroup, PlannedPolicy } from '../../../src/plan/model.js';
import type { Report } from '../../../src/plan/finding.js';
import { nodeList } from '../../../src/cases/fleet.js';
import { planOf } from '../../plan-of.js';
import { daemonSet, maintenance, nodePool, READY_POOL, skyhook, textOf } from './world-objects.js';

interface Case {
  readonly base?: readonly object[];
  readonly head: readonly object[];
  readonly nodes: number;
  readonly config?: string;
}

function planned({ base, head, nodes, config = '' }: Case): Report['plan'] {
  const shapes = Array.from({ length: nodes }, () => ({ labels: READY_POOL }));
  return planOf({
    head: textOf(head),
    ...(base ? { base: textOf(base) } : {}),
    snapshot: nodeList(shapes),
    config: `version: 1\n${config}`,
  }).plan;
}

function policyOf({ head }: Report['plan'], kind: string): PlannedPolicy {
  const policy = head.policies.find(({ ref }) => ref.kind === kind);
  if (!policy) throw new Error(`no ${kind}`);
  return policy;
}

function groupOf(plan: Report['plan'], kind: string): PlannedGroup {
  const [group] = policyOf(plan, kind).effect.groups;
  if (!group) throw new Error(`no group of ${kind}`);
  return group;
}

const DRIFTS = { base: [nodePool('1', 'a')], head: [nodePool('1', 'b')] };
const QUICK =
  'durations: { default: 20m }\nsystems: { pika: { steps: { drain: 20m, maintenance: 20m, validation: 20m } } }';

describe('one world: what one controller does to a node, as the others see it', () => {
  test('a node in maintenance may be not ready, and then uses up the budget of its NodePool: both are planned', () => {
    const alone = planned({ ...DRIFTS, nodes: 4, config: QUICK });
    const both = planned({
      base: DRIFTS.base,
      head: [...DRIFTS.head, maintenance('m', 'node-0001')],
      nodes: 4,
      config: QUICK,
    });
    expect(groupOf(alone, 'NodePool').peakAtOnce).toBe(1);
    // The worst: the node in maintenance stays ready, so that Karpenter takes another one beside it.
    expect(both.head.combined.peakAtOnce).toBe(2);
  });

  test('a node that Karpenter replaces: the operator rolls the node that comes in its place', () => {
    const plan = planned({
      base: DRIFTS.base,
      head: [...DRIFTS.head, skyhook({ atOnce: 1 })],
      nodes: 2,
    });
    const group = groupOf(plan, 'NodeWright');
    expect(group.outcome).toBe('complete');
    // Each node once, and again what was done before Karpenter replaced it.
    expect(group.batches.flatMap(({ targets }) => targets).length).toBeGreaterThan(2);
    expect(groupOf(plan, 'NodePool').outcome).toBe('complete');
  });

  test('a maintenance whose node Karpenter deletes before its turn never ends, and the plan says why', () => {
    const plan = planned({
      base: DRIFTS.base,
      head: [...DRIFTS.head, maintenance('m', 'node-0001')],
      nodes: 1,
      config: 'systems: { pika: { steps: { scheduled: 2d } } }',
    });
    const group = groupOf(plan, 'NotifyMaintenance');
    expect(group.outcome).toBe('stuck');
    expect(toPlain(group.why)).toContain('1 node is deleted by another controller');
  });

  test('a node that reboots has no available daemon pod: where it shows, the DaemonSet waits or replaces that pod at once', () => {
    const plan = planned({
      head: [skyhook({ atOnce: 2, reboots: true }), daemonSet(1, 'a:1')],
      nodes: 6,
    });
    // Two reboot, and on the two before them the old daemon pods are replaced, whatever maxUnavailable says.
    expect(plan.head.combined.peakAtOnce).toBe(4);
    expect(groupOf(plan, 'DaemonSet').outcome).toBe('complete');
    expect(groupOf(plan, 'NodeWright').outcome).toBe('complete');
  });

  test.each<[string, number, readonly string[]]>([
    ['it replaces its pods there past its limit', 6, ['node-0003', 'node-0010', 'node-0017']],
    ['its batches shift, and with them the racks that fall together', 6, ['node-0002']],
  ])(
    'a node in maintenance is out once, an untouched DaemonSet has none more out: %s',
    (_, atOnce, nodes) => {
      const shapes = Array.from({ length: 20 }, (_, index) => ({
        labels: { ...READY_POOL, 'topology.kubernetes.io/rack': `rack-${Math.floor(index / 4)}` },
      }));
      const agent = daemonSet(atOnce, 'a:1');
      const { plan, findings } = planOf({
        base: textOf([agent]),
        head: textOf([agent, ...nodes.map((node) => maintenance(node, node))]),
        snapshot: nodeList(shapes),
        config: `version: 1\nrules: { peak-above-limit: { limit: ${atOnce} } }`,
      });
      expect(groupOf(plan, 'DaemonSet').peakAtOnce).toBe(atOnce);
      expect(plan.head.combined.peakAtOnce).toBeGreaterThan(atOnce);
      const ofDaemonSet = findings.filter(({ policy }) => policy?.kind === 'DaemonSet');
      const told = ofDaemonSet.map(({ rule, status }) => `${rule} ${status}`);
      expect(told.filter((text) => !text.endsWith(' unchanged'))).toEqual([]);
      expect(told).toContain('failure-domain-at-once unchanged');
    },
  );

  test('a node that takes the place of another gets its daemon pod when it joins, not when the other one is gone', () => {
    const plan = planned({
      base: DRIFTS.base,
      head: [...DRIFTS.head, daemonSet(1, 'a:1')],
      nodes: 3,
    });
    expect(groupOf(plan, 'DaemonSet').outcome).toBe('complete');
    expect(groupOf(plan, 'NodePool').outcome).toBe('complete');
  });
});
