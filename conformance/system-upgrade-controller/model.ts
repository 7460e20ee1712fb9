import type { JsonObject } from '../../src/manifest/manifest.js';
import type { LabelSelector } from '../../src/manifest/values/selector.js';
import type { PlanSpec } from '../../src/systems/system-upgrade-controller/objects/plan.js';
import type { PlanStatus } from './status.js';

/** A node of the modelled cluster. */
export interface ClusterNode {
  readonly name: string;
  readonly uid: string;
  readonly labels: Record<string, string>;
  cordoned: boolean;
  notReady: boolean;
}

export type Outcome = 'ok' | 'fail' | 'hang' | 'breaks';

/** How long Jobs take and how they end, as a vector says. */
export interface Course {
  readonly startMs: number;
  readonly deadlineSeconds: number;
  readonly ttlSeconds: number;
  readonly failSeconds: number;
  readonly jobSeconds: (node: string) => number;
  readonly outcome: (node: string, version: string, nth: number) => Outcome;
}

export interface Plan {
  readonly name: string;
  readonly uid: string;
  object: JsonObject;
  spec: PlanSpec;
  status: PlanStatus;
  applying: string[];
  reason: string;
  message: string;
  /** Counts every change of the Plan; Jobs are applied once for each count. */
  revision: number;
  appliedRevision: number;
  maxApplying: number;
}

/** One that can not be read selects nothing. */
export function selectorOf({ selector }: PlanSpec): LabelSelector {
  return 'error' in selector ? { written: false, requirements: [] } : selector.selector;
}
