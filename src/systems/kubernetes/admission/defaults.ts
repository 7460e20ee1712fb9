import type { IntOrPercent } from '../../../manifest/quantity.js';
import { isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import type { DaemonSetStrategy } from '../controller/daemonset/state.js';
import type { DeploymentStrategy } from '../controller/deployment/state.js';
import type { StatefulSetStrategy } from '../controller/statefulset/state.js';

/**
 * The API server's defaults for the fields that shape a rollout. Source: kubernetes 1.28, pkg/apis/apps/v1/defaults.go and the
 * published API reference of apps/v1.
 */
export const DEFAULTS = {
  replicas: 1,
  deploymentMaxUnavailable: '25%',
  deploymentMaxSurge: '25%',
  minReadySeconds: 0,
  progressDeadlineSeconds: 600,
  revisionHistoryLimit: 10,
  daemonSetMaxUnavailable: 1,
  daemonSetMaxSurge: 0,
  partition: 0,
  statefulSetMaxUnavailable: 1,
  startOrdinal: 0,
} as const;

/** A field of an object; undefined where it is absent or null, which the API takes as the same. */
export function fieldOf(object: Json | undefined, key: string): Json | undefined {
  if (!isObject(object) || !Object.hasOwn(object, key)) return undefined;
  return object[key] ?? undefined;
}

/** A sub-object; empty where it is absent or of another type. */
export function objectOf(object: Json | undefined, key: string): JsonObject {
  const value = fieldOf(object, key);
  return isObject(value) ? value : {};
}

/** A whole number, or the default where the field is absent or of another type. */
export function integerOf(object: Json | undefined, key: string, fallback: number): number {
  const value = fieldOf(object, key);
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : fallback;
}

/** A number or text, or the default where the field is absent or of another type. */
export function intOrPercentOf(object: Json | undefined, key: string, fallback: IntOrPercent): IntOrPercent {
  const value = fieldOf(object, key);
  return typeof value === 'number' || typeof value === 'string' ? value : fallback;
}

/** Text, or the default where the field is absent, empty or of another type. */
export function textOf(object: Json | undefined, key: string, fallback: string): string {
  const value = fieldOf(object, key);
  return typeof value === 'string' && value !== '' ? value : fallback;
}

/** A Deployment's `strategy` with its defaults; setting one of the two numbers keeps the other at 25%. */
export function deploymentStrategyOf(strategy: Json | undefined): DeploymentStrategy {
  if (textOf(strategy, 'type', 'RollingUpdate') === 'Recreate') return { type: 'Recreate' };
  const update = objectOf(strategy, 'rollingUpdate');
  return {
    type: 'RollingUpdate',
    maxSurge: intOrPercentOf(update, 'maxSurge', DEFAULTS.deploymentMaxSurge),
    maxUnavailable: intOrPercentOf(update, 'maxUnavailable', DEFAULTS.deploymentMaxUnavailable),
  };
}

/** A DaemonSet's `updateStrategy` with its defaults: maxUnavailable 1, maxSurge 0. */
export function daemonSetStrategyOf(strategy: Json | undefined): DaemonSetStrategy {
  if (textOf(strategy, 'type', 'RollingUpdate') === 'OnDelete') return { type: 'OnDelete' };
  const update = objectOf(strategy, 'rollingUpdate');
  return {
    type: 'RollingUpdate',
    maxUnavailable: intOrPercentOf(update, 'maxUnavailable', DEFAULTS.daemonSetMaxUnavailable),
    maxSurge: intOrPercentOf(update, 'maxSurge', DEFAULTS.daemonSetMaxSurge),
  };
}

/** A StatefulSet's `updateStrategy` with its defaults: partition 0, maxUnavailable 1. */
export function statefulSetStrategyOf(strategy: Json | undefined): StatefulSetStrategy {
  const type = textOf(strategy, 'type', 'RollingUpdate');
  if (type === 'OnDelete' || type === 'Recreate') return { type };
  const update = objectOf(strategy, 'rollingUpdate');
  return {
    type: 'RollingUpdate',
    partition: integerOf(update, 'partition', DEFAULTS.partition),
    maxUnavailable: intOrPercentOf(update, 'maxUnavailable', DEFAULTS.statefulSetMaxUnavailable),
  };
}
