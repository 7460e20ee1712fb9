import type { Finding } from '../../../src/plan/finding.js';
import { type Beside, hosts, planned, planYaml, reportOf } from './plans.js';

/** Findings of one rule that the change brings or makes worse. */
function findings(head: string, rule: string, more: Beside = {}, nodes = hosts(4)): Finding[] {
  const report = reportOf(head, nodes, more);
  return report.findings.filter((one) => one.rule === rule && ['new', 'worsened'].includes(one.status));
}

/** The Plan of `planYaml` as the cluster has it. */
function live(status: object): object {
  const plan = JSON.parse(planYaml({}, { creationTimestamp: '2026-01-01T00:00:00Z' })) as object;
  return { ...plan, status: { latestVersion: 'v1.31.1', ...status } };
}

function pod(name: string, node: string, owner: string | null, labels: object = {}): object {
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      name,
      namespace: 'default',
      creationTimestamp: '2026-01-01T00:00:00Z',
      labels,
      ownerReferences:
        owner === null
          ? []
          : [{ apiVersion: 'apps/v1', kind: owner, name: 'own', uid: 'u', controller: true }],
    },
    spec: { nodeName: node },
    status: { phase: 'Running', conditions: [{ type: 'Ready', status: 'True' }] },
  };
}

describe('a drain that kubectl gives up on', () => {
  test.each<[string, object, object[], RegExp | null]>([
    // k3s-io/k3s#1498, rancher/system-upgrade-controller#103.
    [
      'a pod that no controller owns, without force',
      {},
      [pod('bare', 'node-0002', null)],
      /default\/bare, which no controller owns/,
    ],
    ['the same with force', { force: true }, [pod('bare', 'node-0002', null)], null],
    ['one of a ReplicaSet', {}, [pod('web', 'node-0002', 'ReplicaSet')], null],
    ['a static pod, which belongs to its node', {}, [pod('etcd', 'node-0002', 'Node')], null],
    [
      'one that podSelector leaves alone',
      { podSelector: { matchLabels: { app: 'web' } } },
      [pod('bare', 'node-0002', null)],
      null,
    ],
    [
      'one of the controller itself',
      {},
      [pod('job', 'node-0002', null, { 'upgrade.cattle.io/controller': 'x' })],
      null,
    ],
    [
      'a daemon pod, where they are not ignored',
      { force: true, ignoreDaemonSets: false },
      [pod('net', 'node-0002', 'DaemonSet')],
      /default\/net of a DaemonSet/,
    ],
    // elemental-operator#926: a number is nanoseconds.
    ['a timeout without a unit', { force: true, timeout: 60 }, [], /60 is 60 nanoseconds/],
    ['the same as a text', { force: true, timeout: '60' }, [], /has no unit that kubectl reads/],
    ['a timeout with a unit', { force: true, timeout: '60s' }, [], null],
    ['a timeout of 0, which is none', { force: true, timeout: 0 }, [], null],
  ])('%s', (_claim, drain, pods, says) => {
    const { group, report } = planned(planYaml({ drain, concurrency: 1 }), hosts(4), { live: pods });
    expect(group.outcome).toBe(says === null ? 'complete' : 'stuck');
    const stuck = report.findings.find(({ rule }) => rule === 'no-progress');
    if (says !== null) expect(stuck?.message).toMatch(says);
    expect(stuck?.severity).toBe(says === null ? undefined : 'error');
    // A finish and a drain that never ends do not stand in one plan.
    expect(group.finish === null).toBe(says !== null);
  });

  test('a node that is not ready is named, with the place that it loses', () => {
    const { group } = planned(
      planYaml({ concurrency: 1 }),
      hosts(4, (i) => (i === 1 ? { notReady: true } : {})),
    );
    expect(group.why).toContain('node-0002: it is not ready');
  });
});

describe('findings of a Plan', () => {
  const base = planYaml({ cordon: true, version: 'v1.31.1' });
  const cordoned = hosts(4, (i) => (i === 2 ? { cordoned: true } : {}));

  // rancher/system-upgrade-controller#341.
  test('a node that somebody cordoned is uncordoned by the Job that succeeds there', () => {
    const head = planYaml({ cordon: true, version: 'v1.32.1' });
    const [found] = findings(head, 'shared-cordon', { base }, cordoned);
    expect(found?.message).toContain('it uncordons node-0003, which somebody else cordoned');
    const without = planYaml({ cordon: false, version: 'v1.32.1' });
    expect(findings(without, 'shared-cordon', { base }, cordoned)).toEqual([]);
  });

  test('on a node of a PIKA maintenance that ends it as well', () => {
    const nodes = hosts(4, (i) => (i === 2 ? { cordoned: true, labels: { 'maintenance/fw-7': '' } } : {}));
    const [found] = findings(
      planYaml({ cordon: true, version: 'v1.32.1' }),
      'shared-cordon',
      { base },
      nodes,
    );
    expect(found?.message).toContain('The maintenance of node-0003 ends with that too');
  });

  // rancher/system-upgrade-controller#335: the window is asked before the first node only.
  test('a rollout that is longer than its window goes on past its end', () => {
    const window = { days: ['sat'], startTime: '02:00', endTime: '03:00' };
    const [late] = findings(planYaml({ window, concurrency: 1 }), 'window-too-short', {}, hosts(8));
    expect(late?.message).toContain('4 nodes of 8 start when it has closed');
    expect(findings(planYaml({ window, concurrency: 1 }), 'window-too-short', {}, hosts(2))).toEqual([]);
  });

  // k3s-io/k3s#14282: another channel is another stream of versions.
  test('another channel is told as new', () => {
    const of = (channel: string): string =>
      planYaml({ version: undefined, channel: `https://update.example/${channel}` });
    expect(findings(of('latest'), 'version-not-pinned', { base: of('v1.30') })).toHaveLength(1);
    expect(findings(of('v1.30'), 'version-not-pinned', { base: of('v1.30') })).toEqual([]);
  });

  // rancher/system-upgrade-controller#71.
  test('a Plan that is deleted while it is at work leaves its nodes cordoned', () => {
    const other = JSON.stringify({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'x' } });
    const atWork = live({ applying: ['node-0001'] });
    const [found] = findings(other, 'abandoned-midway', { base, live: [atWork] });
    expect(found?.message).toContain('it is at work on 1 node (node-0001)');
    expect(findings(other, 'abandoned-midway', { base, live: [live({})] })).toEqual([]);
    expect(findings(base, 'abandoned-midway', { base, live: [atWork] })).toEqual([]);
  });
});
