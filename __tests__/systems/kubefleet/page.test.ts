import { readFileSync } from 'node:fs';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { group, liveBinding, rounds } from './planned.js';

const PAGE = readFileSync('docs/systems/kubefleet.md', 'utf8');

/** An example ends with its result; the blocks since the one before belong to it, and the fleet and the head may be shared. */
const RESULT =
  /Result: group `([^`]+)`, batches ([\d ]+), peak (\d+), worst loss (\d+)(, stuck)?\. Rounds: ([^\n]+)\./g;

function blocks(text: string): Map<string, string> {
  const found = text.matchAll(/^```([\w ]+)\n([\s\S]*?)^```/gm);
  return new Map([...found].map(([, kind = '', body = '']) => [kind, body]));
}

/** `cluster-1 new unavailable`: which version a cluster has, and how it does. */
function live(text: string): object[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [cluster = '', version, state] = line.split(' ');
      return liveBinding(cluster, version === 'new' ? 2 : 1, state === 'available');
    });
}

const results = [...PAGE.matchAll(RESULT)];
const examples = results.map((result, i) => {
  const from = i === 0 ? 0 : (results[i - 1]?.index ?? 0);
  return { text: PAGE.slice(from, result.index), expected: result.slice(1) };
});

test('the page has both worked examples, step by step', () => {
  expect(examples).toHaveLength(4);
});

test.each(examples.map((example, i) => [i + 1, example] as const))(
  'the page is right about step %d',
  (_step, { text, expected }) => {
    const found = blocks(text);
    const [name = '', batches, peak, worstLoss, stuck, steps] = expected;
    const report = planOf({
      head: found.get('yaml') ?? '',
      base: found.has('yaml base') ? (found.get('yaml base') ?? '') : null,
      snapshot: nodeList(
        parseFleet(found.get('fleet') ?? ''),
        found.has('live') ? live(found.get('live') ?? '') : [],
      ),
    });
    const app = group(report, name);
    expect(app.batches.map(({ size }) => size).join(' ')).toBe(batches);
    expect([app.peakAtOnce, app.worstLoss]).toEqual([Number(peak), Number(worstLoss)]);
    expect(app.outcome).toBe(stuck ? 'stuck' : 'complete');
    expect(rounds(app).join('; ')).toBe(steps);
  },
);

test('a bad image stops after one cluster, and the plan says why the others wait', () => {
  const found = blocks(examples[1]?.text ?? '');
  const head = found.get('yaml') ?? '';
  const snapshot = nodeList(parseFleet('4 clusters env=prod'));
  const { plan } = planOf({ head, snapshot, scenario: 'turns-bad' });
  expect(plan.head.worstRun?.trace.split('\n').slice(0, 4)).toEqual([
    '00:00    ClusterResourcePlacement/app  batch 1  start       1  cluster-2',
    '00:00    ClusterResourcePlacement/app  batch 1  out         1  cluster-2',
    '00:20    ClusterResourcePlacement/app  batch 1  failed      1  cluster-2',
    'ClusterResourcePlacement/app: stuck, cluster-2 is not available; maxUnavailable allows 1 of 3. cluster-3, cluster-4 wait forever.',
  ]);
});

test('clusters in the east that never become available keep the last one in the west forever', () => {
  const found = blocks(examples[3]?.text ?? '');
  const { plan } = planOf({
    head: found.get('yaml') ?? '',
    base: found.get('yaml base') ?? '',
    snapshot: nodeList(parseFleet(found.get('fleet') ?? '')),
    scenario: 'turns-bad',
  });
  expect(plan.head.worstRun?.trace).toContain('cluster-2 keeps its resources');
});
