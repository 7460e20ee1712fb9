import {
  type DaemonSetRounds,
  daemonSetRounds,
  type DaemonSetRun,
} from '../../../conformance/kubernetes/daemonset/rounds.js';
import { podsView } from '../../../conformance/kubernetes/daemonset/view.js';
import type { WorldNode } from '../../../src/systems/kubernetes/controller/daemonset/world.js';
import type { Placement } from '../../../src/systems/kubernetes/controller/daemonset/node-fit.js';
import {
  type DeploymentRounds,
  deploymentRounds,
  type DeploymentRun,
} from '../../../conformance/kubernetes/deployment/rounds.js';
import type {
  DeploymentSpec,
  ReplicaSet,
} from '../../../src/systems/kubernetes/controller/deployment/state.js';
import {
  type StatefulSetRounds,
  statefulSetRounds,
  type StatefulSetRun,
} from '../../../conformance/kubernetes/statefulset/rounds.js';
import type { StatefulSetSpec } from '../../../src/systems/kubernetes/controller/statefulset/state.js';
import { behaviourOf } from '../../../src/systems/kubernetes/versions.js';

export const V128 = behaviourOf([1, 28, 0]);
export const V134 = behaviourOf([1, 34, 0]);

/** A Deployment of 10 with the defaults of the API, going to `v2`. */
export function deploymentSpec(changes: Partial<DeploymentSpec> = {}): DeploymentSpec {
  return {
    replicas: 10,
    template: 'v2',
    strategy: { type: 'RollingUpdate', maxSurge: '25%', maxUnavailable: '25%' },
    paused: false,
    minReadySeconds: 0,
    progressDeadlineSeconds: 600,
    revisionHistoryLimit: 10,
    generation: 1,
    ...changes,
  };
}

/** A Deployment whose pods all run `v1`, available, and whose new pods are all good. */
export function deploymentRun(
  changes: Partial<DeploymentSpec> = {},
  more: Partial<DeploymentRun> = {},
): DeploymentRun {
  const spec = deploymentSpec(changes);
  return {
    spec,
    initial: [{ template: 'v1', size: spec.replicas, unavailable: 0 }],
    events: [],
    outcome: () => 1,
    mostPlaced: null,
    ...more,
  };
}

export function rollDeployment(
  changes: Partial<DeploymentSpec> = {},
  more: Partial<DeploymentRun> = {},
): DeploymentRounds {
  return deploymentRounds(deploymentRun(changes, more));
}

/** A ReplicaSet at rest: all its pods exist and are available. */
export function replicaSet(
  template: string,
  order: number,
  size: number,
  changes: Partial<ReplicaSet> = {},
): ReplicaSet {
  return {
    name: template,
    template,
    order,
    revision: order,
    size,
    pods: size,
    ready: size,
    available: size,
    terminating: 0,
    desiredAnnotation: null,
    maxAnnotation: null,
    ...changes,
  };
}

/** One line a step and a round: sizes that changed, then old + new, total and available. */
export function deploymentTrace(run: DeploymentRounds): string {
  const lines = run.rounds.flatMap(({ round, steps, after }) => [
    ...steps.map(
      (step) =>
        `${round} ${step.by}: ${[
          ...step.scale.map(({ template, from, to, created }) =>
            created ? `create ${template} at ${to}` : `${template} ${from} -> ${to}`,
          ),
          ...step.deletedReplicaSets.map((template) => `drop ${template}`),
        ].join(', ')} | ${step.old}+${step.new}=${step.total}, ${step.available} available`,
    ),
    `${round} end | ${after.old}+${after.new}=${after.total}, ${after.available} available`,
  ]);
  const ended = `${run.outcome}: at least ${run.lowestAvailable} available, at most ${run.highestTotal} pods`;
  return [...lines, ended].join('\n');
}

export const ANYWHERE: Placement = {
  nodeName: null,
  nodeSelector: {},
  requiredTerms: null,
  tolerations: [],
  hostNetwork: false,
};

