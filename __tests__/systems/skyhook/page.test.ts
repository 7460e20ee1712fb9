import { readFileSync } from 'node:fs';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';

const EXAMPLE =
  /```fleet\n([\s\S]*?)```\n\n```yaml\n([\s\S]*?)```\n\nResult: group `([^`]+)`, batches ([\d ]+), peak (\d+)\./g;

const examples = [...readFileSync('docs/systems/skyhook.md', 'utf8').matchAll(EXAMPLE)];

test('the page has examples', () => {
  expect(examples).toHaveLength(3);
});

test.each(examples.map(([, ...parts]) => parts))(
  'the page is right about %s',
  (fleet = '', yaml = '', group = '', batches = '', peak = '') => {
    const { plan } = planOf({ head: yaml, snapshot: nodeList(parseFleet(fleet)) });
    const found = plan.head.policies
      .flatMap((policy) => policy.effect.groups)
      .find(({ name }) => name === group);
    expect(found?.batches.map((batch) => batch.size).join(' ')).toBe(batches);
    expect(found?.peakAtOnce).toBe(Number(peak));
  },
);

test('the page names what the plan does after 1, 2, 3, 4 with kept state', () => {
  const limits = '{ budget: { percent: 100 }, strategy: { linear: { initialBatch: 1, delta: 1 } } }';
  const head = `apiVersion: nodewright.nvidia.com/v1alpha1
kind: DeploymentPolicy
metadata: { name: p }
spec: { resetBatchStateOnCompletion: false, default: ${limits} }
---
apiVersion: nodewright.nvidia.com/v1alpha1
kind: NodeWright
metadata: { name: n }
spec: { deploymentPolicy: p, packages: { tuning: { version: 1.0.0, image: example.com/t } } }
`;
  const { plan } = planOf({ head, snapshot: nodeList(parseFleet('10 nodes')) });
  const [group] = plan.head.policies.flatMap((policy) => policy.effect.groups);
  expect(group?.carriedOver?.freshBatches).toEqual([1, 2, 3, 4]);
  expect(group?.carriedOver?.nextBatches[0]).toBe(4);
});
