import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import '../../property-seed.js';
import { mentionsNeighbour, refersToAny } from '../../../src/plan/objects/planned-kinds.js';
import { mayDeliver } from '../../../src/plan/reading/deliveries.js';
import type { Side } from '../../../src/plan/reading/side.js';
import { readSides } from '../../../src/plan/reading/sides.js';
import { withoutSilent } from '../../../src/plan/reading/silent.js';
import { config, EDITED, POOL, snapshot } from './two-sides.js';

/** One of every sort of file that reading has something to say of, and of those that say nothing. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'pool.yaml': [POOL, EDITED, `${POOL}---\nkind: Service\napiVersion: v1\nmetadata: {name: s}\n`],
  'class.yaml': ['apiVersion: karpenter.k8s.aws/v1\nkind: EC2NodeClass\nmetadata: {name: default}\n'],
  'web.yaml': [
    'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web, namespace: a}\nspec: {template: {spec: {volumes: [{name: v, configMap: {name: settings}}]}}}\n',
    'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web, namespace: a}\nspec: {replicas: ${COUNT}}\n',
  ],
  'settings.yaml': [
    'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: settings, namespace: a}\ndata: {a: b}\n',
    'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: other, namespace: a}\ndata: {a: c}\n',
    'apiVersion: v1\nkind: Secret\nmetadata: {name: settings, namespace: a}\n',
  ],
  'service.yaml': [
    'apiVersion: v1\nkind: Service\nmetadata: {name: s}\n',
    'apiVersion: v1\nkind: Service\nmetadata: {name: ${NAME}}\n',
    'apiVersion: v1\nkind: Service\nmetadata: {name: s\n',
    'kind: Service\n\tbroken: [\n',
  ],
  'values.yaml': ['image: {tag: v1}\n', 'image: {tag: v2}\n', '# nothing\n', ''],
  'kustomization.yaml': [
    'resources: [pool.yaml]\n',
    'resources: [pool.yaml]\nnamePrefix: x-\n',
    'resources: [pool.yaml, gone.yaml]\n',
    'patches: [{path: pool.yaml}]\n',
  ],
  'other-kustomization.yaml': [
    'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources: [a.yaml]\n',
  ],
  'flux.yaml': [
    'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: a, namespace: flux}\nspec: {path: ./a, targetNamespace: b, patches: [{patch: "", target: {kind: NodePool}}]}\n',
  ],
  'application.yaml': [
    'apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {name: a}\nspec: {source: {path: a, kustomize: {namePrefix: x}}}\n',
  ],
  'Chart.yaml': ['name: a\nversion: 1.0.0\n'],
  'templates/pool.yaml': [
    'apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: {{ .Values.name }}}\n',
    'kind: {{ .Values.kind }}\n',
  ],
  'helmfile.yaml': ['releases: [{name: a, chart: ./a, values: [values.yaml]}]\n'],
  'skaffold.yaml': ['apiVersion: skaffold/v4beta1\nmanifests: {rawYaml: [pool.yaml]}\n'],
  'list.json': [
    '[{"apiVersion": "v1", "kind": "Service", "metadata": {"name": "s"}}]',
    '{"a": {"apiVersion": "karpenter.sh/v1", "kind": "NodePool", "metadata": {"name": "j"}}}',
  ],
  'definition.yaml': [
    'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: as.example.com}\nspec: {group: example.com, names: {kind: A}}\n',
  ],
  'space.yaml': ['apiVersion: v1\nkind: Namespace\nmetadata: {name: a}\n'],
  'hidden.yaml': [
    'apiVersion: karpenter.sh/v1\nkind: "Node\\x50ool"\nmetadata: {name: h}\n',
    'apiVersion: karpenter.sh/v1\nkind: !!binary Tm9kZVBvb2w=\nmetadata: {name: h}\n',
  ],
  'ytt.yaml': ['#@ load("x")\napiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: y}\n'],
  'placement.yaml': [
    'apiVersion: placement.kubernetes-fleet.io/v1\nkind: ClusterResourcePlacement\nmetadata: {name: p}\nspec: {resourceSelectors: [{group: "", version: v1, kind: Namespace, name: a}]}\n',
  ],
};

interface Put {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A file of a change: most are left alone, as in a repository. */
const put = fc
  .record({
    folder: fc.constantFrom('', 'a/', 'b/', 'a/c/'),
    name: fc.constantFrom(...Object.keys(TEXTS)),
    before: fc.nat(20),
    after: fc.nat(20),
    fate: fc.constantFrom('same', 'same', 'same', 'edited', 'added', 'removed'),
  })
  .map(({ folder, name, before, after, fate }): Put => {
    const texts = TEXTS[name] ?? [];
    const [was = '', is = ''] = [texts[before % texts.length], texts[after % texts.length]];
    return {
      path: folder + name,
      before: fate === 'added' ? null : was,
      after: fate === 'removed' ? null : fate === 'same' ? was : is,
    };
  });

