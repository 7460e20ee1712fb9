import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { live, object, over, planned, sizes, stored, workload } from './web-plans.js';

const TEN = nodeList(parseFleet('10 nodes'));

describe('what a change starts', () => {
  test('the same pod template starts nothing; the plan is of the next rollout', () => {
    const base = workload('Deployment', { replicas: 10 });
    const head = workload('Deployment', { replicas: 10, strategy: { rollingUpdate: { maxUnavailable: 5 } } });
    const { diff, group, says } = planned({ base, head, snapshot: TEN });
    expect(says).toMatch(/^No rollout: nothing starts, the pod template is the same\./);
    expect(diff.head?.change?.kind).toBe('next-rollout');
    expect(diff.base?.effect.peakAtOnce).toBe(2);
    expect(group.peakAtOnce).toBe(5);
  });

  test('a template that only spells a default out is the same', () => {
    const base = workload('Deployment', { replicas: 3 });
    const head = workload('Deployment', { replicas: 3, template: stored('web:1') });
    const { diff, says } = planned({ base, head, snapshot: TEN });
    expect(says).toMatch(/nothing starts/);
    expect(diff.sameEffect).toBe(true);
  });

  test('another image starts a rollout', () => {
    const base = workload('Deployment', { replicas: 10 });
    const { says, group } = planned({
      base,
      head: workload('Deployment', { replicas: 10 }, 'web:2'),
      snapshot: TEN,
    });
    expect(says).toBe(
      'The pod template changes (spec.containers[web].image): it is rolled over 10 replicas.',
    );
    expect(sizes(group)).toBe('5 5');
  });

  test.each([
    ['Deployment', 3, 0],
    ['Deployment', 3, 600],
    ['StatefulSet', 3, 600],
    ['DaemonSet', 10, 600],
  ])(
    'a %s of %i is done when the last pod is available: %i seconds after it is ready',
    (kind, _of, seconds) => {
      const spec = (minReadySeconds: number): object => ({
        ...(kind === 'DaemonSet' ? {} : { replicas: 3 }),
        minReadySeconds,
        progressDeadlineSeconds: kind === 'Deployment' ? 1200 : undefined,
      });
      const finish = (minReadySeconds: number): number => {
        const { group } = planned({
          base: workload(kind, spec(minReadySeconds)),
          head: workload(kind, spec(minReadySeconds), 'web:2'),
          snapshot: TEN,
        });
        const last = Math.max(...group.batches.map(({ end }) => end ?? Infinity));
        return (group.finish ?? 0) - last;
      };
      expect(finish(seconds)).toBe(seconds * 1000);
    },
  );

  test('a change of replicas is said, with the number of pods', () => {
    const base = workload('Deployment', { replicas: 3 });
    const { says, diff } = planned({ base, head: workload('Deployment', { replicas: 5 }), snapshot: TEN });
    expect(says).toContain('replicas 3 -> 5: 2 pods more start at once.');
    expect(diff.head?.change?.kind).toBe('scale');
    const down = planned({ base: workload('Deployment', { replicas: 5 }), head: base, snapshot: TEN });
    expect(down.says).toContain(
      'replicas 5 -> 3: 2 pods go at once, whatever the limits of the rolling update say.',
    );
  });

  test('defaults that are written out are the same effect', () => {
    const { diff } = planned({
      base: workload('Deployment', { replicas: 3 }),
      head: workload('Deployment', {
        replicas: 3,
        revisionHistoryLimit: 10,
        strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: '25%', maxSurge: '25%' } },
      }),
      snapshot: TEN,
    });
    expect([diff.change, diff.sameEffect]).toEqual(['changed', true]);
  });

  test('a new workload is not rolled', () => {
    const other = workload('Deployment', { replicas: 1 }).replace('"name":"web"', '"name":"other"');
    const head = `${other}\n---\n${workload('StatefulSet', { replicas: 3 })}`;
    const { plan } = planOf({ base: other, head, snapshot: TEN });
    const added = plan.policies.find(({ change }) => change === 'added');
    expect(added?.head?.change?.says).toMatch(
      /^A new StatefulSet: its 3 replicas start without a rollout, one after the other/,
    );
  });

  test('paused and OnDelete roll nothing', () => {
    const paused = planned({ head: workload('Deployment', { replicas: 3, paused: true }), snapshot: TEN });
    expect([paused.group.outcome, sizes(paused.group)]).toEqual(['none', '']);
    const onDelete = { updateStrategy: { type: 'OnDelete' } };
    const daemons = planned({ head: workload('DaemonSet', onDelete), snapshot: TEN });
    expect([daemons.group.outcome, sizes(daemons.group)]).toEqual(['none', '']);
    expect(daemons.diff.head?.notes[0]).toMatch(/^OnDelete:/);
  });
});

