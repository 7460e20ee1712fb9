import { describe, expect, test } from '@jest/globals';
import { lostRights } from '../../src/plan/lost-rights.js';
import { manifestsOf } from '../parse-side.js';
import { side } from './two-sides.js';

const RBAC = 'rbac.authorization.k8s.io';
const role = (verbs: string[], group = 'karpenter.sh', resources = ['nodepools']): string =>
  JSON.stringify({
    apiVersion: `${RBAC}/v1`,
    kind: 'ClusterRole',
    metadata: { name: 'karpenter' },
    rules: [{ apiGroups: [group], resources, verbs }],
  });
const BINDING = JSON.stringify({
  apiVersion: `${RBAC}/v1`,
  kind: 'ClusterRoleBinding',
  metadata: { name: 'karpenter' },
  roleRef: { apiGroup: RBAC, kind: 'ClusterRole', name: 'karpenter' },
  subjects: [{ kind: 'ServiceAccount', name: 'karpenter', namespace: 'system' }],
});
const account = (name: string): string =>
  JSON.stringify({ apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name, namespace: 'system' } });
const FULL = role(['get', 'update']);

function said(before: readonly string[], after: readonly string[]): string[] {
  const held = (texts: readonly string[]) =>
    manifestsOf(side(Object.fromEntries(texts.map((one, i) => [`${i}.yaml`, one]))).files);
  return lostRights(held(before), held(after)).map(
    ({ severity, code, message }) => `${severity} ${code} ${message.split(' ')[0] ?? ''}`,
  );
}

describe('rights of a controller of planned objects', () => {
  test.each<[claim: string, before: string[], after: string[], expected: string]>([
    ['its role leaves', [FULL], [], 'ClusterRole/karpenter'],
    ['a verb leaves', [FULL], [role(['get'])], 'ClusterRole/karpenter'],
    [
      'a resource leaves',
      [role(['get'], 'karpenter.sh', ['nodepools', 'nodeclaims'])],
      [role(['get'])],
      'ClusterRole/karpenter',
    ],
    ['everything of it leaves', [FULL], [role([])], 'ClusterRole/karpenter'],
    ['what binds it leaves', [FULL, BINDING], [FULL], 'ClusterRoleBinding/karpenter'],
    [
      'what bears it leaves',
      [FULL, BINDING, account('karpenter')],
      [FULL, BINDING],
      'ServiceAccount/karpenter',
    ],
  ])('are told where %s', (_claim, before, after, expected) => {
    expect(said(before, after)).toEqual([`warning lost-rights ${expected}`]);
  });

  test.each<[claim: string, before: string[], after: string[]]>([
    ['stay', [FULL, BINDING], [FULL, BINDING]],
    ['grow', [role(['get'])], [FULL]],
    ['are all of them in fewer words', [FULL], [role(['*'], '*', ['*'])]],
    ['are those of another controller', [role(['get'], 'example.com')], []],
    ['are of another account', [FULL, BINDING, account('other')], [FULL, BINDING]],
  ])('are not where they %s', (_claim, before, after) => {
    expect(said(before, after)).toEqual([]);
  });
});
