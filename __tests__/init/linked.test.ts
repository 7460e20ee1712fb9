import { describe, expect, test } from '@jest/globals';
import { proposalFor } from '../../src/init/index.js';
import { linkedFiles } from '../../src/init/linked.js';
import { deployment, kustomization, nodePool } from './trees.js';

const filesOf = (tree: Readonly<Record<string, string>>) =>
  Object.entries(tree).map(([path, text]) => ({ path, text }));
const SHARED = { 'common/pools/a.yaml': nodePool('a'), 'common/pools/deep/b.yaml': nodePool('b') };

describe('links in the folders of clusters', () => {
  test.each([
    [
      'to a folder: its files lie in each of them, and no longer where they were written',
      SHARED,
      [
        { path: 'clusters/dev/pools', target: 'common/pools' },
        { path: 'clusters/prod/pools', target: 'common/pools' },
      ],
      [
        'clusters/dev/pools/a.yaml',
        'clusters/dev/pools/deep/b.yaml',
        'clusters/prod/pools/a.yaml',
        'clusters/prod/pools/deep/b.yaml',
      ],
    ],
    [
      'to a file',
      SHARED,
      [{ path: 'clusters/dev/pool.yaml', target: 'common/pools/a.yaml' }],
      ['clusters/dev/pool.yaml', 'common/pools/deep/b.yaml'],
    ],
    [
      'to what a kustomization elsewhere takes by its own path',
      { ...SHARED, 'all/kustomization.yaml': kustomization({ resources: ['../common/pools'] }) },
      [{ path: 'clusters/dev/pools', target: 'common/pools' }],
      [
        'all/kustomization.yaml',
        'clusters/dev/pools/a.yaml',
        'clusters/dev/pools/deep/b.yaml',
        'common/pools/a.yaml',
        'common/pools/deep/b.yaml',
      ],
    ],
    [
      'of no cluster',
      SHARED,
      [{ path: 'current', target: 'common/pools' }],
      ['common/pools/a.yaml', 'common/pools/deep/b.yaml'],
    ],
    [
      'from one cluster to another',
      { 'clusters/dev/a.yaml': nodePool('a') },
      [{ path: 'clusters/prod/a.yaml', target: 'clusters/dev/a.yaml' }],
      ['clusters/dev/a.yaml'],
    ],
  ])('%s', (_claim, tree, links, expected) => {
    const paths = linkedFiles(filesOf(tree), links).map(({ path }) => path);
    expect(paths.sort()).toEqual(expected);
  });

  test('each cluster takes its own, by the path of the link', () => {
    const tree = { ...SHARED, 'clusters/dev/web.yaml': deployment('web', 'shop') };
    const links = ['dev', 'prod'].map((name) => ({ path: `clusters/${name}/pools`, target: 'common/pools' }));
    const { configuration = '' } = proposalFor(filesOf(tree), links) ?? {};
    expect(configuration).toContain('clusters/prod/**/*.{yaml,yml}');
    expect(configuration).not.toContain('common/');
  });
});
