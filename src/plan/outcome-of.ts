import { isSameJson } from '../manifest/canonical.js';
import { type ChangeKind, type HeldBack, refKey } from '../systems/system.js';
import { begunIn, firstLap, isHalted, isNamed, reachedOf } from './measure/wholes.js';
import type { PlannedGroup, PlannedPolicy, PolicyDiff, Starts } from './model.js';
import type { Outcome, Start } from './outcome.js';

/** The outcome of one policy, of which `base` and `head` are the two sides; without a base, what starts is not known. */
export function outcomeOf(
  diff: Pick<PolicyDiff, 'base' | 'head' | 'change' | 'sameEffect'>,
  hasBase: boolean,
): Outcome {
  const { base, head, change } = diff;
  if (!head) return { kind: 'removed', targets: base?.onDelete?.targets.length ?? 0 };
  if (change !== 'unchanged' && isRefused(head, change)) return { kind: 'refused' };
  if (change !== 'unchanged' && isBroken(head) && head.effect.groups.every(({ matched }) => matched === 0))
    return { kind: 'cannot-work' };
  const start = startOf(base, head, hasBase);
  const stuck = stuckOf(base, head, start);
  if (diff.sameEffect && stuck?.isAsBefore !== true) return { kind: 'no-effect' };
  const taken = takenFrom(head);
  if (taken) return taken;
  if (stuck) return stuck;
  const by = heldBy(head);
  if (by) return { kind: 'held', by };
  if (limitsDrains(base) || limitsDrains(head)) return { kind: 'drain-limit' };
  const mayStart = head.change?.mayStart ?? null;
  if (start !== 'on-merge') return { kind: 'waits', start, mayStart };
  const starts = startsWith(head);
  return starts.targets.size > 0 ? starts : { kind: 'waits', start: 'next-rollout', mayStart };
}

/** True for a policy that the change edits, directly or through another policy, or whose rollout it alters. */
export function isTouched({ change, touchedThrough, sameEffect }: PolicyDiff): boolean {
  return change !== 'unchanged' || touchedThrough.length > 0 || !sameEffect;
}

/** The start of the rollout of one side, for the JSON report: `never` where it has nothing to roll. */
export function startsOf({ change, effect }: PlannedPolicy): Starts {
  if (effect.outcome === 'none' || change?.kind === 'none' || change?.replaces === 0) return 'never';
  return startsNothing({ change }) || change?.held !== undefined ? 'next-rollout' : 'on-merge';
}

/** True where merging starts no rollout of the policy: then its plan is that of the next one, or of one that is under way. */
export function startsNothing({ change }: Pick<PlannedPolicy, 'change'>): boolean {
  return change === null || STARTS_NOTHING.has(change.kind);
}

/** True where all that is planned is the next rollout: one that is under way goes on, though no merge starts it. */
export function isOnlyNext(policy: Pick<PlannedPolicy, 'change'>): boolean {
  return startsNothing(policy) && policy.change?.kind !== 'continues';
}

const STARTS_NOTHING: ReadonlySet<ChangeKind> = new Set([
  'next-rollout',
  'scale',
  'migration',
  'continues',
  'none',
]);

/** Stored in spite of a fault that keeps it from working. */
export function isBroken({ rejections }: Pick<PlannedPolicy, 'rejections'>): boolean {
  return rejections.some(({ consequence }) => consequence !== undefined);
}

function isRefused(head: PlannedPolicy, change: PolicyDiff['change']): boolean {
  const isReadOnly =
    change === 'changed' &&
    head.results.some(({ rule, subject }) => rule === 'deprecated-api' && subject === 'refused');
  return isReadOnly || head.rejections.some(({ consequence }) => consequence === undefined);
}

/** Kinds of change for which only a base shows whether merging starts them. */
const TOLD_BY_BASE: ReadonlySet<ChangeKind> = new Set([
  'first-rollout',
  'next-rollout',
  'pod-template',
  'drift',
]);

function startOf(base: PlannedPolicy | null, head: PlannedPolicy, hasBase: boolean): Start {
  const { change } = head;
  const isAnnounced = head.effect.groups.some(isNamed);
  if (!hasBase && !isAnnounced && TOLD_BY_BASE.has(change?.kind ?? 'none')) return 'unknown';
  if (change?.kind === 'continues') return 'under-way';
  if (isIdle(head)) return 'next-rollout';
  return base !== null && !isIdle(base) && isDueAlike(base, head) ? 'regardless' : 'on-merge';
}

/** True where the same is due on both sides; of nodes that drift, no more of them. */
function isDueAlike(base: PlannedPolicy, head: PlannedPolicy): boolean {
  const [was, is] = [base.change?.replaces, head.change?.replaces];
  return isSameJson(dueOf(base), dueOf(head)) || (was !== undefined && is !== undefined && is <= was);
}

