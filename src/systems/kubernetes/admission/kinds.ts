import { ANY, LABEL_SELECTOR, list, object, type Schema, TEXT } from '../../../manifest/schema.js';

/** The kinds this system plans. */
export type WorkloadKind = 'Deployment' | 'DaemonSet' | 'StatefulSet' | 'PodDisruptionBudget';

const INT32: Schema = { kind: 'integer', minimum: -2147483648, maximum: 2147483647 };
const INT_OR_TEXT: Schema = { kind: 'intOrString' };

/** The pod template's own fields are left to other tools: a rollout depends on few of them, and releases add new ones. */
const TEMPLATE: Schema = object({ metadata: ANY, spec: ANY });

function kind(spec: Schema): Schema {
  return object({ apiVersion: TEXT, kind: TEXT, metadata: ANY, spec, status: ANY });
}

/** Every field of the spec, of apps/v1 and policy/v1 as published up to 1.34. */
export const SCHEMAS: Readonly<Record<WorkloadKind, Schema>> = {
  Deployment: kind(
    object({
      replicas: INT32,
      selector: LABEL_SELECTOR,
      template: TEMPLATE,
      strategy: object({
        type: TEXT,
        rollingUpdate: object({ maxUnavailable: INT_OR_TEXT, maxSurge: INT_OR_TEXT }),
      }),
      minReadySeconds: INT32,
      revisionHistoryLimit: INT32,
      paused: { kind: 'boolean' },
      progressDeadlineSeconds: INT32,
    }),
  ),
  DaemonSet: kind(
    object({
      selector: LABEL_SELECTOR,
      template: TEMPLATE,
      updateStrategy: object({
        type: TEXT,
        rollingUpdate: object({ maxUnavailable: INT_OR_TEXT, maxSurge: INT_OR_TEXT }),
      }),
      minReadySeconds: INT32,
      revisionHistoryLimit: INT32,
    }),
  ),
  StatefulSet: kind(
    object({
      replicas: INT32,
      selector: LABEL_SELECTOR,
      template: TEMPLATE,
      volumeClaimTemplates: list(ANY),
      serviceName: TEXT,
      podManagementPolicy: TEXT,
      updateStrategy: object({
        type: TEXT,
        rollingUpdate: object({ partition: INT32, maxUnavailable: INT_OR_TEXT }),
      }),
      revisionHistoryLimit: INT32,
      minReadySeconds: INT32,
      persistentVolumeClaimRetentionPolicy: object({ whenDeleted: TEXT, whenScaled: TEXT }),
      ordinals: object({ start: INT32 }),
    }),
  ),
  PodDisruptionBudget: kind(
    object({
      minAvailable: INT_OR_TEXT,
      maxUnavailable: INT_OR_TEXT,
      selector: LABEL_SELECTOR,
      unhealthyPodEvictionPolicy: TEXT,
    }),
  ),
};
