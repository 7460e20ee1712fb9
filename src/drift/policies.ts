import { isDone, numbered } from '../gate/compare.js';
import { policyKey, type ReviewedCluster } from '../gate/reviewed.js';
import { groupedBy } from '../manifest/lookup.js';
import type { Report } from '../plan/finding.js';
import { isHeld } from '../plan/held.js';
import type { Plan, PlannedGroup, PlannedPolicy } from '../plan/model.js';
import type { ReportGroup, ReportPolicy } from '../plan/report-json.js';
import { isNoProgress } from '../rules/fleet/no-progress.js';
import { policyName, rolledGroups, sameRef } from '../rules/rule.js';
import { SYSTEMS } from '../systems/index.js';
import { kindOf } from '../systems/kinds.js';
import { refText } from '../systems/system.js';
import { fewNames, count, name, NO_TEXT, type Text, text, verbFor } from '../text/text.js';
import { type DriftEffect, effectOn, groupName } from './effect.js';
import { findingEffects } from './findings.js';
import { allowanceEffects, groupEffects } from './groups.js';
import {
  awaitsPerson,
  forecastEffects,
  heldText,
  isAwaited,
  isHalted,
  isUnderWay,
  leftIn,
  type Pair,
  rolloutOf,
} from './progress.js';
import { isJoint, isReportedByState, stateEffects } from './states.js';
import { shutEffect, windowEffects } from './windows.js';

/**
 * Differences from the last report, policy by policy and group by group.
 *
 * @param heldThere names of policies that only the cluster holds back, which is reported by itself
 */
export function changedEffects(
  report: Report,
  then: ReviewedCluster,
  heldThere: ReadonlySet<string>,
): DriftEffect[] {
  const { plan } = report;
  const present = new Map(
    plan.head.policies.filter(({ isDeleted }) => !isDeleted).map((policy) => [keyOf(policy), policy]),
  );
  const own = groupedBy(rolledGroups(plan.head), ({ policy }) => policy);
  return [
    ...[...present].flatMap(([key, policy]) => {
      const before = then.policies.get(key);
      const groups = (own.get(policy) ?? []).map(({ group }) => group);
      if (!before) return addedEffects(policy, groups);
      const effects = policyEffects(policy, groups, { before, isUndated: then.isUndated === true }, report);
      return heldThere.has(refText(policy.ref))
        ? effects.filter(isNotOfHold)
        : effects.filter(({ kind }) => !isReportedByState(policy, kind, plan));
    }),
    ...[...then.policies].flatMap(([key, before]) => (present.has(key) ? [] : goneEffects(before))),
    ...stateEffects(plan, then, seenAt(plan)),
    ...vanishedEffects(plan, then),
    ...findingEffects(report, then),
  ];
}

function keyOf({ ref, apiVersion }: PlannedPolicy): string {
  return policyKey({ ...ref, apiVersion });
}

/** No progress has one cause if the cluster holds a policy back, which is reported. */
function isNotOfHold({ kind, isWorse }: DriftEffect): boolean {
  return !(isWorse && (kind === 'progress' || kind === 'outcome' || kind === 'forecast'));
}

/** The progress of a rollout is that of the moment at which the snapshot was taken. */
function seenAt({ at, snapshot: { takenAt } }: Plan): number {
  return Math.min(at, takenAt ?? at);
}

function policyEffects(
  policy: PlannedPolicy,
  groups: readonly PlannedGroup[],
  { before, isUndated }: Pick<Pair, 'before' | 'isUndated'>,
  { plan, findings }: Report,
): DriftEffect[] {
  const own = policyName(policy.ref);
  const was = numbered((before.head?.groups ?? []).filter(({ rolls }) => refText(rolls) === refText(before)));
  const failed = failedEffects(policy, groups);
  const moved = movedEffects(own, groups, [...was.values()]);
  // After a failure the numbers are those of another rollout, which has not started.
  if (failed.length > 0) return [...moved, ...failed];
  const rollout = rolloutOf(policy.change?.kind, before.changeEffect?.kind);
  const isFound = findings.some(
    ({ policy: of, status, ...finding }) =>
      isNoProgress(finding, 'used-up') && status !== 'fixed' && of !== null && sameRef(of, policy.ref),
  );
  const ofGroups = [...numbered(groups)].flatMap(([key, now]) => {
    const then = was.get(key);
    if (!then) return [];
    const subject = groupName(own, now.name, groups.length);
    const pair: Pair = { subject, policy, now, before, then, plan, at: seenAt(plan), isUndated, rollout };
    const ofGroup = groupEffects(pair, rollout.isUnderWay || rollout.wasUnderWay ? [] : unselected(pair));
    const shut = shutEffect(pair);
    const isHeldUp = rollout.isUnderWay && !isDone(now.outcome);
    return [
      ...(shut ? [...ofGroup.filter(isNotOfHold), shut] : ofGroup),
      ...allowanceEffects(pair, { isReported: isFound || isHeldUp, isFound }),
      // Reported each time: what is said only on the first day is forgotten on the second.
      ...(isHeldUp && now.outcome === then.outcome
        ? [effectOn('progress', subject, heldText(now, text`, as last time`), true)]
        : []),
      ...(shut !== null || isUndated || awaitsPerson(now) ? [] : forecastEffects(pair)),
      ...(shut ? [] : windowEffects(pair)),
    ];
  });
  return [...ofGroups, ...moved];
}

