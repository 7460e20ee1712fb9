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
  const atWork = (names: string[], conditions: object[] = [FAILED]): object =>
    live({ applying: names, conditions, latestVersion: 'v2' }, { concurrency: names.length });
  const one = planYaml({ concurrency: 1 });

  test('stands still with its only place, and says which node has it', () => {
    const { group, report } = planned(one, hosts(3), { base: one, live: [atWork(['node-0002'])] });
    expect([group.outcome, group.finish, group.worstLoss]).toEqual(['stuck', null, 1]);
    expect(report.findings.find(({ rule }) => rule === 'no-progress')?.message).toContain(
      'node-0002: its Job has failed',
    );
  });

  test.each<[string, string, object[]]>([
    ['another reason is no failure', one, [{ ...FAILED, reason: 'SyncJob' }]],
    ['no condition is none', one, []],
    ['another image makes the Job again', planYaml({ concurrency: 1, upgrade: { image: 'b' } }), [FAILED]],
    ['so does another version', planYaml({ concurrency: 1, version: 'v3' }), [FAILED]],
  ])('%s', (_claim, head, conditions) => {
    const { group } = planned(head, hosts(3), { base: one, live: [atWork(['node-0002'], conditions)] });
    expect(group.outcome).toBe('complete');
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

// k3s-io/k3s-upgrade, scripts/upgrade.sh; rancher/system-upgrade-controller#165.
describe('a Plan whose prepare waits for another one', () => {
  const nodes = hosts(6, (i) => ({
    labels: i < 3 ? { role: 'server', 'node-role.kubernetes.io/control-plane': 'true' } : { role: 'agent' },
  }));
  const plan = (name: string, waitsFor: string | null, spec: object = {}): string =>
    planYaml(
      {
        concurrency: 1,
        nodeSelector: { matchLabels: { role: name } },
        upgrade: { image: 'rancher/k3s-upgrade' },
        ...(waitsFor === null
          ? {}
          : { prepare: { image: 'rancher/k3s-upgrade', args: ['prepare', waitsFor] } }),
        ...spec,
      },
      { name },
    );
  const groupsOf = (
    docs: string[],
    more: Beside = {},
  ): Record<string, { outcome: string; start: number | null }> =>
    Object.fromEntries(
      reportOf(docs.join('\n---\n'), nodes, more).plan.head.policies.flatMap(({ effect }) =>
        effect.groups.map(({ name, outcome, start }) => [name, { outcome, start }]),
      ),
    );

  test('begins when that one is complete, and takes no node out before', () => {
    const both = [plan('server', null), plan('agent', 'server')];
    const { server, agent } = groupsOf(both);
    expect([server?.outcome, agent?.outcome]).toEqual(['complete', 'complete']);
    expect((agent?.start ?? 0) - (server?.start ?? 0)).toBe(3 * 20 * 60_000);
    expect(reportOf(both.join('\n---\n'), nodes).plan.head.combined.peakAtOnce).toBe(1);
  });

  test.each<[string, string | null, object, number]>([
    ['without prepare both go at once', null, {}, 2],
    ['prepare of another image waits for nobody that is known', null, { prepare: { image: 'x' } }, 2],
    ['one that waits for a Plan that is not there never begins', 'other', {}, 1],
  ])('%s', (_claim, waitsFor, spec, peak) => {
    const report = reportOf([plan('server', null), plan('agent', waitsFor, spec)].join('\n---\n'), nodes);
    expect(report.plan.head.combined.peakAtOnce).toBe(peak);
  });

  test('never begins behind one that stands still', () => {
    const server = {
      ...JSON.parse(plan('server', null)),
      status: { applying: ['node-0001'], conditions: [FAILED] },
    } as object;
    const docs = [plan('server', null), plan('agent', 'server')];
    const { agent } = groupsOf(docs, { base: docs.join('\n---\n'), live: [server] });
    expect([agent?.outcome, agent?.start]).toEqual(['stuck', null]);
  });

  test('never begins where both wait for each other, or for themselves', () => {
    const { server, agent } = groupsOf([plan('server', 'agent'), plan('agent', 'server')]);
    expect([server?.outcome, agent?.outcome]).toEqual(['stuck', 'stuck']);
    expect(groupsOf([plan('agent', 'agent')])['agent']?.outcome).toBe('stuck');
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
describe('no pause between two nodes', () => {
  test.each([
    ['is an info, whatever it may break', {}, 4, ['info']],
    ['is none with a delay', { postCompleteDelay: '5m' }, 4, []],
    ['is none where all go at once', { concurrency: 4 }, 4, []],
    ['is none of one node', {}, 1, []],
  ])('%s', (_claim, spec, count, severities) => {
    const found = reportOf(planYaml(spec), hosts(count)).findings.filter(
      ({ rule }) => rule === 'no-bake-time',
    );
    expect(found.map(({ severity }) => severity)).toEqual(severities);
    if (severities.length > 0) expect(found[0]?.remediation).toContain('postCompleteDelay');
  });
});

test('what the controller puts into labels and environments is no variable of a tool', () => {
  const head = planYaml({
    postCompleteLabels: { 'upgraded/version': '$(LATEST_VERSION)' },
    upgrade: { image: 'example/upgrade', envs: [{ name: 'TO', value: '$(LATEST_HASH)' }] },
  });
  const { plan } = reportOf(head, hosts(2), { base: planYaml() });
  expect(plan.problems.map(({ code }) => code)).toEqual([]);
});
