import { DAY_MS } from '../../../calendar/days.js';
import { covers } from '../../../calendar/intervals.js';
import { clockText } from '../../../calendar/week.js';
import type { Instant } from '../../../rollout/controller.js';
import type { NodeState } from '../../../snapshot/snapshot.js';
import { code, count, literal, NO_TEXT, type Text, text, verbFor } from '../../../text/text.js';
import { type Fix, fix, type SystemResult, uncordonsOthers } from '../../system.js';
import { planLabel } from '../controller/selection.js';
import { openIntervals } from '../controller/window.js';
import { atWork, joinedBy, nodeList, type Planned, type TouchedJobs } from '../rollout/plans.js';
import { safeguardsLost } from './safeguards.js';

/** The results that a Plan states itself, for the rules that each names. */
export function resultsOf(
  plan: Planned,
  touched: TouchedJobs,
  at: Instant,
  nodes: readonly NodeState[],
): (SystemResult | null)[] {
  if (plan.object === null) return [];
  if (plan.isLive) return [unpinned(plan)];
  return [
    ...safeguardsLost(plan, at),
    unpinned(plan),
    removedAtWork(plan),
    foreignCordons(plan),
    recreatedJobs(plan, touched),
    repeatedUpgrades(plan, touched),
    deselectedAtWork(plan, nodes),
    outsideItsWindow(plan, at),
    notForFinished(plan),
    nightWindow(plan),
  ];
}

/** Polled, and followed whatever it returns. Source: rancher/system-upgrade-controller, pkg/upgrade/plan, ResolveChannel. */
function unpinned({ spec, manifest, version, due, finished }: Planned): SystemResult | null {
  if (spec.version !== null || spec.channel === null) return null;
  const targets = due.length + finished.length;
  const last = version === null ? NO_TEXT : text` (last seen: ${code(version)})`;
  return {
    ...{ rule: 'version-not-pinned', subject: `unpinned channel ${spec.channel}`, magnitude: 1 },
    says: text`the version is whatever channel ${code(spec.channel)} returns${last}, a lower one as well: a new one starts a rollout over its ${count(targets, 'node')} without a pull request, at any hour that its window leaves open.`,
    fix: fix`Write ${code('version:')} to decide it yourself, and raise it in a pull request.`,
    place: manifest.placeOf(['spec', 'channel']),
    evidence: { targets },
  };
}

/** Source: rancher/system-upgrade-controller#341; pkg/upgrade/handle_batch.go. */
function foreignCordons(plan: Planned): SystemResult | null {
  const { spec, applying, manifest, isHashChanged, due, isAssumed } = plan;
  const starts = isHashChanged || applying.size > 0 || joinedBy(plan) > 0;
  if (isAssumed || !starts || !spec.cordons) return null;
  const working = new Set(atWork(due, plan));
  return uncordonsOthers({
    nodes: due.filter((node) => node.unschedulable && !working.has(node)),
    when: 'its Job has succeeded',
    fix: fix`To keep a node out, label it ${code(`${planLabel(manifest.name)}: disabled`)} before the merge.`,
    place: manifest.placeOf(['spec', 'nodeSelector']),
  });
}

const MERGE_LATER = fix`Merge when status.applying is empty.`;

function midway(
  plan: Planned,
  subject: string,
  path: readonly string[],
  says: Text,
  remedy: Fix = MERGE_LATER,
): SystemResult {
  return { rule: 'abandoned-midway', subject, says, fix: remedy, place: plan.manifest.placeOf(path) };
}

/**
 * Labels and annotations of the Plan are copied to the pods of its Jobs. Source: pkg/upgrade/job/job.go, New; rancher/wrangler pkg/apply,
 * reconcileJob.
 */
function recreatedJobs(plan: Planned, { recreated }: TouchedJobs): SystemResult | null {
  if (recreated.length === 0) return null;
  const cause = plan.isOtherSpec
    ? text`the edit changes the pod template`
    : text`labels and annotations of the Plan are copied to its pods`;
  const says = text`${count(recreated.length, 'running Job')} (${nodeList(recreated)}) ${verbFor(recreated.length, 'is', 'are')} deleted and recreated: ${cause}.`;
  return midway(plan, 'recreated Jobs', [plan.isOtherSpec ? 'spec' : 'metadata'], says);
}

/** The success of a Job of another version, or hash, marks no node as done. Source: pkg/upgrade/handle_batch.go. */
function repeatedUpgrades(plan: Planned, { repeated }: TouchedJobs): SystemResult | null {
  if (repeated.length === 0) return null;
  const says = text`${count(repeated.length, 'node')} (${nodeList(repeated)}) ${verbFor(repeated.length, 'is', 'are')} upgraded twice: the hash of the Plan changes while ${verbFor(repeated.length, 'its Job runs', 'their Jobs run')}, and the controller may delete ${verbFor(repeated.length, 'it', 'them')} at any time.`;
  return midway(plan, 'repeated upgrades', ['spec', 'version'], says);
}

