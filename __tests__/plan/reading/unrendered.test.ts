import { describe, expect, test } from '@jest/globals';
import { outsideProblems } from '../../../src/plan/reading/outside.js';
import { generates } from '../../../src/plan/reading/generators.js';
import { readSides } from '../../../src/plan/reading/sides.js';
import { manifestsOf } from '../../parse-side.js';
import { codes, config, POOL, side, snapshot } from './two-sides.js';

const RELEASE =
  'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: a}\nspec: {a: 1}\n';
const object = (apiVersion: string, kind: string): string =>
  `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: a}\nspec: {a: 1}\n`;

describe('an object that a controller renders others from is not judged as it is written', () => {
  test.each([
    ['helm.toolkit.fluxcd.io/v2', 'HelmRelease'],
    ['kustomize.toolkit.fluxcd.io/v1', 'Kustomization'],
    ['source.toolkit.fluxcd.io/v1', 'GitRepository'],
    ['source.extensions.fluxcd.io/v1beta1', 'ArtifactGenerator'],
    ['fluxcd.controlplane.io/v1', 'ResourceSet'],
    ['fluxcd.controlplane.io/v1', 'FluxInstance'],
    ['helm.cattle.io/v1', 'HelmChart'],
    ['helm.cattle.io/v1', 'HelmChartConfig'],
    ['fleet.cattle.io/v1alpha1', 'Bundle'],
    ['fleet.cattle.io/v1alpha1', 'GitRepo'],
    ['argoproj.io/v1alpha1', 'Application'],
    ['argoproj.io/v1alpha1', 'ApplicationSet'],
    ['configsync.gke.io/v1beta1', 'RootSync'],
    ['configsync.gke.io/v1beta1', 'RepoSync'],
    ['config.projectsveltos.io/v1beta1', 'ClusterProfile'],
    ['policy.karmada.io/v1alpha1', 'OverridePolicy'],
    ['operators.coreos.com/v1alpha1', 'Subscription'],
    ['olm.operatorframework.io/v1', 'ClusterExtension'],
    ['templates.weave.works/v1alpha1', 'GitOpsSet'],
    ['policy.open-cluster-management.io/v1', 'PolicyGenerator'],
    ['config.porch.kpt.dev/v1alpha2', 'PackageVariantSet'],
    ['gitops.kluctl.io/v1beta1', 'KluctlDeployment'],
    ['helm.k0sproject.io/v1beta1', 'Chart'],
    ['k0rdent.mirantis.com/v1beta1', 'ClusterDeployment'],
    ['helm.crossplane.io/v1beta1', 'Release'],
    ['infra.contrib.fluxcd.io/v1alpha2', 'Terraform'],
    ['pulumi.com/v1', 'Stack'],
  ])('%s %s', (apiVersion, kind) => {
    const files = { 'a.yaml': object(apiVersion, kind) };
    expect(codes(side({}), side(files))).toEqual(['error not-rendered']);
    expect(codes(null, side(files))).toEqual(['warning not-rendered']);
  });

  test('nor when only what is in it differs', () => {
    const edited = side({ 'a.yaml': RELEASE.replace('a: 1', 'a: 2') });
    expect(codes(side({ 'a.yaml': RELEASE }), edited)).toEqual(['error not-rendered']);
  });

  test.each([
    ['how often a source is fetched', 'source.toolkit.fluxcd.io/v1', 'interval: 1h', []],
    ['as whom a source is fetched', 'source.toolkit.fluxcd.io/v1', 'secretRef: {name: a}', []],
    ['where a source is', 'source.toolkit.fluxcd.io/v1', 'url: https://example.com', ['error not-rendered']],
    ['how often a release is looked at', 'helm.toolkit.fluxcd.io/v2', 'interval: 1h', []],
    ['how often Rancher Fleet looks', 'fleet.cattle.io/v1alpha1', 'pollingInterval: 60s', []],
    ['what Rancher Fleet takes', 'fleet.cattle.io/v1alpha1', 'paths: [b]', ['error not-rendered']],
    [
      'when an Application is synced',
      'argoproj.io/v1alpha1',
      'syncPolicy: {automated: {selfHeal: true}, syncOptions: [ServerSideApply=true]}',
      [],
    ],
    [
      'how an Application is synced',
      'argoproj.io/v1alpha1',
      'syncPolicy: {syncOptions: [Replace=true]}',
      ['error not-rendered'],
    ],
    ['what an Application takes', 'argoproj.io/v1alpha1', 'source: {path: b}', ['error not-rendered']],
    ['how long a release may take', 'helm.toolkit.fluxcd.io/v2', 'timeout: 1h', ['error not-rendered']],
  ])('and an edit of %s (%s, %s): %j', (_claim, apiVersion, written, expected) => {
    const kinds: Readonly<Record<string, string>> = { fleet: 'GitRepo', argoproj: 'Application' };
    const before = object(apiVersion, kinds[apiVersion.split('.')[0] ?? ''] ?? 'A');
    const after = before.replace('a: 1', `a: 1, ${written}`);
    expect(codes(side({ 'a.yaml': before }), side({ 'a.yaml': after }))).toEqual(expected);
  });

  test('but a comment beside it changes nothing', () => {
    expect(codes(side({ 'a.yaml': RELEASE }), side({ 'a.yaml': `# why\n${RELEASE}` }))).toEqual([]);
  });
});

