import type { Report } from '../../src/plan/finding.js';
import { render } from '../../src/report/index.js';
import { nodeList } from '../fleet.js';
import { planOf } from '../plan-of.js';
import {
  budget,
  daemonSet,
  nodePool,
  READY_POOL,
  skyhook,
  textOf,
  workload,
} from './measure/world-objects.js';

const ELSEWHERE = { role: 'elsewhere' };

/** So many nodes of the pool, and so many that no pool made. */
function fleet(ofPool: number, others: number, live: readonly object[] = []): object {
  const shapes = [
    ...Array.from({ length: ofPool }, () => ({ labels: READY_POOL })),
    ...Array.from({ length: others }, () => ({ labels: ELSEWHERE })),
  ];
  return nodeList(shapes, live);
}

/** The agent on nodes of no pool only. */
function agentElsewhere(): object {
  const set = daemonSet(1, 'a:1') as { spec: { template: { spec: object } } };
  const { template } = set.spec;
  const placed = { ...template, spec: { ...template.spec, nodeSelector: ELSEWHERE } };
  return { ...set, spec: { ...set.spec, template: placed } };
}

/** What it installed is uninstalled when it is deleted. */
function uninstallable(name: string, labels: Record<string, string>): object {
  const made = skyhook({ name, atOnce: 1, labels }) as { spec: object };
  const tuning = {
    version: '1.0.0',
    image: 'example.com/tuning',
    interrupt: { type: 'reboot' },
    uninstall: { enabled: true },
  };
  return { ...made, spec: { ...made.spec, packages: { tuning } } };
}

/** The peak of what merging does, and who makes it. */
function together({ plan }: Report): readonly [number, Record<string, number>] {
  const { withoutNext } = plan.head.combined.scopes.find(({ scope }) => scope.kind === 'fleet') ?? {};
  const takers = (withoutNext?.contributors ?? []).map(({ policy, out }) => [policy?.kind ?? 'before', out]);
  return [withoutNext?.peakAtOnce ?? 0, Object.fromEntries(takers) as Record<string, number>];
}

const rulesOf = ({ findings }: Report): string[] =>
  findings.filter(({ status }) => status !== 'fixed').map(({ rule }) => rule);

// Source: NVIDIA/nodewright, docs/user-guide/uninstall.md; kubernetes, garbage collection of owned pods; kubernetes-sigs/karpenter#1578.
describe('what a change removes and what it rolls in the same minute', () => {
  test.each<[string, readonly object[], readonly object[], number, Record<string, number>]>([
    [
      'a DaemonSet goes from 8 nodes while 2 others are replaced',
      [nodePool('2', 'a'), agentElsewhere()],
      [nodePool('2', 'b')],
      10,
      { DaemonSet: 8, NodePool: 2 },
    ],
    [
      'a NodeWright is uninstalled on 8 nodes while 2 others are replaced',
      [nodePool('2', 'a'), uninstallable('old', ELSEWHERE)],
      [nodePool('2', 'b')],
      10,
      { NodeWright: 8, NodePool: 2 },
    ],
    [
      'a pool of 12 goes while a NodeWright reboots 2 others',
      [nodePool('2', 'a')],
      [skyhook({ atOnce: 2, labels: ELSEWHERE, reboots: true })],
      14,
      { NodePool: 12, NodeWright: 2 },
    ],
  ])('are added: %s', (_claim, base, head, peak, takers) => {
    const report = planOf({ base: textOf(base), head: textOf(head), snapshot: fleet(12, 8) });
    expect(together(report)).toEqual([peak, takers]);
    expect(rulesOf(report)).toContain('combined-peak-above-limit');
    expect(render(report, 'markdown')).toContain(`${peak} of 20`);
  });

  test('is said once where the removal alone is all of it', () => {
    const [before, after] = [nodePool('2', 'a'), nodePool('2', 'b')];
    const report = planOf({
      base: textOf([before, daemonSet(1, 'a:1')]),
      head: textOf([after]),
      snapshot: fleet(12, 0),
    });
    expect(together(report)[0]).toBe(12);
    expect(rulesOf(report)).toContain('change-not-batched');
    expect(rulesOf(report)).not.toContain('combined-peak-above-limit');
  });

  test.each<[string, string, boolean]>([
    ['another setting of it', '{fromTargets: 12}', false],
    ['more targets than go', '{fromTargets: 13}', true],
    ['a lower grade', 'warning', true],
    ['off', 'off', true],
  ])('is said where change-not-batched does not say it as loudly: %s', (_claim, setting, isSaid) => {
    const report = planOf({
      base: textOf([nodePool('2', 'a'), daemonSet(1, 'a:1')]),
      head: textOf([nodePool('2', 'b')]),
      snapshot: fleet(12, 0),
      config: `version: 1\nrules:\n  change-not-batched: ${setting}\n`,
    });
    expect(rulesOf(report).includes('combined-peak-above-limit')).toBe(isSaid);
  });
});

// Source: aws/karpenter-provider-aws#6905.
test('the drains of a removed pool wait for disruption budgets, and one that none lets go never ends', () => {
  const held = [budget('db', 'db', { maxUnavailable: 0 })];
  const report = planOf({
    base: textOf([nodePool('1', 'a'), ...held]),
    head: textOf(held),
    snapshot: fleet(4, 0, workload('db', ['node-0002'])),
  });
  const pool = report.plan.head.policies.find(({ ref }) => ref.kind === 'NodePool');
  expect([pool?.effect.outcome, pool?.effect.finish, pool?.effect.peakAtOnce]).toEqual(['stuck', null, 4]);
});
