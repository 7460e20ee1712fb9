import { expect, test } from '@jest/globals';
import { isClusterScoped } from '../../src/plan/cluster-scoped.js';
import { LIMITS } from '../../src/manifest/limits.js';
import { atOrigin } from '../../src/manifest/origin.js';
import { parseManifests } from '../../src/manifest/parse.js';

const POOL =
  'apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: gpu, namespace: karpenter}\nspec: {weight: 1}\n';

test.each([
  ['in a file it can be deleted', {}, ['cluster-scoped']],
  ['in what a tool printed there is no line to delete', { origin: <T>(one: T): T => one }, []],
])('a namespace of an object that is in none: %s', (_claim, written, expected) => {
  const file = { path: 'pool.yaml', text: POOL, ...written };
  const { problems, manifests } = atOrigin(
    parseManifests(POOL, file.path, { ...LIMITS, isClusterScoped }),
    file,
  );
  expect(problems.map(({ code }) => code)).toEqual(expected);
  expect(manifests.map(({ namespace }) => namespace)).toEqual([null]);
});