describe('what the snapshot holds', () => {
  test('a live object with the same template starts nothing', () => {
    const snapshot = over(live('web:1', { replicas: 10, updatedReplicas: 10, availableReplicas: 10 }));
    const { says } = planned({ head: workload('Deployment', { replicas: 10 }), snapshot });
    expect(says).toMatch(/nothing starts/);
  });

  test('a live object with another template is rolled', () => {
    const snapshot = over(live('web:1', { replicas: 10, updatedReplicas: 10, availableReplicas: 10 }));
    const { says, group } = planned({ head: workload('Deployment', { replicas: 10 }, 'web:2'), snapshot });
    expect(says).toMatch(/^The pod template changes/);
    expect(sizes(group)).toBe('5 5');
  });

  const daemonPod = (nodeNumber: number, revision: string, ready: boolean, created: string): object => ({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      name: `web-${nodeNumber}-${revision}`,
      namespace: 'default',
      creationTimestamp: created,
      labels: { app: 'web', 'controller-revision-hash': revision },
      ownerReferences: [{ apiVersion: 'apps/v1', kind: 'DaemonSet', name: 'web', controller: true }],
    },
    spec: { nodeName: `node-000${nodeNumber}` },
    status: {
      phase: 'Running',
      conditions: [{ type: 'Ready', status: ready ? 'True' : 'False', lastTransitionTime: created }],
    },
  });

  test('a DaemonSet that is under way goes on where it is, and a pod that is broken for long holds it', () => {
    const status = { desiredNumberScheduled: 3, updatedNumberScheduled: 1, numberAvailable: 2 };
    const daemonSet = object('DaemonSet', { template: stored('web:2') }, 'web:2', { status });
    const pods = (created: string): object[] => [
      daemonPod(1, 'new', false, created),
      daemonPod(2, 'old', true, '2026-01-01T00:00:00Z'),
      daemonPod(3, 'old', true, '2026-01-01T00:00:00Z'),
    ];
    const head = workload('DaemonSet', {}, 'web:2');
    const on = (created: string): object => nodeList(parseFleet('3 nodes'), [daemonSet, ...pods(created)]);
    const fresh = planned({ base: head, head, snapshot: on('2026-11-23T07:59:00Z') });
    expect([fresh.group.outcome, sizes(fresh.group)]).toEqual(['complete', '1 1 1']);
    const broken = planned({ base: head, head, snapshot: on('2026-11-22T07:59:00Z') });
    expect([broken.group.outcome, sizes(broken.group)]).toEqual(['stuck', '']);
    expect(broken.group.why).toContain('node-0001');
  });

  test('a StatefulSet whose broken pod holds it stays stuck when the template is put back', () => {
    const status = {
      replicas: 3,
      readyReplicas: 2,
      updatedReplicas: 1,
      currentRevision: 'web-old',
      updateRevision: 'web-new',
    };
    const set = object('StatefulSet', { replicas: 3, template: stored('web:2') }, 'web:2', { status });
    const { group } = planned({
      base: workload('StatefulSet', { replicas: 3 }, 'web:2'),
      head: workload('StatefulSet', { replicas: 3 }, 'web:1'),
      snapshot: nodeList(parseFleet('3 nodes'), [set]),
    });
    expect(group.outcome).toBe('stuck');
    expect(group.why).toContain('OrderedReady waits for pod web-2');
    expect(group.fix).toContain('delete pod web-2 by hand');
  });
});