describe('a chart is not judged as it is written', () => {
  test.each([
    ['its name and parts', 'c/Chart.yaml', 'name: a\n'],
    ['its parts, as Helm 2 wrote them', 'c/requirements.yaml', 'dependencies: []\n'],
    ['a template that only includes another one', 'c/templates/all.yaml', '{{ include "x" . }}\n'],
    [
      'a template of Applications',
      'c/templates/a.yaml',
      'apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: {{ .name }}}\n',
    ],
    ['a template of a kind that is put in', 'c/templates/a.yaml', 'kind: {{ .Values.kind }}\n'],
    ['a template in a comment of YAML', 'c/templates/a.yaml', '# {{ if x }}\n# kind: NodePool\na: b\n'],
    ['a template that is YAML', 'c/templates/a.yaml', `# {{ if x }}\n${POOL}`],
  ])('%s', (_claim, path, text) => {
    expect(codes(side({}), side({ [path]: text }))).toEqual(['error not-rendered']);
  });

  test('nor a template of something else than Helm, for which no chart is named', () => {
    const jinja = POOL.replace('1}', '"{{ inventory.weight }}"}');
    const { problems } = readSides(side({}), side({ 'templates/p.yaml': jinja }), { snapshot, config }).head;
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain('Render it in a step before');
  });

  test('and what keeps a file from being judged is said once of it', () => {
    const at = { file: 'a.yaml', line: 1, column: 1 };
    const failed = {
      severity: 'error',
      code: 'not-rendered',
      message: 'x',
      place: at,
      picture: null,
    } as const;
    const files = { 'a.yaml': RELEASE, 'b.yaml': RELEASE.replace('name: a', 'name: b') };
    const { problems, reading } = readSides(
      side({}),
      { ...side(files), problems: [failed] },
      { snapshot, config },
    ).head;
    expect(reading).toEqual([failed]);
    expect(problems.map(({ place }) => place?.file)).toEqual(['b.yaml']);
  });

  test('but for a template of nothing that is planned', () => {
    expect(codes(side({}), side({ 'c/templates/a.yaml': 'kind: Service\na: "{{ x }}"\n' }))).toEqual([]);
  });
});

describe('what a renderer went through is judged, and nothing beside it', () => {
  const files = { 'apps/web.yaml': RELEASE };
  test.each([
    ['the file', ['apps/web.yaml'], []],
    ['its folder', ['apps'], []],
    ['its folder, with a slash', ['apps/'], []],
    ['everything', [''], []],
    ['a folder whose name begins alike', ['app'], ['error not-rendered']],
    ['another folder', ['other'], ['error not-rendered']],
  ])('%s', (_claim, renderedPaths, expected) => {
    expect(codes(side({}), side(files, {}, renderedPaths))).toEqual(expected);
  });
});

describe('an object in what a tool printed that a controller renders others from', () => {
  const printed = (text: string, followed?: readonly string[]) => ({
    ...side({}, {}, ['apps']),
    files: [
      {
        path: 'apps/web.yaml',
        text,
        renderedBy: 'kustomize build apps',
        ...(followed === undefined ? {} : { followed }),
      },
    ],
  });
  const none = { ...side({}, {}, ['apps']) };
  const [before, edited] = [printed(RELEASE), printed(RELEASE.replace('a: 1', 'a: 2'))];

  test('is not judged where it is edited, added or removed', () => {
    expect(codes(before, edited)).toEqual(['error not-rendered']);
    expect(codes(none, before)).toEqual(['error not-rendered']);
    expect(codes(before, none)).toEqual(['error not-rendered']);
    expect(codes(null, before)).toEqual(['warning not-rendered']);
  });

  test('is no part of a change that leaves it as it is', () => {
    expect(codes(before, before)).toEqual([]);
  });

  test('is judged where what printed it follows it', () => {
    const of = (text: string) => printed(text, ['helm.toolkit.fluxcd.io']);
    expect(codes(of(RELEASE), of(RELEASE.replace('a: 1', 'a: 2')))).toEqual([]);
    const chart = object('helm.cattle.io/v1', 'HelmChart');
    expect(codes(of(RELEASE), of(chart))).toEqual(['error not-rendered']);
  });
});

