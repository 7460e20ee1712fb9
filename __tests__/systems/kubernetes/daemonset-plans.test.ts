import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { inShort, planned, podOf, workload } from './plans.js';

const onNodes = (fleet: string, ...objects: object[]): object => nodeList(parseFleet(fleet), objects);

describe('nodes with a taint that it does not tolerate', () => {
  const FLEET = '10 nodes\n3 nodes taint=node-role.kubernetes.io/control-plane=:NoSchedule';
  const changed = { base: workload('DaemonSet'), head: workload('DaemonSet', { image: 'app:2' }) };

  test('a control plane never got a pod, so that it counts for nothing', () => {
    const { group, says, notes, rules } = planned({ ...changed, snapshot: onNodes(FLEET) });
    expect(group.targets).toHaveLength(10);
    expect(inShort(group)).toBe('1 1 1 1 1 1 1 1 1 1, peak 1, loss 1, complete');
    expect(says).toBe('The pod template changes (spec.containers[app].image): it is rolled over 10 nodes.');
    expect(notes).toContain(
      'Left out: 3 nodes (node-0011, node-0012, node-0013) with a taint that it does not tolerate (node-role.kubernetes.io/control-plane:NoSchedule).',
    );
    expect(rules).not.toContain('peak-above-limit');
  });

  test('a pod that the snapshot shows there is rolled as well', () => {
    const status = { desiredNumberScheduled: 1, updatedNumberScheduled: 1, numberAvailable: 1 };
    const live = workload('DaemonSet', { status });
    const pods = [podOf('DaemonSet', 1, 'old'), podOf('DaemonSet', 2, 'old')];
    const fleet = '1 node\n1 node taint=gpu=yes:NoSchedule';
    const { group } = planned({ ...changed, snapshot: onNodes(fleet, live, ...pods) });
    expect(group.targets).toEqual(['node-0001', 'node-0002']);
  });

  test('a node that is down had one before', () => {
    const { group, says } = planned({ ...changed, snapshot: onNodes('2 nodes\n1 node not-ready') });
    expect(group.targets).toHaveLength(3);
    expect(group.outBefore).toBe(1);
    expect(says).toContain('it is rolled over 2 of 3 nodes, as node-0003 is down.');
  });
});

describe('templates with hostNetwork', () => {
  const pod = { hostNetwork: true };
  const ports = (hostPort?: number): object => ({
    container: { ports: [{ containerPort: 9100, protocol: 'TCP', ...(hostPort ? { hostPort } : {}) }] },
  });
  const status = { desiredNumberScheduled: 4, updatedNumberScheduled: 4, numberAvailable: 4 };
  const live = (hostPort?: number): object => workload('DaemonSet', { pod, ...ports(hostPort), status });
  const file = (hostPort?: number): object => workload('DaemonSet', { pod, ...ports(hostPort) });

  test.each([
    ['since 1.28 the API server fills no hostPort in', live(), file()],
    ['one that an older server filled in is the same', live(9100), file()],
    ['one that both write is the same', live(9100), file(9100)],
  ])('%s', (_name, running, head) => {
    const { says } = planned({ head, snapshot: onNodes('4 nodes', running) });
    expect(says).toMatch(/^No rollout/);
  });

  test('writing it out is another template, and is rolled', () => {
    const { says } = planned({ base: file(), head: file(9100), snapshot: onNodes('4 nodes', live()) });
    expect(says).toBe('The pod template changes (spec.containers[app].ports): it is rolled over 4 nodes.');
  });
});

