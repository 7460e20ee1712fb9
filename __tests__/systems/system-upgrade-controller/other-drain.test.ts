import { expect, test } from '@jest/globals';
import { hosts, planYaml, reportOf } from './plans.js';

const DRAIN = { drain: { force: true } };
const OPEN = (...days: string[]): object => ({ window: { days, startTime: '02:00', endTime: '05:00' } });
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
  ['force that comes is told', { drain: {} }, DRAIN, ['warning drain-forced']],
  ['no time to stop is told', DRAIN, { drain: { force: true, gracePeriod: 0 } }, ['warning drain-grace']],
  ['time to stop that others asked for is not', DRAIN, { drain: { force: true, gracePeriod: 60 } }, []],
  [
    'pods that a drain leaves alone from now on',
    DRAIN,
    { drain: { force: true, podSelector: { matchLabels: { a: 'b' } } } },
    ['warning partial-drain'],
  ],
  ['what let one Plan at a time on a node', { exclusive: true }, {}, ['warning exclusive-removed']],
  ['what ran before the upgrade', { prepare: { image: 'a' } }, {}, ['warning prepare-removed']],
  [
    'another script for nodes that are due',
    {},
    { upgrade: { image: 'a', command: ['b'] } },
    ['warning other work'],
  ],
  ['a window that opens at other hours', OPEN('saturday'), OPEN('monday'), ['warning window-moved']],
  ['a window that opens on fewer days', OPEN('monday', 'saturday'), OPEN('monday'), []],
])('%s', (_claim, base, head, expected) => {
  expect(told(base, head)).toEqual(expected);
});

const K3S = (tag: string): object => ({ upgrade: { image: `rancher/k3s-upgrade${tag}` } });

// Source: rancher/system-upgrade-controller, pkg/upgrade/job/job.go: the version is the tag of an image that has none.
test.each<[claim: string, base: object, head: object, expected: string[]]>([
  [
    'a version that the tag of the image does not follow is told',
    { version: 'v1.31.1+k3s1', ...K3S(':v1.31.1-k3s1') },
    { version: 'v1.31.2+k3s1', ...K3S(':v1.31.1-k3s1') },
    ['warning kept-tag'],
  ],
  [
    'one whose tag goes with it is not',
    { version: 'v1.31.1+k3s1', ...K3S(':v1.31.1-k3s1') },
    { version: 'v1.31.2+k3s1', ...K3S(':v1.31.2-k3s1') },
    [],
  ],
  [
    'an image without a tag follows by itself',
    { version: 'v1.31.1+k3s1', ...K3S('') },
    { version: 'v1.31.2+k3s1', ...K3S('') },
    [],
  ],
  [
    'the tag of an image for scripts says nothing of a version',
    { version: 'v1', upgrade: { image: 'bash:5' } },
    { version: 'v2', upgrade: { image: 'bash:5' } },
    [],
  ],
])('%s', (_claim, base, head, expected) => {
  expect(told(base, head)).toEqual(expected);
});
