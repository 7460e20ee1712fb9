import type { Plan, PlannedGroup, PlannedPolicy, PolicyDiff } from '../../plan/model.js';
import { refKey } from '../../systems/system.js';
import { amount, type Counted, unitOf } from '../words/amounts.js';
import { policyName, shortList } from '../words/names.js';
import { joinTexts, NO_TEXT, type Text, text } from '../../text/text.js';
import type { Row } from './row.js';
import type { Selection } from '../choice/selection.js';

/** A policy that is gone, and on how many targets what it rolled goes with it. */
interface Deletion {
  readonly diff: PolicyDiff;
  readonly targets: number;
  readonly unit: Counted;
}

/**
 * Policies whose deletion takes what they rolled from many targets in one pass, outside the dry rollout, most targets first. That
 * less is planned without them is no gain. A NodePool that goes is planned, and is none of these.
 */
export function deletedAtOnce({ touched }: Pick<Selection, 'touched'>): readonly Deletion[] {
  return touched
    .flatMap((diff): Deletion[] => {
      const targets = diff.head === null ? (diff.base?.onDelete?.targets.length ?? 0) : 0;
      return targets > 0 ? [{ diff, targets, unit: unitOf(diff.base?.effect.groups ?? []) }] : [];
    })
    .sort((a, b) => b.targets - a.targets);
}

/** `removes ClusterResourcePlacement/db: 3 clusters at once`; null where none is removed that has any. */
export function deletedPhrase(deleted: readonly Deletion[]): Text | null {
  const [most] = deleted;
  if (!most) return null;
  const count = targetsPhrase(most);
  return deleted.length === 1
    ? text`removes ${policyName(most.diff.ref)}: ${count} at once`
    : text`removes ${amount(deleted.length, 'policy')}: up to ${count} at once`;
}

/** True for an object that only goes because one of its name in another API group takes its place. */
export function isMigrated({ ref, head }: PolicyDiff, touched: readonly PolicyDiff[]): boolean {
  return (
    head === null &&
    touched.some(
      (other) =>
        other.head?.change?.kind === 'migration' &&
        other.ref.system === ref.system &&
        other.ref.name === ref.name,
    )
  );
}

/** `removes NodeWright/tuning`, though it takes nothing from any target, or `leaves Deployment/web in the cluster`; null where none is removed. */
export function removedPhrase({ touched }: Pick<Selection, 'touched'>): Text | null {
  const removed = touched.filter((diff) => diff.head === null && !isMigrated(diff, touched));
  const isKept = ({ base }: PolicyDiff): boolean => base?.onDelete?.isKept === true;
  const [gone, kept] = [removed.filter((diff) => !isKept(diff)), removed.filter(isKept)];
  const named = (all: readonly PolicyDiff[]): Text => shortList(all.map(({ ref }) => ref));
  const phrases = [
    gone.length === 0 ? NO_TEXT : text`removes ${named(gone)}`,
    kept.length === 0 ? NO_TEXT : text`leaves ${named(kept)} in the cluster, out of the files`,
  ];
  return removed.length === 0 ? null : joinTexts(phrases, ', ');
}

/** What goes by the removals alone: no peak and no loss of the dry rollout holds it. */
export function deletedRow(plan: Plan, deleted: readonly Deletion[]): Row | null {
  const [most, ...others] = deleted;
  if (!most) return null;
  const more = others.length > 0 ? text`, and what ${amount(others.length, 'policy')} more had` : NO_TEXT;
  return {
    label: text`Removed at once`,
    base: plan.base && text`nothing`,
    head: text`${targetsPhrase(most)} with ${policyName(most.diff.ref)}${more}`,
    trend: { arrow: '▲', word: 'higher', worse: true },
  };
}

/** The row of a peak: what the change removes at once counts in it. */
export function withRemoval(row: Row, deleted: readonly Deletion[]): Row {
  return deleted.length === 0 ? row : { ...row, head: text`${row.head}, with what is removed` };
}

function targetsPhrase({ targets, unit }: Deletion): Text {
  return amount(targets, unit);
}

/** `takes away 10 replicas at once`: what policies that stay, or pools that go, no longer have; null where that is nothing. */
export function takenPhrase({ subjects, findings }: Pick<Selection, 'subjects' | 'findings'>): Text | null {
  const taken = subjects.flatMap(({ diff: { ref, head } }) => {
    const isError = findings.fresh.some(
      ({ rule, severity, policy }) =>
        rule === 'change-not-batched' &&
        severity === 'error' &&
        policy !== null &&
        refKey(policy) === refKey(ref),
    );
    const targets = head ? takenBy(head, isError) : 0;
    const isInTurn = head?.leaves?.isInTurn === true;
    return head && targets > 0 ? [{ targets, unit: unitOf(head.effect.groups), isInTurn }] : [];
  });
  const [most] = taken.sort((a, b) => b.targets - a.targets);
  if (!most) return null;
  const alike = taken.filter(({ unit, isInTurn }) => unit === most.unit && isInTurn === most.isInTurn);
  const all = alike.reduce((sum, { targets }) => sum + targets, 0);
  return text`takes away ${amount(all, most.unit)}${most.isInTurn ? text`, one after the other` : text` at once`}`;
}

/** A step down that somebody wrote a number for is what it is meant to be, unless it is so large that it is an error. */
function takenBy({ leaves, change }: PlannedPolicy, isError: boolean): number {
  if (leaves) return leaves.isStep && !isError ? 0 : leaves.targets;
  return change?.kind === 'deleted' && !change.batched ? change.targetsAtOnce : 0;
}

/** `deletes what it placed on 3 clusters`: those that a placement of KubeFleet picks no more; null where there are none. */
export function droppedPhrase({ subjects }: Pick<Selection, 'subjects'>): Text | null {
  const dropped = new Set(
    subjects.flatMap(({ diff: { head } }) =>
      head?.leaves === undefined ? (head?.effect.groups ?? []).flatMap(droppedFrom) : [],
    ),
  );
  return dropped.size === 0 ? null : text`deletes what it placed on ${amount(dropped.size, 'cluster')}`;
}

function droppedFrom({ unit, leaving = [] }: PlannedGroup): readonly string[] {
  return unit === 'cluster' ? leaving : [];
}
