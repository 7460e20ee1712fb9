import { groupedBy } from '../manifest/lookup.js';
import { counted } from '../text/plural.js';
import { visible } from '../manifest/visible.js';
import type { Report } from '../plan/finding.js';
import type { Plan, PlannedGroup, PlannedPolicy } from '../plan/model.js';
import { isDone, numbered } from '../gate/paired.js';
import {
  policyKey,
  type ReviewedCluster,
  type ReviewedGroup,
  type ReviewedPolicy,
} from '../gate/reviewed.js';
import type { Instant } from '../rollout/controller.js';
import { isNoProgress } from '../rules/fleet/no-progress.js';
import { rolledGroups, sameRef } from '../rules/rule.js';
import { factOf, refText } from '../systems/system.js';
import { allowanceEffects } from './allowance.js';
import { addedEffects, failedEffects, goneEffects } from './appeared.js';
import { type DriftEffect, namesOf, whyText } from './effect.js';
import { findingEffects } from './findings.js';
import { forecastEffects, dueIn, type Earlier, finishText } from './forecast.js';
import { groupEffects } from './group-effects.js';
import { awaitsPerson, endText, personText } from './halfway.js';
import { isToldByState, stateEffects } from './states.js';
import { goesOnOf, isUnderWay } from './under-way.js';
import { vanishedEffects } from './vanished.js';
import { windowEffects, openNow, openThen } from './windows.js';
import { clipTo, without } from '../calendar/intervals.js';
import { WEEK_MS } from '../calendar/week.js';
import { minuteText } from '../text/instant-text.js';

/**
 * What happens otherwise to the targets than the last time, policy by policy and group by group.
 *
 * @param heldThere names of policies that only the cluster holds back, which is told by itself
 */
export function changedEffects(
  report: Report,
  then: ReviewedCluster,
  heldThere: ReadonlySet<string>,
): DriftEffect[] {
  const { plan } = report;
  const kept = plan.head.policies.filter(({ isDeleted }) => !isDeleted);
  const keyed = kept.map((policy) => ({
    policy,
    key: policyKey({ ...policy.ref, apiVersion: policy.apiVersion }),
  }));
  const present = new Set(keyed.map(({ key }) => key));
  const own = groupedBy(rolledGroups(plan.head), ({ policy }) => policy);
  const ofPolicies = keyed.flatMap(({ policy, key }) => {
    const before = then.policies.get(key);
    const groups = (own.get(policy) ?? []).map(({ group }) => group);
    if (!before) return addedEffects(policy, groups);
    const { isUndated = false } = then;
    const effects = policyEffects(policy, groups, { before, isUndated }, report);
    if (heldThere.has(visible(refText(policy.ref)))) return effects.filter(isNotOfHold);
    return effects.filter(({ kind }) => !isToldByState(policy, kind, plan));
  });
  return [
    ...ofPolicies,
    ...[...then.policies].flatMap(([key, before]) => (present.has(key) ? [] : goneEffects(before))),
    ...stateEffects(plan, then, seenAt(plan)),
    ...vanishedEffects(plan, then),
    ...findingEffects(report, then),
  ];
}

/** That nothing gets on has one cause where the cluster holds a policy back, and that is told. */
function isNotOfHold({ kind, isWorse }: DriftEffect): boolean {
  return !(isWorse && (kind === 'progress' || kind === 'outcome' || kind === 'forecast'));
}

/** How far a rollout is was so when the snapshot was taken. */
function seenAt({ at, snapshot: { takenAt } }: Plan): Instant {
  return Math.min(at, takenAt ?? at);
}

function policyEffects(
  policy: PlannedPolicy,
  groups: readonly PlannedGroup[],
  { before, isUndated }: { readonly before: ReviewedPolicy; readonly isUndated: boolean },
  report: Report,
): DriftEffect[] {
  const { plan } = report;
  const name = visible(refText(policy.ref));
  const was = numbered((before.head?.groups ?? []).filter(({ rolls }) => refText(rolls) === refText(before)));
  const now = numbered(groups);
  const goesOn = goesOnOf(policy.change?.kind, before.changeEffect?.kind);
  const at = seenAt(plan);
  const out = plan.inventory?.out ?? new Set();
  const isFound = isFoundOut(policy, report);
  const failed = failedEffects(policy, groups[0]?.unit ?? 'node');
  const moved = movedEffects(name, [...now.values()], [...was.values()]);
  return [
    ...[...now].flatMap(([key, group]) => {
      const subject = groups.length === 1 ? name : `${name} group "${visible(group.name)}"`;
      const then = was.get(key);
      // The numbers of what has failed for good are those of another one, which nobody has started.
      if (!then || failed.length > 0) return [];
      const gone = goesOn.now || goesOn.then ? [] : unselected(group, then, plan);
      const ofGroup = groupEffects(subject, group, { then, at, isUndated }, { goesOn, gone });
      const shut = shutEffect(policy, subject, group, { then, at }, plan);
      const isSaid = shut !== null || isUndated || awaitsPerson(group);
      return [
        ...(shut ? [...ofGroup.filter(isNotOfHold), shut] : ofGroup),
        ...allowanceEffects(subject, group, then, { isTold: isFound || isHeldUp(group, policy), isFound }),
        ...stillHeld(policy, subject, group, then),
        ...(isSaid ? [] : forecastEffects(policy, subject, group, { before, then, at, out })),
        ...(shut ? [] : windowEffects(subject, group, then, plan, goesOn)),
      ];
    }),
    ...moved,
    ...failed,
  ];
}

