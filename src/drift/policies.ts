import { groupsIn, numbered, pairPolicies, type PolicyPair, type ReviewedCluster } from '../gate/reviewed.js';
import { groupedBy } from '../manifest/lookup.js';
import type { Report } from '../plan/finding.js';
import { sha256 } from '../plan/canonical.js';
import { isHeld } from '../plan/held.js';
import type { Plan, PlannedGroup, PlannedPolicy } from '../plan/model.js';
import type { ReportGroup, ReportPolicy } from '../plan/report-json.js';
import { isNoProgress } from '../rules/fleet/no-progress.js';
import { rolledBy, rolledGroups, sameRef } from '../rules/rule.js';
import { SYSTEMS } from '../systems/index.js';
import { kindOf } from '../systems/kinds.js';
import { policyName, refText } from '../systems/system.js';
import { count, fewNames, name, type Text, text, verbFor } from '../text/text.js';
import { type DriftEffect, effectOn, groupName } from './effect.js';
import { allowanceEffects, numberEffects } from './numbers.js';
import { awaitsPerson, heldText, isUnderWay, type Pair, rolloutEffects, rolloutOf } from './rollout.js';
import { failedEffects, isJoint } from './states.js';
import { isDone, isHalted } from '../plan/measure/wholes.js';

const KINDS = SYSTEMS.flatMap(({ kinds }) => kinds);

/**
 * Differences from the last report, policy by policy and group by group.
 *
 * @param edited names of policies that the files edit since then: only their sizes, rollouts and failures are compared
 * @param heldThere names of policies that only the cluster holds back, which is reported by itself
 */
export function changedEffects(
  report: Report,
  then: ReviewedCluster,
  { edited, heldThere }: Readonly<Record<'edited' | 'heldThere', ReadonlySet<string>>>,
): DriftEffect[] {
  const { plan } = report;
  const { pairs, gone } = pairPolicies(plan, then);
  const compared = pairs.flatMap(({ policy, before }) => {
    // Objects whose state is reported with those of others have no numbers of their own to compare.
    if ((policy.recordedStates ?? []).some(isJoint)) return [];
    const groups = rolledBy(policy);
    if (!before) return addedEffects(policy, groups);
    const [isEdited, isUndated] = [edited.has(refText(policy.ref)), then.isUndated === true];
    const effects = policyEffects({ policy, before, isEdited, isUndated }, groups, report);
    // No progress has one cause if the cluster holds a policy back.
    return heldThere.has(refText(policy.ref))
      ? effects.filter(({ kind, isWorse }) => kind === 'targets' || !isWorse)
      : effects;
  });
  return [...compared, ...gone.flatMap(goneEffects), ...vanishedEffects(plan, pairs)];
}

/** The instant that a snapshot shows the progress of rollouts at. */
export function seenAt({ at, snapshot: { takenAt } }: Plan): number {
  return Math.min(at, takenAt ?? at);
}

function policyEffects(
  compared: Pick<Pair, 'policy' | 'before' | 'isEdited' | 'isUndated'>,
  groups: readonly PlannedGroup[],
  { plan, findings }: Report,
): DriftEffect[] {
  const { policy, before, isEdited } = compared;
  const own = policyName(policy.ref);
  const was = groupsIn(before);
  const moved = isEdited ? [] : movedEffects(own, groups, [...was.values()]);
  const failed = failedEffects(policy);
  // After a failure the numbers are those of another rollout, which has not started.
  if (failed.length > 0) return [...moved, ...failed];
  const { isUnderWay: is, wasUnderWay } = rolloutOf(policy.change?.kind, before.changeEffect?.kind);
  const isFound = findings.some(
    ({ policy: of, status, ...finding }) =>
      isNoProgress(finding, 'used-up') && status !== 'fixed' && of !== null && sameRef(of, policy.ref),
  );
  const ofGroups = [...numbered(groups)].flatMap(([key, now]) => {
    const then = was.get(key);
    if (!then) return [];
    const subject = groupName(own, now.name, groups.length);
    const pair: Pair = { ...compared, subject, now, then, at: seenAt(plan) };
    const rollout = rolloutEffects(pair);
    if (isEdited) {
      // The fleet or the edit changed it: listed, and not for the worse.
      const sizes = numberEffects(pair, [], rollout !== null).filter(({ kind }) => kind === 'targets');
      return [...sizes.map((one) => ({ ...one, isWorse: false })), ...(rollout ?? [])];
    }
    const isReported = isFound || (is && !isDone(now.outcome));
    return [
      ...numberEffects(pair, is || wasUnderWay ? [] : unselected(pair, plan), rollout !== null),
      ...(rollout ?? []),
      ...allowanceEffects(pair, isReported),
    ];
  });
  return [...ofGroups, ...moved];
}

