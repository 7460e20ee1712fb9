import { nodeList } from '../../src/cases/fleet.js';
import { makeRun } from '../../src/run.js';
import { inputOf } from '../plan-of.js';
import { useTools } from '../render/tools.js';
import { type Change, planned, plannedClusters, type Tree } from './trees.js';

beforeAll(useTools);

const web = (tag: number): string => `apiVersion: apps/v1
kind: Deployment
metadata: {name: web, namespace: shop}
spec:
  replicas: 2
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec: {containers: [{name: web, image: "web:${tag}", readinessProbe: {tcpSocket: {port: 80}}}]}
`;
const BASE: Tree = {
  'a/kustomization.yaml': 'resources: [web.yaml]\n',
  'a/web.yaml': web(1),
  'b/kustomization.yaml': 'resources: [../common]\n',
  'common/kustomization.yaml': 'resources: [web.yaml]\n',
  'common/web.yaml': web(1),
};
const of = (edit: Tree): Change => ({
  clusters: { a: '[{kustomize: a}]', b: '[{kustomize: b}]', c: '[{kustomize: a}]' },
  base: BASE,
  edit,
});

test('several clusters: a file of another cluster is not named', async () => {
  expect(await plannedClusters(of({ 'common/web.yaml': web(2) }))).toEqual(['a: pass', 'b: pass', 'c: pass']);
});

test('several clusters: a file that no source takes is named once', async () => {
  expect(await plannedClusters(of({ 'lab/web.yaml': web(2).replace('name: web', 'name: lab') }))).toEqual([
    'a: warn, warning outside-policies lab/web.yaml',
    'b: pass',
    'c: pass',
  ]);
});

test('several clusters: a file in the folder of a later one, which does not take it, is named there', async () => {
  expect(await plannedClusters(of({ 'b/lab.yaml': web(2).replace('name: web', 'name: lab') }))).toEqual([
    'a: pass',
    'b: warn, warning outside-policies b/lab.yaml',
    'c: pass',
  ]);
});

test('several clusters: a file in a folder of two, which neither takes, is named once', async () => {
  expect(await plannedClusters(of({ 'a/lab.yaml': web(2).replace('name: web', 'name: lab') }))).toEqual([
    'a: warn, warning outside-policies a/lab.yaml',
    'b: pass',
    'c: pass',
  ]);
});

test('several clusters: a file that all of them drop is reported once', () => {
  const settings = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: settings}\n';
  const outside = [{ path: 'lab.yaml', before: settings, text: web(2), isTakenOut: false }];
  const { base, head, ...input } = inputOf({
    base: settings,
    head: settings,
    snapshot: nodeList([{ labels: {} }]),
  });
  if (base === null) throw new Error('no base');
  const one = { ...input, base: { ...base, renderedPaths: ['lab.yaml'] }, head: { ...head, outside } };
  const codes = makeRun([one, { ...one }]).reports.map(({ plan }) => plan.problems.map(({ code }) => code));
  expect(codes).toEqual([['outside-policies'], []]);
});

test('several clusters: the files of a cluster that cannot be built are not named by the others', async () => {
  const edit = {
    'common/web.yaml': web(2),
    'common/kustomization.yaml': 'resources: [web.yaml, gone.yaml]\n',
  };
  const [a, b, c] = await plannedClusters(of(edit));
  expect(a).toBe('a: pass');
  expect(b).toMatch(/^b: unknown, error /);
  expect(c).toBe('c: pass');
});

test.each<[claim: string, edit: Tree, verdict: string, ...problems: string[]]>([
  ['a file that a source of another cluster reads', { 'common/web.yaml': web(2) }, 'pass'],
  [
    'files of another cluster that are removed',
    {
      'common/web.yaml': null,
      'common/kustomization.yaml': null,
      'b/kustomization.yaml': 'resources: [../a]\n',
    },
    'pass',
  ],
  [
    'a file that no cluster takes',
    { 'lab/web.yaml': web(2).replace('name: web', 'name: lab') },
    'warn',
    'warning outside-policies lab/web.yaml',
  ],
  [
    'a file of a cluster that cannot be built',
    { 'common/web.yaml': web(2), 'common/kustomization.yaml': 'resources: [web.yaml, gone.yaml]\n' },
    'pass',
  ],
])('one of several clusters: %s', async (_claim, edit, verdict, ...problems) => {
  const result = await planned({ ...of(edit), leg: 'a' });
  expect([result.verdict, ...result.problems]).toEqual([verdict, ...problems]);
});
