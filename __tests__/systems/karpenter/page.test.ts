import { readFileSync } from 'node:fs';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';

const EXAMPLE =
  /### ([^\n]+)\n[^`]*(?:`[^`\n]+`[^`]*)*```fleet\n([\s\S]*?)```\n\n```yaml\n([\s\S]*?)```\n\nResult: group `([^`]+)`, batches ([\d ]+), peak (\d+)\./g;

const examples = [...readFileSync('docs/systems/karpenter.md', 'utf8').matchAll(EXAMPLE)];

function groupOf(yaml: string, fleet: string, name: string) {
  const { plan } = planOf({ head: yaml, snapshot: nodeList(parseFleet(fleet)), at: '2026-11-24T08:00:00Z' });
  return plan.head.policies.flatMap((policy) => policy.effect.groups).find((group) => group.name === name);
}

test('the page has examples', () => {
  expect(examples).toHaveLength(4);
});

test.each(examples.map(([, title, ...parts]) => [title, parts] as const))(
  'the page is right: %s',
  (_title, [fleet = '', yaml = '', group = '', batches = '', peak = '']) => {
    const found = groupOf(yaml, fleet, group);
    expect(found?.batches.map((batch) => batch.size).join(' ')).toBe(batches);
    expect(found?.peakAtOnce).toBe(Number(peak));
  },
);

test('the page is right that a static pool whose limit is its replicas never starts', () => {
  const [, , fleet = '', yaml = ''] = examples[3] ?? [];
  const found = groupOf(yaml.replace('nodes: 8', 'nodes: 6'), fleet, 'fixed');
  expect(found?.batches).toEqual([]);
  expect(found?.outcome).toBe('stuck');
});
