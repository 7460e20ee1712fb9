import { literal, NO_TEXT, type Text, text, verbFor } from '../../../text/text.js';
import { type ChangeEffect, inBatches } from '../../system.js';
import { type Blocker, blockerText } from '../rollout/blockers.js';
import type { Drift, PoolChange } from './pool-change.js';

/** What the limits of a pool and the pods on its nodes make of its drift. */
interface Limits {
  /** Of nodes that drift. */
  readonly blockers: readonly Blocker[];
  /** Why no replacement ever starts; null: some may. */
  readonly whyNone: Text | null;
  /** Why none ever started before the change; null: some may have. */
  readonly whyBefore: () => Text | null;
  /** True when the snapshot would show which nodes have drifted already. */
  readonly knowsClaims: boolean;
}

/** What merging comes to: nodes that drift, and those of them that are replaced or wait. */
export function effectOf(change: PoolChange, limits: Limits): ChangeEffect<Text> {
  const { kind, drifts, drift, unsure, says, later, place } = change;
  const { blockers, whyNone } = limits;
  const waiting = whyNone === null ? blockers.length : drifts.size;
  const reason = whyNone ?? blockersText(blockers);
  const replaces = drifts.size - waiting;
  const who = literal(waiting === drifts.size ? 'They' : `${waiting} of them`);
  if (drift === null && unsure === 0) {
    const held =
      kind === 'next-rollout' && blockers.length > 0
        ? text` ${allOrSome(blockers.length, drifts.size)} would wait: ${blockersText(blockers)}.`
        : NO_TEXT;
    const unseen = unseenText(change, limits);
    const effect = inBatches(kind, text`${says}${held}${unseen ?? NO_TEXT}${later}`);
    return unseen ? { ...effect, mayStart: 'waiting' } : effect;
  }
  const shared = { batched: true, targetsAtOnce: 0, replaces, place } as const;
  if (unsure > 0) {
    const sure = drift ? text`${driftText(drift, drifts.size - unsure)} ` : NO_TEXT;
    const held = waiting === 0 ? NO_TEXT : text` ${who} would wait: ${reason}.`;
    return { ...shared, kind, says: text`${sure}${says}${held}${later}`, unsure: Math.min(unsure, replaces) };
  }
  if (!drift) return inBatches(kind, says);
  const before = drift.wasDue && replaces > 0 ? limits.whyBefore() : null;
  if (before) {
    const held = waiting === 0 ? NO_TEXT : text` ${who} ${verbFor(waiting, 'waits', 'wait')}: ${reason}.`;
    const resumes = text`${drift.who} have drifted and waited (before the change, ${before}): merging starts their replacement. Why they drift: ${drift.why}.${held}`;
    return { ...shared, kind: 'resumes', says: text`${resumes}${later}` };
  }
  return { ...shared, kind, says: text`${partsText(drift, replaces, waiting, reason)}${later}` };
}

/** How many are replaced and how many wait. */
function partsText(drift: Drift, replaces: number, waiting: number, reason: Text): Text {
  if (waiting === 0) return driftText(drift, replaces);
  if (replaces === 0) return text`${drift.who} drift and wait (${reason}): ${drift.why}.`;
  return text`${drift.who} drift: ${drift.why}. ${replaces} ${verbFor(replaces, 'is', 'are')} replaced, ${waiting} ${verbFor(waiting, 'waits', 'wait')}: ${reason}.`;
}

function driftText({ who, why, isOld }: Drift, drifting: number): Text {
  return isOld
    ? text`A replacement is under way: ${who} drift regardless of the change, ${why}.`
    : text`${who} ${verbFor(drifting, 'drifts and is', 'drift and are')} replaced: ${why}.`;
}

function allOrSome(some: number, all: number): Text {
  return some === all ? text`They` : text`${some} of them`;
}

/** Their one cause, or that there are several, which the blocked nodes of the group show one by one. */
function blockersText(blockers: readonly Blocker[]): Text {
  const [first] = blockers;
  if (first && new Set(blockers.map(({ why }) => why)).size === 1) return blockerText(first);
  return blockers.every(({ pods }) => (pods?.budgets.length ?? 0) > 0)
    ? text`PodDisruptionBudgets allow no eviction of their pods, even when all of those are ready`
    : text`annotations or states of the nodes or their pods block them`;
}

/** Where the limits opened and nothing shows which nodes have drifted under them, it is unknown what starts. */
function unseenText({ kind, drifts }: PoolChange, limits: Limits): Text | null {
  if (kind !== 'next-rollout' || limits.knowsClaims || drifts.size === 0 || limits.whyNone) return null;
  const before = limits.whyBefore();
  return before === null
    ? null
    : text` Unknown whether replacements start on merge: nodes that drifted while the budgets blocked all disruption (before the change, ${before}) are replaced now, and without NodeClaims the snapshot does not show them.`;
}
