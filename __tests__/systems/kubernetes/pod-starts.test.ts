import { describe, expect, test } from '@jest/globals';
import { podStarts } from '../../../src/systems/kubernetes/words/pod-starts.js';
import { manifest } from './manifests.js';
import { files, type Shape } from './template-files.js';

const CLAIM = { name: 'data', persistentVolumeClaim: { claimName: 'data' } };
const OWNED = (fsGroup: number | null, more: object = {}, volumes: readonly object[] = [CLAIM]): Shape => ({
  pod: { volumes, securityContext: { ...(fsGroup === null ? {} : { fsGroup }), ...more } },
});
const PULLS = (image: string, ...names: readonly string[]): Shape => ({
  container: { image },
  pod: { imagePullSecrets: names.map((name) => ({ name })) },
});
const ACCOUNT = `apiVersion: v1
kind: ServiceAccount
metadata: {name: default, namespace: default}
imagePullSecrets: [{name: registry}]
`;

describe('what keeps the pods of an edit from starting soon', () => {
  const brought = (base: Shape, head: Shape, beside: readonly string[] = []): string[] => {
    const [before, after] = [base, head].map((shape) => manifest(files(shape)));
    if (!before || !after) return [];
    const neighbours = beside.map((text) => manifest(text));
    return podStarts(after, before, { neighbours }).map(({ subject }) => subject);
  };

  test.each<[string, Shape, Shape, string[]]>([
    ['a group for the files of a volume', OWNED(null), OWNED(2000), ['owned-volumes']],
    ['another group', OWNED(1000), OWNED(2000), ['owned-volumes']],
    ['the same group', OWNED(2000), OWNED(2000), []],
    [
      'one that only the first start gives',
      OWNED(null),
      OWNED(2000, { fsGroupChangePolicy: 'OnRootMismatch' }),
      [],
    ],
    ['one without a volume that stays', OWNED(null), OWNED(2000, {}, [{ name: 'a', emptyDir: {} }]), []],
    ['no secret to pull by', PULLS('r.io/web:1', 'registry'), PULLS('r.io/web:2'), ['pull-secret']],
    ['another secret', PULLS('r.io/web:1', 'registry'), PULLS('r.io/web:2', 'mirror'), []],
    ['an image of another place', PULLS('r.io/web:1', 'registry'), PULLS('public.io/web:2'), []],
  ])('%s', (_claim, base, head, expected) => {
    expect(brought(base, head)).toEqual(expected);
  });

  test('a secret that the account of the pods has is not told', () => {
    const [base, head] = [PULLS('r.io/web:1', 'registry'), PULLS('r.io/web:2')];
    expect(brought(base, head, [ACCOUNT])).toEqual([]);
  });
});
