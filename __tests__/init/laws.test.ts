import fc from 'fast-check';
import { readConfig } from '../../src/config/read.js';
import { configurationText } from '../../src/init/configuration.js';
import { proposalFor } from '../../src/init/index.js';
import { PLANNED_KINDS } from '../../src/init/kinds.js';
import { layoutOf } from '../../src/init/layout.js';
import { identityOf, type PlannedObject } from '../../src/init/planned-objects.js';
import { compileGlobs } from '../../src/read/glob/globs.js';
import { claimedAs } from '../../src/systems/claimed.js';
import { SHAPES } from './shapes.js';
import {
  application,
  deployment,
  fluxKustomization,
  kustomization,
  nodePool,
  remoteRelease,
  type Tree,
  WORKLOAD_TEMPLATE,
} from './trees.js';

const folders = fc.constantFrom(
  ...['apps', 'base', 'overlays', 'dev', 'prod', 'production', 'clusters', 'us-east-1', 'web', 'web-dev'],
  ...['k8s', 'charts', 'templates', 'tests', 'examples', 'a b', '[x]', '{y}', '!z', 'ä', 'karpenter'],
);
const names = fc.constantFrom(
  'pool.yaml',
  'web.yml',
  'values-prod.yaml',
  'a.json',
  'main.tf',
  'pool-dev.yaml',
  '*.yaml',
);
const special = fc.constantFrom('kustomization.yaml', 'Chart.yaml', 'values.yaml');
const paths = fc
  .tuple(fc.array(folders, { maxLength: 4 }), fc.oneof(names, names, special))
  .map(([above, name]) => [...above, name].join('/'));
const someFolder = fc.array(folders, { maxLength: 3 }).map((list) => list.join('/'));
const relative = fc.constantFrom(
  'pool.yaml',
  'web.yml',
  '../base',
  '../../base',
  'web',
  '.',
  'https://example.com/x.yaml',
);
const texts = fc.oneof(
  fc.constantFrom('default', 'gpu').map((name) => nodePool(name)),
  fc.constantFrom(
    deployment('web'),
    deployment('web', 'shop'),
    deployment('${NAME}', 'shop'),
    WORKLOAD_TEMPLATE,
  ),
  fc.record({ resources: fc.array(relative, { maxLength: 3 }) }).map(kustomization),
  fc
    .record({ resources: fc.array(relative, { maxLength: 3 }), namespace: fc.constant('shop') })
    .map(kustomization),
  fc
    .record({ resources: fc.array(relative), patches: fc.constant([{ path: 'web.yml' }]) })
    .map(kustomization),
  someFolder.map((path) => fluxKustomization('apps', `./${path}`)),
  someFolder.map((path) => application('web', path, 'shop')),
  fc.constantFrom(
    remoteRelease('tunnel'),
    'apiVersion: v2\nname: web\n',
    'a: [',
    '',
    'name: ci\non: push\n',
    '- 1\n',
  ),
);
const trees = fc.dictionary(paths, texts, { maxKeys: 12 });

const filesOf = (tree: Tree) => Object.entries(tree).map(([path, text]) => ({ path, text }));

/** The globs of each `path` source of each cluster. */
function pathSources(configuration: string): (readonly string[])[][] {
  const read = readConfig(configuration, 'fleetplan.yml');
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  const { policies, clusters } = read.config;
  const lists = clusters.length > 0 ? clusters.map((cluster) => cluster.policies ?? []) : [policies ?? []];
  return lists.map((list) => list.flatMap((source) => (source.kind === 'path' ? [source.globs] : [])));
}

function takenBy(globs: readonly string[], files: Iterable<string>): string[] {
  const compiled = compileGlobs(globs);
  expect(compiled.problems).toEqual([]);
  return [...files].filter((file) => compiled.globs.matches(file));
}

/** What holds for every tree. */
function check(tree: Tree): void {
  const files = filesOf(tree);
  const layout = layoutOf(files);
  if (layout === null) return;
  const sources = pathSources(configurationText(layout));
  const taken = sources.map((cluster) => cluster.map((globs) => takenBy(globs, Object.keys(tree))));
  for (const [index, cluster] of layout.clusters.entries()) {
    const plain = cluster.units.filter(({ kind }) => kind === 'file');
    expect(new Set(taken[index]?.flat().filter((path) => layout.files.has(path)))).toEqual(
      new Set(plain.map(({ at }) => at)),
    );
    if (layout.notes.length === 0) expect(twice(plain.flatMap(({ objects }) => objects))).toEqual([]);
  }
}

function twice(objects: readonly PlannedObject[]): string[] {
  const files = new Map<string, string>();
  return objects.flatMap((object) => {
    const earlier = files.get(identityOf(object)) ?? object.file;
    files.set(identityOf(object), earlier);
    return earlier === object.file ? [] : [identityOf(object)];
  });
}

describe('what init writes', () => {
  test('can be read, takes what it names and nothing that something else renders, and describes nothing twice', () => {
    fc.assert(fc.property(trees, check), { numRuns: 100 });
  });

  test.each(SHAPES)('holds for: $name', ({ tree }) => {
    check(tree);
  });

  test('does not depend on the order of the files', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const files = filesOf(tree);
        expect(proposalFor(files.toReversed())).toEqual(proposalFor(files));
      }),
      { numRuns: 50 },
    );
  });
});

test.each(PLANNED_KINDS)('$kind of $apiVersion is planned by $system', ({ system, apiVersion, kind }) => {
  expect(claimedAs({ apiVersion, kind })?.system.id).toBe(system);
});
