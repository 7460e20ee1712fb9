import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { sidesOf } from '../../src/sources/sides.js';
import type { Origin } from '../../src/sources/source.js';
import { type RenderCache, Renderer } from '../../src/sources/renderer.js';
import { FILE, rootOf } from '../sources/tree-of.js';
import { sources, withCarriers } from './sides.js';
import { useTools } from './tools.js';
import { messageOf } from '../messages.js';

/** One side with these files, which is nothing to render. */
function origin(label: string, paths: readonly string[] = [], more: Partial<Origin> = {}): Origin {
  return {
    label,
    prefix: '',
    root: rootOf(Object.fromEntries(paths.map((path) => [path, FILE(label)]))),
    ...more,
  };
}

const codes = ({ problems }: { readonly problems: readonly { readonly code: string }[] }) =>
  problems.map(({ code }) => code);

describe('sides of: the sides of a change', () => {
  test('are what each of them holds, as it is', async () => {
    const sides = await sidesOf(sources('?'), origin('head', ['a', 'b']), origin('base', ['a']));
    expect(sides).toMatchObject({
      head: {
        label: 'head',
        files: [
          { path: 'a', text: 'head' },
          { path: 'b', text: 'head' },
        ],
        ...{ problems: [], renderedPaths: [], coverage: [], charts: [] },
      },
      base: {
        label: 'base',
        files: [{ path: 'a', text: 'base' }],
        ...{ problems: [], renderedPaths: [], coverage: [], charts: [] },
      },
    });
  });

  test('have no files of globs that only take out, where something else is rendered', async () => {
    const rendered = await sidesOf(sources({ kustomize: 'k' }, '!a'), origin('head'), null);
    expect(codes(rendered.head)).not.toContain('bad-glob');
  });

  test('each say what cannot be rendered, of each source', async () => {
    const policies = sources({ kustomize: 'k' }, { kustomize: 'l' });
    const sides = withCarriers(await sidesOf(policies, origin('head'), origin('base')));
    expect(codes(sides.head)).toEqual(['no-kustomization', 'no-kustomization']);
  });

  test('leave nothing on the disk, whatever becomes of them', async () => {
    const removed = jest.spyOn(Renderer.prototype, 'remove');
    await sidesOf(sources({ kustomize: 'k' }), origin('head'), origin('base'));
    const folders = removed.mock.contexts.map((one) => dirname((one as Renderer).home));
    removed.mockRestore();
    expect(folders.map((folder) => existsSync(folder))).toEqual([false, false]);
  });

  test('without a base have none', async () => {
    expect((await sidesOf(sources('a'), origin('head', ['a']), null)).base).toBeNull();
  });
});

describe('sides of: what `policies` names and neither side has is an error, and renders nothing in silence', () => {
  test.each([
    [{ flux: 'clusters/none' }],
    [{ argocd: 'argo/none.yaml' }],
    [{ argocd: { chart: 'charts/none' } }],
    [{ helm: { chart: 'charts/none' } }],
    [{ kustomize: 'overlays/none' }],
  ])('%j', async (source) => {
    useTools();
    const sides = withCarriers(await sidesOf(sources(source), origin('head'), origin('base')));
    const [problem, ...others] = sides.head.problems;
    expect(problem).toMatchObject({ severity: 'error' });
    expect(messageOf(problem)).toContain('/none');
    expect(others).toEqual([]);
  });

  test('but not what the change adds or takes away', async () => {
    const text = 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: a }\n';
    const root = rootOf({ 'clusters/a/pool.yaml': FILE(text) });
    const policies = sources({ flux: 'clusters/a' });
    const added = await sidesOf(policies, origin('head', [], { root }), origin('base'));
    const removed = await sidesOf(policies, origin('head'), origin('base', [], { root }));
    expect([added, removed].map(({ head }) => codes(head))).toEqual([[], []]);
  });
});

test('sides of: what one cluster had rendered is there for the next one', async () => {
  useTools();
  const root = rootOf({ 'k/kustomization.yaml': FILE('namePrefix: a-\n') });
  const cache: RenderCache = new Map();
  const plan = (): Promise<unknown> =>
    sidesOf(sources({ kustomize: 'k' }), origin('head', [], { root }), null, { cache });
  await plan();
  const [[key, first] = []] = cache;
  await plan();
  expect([...cache]).toEqual([[key, first]]);
  expect(cache.get(key ?? '')).toBe(first);
});
