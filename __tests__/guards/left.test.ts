import { leftObjects } from '../../src/guards/left.js';
import { coverageOf } from '../../src/guards/carriers.js';
import { unjudgedAt } from '../../src/manifest/problem.js';
import type { Carrier } from '../../src/manifest/source-file.js';
import { planCluster, type Side } from '../../src/plan.js';
import { toPlain } from '../../src/text/render.js';
import { text } from '../../src/text/text.js';
import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { manifestsOf } from '../parse-side.js';
import { inputOf, planOf } from '../plan-of.js';
import { skyhook, textOf } from '../plan/measure/world-objects.js';
import { render } from '../render.js';
import { generalPool } from '../systems/karpenter/general-pool.js';
import { changeOf, type Files, POOL, side, snapshot } from './two-sides.js';

const FLEET = nodeList(parseFleet('2 nodes a=b'));
const namespace = (more = ''): string => `apiVersion: v1\nkind: Namespace\nmetadata: {name: web${more}}\n`;
const API =
  'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: api, namespace: web}\nspec: {replicas: 3}\n';
const SERVICE = 'apiVersion: v1\nkind: Service\nmetadata: {name: api, namespace: web}\n';
const DEFAULT = namespace().replace('name: web', 'name: default');
const HELD = ['error left-policies Namespace/web leaves the files, and Deployment/web/api is still in it'];
const KEEPING = [
  'argocd.argoproj.io/sync-options: "Validate=false, Prune=false , Replace=true"',
  'argocd.argoproj.io/sync-options: Prune=confirm',
  'kustomize.toolkit.fluxcd.io/prune: " Disabled "',
  'helm.sh/resource-policy: " keep "',
].map((annotation) => namespace(`, annotations: {${annotation}}`));
const NOT_KEEPING = [
  ...['argocd.argoproj.io/sync-options: SkipPrune=false', 'argocd.argoproj.io/sync-options: Prune=falsely'],
  ...['kustomize.toolkit.fluxcd.io/prune: undisabled', 'kustomize.toolkit.fluxcd.io/prune: disabledly'],
  ...['helm.sh/resource-policy: upkeep', 'helm.sh/resource-policy: keeper'],
].map((annotation) => namespace(`, annotations: {${annotation}}`));

test.each<[claim: string, base: Files, head: Files, live: Files, expected: string[]]>([
  [
    'it holds objects of the files',
    { 'h.yaml': namespace(), 'r.yaml': API },
    { 'r.yaml': `${API}---\n${API.replace('namespace: web', 'namespace: other')}` },
    {},
    HELD,
  ],
  ...NOT_KEEPING.map((other): [string, Files, Files, Files, string[]] => [
    'it is not retained',
    { 'h.yaml': other, 'r.yaml': API },
    { 'r.yaml': API },
    {},
    HELD,
  ]),
  ['it holds objects of the cluster', { 'h.yaml': namespace() }, {}, { 'r.yaml': API }, HELD],
  [
    'it holds nothing planned',
    { 'h.yaml': namespace(), 'r.yaml': SERVICE },
    { 'r.yaml': `${SERVICE}spec: {}\n` },
    {},
    [],
  ],
  [
    'it is the default one, and the objects are in none',
    { 'h.yaml': DEFAULT, 'r.yaml': POOL },
    { 'r.yaml': POOL },
    {},
    [],
  ],
  ['its objects are removed too', { 'h.yaml': namespace(), 'r.yaml': API }, {}, { 'r.yaml': API }, []],
  [
    'it moves to another file',
    { 'h.yaml': namespace(), 'r.yaml': API },
    { 'r.yaml': `${API}---\n${namespace()}` },
    {},
    [],
  ],
  [
    'another file holds it too',
    { 'h.yaml': namespace(), 'i.yaml': namespace(), 'r.yaml': API },
    { 'i.yaml': namespace(), 'r.yaml': API },
    {},
    [],
  ],
  ...KEEPING.map((kept): [string, Files, Files, Files, string[]] => [
    'it is retained',
    { 'h.yaml': kept, 'r.yaml': API },
    { 'r.yaml': API },
    {},
    [],
  ]),
])('departed namespaces: %s', (_claim, base, head, live, expected) => {
  const change = changeOf(side(base), { ...side(head), outside: [] });
  const objects = manifestsOf(side(live).files);
  const found = leftObjects({ ...change, snapshot: { ...snapshot, objects } });
  const texts = found.map(
    ({ severity, code, message }) => `${severity} ${code} ${toPlain(message).split(':')[0]}`,
  );
  expect(texts).toEqual(expected);
});

