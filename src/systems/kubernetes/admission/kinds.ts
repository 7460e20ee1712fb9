import type { JsonObject } from '../../../manifest/manifest.js';
import KINDS from '../kinds.json' with { type: 'json' };

/** The kinds this system plans. */
export type WorkloadKind = 'Deployment' | 'DaemonSet' | 'StatefulSet' | 'PodDisruptionBudget';

/**
 * Every field of the spec, of apps/v1 and policy/v1 as published up to 1.34. The pod template's own fields are left to other tools: a
 * rollout depends on few of them, and releases add new ones.
 */
export const SCHEMAS: Readonly<Record<WorkloadKind, JsonObject>> = KINDS;
