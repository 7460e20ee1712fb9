import { describe, expect, test } from '@jest/globals';
import { readSides } from '../../../src/plan/reading/sides.js';
import type { Side } from '../../../src/plan/reading/side.js';
import { config, type Files, POOL, side, snapshot } from './two-sides.js';

/** What moving the pool from one path to another is told of, beside files that stay. */
function moved(from: string, to: string, { stays = {}, beside = {} }: Readonly<Record<string, Files>>) {
  return told(side({ [from]: POOL, ...stays }, beside), side({ [to]: POOL, ...stays }, beside));
}

function told(base: Side, head: Side): string[] {
  return readSides(base, head, { snapshot, config }).head.problems.map(
    ({ severity, code, place }) => `${severity} ${code} ${place?.file ?? ''}`,
  );
}

const TERRAFORM =
  'resource "kubectl_manifest" "pool" {\n  for_each = fileset("${path.module}", "pools/*.yaml")\n  yaml_body = file("${path.module}/${each.value}")\n}\n';
const FLUX =
  'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: a}\nspec: {path: ./pools}\n';
const argo = (directory: string): string =>
  `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: a}\nspec: {source: {path: pools, directory: {${directory}}}}\n`;
const ROLE =
  '- kubernetes.core.k8s:\n    definition: "{{ lookup(\'file\', item) }}"\n  with_fileglob:\n    - pools/*.yaml\n';