/** Targets of the last report that exist and that no group of the policy selects any longer. */
function unselected({ now: { targets, rolls, unit }, then }: Pair, { head, inventory }: Plan): string[] {
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
    const targets = list.map(({ target }) => target);
    const says = text`${count(list.length, group.unit)} went from ${name('group', from)} to ${name('group', group.name)} without a change of policy: ${fewNames('target', targets)}.`;
    // Worse if they are no longer matched by a group's selector.
    return effectOn('targets', policy, says, group.isFallback === true);
  });
}

/** Names of the policies that the files edit, add or remove since the last report, and of those that use one of them. */
export function editedSince(plan: Plan, then: ReviewedCluster): ReadonlySet<string> {
  const { pairs, gone } = pairPolicies(plan, then);
  const isEdited = ({ policy, before }: PolicyPair): boolean =>
    !policy.live &&
    (before === null || (before.text !== undefined && before.text !== sha256(policy.written)));
  const edited = new Set([
    ...pairs.filter(isEdited).map(({ policy }) => refText(policy.ref)),
    ...gone.filter(({ text: of }) => of !== undefined).map(refText),
  ]);
  const users = pairs.filter(({ policy }) => policy.uses.some((ref) => edited.has(refText(ref))));
  return new Set([...edited, ...users.map(({ policy }) => refText(policy.ref))]);
}

/** A new object. Objects that a controller makes, such as a request for an approval, are reported by what they hold up. */
function addedEffects(policy: PlannedPolicy, groups: readonly PlannedGroup[]): DriftEffect[] {
  const { ref, apiVersion, change, live } = policy;
  if (kindOf(KINDS, { apiVersion, kind: ref.kind })?.only === 'controller') return [];
  const subject = policyName(ref);
  const ofRollout = isUnderWay(change?.kind) ? groups : [];
  const held = ofRollout.filter((group) => isHalted(group) || awaitsPerson(group));
  return [
    { kind: 'targets', subject, says: text`${subject} is new since the last report.`, isWorse: live },
    ...held.map((group) =>
      effectOn('rollout', groupName(subject, group.name, groups.length), heldText(group), true),
    ),
    ...failedEffects(policy),
  ];
}

/** An object that is gone. One that the files remove, or that does its work once, is no loss, unless it was at work. */
function goneEffects(before: ReportPolicy): DriftEffect[] {
  const spec = kindOf(KINDS, before);
  if (before.recorded.some(isJoint) || spec?.only === 'controller') return [];
  const subject = policyName(before);
  const isWorse =
    (before.text === undefined && spec?.runsOnce !== true) || isUnderWay(before.changeEffect?.kind);
  return [{ kind: 'targets', subject, says: text`${subject} is gone since the last report.`, isWorse }];
}

/** Objects of the files that the cluster held last time and no longer holds: they were deleted there. */
function vanishedEffects(plan: Plan, pairs: readonly PolicyPair[]): DriftEffect[] {
  const vanished = pairs.filter(
    ({ policy, before }) =>
      before?.inCluster === true && !before.recorded.some(isJoint) && !isHeld(policy, plan),
  );
  // A snapshot of nodes alone says nothing of the cluster's objects.
  if (vanished.length > 0 && plan.inventory?.held.size === 0) {
    const says = text`The snapshot holds nodes only; ${count(vanished.length, 'object')} of the files that the last one held ${verbFor(vanished.length, 'is', 'are')} not compared with the cluster.`;
    return [{ kind: 'live', subject: null, says, isWorse: false }];
  }
  return vanished.map(({ policy }): DriftEffect => {
    const subject = policyName(policy.ref);
    const says = text`${subject} is in the files but no longer in the cluster.`;
    return { kind: 'live', subject, says, isWorse: true };
  });
}
