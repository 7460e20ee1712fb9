import { MINUTE_MS } from '../../calendar/days.js';
import type { Effect, IfNext, Plan, PlannedGroup } from '../../plan/model.js';
import { reachedOf } from '../../plan/measure/wholes.js';
import type { Instant } from '../../rollout/controller.js';
import {
  type ChangeEffect,
  type ChangeKind,
  factOf,
  type HeldBack,
  type Lingering,
  type PolicyRef,
  type StageGates,
} from '../../systems/system.js';
import { amount } from '../words/amounts.js';
import { instantPhrase } from '../words/instants.js';
import { policyName } from '../words/names.js';
import { name, NO_TEXT, type Text, text } from '../../text/text.js';
import { type Row, STEADY, type Trend } from './row.js';
import type { Subject } from '../choice/selection.js';

/** When the last of the touched rollouts is done, or why it never is. */
export function finishRow(plan: Plan, subjects: readonly Subject[]): Row {
  const [untoldBase, untoldHead] = [
    endlessDrain(plan.base, subjects, 'base'),
    endlessDrain(plan.head, subjects, 'head'),
  ];
  const base = endOf(subjects, 'base');
  const head = endOf(subjects, 'head');
  const several = subjects.length > 1;
  return {
    label: text`Finishes`,
    base: plan.base && (untoldBase ?? endPhrase(base, plan.timeZone, several)),
    head: untoldHead ?? endPhrase(head, plan.timeZone, several),
    trend: plan.base
      ? trendOf(base?.effect.finish ?? null, head?.effect.finish ?? null)
      : trendOf(null, null),
    isSame: isSameEnd(base, head),
  };
}

/**
 * The same if next rollouts begin that nothing starts, where one of the touched rollouts then never ends; null where all of them
 * end as they do without.
 */
export function finishIfNextRow(plan: Plan, subjects: readonly Subject[]): Row | null {
  const inHead = ifNextOf(subjects, 'head');
  const named = inHead ?? ifNextOf(subjects, 'base');
  if (!named) return null;
  const several = subjects.length > 1;
  const cell = (side: 'base' | 'head'): Text => {
    const worse = ifNextOf(subjects, side);
    if (!worse) return endPhrase(endOf(subjects, side), plan.timeZone, several);
    const end = finishPhrase({ outcome: worse.ifNext.outcome, finish: null }, plan.timeZone);
    return several ? text`${end} (${policyName(worse.subject.diff.ref)})` : end;
  };
  return {
    label: text`Finishes, if ${nextRolloutsPhrase(named.ifNext.policies)}`,
    base: plan.base && cell('base'),
    head: cell('head'),
    trend: STEADY,
  };
}

function ifNextOf(
  subjects: readonly Subject[],
  side: 'base' | 'head',
): { readonly subject: Subject; readonly ifNext: IfNext } | null {
  for (const subject of subjects)
    for (const { ifNext } of subject.diff[side]?.effect.groups ?? []) if (ifNext) return { subject, ifNext };
  return null;
}

/** `the next rollout of NodePool/general begins`. */
export function nextRolloutsPhrase(policies: readonly PolicyRef[]): Text {
  const [only, ...others] = policies;
  if (!only) return text`a next rollout begins`;
  return others.length === 0
    ? text`the next rollout of ${policyName(only)} begins`
    : text`the next rollouts of ${policyName(only)} and ${others.length} more begin`;
}

/**
 * Where a disruption budget lets a drain never end, and the snapshot does not hold the pods that would tell of which nodes: a moment at
 * which a rollout is done that drains its nodes would be a guess. Null where nothing is held, or nothing that is drained ends.
 */
function endlessDrain(
  side: Plan['head'] | null,
  subjects: readonly Subject[],
  name: 'base' | 'head',
): Text | null {
  const holder = side?.policies.find((policy) =>
    factOf(policy, 'drain-limit')?.held.some(({ forGood, nodes }) => forGood && nodes === 0),
  );
  const drained = subjects.some(({ diff }) =>
    diff[name]?.effect.groups.some(({ drains, outcome }) => drains === true && outcome === 'complete'),
  );
  return holder && drained ? text`not known: drains that ${policyName(holder.ref)} holds never end` : null;
}

