import { readFileSync } from 'node:fs';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';

const EXAMPLE =
  /```fleet\n([\s\S]*?)```\n\n```yaml\n([\s\S]*?)```\n\nResult: group `([^`]+)`, batches ([\d ]+|none), peak (\d+), worst loss (\d+), (\w+)\./g;

const examples = [...readFileSync('docs/systems/kubernetes.md', 'utf8').matchAll(EXAMPLE)];

test('the page has examples', () => {
  expect(examples).toHaveLength(6);
});

/** `3 nodes down` are not ready. */
function fleet(text: string): object {
  const shapes = text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const notReady = line.endsWith(' down');
      return parseFleet(line.replace(/ down$/, '')).map((shape) => ({ ...shape, notReady }));
    });
  return nodeList(shapes);
}

test.each(examples.map(([, ...parts]) => parts))(
  'the page is right about %s',
  (nodes = '', yaml = '', name = '', batches = '', peak = '', loss = '', outcome = '') => {
    const { plan } = planOf({ head: yaml, snapshot: fleet(nodes) });
    const group = plan.head.policies.flatMap(({ effect }) => effect.groups).find((one) => one.name === name);
    expect(group?.batches.map(({ size }) => size).join(' ')).toBe(batches === 'none' ? '' : batches);
    expect([group?.peakAtOnce, group?.worstLoss, group?.outcome]).toEqual([
      Number(peak),
      Number(loss),
      outcome,
    ]);
  },
);

test('a stuck example says why and what to change', () => {
  const [, nodes = '', yaml = ''] = examples[1] ?? [];
  const [finding] = planOf({ head: yaml, snapshot: fleet(nodes) }).findings.filter(
    ({ rule }) => rule === 'no-progress',
  );
  expect(finding?.message).toMatch(/33% of 3 rounds down to 0.*finds no node: required anti-affinity/);
  expect(readFileSync('docs/systems/kubernetes.md', 'utf8')).toContain(finding?.remediation);
});
