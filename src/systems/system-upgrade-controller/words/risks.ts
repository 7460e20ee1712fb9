import { covers } from '../../../calendar/intervals.js';
import { DAY_MS } from '../../../calendar/days.js';
import { clockText } from '../../../calendar/week.js';
import { listing } from '../../../manifest/words/listing.js';
import { counted, verb } from '../../../text/plural.js';
import { visible } from '../../../manifest/words/visible.js';
import type { Instant } from '../../../rollout/controller.js';
import type { NodeState } from '../../../snapshot/snapshot.js';
import { type LeftMidway, type SystemResult, uncordonsOthers, type Unpinned } from '../../system.js';
import { joinedBy } from '../change/change.js';
import { hasPlace, planLabel } from '../controller/selection.js';
import { openIntervals } from '../controller/window.js';
import type { SidePlan } from '../side.js';
import { atWork, type Reach } from '../simulation/reach.js';
import { safeguardsLost } from './safeguards.js';

/** Nodes whose running Job the edit of a Plan touches. */
export interface TouchedJobs {
  /** The Job is deleted, and created again with other pods. */
  readonly recreated: readonly string[];
  /** The pod runs on, its success is not recorded, and the node is upgraded again. */
  readonly repeated: readonly string[];
}

interface Around {
  readonly touched: TouchedJobs;
  readonly at: Instant;
  readonly nodes: readonly NodeState[];
}

/** The findings that a Plan states itself, for the rules that each names. */
export function risksOf(
  plan: SidePlan,
  reach: Reach,
  { at, nodes, touched }: Around,
): (SystemResult | null)[] {
  if (plan.object === null || plan.isLive) return [];
  return [
    ...safeguardsLost(plan, at),
    foreignCordons(plan, reach),
    recreatedJobs(plan, touched),
    repeatedUpgrades(plan, touched),
    deselectedAtWork(plan, reach, nodes),
    outsideItsWindow(plan, reach, at),
    notForFinished(plan, reach),
    nightWindow(plan),
  ];
}

/** Source: rancher/system-upgrade-controller#341; pkg/upgrade/handle_batch.go. */
function foreignCordons(plan: SidePlan, { due, isAssumed }: Reach): SystemResult | null {
  const { spec, applying, manifest, isHashChanged } = plan;
  const starts = isHashChanged || applying.size > 0 || joinedBy(plan, due) > 0;
  if (isAssumed || !starts || !spec.cordons) return null;
  return uncordonsOthers({
    nodes: due.filter((node) => node.unschedulable && !hasPlace(node, applying)),
    when: 'its Job has succeeded',
    fix: `To keep a node out, label it ${planLabel(manifest.name)}: disabled before the merge.`,
    place: manifest.placeOf(['spec', 'nodeSelector']),
  });
}

const MERGE_LATER = 'Merge when status.applying is empty.';

/**
 * Labels and annotations of the Plan are copied to the pods of its Jobs. Source: pkg/upgrade/job/job.go, New; rancher/wrangler pkg/apply,
 * reconcileJob.
 */
function recreatedJobs({ isOtherSpec, manifest }: SidePlan, { recreated }: TouchedJobs): SystemResult | null {
  const { length } = recreated;
  if (length === 0) return null;
  const cause = isOtherSpec
    ? 'the edit changes the pod template'
    : 'labels and annotations of the Plan are copied to its pods';
  return {
    rule: 'abandoned-midway',
    subject: 'recreated Jobs',
    says: `${counted(length, 'running Job')} (${listing(recreated.map(visible))}) ${verb(length, 'is', 'are')} deleted and recreated: ${cause}.`,
    fix: MERGE_LATER,
    place: manifest.placeOf(isOtherSpec ? ['spec'] : ['metadata']),
  };
}

/** The success of a Job of another version, or hash, marks no node as done. Source: pkg/upgrade/handle_batch.go. */
function repeatedUpgrades({ manifest }: SidePlan, { repeated }: TouchedJobs): SystemResult | null {
  const { length } = repeated;
  if (length === 0) return null;
  return {
    rule: 'abandoned-midway',
    subject: 'repeated upgrades',
    says: `${counted(length, 'node')} (${listing(repeated.map(visible))}) ${verb(length, 'is', 'are')} upgraded twice: the hash of the Plan changes while ${verb(length, 'its Job runs', 'their Jobs run')}, and the controller may delete ${verb(length, 'it', 'them')} at any time.`,
    fix: MERGE_LATER,
    place: manifest.placeOf(['spec', 'version']),
  };
}

/** A node that nodeSelector no longer matches leaves `applying` at once; its Job may be deleted before it uncordons. Source: pkg/upgrade/handle_batch.go. */
function deselectedAtWork(
  plan: SidePlan,
  { selected }: Reach,
  nodes: readonly NodeState[],
): SystemResult | null {
  const { applying, manifest, spec, before } = plan;
  const kept = new Set(selected);
  const names = atWork(
    nodes.filter((node) => !kept.has(node)),
    applying,
  );
  if (names.length === 0 || before === null) return null;
  return {
    rule: 'abandoned-midway',
    subject: 'deselected at work',
    says: `nodeSelector no longer matches ${listing(names)}, where ${verb(names.length, 'a Job runs', 'Jobs run')}: the concurrency slot goes to another node, and a Job that is deleted before its end leaves its node as it is${spec.cordons ? ', cordoned' : ''}.`,
    fix: MERGE_LATER,
    place: manifest.placeOf(['spec', 'nodeSelector']),
  };
}

