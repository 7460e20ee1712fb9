import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import type { OutsideFile } from '../../../src/manifest/source-file.js';
import { outsideProblems } from '../../../src/plan/reading/outside.js';
import { held, said, saidOf } from './outside-said.js';
import { EDITED, type Files, POOL, side } from './two-sides.js';

const settings = (kind: string, value: string): string =>
  `apiVersion: v1\nkind: ${kind}\nmetadata: {name: a}\n${kind === 'Secret' ? 'data' : 'binaryData'}: {a.yaml: ${value}}\n`;
const OTHER = POOL.replace('name: a', 'name: other');
const NAMING_POOL =
  'apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: a}\nspec: {template: {spec: {nodeClassRef: {kind: EC2NodeClass, name: gpu}}}}\n';
const NODE_CLASS =
  'apiVersion: karpenter.k8s.aws/v1\nkind: EC2NodeClass\nmetadata: {name: gpu}\nspec: {ami: ami-a}\n';

describe('a planned object in a file of the change that no source takes', () => {
  test.each<[string, Files, Files, Readonly<Record<string, string | null>>, string[]]>([
    [
      'left the policies: nobody has seen what becomes of it',
      { 'p/a.yaml': POOL },
      {},
      { 'x/a.yaml': EDITED },
      ['error left-policies x/a.yaml'],
    ],
    [
      'has a slip in its kind',
      {},
      {},
      { 'x/a.yaml': OTHER.replace('NodePool', 'Nodepool') },
      ['warning outside-policies'],
    ],
    [
      'has a kind that something fills in',
      {},
      {},
      { 'x/a.yaml': OTHER.replace('NodePool', '${KIND}') },
      ['warning outside-policies'],
    ],
    [
      'has a kind and an API version that something fills in',
      {},
      {},
      { 'x/a.yaml': OTHER.replace('NodePool', '$KIND').replace('karpenter.sh/v1', '$API') },
      ['warning outside-policies'],
    ],
    ...['ConfigMap', 'Secret'].map((kind): [string, Files, Files, Files, string[]] => [
      `is in base64 in a ${kind}`,
      {},
      {},
      { 'x/a.yaml': settings(kind, Buffer.from(OTHER).toString('base64')) },
      ['warning outside-policies'],
    ]),
    [
      'is packed in a ConfigMap',
      {},
      {},
      { 'x/a.yaml': settings('ConfigMap', gzipSync(OTHER).toString('base64')) },
      ['warning outside-policies'],
    ],
    [
      'may be in what is packed too large to look at',
      {},
      {},
      { 'x/a.yaml': settings('ConfigMap', gzipSync('a'.repeat(65 << 20)).toString('base64')) },
      ['warning outside-policies'],
    ],
    [
      'is none of those in base64',
      {},
      {},
      { 'x/a.yaml': settings('ConfigMap', gzipSync('all is well\n'.repeat(9)).toString('base64')) },
      [],
    ],
    [
      'left them behind another object',
      { 'p/a.yaml': POOL },
      {},
      { 'x/a.yaml': `${OTHER}---\n${EDITED}` },
      ['error left-policies x/a.yaml', 'warning outside-policies'],
    ],
    [
      'lies beside the policies',
      { 'p/a.yaml': POOL },
      { 'p/a.yaml': POOL },
      { 'p/b.yml': OTHER },
      ['error beside-policies p/b.yml'],
    ],
    [
      'lies elsewhere',
      { 'p/a.yaml': POOL },
      { 'p/a.yaml': POOL },
      { 'x/b.yaml': OTHER },
      ['warning outside-policies'],
    ],
    [
      'is among the policies, and is added a second time',
      { 'p/a.yaml': POOL },
      { 'p/a.yaml': POOL },
      { 'x/a.yaml': POOL },
      ['error twice-in-change x/a.yaml'],
    ],
    [
      'lies in a folder like theirs, as that of a new region does',
      { 'fleet/emea/pools/a.yaml': POOL },
      { 'fleet/emea/pools/a.yaml': POOL },
      { 'fleet/latam/pools/a.yaml': OTHER },
      ['error beside-policies fleet/latam/pools/a.yaml'],
    ],
    [
      'lies in a new folder of the root as one of theirs does in its own',
      { 'production/pools.yaml': POOL },
      { 'production/pools.yaml': POOL },
      { 'staging/pools.yaml': OTHER },
      ['error beside-policies staging/pools.yaml'],
    ],
    [
      'lies so in a folder of examples',
      { 'production/pools.yaml': POOL },
      { 'production/pools.yaml': POOL },
      { 'examples/pools.yaml': OTHER },
      ['warning outside-policies'],
    ],
    [
      'lies in a folder like theirs that holds tests',
      { 'fleet/emea/a.yaml': POOL },
      { 'fleet/emea/a.yaml': POOL },
      { 'fleet/tests/a.yaml': OTHER },
      ['warning outside-policies'],
    ],
    ['is none', { 'p/a.yaml': POOL }, { 'p/a.yaml': POOL }, { 'p/b.md': 'A NodePool is planned.' }, []],
    ['is in a file of which the text is not here', { 'p/a.yaml': POOL }, {}, { 'p/b.bin': null }, []],
  ])('%s', (_claim, base, head, outside, expected) => {
    expect(said(base, head, outside)).toEqual(expected);
  });

  test.each<[string, OutsideFile, string[]]>([
    [
      'is edited where it was before, as that of another cluster',
      { path: 'x/a.yaml', before: POOL, text: EDITED, isTakenOut: false },
      ['warning outside-policies'],
    ],
    [
      'is added a second time where a glob takes it out',
      { path: 'x/a.yaml', before: null, text: EDITED, isTakenOut: true },
      [],
    ],
  ])('one of the policies too that %s', (_claim, outside, expected) => {
    expect(saidOf({ 'p/a.yaml': POOL }, { 'p/a.yaml': POOL }, [outside])).toEqual(expected);
  });

  describe('an object that decides about one of the policies', () => {
    const policies = {
      'p/pool.yaml': NAMING_POOL,
      'p/web.yaml':
        'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web, namespace: prod}\nspec: {}\n',
      'p/nw.yaml':
        'apiVersion: nodewright.nvidia.com/v1alpha1\nkind: NodeWright\nmetadata: {name: t}\nspec: {deploymentPolicy: slow}\n',
    };
    const nodeClass = (ami: string, name = 'gpu'): string =>
      NODE_CLASS.replace('ami-a', ami).replace('gpu', name);
    const scaler = (replicas: number, name = 'web', namespace = 'prod'): string =>
      `apiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\nmetadata: {name: h, namespace: ${namespace}}\nspec: {minReplicas: ${replicas}, scaleTargetRef: {kind: Deployment, name: ${name}}}\n`;
    const keda = (replicas: number): string =>
      `apiVersion: keda.sh/v1alpha1\nkind: ScaledObject\nmetadata: {name: s}\nspec: {minReplicaCount: ${replicas}, scaleTargetRef: {name: web}}\n`;
    const limits = (count: number): string =>
      `apiVersion: nodewright.nvidia.com/v1alpha1\nkind: DeploymentPolicy\nmetadata: {name: slow}\nspec: {default: {budget: {count: ${count}}}}\n`;
    const TOLD = ['error named-by-policies x/o.yaml'];

    test.each<[string, string | null, string | null, string[]]>([
      ['the NodeClass of a NodePool is edited', nodeClass('a'), nodeClass('b'), TOLD],
      ['the NodeClass of a NodePool is added', null, nodeClass('b'), TOLD],
      ['the NodeClass of a NodePool is removed', nodeClass('a'), null, TOLD],
      [
        'a NodeClass that no NodePool of the policies names is edited',
        nodeClass('a', 'x'),
        nodeClass('b', 'x'),
        [],
      ],
      [
        'only what stands beside it in its file is edited',
        nodeClass('a'),
        `${nodeClass('a')}---\nkind: Other\n`,
        [],
      ],
      ['what scales a Deployment is edited', scaler(20), scaler(1), TOLD],
      [
        'what scales a Deployment of another namespace is edited',
        scaler(20, 'web', 'dev'),
        scaler(1, 'web', 'dev'),
        [],
      ],
      ['what scales another Deployment is edited', scaler(20, 'api'), scaler(1, 'api'), []],
      ['what scales a Deployment without naming its kind is edited', keda(20), keda(1), TOLD],
      ['the DeploymentPolicy of a NodeWright is edited', limits(1), limits(50), TOLD],
    ])('is told where %s', (_claim, before, text, expected) => {
      const outside = [{ path: 'x/o.yaml', before, text, isTakenOut: false }];
      expect(saidOf(policies, policies, outside)).toEqual(expected);
    });
  });

  test.each<[string, string | null, string[]]>([
    ['is edited where another cluster has one of that name', NODE_CLASS, ['warning outside-policies']],
    ['is added a second time', null, ['error twice-in-change x/o.yaml']],
  ])('a NodeClass that is among the policies, and %s', (_claim, before, expected) => {
    const policies = { 'p/pool.yaml': NAMING_POOL, 'p/class.yaml': NODE_CLASS };
    const text = NODE_CLASS.replace('ami-a', 'ami-b');
    expect(saidOf(policies, policies, [{ path: 'x/o.yaml', before, text, isTakenOut: false }])).toEqual(
      expected,
    );
  });

  test.each([
    ['beside those that were rendered', 'deploy/values/ap.yaml', 'error not-rendered deploy/values/ap.yaml'],
    ['in a folder like theirs', 'deploy/ap/values.yaml', 'error not-rendered deploy/ap/values.yaml'],
    ['elsewhere', 'other/deep/values.yaml', 'warning outside-policies'],
  ])('values %s', (_where, path, expected) => {
    const rendered = ['deploy/values/eu.yaml', 'deploy/eu/values.yaml', 'charts/web/Chart.yaml'];
    expect(said({}, {}, { [path]: 'replicas: 50\n' }, rendered)).toEqual([expected]);
  });

  test('a Kustomization of Flux that lies in a new folder of the root as theirs does is not judged', () => {
    const sync =
      'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: a}\nspec: {path: ./staging}\n';
    const rendered = ['production/sync.yaml', 'production/pools.yaml'];
    expect(said({}, {}, { 'staging/sync.yaml': sync }, rendered)).toEqual([
      'error not-rendered staging/sync.yaml',
    ]);
    expect(said({}, {}, { 'staging/other.yaml': sync }, rendered)).toEqual(['warning outside-policies']);
  });

  const application = (path: string): string =>
    `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: a}\nspec: {source: {path: ${path}}}\n`;
  test.each([
    ['what the policies take', 'p', 'error not-rendered argo/a.yaml'],
    ['something else', 'q', 'warning outside-policies'],
  ])('an Application that applies %s', (_what, path, expected) => {
    const files = { 'p/a.yaml': POOL };
    expect(said(files, files, { 'argo/a.yaml': application(path) })).toEqual([expected]);
  });

  test.each([
    [
      'gives what the policies name its values',
      'module "k" { source = "../modules/k" }',
      'error not-rendered',
    ],
    ['belongs to another module', 'module "k" { source = "../modules/network" }', ''],
  ])('Terraform that %s', (_claim, call, expected) => {
    const pools = 'resource "kubectl_manifest" "p" { yaml_body = "kind: NodePool" }\n';
    const problems = outsideProblems(
      {
        base: null,
        head: {
          ...side({}),
          beside: [{ path: 'modules/k/pools.tf', text: pools }],
          outside: [
            {
              path: 'live/prod.auto.tfvars',
              before: 'budget = 1\n',
              text: 'budget = 9\n',
              isTakenOut: false,
            },
            { path: 'live/main.tf', before: call, text: call, isTakenOut: false },
          ],
        },
      },
      { base: [], head: [] },
    );
    expect(problems.map(({ severity, code }) => `${severity} ${code}`).join()).toBe(expected);
  });

  test.each([
    ['in a folder that is rendered', ['x'], []],
    ['of itself', ['x/a.yaml'], []],
    ['in a folder whose name begins alike', ['x/a', 'y'], ['error left-policies x/a.yaml']],
  ])('is judged by what is rendered %s', (_claim, renderedPaths, expected) => {
    expect(said({ 'p/a.yaml': POOL }, {}, { 'x/a.yaml': EDITED }, renderedPaths)).toEqual(expected);
  });
});

test.each(['not-rendered', 'kustomize-failed', 'yaml-syntax'] as const)(
  'that a file was not rendered is said once, by whoever followed it (%s)',
  (code) => {
    const release = (version: string): string =>
      `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: a}\nspec: {chart: {spec: {version: "${version}"}}}\n`;
    const outside = [{ path: 'apps/a.yaml', text: release('2'), before: release('1'), isTakenOut: false }];
    const judged = { base: held({ 'apps/p.yaml': POOL }), head: held({ 'apps/p.yaml': POOL }) };
    const sides = { base: null, head: { ...side({ 'apps/p.yaml': POOL }), outside } };
    const own = outsideProblems(sides, judged);
    expect(own).toHaveLength(1);
    const told = own.map((problem) => ({
      ...problem,
      severity: code === 'not-rendered' ? problem.severity : 'error',
      code,
      place: { file: 'apps/a.yaml', line: 3, column: 1 },
    }));
    expect(outsideProblems(sides, judged, told)).toEqual([]);
  },
);
