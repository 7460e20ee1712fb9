import type { Place } from '../manifest/manifest.js';
import { text, type Text } from '../text/text.js';
import type { HeldBack, WithFix } from './group.js';

/** The effect of a change on the targets of a policy. A closed list: a plan, a rule or a report that asks for one cannot misspell it. */
export type ChangeKind =
  // Nothing is rolled: now, or (planned is the rollout that comes some day) by this edit or by another number of replicas.
  | 'none'
  | 'next-rollout'
  | 'scale'
  | 'scaled-down'
  // The API server refuses it; the object moves to another API group or version.
  | 'refused'
  | 'migration'
  // No target had it before; a rollout is under way; a pause ends, and what is due under it starts.
  | 'first-rollout'
  | 'continues'
  | 'resumes'
  | 'deleted'
  // Existing targets no longer fit; targets join; other targets are picked.
  | 'drift'
  | 'new-nodes'
  | 'moves'
  | 'pod-template'
  // Other things are placed; what is applied to all targets at once is written otherwise; a staged run is created, or set going.
  | 'resources'
  | 'apply-strategy'
  | 'run'
  | 'eviction'
  // An object that has begun.
  | 'edited'
  // Effects on packages; `rewritten`: the same version, written differently.
  | 'package-version'
  | 'package-downgrade'
  | 'package-rewritten'
  | 'package-added'
  | 'package-removed'
  | 'config-map'
  | 'interrupt-added'
  | 'interrupt-removed'
  | 'uninstall';

/** The effect of merging on the targets of a policy, apart from other limits. */
export interface ChangeEffect {
  readonly kind: ChangeKind;
  /** One sentence for a person. */
  readonly says: Text;
  /** False when the change hits every target at once whatever the policy says. */
  readonly batched: boolean;
  /** Targets that start in one pass when it is not batched. */
  readonly targetsAtOnce: number;
  /** Targets that the edit makes the system replace, by and by; absent where it replaces none. */
  readonly replaces?: number;
  /** Number of targets that it may replace or roll out to: the input does not show it. Absent: none. */
  readonly unsure?: number;
  /** Set where a person holds the policy and nothing of it starts. */
  readonly held?: HeldBack;
  /** Work that may start on merge and that the input does not show: consolidation, or the replacement of waiting targets. Absent: none. */
  readonly mayStart?: 'consolidation' | 'waiting';
  readonly place: Place | null;
}

/** The effect of a change that rolls out in batches, or to no target. */
export function inBatches(kind: ChangeKind, says: Text, place: Place | null = null): ChangeEffect {
  return { kind, says, batched: true, targetsAtOnce: 0, place };
}

/** The effect of an edit that the cluster refuses, the same in every system. */
export const REFUSED_EDIT = text`The edit is refused: the cluster keeps its object, and the plan shows that one.`;

/** The worst of what runs on a node; without an interrupt nothing is drained. */
export type NodeAction = 'reboot' | 'restartAllServices' | 'service' | 'noop' | 'drain' | 'none';

/** Targets that a change takes away in one go, beside any rollout: no limit holds that back. `says` is one or two sentences. */
export interface Leaving extends WithFix {
  readonly targets: number;
  /** Their number before. */
  readonly of: number;
  /** True if some targets are left, by a number in the file. */
  readonly isStep: boolean;
  /** True where they go one after the other, each when those that stay are ready. */
  readonly isInTurn?: boolean;
  /** True where what the targets stored goes with them: one is as bad as many. */
  readonly losesData?: boolean;
}