interface End {
  readonly subject: Subject;
  readonly effect: Effect;
  readonly held: ChangeEffect['held'];
  /** True where it is a next rollout that merging does not start. */
  readonly isNext: boolean;
}

const NOT_STARTED: ReadonlySet<ChangeKind> = new Set(['next-rollout', 'scale', 'migration', 'none']);

const WORST_LAST = ['none', 'complete', 'unfinished', 'stopped', 'stuck'] as const;

/** An end that the base would only have had, had it begun, is no other one. */
function isSameEnd(base: End | null, head: End | null): boolean {
  const [a, b] = [base?.effect, head?.effect];
  return a?.outcome === b?.outcome && a?.finish === b?.finish && base?.held === head?.held;
}

/** The rollout that ends worst, and of those that complete the last one. */
function endOf(subjects: readonly Subject[], side: 'base' | 'head'): End | null {
  let last: End | null = null;
  for (const subject of subjects) {
    const { effect, change } = subject.diff[side] ?? {};
    if (!effect) continue;
    const isNext = change ? NOT_STARTED.has(change.kind) : false;
    const end = { subject, effect, held: change?.held, isNext };
    if (!last || later(end, last)) last = end;
  }
  return last;
}

/** Where two end alike, the one that merging starts, because its end is no mere assumption. */
function later(one: End, other: End): boolean {
  const [a, b] = [one.effect, other.effect];
  const worse = WORST_LAST.indexOf(a.outcome) - WORST_LAST.indexOf(b.outcome);
  const after = (a.finish ?? 0) - (b.finish ?? 0);
  return worse > 0 || (worse === 0 && (after > 0 || (after === 0 && other.isNext && !one.isNext)));
}

function endPhrase(end: End | null, timeZone: string, named: boolean): Text {
  if (!end) return text`not there`;
  const waiting = end.effect.groups.filter(({ outcome }) => outcome === 'unfinished').map(heldUp);
  const awaitsPerson = waiting.some((held) => held.awaitsPerson);
  const approvals = [...new Set(waiting.flatMap((held) => held.approvals ?? []))];
  const awaitsStart = waiting.some((held) => held.awaitsStart);
  const held = waiting.find((one) => one.held)?.held;
  const lingers = end.effect.groups.flatMap((group) => group.lingers ?? []);
  const stuck = end.effect.groups.filter((group) => group.outcome === 'stuck');
  const mayEnd = stuck.length > 0 && stuck.every(waitsForPods);
  const finish = finishPhrase(
    { ...end.effect, awaitsPerson, approvals, awaitsStart, held, lingers, mayEnd },
    timeZone,
  );
  const isAssumed = end.isNext && end.effect.outcome === 'complete' && end.effect.finish !== null;
  const assumed = isAssumed ? text`${finish}, if started now` : finish;
  const isRefused = end.effect.outcome === 'stuck' && end.subject.diff.head?.change?.kind === 'eviction';
  const when = isRefused
    ? text`never: it is not executed`
    : (heldPhrase(end) ?? text`${assumed}${reachedPhrase(end.effect)}`);
  return named && end.effect.outcome !== 'complete' && end.effect.outcome !== 'none'
    ? text`${when} (${policyName(end.subject.diff.ref)})`
    : when;
}

/** ` with 285 of 286 done`: a rollout that one node holds up is no failed one. Nothing where none or all are. */
function reachedPhrase({ outcome, groups }: Effect): Text {
  const { done, all, byOrder } = reachedOf(groups);
  if (outcome === 'stuck' && byOrder > 0) return text` with as few as ${done} of ${all} done`;
  return outcome === 'stuck' && done > 0 && done < all ? text` with ${done} of ${all} done` : NO_TEXT;
}