/** The window is tested only while `applying` is empty, and a failed Job keeps its slot. Source: pkg/upgrade/handle_upgrade.go. */
function outsideItsWindow(plan: SidePlan, { due, isAssumed }: Reach, at: Instant): SystemResult | null {
  const { applying, manifest, spec } = plan;
  if (spec.window === null || isAssumed || spec.concurrency <= 0) return null;
  const names = atWork(due, applying);
  const waiting = due.length - names.length;
  if (names.length === 0 || waiting === 0 || covers(openIntervals(spec.window, { from: at, to: at + 1 }), at))
    return null;
  const [first = ''] = names;
  return {
    rule: 'limit-ignored',
    subject: 'window',
    says: `the window is closed but not tested, as ${listing(names)} ${verb(names.length, 'has', 'have')} a concurrency slot (status.applying): ${counted(waiting, 'more node')} ${verb(waiting, 'is', 'are')} upgraded at any hour.`,
    fix: `Merge while the window is open, or when status.applying is empty. The label ${planLabel(manifest.name)}: disabled releases the slot of a node whose Job has failed, such as ${first}.`,
    place: manifest.placeOf(['spec', 'window']),
  };
}

/** Source: rancher/system-upgrade-controller#315; pkg/upgrade/plan/plan.go, DigestStatus. */
function notForFinished(plan: SidePlan, { selected, due, isAssumed }: Reach): SystemResult | null {
  const { isOtherWork, isHashChanged, manifest } = plan;
  const finished = isAssumed ? selected.length : selected.length - due.length;
  if (!isOtherWork || isHashChanged || finished === 0) return null;
  return {
    rule: 'config-not-rolled',
    subject: 'upgrade',
    says: `${counted(finished, 'finished node')} ${verb(finished, 'does', 'do')} not get this edit: upgrade and prepare are not part of the hash. New nodes get it at once, the others with the next version.`,
    fix: 'Change version, or name the field in the annotation upgrade.cattle.io/digest, such as "spec.upgrade.image": that makes every node due, at once.',
    place: manifest.placeOf(['spec', 'upgrade']),
    severity: 'info',
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
  const isAlone = (day: number, step: number): boolean =>
    weekdays.has(day) && !weekdays.has((day + step) % 7);
  const week = [1, 2, 3, 4, 5, 6, 0];
  const first = week.find((day) => isAlone(day, 6));
  const last = week.find((day) => isAlone(day, 1));
  if (first === undefined || last === undefined) return null;
  const [start, end] = [clockText(startMs), clockText(endMs)];
  return {
    rule: 'window-not-as-written',
    subject: 'midnight',
    says: `the window ${start} to ${end} (${visible(timeZone)}) is two pieces of each listed day, not a night: it opens on ${dayName(first)} at 00:00 and closes on ${dayName(last)} at 24:00; ${dayName(last + 1)} before ${end} is closed.`,
    fix: `Let startTime and endTime be of one day, such as 00:00 and ${clockText(DAY_MS - startMs + endMs)}, and name the days that they are of.`,
    place: manifest.placeOf(['spec', 'window']),
  };
}

function dayName(day: number): string {
  return DAYS[day % 7] ?? '';
}

/** Source: rancher/system-upgrade-controller, pkg/upgrade/plan, ResolveChannel: polled, and followed whatever it returns. */
export function unpinnedBy({ spec, manifest, version }: SidePlan): Unpinned | null {
  if (spec.version !== null || spec.channel === null) return null;
  const last = version === null ? '' : ` (last seen: ${visible(version)})`;
  return {
    subject: `channel ${spec.channel}`,
    says: `the version is whatever channel ${visible(spec.channel)} returns${last}, a lower one as well`,
    fix: 'Write version: to decide it yourself, and raise it in a pull request.',
    place: manifest.placeOf(['spec', 'channel']),
  };
}

/** What the deletion of a Plan leaves undone. Source: rancher/system-upgrade-controller#71; pkg/upgrade/handle_batch.go, which needs the Plan to label and uncordon. */
export function leftMidwayOf({ applying, spec, manifest, object }: SidePlan): LeftMidway | null {
  if (applying.size === 0 || object === null) return null;
  const names = [...applying].sort().map((name) => visible(name));
  const { length } = names;
  return {
    targets: length,
    says: `it is at work on ${counted(length, 'node')} (${listing(names)}). Running pods continue, but ${verb(length, 'the node is', 'the nodes are')} neither labeled as done${spec.cordons ? ' nor uncordoned' : ''}`,
    fix: 'Delete it when status.applying is empty, or uncordon the nodes by hand.',
    place: manifest.place,
  };
}
