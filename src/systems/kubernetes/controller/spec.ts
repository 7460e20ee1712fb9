import { fieldAt, filledText, itemsIn, labelsIn, numberIn, objectIn } from '../../../manifest/fields.js';
import { isObject, type Json, type JsonObject, type Manifest } from '../../../manifest/manifest.js';
import type { IntOrPercent } from '../../../manifest/quantity.js';
import { readToleration } from '../../../snapshot/snapshot.js';
import type { HeldBack } from '../../system.js';

type WithObject = Pick<Manifest, 'object'>;

/*
 * Specs of accepted objects with the API server's defaults; `template` represents the pod template. Source: kubernetes 1.28,
 * pkg/apis/apps/v1/defaults.go and the published API reference of apps/v1.
 */

/** `spec`; empty where it is absent or of another type. */
export function specOf({ object }: WithObject): JsonObject {
  return objectIn(object, 'spec') ?? {};
}

/** True for a field that is written; the API takes null for absent. */
export function isSet(of: Json | undefined, ...names: readonly string[]): boolean {
  return (fieldAt(of, ...names) ?? null) !== null;
}

export function replicasIn(manifest: WithObject): number {
  return numberIn(specOf(manifest), 'replicas') ?? 1;
}

export function minReadyOf(manifest: WithObject): number {
  return numberIn(specOf(manifest), 'minReadySeconds') ?? 0;
}

export function startOrdinalIn({ object }: WithObject): number {
  return numberIn(fieldAt(object, 'spec', 'ordinals'), 'start') ?? 0;
}

/** A number or text, or the default where the field is absent or of another type. */
export function intOrPercentOf(of: Json | undefined, name: string, fallback: IntOrPercent): IntOrPercent {
  const value = fieldAt(of, name);
  return typeof value === 'number' || typeof value === 'string' ? value : fallback;
}

export function typeOf(strategy: Json | undefined): string {
  return filledText(fieldAt(strategy, 'type')) ?? 'RollingUpdate';
}

/** Setting one of the two numbers keeps the other at its default. */
function rollingUpdateOf(strategy: Json | undefined, unavailable: IntOrPercent, surge: IntOrPercent) {
  const update = fieldAt(strategy, 'rollingUpdate');
  return {
    type: 'RollingUpdate' as const,
    maxUnavailable: intOrPercentOf(update, 'maxUnavailable', unavailable),
    maxSurge: intOrPercentOf(update, 'maxSurge', surge),
  };
}

export type DeploymentSpec = Readonly<ReturnType<typeof deploymentSpecOf>>;

/** Equal templates are equal strings; the hash label is no part of them. */
export function deploymentSpecOf(manifest: WithObject, template: string) {
  const { strategy, paused, ...spec } = specOf(manifest);
  const isRecreate = typeOf(strategy) === 'Recreate';
  return {
    replicas: replicasIn(manifest),
    template,
    strategy: isRecreate ? ({ type: 'Recreate' } as const) : rollingUpdateOf(strategy, '25%', '25%'),
    paused: paused === true,
    minReadySeconds: minReadyOf(manifest),
    progressDeadlineSeconds: numberIn(spec, 'progressDeadlineSeconds') ?? 600,
    revisionHistoryLimit: numberIn(spec, 'revisionHistoryLimit') ?? 10,
  };
}

export type DaemonSetSpec = Readonly<ReturnType<typeof daemonSetSpecOf>>;

/** Going back to an old template makes its pods new again. */
export function daemonSetSpecOf(manifest: WithObject, template: string) {
  const { updateStrategy, template: pods } = specOf(manifest);
  const isOnDelete = typeOf(updateStrategy) === 'OnDelete';
  return {
    template,
    strategy: isOnDelete ? ({ type: 'OnDelete' } as const) : rollingUpdateOf(updateStrategy, 1, 0),
    minReadySeconds: minReadyOf(manifest),
    placement: placementOf(pods),
  };
}

export type StatefulSetSpec = Readonly<ReturnType<typeof statefulSetSpecOf>>;

/** The template is a revision; an old one with equal data is used again. The partition counts from the first ordinal. */
export function statefulSetSpecOf(manifest: WithObject, template: string) {
  const { updateStrategy, podManagementPolicy } = specOf(manifest);
  const type = typeOf(updateStrategy);
  const update = fieldAt(updateStrategy, 'rollingUpdate');
  const rolling = {
    type: 'RollingUpdate' as const,
    partition: numberIn(update, 'partition') ?? 0,
    maxUnavailable: intOrPercentOf(update, 'maxUnavailable', 1),
  };
  return {
    replicas: replicasIn(manifest),
    template,
    podManagementPolicy:
      podManagementPolicy === 'Parallel' ? ('Parallel' as const) : ('OrderedReady' as const),
    strategy: type === 'OnDelete' ? ({ type } as const) : rolling,
    minReadySeconds: minReadyOf(manifest),
    startOrdinal: startOrdinalIn(manifest),
  };
}

export type Placement = Readonly<ReturnType<typeof placementOf>>;

/**
 * Demands of a pod template on its node. Of the required terms any one is enough: every requirement on labels and on the name must hold, and
 * an empty term matches nothing; null is no required affinity.
 */
export function placementOf(template: Json | undefined) {
  const spec = fieldAt(template, 'spec');
  const affinity = fieldAt(spec, 'affinity', 'nodeAffinity');
  const required = fieldAt(affinity, 'requiredDuringSchedulingIgnoredDuringExecution');
  const terms = itemsIn(required, 'nodeSelectorTerms').map((term) => ({
    matchExpressions: requirementsIn(term, 'matchExpressions'),
    matchFields: requirementsIn(term, 'matchFields'),
  }));
  return {
    nodeName: filledText(fieldAt(spec, 'nodeName')),
    nodeSelector: labelsIn(spec, 'nodeSelector'),
    requiredTerms: isSet(required) ? terms : null,
    tolerations: itemsIn(spec, 'tolerations').filter(isObject).map(readToleration),
    hostNetwork: fieldAt(spec, 'hostNetwork') === true,
  };
}

export type Requirement = ReturnType<typeof requirementsIn>[number];

function requirementsIn(term: Json, name: string) {
  return itemsIn(term, name).map((item) => ({
    key: filledText(fieldAt(item, 'key')) ?? '',
    operator: filledText(fieldAt(item, 'operator')) ?? '',
    values: itemsIn(item, 'values').filter((value) => typeof value === 'string'),
  }));
}

/** The fields by which a workload holds pods back. Replicas are those that are written, or 1. */
export function holdsIn(manifest: WithObject): {
  readonly isPaused: boolean;
  readonly isOnDelete: boolean;
  readonly partition: number;
  readonly replicas: number;
} {
  const { strategy, replicas } = statefulSetSpecOf(manifest, '');
  return {
    isPaused: specOf(manifest)['paused'] === true,
    isOnDelete: strategy.type === 'OnDelete',
    partition: strategy.type === 'RollingUpdate' ? Math.max(0, strategy.partition) : 0,
    replicas,
  };
}

/** The field by which a workload holds back every rollout, whether or not one is due; absent where it rolls by itself. */
export function onHold(manifest: WithObject): HeldBack | undefined {
  const { isPaused, isOnDelete, partition, replicas } = holdsIn(manifest);
  if (isPaused) return 'paused';
  if (isOnDelete) return 'OnDelete';
  return partition > 0 && partition >= replicas ? 'partition' : undefined;
}