/** Null where nobody holds it. */
function heldPhrase({ held, effect }: End): Text | null {
  if (held === undefined || effect.finish !== null) return null;
  return effect.outcome === 'none' || effect.outcome === 'complete' ? heldBackPhrase(held) : null;
}

function heldBackPhrase(held: HeldBack): Text {
  switch (held) {
    case 'paused':
      return text`never: it is paused`;
    case 'disabled':
      return text`never: it is disabled`;
    case 'OnDelete':
      return text`never by itself: with OnDelete someone has to delete the pods`;
    case 'partition':
      return text`never: its partition keeps all pods back`;
  }
}

/** True if a stuck group continues by itself once pods that keep its nodes have ended. */
export function waitsForPods({ mayEnd, unit }: PlannedGroup): boolean {
  return mayEnd === true && unit === 'node';
}

/** How a person holds a group up. */
interface HeldUp extends Pick<StageGates, 'awaitsPerson' | 'approvals' | 'awaitsStart'> {
  readonly held?: HeldBack | undefined;
}

/** Whether a person holds a group up. */
export function heldUp(group: PlannedGroup): HeldUp {
  const { awaitsPerson = false, approvals = [], awaitsStart = false } = factOf(group, 'stage') ?? {};
  return { awaitsPerson, approvals, awaitsStart, held: factOf(group, 'held') };
}

/** `Thu 2026-11-26 18:00 UTC`, or why there is no such moment. */
export function finishPhrase(
  effect: Pick<Effect, 'outcome' | 'finish'> &
    Partial<HeldUp> & {
      readonly lingers?: readonly Lingering[];
      readonly mayEnd?: boolean;
    },
  timeZone: string,
): Text {
  if (effect.outcome === 'complete' && effect.finish !== null)
    return text`${instantPhrase(effect.finish, timeZone)}${staysOutPhrase(effect.lingers ?? [])}`;
  switch (effect.outcome) {
    case 'complete':
      return text`already done`;
    case 'none':
      return text`nothing to do`;
    case 'stopped':
      return text`never: an automatic stop ends it`;
    case 'stuck':
      return effect.mayEnd === true
        ? text`when the pods that it waits for have ended`
        : text`never: it gets stuck`;
    case 'unfinished':
      if (effect.held !== undefined) return heldBackPhrase(effect.held);
      if (effect.awaitsStart) return text`never: nothing starts until a person sets it to Run`;
      if (effect.awaitsPerson) return approvedPhrase(effect.approvals ?? []);
      return uncordonPhrase(effect.lingers ?? []) ?? text`not within the dry rollout`;
  }
}

/** `when someone approves run-after-canary`: the name says after which stage the run waits. */
function approvedPhrase([first, ...others]: readonly string[]): Text {
  if (first === undefined) return text`when someone approves it`;
  const more = others.length === 0 ? NO_TEXT : text` and ${others.length} more`;
  return text`when someone approves ${name('cluster', first)}${more}`;
}

/** Nodes that are out when all is done; nothing where there are none. */
function staysOutPhrase(lingers: readonly Lingering[]): Text {
  const kept = lingers.filter(({ until }) => until === 'uncordon').length;
  return kept === 0
    ? NO_TEXT
    : text`, with ${amount(kept, 'node')} left cordoned until someone uncordons ${kept === 1 ? text`it` : text`them`}`;
}

/** Null where it waits for something else. */
function uncordonPhrase(lingers: readonly Lingering[]): Text | null {
  const kept = lingers.filter(({ until }) => until === 'uncordon').length;
  return kept === 0
    ? null
    : text`when someone uncordons ${kept === 1 ? text`the node` : amount(kept, 'node')}`;
}

/** Finishes are shown to the minute: what is less than that apart reads the same. */
function trendOf(base: Instant | null, head: Instant | null): Trend {
  if (base === null || head === null || Math.abs(head - base) < MINUTE_MS) return STEADY;
  return head > base
    ? { arrow: '▲', word: 'later', worse: false }
    : { arrow: '▼', word: 'earlier', worse: false };
}
