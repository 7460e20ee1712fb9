import { covers } from '../../../calendar/intervals.js';
import { DAY_MS } from '../../../calendar/days.js';
import { clockText } from '../../../calendar/week.js';
import { verb } from '../../../text/plural.js';
import type { Instant } from '../../../rollout/controller.js';
import { type NodeState } from '../../../snapshot/snapshot.js';
import { code, count, literal, NO_TEXT, type Text, text } from '../../../text/text.js';
import { type Fix, fix, type SystemResult, uncordonsOthers } from '../../system.js';
import { hasSlot, planLabel } from '../controller/selection.js';
import { openIntervals } from '../controller/window.js';
import type { TouchedJobs } from '../rollout/plans.js';
import { atWork, joinedBy, nodeList, type Reach } from '../rollout/reach.js';
import type { SidePlan } from '../side.js';
import { safeguardsLost } from './safeguards.js';

interface Around {
  readonly plan: SidePlan;
  readonly reach: Reach;
  readonly touched: TouchedJobs;
  readonly at: Instant;
  readonly nodes: readonly NodeState[];
}

/** The results that a Plan states itself, for the rules that each names. */
export function resultsOf(around: Around): (SystemResult | null)[] {
  const { plan, at } = around;
  const { object, isLive } = plan;
  if (object === null) return [];
  if (isLive) return [unpinned(around)];
  return [
    ...safeguardsLost(plan, at),
    unpinned(around),
    removedAtWork(plan),
    foreignCordons(around),
    recreatedJobs(around),
    repeatedUpgrades(around),
    deselectedAtWork(around),
    outsideItsWindow(around),
    notForFinished(around),
    nightWindow(plan),
  ];
}

const MERGE_LATER = fix`Merge when status.applying is empty.`;

function are(nodes: readonly string[], one: string, several: string): Text {
  return literal(verb(nodes.length, one, several));
}

/** Source: rancher/system-upgrade-controller#341; pkg/upgrade/handle_batch.go. */
function foreignCordons({ plan, reach: { due, isAssumed } }: Around): SystemResult | null {
  const { spec, applying, manifest, isHashChanged } = plan;
  const starts = isHashChanged || applying.size > 0 || joinedBy(plan, due) > 0;
  if (isAssumed || !starts || !spec.cordons) return null;
  return uncordonsOthers({
    nodes: due.filter((node) => node.unschedulable && !hasSlot(node, applying)),
    when: 'its Job has succeeded',
    fix: fix`To keep a node out, label it ${code(`${planLabel(manifest.name)}: disabled`)} before the merge.`,
    place: manifest.placeOf(['spec', 'nodeSelector']),
  });
}

function midway(plan: SidePlan, subject: string, says: Text, remedy: Fix, ...path: string[]): SystemResult {
  return { rule: 'abandoned-midway', subject, says, fix: remedy, place: plan.manifest.placeOf(path) };
}

/**
 * Labels and annotations of the Plan are copied to the pods of its Jobs. Source: pkg/upgrade/job/job.go, New; rancher/wrangler pkg/apply,
 * reconcileJob.
 */
function recreatedJobs({ plan, touched: { recreated } }: Around): SystemResult | null {
  if (recreated.length === 0) return null;
  const cause = plan.isOtherSpec
    ? text`the edit changes the pod template`
    : text`labels and annotations of the Plan are copied to its pods`;
  const says = text`${count(recreated.length, 'running Job')} (${nodeList(recreated)}) ${are(recreated, 'is', 'are')} deleted and recreated: ${cause}.`;
  return midway(plan, 'recreated Jobs', says, MERGE_LATER, plan.isOtherSpec ? 'spec' : 'metadata');
}

/** The success of a Job of another version, or hash, marks no node as done. Source: pkg/upgrade/handle_batch.go. */
function repeatedUpgrades({ plan, touched: { repeated } }: Around): SystemResult | null {
  if (repeated.length === 0) return null;
  const says = text`${count(repeated.length, 'node')} (${nodeList(repeated)}) ${are(repeated, 'is', 'are')} upgraded twice: the hash of the Plan changes while ${are(repeated, 'its Job runs', 'their Jobs run')}, and the controller may delete ${are(repeated, 'it', 'them')} at any time.`;
  return midway(plan, 'repeated upgrades', says, MERGE_LATER, 'spec', 'version');
}

/** A node that nodeSelector no longer matches leaves `applying` at once; its Job may be deleted before it uncordons. Source: pkg/upgrade/handle_batch.go. */
function deselectedAtWork({ plan, reach, nodes }: Around): SystemResult | null {
  const selected = new Set(reach.selected);
  const left = atWork(
    nodes.filter((node) => !selected.has(node)),
    plan,
  );
  if (left.length === 0 || plan.before === null) return null;
  const cordoned = plan.spec.cordons ? text`, cordoned` : NO_TEXT;
  const says = text`nodeSelector no longer matches ${nodeList(left)}, where ${are(left, 'a Job runs', 'Jobs run')}: the concurrency slot goes to another node, and a Job that is deleted before its end leaves its node as it is${cordoned}.`;
  return midway(plan, 'deselected at work', says, MERGE_LATER, 'spec', 'nodeSelector');
}

