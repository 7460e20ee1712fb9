import { present } from '../manifest/lookup.js';
import type { DomainPeak, Plan, PlannedGroup, PlannedPolicy } from '../plan/model.js';
import type { ReportGroup, ReportPolicy } from '../plan/report-json.js';
import { rolledBy } from '../rules/rule.js';
import { policyName } from '../systems/system.js';
import { percentText } from '../text/plural.js';
import { count, joinTexts, literal, name, type Text, text } from '../text/text.js';
import { differences } from './differences.js';
import { groupsIn, numbered, pairPolicies, type ReviewedCluster } from './reviewed.js';
import { openTimes } from './windows.js';

/**
 * The plan of now against the reviewed one, group by group, by what happens to the targets. More out at once, more lost, no stop,
 * no end, fewer waits, a policy that was not reviewed or is gone: each is worse. Other targets, and less of everything, are not.
 */
export function compareEffects(plan: Plan, reviewed: ReviewedCluster) {
  const { pairs, gone } = pairPolicies(plan, reviewed);
  const groups = pairs.flatMap(({ policy, before }) => (before ? pairedGroups(policy, before) : []));
  return {
    /** A sentence for each way in which it does more to the fleet than was reviewed. */
    worse: [
      ...pairs.flatMap(({ policy: { ref, effect }, before }) =>
        // A policy that rolls nothing may be there; disruption that was not reviewed was not agreed to.
        before || (effect.peakAtOnce === 0 && effect.worstLoss === 0)
          ? []
          : text`${policyName(ref)} disrupts ${count(effect.peakAtOnce, 'target')} at once and was not in the reviewed plan.`,
      ),
      ...gone.map((before) => text`${policyName(before)} was in the reviewed plan and is gone.`),
      ...groups.flatMap((pair) => worseOf(pair, plan)),
      ...pairs.flatMap(({ policy, before }) => (before && worseDrains(policy, before)) ?? []),
      ...worseTogether(plan, reviewed),
    ],
    /** A sentence for each group whose targets differ from those of the review. */
    moved: groups.flatMap(({ subject, group, before }) =>
      group && before ? (movedGroup(subject, group, before) ?? []) : [],
    ),
  };
}

type GroupPair = ReturnType<typeof pairedGroups>[number];

function pairedGroups(policy: PlannedPolicy, reviewed: ReportPolicy) {
  const own = numbered(rolledBy(policy));
  const then = groupsIn(reviewed);
  return [...new Set([...own.keys(), ...then.keys()])].map((key) => {
    // Undefined for a group that is gone: its targets fall to other limits, or to none.
    const [group, before] = [own.get(key), then.get(key)];
    const isOnly = group !== undefined && own.size === 1;
    const of = text` group ${name('group', group?.name ?? before?.name ?? '')}`;
    return { subject: text`${policyName(policy.ref)}${!isOnly && of}`, group, before };
  });
}

const REVIEWED = text`in the reviewed plan`;

function worseOf({ subject, group: now, before }: GroupPair, plan: Plan): Text[] {
  if (!now) return before?.matched === 0 ? [] : [text`${subject} was in the reviewed plan and is gone.`];
  if (!before)
    return now.matched === 0
      ? []
      : [text`${subject} with ${count(now.matched, now.unit)} was not in the reviewed plan.`];
  const worse = differences(now, before, REVIEWED).filter(
    // If limits change with time, the ceiling is that of the hour, and the peak counts.
    ({ kind, isWorse }) => isWorse && (kind !== 'ceiling' || (!now.calendar && now.matched > 0)),
  );
  const [first = 0, firstBefore = 0] = [now, before].map(({ batches }) => batches[0]?.size);
  const [waits, waitsBefore] = [
    (now.stage?.pauses ?? []).reduce((sum, { ms }) => sum + (ms ?? 0), 0) / 1000,
    before.pauses.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
  ];
  const others = present([
    before.stops && !now.stops && text`nothing stops a bad version, ${REVIEWED} the rollout stopped`,
    now.peakAtOnce <= before.peakAtOnce &&
      first > firstBefore &&
      text`the first batch has ${count(first, now.unit)}, ${REVIEWED} ${firstBefore}`,
    isOpened(now, before, plan) && text`it is allowed at every hour, ${REVIEWED} windows closed some`,
    // The input that was asked for is missing.
    approvalsIn(now.stage?.pauses ?? []) < approvalsIn(before.pauses) &&
      text`an approval of the reviewed plan is gone`,
    waits < waitsBefore &&
      text`it waits ${Math.round(waits)} s between its stages, ${REVIEWED} ${Math.round(waitsBefore)} s`,
  ]);
  return [...worse.map(({ says }) => says), ...others].map((says) => text`${subject}: ${says}.`);
}

function approvalsIn(pauses: readonly { readonly kind: string }[]): number {
  return pauses.filter(({ kind }) => kind === 'approval').length;
}

/** Hours that were closed at the review and are open now: the plan of one day does not show them. */
function isOpened(now: PlannedGroup, before: ReportGroup, plan: Plan): boolean {
  const reason = now.calendar?.rolledFor;
  const spans = before.allowed.filter((span) => reason === undefined || span.reason === reason);
  const isClosed = ({ limit }: { readonly limit: number | null }): boolean => limit === 0;
  return spans.some(isClosed) && !spans.every(isClosed) && now.matched > 0 && openTimes(now, plan) === null;
}

/** A disruption budget that asks for fewer healthy pods of as many lets more drains go. */
function worseDrains({ ref, drainLimit: now }: PlannedPolicy, { drains: before }: ReportPolicy): Text | null {
  const isLower =
    now && before && now.desiredHealthy < before.desiredHealthy && now.expectedPods >= before.expectedPods;
  if (!isLower) return null;
  return text`${policyName(ref)} requires ${now.desiredHealthy} of ${count(now.expectedPods, 'healthy pod')}; in the reviewed plan ${before.desiredHealthy}.`;
}

/** All policies together: no controller sees its neighbors. */
function worseTogether(plan: Plan, { combined }: ReviewedCluster): Text[] {
  const { peakAtOnce, byDomain, unit } = plan.head.combined;
  const wasWhole = (one: Domain): boolean =>
    combined.byDomain.some((was) => was.key === one.key && was.value === one.value && isWhole(was));
  return present([
    peakAtOnce > combined.peakAtOnce &&
      text`All policies together: ${count(peakAtOnce, unit)} at once; in the reviewed plan ${combined.peakAtOnce}.`,
    ...byDomain.map(
      (one) =>
        isWhole(one) &&
        !wasWhole(one) &&
        text`All ${one.matched} of ${name('object', one.key)} ${name('object', one.value)} at once; in the reviewed plan not all of them.`,
    ),
  ]);
}

type Domain = Pick<DomainPeak, 'key' | 'value' | 'matched' | 'peakAtOnce'>;

function isWhole({ matched, peakAtOnce }: Domain): boolean {
  return matched > 1 && peakAtOnce >= matched;
}

function movedGroup(subject: Text, now: PlannedGroup, before: ReportGroup): Text | null {
  const [then, own] = [new Set(before.targets), new Set(now.targets)];
  const joined = now.targets.filter((target) => !then.has(target)).length;
  const left = before.targets.filter((target) => !own.has(target)).length;
  if (joined === 0 && left === 0) return null;
  const share = literal(percentText(left, before.matched));
  const parts = [joined > 0 && text`${joined} joined`, left > 0 && text`${left} left (${share})`];
  return text`${subject} had ${count(before.matched, now.unit)} and has ${now.matched}: ${joinTexts(parts)}.`;
}
