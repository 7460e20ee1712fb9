import { covers } from '../../../calendar/intervals.js';
import { clockText } from '../../../calendar/week.js';
import { numberIn, objectIn, pathText } from '../../../manifest/fields.js';
import { present } from '../../../manifest/lookup.js';
import { describeSelector } from '../../../manifest/selector.js';
import type { Instant } from '../../../rollout/controller.js';
import { HOSTNAME_LABEL, type NodeState } from '../../../snapshot/snapshot.js';
import { code, count, literal, NO_TEXT, type Text, text, verbFor } from '../../../text/text.js';
import { emptySelector, type Fix, fix, neverAllowed, type SystemResult, underCordons } from '../../system.js';
import { planLabel } from '../controller/selection.js';
import { neverOpens, openIntervals } from '../controller/window.js';
import { type Planned, planName } from '../rollout/blockers.js';
import { unreadText } from '../rollout/controller.js';
import { atWork, joinedBy, nodeList } from '../rollout/plans.js';
import { safeguardsLost } from './safeguards.js';

/** The results that a Plan states itself, for the rules that each names. */
export function resultsOf(plan: Planned, at: Instant, nodes: readonly NodeState[]): SystemResult[] {
  if (plan.object === null) return [];
  const none = [selectsNone(plan), upgradesNone(plan)];
  if (plan.isLive) return present([...none, unpinned(plan)]);
  return present([
    ...none,
    ...safeguardsLost(plan, at),
    unpinned(plan),
    removedAtWork(plan),
    foreignCordons(plan),
    repeatedJobs(plan),
    deselectedAtWork(plan, nodes),
    outsideItsWindow(plan, at),
    notForFinished(plan),
    nightWindow(plan),
  ]);
}

/** A nodeSelector that selects no node. */
function selectsNone({ manifest, selector, selected, withoutHostname }: Planned): SystemResult | null {
  if (!selector.written || selected.length > 0) return null;
  const written = describeSelector(selector);
  const label = code(HOSTNAME_LABEL);
  const nameless = {
    says: text`nothing is rolled: ${count(withoutHostname, 'node')} ${verbFor(withoutHostname, 'matches', 'match')} nodeSelector, and none has the label ${label}, without which the controller selects no node.`,
    fix: fix`Take a new snapshot with all labels of the nodes: each kubelet sets ${label}.`,
  };
  return emptySelector({
    what: text`${code('nodeSelector')} (${written === '' ? text`every node` : code(written)})`,
    place: manifest.placeOf(['spec', 'nodeSelector']),
    ...(withoutHostname > 0 ? nameless : {}),
  });
}