/** A node that nodeSelector no longer matches leaves `applying` at once; its Job may be deleted before it uncordons. Source: pkg/upgrade/handle_batch.go. */
function deselectedAtWork(plan: Planned, nodes: readonly NodeState[]): SystemResult | null {
  const selected = new Set(plan.selected);
  const left = atWork(
    nodes.filter((node) => !selected.has(node)),
    plan,
  );
  if (left.length === 0 || plan.before === null) return null;
  const cordoned = plan.spec.cordons ? text`, cordoned` : NO_TEXT;
  const says = text`nodeSelector no longer matches ${nodeList(left)}, where ${verbFor(left.length, 'a Job runs', 'Jobs run')}: the concurrency slot goes to another node, and a Job that is deleted before its end leaves its node as it is${cordoned}.`;
  return midway(plan, 'deselected at work', ['spec', 'nodeSelector'], says);
}

/** Without its Plan no Job labels or uncordons a node. Source: rancher/system-upgrade-controller#71; pkg/upgrade/handle_batch.go. */
function removedAtWork(plan: Planned): SystemResult | null {
  const nodes = [...plan.applying];
  if (nodes.length === 0) return null;
  const uncordoned = plan.spec.cordons ? text` nor uncordoned` : NO_TEXT;
  const says = text`the Plan is removed while it is at work on ${count(nodes.length, 'node')} (${nodeList(nodes)}). Running pods continue, but ${verbFor(nodes.length, 'the node is', 'the nodes are')} neither labeled as done${uncordoned}.`;
  const remedy = fix`Delete it when status.applying is empty, or uncordon the nodes by hand.`;
  return {
    ...midway(plan, 'left-midway', [], says, remedy),
    ...{ magnitude: nodes.length, evidence: { targets: nodes.length }, whenRemoved: true },
  };
}

/** The window is tested only while `applying` is empty, and a failed Job keeps its slot. Source: pkg/upgrade/handle_upgrade.go. */
function outsideItsWindow(plan: Planned, at: Instant): SystemResult | null {
  const { manifest, spec, due, isAssumed } = plan;
  if (spec.window === null || isAssumed || spec.concurrency <= 0) return null;
  const working = atWork(due, plan);
  const waiting = due.length - working.length;
  const isOpen = covers(openIntervals(spec.window, { from: at, to: at + 1 }), at);
  if (working.length === 0 || waiting === 0 || isOpen) return null;
  return {
    ...{ rule: 'limit-ignored', subject: 'window', place: manifest.placeOf(['spec', 'window']) },
    says: text`the window is closed but not tested, as ${nodeList(working)} ${verbFor(working.length, 'has', 'have')} a concurrency slot (status.applying): ${count(waiting, 'more node')} ${verbFor(waiting, 'is', 'are')} upgraded at any hour.`,
    fix: fix`Merge while the window is open, or when status.applying is empty. The label ${code(`${planLabel(manifest.name)}: disabled`)} releases the slot of a node whose Job has failed.`,
  };
}

/** Source: rancher/system-upgrade-controller#315; pkg/upgrade/plan/plan.go, DigestStatus. */
function notForFinished(plan: Planned): SystemResult | null {
  const { isOtherWork, isHashChanged, manifest, selected, due, isAssumed } = plan;
  const finished = isAssumed ? selected.length : selected.length - due.length;
  if (!isOtherWork || isHashChanged || finished === 0) return null;
  return {
    ...{ rule: 'config-not-rolled', subject: 'upgrade', severity: 'info' },
    says: text`${count(finished, 'finished node')} ${verbFor(finished, 'does', 'do')} not get this edit: upgrade and prepare are not part of the hash. New nodes get it at once, the others with the next version.`,
    fix: fix`Change version, or name the field in the annotation upgrade.cattle.io/digest, such as "spec.upgrade.image": that makes every node due, at once.`,
    place: manifest.placeOf(['spec', 'upgrade']),
  };
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * `days` names the day of the instant, not that of the evening before. Source: kubereboot/kured pkg/timewindow, Contains, at 1.13.1;
 * mysticaltech/terraform-hcloud-kube-hetzner#1967.
 */
function nightWindow({ spec: { window }, manifest }: Planned): SystemResult | null {
  if (window === null || window.startMs <= window.endMs) return null;
  const { weekdays, startMs, endMs, timeZone } = window;
  const week = [1, 2, 3, 4, 5, 6, 0];
  const edge = (step: number): number | undefined =>
    week.find((day) => weekdays.has(day) && !weekdays.has((day + step) % 7));
  const [first, last] = [edge(6), edge(1)];
  if (first === undefined || last === undefined) return null;
  const [start, end] = [clockText(startMs), clockText(endMs)].map(literal) as [Text, Text];
  const day = (nth: number): Text => literal(DAYS[nth % 7] ?? '');
  return {
    ...{ rule: 'window-not-as-written', subject: 'midnight', place: manifest.placeOf(['spec', 'window']) },
    says: text`the window ${start} to ${end} (${code(timeZone)}) is two pieces of each listed day, not a night: it opens on ${day(first)} at 00:00 and closes on ${day(last)} at 24:00; ${day(last + 1)} before ${end} is closed.`,
    fix: fix`Let startTime and endTime be of one day, such as 00:00 and ${literal(clockText(DAY_MS - startMs + endMs))}, and name the days that they are of.`,
  };
}