/** Targets of the last report that exist and that no group of the policy selects any longer. */
function unselected({ now: { targets, rolls, unit }, then, plan: { head, inventory } }: Pair): string[] {
  if (targets.length >= then.targets.length || unit === 'replica') return [];
  const own = rolledGroups(head).filter(({ group }) => sameRef(group.rolls, rolls));
  const taken = new Set(own.flatMap(({ group }) => group.targets));
  return then.targets.filter((target) => !taken.has(target) && inventory?.units.get(target) === unit);
}

/** Targets that are in another group of the policy than last time, such as nodes that lost a label. */
function movedEffects(
  policy: Text,
  now: readonly PlannedGroup[],
  then: readonly ReportGroup[],
): DriftEffect[] {
  const was = new Map(then.flatMap((group) => group.targets.map((target) => [target, group.name] as const)));
  // The rest of a rollout and the next one after it are the same group.
  const isRest = (from: string, to: string): boolean =>
    from.startsWith(`${to}, `) || to.startsWith(`${from}, `);
  const moved = now.flatMap((group) =>
    group.targets.flatMap((target) => {
      const from = was.get(target) ?? group.name;
      return from === group.name || isRest(from, group.name) ? [] : [{ target, from, group }];
    }),
  );
  const moves = groupedBy(moved, ({ from, group }) => JSON.stringify([from, group.name]));
  return [...moves.values()].map((list) => {
    const [{ from, group }] = list;
    const nameOf = (written: string): Text => name('group', written);
    const says = text`${count(list.length, group.unit)} went from ${nameOf(from)} to ${nameOf(group.name)} without a change of policy: ${fewNames(
      'target',
      list.map(({ target }) => target),
    )}.`;
    // Worse if they are no longer matched by a group's selector.
    return effectOn('moved', policy, says, group.isFallback === true);
  });
}

function specOf(apiVersion: string, kind: string) {
  return kindOf(
    SYSTEMS.flatMap(({ kinds }) => kinds),
    { apiVersion, kind },
  );
}

/** A new object. Objects that a controller makes, such as a request for an approval, are reported by what they hold up. */
function addedEffects(policy: PlannedPolicy, groups: readonly PlannedGroup[]): DriftEffect[] {
  const { ref, apiVersion, change, live } = policy;
  if ((policy.recordedStates ?? []).some(isJoint)) return [];
  if (specOf(apiVersion, ref.kind)?.only === 'controller') return [];
  const subject = policyName(ref);
  const ofRollout = isUnderWay(change?.kind) ? groups : [];
  const left = ofRollout.reduce((sum, group) => sum + leftIn(group), 0);
  const rest =
    left === 0
      ? NO_TEXT
      : text`, and its rollout is under way: ${count(left, groups[0]?.unit ?? 'node')} ${verbFor(left, 'is', 'are')} still to be done`;
  return [
    { kind: 'policy', subject, says: text`${subject} is new since the last report${rest}.`, isWorse: live },
    ...ofRollout
      .filter((group) => isAwaited(group) || isHalted(group))
      .map((group) =>
        effectOn('progress', groupName(subject, group.name, groups.length), heldText(group), true),
      ),
    ...failedEffects(policy, groups),
  ];
}

/** An object that is gone. One that does its work once is no loss, unless it was at work. */
function goneEffects(before: ReportPolicy): DriftEffect[] {
  const spec = specOf(before.apiVersion, before.kind);
  if (before.recorded.some(isJoint) || spec?.only === 'controller') return [];
  const subject = name('policy', refText(before));
  const isWorse = spec?.runsOnce !== true || isUnderWay(before.changeEffect?.kind);
  return [{ kind: 'policy', subject, says: text`${subject} is gone since the last report.`, isWorse }];
}

/** Targets of a policy that do not leave their state by themselves: reported each time. */
function failedEffects(policy: PlannedPolicy, [group]: readonly PlannedGroup[]): DriftEffect[] {
  const held = (policy.recordedStates ?? []).filter((one) => !isJoint(one) && one.held !== null);
  const [first] = held;
  if (!first) return [];
  const who = text`${count(held.length, group?.unit ?? 'node')} ${verbFor(held.length, 'is', 'are')} ${name('object', first.state)}`;
  const says = text`${who}, ${first.held ?? NO_TEXT}: ${fewNames(
    'target',
    held.map(({ target }) => target),
  )}.`;
  return [effectOn('progress', policyName(policy.ref), says, true)];
}

/** Objects of the files that the cluster held last time and no longer holds: they were deleted there. */
function vanishedEffects(plan: Plan, then: ReviewedCluster): DriftEffect[] {
  const vanished = plan.head.policies.filter((policy) => {
    const before = then.policies.get(keyOf(policy));
    return before?.inCluster === true && !before.recorded.some(isJoint) && !isHeld(policy, plan);
  });
  // A snapshot of nodes alone says nothing of the cluster's objects.
  if (vanished.length > 0 && plan.inventory?.held.size === 0) {
    const says = text`The snapshot holds nodes only; ${count(vanished.length, 'object')} of the files that the last one held ${verbFor(vanished.length, 'is', 'are')} not compared with the cluster.`;
    return [{ kind: 'live', subject: null, says, isWorse: false }];
  }
  return vanished.map(({ ref }): DriftEffect => {
    const subject = policyName(ref);
    const says = text`${subject} is in the files but no longer in the cluster.`;
    return { kind: 'live', subject, says, isWorse: true };
  });
}
