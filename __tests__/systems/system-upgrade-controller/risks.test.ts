import type { Finding } from '../../../src/plan/finding.js';
import type { NodeShape } from '../../fleet.js';
import { type Beside, hosts, planned, planYaml, reportOf } from './plans.js';

/** Findings of one rule. */
function found(
  rule: string,
  head: string,
  more: Beside = {},
  nodes: readonly NodeShape[] = hosts(4),
): Finding[] {
  const { findings } = reportOf(head, nodes, more);
  return findings.filter((one) => one.rule === rule && one.status !== 'fixed');
}

function live(status: object, spec: object = {}): object {
  const plan = JSON.parse(planYaml(spec, { creationTimestamp: '2026-01-01T00:00:00Z' })) as object;
  return { ...plan, status };
}

const FAILED = { type: 'Complete', status: 'False', reason: 'JobFailed' };

// vitobotta/hetzner-k3s#750; rancher/system-upgrade-controller pkg/upgrade/handle_batch.go.
describe('a Plan of which a Job has failed', () => {
  const atWork = (names: string[]): object =>
    live({ applying: names, conditions: [FAILED], latestVersion: 'v2' }, { concurrency: names.length });
  const one = planYaml({ concurrency: 1 });

  test('stands still with its only place, and says which node has it', () => {
    const { group, report } = planned(one, hosts(3), { base: one, live: [atWork(['node-0002'])] });
    expect([group.outcome, group.finish, group.worstLoss]).toEqual(['stuck', null, 1]);
    expect(report.findings.find(({ rule }) => rule === 'no-progress')?.message).toContain(
      'node-0002: its Job has failed',
    );
  });

  test('of several at work one slot is lost, whichever node has it', () => {
    const two = planYaml({ concurrency: 2 });
    const more = { base: two, live: [atWork(['node-0001', 'node-0002'])] };
    const { group } = planned(two, hosts(4), more);
    expect(group.outcome).toBe('stuck');
    expect(group.why).toContain('a Job has failed on one of node-0001 and node-0002');
    expect(group.worstLoss).toBe(4);
  });
});

// mysticaltech/terraform-hcloud-kube-hetzner#1967; kured pkg/timewindow.
describe('a window over midnight', () => {
  const windowed = (days: string[], startTime = '22:00', endTime = '02:00'): string =>
    planYaml({ window: { days, startTime, endTime } });
  test.each<[string, string, RegExp | null]>([
    [
      'of one day is two pieces of it',
      windowed(['saturday']),
      /opens on Saturday at 00:00.*Sunday before 02:00 is closed/,
    ],
    [
      'of working days begins on Sunday night',
      windowed(['mo', 'tu', 'we', 'th', 'fr']),
      /opens on Monday at 00:00.*closes on Friday at 24:00/,
    ],
    ['of every day is a night', windowed(['0', '1', '2', '3', '4', '5', '6']), null],
    ['within one day is what it says', windowed(['saturday'], '02:00', '04:00'), null],
  ])('%s', (_claim, head, says) => {
    const night = found('window-not-as-written', head);
    expect(night.map(({ message }) => says?.test(message))).toEqual(says === null ? [] : [true]);
  });
});

// rancher/system-upgrade-controller#315.
describe('another image or script', () => {
  const label = 'plan.upgrade.cattle.io/agents';
  const state = { latestVersion: 'v2', latestHash: 'abc', applying: [] };
  const finished = (count: number): NodeShape[] =>
    hosts(4, (i) => (i < count ? { labels: { [label]: 'abc' } } : {}));
  test.each<[string, object, number, string | null]>([
    [
      'reaches none of four finished nodes',
      { upgrade: { image: 'b' } },
      4,
      '4 finished nodes do not get this edit',
    ],
    ['reaches two that are left', { upgrade: { image: 'b' } }, 2, '2 finished nodes do not get this edit'],
    ['reaches all with another version', { upgrade: { image: 'b' }, version: 'v3' }, 4, null],
    ['is not what another drain is', { drain: {} }, 4, null],
  ])('%s', (_claim, spec, count, says) => {
    const more = { base: planYaml(), live: [live(state)] };
    const edits = found('config-not-rolled', planYaml(spec), more, finished(count));
    expect(edits.map(({ message, severity }) => [message.includes(says ?? ''), severity])).toEqual(
      says === null ? [] : [[true, 'info']],
    );
  });
});

// rancher/system-upgrade-controller#163, #256.
test('no pause between two nodes is an info, and the fix names the field', () => {
  const [pause, ...more] = reportOf(planYaml(), hosts(4)).findings.filter(
    ({ rule }) => rule === 'no-bake-time',
  );
  expect([pause?.severity, more]).toEqual(['info', []]);
  expect(pause?.remediation).toContain('postCompleteDelay');
});
