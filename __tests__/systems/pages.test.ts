import { readFileSync } from 'node:fs';
import { defaultConfig, readConfig } from '../../src/config/read.js';
import type { Report } from '../../src/plan/finding.js';
import type { PlannedGroup } from '../../src/plan/model.js';
import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { type PlanCase, planOf } from '../plan-of.js';
import { liveBinding, rounds } from './kubefleet/planned.js';
import { hosts } from './system-upgrade-controller/plans.js';

const PAGES = {
  karpenter: 4,
  kubefleet: 4,
  kubernetes: 6,
  pika: 3,
  skyhook: 3,
  'system-upgrade-controller': 2,
};

const pageOf = (system: string): string => readFileSync(`docs/systems/${system}.md`, 'utf8');

interface Example {
  readonly title: string;
  readonly given: PlanCase;
  /** The sentence after `Result:`. */
  readonly result: string;
}

/**
 * An example ends with its result. The blocks since the result before belong to it: fleet, live objects, base and head. Without a fleet or a
 * head it has those of the example before; with live objects and no base, that head is its base.
 */
function examplesOf(system: string): Example[] {
  const page = pageOf(system);
  const results = [...page.matchAll(/^Result: (.*)$/gm)];
  let [lastFleet, lastHead]: (string | undefined)[] = [];
  return results.map(({ index, 1: result = '' }, i) => {
    const text = page.slice(results[i - 1]?.index ?? 0, index);
    const blocks = new Map(
      [...text.matchAll(/^```([\w ]+)\n([\s\S]*?)^```/gm)].map((found) => [found[1], found[2]]),
    );
    const fleet = blocks.get('fleet') ?? lastFleet;
    const nodes = fleet === undefined ? hosts(Number(/(\d+) nodes/.exec(result)?.[1])) : shapesOf(fleet);
    const live = (blocks.get('live') ?? '').split('\n').filter(Boolean).map(bindingOf);
    const at = system === 'karpenter' ? { at: '2026-11-24T08:00:00Z' } : {};
    const head = blocks.get('yaml') ?? lastHead ?? '';
    const base = blocks.get('yaml base') ?? (live.length > 0 ? (lastHead ?? null) : null);
    [lastFleet, lastHead] = [fleet, head];
    const given = { head, base, snapshot: nodeList(nodes, live), ...at };
    return { title: `${system} ${i + 1}`, given, result };
  });
}

/** `3 nodes down`: not ready. */
function shapesOf(fleet: string): ReturnType<typeof parseFleet> {
  return fleet
    .trim()
    .split('\n')
    .flatMap((line) =>
      parseFleet(line.replace(/ down$/, '')).map((shape) => ({ ...shape, notReady: line.endsWith(' down') })),
    );
}

/** `cluster-1 new unavailable`: the version of a cluster and its state. */
function bindingOf(line: string): object {
  const [cluster = '', version, state] = line.split(' ');
  return liveBinding(cluster, version === 'new' ? 2 : 1, state === 'available');
}

const EXAMPLES = Object.keys(PAGES).flatMap(examplesOf);
const exampleOf = (title: string): PlanCase => {
  const found = EXAMPLES.find((example) => example.title === title);
  if (!found) throw new Error(`no example ${title}`);
  return found.given;
};

function groupOf({ plan }: Report, name?: string): PlannedGroup | undefined {
  const groups = plan.head.policies.flatMap(({ effect }) => effect.groups);
  return name === undefined ? groups[0] : groups.find((group) => group.name === name);
}

/** What a result may name, and how it is read from a plan. */
const FACTS: readonly (readonly [named: RegExp, actual: (group: PlannedGroup, report: Report) => string])[] =
  [
    [/(\d+) nodes?, peak/, ({ matched }) => String(matched)],
    [/batches ([\d ]+|none)/, ({ batches }) => batches.map(({ size }) => size).join(' ') || 'none'],
    [/peak (\d+)/, ({ peakAtOnce }) => String(peakAtOnce)],
    [/worst loss (\d+)/, ({ worstLoss }) => String(worstLoss)],
    [/\b(complete|stuck)\b/, ({ outcome }) => outcome],
    [/after (\d+) h/, ({ finish }, { plan }) => String(((finish ?? plan.at) - plan.at) / 3_600_000)],
    [/Rounds: (.+)\./, (group) => rounds(group).join('; ')],
  ];

test.each(Object.entries(PAGES))('pages: the page of %s has %i examples', (system, count) => {
  expect(examplesOf(system)).toHaveLength(count);
});

test.each(EXAMPLES)('$title: the plan is as the page says', ({ given, result }) => {
  const report = planOf(given);
  const group = groupOf(report, /group `([^`]+)`/.exec(result)?.[1]);
  const named = FACTS.flatMap(([pattern, actual]) => {
    const found = pattern.exec(result)?.[1];
    return found === undefined ? [] : [[found, group && actual(group, report)] as const];
  });
  expect(named.length).toBeGreaterThan(1);
  expect(named.map(([, actual]) => actual)).toEqual(named.map(([found]) => found));
  if (result.includes('Rounds')) expect(group?.outcome === 'stuck').toBe(result.includes('stuck'));
  const broken = /breaks `([^`]+)`/.exec(result)?.[1];
  const rules = report.findings.map(({ rule }) => rule);
  if (broken !== undefined) expect(rules).toContain(broken);
  else if (group?.outcome === 'complete') expect(rules).not.toContain('no-progress');
});

test('karpenter: a static pool whose limit is its replicas never starts', () => {
  const given = exampleOf('karpenter 4');
  const report = planOf({ ...given, head: given.head.replace('nodes: 8', 'nodes: 6') });
  expect(groupOf(report, 'fixed')).toMatchObject({ batches: [], outcome: 'stuck' });
});

test.each([
  [
    'kubefleet 2',
    [
      'batch 1  start       1  cluster-2',
      'batch 1  failed      1  cluster-2',
      'cluster-3, cluster-4 wait forever',
    ],
  ],
  ['kubefleet 4', ['cluster-2 waits forever']],
])('%s: with a bad image the trace says what waits', (title, parts) => {
  const { plan } = planOf({ ...exampleOf(title), scenario: 'turns-bad' });
  for (const part of parts) expect(plan.head.worstRun?.trace).toContain(part);
});

test('kubernetes: the page has the fix of the stuck example', () => {
  const { findings } = planOf(exampleOf('kubernetes 2'));
  expect(pageOf('kubernetes')).toContain(findings.find(({ rule }) => rule === 'no-progress')?.remediation);
});

test('skyhook: batches after 1, 2, 3, 4 start at 4 with kept state', () => {
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
  const { carriedOver } = groupOf(planOf({ head, snapshot: nodeList(parseFleet('10 nodes')) })) ?? {};
  expect(carriedOver?.freshBatches).toEqual([1, 2, 3, 4]);
  expect(carriedOver?.nextBatches[0]).toBe(4);
});

test.each(['pika', 'system-upgrade-controller'] as const)(
  '%s: the settings on the page are the defaults',
  (system) => {
    const settings = /```yaml\n(systems:[\s\S]*?)```/.exec(pageOf(system))?.[1] ?? '';
    const read = readConfig(`version: 1\n${settings}`, 'page.md');
    expect('config' in read && read.config.systems[system]).toEqual(defaultConfig().systems[system]);
  },
);