test('left objects: unknown if not all changed files were read', () => {
  const problems = [unjudgedAt(null, 'outside-policies', text`Too large: x.yaml.`)];
  const outside = [{ path: 'x.yaml', before: null, text: API, isTakenOut: false }];
  const found = (more: object) =>
    leftObjects(changeOf(side({ 'a.yaml': API }), { ...side({}), problems, ...more })).map(
      ({ severity, code, place }) => `${severity} ${code} ${place?.file ?? ''}`,
    );
  const unseen = 'error left-policies a.yaml';
  expect([found({}), found({ outside })]).toEqual([[unseen], ['error left-policies x.yaml', unseen]]);
});

test('departed namespaces: the verdict is unknown', () => {
  const { verdict, plan } = planOf({ base: `${API}---\n${namespace()}`, head: API, snapshot: FLEET });
  expect(verdict).toBe('unknown');
  expect(plan.problems.map(({ code }) => code)).toContain('left-policies');
});

const POLICY = skyhook({ atOnce: 1, labels: { a: 'b' } }) as { metadata: object };
const OTHER = skyhook({ name: 'other', atOnce: 1, labels: { a: 'b' } });
const LIVE = { ...POLICY, metadata: { ...POLICY.metadata, creationTimestamp: '2026-01-01T00:00:00Z' } };
const NODES = [1, 2].map(() => ({ labels: { a: 'b' } }));

test.each([
  ['is no green check while the cluster has it', [LIVE], [OTHER], 'warn', ['left-policies']],
  ['is removed if the cluster does not have it', [], [OTHER], 'pass', []],
  ['has not left them if another file holds it', [LIVE], [POLICY, OTHER], 'pass', []],
])('left: a policy that leaves the files %s', (_claim, live, head, verdict, expected) => {
  const base = textOf([POLICY, OTHER]);
  const report = planOf({ base, head: textOf(head), snapshot: nodeList(NODES, live) });
  expect(report.plan.problems.map(({ code }) => code)).toEqual(expected);
  expect(report.verdict).toBe(verdict);
});

const deployment = (name: string, replicas: unknown = 6): object => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name, namespace: 'web' },
  spec: {
    replicas,
    selector: { matchLabels: { app: name } },
    template: {
      metadata: { labels: { app: name } },
      spec: { containers: [{ name: 'a', image: 'a:1', envFrom: [{ configMapRef: { name: 'settings' } }] }] },
    },
  },
});
const SETTINGS = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'settings', namespace: 'web' } };

/** Both sides of a Kustomization that applies the files of the base and none of the head; in the head `after`, or gone. */
function applied(
  base: readonly object[],
  head: readonly object[],
  before: Partial<Carrier>,
  after: Partial<Carrier> | null,
) {
  const nodes = [1, 2].map(() => ({ labels: { 'karpenter.sh/nodepool': 'general' } }));
  const input = inputOf({ base: textOf(base), head: textOf(head), snapshot: nodeList(nodes) });
  const by = 'Kustomization/flux-system/web';
  const carrier: Carrier = {
    ...{ identity: by, place: null, digest: '', route: '', takes: [] },
    ...{ sync: 'automatic', outcome: 'evaluated' },
  };
  const of = (one: Side, change: Partial<Carrier> | null): Side => ({
    ...one,
    coverage: change ? [{ ...carrier, ...change }] : [],
  });
  const deliveredBy = [by];
  const files = input.base?.files.map((file) => ({ ...file, deliveredBy })) ?? [];
  return planCluster({
    ...input,
    base: input.base && of({ ...input.base, files }, before),
    head: of(input.head, after),
  });
}

