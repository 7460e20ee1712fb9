import { toPlain } from '../text/render.js';
import type { Json, Place } from '../manifest/manifest.js';
import type { Severity } from '../manifest/problem.js';
import type { NodeState } from '../snapshot/snapshot.js';
import { type Fix, fix } from '../text/fix.js';
import { list, literal, name, type Text, text, verbFor } from '../text/text.js';

/** Rules for which systems state results: only the system knows the cause. Each id is one of the catalogue. */
export const STATED_RULES = [
  'abandoned-midway',
  'config-not-rolled',
  'consolidation-widened',
  'deprecated-api',
  'held-rollout-starts',
  'limit-ignored',
  'membership-may-change',
  'never-allowed',
  'no-bake-time',
  'no-progress',
  'ramp-not-reset',
  'reference-missing',
  'safeguard-removed',
  'selector-matches-nothing',
  'shared-cordon',
  'stage-coverage',
  'ungoverned-disruption',
  'version-not-pinned',
  'window-not-as-written',
] as const;

/** A limit that a policy breaks whatever the dry rollout shows, as its system states it. */
export interface SystemResult {
  readonly rule: (typeof STATED_RULES)[number];
  /** The field or cause, which distinguishes it from others of the same policy and rule. */
  readonly subject: string;
  /** Absent: the policy as a whole. */
  readonly group?: string;
  /** The effect on the targets, in a sentence. */
  readonly says: Text;
  /** The cause, in a sentence of its own; absent: `says` has it. */
  readonly why?: Text;
  readonly fix: Fix;
  readonly place: Place;
  /** Absent: the subject as `cause`. */
  readonly evidence?: { readonly [key: string]: Json };
  /** Number that makes the result worse if it is larger than the base's; absent: only its presence counts. */
  readonly magnitude?: number;
  /** Absent: the severity of the rule. */
  readonly severity?: Severity;
  /** True if it is about how a rollout goes: worse in a rollout that the change starts than in a hypothetical one. */
  readonly ofRollout?: boolean;
  /** True where the harm is that targets never go: a rollout that the change asks for counts as started though it takes none. */
  readonly isOfWaiting?: boolean;
  /** True if it holds where the change removes the policy: stated of the base, and a result of the head. */
  readonly whenRemoved?: boolean;
  /** True where the policy only represents others of its group: which one does may change, and distinguishes nothing. */
  readonly isStandIn?: boolean;
  /** True if it is why the rollout never ends, so that no-progress does not repeat it. */
  readonly isWhyStuck?: boolean;
}

/** Something that limits allow at no time, however well everything goes; `what`: `updates`, `evictions`. */
export function neverAllowed({
  what,
  targets,
  ...result
}: Omit<SystemResult, 'rule' | 'subject'> & {
  readonly what: string;
  readonly targets: number;
}): SystemResult {
  const evidence = { cause: 'standstill', never: what, targets };
  return { rule: 'never-allowed', subject: what, magnitude: targets, evidence, ...result };
}

/** A selector that matches no target of the snapshot. By default (`ofRollout`) it is new even if it matched none before: the requested rollout does not happen. */
export function emptySelector({
  what,
  unit = 'node',
  isGuess = false,
  ...of
}: Pick<SystemResult, 'place'> &
  Partial<Pick<SystemResult, 'says' | 'fix' | 'group' | 'ofRollout'>> & {
    readonly what: Text;
    readonly unit?: string;
    /** True where what it is for may be somewhere else. */
    readonly isGuess?: boolean;
  }): SystemResult {
  return {
    rule: 'selector-matches-nothing',
    subject: 'selector',
    says: text`nothing is rolled: ${what} matches no ${literal(unit)} of the snapshot.`,
    fix: fix`Correct the label key or value, or take a new snapshot if the ${literal(unit)}s are new.`,
    evidence: { selector: toPlain(what), matched: 0 },
    ...(isGuess ? { severity: 'warning' } : { ofRollout: true, isOfWaiting: true }),
    ...of,
  };
}

/** A rollout that takes nodes which others have cordoned, with its effect on them; null if it takes none of them. */
export function underCordons(
  nodes: readonly NodeState[],
  effect: Text,
  result: Pick<SystemResult, 'subject' | 'fix' | 'place'>,
): SystemResult | null {
  if (nodes.length === 0) return null;
  const names = list(nodes.map((node) => name('target', node.name)));
  const says = text`${names}, which someone else cordoned, ${verbFor(nodes.length, 'is', 'are')} ${effect}.`;
  return { rule: 'shared-cordon', says, ...result };
}
