import { present } from '../manifest/lookup.js';
import { percentText } from '../text/plural.js';
import { count, joinTexts, literal, name, NO_TEXT, type Text, text } from '../text/text.js';
import type { DomainPeak, Plan, PlannedGroup, PlannedPolicy } from '../plan/model.js';
import { type PolicyRef, refText } from '../systems/system.js';
import { rolledGroups } from '../rules/rule.js';
import type { ReportGroup, ReportPolicy } from '../plan/report-json.js';
import { policyKey, type ReviewedCluster } from './reviewed.js';
import { openTimes } from './rolled.js';
import { isDone, losesAll, numbered } from './paired.js';

/** The differences in effect between the plan of now and the reviewed one. */
interface Difference {
  /** A sentence for each way in which it does more to the fleet than was reviewed. */
  readonly worse: readonly Text[];
  /** A sentence for each group whose targets differ from those of the review. */
  readonly moved: readonly Text[];
}

export const NO_DIFFERENCE: Difference = { worse: [], moved: [] };

/**
 * The plan of now against the reviewed one, group by group, by what happens to the targets. More out at once, more lost, no stop,
 * no end, fewer waits, a policy that was not reviewed or is gone: each is worse. Other targets, and less of everything, are not.
 */
export function compareEffects(plan: Plan, reviewed: ReviewedCluster): Difference {
  const kept = plan.head.policies.filter(({ isDeleted }) => !isDeleted);
  const now = new Map(
    kept.map((policy) => [policyKey({ ...policy.ref, apiVersion: policy.apiVersion }), policy]),
  );
  const pairs = [...now].map(([key, policy]) => ({ policy, before: reviewed.policies.get(key) }));
  const groups = pairs.flatMap(({ policy, before }) => (before ? pairedGroups(plan, policy, before) : []));
  const gone = [...reviewed.policies].filter(([key]) => !now.has(key));
  return {
    worse: [
      ...pairs.flatMap(({ policy: { ref, effect }, before }) =>
        // A policy that rolls nothing may be there; disruption that was not reviewed was not agreed to.
        before || (effect.peakAtOnce === 0 && effect.worstLoss === 0)
          ? []
          : text`${nameOf(ref)} disrupts ${count(effect.peakAtOnce, 'target')} at once and was not in the reviewed plan.`,
      ),
      ...gone.map(([, before]) => text`${nameOf(before)} was in the reviewed plan and is gone.`),
      ...groups.flatMap((pair) => worseOf(pair, plan)),
      ...pairs.flatMap(({ policy, before }) => (before && worseDrains(policy, before)) ?? []),
      ...worseTogether(plan, reviewed),
    ],
    moved: groups.flatMap(({ subject, group, before }) =>
      group && before ? (movedGroup(subject, group, before) ?? []) : [],
    ),
  };
}

function nameOf(ref: Omit<PolicyRef, 'system'>): Text {
  return name('policy', refText(ref));
}

interface GroupPair {
  readonly subject: Text;
  /** Null for a group that is gone: its targets fall to other limits, or to none. */
  readonly group: PlannedGroup | null;
  readonly before: ReportGroup | undefined;
}

function pairedGroups(plan: Plan, policy: PlannedPolicy, before: ReportPolicy): GroupPair[] {
  const rolled = rolledGroups(plan.head).filter((limited) => limited.policy === policy);
  const own = numbered(rolled.map(({ group }) => group));
  const isOwn = ({ rolls }: ReportGroup): boolean => refText(rolls) === refText(before);
  const then = numbered((before.head?.groups ?? []).filter(isOwn));
  const subjectOf = (group: string): Text => text`${nameOf(policy.ref)} group ${name('group', group)}`;
  return [
    ...[...own].map(([key, group]) => ({
      subject: own.size === 1 ? nameOf(policy.ref) : subjectOf(group.name),
      ...{ group, before: then.get(key) },
    })),
    ...[...then].flatMap(([key, group]) =>
      own.has(key) ? [] : [{ subject: subjectOf(group.name), group: null, before: group }],
    ),
  ];
}

function worseOf({ subject, group, before }: GroupPair, plan: Plan): Text[] {
  if (!group) return before?.matched === 0 ? [] : [text`${subject} was in the reviewed plan and is gone.`];
  if (before) return worseGroup(subject, group, before, plan);
  const { matched, unit } = group;
  return matched === 0 ? [] : [text`${subject} with ${count(matched, unit)} was not in the reviewed plan.`];
}

/** A share that rises by less is the fleet breathing: one of 100 nodes less makes 10.1% of 10%. */
const SHARE_RISES_BY = 5;