describe('halfway, and no pods in the snapshot', () => {
  const spec = { updateStrategy: { rollingUpdate: { maxUnavailable: 2 } } };
  const live = (updated: number, available: number): object =>
    workload('DaemonSet', {
      image: 'app:2',
      spec,
      status: {
        desiredNumberScheduled: 6,
        updatedNumberScheduled: updated,
        ...(available > 0 ? { numberAvailable: available } : {}),
        ...(available < 6 ? { numberUnavailable: 6 - available } : {}),
      },
    });
  const file = (image: string): object => workload('DaemonSet', { image, spec });
  const over = (running: object, image = 'app:2'): ReturnType<typeof planned> =>
    planned({ base: file('app:2'), head: file(image), snapshot: onNodes('6 nodes', running) });

  test('the status tells how far it is, and what is not available is taken to stay so', () => {
    const { group, says, notes, rules } = over(live(2, 4));
    expect(inShort(group)).toBe('none, peak 2, loss 0, stuck');
    expect(says).toContain('2 of 6 nodes have the new pod template');
    expect(notes.join(' ')).toContain('The snapshot holds none of its pods. By its status 2 of 6 nodes');
    expect(rules).toContain('no-progress');
  });

  test('whether the next version is the one before is not known, and said', () => {
    expect(over(live(2, 4), 'app:1').says).toMatch(
      /If it puts back the template that the other pods still have/,
    );
    expect(over(live(6, 6), 'app:1').says).not.toContain('puts back');
  });

  test('a status without numberAvailable is one of none available', () => {
    expect(over(live(6, 0)).group.outBefore).toBe(6);
  });

  test('one that is done and well needs no note', () => {
    const { notes } = over(live(6, 6));
    expect(notes.join(' ')).not.toContain('none of its pods');
  });
});

describe('surge, where the new pod has no room beside the old one', () => {
  const spec = { updateStrategy: { rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } } };
  const port = (hostPort: number, more: object = {}): object => ({
    container: { ports: [{ containerPort: 9100, hostPort, ...more }] },
  });
  const apart = (labels: object): object => {
    const term = { topologyKey: 'kubernetes.io/hostname', labelSelector: { matchLabels: labels } };
    const podAntiAffinity = { requiredDuringSchedulingIgnoredDuringExecution: [term] };
    return { pod: { affinity: { podAntiAffinity } } };
  };
  const roll = (before: object, after: object): ReturnType<typeof planned> =>
    planned({
      base: workload('DaemonSet', { spec, ...before }),
      head: workload('DaemonSet', { spec, ...after, image: 'app:2' }),
      snapshot: onNodes('3 nodes'),
    });

  test.each([
    ['the same host port', port(9100), port(9100), 'host port 9100 is free once a node'],
    [
      'a port of a container with hostNetwork',
      { ...port(9100), pod: { hostNetwork: true } },
      { container: { ports: [{ containerPort: 9100 }] }, pod: { hostNetwork: true } },
      'host port 9100 is free once a node',
    ],
    [
      'required anti-affinity to itself',
      apart({ app: 'app' }),
      apart({ app: 'app' }),
      'required anti-affinity on kubernetes.io/hostname keeps them apart',
    ],
    [
      'anti-affinity of the old pod alone',
      apart({ app: 'app' }),
      {},
      'required anti-affinity on kubernetes.io/hostname keeps them apart',
    ],
  ])('%s: it is stuck for ever', (_name, before, after, conflict) => {
    const { group, rules } = roll(before, after);
    expect(inShort(group)).toBe('none, peak 0, loss 0, stuck');
    expect(group.why).toBe(
      `maxSurge wants the new pod ready before the old one goes, and on 1 node (node-0001) it can not be placed beside it: ${conflict}.`,
    );
    expect(group.fix).toBe('Set maxSurge: 0 and maxUnavailable: 1, so that the old pod goes first.');
    expect(rules).toContain('no-progress');
  });
});

describe('only nodes that are down are left', () => {
  const pod = { tolerations: [{ operator: 'Exists' }] };
  const spec = { updateStrategy: { rollingUpdate: { maxUnavailable: 3 } } };
  const stuckOn = (fleet: string): ReturnType<typeof planned>['group'] =>
    planned({
      base: workload('DaemonSet', { pod, spec }),
      head: workload('DaemonSet', { pod, spec, image: 'app:2' }),
      snapshot: onNodes(fleet),
    }).group;

  test.each([
    ['3 nodes\n1 node not-ready', 'It is down.', 'Bring node-0004 back, or remove it from the cluster.'],
    [
      '3 nodes\n2 nodes not-ready',
      'They are down.',
      'Bring node-0004, node-0005 back, or remove them from the cluster.',
    ],
  ])('%j: the version is not to blame', (fleet, why, fix) => {
    const { outcome, why: says, fix: does } = stuckOn(fleet);
    expect(outcome).toBe('stuck');
    expect(says).toContain(`no old one is left. ${why}`);
    expect(does).toBe(fix);
  });
});

