import { drainPodOf } from '../../../src/systems/pods.js';
import { budgetOf } from '../../../src/systems/kubernetes/controller/disruption.js';
import { budgetStatusOf, scaleOf } from '../../../src/systems/kubernetes/objects/pods.js';
import {
  placementOf,
  daemonSetSpecOf,
  deploymentSpecOf,
  statefulSetSpecOf,
} from '../../../src/systems/kubernetes/controller/spec.js';
import { ANYWHERE, deploymentSpec } from './build.js';
import { budgetYaml, manifest, workloadObject } from './manifests.js';

describe('reading: workloads with their defaults', () => {
  test('a Deployment: 25% each, 600 seconds, one replica', () => {
    const spec = deploymentSpecOf({ object: workloadObject('Deployment') }, 'v2');
    expect(spec).toEqual(deploymentSpec({ replicas: 1 }));
  });

  test('one of the two numbers set: the other keeps its default', () => {
    const object = workloadObject('Deployment', 'strategy: {rollingUpdate: {maxSurge: 2}}');
    expect(deploymentSpecOf({ object }, 'v2').strategy).toEqual({
      type: 'RollingUpdate',
      maxSurge: 2,
      maxUnavailable: '25%',
    });
  });

  test('null is the same as absent', () => {
    const object = workloadObject('Deployment', 'replicas: null', 'strategy: null', 'paused: null');
    expect(deploymentSpecOf({ object }, 'v2')).toEqual(deploymentSpec({ replicas: 1 }));
  });

  test('a DaemonSet: one unavailable, no surge', () => {
    expect(daemonSetSpecOf({ object: workloadObject('DaemonSet') }, 'v2')).toEqual({
      template: 'v2',
      strategy: { type: 'RollingUpdate', maxUnavailable: 1, maxSurge: 0 },
      minReadySeconds: 0,
      placement: ANYWHERE,
    });
  });

  test('a StatefulSet: ordered, from ordinal 0, partition 0', () => {
    expect(statefulSetSpecOf({ object: workloadObject('StatefulSet') }, 'v2')).toEqual({
      replicas: 1,
      template: 'v2',
      podManagementPolicy: 'OrderedReady',
      strategy: { type: 'RollingUpdate', partition: 0, maxUnavailable: 1 },
      minReadySeconds: 0,
      startOrdinal: 0,
    });
  });
});

describe('reading: pod templates', () => {
  test('say where daemon pods go', () => {
    const { object } = manifest(
      [
        'apiVersion: v1',
        'kind: PodTemplate',
        'metadata: {name: t}',
        'spec:',
        '  nodeSelector: {gpu: "yes"}',
        '  hostNetwork: true',
        '  tolerations: [{key: gpu, operator: Exists}]',
        '  affinity:',
        '    nodeAffinity:',
        '      requiredDuringSchedulingIgnoredDuringExecution:',
        '        nodeSelectorTerms: [{matchExpressions: [{key: zone, operator: In, values: [a]}]}]',
      ].join('\n'),
    );
    expect(placementOf(object)).toEqual({
      nodeName: null,
      nodeSelector: { gpu: 'yes' },
      requiredTerms: [
        { matchExpressions: [{ key: 'zone', operator: 'In', values: ['a'] }], matchFields: [] },
      ],
      tolerations: [{ key: 'gpu', operator: 'Exists', value: '', effect: '' }],
      hostNetwork: true,
    });
  });
});

describe('reading: pods of a snapshot', () => {
  const live = manifest(
    [
      'apiVersion: v1',
      'kind: Pod',
      'metadata:',
      '  name: p',
      '  namespace: shop',
      '  labels: {app: a}',
      '  deletionTimestamp: "2026-11-23T08:00:00Z"',
      '  ownerReferences:',
      '  - {kind: Node, name: n1}',
      '  - {kind: ReplicaSet, name: a-1, controller: true}',
      'spec: {nodeName: n1}',
      'status: {phase: Running, conditions: [{type: Ready, status: "True"}]}',
    ].join('\n'),
  );

  test('have the owner that is marked as their controller', () => {
    expect(drainPodOf(live)).toEqual({
      namespace: 'shop',
      name: 'p',
      labels: { app: 'a' },
      owner: { kind: 'ReplicaSet', name: 'a-1' },
      ready: true,
      phase: 'Running',
      terminating: true,
      node: 'n1',
      tolerations: [],
      hasEmptyDir: false,
      restarts: false,
    });
  });

  test('are not ready without a status, and bare without an owner', () => {
    const bare = manifest('{apiVersion: v1, kind: Pod, metadata: {name: p}}');
    expect(drainPodOf(bare)).toMatchObject({
      namespace: 'default',
      owner: null,
      ready: false,
      phase: 'Unknown',
      node: null,
    });
  });

  test.each([
    ['{apiVersion: apps/v1, kind: StatefulSet, metadata: {name: x}, spec: {}}', 1],
    ['{apiVersion: apps/v1, kind: DaemonSet, metadata: {name: x}, spec: {}}', null],
    ['{apiVersion: example.com/v1, kind: Gadget, metadata: {name: x}, spec: {replicas: 4}}', 4],
    ['{apiVersion: example.com/v1, kind: Gadget, metadata: {name: x}, spec: {}}', null],
  ])('%s has the scale %s', (text, scale) => {
    expect(scaleOf(manifest(text))).toBe(scale);
  });
});

describe('reading: budgets of a snapshot', () => {
  test('a budget without a selector covers nothing', () => {
    expect(budgetOf(manifest(budgetYaml('maxUnavailable: 30%')))).toEqual({
      namespace: 'default',
      name: 'app',
      selector: { written: false, requirements: [] },
      ask: { field: 'maxUnavailable', value: '30%' },
      alwaysAllows: false,
    });
  });

  const status = (generation: number, observed: number) =>
    budgetStatusOf(
      manifest(
        JSON.stringify({
          apiVersion: 'policy/v1',
          kind: 'PodDisruptionBudget',
          metadata: { name: 'app', generation },
          status: {
            observedGeneration: observed,
            expectedPods: 3,
            desiredHealthy: 2,
            currentHealthy: 3,
            disruptionsAllowed: 1,
            conditions: [{ type: 'DisruptionAllowed', status: 'True', reason: 'SufficientPods' }],
          },
        }),
      ),
    );

  test('the status of a budget as the cluster computed it', () => {
    expect(status(2, 2)).toEqual({
      observed: true,
      expectedPods: 3,
      desiredHealthy: 2,
      currentHealthy: 3,
      disruptionsAllowed: 1,
      disruptedPods: [],
      reason: 'SufficientPods',
    });
  });

  test('a status of an older generation is not observed', () => {
    expect(status(3, 2)?.observed).toBe(false);
  });

  test('a budget without a status never synced', () => {
    expect(budgetStatusOf(manifest(budgetYaml('maxUnavailable: 1')))).toBeNull();
  });
});
