import { type CountedNode, countNodes } from '../../../src/systems/karpenter/controller/mapping.js';
import { mapBudgets } from '../../../conformance/karpenter/mapped-budgets.js';
import { budgets, utc } from './samples.js';

const NOON = utc('2026-03-04T12:00:00Z');

const healthy: CountedNode = {
  pool: 'a',
  hasClaim: true,
  hasNode: true,
  initialized: true,
  ready: 'True',
  claimDeleting: false,
  instanceTerminating: false,
  taken: false,
};

function nodes(count: number, change: Partial<CountedNode> = {}): CountedNode[] {
  return Array.from({ length: count }, () => ({ ...healthy, ...change }));
}

describe('a node counts', () => {
  test.each<[string, Partial<CountedNode>, number, number]>([
    ['healthy: in the base', {}, 1, 0],
    ['not ready: uses the budget up', { ready: 'False' }, 1, 1],
    ['readiness unknown: too', { ready: 'Unknown' }, 1, 1],
    ['no Ready condition: too', { ready: 'missing' }, 1, 1],
    ['claim deleting: too, and stays in the base', { claimDeleting: true }, 1, 1],
    ['taken by Karpenter: too', { taken: true }, 1, 1],
    ['several of these at once: once', { taken: true, claimDeleting: true, ready: 'False' }, 1, 1],
    ['not initialized: not at all', { initialized: false, ready: 'False' }, 0, 0],
    ['no Node yet: not at all', { hasNode: false }, 0, 0],
    ['no claim: not at all', { hasClaim: false }, 0, 0],
    ['instance terminating: not at all', { instanceTerminating: true, claimDeleting: true }, 0, 0],
    ['no pool label: for nobody', { pool: null }, 0, 0],
  ])('%s', (_name, change, total, consuming) => {
    const counts = countNodes([{ ...healthy, ...change }]).get('a') ?? { total: 0, consuming: 0 };
    expect(counts).toEqual({ total, consuming });
  });
});

describe('what is left of a budget', () => {
  test('nodes that go for any reason are subtracted from every reason', () => {
    const pools = [
      {
        name: 'a',
        budgets: budgets({ nodes: '2', reasons: ['Drifted'] }, { nodes: '5', reasons: ['Empty'] }),
      },
    ];
    const state = mapBudgets(pools, [...nodes(8), ...nodes(2, { taken: true })], NOON).get('a');
    expect(state?.byReason).toEqual({
      Underutilized: { allowed: 2147483647, consuming: 2, remaining: 2147483645 },
      Empty: { allowed: 5, consuming: 2, remaining: 3 },
      Drifted: { allowed: 2, consuming: 2, remaining: 0 },
    });
  });

  test('one node that is not ready can use a budget of 1 up (karpenter#1691)', () => {
    const pools = [{ name: 'a', budgets: budgets({ nodes: '1' }) }];
    const state = mapBudgets(pools, [...nodes(9), ...nodes(1, { ready: 'False' })], NOON).get('a');
    expect(state?.byReason.Drifted.remaining).toBe(0);
    expect(state?.blocked).toEqual([]);
  });

  test('a pool is reported as blocked when its ceiling is 0 and it has a node, not when only nothing is left', () => {
    const pools = [
      { name: 'a', budgets: budgets({ nodes: '0', reasons: ['Empty'] }) },
      { name: 'none', budgets: budgets({ nodes: '0' }) },
    ];
    const mapped = mapBudgets(pools, nodes(3), NOON);
    expect(mapped.get('a')?.blocked).toEqual(['Empty']);
    expect(mapped.get('none')?.blocked).toEqual([]);
  });

  test('nodes of pools that are not there count for nobody', () => {
    const mapped = mapBudgets([{ name: 'b', budgets: budgets({ nodes: '10%' }) }], nodes(30), NOON);
    expect([...mapped.keys()]).toEqual(['b']);
    expect(mapped.get('b')?.counts).toEqual({ total: 0, consuming: 0 });
  });

  test('the documented example: 19 nodes, two of them going', () => {
    const list = budgets(
      { nodes: '20%', reasons: ['Empty', 'Drifted'] },
      { nodes: '5' },
      { nodes: '0', reasons: ['Underutilized'], schedule: '@daily', duration: '10m' },
    );
    const fleet = [...nodes(17), ...nodes(2, { claimDeleting: true })];
    const at = (text: string) =>
      mapBudgets([{ name: 'a', budgets: list }], fleet, utc(text)).get('a')?.byReason;
    expect(at('2026-03-04T00:05:00Z')?.Empty).toEqual({ allowed: 4, consuming: 2, remaining: 2 });
    expect(at('2026-03-04T00:05:00Z')?.Underutilized.remaining).toBe(0);
    expect(at('2026-03-04T00:10:00Z')?.Underutilized).toEqual({ allowed: 5, consuming: 2, remaining: 3 });
  });
});
