import { describe, expect, test } from '@jest/globals';
import type { Finding, Report } from '../../../src/plan/finding.js';
import { nodeList, type NodeShape } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { configured } from './planned.js';

const RUNTIME = { key: 'nodewright.nvidia.com', value: 'runtime-required', effect: 'NoSchedule' };

/** A NodeWright of one package with a reboot, over all nodes, two at a time. */
function nodewright(spec: object = {}, entry: object = {}): string {
  return JSON.stringify({
    apiVersion: 'nodewright.nvidia.com/v1alpha1',
    kind: 'NodeWright',
    metadata: { name: 'tuning' },
    spec: {
      interruptionBudget: { count: 2 },
      packages: {
        tuning: { version: '1.0.0', image: 'example/tuning', interrupt: { type: 'reboot' }, ...entry },
      },
      ...spec,
    },
  });
}

const OTHER = JSON.parse(
  nodewright({ nodeSelectors: { matchLabels: { other: 'true' } } }).replace('"tuning"', '"gone"'),
) as object;

function nodes(shape: (i: number) => Partial<NodeShape> = () => ({})): object {
  return nodeList(Array.from({ length: 4 }, (_, i) => ({ labels: {}, ...shape(i) })));
}

/** What 0.18 and 0.19 make of every reboot has a test of its own. */
const OF_REBOOTS = 'reboot-read-as-failure';

function told(report: Report): Finding[] {
  return report.findings.filter(
    ({ rule, status, evidence }) =>
      ['not-in-the-numbers', 'shared-cordon'].includes(rule) &&
      ['new', 'worsened'].includes(status) &&
      evidence['effect'] !== OF_REBOOTS,
  );
}

