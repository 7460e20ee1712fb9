import { describe, expect, test } from '@jest/globals';
import { parseManifests } from '../../../src/manifest/parse.js';
import { type Beside, besideProblems, toldByFolder } from '../../../src/plan/reading/new-folder.js';
import { problemOf } from '../../../src/manifest/source-text.js';
import { POOL } from './two-sides.js';

function beside(path: string, neighbour: string | null, isNew = true): Beside[] {
  return parseManifests(POOL.replace('name: a', `name: ${path.replace(/\W/g, '-')}`), path).manifests.map(
    (manifest) => ({ manifest, neighbour, isNew }),
  );
}

function told(...found: readonly (readonly Beside[])[]): string[] {
  const one = ({ place, name }: Beside['manifest']) =>
    problemOf(place.file, 'beside-policies', `alone: ${name}`);
  return besideProblems(found.flat(), one).map(({ message }) => message);
}

const PROD = ['clusters/prod/pools', 'clusters/prod/web'] as const;

describe('planned objects that a change adds beside the policies', () => {
  test('of a new cluster are told once, with the entry that gives them a plan', () => {
    const [message, ...others] = told(
      beside('clusters/lab/pools/a.yaml', PROD[0]),
      beside('clusters/lab/web/b.yaml', PROD[1]),
    );
    expect(others).toEqual([]);
    expect(message).toContain(
      'adds 2 planned objects to clusters/lab/ beside clusters/prod, and no plan covers them',
    );
    expect(message).toContain('- { name: lab, snapshot: fleet/lab.ndjson, policies: ["clusters/lab/"] }');
  });

  test.each<[claim: string, found: Beside[][], count: number]>([
    ['one is told by itself', [beside('clusters/lab/pools/a.yaml', PROD[0])], 1],
    [
      'of two new clusters are told of each',
      ['lab', 'dev'].flatMap((name) => [
        beside(`clusters/${name}/pools/a.yaml`, PROD[0]),
        beside(`clusters/${name}/web/b.yaml`, PROD[1]),
      ]),
      2,
    ],
    ['in a folder of the policies are told one by one', [beside('p/b.yml', 'p'), beside('p/c.yml', 'p')], 2],
    [
      'in files that were there are told one by one',
      [
        beside('clusters/lab/pools/a.yaml', PROD[0], false),
        beside('clusters/lab/pools/b.yaml', PROD[0], false),
      ],
      2,
    ],
    [
      'in a new folder of the root are told once',
      [beside('lab/a.yaml', null), beside('lab/b.yaml', null)],
      1,
    ],
  ])('%s', (_claim, found, count) => {
    expect(told(...found)).toHaveLength(count);
  });
});

describe('a folder that a change adds beside one of the policies is told once, with what gives it a plan', () => {
  const APPLICATION = 'apiVersion: argoproj.io/v1alpha1\n';
  const FLUX = 'apiVersion: kustomize.toolkit.fluxcd.io/v1\n';
  const error = (path: string) => problemOf(path, 'not-rendered', `${path} is edited`);

  test.each<[claim: string, texts: Record<string, string>, errors: string[], entry: string | null]>([
    [
      'objects and what applies them',
      { 'edge/root/root.yaml': APPLICATION, 'edge/apps/web.yaml': POOL },
      ['edge/root/root.yaml', 'edge/apps/web.yaml'],
      '- { name: edge, snapshot: fleet/edge.ndjson, policies: [{ argocd: "edge/root/root.yaml" }] }',
    ],
    [
      'an error beside what only a warning names',
      { 'edge/sync.yaml': FLUX, 'edge/apps.yaml': FLUX },
      ['edge/sync.yaml'],
      '- { name: edge, snapshot: fleet/edge.ndjson, policies: [{ flux: "edge" }] }',
    ],
    [
      'a kustomization alone',
      { 'edge/kustomization.yaml': 'resources: [../base]\n' },
      ['edge/kustomization.yaml'],
      '- { name: edge, snapshot: fleet/edge.ndjson, policies: [{ kustomize: "edge" }] }',
    ],
    ['one file that is no kustomization is told as it is', { 'edge/a.yaml': POOL }, ['edge/a.yaml'], null],
  ])('%s', (_claim, texts, errors, entry) => {
    const added = Object.entries(texts).map(([path, text]) => ({ path, text, neighbour: null }));
    const elsewhere = Object.keys(texts).filter((path) => !errors.includes(path));
    const found = toldByFolder({ errors: errors.map(error), elsewhere }, added);
    expect(found.elsewhere).toEqual([]);
    expect(found.errors).toHaveLength(1);
    expect(found.errors[0]?.message).toContain(entry ?? 'edge/a.yaml is edited');
  });
});
