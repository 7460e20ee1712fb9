import { hosts, planYaml, reportOf } from './plans.js';

const DRAIN = { drain: { force: true } };
const OPEN = (...days: string[]): object => ({ window: { days, startTime: '02:00', endTime: '05:00' } });
const CORDON = { cordon: true };

function removed(base: object, head: object): string[] {
  const { findings } = reportOf(planYaml(head), hosts(4), { base: planYaml(base) });
  return findings
    .filter(({ rule, status }) => rule === 'safeguard-removed' && status !== 'unchanged')
    .map(({ severity, evidence }) => [severity, evidence['cause']].map(String).join(' '));
}

// Source: rancher/system-upgrade-controller, pkg/upgrade/job/job.go: no safeguard is part of the hash, so no Job starts by the edit.
test.each<[string, object, object, string[]]>([
  ['a drain removed', DRAIN, {}, ['warning drain']],
  ['a drain replaced by a cordon', DRAIN, CORDON, ['warning drain']],
  ['a cordon removed', CORDON, {}, ['warning cordon']],
  ['a cordon replaced by a drain', CORDON, DRAIN, []],
  ['a cordon added to a drain', DRAIN, { ...DRAIN, ...CORDON }, []],
  ['an unchanged drain', DRAIN, DRAIN, []],
  ['force added', { drain: {} }, DRAIN, ['warning drain.force']],
  ['a grace period of 0', DRAIN, { drain: { force: true, gracePeriod: 0 } }, ['warning drain.gracePeriod']],
  ['a grace period above the default', DRAIN, { drain: { force: true, gracePeriod: 60 } }, []],
  [
    'a drain restricted to some pods',
    DRAIN,
    { drain: { force: true, podSelector: { matchLabels: { a: 'b' } } } },
    ['warning drain.podSelector'],
  ],
  ['exclusive removed', { exclusive: true }, {}, ['warning exclusive']],
  ['prepare removed', { prepare: { image: 'a' } }, {}, ['warning prepare']],
  ['a window removed', OPEN('saturday'), {}, ['warning window']],
  ['a window at other hours', OPEN('saturday'), OPEN('monday'), ['warning window hours']],
  ['a window on fewer days', OPEN('monday', 'saturday'), OPEN('monday'), []],
])('safeguard-removed: %s', (_case, base, head, expected) => {
  expect(removed(base, head)).toEqual(expected);
});