/** Without its Plan no Job labels or uncordons a node. Source: rancher/system-upgrade-controller#71; pkg/upgrade/handle_batch.go. */
function removedAtWork(plan: SidePlan): SystemResult | null {
  const { applying, spec } = plan;
  const nodes = [...applying].sort();
  if (nodes.length === 0) return null;
  const uncordoned = spec.cordons ? text` nor uncordoned` : NO_TEXT;
  const says = text`the Plan is removed while it is at work on ${count(nodes.length, 'node')} (${nodeList(nodes)}). Running pods continue, but ${are(nodes, 'the node is', 'the nodes are')} neither labeled as done${uncordoned}.`;
  const remedy = fix`Delete it when status.applying is empty, or uncordon the nodes by hand.`;
  return {
    ...midway(plan, 'left-midway', says, remedy),
    ...{ magnitude: nodes.length, evidence: { targets: nodes.length }, whenRemoved: true },
  };
}

/** The window is tested only while `applying` is empty, and a failed Job keeps its slot. Source: pkg/upgrade/handle_upgrade.go. */
function outsideItsWindow({ plan, reach: { due, isAssumed }, at }: Around): SystemResult | null {
  const { manifest, spec } = plan;
  if (spec.window === null || isAssumed || spec.concurrency <= 0) return null;
  const working = atWork(due, plan);
  const waiting = due.length - working.length;
  const isOpen = covers(openIntervals(spec.window, { from: at, to: at + 1 }), at);
  if (working.length === 0 || waiting === 0 || isOpen) return null;
  return {
    ...{ rule: 'limit-ignored', subject: 'window', place: manifest.placeOf(['spec', 'window']) },
    says: text`the window is closed but not tested, as ${nodeList(working)} ${are(working, 'has', 'have')} a concurrency slot (status.applying): ${count(waiting, 'more node')} ${literal(verb(waiting, 'is', 'are'))} upgraded at any hour.`,
    fix: fix`Merge while the window is open, or when status.applying is empty. The label ${code(`${planLabel(manifest.name)}: disabled`)} releases the slot of a node whose Job has failed, such as ${nodeList(working.slice(0, 1))}.`,
  };
}

/** Source: rancher/system-upgrade-controller#315; pkg/upgrade/plan/plan.go, DigestStatus. */
function notForFinished({ plan, reach: { selected, due, isAssumed } }: Around): SystemResult | null {
  const { isOtherWork, isHashChanged, manifest } = plan;
  const finished = isAssumed ? selected.length : selected.length - due.length;
  if (!isOtherWork || isHashChanged || finished === 0) return null;
  return {
    ...{ rule: 'config-not-rolled', subject: 'upgrade', severity: 'info' },
    says: text`${count(finished, 'finished node')} ${literal(verb(finished, 'does', 'do'))} not get this edit: upgrade and prepare are not part of the hash. New nodes get it at once, the others with the next version.`,
    fix: fix`Change version, or name the field in the annotation upgrade.cattle.io/digest, such as "spec.upgrade.image": that makes every node due, at once.`,
    place: manifest.placeOf(['spec', 'upgrade']),
  };
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * `days` names the day of the instant, not that of the evening before. Source: kubereboot/kured pkg/timewindow, Contains, at 1.13.1;
 * mysticaltech/terraform-hcloud-kube-hetzner#1967.
 */
function nightWindow({ spec, manifest }: SidePlan): SystemResult | null {
  const { window } = spec;
  if (window === null || window.startMs <= window.endMs) return null;
  const { weekdays, startMs, endMs, timeZone } = window;
  const isEdge = (day: number, step: number): boolean => weekdays.has(day) && !weekdays.has((day + step) % 7);
  const week = [1, 2, 3, 4, 5, 6, 0];
  const first = week.find((day) => isEdge(day, 6));
  const last = week.find((day) => isEdge(day, 1));
  if (first === undefined || last === undefined) return null;
  const [start, end] = [clockText(startMs), clockText(endMs)].map(literal) as [Text, Text];
  const day = (nth: number): Text => literal(DAYS[nth % 7] ?? '');
  return {
    ...{ rule: 'window-not-as-written', subject: 'midnight', place: manifest.placeOf(['spec', 'window']) },
    says: text`the window ${start} to ${end} (${code(timeZone)}) is two pieces of each listed day, not a night: it opens on ${day(first)} at 00:00 and closes on ${day(last)} at 24:00; ${day(last + 1)} before ${end} is closed.`,
    fix: fix`Let startTime and endTime be of one day, such as 00:00 and ${literal(clockText(DAY_MS - startMs + endMs))}, and name the days that they are of.`,
  };
}

/** Polled, and followed whatever it returns. Source: rancher/system-upgrade-controller, pkg/upgrade/plan, ResolveChannel. */
function unpinned({ plan, reach: { due, finished } }: Around): SystemResult | null {
  const { spec, manifest, version } = plan;
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
