import { describe, expect, test } from '@jest/globals';
import { codes, side } from './two-sides.js';

describe('values that go to no cluster by their name', () => {
  const edited = (path: string, others: Readonly<Record<string, string>> = {}): string[] =>
    codes(side({ ...others, [path]: 'a: 1\n' }), side({ ...others, [path]: 'a: 2\n' }));

  test.each(['c/values-minikube.yaml', 'c/values.k3d.yml', 'web-values-kind.yaml', 'values-example.yaml'])(
    '%s: an edit is none of a fleet',
    (path) => {
      expect(edited(path)).toEqual([]);
    },
  );

  test.each<[string, string, Readonly<Record<string, string>>]>([
    ['of another name', 'c/values-prod.yaml', {}],
    ['that begin so', 'c/values-kindness.yaml', {}],
    ["of Rancher's own cluster", 'c/values-local.yaml', {}],
    [
      'that a release names',
      'c/values-kind.yaml',
      { 'helmfile.yaml': 'releases:\n  - name: web\n    chart: ./c\n    values: [c/values-kind.yaml]\n' },
    ],
  ])('but not those %s', (_claim, path, others) => {
    expect(edited(path, others)).toEqual(['error not-rendered']);
  });
});