describe('nodes that the pod template no longer fits', () => {
  const FLEET = '4 nodes role=a\n2 nodes role=b';
  const narrowed = workload('DaemonSet', { pod: { nodeSelector: { role: 'b' } } });
  const status = { desiredNumberScheduled: 6, updatedNumberScheduled: 6, numberAvailable: 6 };
  const live = workload('DaemonSet', { status });
  const pods = [1, 2, 3, 4, 5, 6].map((n) => podOf('DaemonSet', n, 'old'));
  const GOES =
    '4 nodes of 6 (node-0001, node-0002, node-0003 and 1 more) no longer fit the pod template (nodeSelector role=b): their pods go at once';

  test.each([
    ['nodes alone', onNodes(FLEET)],
    ['the live object', onNodes(FLEET, live)],
    ['its pods too', onNodes(FLEET, live, ...pods)],
  ])('lose their pods at once, which is said and an error (snapshot: %s)', (_name, snapshot) => {
    const { says, group, rules } = planned({ base: workload('DaemonSet'), head: narrowed, snapshot });
    expect(says).toContain(`it is rolled over 2 nodes. ${GOES}`);
    expect(inShort(group)).toBe('1 1, peak 1, loss 1, complete');
    expect(rules).toContain('change-not-batched');
  });

  test('the cluster has it and the base does not: the live template says where its pods are', () => {
    const base = workload('Deployment');
    const { says, rules } = planned({ base, head: narrowed, snapshot: onNodes(FLEET, live) });
    expect(says).toContain(GOES);
    expect(rules).toContain('change-not-batched');
  });

  test('and nobody says that they are just not rolled any more', () => {
    const [base, head] = [workload('DaemonSet'), narrowed].map((one) => JSON.stringify(one));
    const { findings } = planOf({ base: base ?? '', head: head ?? '', snapshot: onNodes(FLEET) });
    const moved = findings.find(({ rule }) => rule === 'selection-moved')?.message;
    expect(moved).toContain('4 nodes leave: node-0001,');
  });

  test('not again where they are gone already', () => {
    const done = workload('DaemonSet', { pod: { nodeSelector: { role: 'b' } }, status });
    const snapshot = onNodes(FLEET, done, ...pods.slice(4));
    const { says, rules } = planned({ base: workload('DaemonSet'), head: narrowed, snapshot });
    expect(says).not.toContain('no longer');
    expect(rules).not.toContain('change-not-batched');
  });

  test('a taint that evicts anyway is not of this change', () => {
    const fleet = '4 nodes\n2 nodes taint=maint=yes:NoExecute';
    const head = workload('DaemonSet', { image: 'app:2' });
    const snapshot = onNodes(fleet, live, ...pods);
    expect(planned({ base: workload('DaemonSet'), head, snapshot }).says).not.toContain('no longer');
  });

  test('with a toleration dropped the old pods stay until the rollout takes them, and none comes back', () => {
    const snapshot = onNodes('2 nodes\n2 nodes taint=gpu=yes:NoSchedule');
    const base = workload('DaemonSet', { pod: { tolerations: [{ key: 'gpu', operator: 'Exists' }] } });
    const { group, notes } = planned({ base, head: workload('DaemonSet', { image: 'app:2' }), snapshot });
    expect([group.targets.length, group.peakAtOnce]).toEqual([4, 2]);
    expect(notes).toContain(
      'It runs on 4 nodes and is due on 2: a percentage in its limits is of the 2, and the nodes out are counted over all 4. The other 2 keep a pod that they would not get again.',
    );
    expect(notes).toContain(
      'No pod comes back on 2 nodes (node-0003, node-0004): a taint that it does not tolerate lets the old one stay only until it is replaced.',
    );
  });
});
