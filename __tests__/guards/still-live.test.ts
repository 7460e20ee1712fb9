import { nodeList } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { skyhook, textOf } from '../plan/measure/world-objects.js';

const NODES = nodeList(Array.from({ length: 4 }, () => ({ labels: { gpu: 'true' } })));
const POLICY = skyhook({ atOnce: 1, labels: { gpu: 'true' } }) as { metadata: object };
const OTHER = skyhook({ name: 'other', atOnce: 1, labels: { gpu: 'true' } });
const LIVE = {
  ...NODES,
  items: [
    ...(NODES as { items: object[] }).items,
    { ...POLICY, metadata: { ...POLICY.metadata, creationTimestamp: '2026-01-01T00:00:00Z' } },
  ],
};

describe('a policy that leaves the files', () => {
  test.each([
    ['is no green check while the cluster has it', LIVE, [OTHER], 'warn', ['left-policies']],
    ['is removed where the cluster does not have it', NODES, [OTHER], 'pass', []],
    ['has not left them where another file holds it', LIVE, [POLICY, OTHER], 'pass', []],
  ])('%s', (_claim, snapshot, head, verdict, expected) => {
    const base = textOf([POLICY, OTHER]);
    const report = planOf({ base, head: textOf(head), snapshot });
    expect(report.plan.problems.map(({ code }) => code)).toEqual(expected);
    expect(report.verdict).toBe(verdict);
  });
});
