import { readFileSync } from 'node:fs';
import { readConfig } from '../../src/config/read.js';
import { proposalFor } from '../../src/init/index.js';
import { parse } from 'yaml';
import { compileGlobs } from '../../src/read/glob/globs.js';
import { SHAPES } from './shapes.js';
import { deployment, kustomization, type Tree } from './trees.js';

function proposed(tree: Tree) {
  return proposalFor(Object.entries(tree).map(([path, text]) => ({ path, text })));
}

interface Written {
  readonly policies?: readonly unknown[];
  readonly clusters?: readonly {
    readonly name: string;
    readonly destination?: string;
    readonly labels?: Readonly<Record<string, string>>;
    readonly policies: readonly unknown[];
  }[];
}

function sources(configuration: string): Record<string, readonly unknown[]> {
  const { policies, clusters } = parse(configuration) as Written;
  return clusters
    ? Object.fromEntries(
        clusters.map(({ name, destination, labels = {}, policies: own }) => {
          const told = Object.entries(labels).map(([key, value]) => `${key}=${value}`);
          const at = destination === undefined ? '' : ` at ${destination}`;
          return [`${name}${at}${told.length > 0 ? ` with ${told.join(',')}` : ''}`, own];
        }),
      )
    : { '': policies ?? [] };
}

describe('what init makes of a repository', () => {
  test.each(SHAPES)('$name', ({ tree, expected }) => {
    const proposal = proposed(tree);
    expect(proposal && sources(proposal.configuration)).toEqual(expected);
    expect(readConfig(proposal?.configuration ?? '', 'fleetplan.yml')).not.toHaveProperty('problems');
  });
});

test('docs/init.md shows what init writes', () => {
  const overlays = SHAPES.find(({ name }) => name.startsWith('overlays'));
  const tree = Object.fromEntries(
    Object.entries(overlays?.tree ?? {})
      .filter(([path]) => !path.includes('staging'))
      .map(([path, text]) => [path.replace('production', 'prod'), text]),
  );
  const shown = /```yaml\n([\s\S]*?)```/.exec(readFileSync('docs/init.md', 'utf8'))?.[1];
  expect(proposed(tree)?.configuration).toBe(shown);
});

test('snapshots go elsewhere where `fleet` is a file', () => {
  const tree = { 'pool.yaml': deployment('web', 'shop') };
  expect(proposed(tree)?.snapshots).toEqual(['fleet/cluster.ndjson']);
  expect(proposed({ ...tree, fleet: 'x' })?.snapshots).toEqual(['snapshots/cluster.ndjson']);
});

describe('large repositories', () => {
  const services = Array.from({ length: 120 }, (_, index) => `s${String(index).padStart(3, '0')}`);

  test('globs of many folders are several lists, each within its limit', () => {
    const tree = Object.fromEntries(
      services.flatMap((name) => [
        [`${name}/deploy/web.yaml`, deployment(name, 'shop')],
        [
          `${name}/kustomize/kustomization.yaml`,
          kustomization({ resources: ['web.yaml'], nameSuffix: '-k' }),
        ],
        [`${name}/kustomize/web.yaml`, deployment(name, 'shop')],
      ]),
    );
    const configuration = proposed(tree)?.configuration ?? '';
    const read = readConfig(configuration, 'fleetplan.yml');
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    const globs = (read.config.policies ?? []).flatMap((one) => (one.kind === 'path' ? [one.globs] : []));
    expect(read.config.policies).toHaveLength(120 + globs.length);
    expect(globs.every(({ length }) => length <= 100)).toBe(true);
    const taken = globs.map((list) => compileGlobs(list).globs);
    expect(Object.keys(tree).filter((path) => taken.some((one) => one.matches(path)))).toEqual(
      services.map((name) => `${name}/deploy/web.yaml`),
    );
  });
});