export function node(name: string, changes: Partial<WorldNode> = {}): WorldNode {
  return { name, labels: {}, taints: [], down: false, ...changes };
}

export function nodes(count: number): WorldNode[] {
  return Array.from({ length: count }, (_, i) => node(`n${i + 1}`));
}

/** A DaemonSet on the nodes, all with an available `v1` pod, going to `v2`. */
export function daemonSetRun(
  on: readonly WorldNode[],
  limits: { maxUnavailable?: number | string; maxSurge?: number | string } = {},
  more: Partial<DaemonSetRun> = {},
): DaemonSetRun {
  const { maxUnavailable = 1, maxSurge = 0 } = limits;
  return {
    spec: {
      template: 'v2',
      strategy: { type: 'RollingUpdate', maxUnavailable, maxSurge },
      minReadySeconds: 0,
      placement: ANYWHERE,
    },
    nodes: on,
    initial: on.map(({ name }) => ({ node: name, template: 'v1', available: true })),
    events: [],
    outcome: () => 1,
    behaviour: V134,
    mostRounds: 1000,
    ...more,
  };
}

export function rollDaemonSet(...args: Parameters<typeof daemonSetRun>): DaemonSetRounds {
  return daemonSetRounds(daemonSetRun(...args));
}

/** One line a step and a round: what was created and deleted, then the pods of every node. */
export function daemonSetTrace(run: DaemonSetRounds): string {
  const lines = run.rounds.flatMap(({ round, steps, world }) => [
    ...steps.map(
      ({ by, create, delete: gone }) =>
        `${round} ${by}:${create.map((name) => ` +${name}`).join('')}${gone.map((name) => ` -${name}`).join('')}`,
    ),
    `${round} end | ${[...podsView(world)]
      .map(
        ([name, pods]) =>
          `${name} ${pods.map((pod) => `${pod.template} ${pod.state}`).join(' + ') || 'empty'}`,
      )
      .join(', ')}`,
  ]);
  return [...lines, `${run.outcome}: at least ${run.lowestAvailable} available`].join('\n');
}

export function statefulSetSpec(changes: Partial<StatefulSetSpec> = {}): StatefulSetSpec {
  return {
    replicas: 3,
    template: 'v2',
    podManagementPolicy: 'OrderedReady',
    strategy: { type: 'RollingUpdate', partition: 0, maxUnavailable: 1 },
    minReadySeconds: 0,
    startOrdinal: 0,
    ...changes,
  };
}

/** A StatefulSet whose pods all run `v1`, available, going to `v2`. */
export function statefulSetRun(
  changes: Partial<StatefulSetSpec> = {},
  more: Partial<StatefulSetRun> = {},
): StatefulSetRun {
  const spec = statefulSetSpec(changes);
  return {
    spec,
    currentRevision: 'v1',
    initial: Array.from({ length: spec.replicas }, (_, i) => ({
      ordinal: spec.startOrdinal + i,
      template: 'v1',
      available: true,
    })),
    events: [],
    outcome: () => 1,
    behaviour: V134,
    mostRounds: 1000,
    ...more,
  };
}

export function rollStatefulSet(...args: Parameters<typeof statefulSetRun>): StatefulSetRounds {
  return statefulSetRounds(statefulSetRun(...args));
}

/** One line a step and a round: what was created and deleted, then the pods. */
export function statefulSetTrace(run: StatefulSetRounds): string {
  const named = (sign: string, of: readonly { ordinal: number; template: string }[]): string =>
    of.map(({ ordinal, template }) => ` ${sign}${ordinal}:${template}`).join('');
  const lines = run.rounds.flatMap(({ round, steps, pods }) => [
    ...steps.map((step) => `${round}:${named('-', step.delete)}${named('+', step.create)}`),
    `${round} end | ${pods.map(({ ordinal, template, state }) => `${ordinal} ${template} ${state}`).join(', ')}`,
  ]);
  return [...lines, `${run.outcome}: at least ${run.lowestAvailable} available`].join('\n');
}