describe('a plain file that moves', () => {
  test.each<[string, string, string, Readonly<Record<string, Files>>]>([
    ['out of the pattern of a fileset', 'pools/a.yaml', 'old/a.yaml', { beside: { 'main.tf': TERRAFORM } }],
    ['into the pattern of a fileset', 'old/a.yaml', 'pools/a.yaml', { beside: { 'main.tf': TERRAFORM } }],
    ['below it', 'pools/a.yaml', 'pools/old/a.yaml', { beside: { 'main.tf': TERRAFORM } }],
    ['to another suffix', 'pools/a.yaml', 'pools/a.yml', { beside: { 'main.tf': TERRAFORM } }],
    [
      'out of the folder of a script',
      'pools/a.yaml',
      'old/a.yaml',
      { beside: { 'x.sh': 'kubectl apply -f pools\n' } },
    ],
    [
      'deeper into a folder that is applied without -R',
      'pools/a.yaml',
      'pools/b/a.yaml',
      { beside: { 'x.sh': 'kubectl apply -f pools/\n' } },
    ],
    [
      'out of the loop of a script',
      'pools/a.yaml',
      'old/a.yaml',
      { beside: { 'x.sh': 'for f in pools/*.yaml; do\n  kubectl apply -f "$f"\ndone\n' } },
    ],
    ...[
      'kubectl create cm x --from-file=pools --dry-run=client -o yaml | kubectl apply -f -',
      'kubectl create -f pools --dry-run=client -o yaml |\n  kubectl apply -f -',
      'kubectl apply -f pools --dry-run=none',
      'kubectl apply -f pools --dry-run=$DRY',
      'echo begins; kubectl apply -f pools',
      'kubeconform pools && kubectl apply -f pools',
    ].map((line): [string, string, string, Readonly<Record<string, Files>>] => [
      `out of what a script applies (${line})`,
      'pools/a.yaml',
      'old/a.yaml',
      { beside: { 'x.sh': `${line}\n` } },
    ]),
    [
      'out of the variable of a Makefile',
      'pools/a.yaml',
      'old/a.yaml',
      { beside: { Makefile: 'DIR := pools\napply:\n\tkubectl apply -f $(DIR)\n' } },
    ],
    [
      'out of the files of a role',
      'roles/p/files/pools/a.yaml',
      'roles/p/files/old/a.yaml',
      { beside: { 'roles/p/tasks/main.yml': ROLE } },
    ],
    ['out of the path of Flux', 'pools/a.yaml', 'old/a.yaml', { stays: { 'flux.yaml': FLUX } }],
    ['out of the path of Argo CD', 'pools/a.yaml', 'old/a.yaml', { stays: { 'argo.yaml': argo('') } }],
    ['below a path of Argo CD', 'pools/a.yaml', 'pools/b/a.yaml', { stays: { 'argo.yaml': argo('') } }],
    [
      'into what is excluded',
      'pools/a.yaml',
      'pools/old/a.yaml',
      { stays: { 'argo.yaml': argo("recurse: true, exclude: 'old/*'") } },
    ],
  ])('%s is not judged', (_claim, from, to, around) => {
    expect(moved(from, to, around)).toEqual([`error moved-delivery ${to}`]);
  });

  test.each<[string, string, string, Readonly<Record<string, Files>>]>([
    ['that nothing takes, to where nothing does', 'a/a.yaml', 'b/a.yaml', {}],
    ...[
      'kubectl apply --dry-run=client -f pools',
      'kubectl diff -f pools && echo same',
      'kubeconform -strict pools | head',
      'kubectl kustomize pools > /dev/null',
      'kustomize build pools | kubeconform -',
      '# kubectl apply -f pools',
      '@echo "kubectl apply -f pools"',
    ].map((line): [string, string, string, Readonly<Record<string, Files>>] => [
      `out of what a script only checks or names (${line})`,
      'pools/a.yaml',
      'old/a.yaml',
      { beside: { 'x.sh': `kubectl apply -R -f other\n${line}\n` } },
    ]),
    ['within what a fileset takes', 'pools/a.yaml', 'pools/b.yaml', { beside: { 'main.tf': TERRAFORM } }],
    [
      'deeper into what is applied with -R',
      'pools/a.yaml',
      'pools/b/a.yaml',
      { beside: { 'x.sh': 'kubectl apply -R -f pools/\n' } },
    ],
    ['deeper into the path of Flux', 'pools/a.yaml', 'pools/b/a.yaml', { stays: { 'flux.yaml': FLUX } }],
    [
      'deeper into a path with recurse',
      'pools/a.yaml',
      'pools/b/a.yaml',
      { stays: { 'argo.yaml': argo("recurse: true, exclude: 'old/*'") } },
    ],
  ])('%s changes nothing', (_claim, from, to, around) => {
    expect(moved(from, to, around)).toEqual([]);
  });

  test('out of what a tool built is not judged', () => {
    const built = { path: 'prod', text: POOL, renderedBy: 'kustomize build prod' };
    const base = { ...side({}), files: [built], renderedPaths: ['prod'] };
    const head = side({ 'old/a.yaml': POOL }, {}, ['prod']);
    expect(told(base, head)).toEqual(['error moved-delivery old/a.yaml']);
  });

  test.each([
    ['another overlay', 'kustomize build a', 'kustomize build b', ['error moved-delivery b/pool.yaml']],
    ['another release', 'helm template a web', 'helm template b web', ['error moved-delivery b/pool.yaml']],
    ['a chart', 'kustomize build a', 'helm template a b', ['error moved-delivery b/pool.yaml']],
    ['another file of the same overlay', 'kustomize build a', 'kustomize build a', []],
  ])('out of what a tool built, and into %s', (_claim, from, to, expected) => {
    const built = (renderedBy: string, path: string) => ({
      ...side({}),
      files: [{ path, text: POOL, renderedBy, key: `${renderedBy} pool` }],
      renderedPaths: ['a', 'b'],
    });
    expect(told(built(from, 'a/pool.yaml'), built(to, 'b/pool.yaml'))).toEqual(expected);
  });
});