function worseGroup(subject: Text, now: PlannedGroup, before: ReportGroup, plan: Plan): Text[] {
  const nodes = (n: number): Text => count(n, now.unit);
  const first = (batches: readonly { readonly size: number }[]): number => batches[0]?.size ?? 0;
  const says = (is: boolean, worse: Text): Text[] => (is ? [text`${subject}: ${worse}`] : []);
  const isMore = now.peakAtOnce > before.peakAtOnce;
  const [share, was] = [literal(`${now.peakPercent}%`), literal(`${before.peakPercent}%`)];
  return [
    ...says(
      isMore || now.peakPercent > before.peakPercent + SHARE_RISES_BY,
      text`${now.peakAtOnce} of ${nodes(now.matched)} (${share}) at once; in the reviewed plan ${before.peakAtOnce} of ${before.matched} (${was}).`,
    ),
    ...says(
      now.worstLoss > before.worstLoss && !(losesAll(now) && losesAll(before)),
      text`${nodes(now.worstLoss)} broken if the new version is bad; in the reviewed plan ${before.worstLoss}.`,
    ),
    ...says(
      before.stops && !now.stops,
      text`nothing stops a bad version; in the reviewed plan the rollout stopped.`,
    ),
    ...says(
      isDone(before.outcome) && !isDone(now.outcome),
      text`it does not complete (${literal(now.outcome)}); in the reviewed plan it did.`,
    ),
    ...says(
      !isMore && first(now.batches) > first(before.batches),
      text`the first batch has ${nodes(first(now.batches))}; in the reviewed plan ${first(before.batches)}.`,
    ),
    ...says(
      isLooser(now, before),
      text`${ceilingText(now)}; in the reviewed plan at most ${before.ceiling.enforced ?? 0}.`,
    ),
    ...says(
      isOpened(now, before, plan),
      text`it is allowed at every hour; in the reviewed plan windows closed some.`,
    ),
    ...worsePauses(subject, now, before),
  ];
}

/** Hours that were closed at the review and are open now: the plan of one day does not show them. */
function isOpened(now: PlannedGroup, before: ReportGroup, plan: Plan): boolean {
  const reason = now.calendar?.rolledFor;
  const spans = before.allowed.filter((span) => reason === undefined || span.reason === reason);
  const isClosed = ({ limit }: { readonly limit: number | null }): boolean => limit === 0;
  return spans.some(isClosed) && !spans.every(isClosed) && now.matched > 0 && openTimes(now, plan) === null;
}

/** If limits change with time, the ceiling is that of the hour, and the peak counts. */
function isLooser({ ceiling, calendar, matched }: PlannedGroup, before: ReportGroup): boolean {
  if (calendar || before.ceiling.enforced === null || matched === 0) return false;
  return ceiling.enforced === null || ceiling.enforced > before.ceiling.enforced;
}

function ceilingText({ ceiling, unit }: PlannedGroup): Text {
  return ceiling.enforced === null
    ? text`no limit at once`
    : text`up to ${count(ceiling.enforced, unit)} allowed at once`;
}

/** An approval that is gone, or waits that are shorter: what was to be looked at is not. */
function worsePauses(subject: Text, now: PlannedGroup, before: ReportGroup): Text[] {
  const approvals = (pauses: readonly { readonly kind: string }[]): number =>
    pauses.filter(({ kind }) => kind === 'approval').length;
  const own = now.stage?.pauses ?? [];
  const waits = own.reduce((sum, { ms }) => sum + (ms ?? 0), 0) / 1000;
  const waited = before.pauses.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0);
  return present([
    approvals(own) < approvals(before.pauses) && text`${subject}: an approval of the reviewed plan is gone.`,
    waits < waited &&
      text`${subject}: it waits ${Math.round(waits)} s between its stages; in the reviewed plan ${Math.round(waited)} s.`,
  ]);
}

/** A disruption budget that asks for fewer healthy pods of as many lets more drains go. */
function worseDrains(policy: PlannedPolicy, before: ReportPolicy): Text | null {
  const { ref } = policy;
  const drains = policy.drainLimit;
  if (!drains || !before.drains) return null;
  const isLower =
    drains.desiredHealthy < before.drains.desiredHealthy && drains.expectedPods >= before.drains.expectedPods;
  if (!isLower) return null;
  return text`${nameOf(ref)} requires ${drains.desiredHealthy} of ${count(drains.expectedPods, 'healthy pod')}; in the reviewed plan ${before.drains.desiredHealthy}.`;
}

/** All policies together: no controller sees its neighbours. */
function worseTogether(plan: Plan, { combined }: ReviewedCluster): Text[] {
  const { peakAtOnce, byDomain, unit } = plan.head.combined;
  const wasWhole = new Set(combined.byDomain.filter(isWhole).map(domainKey));
  const whole = byDomain.filter((one) => isWhole(one) && !wasWhole.has(domainKey(one)));
  return present([
    peakAtOnce > combined.peakAtOnce &&
      text`All policies together: ${count(peakAtOnce, unit)} at once; in the reviewed plan ${combined.peakAtOnce}.`,
    ...whole.map(
      ({ key, value, matched }) =>
        text`All ${matched} of ${name('object', key)} ${name('object', value)} at once; in the reviewed plan not all of them.`,
    ),
  ]);
}

type Domain = Pick<DomainPeak, 'key' | 'value' | 'matched' | 'peakAtOnce'>;

function isWhole({ matched, peakAtOnce }: Domain): boolean {
  return matched > 1 && peakAtOnce >= matched;
}

function domainKey({ key, value }: Domain): string {
  return JSON.stringify([key, value]);
}

function movedGroup(subject: Text, now: PlannedGroup, before: ReportGroup): Text | null {
  const then = new Set(before.targets);
  const own = new Set(now.targets);
  const joined = now.targets.filter((target) => !then.has(target)).length;
  const left = before.targets.filter((target) => !own.has(target)).length;
  if (joined === 0 && left === 0) return null;
  const parts = [joined > 0 ? text`${joined} joined` : NO_TEXT, left > 0 ? text`${left} left` : NO_TEXT];
  const share =
    before.matched === 0
      ? NO_TEXT
      : text` (${literal(percentText(joined + left, before.matched))} of those reviewed)`;
  return text`${subject} had ${count(before.matched, now.unit)} and has ${now.matched}: ${joinTexts(parts, ', ')}${share}.`;
}
