import { fieldAt, filledText, itemsIn, labelsIn, numberIn, objectIn } from '../../../manifest/fields.js';
import { isObject, type Json, type JsonObject, type Manifest } from '../../../manifest/manifest.js';
import type { IntOrPercent } from '../../../manifest/quantity.js';
import { readToleration } from '../../../snapshot/snapshot.js';
import type { DaemonSetSpec, DaemonSetStrategy } from '../controller/daemonset.js';
import type { DeploymentSpec, DeploymentStrategy } from '../controller/deployment.js';
import type { Placement, Requirement } from '../controller/node-fit.js';
import type { StatefulSetSpec, StatefulSetStrategy } from '../controller/statefulset.js';

type WithObject = Pick<Manifest, 'object'>;

/*
 * Specs with the API server's defaults. Source: kubernetes 1.28, pkg/apis/apps/v1/defaults.go and the published API reference of apps/v1.
 */

/** `spec`; empty where it is absent or of another type. */
export function specOf({ object }: WithObject): JsonObject {
  return objectIn(object, 'spec') ?? {};
}

/** True for a field that is written; the API takes null for absent. */
export function isSet(of: Json | undefined, ...names: readonly string[]): boolean {
  return (fieldAt(of, ...names) ?? null) !== null;
}

/** spec.replicas, or its default. */
export function replicasIn(manifest: WithObject): number {
  return numberIn(specOf(manifest), 'replicas') ?? 1;
}

/** A number or text, or the default where the field is absent or of another type. */
export function intOrPercentOf(of: Json | undefined, name: string, fallback: IntOrPercent): IntOrPercent {
  const value = fieldAt(of, name);
  return typeof value === 'number' || typeof value === 'string' ? value : fallback;
}

/** The type of a `strategy` or an `updateStrategy`. */
export function typeOf(strategy: Json | undefined): string {
  return filledText(fieldAt(strategy, 'type')) ?? 'RollingUpdate';
}

/** A Deployment's `strategy` with its defaults; setting one of the two numbers keeps the other at 25%. */
export function deploymentStrategyOf(strategy: Json | undefined): DeploymentStrategy {
  if (typeOf(strategy) === 'Recreate') return { type: 'Recreate' };
  const update = fieldAt(strategy, 'rollingUpdate');
  return {
    type: 'RollingUpdate',
    maxSurge: intOrPercentOf(update, 'maxSurge', '25%'),
    maxUnavailable: intOrPercentOf(update, 'maxUnavailable', '25%'),
  };
}

/** A DaemonSet's `updateStrategy` with its defaults: maxUnavailable 1, maxSurge 0. */
export function daemonSetStrategyOf(strategy: Json | undefined): DaemonSetStrategy {
  if (typeOf(strategy) === 'OnDelete') return { type: 'OnDelete' };
  const update = fieldAt(strategy, 'rollingUpdate');
  return {
    type: 'RollingUpdate',
    maxUnavailable: intOrPercentOf(update, 'maxUnavailable', 1),
    maxSurge: intOrPercentOf(update, 'maxSurge', 0),
  };
}

/** A StatefulSet's `updateStrategy` with its defaults: partition 0, maxUnavailable 1. */
export function statefulSetStrategyOf(strategy: Json | undefined): StatefulSetStrategy {
  const type = typeOf(strategy);
  if (type === 'OnDelete' || type === 'Recreate') return { type };
  const update = fieldAt(strategy, 'rollingUpdate');
  return {
    type: 'RollingUpdate',
    partition: numberIn(update, 'partition') ?? 0,
    maxUnavailable: intOrPercentOf(update, 'maxUnavailable', 1),
  };
}

function minReadyOf(spec: JsonObject): number {
  return numberIn(spec, 'minReadySeconds') ?? 0;
}

/** An accepted Deployment with its defaults. `template` represents its pod template. */
export function deploymentSpecOf(manifest: WithObject, template: string): DeploymentSpec {
  const spec = specOf(manifest);
  return {
    replicas: replicasIn(manifest),
    template,
    strategy: deploymentStrategyOf(spec['strategy']),
    paused: spec['paused'] === true,
    minReadySeconds: minReadyOf(spec),
    progressDeadlineSeconds: numberIn(spec, 'progressDeadlineSeconds') ?? 600,
    revisionHistoryLimit: numberIn(spec, 'revisionHistoryLimit') ?? 10,
  };
}

/** An accepted DaemonSet with its defaults. */
export function daemonSetSpecOf(manifest: WithObject, template: string): DaemonSetSpec {
  const spec = specOf(manifest);
  return {
    template,
    strategy: daemonSetStrategyOf(spec['updateStrategy']),
    minReadySeconds: minReadyOf(spec),
    placement: placementOf(spec['template']),
  };
}

/** An accepted StatefulSet with its defaults. */
export function statefulSetSpecOf(manifest: WithObject, template: string): StatefulSetSpec {
  const spec = specOf(manifest);
  return {
    replicas: replicasIn(manifest),
    template,
    podManagementPolicy: spec['podManagementPolicy'] === 'Parallel' ? 'Parallel' : 'OrderedReady',
    strategy: statefulSetStrategyOf(spec['updateStrategy']),
    minReadySeconds: minReadyOf(spec),
    startOrdinal: startOrdinalIn(manifest),
  };
}

/** spec.ordinals.start, or its default. */
export function startOrdinalIn({ object }: WithObject): number {
  return numberIn(fieldAt(object, 'spec', 'ordinals'), 'start') ?? 0;
}

/** Demands of a pod template on its node: nodeName, nodeSelector, required node affinity, tolerations. */
export function placementOf(template: Json | undefined): Placement {
  const spec = fieldAt(template, 'spec');
  const required = fieldAt(
    spec,
    'affinity',
    'nodeAffinity',
    'requiredDuringSchedulingIgnoredDuringExecution',
  );
  const terms = itemsIn(required, 'nodeSelectorTerms').filter(isObject);
  return {
    nodeName: filledText(fieldAt(spec, 'nodeName')),
    nodeSelector: labelsIn(spec, 'nodeSelector'),
    requiredTerms: isSet(required)
      ? terms.map((term) => ({
          matchExpressions: requirementsIn(term, 'matchExpressions'),
          matchFields: requirementsIn(term, 'matchFields'),
        }))
      : null,
    tolerations: itemsIn(spec, 'tolerations').filter(isObject).map(readToleration),
    hostNetwork: fieldAt(spec, 'hostNetwork') === true,
  };
}

function requirementsIn(term: Json, name: string): Requirement[] {
  return itemsIn(term, name).map((item) => ({
    key: filledText(fieldAt(item, 'key')) ?? '',
    operator: filledText(fieldAt(item, 'operator')) ?? '',
    values: itemsIn(item, 'values').filter((value) => typeof value === 'string'),
  }));
}