/** True where a rule finds that what is out takes all that may be out. */
function isFoundOut({ ref }: PlannedPolicy, { findings }: Report): boolean {
  return findings.some(
    ({ policy, status, ...finding }) =>
      isNoProgress(finding, 'used-up') && status !== 'fixed' && policy !== null && sameRef(policy, ref),
  );
}

/** True where the outcome of a rollout under way tells each time that it does not get on. */
function isHeldUp({ outcome }: PlannedGroup, { change }: PlannedPolicy): boolean {
  return isUnderWay(change?.kind) && !isDone(outcome);
}

/** A rollout under way that does not get on is told each time: what is said only on the first day is forgotten on the second. */
function stillHeld(
  { change }: PlannedPolicy,
  subject: string,
  now: PlannedGroup,
  then: ReviewedGroup,
): DriftEffect[] {
  if (!isUnderWay(change?.kind) || isDone(now.outcome) || now.outcome !== then.outcome) return [];
  const says = `${subject}: ${personText(now) ?? `${endText(now)}, as the last time.${whyText(now)}`}`;
  return [{ kind: 'progress', subject, says, isWorse: true }];
}

/** Targets of the last time that are there and that the policy does not take any more, be it in another group. */
function unselected(
  { targets, rolls, unit }: PlannedGroup,
  then: ReviewedGroup,
  { head, inventory }: Pick<Plan, 'head' | 'inventory'>,
): readonly string[] {
  if (targets.length >= then.targets.length || unit === 'replica') return [];
  const taken = new Set(
    rolledGroups(head).flatMap(({ group }) => (sameRef(group.rolls, rolls) ? group.targets : [])),
  );
  return then.targets.filter((target) => !taken.has(target) && inventory?.units.get(target) === unit);
}

interface Move {
  readonly from: string;
  readonly to: string;
  /** No group's selector matches them any more. */
  readonly isWorse: boolean;
  readonly targets: string[];
}

/** Targets that are in another group of the policy than the last time, such as nodes that lost a label. */
function movedEffects(
  subject: string,
  now: readonly PlannedGroup[],
  then: readonly ReviewedGroup[],
): DriftEffect[] {
  const was = new Map(then.flatMap((group) => group.targets.map((target) => [target, group.name] as const)));
  const moves = new Map<string, Move>();
  for (const group of now)
    for (const target of group.targets) {
      const from = was.get(target);
      if (from === undefined || from === group.name || isRest(from, group.name)) continue;
      const key = JSON.stringify([from, group.name]);
      const isWorse = factOf(group, 'compartment')?.isFallback === true;
      const move = moves.get(key) ?? { from, to: group.name, isWorse, targets: [] };
      move.targets.push(target);
      moves.set(key, move);
    }
  return [...moves.values()].map(({ from, to, isWorse, targets }) => {
    const who = counted(targets.length, now[0]?.unit ?? 'node');
    const says = `${subject}: ${who} went from ${visible(from)} to ${visible(to)} without a change of policy: ${namesOf(targets)}.`;
    return { kind: 'moved', subject, says, isWorse };
  });
}

/** The rest of a rollout and the next one after it are the same group. */
function isRest(from: string, to: string): boolean {
  return from.startsWith(`${to}, `) || to.startsWith(`${from}, `);
}

/**
 * That a rollout under way waits because its window is another one than that of the last report, which forecast that some of it would
 * be done by now: nothing stands still, and nothing is late, that may not go. Null where its window was open since the first of it was to go.
 */
function shutEffect(
  policy: Pick<PlannedPolicy, 'change' | 'live'>,
  subject: string,
  now: PlannedGroup,
  earlier: Earlier,
  plan: Pick<Plan, 'horizon'>,
): DriftEffect | null {
  const { then, at } = earlier;
  const due = dueIn(earlier);
  // Of one that gets stuck the reason is told.
  const isHeld = now.outcome === 'stuck' || now.outcome === 'stopped';
  if (!isUnderWay(policy.change?.kind) || isHeld || due.length === 0) return null;
  const [open, was] = [openNow(now, plan), openThen(now, then)];
  if (!open || !was || open.knownTo < at + WEEK_MS) return null;
  const ahead = { from: at, to: Math.min(open.knownTo, was.knownTo) };
  const lost = without(clipTo(ahead, was.windows), clipTo(ahead, open.windows));
  // What is open in a week was open a week before: of the time that has passed no plan tells.
  const aWeekBefore = open.windows.map(({ from, to }) => ({ from: from - WEEK_MS, to: to - WEEK_MS }));
  const since = due.reduce((first, { from }) => Math.min(first, from), at);
  if (lost.length === 0 || clipTo({ from: since, to: at }, aWeekBefore).length > 0) return null;
  const next = open.windows.find(({ to }) => to > at);
  const until = next ? `opens at ${minuteText(Math.max(next.from, at))}` : 'does not open';
  const says = `${subject}: it waits for its window, which differs from the last report and ${until}. ${finishText(now, then)}`;
  return { kind: 'window', subject, says, isWorse: policy.live };
}
