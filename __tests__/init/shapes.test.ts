import { readFileSync } from 'node:fs';
import { readConfig } from '../../src/config/read.js';
import { proposalFor } from '../../src/init/index.js';
import { parse } from 'yaml';
import { useTools } from '../render/tools.js';
import { SHAPES } from './shapes.js';
import type { Tree } from './trees.js';

beforeAll(useTools, 60_000);

function proposed(tree: Tree) {
  const entries = Object.keys(tree)
    .toSorted()
    .map((path) => ({ path, mode: '100644', sha: path }));
  return proposalFor({
    entries,
    problems: [],
    idOf: ({ path }) => tree[path] ?? '',
    read: (wanted) => new Map(wanted.map(({ path }) => [path, Buffer.from(tree[path] ?? '')])),
  });
}

interface Written {
  readonly policies?: readonly unknown[];
  readonly clusters?: readonly {
    readonly name: string;
    readonly destination?: string;
    readonly policies?: readonly unknown[];
  }[];
}

function sources(configuration: string): Record<string, readonly unknown[]> {
  const { policies, clusters } = parse(configuration) as Written;
  return clusters
    ? Object.fromEntries(
        clusters.map(({ name, destination, policies: own = policies ?? [] }) => [
          destination === undefined ? name : `${name} at ${destination}`,
          own,
        ]),
      )
    : { '': policies ?? [] };
}

describe('shapes: what init makes of a repository', () => {
  test.each(SHAPES)('init: $name', async ({ tree, expected }) => {
    const proposal = await proposed(tree);
    expect(proposal && sources(proposal.configuration)).toEqual(expected);
    expect(readConfig(proposal?.configuration ?? '', 'fleetplan.yml')).not.toHaveProperty('problems');
  });
});

test('shapes: docs/init.md shows what init writes', async () => {
  const overlays = SHAPES.find(({ name }) => name.startsWith('overlays'));
  const tree = Object.fromEntries(
    Object.entries(overlays?.tree ?? {})
      .filter(([path]) => !path.includes('staging'))
      .map(([path, text]) => [path.replace('production', 'prod'), text]),
  );
  const shown = /```yaml\n([\s\S]*?)```/.exec(readFileSync('docs/init.md', 'utf8'))?.[1];
  expect((await proposed(tree))?.configuration).toBe(shown);
});
