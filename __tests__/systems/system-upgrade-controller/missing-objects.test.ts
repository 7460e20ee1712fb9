import { expect, test } from '@jest/globals';
import { hosts, planYaml, reportOf } from './plans.js';

const object = (kind: string, name: string): string =>
  JSON.stringify({ apiVersion: 'v1', kind, metadata: { name, namespace: 'system-upgrade' } });
const ACCOUNT = (serviceAccountName: string): string => planYaml({ serviceAccountName });
const SECRET = (name: string): string => planYaml({ secrets: [{ name, path: '/run/it' }] });

function missing(base: readonly string[], head: readonly string[]): string[] {
  const { findings } = reportOf(head.join('\n---\n'), hosts(4), { base: base.join('\n---\n') });
  return findings
    .filter(({ rule, status }) => rule === 'reference-missing' && status !== 'fixed')
    .map(
      ({ severity, message }) =>
        `${severity} ${/(?:ServiceAccount|Secret)\/\w+/.exec(message)?.[0] ?? message}`,
    );
}

// Source: kubernetes, plugin/pkg/admission/serviceaccount; rancher/system-upgrade-controller, pkg/upgrade/plan/plan.go, DigestStatus.
test.each<[claim: string, base: readonly string[], head: readonly string[], expected: readonly string[]]>([
  [
    'an account that the change deletes',
    [object('ServiceAccount', 'own'), ACCOUNT('own')],
    [ACCOUNT('own')],
    ['error ServiceAccount/own'],
  ],
  [
    'one that no file has in place of one that they have',
    [object('ServiceAccount', 'own'), ACCOUNT('own')],
    [object('ServiceAccount', 'own'), ACCOUNT('other')],
    ['error ServiceAccount/other'],
  ],
  [
    'one of another place in place of another',
    [ACCOUNT('own')],
    [ACCOUNT('other')],
    ['warning ServiceAccount/other'],
  ],
  ['one that comes with it', [ACCOUNT('own')], [object('ServiceAccount', 'other'), ACCOUNT('other')], []],
  ['one that no file ever had', [ACCOUNT('own')], [ACCOUNT('own')], []],
  [
    'a secret that the change deletes',
    [object('Secret', 'key'), SECRET('key')],
    [SECRET('key')],
    ['error Secret/key'],
  ],
  ['the account of every namespace', [ACCOUNT('own')], [ACCOUNT('default')], []],
])('what a Plan needs: %s', (_claim, base, head, expected) => {
  expect(missing(base, head)).toEqual(expected);
});