const change = fc.uniqueArray(put, { selector: ({ path }) => path, minLength: 1, maxLength: 14 });

/** Behind all others by its name, so that with it in front nothing is in order and each file is looked at in full. */
const GUARD = { path: '\uffff.yaml', text: '# nothing\n' };

function sideOf(puts: readonly Put[], of: 'before' | 'after', isGuarded: boolean): Side {
  const files = puts
    .flatMap(({ path, [of]: text }) => (text === null ? [] : [{ path, text }]))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return { files: isGuarded ? [GUARD, ...files] : files, problems: [], label: 'x', renderedPaths: [] };
}

/** All that reading both sides says, as data. */
function said(puts: readonly Put[], isGuarded: boolean): unknown {
  const [base, head] = [sideOf(puts, 'before', isGuarded), sideOf(puts, 'after', isGuarded)];
  const { passed, notices, ...sides } = readSides(base, head, { snapshot, config });
  expect(notices.length).toBe(Number(passed.length > 0));
  return JSON.parse(JSON.stringify({ ...sides, passed: passed.filter((path) => path !== GUARD.path) }));
}

describe('files in which nothing is said leave before they are read', () => {
  test('and what is said of all others, of each side, is what it is when they stay', () => {
    let left = 0;
    fc.assert(
      fc.property(change, (puts) => {
        const [base, head] = [sideOf(puts, 'before', false).files, sideOf(puts, 'after', false).files];
        left += base.length - withoutSilent({ base, head }).base.length;
        expect(said(puts, false)).toEqual(said(puts, true));
      }),
      { numRuns: 120 },
    );
    // Of none that leaves the law would say nothing.
    expect(left).toBeGreaterThan(60);
  });

  test('with the guard none leaves but the guard', () => {
    const puts = [{ path: 'values.yaml', before: 'a: 1\n', after: 'a: 1\n' }];
    const files = (isGuarded: boolean) => ({
      base: sideOf(puts, 'before', isGuarded).files,
      head: sideOf(puts, 'after', isGuarded).files,
    });
    expect(withoutSilent(files(true))).toEqual(files(false));
    expect(withoutSilent(files(false))).toEqual({ base: [], head: [] });
  });

  test.each(Object.values(TEXTS).flat())('one in which a word is looked for stays: %j', (text) => {
    const files = [{ path: 'a.yaml', text }];
    const isAsked = [mentionsNeighbour, refersToAny, mayDeliver].some((mayHold) => mayHold(text));
    if (isAsked) expect(withoutSilent({ base: files, head: files })).toEqual({ base: files, head: files });
  });

  test('one whose words a variable puts in stays, and holds what it says then', () => {
    const text = 'apiVersion: ${API}\nkind: ${KIND}\nmetadata: { name: filled }\n';
    const side = { files: [{ path: 'a.yaml', text }], problems: [], label: 'x', renderedPaths: [] };
    const variables = { API: 'karpenter.sh/v1', KIND: 'NodePool' };
    const { base, head } = readSides(side, side, { snapshot, config: { ...config, variables } });
    for (const read of [base, head])
      expect(read?.manifests.map(({ kind, name }) => [kind, name])).toEqual([['NodePool', 'filled']]);
  });

  test('one whose key another file has stays, as do those that are edited, added or gone', () => {
    const quiet = (path: string, text = 'a: 1\n', key?: string) => ({ path, text, ...(key ? { key } : {}) });
    const base = [quiet('a', 'a: 1\n', 'k'), quiet('b', 'a: 1\n', 'k'), quiet('z')];
    const head = [quiet('a', 'a: 1\n', 'k'), quiet('b', 'a: 2\n', 'k'), quiet('z')];
    expect(withoutSilent({ base, head })).toEqual({ base, head });
    const [edited, added, gone] = [quiet('e', 'a: 2\n'), quiet('n'), quiet('g')];
    expect(
      withoutSilent({ base: [quiet('e'), gone, quiet('z')], head: [edited, added, quiet('z')] }),
    ).toEqual({ base: [quiet('e'), gone], head: [edited, added] });
  });
});