/** A Plan that takes no node and reports Complete. */
function upgradesNone({ spec, object, manifest, stoppedBy, selected, begun }: Planned): SystemResult | null {
  const never = (
    at: readonly string[],
    says: Text,
    remedy: Fix,
    more?: Partial<SystemResult>,
  ): SystemResult =>
    neverAllowed({
      ...{ what: 'upgrades', targets: selected.length, group: manifest.name, severity: 'error', says },
      ...{ fix: remedy, ofRollout: true, isOfWaiting: true, place: manifest.placeOf(at), ...more },
    });
  if (stoppedBy !== null)
    return never(
      [],
      text`no node is upgraded: ${unreadText(stoppedBy.manifest.name)}.`,
      fix`Correct ${code(pathText(['spec', ...(stoppedBy.spec.invalid?.path ?? [])]))} of ${planName(stoppedBy.manifest.name)}.`,
      { severity: 'warning' },
    );
  // The window is tested only while no node has a slot.
  if (spec.concurrency > 0 && neverOpens(spec.window) && begun === 0)
    return never(
      ['spec', 'window'],
      text`no node is ever upgraded: its window names no days, and a window without days never opens.`,
      fix`Write the days of the window, such as ${code('days: [saturday, sunday]')}, or leave window out.`,
    );
  if (!('error' in spec.selector) && !spec.selector.selector.written)
    return never(
      ['spec', 'concurrency'],
      text`no node is ever upgraded, and the Plan reports Complete: without nodeSelector it selects none.`,
      fix`Write a nodeSelector; ${code('nodeSelector: {}')} is every node.`,
    );
  if (spec.concurrency > 0) return null;
  // Writing 0 is how people stop a Plan; a field that is not there reads as if nodes went.
  const isLeftOut = numberIn(objectIn(object ?? undefined, 'spec'), 'concurrency') === null;
  return never(
    ['spec', 'concurrency'],
    text`no node is ever upgraded, and the Plan reports Complete: concurrency ${isLeftOut ? text`is left out, which is 0` : text`is ${spec.concurrency}`}.`,
    fix`Set ${{ field: 'concurrency', value: 1 }}.`,
    { severity: isLeftOut ? 'error' : 'warning' },
  );
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
  const { spec, applying, manifest, isHashChanged, due, isAssumed, working } = plan;
  const starts = isHashChanged || applying.size > 0 || joinedBy(plan) > 0;
  if (isAssumed || !starts || !spec.cordons) return null;
  const cordoned = due.filter((node) => node.unschedulable && !working.includes(node.name));
  return underCordons(cordoned, text`uncordoned when its Job has succeeded: pods start there again`, {
    subject: 'uncordons',
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
 * An edit of the pod template, labels and annotations of the Plan included, recreates running Jobs; under another hash they go on, and their
 * success marks no node as done. Source: pkg/upgrade/job/job.go, New; pkg/upgrade/handle_batch.go; rancher/wrangler pkg/apply, reconcileJob.
 */
function repeatedJobs(plan: Planned): SystemResult | null {
  const { working, isHashChanged, isOtherPod, isOtherSpec, saysJobFailed, stoppedBy } = plan;
  const isTouched = working.length > 0 && stoppedBy === null && (isHashChanged || isOtherPod);
  // Where the one Job has failed, none runs.
  if (!isTouched || (saysJobFailed && working.length === 1)) return null;
  const jobs = text`${count(working.length, 'running Job')} (${nodeList(working)}) ${verbFor(working.length, 'is', 'are')}`;
  if (isHashChanged)
    return midway(
      plan,
      'repeated upgrades',
      ['spec', 'version'],
      text`${jobs} repeated: the hash of the Plan changes, so their success marks no node as done, and the controller may delete them at any time.`,
    );
  const cause = isOtherSpec
    ? text`the edit changes the pod template`
    : text`labels and annotations of the Plan are copied to its pods`;
  const path = [isOtherSpec ? 'spec' : 'metadata'];
  return midway(plan, 'recreated Jobs', path, text`${jobs} deleted and recreated: ${cause}.`);
}

/** A node that nodeSelector no longer matches leaves `applying` at once; its Job may be deleted before it uncordons. Source: pkg/upgrade/handle_batch.go. */
function deselectedAtWork(plan: Planned, nodes: readonly NodeState[]): SystemResult | null {
  const selected = new Set(plan.selected);
  const others = nodes.filter((node) => !selected.has(node));
  const left = atWork(others, plan);
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
  const { manifest, spec, due, isAssumed, working } = plan;
  if (spec.window === null || isAssumed || spec.concurrency <= 0) return null;
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

/**
 * `days` names the day of the instant, not that of the evening before. Source: kubereboot/kured pkg/timewindow, Contains, at 1.13.1;
 * mysticaltech/terraform-hcloud-kube-hetzner#1967.
 */
function nightWindow({ spec: { window }, manifest }: Planned): SystemResult | null {
  if (window === null || window.startMs <= window.endMs || window.weekdays.size % 7 === 0) return null;
  const [start, end] = [literal(clockText(window.startMs)), literal(clockText(window.endMs))];
  return {
    ...{ rule: 'window-not-as-written', subject: 'midnight', place: manifest.placeOf(['spec', 'window']) },
    says: text`the window ${start} to ${end} (${code(window.timeZone)}) is two pieces of each listed day, not a night: 00:00 to ${end} and ${start} to 24:00. The morning after the last listed day is closed.`,
    fix: fix`Let startTime and endTime be of one day, and name the days that they are of.`,
  };
}
