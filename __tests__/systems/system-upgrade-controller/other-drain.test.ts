import { expect, test } from '@jest/globals';
import { hosts, planYaml, reportOf } from './plans.js';

const DRAIN = { drain: { force: true } };
const CORDON = { cordon: true };

function told(base: object, head: object): string[] {
  const { findings } = reportOf(planYaml(head), hosts(4), { base: planYaml(base) });
  return findings
    .filter(({ rule, status }) => rule === 'not-in-the-numbers' && status !== 'unchanged')
    .map(({ severity, evidence }) => [severity, evidence['effect']].map(String).join(' '));
}

// Source: rancher/system-upgrade-controller, pkg/upgrade/job/job.go: neither is part of the hash, so no Job starts by them.
test.each<[string, object, object, string[]]>([
  ['a drain that goes is told, though no number moves', DRAIN, {}, ['warning drain-removed']],
  ['one that leaves a cordon is told too', DRAIN, CORDON, ['warning drain-removed']],
  ['a cordon that goes is told', CORDON, {}, ['warning cordon-removed']],
  ['a drain in its place is told as one', CORDON, DRAIN, ['info drain-added']],
  ['a drain beside a cordon keeps both', DRAIN, { ...DRAIN, ...CORDON }, []],
  ['nothing is told of what stays', DRAIN, DRAIN, []],
])('%s', (_claim, base, head, expected) => {
  expect(told(base, head)).toEqual(expected);
});