describe('what becomes of nodes beside the work on them', () => {
  // NVIDIA/nodewright, node.go Cordon: up to 0.19 it marks a cordon of anybody as its own, and takes it off at the end.
  // Release notes of operator 0.20.0: it leaves a cordon that it did not put on.
  test.each<[string, string, object, RegExp | null]>([
    ['an interrupt', '0.19', {}, /it uncordons node-0002, which somebody else cordoned/],
    ['an interrupt', '0.20', {}, /node-0002, which somebody else cordoned, is drained .* and stays cordoned/],
    ['a package without one', '0.19', { interrupt: undefined }, null],
    ['a package without one', '0.20', { interrupt: undefined }, null],
  ])('a node that somebody else has cordoned, and %s, at %s', (_claim, version, entry, says) => {
    const snapshot = nodes((i) => (i === 1 ? { cordoned: true } : {}));
    const config = configured(version);
    const found = told(planOf({ base: '', head: nodewright({}, entry), snapshot, config }));
    if (says === null) expect(found).toEqual([]);
    else expect(found[0]?.message).toMatch(says);
  });

  test('so is one of a fleet that is complete, where the change adds a package', () => {
    const entry = { version: '1.0.0', image: 'example/tuning' };
    const live = JSON.parse(nodewright({ packages: { tuning: entry } })) as object;
    const names = ['node-0001', 'node-0002', 'node-0003', 'node-0004'];
    const state = { 'tuning|1.0.0': { name: 'tuning', ...entry, stage: 'config', state: 'complete' } };
    const status = {
      status: 'complete',
      nodeStatus: Object.fromEntries(names.map((name) => [name, 'complete'])),
      nodeState: Object.fromEntries(names.map((name) => [name, state])),
    };
    const extra = { version: '1.0.0', image: 'example/extra', interrupt: { type: 'reboot' } };
    const shapes = names.map((_, i) => ({ labels: {}, cordoned: i === 1 }));
    const found = (packages: object): Finding[] =>
      told(
        planOf({
          base: nodewright({ packages: { tuning: entry } }),
          head: nodewright({ packages }),
          snapshot: nodeList(shapes, [{ ...live, status }]),
          config: configured('0.20'),
        }),
      );
    expect(found({ tuning: entry, extra })[0]?.message).toMatch(
      /node-0002, which somebody else cordoned, is drained/,
    );
    expect(found({ tuning: entry })).toEqual([]);
  });

  test.each([
    ['0.19', 'The maintenance of node-0002 ends with that too'],
    ['0.20', 'node-0002 is under maintenance: its work is interrupted too'],
  ])('one that is ignored is left alone, and of one under maintenance of PIKA %s says', (version, says) => {
    const config = configured(version);
    const ignored = nodes((i) =>
      i === 1 ? { cordoned: true, labels: { 'nodewright.nvidia.com/ignore': 'true' } } : {},
    );
    expect(told(planOf({ base: '', head: nodewright(), snapshot: ignored, config }))).toEqual([]);
    const maintained = nodes((i) => (i === 1 ? { cordoned: true, labels: { 'maintenance/fw-1': '' } } : {}));
    const [found] = told(planOf({ base: '', head: nodewright(), snapshot: maintained, config }));
    expect(found?.message).toContain(says);
  });

  // NVIDIA/nodewright#275: a cordon is taken off when no mark of any object is left.
  test.each<[string, string, boolean, object[], string, boolean]>([
    ['of an object that nothing shows', 'nodewright.nvidia.com/cordon_gone', true, [], '', true],
    ['of the group before, too', 'skyhook.nvidia.com/cordon_gone', true, [], '', true],
    ['of this object', 'nodewright.nvidia.com/cordon_tuning', true, [], '', false],
    ['of one that the cluster has', 'nodewright.nvidia.com/cordon_gone', true, [OTHER], '', false],
    [
      'of one that the change deletes',
      'nodewright.nvidia.com/cordon_gone',
      true,
      [],
      JSON.stringify(OTHER),
      false,
    ],
    ['on a node that serves', 'nodewright.nvidia.com/cordon_gone', false, [], '', false],
  ])('a mark of a cordon %s', (_claim, key, cordoned, live, base, isTold) => {
    const shapes = Array.from({ length: 4 }, (_, i) =>
      i === 1 ? { labels: {}, cordoned, annotations: { [key]: 'true' } } : { labels: {} },
    );
    const found = told(planOf({ base, head: nodewright(), snapshot: nodeList(shapes, live) })).filter(
      ({ evidence }) => evidence['effect'] === 'left-cordons',
    );
    expect(found.map(({ message }) => message.includes(`node-0002 stays cordoned`))).toEqual(
      isTold ? [true] : [],
    );
    if (isTold) expect(found[0]?.remediation).toContain(`kubectl annotate node node-0002 ${key}-`);
  });

  // NVIDIA/nodewright#633: people recover nodes by editing the annotation.
  test.each<[string, string, Record<string, string>, RegExp | null]>([
    [
      'no JSON, which 0.20 takes for a new node',
      '0.20',
      { nodeState_tuning: '{broken' },
      /on node-0002 cannot be read.*runs every package/,
    ],
    ['no object', '0.20', { nodeState_tuning: '[1]' }, /cannot be read/],
    ['what can be read', '0.20', { nodeState_tuning: '{"a": {}}' }, null],
    ['no JSON, of another object', '0.20', { nodeState_other: '{broken' }, null],
  ])('a record of what was done holds %s', (_claim, version, marks, says) => {
    const annotations = Object.fromEntries(
      Object.entries(marks).map(([key, value]) => [`nodewright.nvidia.com/${key}`, value]),
    );
    const shapes = [{ labels: {} }, { labels: {}, annotations }];
    const config = configured(version);
    const found = told(planOf({ base: '', head: nodewright(), snapshot: nodeList(shapes), config })).filter(
      ({ evidence }) => evidence['effect'] === 'unreadable-state',
    );
    expect(found.map(({ message }) => says?.test(message))).toEqual(says ? [true] : []);
  });

  // NVIDIA/nodewright#633, in a snapshot of nodes alone.
  test.each<[string, readonly string[], object[], string | null, string]>([
    [
      'one is erroring',
      ['complete', 'erroring', 'waiting'],
      [],
      'warning',
      '1 erroring, 1 waiting, 1 complete of 4 nodes. node-0002 is erroring',
    ],
    ['some are at work', ['complete', 'in_progress'], [], 'info', '1 in progress, 1 complete of 4 nodes'],
    ['all are done', ['complete', 'complete', 'complete', 'complete'], [], null, ''],
    ['the object is there and tells itself', ['erroring'], [JSON.parse(nodewright()) as object], null, ''],
  ])('the labels of nodes say where a rollout stands: %s', (_claim, statuses, live, severity, says) => {
    const shapes = Array.from({ length: 4 }, (_, i) => {
      const status = statuses[i];
      return { labels: status === undefined ? {} : { 'nodewright.nvidia.com/status_tuning': status } };
    });
    const report = planOf({ base: '', head: nodewright(), snapshot: nodeList(shapes, live) });
    const found = report.findings.filter(({ evidence }) => evidence['effect'] === 'labelled-status');
    expect(found.map((finding) => finding.severity)).toEqual(severity === null ? [] : [severity]);
    if (severity !== null) expect(found[0]?.message).toContain(says);
  });

  // NVIDIA/nodewright#284 and #401.
  test('runtimeRequiredCordonAfter leaves nodes out when all is done', () => {
    const head = nodewright({ runtimeRequired: true, runtimeRequiredCordonAfter: true });
    const tainted = nodes((i) => (i < 3 ? { taints: [RUNTIME] } : {}));
    const report = planOf({ base: '', head, snapshot: tainted });
    expect(told(report)[0]?.message).toContain('leaves 3 nodes cordoned');
    const [group] = report.plan.head.policies[0]?.effect.groups ?? [];
    expect(group?.lingers?.map(({ target }) => target)).toEqual(['node-0001', 'node-0002', 'node-0003']);
    expect(told(planOf({ base: '', head, snapshot: nodes() }))).toEqual([]);
  });

  test('runtimeRequiredCordonAfter leaves nodes out that the operator taints itself', () => {
    const head = nodewright({
      runtimeRequired: true,
      autoTaintNewNodes: true,
      runtimeRequiredCordonAfter: true,
    });
    const report = planOf({ base: '', head, snapshot: nodes() });
    const [group] = report.plan.head.policies[0]?.effect.groups ?? [];
    expect(group?.lingers).toHaveLength(4);
    expect(told(report).map(({ message }) => message.includes('leaves 4 nodes cordoned'))).toContain(true);
  });

  // NVIDIA/nodewright#168.
  test('autoTaintNewNodes taints what the operator has not been on, whatever the batches', () => {
    const snapshot = nodes((i) => (i === 0 ? { taints: [RUNTIME] } : {}));
    const on = nodewright({ runtimeRequired: true, autoTaintNewNodes: true });
    const [found] = told(planOf({ base: nodewright({ runtimeRequired: true }), head: on, snapshot }));
    expect(found?.message).toContain('taints 3 nodes of 4 at once');
    expect(told(planOf({ base: on, head: on, snapshot }))).toEqual([]);
    expect(told(planOf({ base: '', head: nodewright({ autoTaintNewNodes: true }), snapshot }))).toEqual([]);
  });

  // NVIDIA/nodewright#307: a node that never comes back keeps its Job active, and nothing counts it as a failure.
  test.each([
    ['0', true],
    ['0s', true],
    ['1h', false],
    [undefined, false],
  ])('stageTimeout %s lets a reboot hang for ever: %s', (stageTimeout, isTold) => {
    const found = told(planOf({ base: '', head: nodewright({}, { stageTimeout }), snapshot: nodes() }));
    expect(found.map(({ message }) => message.includes('a reboot that does not come back'))).toEqual(
      isTold ? [true] : [],
    );
  });

  // NVIDIA/nodewright#539, docs/architecture/interrupt-flow.md: since 0.19 a drain waits until its pods have stopped.
  test.each<[string, string, object, number | undefined, RegExp | null]>([
    [
      'longer than the drain may last',
      '0.20',
      { timeout: '10m' },
      86_400,
      /becomes erroring and fails its batch/,
    ],
    ['longer than a drain is planned with', '0.20', {}, 86_400, /waits for that without a limit/],
    ['cut by gracePeriod', '0.20', { timeout: '10m', gracePeriod: '30s' }, 86_400, null],
    ['by gracePeriod for all', '0.20', { timeout: '1m', gracePeriod: '1h' }, 30, /lets every pod take 1 h/],
    ['before the drain waited for it', '0.18', { timeout: '10m' }, 86_400, null],
    ['as long as pods take by default', '0.20', { timeout: '10m' }, undefined, null],
  ])('a pod that stops slowly: %s, at %s', (_claim, version, drainConfig, seconds, says) => {
    const slow = podOn('node-0003', { terminationGracePeriodSeconds: seconds });
    const snapshot = nodeList(
      Array.from({ length: 4 }, () => ({ labels: {} })),
      [slow],
    );
    const config = configured(version);
    const found = told(planOf({ base: '', head: nodewright({ drainConfig }), snapshot, config }));
    if (says === null) expect(found).toEqual([]);
    else expect(found[0]?.message).toMatch(says);
  });

  test.each([
    ['of kube-system', 'kube-system', {}],
    ['that tolerates a cordon', 'default', { tolerations: [{ operator: 'Exists' }] }],
  ])('a pod %s is not drained, however slowly it stops', (_claim, namespace, spec) => {
    const slow = podOn('node-0003', { terminationGracePeriodSeconds: 86_400, ...spec }, namespace);
    const snapshot = nodeList(
      Array.from({ length: 4 }, () => ({ labels: {} })),
      [slow],
    );
    expect(told(planOf({ base: '', head: nodewright(), snapshot }))).toEqual([]);
  });
});

function podOn(nodeName: string, spec: object, namespace = 'default'): object {
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'slow', namespace, creationTimestamp: '2026-01-01T00:00:00Z' },
    spec: { nodeName, ...spec },
    status: { phase: 'Running' },
  };
}
