import { ANY, choice, LABEL_SELECTOR, list, object, type Schema, TEXT } from '../../../manifest/schema.js';
import { packageSchema } from './schema-package.js';
import { POLICY_SPEC } from './schema-policy.js';
import { DURATION_OR_NULL } from './schema-values.js';
import { isAtLeast, type SkyhookVersion } from '../versions.js';

/** A main object is a Skyhook or a NodeWright: the same spec under two names. */
export type Kind = 'policy' | 'main';

const OFF: Schema = { kind: 'boolean', default: false };
const OFF_OR_NULL: Schema = { kind: 'boolean', default: false, nullable: true };
const ON_OR_NULL: Schema = { kind: 'boolean', default: true, nullable: true };

/** Admission of metadata has rules of its own; what counts here is which fields exist. */
const METADATA = object({
  name: ANY,
  generateName: ANY,
  namespace: ANY,
  labels: ANY,
  annotations: ANY,
  finalizers: ANY,
  ownerReferences: ANY,
  managedFields: ANY,
  uid: ANY,
  resourceVersion: ANY,
  generation: ANY,
  creationTimestamp: ANY,
  deletionTimestamp: ANY,
  deletionGracePeriodSeconds: ANY,
  selfLink: ANY,
});

export const INTERRUPTION_BUDGET = object({
  percent: { kind: 'integer', minimum: 0, maximum: 100, nullable: true },
  count: { kind: 'integer', minimum: 0, nullable: true },
});

const DRAIN_CONFIG = object({
  disableEviction: OFF_OR_NULL,
  deleteEmptyDirData: ON_OR_NULL,
  force: ON_OR_NULL,
  ignoreDaemonSets: ON_OR_NULL,
  timeout: DURATION_OR_NULL,
  gracePeriod: DURATION_OR_NULL,
});

const TOLERATION = object({
  key: TEXT,
  operator: TEXT,
  value: TEXT,
  effect: TEXT,
  tolerationSeconds: { kind: 'integer' },
});

function mainSpec(version: SkyhookVersion): Schema {
  return object({
    nodeSelectors: LABEL_SELECTOR,
    podNonInterruptLabels: LABEL_SELECTOR,
    deploymentPolicy: TEXT,
    deploymentPolicyOptions: object({ resetBatchStateOnCompletion: { kind: 'boolean', default: true } }),
    interruptionBudget: INTERRUPTION_BUDGET,
    packages: { kind: 'map', values: packageSchema(version) },
    additionalTolerations: list(TOLERATION),
    runtimeRequired: OFF,
    autoTaintNewNodes: OFF,
    priority: { kind: 'integer', minimum: 1, default: 200 },
    sequencing: choice(['all', 'node'], 'node'),
    serial: OFF,
    ...(isAtLeast(version, '0.18') ? { drainConfig: DRAIN_CONFIG } : {}),
    ...(isAtLeast(version, '0.19') ? { runtimeRequiredCordonAfter: OFF } : {}),
  });
}

/** The spec of an object of that kind, as the operator of that version knows it. */
export function specSchema(kind: Kind, version: SkyhookVersion): Schema {
  return kind === 'policy' ? POLICY_SPEC : mainSpec(version);
}

/** One for each kind and version: what is compiled of a schema is kept with it. */
const SCHEMAS = new Map<string, Schema>();

/**
 * The whole object. A policy has no status; that of a main object is dropped on creation whatever it holds, as it has a
 * subresource of its own. Objects of the legacy group are taken to have the fields of the new group's from 0.18 on.
 */
export function schemaOf(kind: Kind, version: SkyhookVersion): Schema {
  const key = `${kind} ${version}`;
  const schema = SCHEMAS.get(key) ?? wholeOf(kind, version);
  SCHEMAS.set(key, schema);
  return schema;
}

function wholeOf(kind: Kind, version: SkyhookVersion): Schema {
  const fields = { apiVersion: TEXT, kind: TEXT, metadata: METADATA, spec: specSchema(kind, version) };
  return object(kind === 'policy' ? fields : { ...fields, status: ANY });
}
