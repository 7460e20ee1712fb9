import type { Report } from '../../src/plan/finding.js';
import { toTerminal } from '../../src/text/render.js';
import { windowRows } from '../../src/report/table/windows.js';
import { selectionOf } from '../../src/report/selection.js';
import { nodeList } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';
import { render } from '../render.js';

const LABELS = { 'karpenter.sh/nodepool': 'default', 'karpenter.sh/initialized': 'true' };

function reportOf(disruption: string, nodes: number, base?: string): Report {
  const pool = (settings: string): string =>
    `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: default}
spec:
  disruption: {consolidateAfter: 0s, ${settings}}
  template: {spec: {nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: default}, requirements: []}}
`;
  return planOf({
    head: pool(disruption),
    ...(base === undefined ? {} : { base: pool(base) }),
    snapshot: nodeList(Array.from({ length: nodes }, () => ({ labels: LABELS }))),
    at: '2026-11-23T00:00:00Z',
  });
}

function rowOf(...given: Parameters<typeof reportOf>): readonly [string | null, string] | null {
  const report = reportOf(...given);
  const [row] = windowRows(report.plan, selectionOf(report).subjects);
  return row === undefined ? null : [row.base && toTerminal(row.base), toTerminal(row.head)];
}

const NIGHTS = 'budgets: [{nodes: "10%"}, {nodes: "0", schedule: "0 4 * * sun", duration: 166h}]';

test.each([
  [
    'a deny window that leaves two hours of the week, whatever the reason',
    NIGHTS,
    50,
    'any reason: 5 nodes (Sun 02:00–04:00 UTC), otherwise none',
  ],
  [
    'the least of three budgets, reason by reason',
    'budgets: [{nodes: "5%"}, {nodes: "10", reasons: [Underutilized, Empty]}, {nodes: "0", reasons: [Drifted]}]',
    300,
    'Underutilized and Empty: 10 nodes all week; Drifted: none at any time',
  ],
  [
    'only reasons that can act',
    'consolidationPolicy: WhenEmpty, budgets: [{nodes: "2", reasons: [Empty]}, {nodes: "3", reasons: [Drifted]}]',
    10,
    'Empty: 2 nodes all week; Drifted: 3 nodes all week',
  ],
])('windowRows: %s', (_claim, disruption, nodes, expected) => {
  expect(rowOf(disruption, nodes)?.[1]).toBe(expected);
});

test('windowRows: the base is shown beside it', () => {
  expect(rowOf(NIGHTS, 50, 'budgets: [{nodes: "1"}]')).toEqual([
    'any reason: 1 node all week',
    'any reason: 5 nodes (Sun 02:00–04:00 UTC), otherwise none',
  ]);
});

test.each([
  ['a limit that never changes', 'budgets: [{nodes: "33%"}]', 4, 'any reason: 2 nodes all week'],
  ['no budget written', '', 400, 'any reason: 40 nodes all week; 10% by default'],
])('windowRows: %s', (_claim, disruption, nodes, expected) => {
  expect(rowOf(disruption, nodes)?.[1]).toBe(expected);
});

test('windowRows: none for a pool without nodes', () => {
  expect(rowOf(NIGHTS, 0)).toBeNull();
});

test('groupFacts: a percentage grows with the replacements', () => {
  const text = render(reportOf('', 400), 'text');
  expect(text).toContain('ceiling      10% = 40 nodes, can be 45 while replacements are up');
});