describe('an edit of a file that says what a kustomization does is not judged', () => {
  test.each<[name: string, key: string, path?: string]>([
    ['a patch of operations', 'patches: [{path: x.yaml, target: {kind: NodePool}}]'],
    ['the same, as it was written before', 'patchesJson6902: [{path: x.yaml, target: {kind: NodePool}}]'],
    ['replacements', 'replacements: [{path: x.yaml}]'],
    ['a transformer', 'transformers: [x.yaml]'],
    ['values of a chart', 'helmCharts: [{name: a, valuesFile: x.yaml}]'],
    ['more values of a chart', 'helmCharts: [{name: a, additionalValuesFiles: [x.yaml]}]'],
    ['a file of a component', 'components: [../c]', 'c/x.yaml'],
  ])('%s', (_name, key, path = 'p/x.yaml') => {
    const of = (text: string) =>
      side({ 'p/a.yaml': POOL, 'p/kustomization.yaml': `resources: [a.yaml]\n${key}\n`, [path]: text });
    expect(codes(of('- {a: 1}\n'), of('- {a: 2}\n'))).toContain('error not-rendered');
    expect(codes(of('- {a: 1}\n'), of('- {a: 1}\n'))).not.toContain('error not-rendered');
  });

  test('but data that it only puts into a ConfigMap changes nothing', () => {
    const recipe = 'configMapGenerator: [{name: a, files: [x.yaml]}]\n';
    const of = (text: string) => side({ 'p/kustomization.yaml': recipe, 'p/x.yaml': text });
    expect(codes(of('- {a: 1}\n'), of('- {a: 2}\n'))).toEqual([]);
  });
});

describe('an edit of a kustomization is not judged', () => {
  const PLAIN = 'resources: [a.yaml]\n';
  const kustomized = (text: string) =>
    side({ 'p/a.yaml': POOL, 'p/b.yaml': '', 'p/kustomization.yaml': text });
  test.each([
    ['that takes its patches away', `${PLAIN}images: [{name: a, newTag: b}]\n`, PLAIN],
    ['that can not be read', PLAIN, 'resources: [\n'],
    ['that begins to take what was there', 'resources: []\n', PLAIN],
    ['that takes what is not there', PLAIN, 'resources: [a.yaml, c.yaml]\n'],
    ['that takes a base which is not there', PLAIN, 'resources: [a.yaml]\nbases: [../c]\n'],
    ['that becomes a component', PLAIN, `kind: Component\n${PLAIN}`],
  ])('%s', (_claim, before, after) => {
    expect(codes(kustomized(before), kustomized(after))).toEqual(['error not-rendered']);
  });

  test('that could not be read before either', () => {
    const before = side({ 'p/kustomization.yaml': 'resources: [\n' });
    const after = side({ 'p/a.yaml': POOL, 'p/kustomization.yaml': PLAIN });
    expect(codes(before, after)).toEqual(['error not-rendered']);
  });

  test('of which nothing is known, and the reason says so', () => {
    const { head } = readSides(kustomized(PLAIN), kustomized('resources: [\n'), { snapshot, config });
    expect(head.problems[0]?.message).toContain('was not judged: it can not be read.');
  });

  test('but for one that lists the same in another order', () => {
    const [one, other] = ['resources: [a.yaml, b.yaml]\n', 'resources: [b.yaml, ./a.yaml]\n'];
    expect(codes(kustomized(one), kustomized(other))).toEqual([]);
  });
});