describe('refusals', () => {
  test.each([
    [
      'a template that the selector does not match',
      { selector: { matchLabels: { app: 'other' } } },
      /does not match template/,
    ],
    [
      'limits that are both 0',
      { strategy: { rollingUpdate: { maxSurge: 0, maxUnavailable: 0 } } },
      /may not be 0/,
    ],
  ])('%s', (_name, spec, message) => {
    const { findings } = planOf({ head: workload('Deployment', spec), snapshot: TEN });
    expect(findings.find(({ rule }) => rule === 'invalid-policy')?.message).toMatch(message);
  });

  test('a changed selector', () => {
    const base = workload('Deployment', {});
    const head = base.replaceAll('"app":"web"', '"app":"other"');
    const { findings } = planOf({ base, head, snapshot: TEN });
    expect(findings.find(({ rule }) => rule === 'invalid-policy')?.message).toMatch(
      /spec\.selector: field is immutable/,
    );
  });

  test('an API group that is gone', () => {
    const head = workload('Deployment', {}).replace('apps/v1', 'extensions/v1beta1');
    const { findings } = planOf({ head, snapshot: TEN });
    expect(findings.find(({ rule }) => rule === 'invalid-policy')?.message).toMatch(
      /removed in Kubernetes 1\.16/,
    );
  });

  test.each(['1.20', '0.99', 'latest'])('version %s is no version that is known', (version) => {
    const config = `version: 1\nsystems: { kubernetes: { version: "${version}" } }\n`;
    const { plan, verdict } = planOf({ head: workload('Deployment', {}), snapshot: TEN, config });
    expect(plan.problems.map(({ code }) => code)).toEqual(['unknown-version']);
    expect(verdict).toBe('unknown');
  });

  test('the version decides: maxUnavailable of a StatefulSet counts in 1.35.0 and not in 1.34', () => {
    const head = workload('StatefulSet', {
      replicas: 6,
      podManagementPolicy: 'Parallel',
      updateStrategy: { rollingUpdate: { maxUnavailable: 3 } },
    });
    const peak = (version: string): number =>
      planned({
        head,
        snapshot: TEN,
        config: `version: 1\nsystems: { kubernetes: { version: "${version}" } }\n`,
      }).group.peakAtOnce;
    expect([peak('1.34'), peak('1.35.0'), peak('1.35.4')]).toEqual([1, 3, 1]);
  });
});

// kubernetes 1.28, deployment/recreate.go, statefulset/stateful_set_control.go: nothing serves between the old pods and the new ones.
describe('pods that are deleted before new ones start', () => {
  const RECREATE = { strategy: { type: 'Recreate' } };
  test.each<[string, string, object, string, RegExp | null]>([
    [
      'Recreate',
      'Deployment',
      { replicas: 3, ...RECREATE },
      'web:2',
      /all 3 pods are deleted before a new one starts \(Recreate\)/,
    ],
    ['Recreate of one', 'Deployment', { replicas: 1, ...RECREATE }, 'web:2', /its only pod is deleted/],
    [
      'Recreate, and the same template',
      'Deployment',
      { replicas: 3, ...RECREATE },
      'web:1',
      /next change of the pod template, and all 3 pods/,
    ],
    [
      'a StatefulSet of one pod',
      'StatefulSet',
      { replicas: 1 },
      'web:2',
      /its only pod is deleted before a new one starts\./,
    ],
    ['a StatefulSet of three', 'StatefulSet', { replicas: 3 }, 'web:2', null],
    ['a rolling update of one', 'Deployment', { replicas: 1 }, 'web:2', null],
  ])('%s', (_claim, kind, spec, image, said) => {
    const { says } = planned({
      base: workload(kind, spec),
      head: workload(kind, spec, image),
      snapshot: TEN,
    });
    if (said === null) expect(says).not.toContain('deleted before');
    else expect(says).toMatch(said);
  });
});
