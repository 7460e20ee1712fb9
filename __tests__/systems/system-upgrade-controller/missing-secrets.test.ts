import { hosts, planYaml, reportOf } from './plans.js';

const object = (kind: string, name: string): string =>
  JSON.stringify({ apiVersion: 'v1', kind, metadata: { name, namespace: 'system-upgrade' } });
const SECRET = (name: string): string => planYaml({ secrets: [{ name, path: '/run/it' }] });

function missing(base: readonly string[], head: readonly string[]): string[] {
  const { findings } = reportOf(head.join('\n---\n'), hosts(4), { base: base.join('\n---\n') });
  return findings
    .filter(({ rule, status }) => rule === 'reference-missing' && status !== 'fixed')
    .map(({ severity, message }) => `${severity} ${/Secret\/\w+/.exec(message)?.[0] ?? message}`);
}

// Source: rancher/system-upgrade-controller, pkg/upgrade/plan/plan.go, DigestStatus.
test.each<[claim: string, base: readonly string[], head: readonly string[], expected: readonly string[]]>([
  ['one that no file ever had', [SECRET('key')], [SECRET('key')], []],
  [
    'a secret that the change deletes',
    [object('Secret', 'key'), SECRET('key')],
    [SECRET('key')],
    ['error Secret/key'],
  ],
])('what a Plan needs: %s', (_claim, base, head, expected) => {
  expect(missing(base, head)).toEqual(expected);
});
