import { planned } from '../../src/cases/planned.js';
import type { ReportFinding, ReportGroup, ReportPolicy } from '../../src/plan/report-json.js';
import { presetsBy } from '../../src/playground/presets.js';
import { DEFAULTS, type Setup } from '../../src/cases/setup.js';
import { PRESETS, RULES } from '../playground/pages.js';
import { render } from '../render.js';

const [SYSTEM_PRESETS = [], SURPRISE_PRESETS = [], RULE_PRESETS = []] = presetsBy(RULES, PRESETS).map(
  ([, presets]) => presets,
);
const DEPLOYMENT = `apiVersion: apps/v1
kind: Deployment
metadata: {name: web}
spec:
  replicas: 4
  strategy: {rollingUpdate: {maxUnavailable: 2, maxSurge: 0}}
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec: {containers: [{name: web, image: "example.com/web:2"}]}
`;

interface Shown {
  readonly snapshot: { readonly nodes: number };
  readonly policies: readonly ReportPolicy[];
  readonly findings: readonly ReportFinding[];
  readonly problems: readonly object[];
}

function reportOf(setup: Partial<Setup>): Shown {
  const result = planned({ ...DEFAULTS, fleet: '4 nodes', head: DEPLOYMENT, ...setup });
  if (!('report' in result)) throw new Error(result.refused.join('\n'));
  return JSON.parse(render(result.report, 'json')) as Shown;
}

function batchesOf({ policies }: Shown): ReportGroup['batches'] {
  return policies.flatMap(({ head }) => head?.groups ?? []).flatMap(({ batches }) => batches);
}

test.each(SYSTEM_PRESETS)('example $id: every policy takes effect', ({ id, setup }) => {
  const report = reportOf(setup);
  expect(report.problems).toEqual([]);
  expect(report.policies.map(({ system }) => system)).toContain(id);
  expect(batchesOf(report).length).toBeGreaterThan(0);
});

test.each([
  ['29-of-100', 'first-batch-too-large'],
  ['windows-are-utc', 'window-not-as-written'],
  ['rounds-up', 'budget-never-binds'],
  ['host-port', 'no-progress'],
  ['concurrency-zero', 'never-allowed'],
])('example %s: breaks %s', (id, rule) => {
  const setup = SURPRISE_PRESETS.find((one) => one.id === id)?.setup;
  expect(reportOf(setup ?? {}).findings.flatMap(({ breaks }) => breaks)).toContain(rule);
});

test.each(RULE_PRESETS)('example of $id: breaks the rule', ({ id, setup }) => {
  expect(reportOf(setup).findings.flatMap(({ breaks }) => breaks)).toContain(id);
});

test('rule pages: those that show policies over a fleet link to their examples in the playground', () => {
  const shown = RULE_PRESETS.map(({ id }) => id);
  const linked = Object.entries(RULES).filter(([id, page]) =>
    page.includes(`playground/index.html#example=${id})`),
  );
  expect(linked.map(([id]) => id)).toEqual(shown);
  const others = Object.keys(RULES).filter((rule) => !shown.includes(rule));
  expect(others).toEqual(['guard-weakened', 'inventory-stale']);
  expect(SURPRISE_PRESETS).toHaveLength(10);
});

test('a setup: minutes, start and limits are those of the plan', () => {
  const report = reportOf({
    ...{ durationMinutes: 90, at: '2026-12-01T00:00:00Z' },
    base: DEPLOYMENT.replace('Unavailable: 2', 'Unavailable: 1'),
    config: 'version: 1\nrules: {peak-jump: off}\n',
  });
  expect(batchesOf(report)[0]).toMatchObject({ start: '2026-12-01T00:00:00Z', end: '2026-12-01T01:30:00Z' });
  expect(report.findings.flatMap(({ breaks }) => breaks)).not.toContain('peak-jump');
});

test('pasted objects: nodes replace the fleet, others are added to it', () => {
  const node =
    'apiVersion: v1\nkind: Node\nmetadata: {name: own, creationTimestamp: "2026-01-01T00:00:00Z"}\n';
  const namespace = 'apiVersion: v1\nkind: Namespace\nmetadata: {name: web}\n';
  expect(reportOf({ snapshot: node }).snapshot.nodes).toBe(1);
  expect(reportOf({ snapshot: namespace }).snapshot.nodes).toBe(4);
});

test.each([
  ['a start that is no instant', { at: 'tomorrow' }, 'the start is no instant in ISO 8601: tomorrow'],
  [
    'a line that is no part of a fleet',
    { fleet: 'many nodes' },
    'not a line of a fleet, such as "20 nodes gpu=true": many nodes',
  ],
  ['a word that is no label', { fleet: '4 nodes gpu' }, 'not a label, such as gpu=true: gpu'],
  [
    'labels with a comma',
    { fleet: '4 nodes a=1,b=2' },
    'not the value of a label (spaces separate labels): 1,b=2',
  ],
  ['no minutes', { durationMinutes: 0 }, 'the minutes per node must be above zero: 0'],
  [
    'a fleet that is too large',
    { fleet: '30000 nodes' },
    'this page plans at most 20,000 nodes and clusters; the command line plans more',
  ],
  [
    'a configuration with an unknown key',
    { config: 'version: 1\nlimits: 1\n' },
    'line 2 of the configuration: ',
  ],
])('%s: is refused with a sentence', (_, setup, sentence) => {
  const result = planned({ ...DEFAULTS, fleet: '4 nodes', head: DEPLOYMENT, ...setup });
  expect('refused' in result && result.refused.length).toBe(1);
  expect('refused' in result && result.refused[0]).toContain(sentence);
});