test('an overlay over several others changes what is judged of an object all the same', () => {
  const files = (weight: number) => ({
    'a/pool.yaml': POOL.replace('weight: 1', `weight: ${weight}`),
    'a/kustomization.yaml': 'resources: [pool.yaml]\n',
    'b/kustomization.yaml': 'bases: [../a]\n',
    'c/kustomization.yaml': 'resources: [../b]\n',
    'd/kustomization.yaml': 'namePrefix: x-\nresources: [../c]\n',
  });
  expect(codes(side(files(1)), side(files(2)))).toEqual(['error kustomize-transforms']);
});

describe('source code and Terraform render what they name', () => {
  test.each([
    ['an API group', 'a.go', 'Group("karpenter.sh/v1")'],
    ['a group of Kubernetes itself', 'a.py', 'x = "apps/v1"'],
    ['disruption budgets', 'a.ts', "const v = 'policy/v1'"],
    ['a resource of Terraform', 'a.tf', 'resource "kubernetes_deployment" "a" {}'],
    ['a budget of Terraform', 'a.tf', 'resource "kubernetes_pod_disruption_budget" "a" {}'],
    ['a class of cdk8s', 'a.ts', "new KubeDaemonSet(this, 'a', {})"],
    ['a constructor of Pulumi', 'a.go', 'appsv1.NewStatefulSet(ctx)'],
    ['a manifest that Terraform applies', 'a.tf', 'resource "kubectl_manifest" "a" {}'],
    ['documents that Terraform applies', 'a.tf', 'data "kubectl_file_documents" "a" {}'],
    ['a helper of a chart', 'c/templates/_a.tpl', ''],
    ['a packed chart', 'c/charts/a.tgz', null],
    ['a file that could not be read', 'a.jsonnet', null],
  ])('%s', (_claim, path, text) => {
    expect(generates(path, text)).not.toBeNull();
  });

  test.each([
    ['the notes of a chart', 'c/templates/NOTES.txt', 'kind: NodePool'],
    ['the words of Terraform in another language', 'a.ts', 'helm_release'],
    ['a version of an application', 'a.py', 'myapps/v1'],
  ])('but not %s', (_claim, path, text) => {
    expect(generates(path, text)).toBeNull();
  });
});

describe('a planned object within another one', () => {
  const inner = JSON.stringify({ apiVersion: 'karpenter.sh/v1', kind: 'NodePool', metadata: { name: 'a' } });
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  const outer = (kind: string, more: object, metadata: object = {}): string =>
    JSON.stringify({ apiVersion: 'v1', kind, metadata: { name: 'e', ...metadata }, ...more });

  test.each([
    ['as YAML', outer('ConfigMap', { data: { a: POOL } })],
    ['as a line of JSON', outer('ConfigMap', { data: { a: inner } })],
    [
      'as a line in flow style',
      outer('ConfigMap', { data: { a: '{kind: NodePool, apiVersion: karpenter.sh/v1}' } }),
    ],
    ['in base64 of a Secret', outer('Secret', { data: { a: base64(POOL) } })],
    [
      'in base64 over several lines, in any language',
      outer('Secret', { data: { a: base64(`# größer\n${POOL}`).replace(/.{30}/g, '$&\n') } }),
    ],
    ['in binary data', outer('ConfigMap', { binaryData: { a: base64(POOL) } })],
    ['in the text of a Secret', outer('Secret', { stringData: { a: inner } })],
  ])('%s is not judged', (_claim, text) => {
    expect(codes(side({}), side({ 'a.yaml': text }))).toEqual(['error not-rendered']);
  });

  test.each([
    ['what the last apply wrote of an object', outer('ConfigMap', {}, { annotations: { last: inner } })],
    ['a line that names a kind', outer('ConfigMap', { data: { a: 'kind: NodePool is ours' } })],
    ['base64 of something else', outer('Secret', { data: { a: base64('apiVersion of nothing at all') } })],
  ])('%s is none', (_claim, text) => {
    expect(codes(side({}), side({ 'a.yaml': text }))).toEqual([]);
  });
});

test.each([
  ['is not judged', [], ['error beside-policies']],
  ['is, where it is rendered too', [POOL], []],
])('a planned object among the definitions of a chart %s', (_claim, rendered, expected) => {
  const head = manifestsOf(rendered.map((text) => ({ path: 'charts/web/crds/a.yaml', text })));
  const outside = [{ path: 'charts/web/crds/a.yaml', before: null, text: POOL, isTakenOut: false }];
  const problems = outsideProblems(
    { base: null, head: { ...side({}, {}, ['charts/web']), outside } },
    { base: [], head },
  );
  expect(problems.map(({ severity, code }) => `${severity} ${code}`)).toEqual(expected);
});