/** True where no rollout of the policy takes a target: none starts, or nodes that drift wait for good, and none of them goes. */
export function isIdle(policy: Pick<PlannedPolicy, 'change'>): boolean {
  return startsNothing(policy) || policy.change?.replaces === 0;
}

/** The change of a policy without its place. */
export function dueOf({ change }: Pick<PlannedPolicy, 'change'>): unknown {
  return change && { ...change, place: null };
}

function takenFrom({ leaves, change, effect }: PlannedPolicy): Outcome | null {
  const kind = 'taken-away';
  if (leaves) return { kind, targets: leaves.targets, how: leaves.isInTurn === true ? 'in-turn' : 'at-once' };
  if (change?.kind === 'deleted' && !change.batched)
    return { kind, targets: change.targetsAtOnce, how: 'at-once' };
  if (change?.kind === 'eviction' && effect.outcome === 'complete')
    return { kind, targets: begunInAll(effect.groups).size, how: 'placed' };
  const clusters = effect.groups.filter(({ unit }) => unit === 'cluster');
  const dropped = new Set(clusters.flatMap(({ leaving = [] }) => leaving));
  return dropped.size === 0 ? null : { kind, targets: dropped.size, how: 'placed' };
}

function stuckOf(
  base: PlannedPolicy | null,
  head: PlannedPolicy,
  start: Start,
): Extract<Outcome, { kind: 'stuck' }> | null {
  const { outcome, groups } = head.effect;
  if (!isHalted(head.effect)) return null;
  // Its own groups of the rollout that comes first; those that others roll for it, where it rolls none.
  const own = groups.filter(({ rolls }) => refKey(rolls) === refKey(head.ref));
  const rolled = firstLap(own.length > 0 ? own : groups);
  const { done, byOrder } = reachedOf(rolled);
  const begun = begunInAll(rolled).size;
  const whole = targetsIn(rolled).size + leftOutOf(head);
  // The begun targets are of the order as planned; the done ones may be of the worst order.
  const takesAll = begun === whole && whole > 0 && byOrder === 0;
  const how =
    outcome === 'stopped'
      ? 'stopped'
      : head.change?.kind === 'eviction'
        ? 'not-executed'
        : takesAll && (done === 0 || done === whole)
          ? 'endless'
          : 'stuck';
  // A rollout that merging starts was only the next one before: nothing was stuck.
  const wasDue = base !== null && (start !== 'on-merge' || !isIdle(base));
  return {
    ...{ kind: 'stuck', start, how, reach: { begun, done, whole, isWorstOrder: byOrder > 0 } },
    isAsBefore: wasDue && base.effect.outcome === outcome,
  };
}

/** Counts the targets of a policy that are in none of its groups, as clusters that no stage selects. */
export function leftOutOf(policy: PlannedPolicy | null): number {
  return policy?.leftOut?.length ?? 0;
}

function targetsIn(groups: readonly PlannedGroup[]): ReadonlySet<string> {
  return new Set(groups.flatMap(({ targets }) => targets));
}

/** Targets that a batch takes, each once. */
function begunInAll(groups: readonly PlannedGroup[]): ReadonlySet<string> {
  return new Set(groups.flatMap((group) => [...begunIn(group)]));
}

function startsWith(head: PlannedPolicy): Extract<Outcome, { kind: 'starts' }> {
  const groups = head.effect.groups;
  const leaving = new Set(groups.flatMap((group) => group.leaving ?? []));
  return {
    kind: 'starts',
    targets: new Set([...begunInAll(groups)].filter((target) => !leaving.has(target))),
    whole: targetsIn(groups).size,
    isReplacement: head.change?.replaces !== undefined,
    isSure: !head.change?.unsure,
  };
}

/** Returns what holds the whole rollout of a policy; undefined if something of it starts by itself, as pods of added replicas do. */
function heldBy({ change, effect }: PlannedPolicy): HeldBack | 'state' | undefined {
  const groups = effect.groups.filter(({ matched }) => matched > 0);
  if (change?.held === 'OnDelete' && groups.some(({ batches }) => batches.length > 0)) return undefined;
  const [first] = groups.map(holderOf);
  if (first !== undefined) return groups.every((group) => holderOf(group) === first) ? first : undefined;
  return effect.finish === null && effect.peakAtOnce === 0 ? change?.held : undefined;
}

function holderOf(group: PlannedGroup): HeldBack | 'state' | undefined {
  return group.held ?? (group.stage?.awaitsStart === true ? 'state' : undefined);
}

function limitsDrains(policy: PlannedPolicy | null): boolean {
  return policy?.drainLimit !== undefined && policy.effect.groups.length === 0;
}