test.each<[string, Partial<Carrier>, Partial<Carrier> | null, boolean]>([
  ['that prunes takes', { prunes: true }, { prunes: true }, true],
  ['that does not prune leaves', { prunes: false }, { prunes: false }, false],
  ['that the change stops from pruning leaves', { prunes: true }, { prunes: false }, false],
  ['that prunes from this change on takes', { prunes: false }, { prunes: true }, true],
  [
    'that moves to another cluster leaves',
    {},
    { outcome: { declared: 'another cluster', why: text`x` } },
    false,
  ],
  ['that is deleted takes', { leaves: false }, null, true],
  ['that is deleted, and orphans its objects, leaves', { leaves: true }, null, false],
])(
  'retained objects: a Kustomization %s the nodes and pods of what leaves the files',
  (_claim, before, after, prunes) => {
    const pools = applied([generalPool({}), deployment('web')], [deployment('web')], before, after);
    expect(pools.plan.head.combined.peakAtOnce).toBe(prunes ? 2 : 0);
    const leaving = [deployment('web'), deployment('old'), SETTINGS];
    const { plan, findings } = applied(leaving, [deployment('web')], before, after);
    const found = findings.filter(({ status }) => status === 'new').map(({ rule }) => rule);
    for (const rule of ['change-not-batched', 'reference-missing'] as const)
      expect(found.includes(rule)).toBe(prunes);
    const old = plan.policies.find(({ ref }) => ref.name === 'old');
    expect(old?.outcome).toEqual(prunes ? { kind: 'removed', targets: 6 } : { kind: 'no-effect' });
  },
);

test('hidden removals: an object that leaves beside a new carrier is planned as removed, also with unjudged: warn', () => {
  const release =
    'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: loki}\nspec: {a: 1}\n';
  const { plan, verdict, findings } = planOf({
    base: textOf([deployment('web'), deployment('api')]),
    head: [textOf([deployment('web')]), release].join('\n---\n'),
    ...{ snapshot: FLEET, config: 'version: 1\nunjudged: warn\n' },
  });
  expect(plan.problems.map(({ severity, code }) => `${severity} ${code}`)).toEqual(['warning not-rendered']);
  expect(findings.map(({ rule, status, policy }) => `${rule} ${status} ${policy?.name ?? ''}`)).toContain(
    'change-not-batched new api',
  );
  expect(verdict).toBe('fail');
});

test('coverage: the footer names what is not evaluated and counts what is, where something is not', () => {
  const footer = (...objects: object[]): string =>
    render(planOf({ head: textOf(objects), snapshot: FLEET }), 'text', { width: 100, color: false });
  expect(footer(deployment('web'), deployment('api', '${REPLICAS}'))).toContain(
    'Evaluated: 1 object. Not evaluated: Deployment/api.',
  );
  expect(footer(deployment('web', 1), deployment('web', 2))).toContain('Not evaluated: Deployment/web.');
  expect(footer(deployment('web'))).not.toContain('Not evaluated');
});

test.each([
  ['not fetched', ['Kustomization/web']],
  ['another cluster', []],
  ['decided in the cluster', []],
] as const)('coverage: a carrier that is not evaluated: %s', (declared, expected) => {
  const outcome = { declared, why: text`x` };
  const carrier: Carrier = {
    ...{ identity: 'Kustomization/flux-system/web', place: null, digest: '', route: '', takes: [] },
    ...{ sync: 'automatic', outcome },
  };
  const { head } = changeOf(null, side({}));
  expect(coverageOf({ ...head, side: { ...head.side, coverage: [carrier] } }).notEvaluated).toEqual(expected);
});