describe('an object that is applied by another', () => {
  const by = (name: string, leaves = false) => ({ by: name, leaves, prunes: true });
  const under = (folder: string, ...deliveredBy: ReturnType<typeof by>[]) => ({
    ...side({}),
    files: [
      {
        path: `${folder}/pool.yaml`,
        text: POOL,
        renderedBy: `kustomize build ${folder}`,
        key: folder,
        deliveredBy,
      },
    ],
    renderedPaths: ['a', 'b'],
  });
  const A = by('Kustomization/a');
  const LEFT = by('Kustomization/a', true);

  test.each([
    ['from another folder', under('a', A), under('b', A)],
    ['and was left by one that is gone', under('a', LEFT), under('a', by('Kustomization/b'))],
    [
      'and whose owner is left by one that is gone',
      under('a', LEFT, by('HelmRelease/w')),
      under('a', by('Kustomization/b'), by('HelmRelease/w')),
    ],
  ])('as before, %s, moves nowhere', (_claim, before, after) => {
    expect(told(before, after)).toEqual([]);
  });

  test.each([
    ['another one', under('a', A), under('a', by('Kustomization/b'))],
    [
      'one whose owner is another one',
      under('a', A, by('HelmRelease/w')),
      under('a', by('Kustomization/b'), by('HelmRelease/w')),
    ],
    [
      'one that leaves, where that is still there',
      under('a', LEFT),
      {
        ...under('a', by('Kustomization/b')),
        files: [
          ...under('a', by('Kustomization/b')).files,
          { path: 'x.yaml', text: 'a: 1\n', deliveredBy: [LEFT] },
        ],
      },
    ],
  ])('is not judged where %s applies it, though nothing of it moves', (_claim, before, after) => {
    expect(told(before, after)).toEqual(['error moved-delivery a/pool.yaml']);
  });

  test('is uninstalled first where it is the same HelmRelease under another release', () => {
    const release = (more: string) => under('a', by(`HelmRelease/a/web${more}`));
    const messages = (base: Side, head: Side): string[] =>
      readSides(base, head, { snapshot, config }).head.problems.map(({ message }) => message);
    expect(messages(release(' (release a/web of chart x)'), release(' (release a/w of chart x)'))).toEqual([
      expect.stringMatching(/Flux uninstalls the old release whole before it installs the other/),
    ]);
    expect(messages(release(' (release a/web of chart x)'), under('a', by('HelmRelease/a/w')))).toEqual([
      expect.stringMatching(/may do so before or after/),
    ]);
  });

  const kept = (annotation: string, one: ReturnType<typeof under>) => {
    const text = POOL.replace('metadata: {', `metadata: {annotations: {${annotation}}, `);
    return { ...one, files: one.files.map((file) => ({ ...file, text })) };
  };
  const B = by('Kustomization/b');
  const [app, other] = [by('Application/a'), by('Application/b')];
  const beside = (one: ReturnType<typeof under>, is: ReturnType<typeof by>) => ({
    ...one,
    files: [...one.files, { path: 'x.yaml', text: 'a: 1\n', deliveredBy: [is] }],
  });
  const PRUNE = 'kustomize.toolkit.fluxcd.io/prune: disabled';
  const OPTIONS = 'argocd.argoproj.io/sync-options';

  test.each([
    ['Flux prunes nothing that says so', PRUNE, [A], [B], false, true],
    ['nor what another one of Flux holds it by', PRUNE, [A, A], [B, A], false, true],
    ['but Helm uninstalls it', PRUNE, [A, by('HelmRelease/w')], [B, by('HelmRelease/w')], false, false],
    [
      'Argo CD prunes nothing that says so',
      `${OPTIONS}: "Prune=false,Delete=false"`,
      [app],
      [other],
      true,
      true,
    ],
    ['nor deletes it with its Application', `${OPTIONS}: Delete=false`, [app], [other], false, true],
    ['where that is said of pruning it deletes', `${OPTIONS}: Prune=false`, [app], [other], false, false],
    ['and where of deletion it prunes', `${OPTIONS}: Delete=false`, [app], [other], true, false],
  ])('stays: %s', (_claim, annotation, from, to, isThere, isLeft) => {
    const [before, after] = [kept(annotation, under('a', ...from)), kept(annotation, under('a', ...to))];
    const head = isThere ? beside(after, app) : after;
    expect(told(before, head)).toEqual(isLeft ? [] : ['error moved-delivery a/pool.yaml']);
  });
});
