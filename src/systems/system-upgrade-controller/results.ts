import { MINUTE_MS } from '../../calendar/days.js';
import { covers, totalMs, without } from '../../calendar/intervals.js';
import { clockText, WEEK_MS, weekText } from '../../calendar/week.js';
import { isSameJson } from '../../manifest/canonical.js';
import { fieldAt, numberIn, objectIn, pathText } from '../../manifest/fields.js';
import { present } from '../../manifest/lookup.js';
import { describeSelector } from '../../manifest/selector.js';
import type { Instant } from '../../rollout/controller.js';
import { HOSTNAME_LABEL, type NodeState } from '../../snapshot/snapshot.js';
import { code, count, literal, NO_TEXT, type Text, text, verbFor } from '../../text/text.js';
import { emptySelector, type Fix, fix, neverAllowed, type SystemResult, underCordons } from '../system.js';
import { asRead } from './objects/plan.js';
import { nodeList, type Planned, planName } from './rollout/blockers.js';
import { hasSlot, planLabel } from './controller/selection.js';
import { neverOpens, openIntervals } from './controller/window.js';

/** The results that a Plan states itself, for the rules that each names. */
export function resultsOf(plan: Planned, at: Instant, nodes: readonly NodeState[]): SystemResult[] {
  if (plan.object === null) return [];
  const stated = [selectsNone(plan), upgradesNone(plan), unpinned(plan)];
  if (plan.isLive) return present(stated);
  return present([...stated, ...safeguardsLost(plan, at), ...midway(plan, nodes), ...effectsOf(plan, at)]);
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

/** A Plan that selects no node and reports Complete. */
function upgradesNone({
  spec,
  object,
  manifest,
  stoppedBy,
  selected,
  working,
}: Planned): SystemResult | null {
  const never = (path: string, says: Text, remedy: Fix, isError = true): SystemResult =>
    neverAllowed({
      ...{ what: 'upgrades', targets: selected.length, group: manifest.name, says, fix: remedy },
      ...{ severity: isError ? 'error' : 'warning', ofRollout: true, isOfWaiting: true },
      place: manifest.placeOf(path.split('.').filter(Boolean)),
    });
  // The Plans of a cluster are read as one list. Source: pkg/apis/upgrade.cattle.io/v1/types.go; client-go's reflector.
  if (stoppedBy !== null) {
    const other = planName(stoppedBy.manifest.name);
    const path = code(pathText(['spec', ...(stoppedBy.spec.invalid?.path ?? [])]));
    const says = text`no node is upgraded: ${other} cannot be read, and the controller reads all Plans or none.`;
    return never('', says, fix`Correct ${path} of ${other}.`, false);
  }
  // The window is checked only while no node has a slot.
  if (spec.concurrency > 0 && neverOpens(spec.window) && working.length === 0)
    return never(
      'spec.window',
      text`no node is ever upgraded: its window names no days, and a window without days never opens.`,
      fix`Write the days of the window, such as ${code('days: [saturday, sunday]')}, or leave window out.`,
    );
  if (spec.selectorError === null && !spec.selector.written)
    return never(
      'spec.concurrency',
      text`no node is ever upgraded, and the Plan reports Complete: without nodeSelector it selects none.`,
      fix`Write a nodeSelector; ${code('nodeSelector: {}')} is every node.`,
    );
  if (spec.concurrency > 0) return null;
  // A concurrency of 0 is a common way to stop a Plan; an absent field looks as if nodes were upgraded.
  const isLeftOut = numberIn(objectIn(object ?? undefined, 'spec'), 'concurrency') === null;
  const says = text`no node is ever upgraded, and the Plan reports Complete: concurrency is ${isLeftOut ? text`left out, which is 0` : text`${spec.concurrency}`}.`;
  return never('spec.concurrency', says, fix`Set ${{ field: 'concurrency', value: 1 }}.`, isLeftOut);
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

/** An edit or removal while Jobs run. */
function midway(plan: Planned, nodes: readonly NodeState[]) {
  const { manifest, spec, working, applying, before, selected, isHashChanged, isOtherPod, isOtherSpec } =
    plan;
  const stated = (subject: string, path: readonly string[], says: Text): SystemResult => ({
    ...{ rule: 'abandoned-midway', subject, says, place: manifest.placeOf(path) },
    fix: fix`Merge when status.applying is empty.`,
  });
  // If the only Job has failed, none runs.
  const isNoneRunning = working.length === 0 || (plan.saysJobFailed && working.length === 1);
  const isTouched = !isNoneRunning && plan.stoppedBy === null && (isHashChanged || isOtherPod);
  const jobs = text`${count(working.length, 'running Job')} (${nodeList(working)}) ${verbFor(working.length, 'is', 'are')}`;
  const cause = isOtherSpec
    ? text`the edit changes the pod template`
    : text`labels and annotations of the Plan are copied to its pods`;
  const taken = new Set(selected);
  const left = before === null ? [] : nodes.filter((node) => hasSlot(node, applying) && !taken.has(node));
  const cordoned = spec.cordons ? text`, cordoned` : NO_TEXT;
  const undone = spec.cordons ? text`neither labeled as done nor uncordoned` : text`not labeled as done`;
  return [
    // Their success is recorded under the old hash. Source: pkg/upgrade/handle_batch.go.
    isTouched &&
      isHashChanged &&
      stated(
        'repeated upgrades',
        ['spec', 'version'],
        text`${jobs} repeated: the hash of the Plan changes, so their success marks no node as done, and the controller may delete them at any time.`,
      ),
    // Source: pkg/upgrade/job/job.go, New; rancher/wrangler pkg/apply, reconcileJob.
    isTouched &&
      !isHashChanged &&
      stated(
        'recreated Jobs',
        [isOtherSpec ? 'spec' : 'metadata'],
        text`${jobs} deleted and recreated: ${cause}.`,
      ),
    // A node that nodeSelector no longer matches leaves `applying` at once. Source: pkg/upgrade/handle_batch.go.
    left.length > 0 &&
      stated(
        'deselected at work',
        ['spec', 'nodeSelector'],
        text`nodeSelector no longer matches ${nodeList(left)}, where ${verbFor(left.length, 'a Job runs', 'Jobs run')}: the concurrency slot goes to another node, and a Job that is deleted before its end leaves its node as it is${cordoned}.`,
      ),
    // Without its Plan no Job labels or uncordons a node. Source: rancher/system-upgrade-controller#71; pkg/upgrade/handle_batch.go.
    applying.size > 0 && {
      ...stated(
        'left-midway',
        [],
        text`the Plan is removed while it is at work on ${count(applying.size, 'node')} (${nodeList([...applying])}). Running pods continue, but ${verbFor(applying.size, 'the node is', 'the nodes are')} ${undone}.`,
      ),
      fix: fix`Delete it when status.applying is empty, or uncordon the nodes by hand.`,
      ...{ magnitude: applying.size, evidence: { targets: applying.size }, whenRemoved: true },
    },
  ];
}

/** Effects that the numbers do not show. */
function effectsOf(plan: Planned, at: Instant) {
  const { manifest, spec, working, due, selected, isAssumed, isHashChanged, applying, joined } = plan;
  const { window } = spec;
  const disabled = code(`${planLabel(manifest.name)}: disabled`);
  const starts = isHashChanged || applying.size > 0 || joined > 0;
  const cordoned = isAssumed || !starts || !spec.cordons ? [] : due.filter((node) => node.unschedulable);
  const finished = isAssumed ? selected.length : selected.length - due.length;
  const waiting =
    isAssumed || spec.concurrency <= 0 || working.length === 0 ? 0 : due.length - working.length;
  const isClosed = window !== null && !covers(openIntervals(window, { from: at, to: at + 1 }), at);
  const [start, end] = [window?.startMs ?? 0, window?.endMs ?? 0];
  const [from, to] = [literal(clockText(start)), literal(clockText(end))];
  return [
    // Source: rancher/system-upgrade-controller#341; pkg/upgrade/handle_batch.go.
    underCordons(
      cordoned.filter((node) => !working.includes(node)),
      text`uncordoned when its Job has succeeded: pods start there again`,
      {
        subject: 'uncordons',
        fix: fix`To keep a node out, label it ${disabled} before the merge.`,
        place: manifest.placeOf(['spec', 'nodeSelector']),
      },
    ),
    // The window is checked only while `applying` is empty, and a failed Job keeps its slot. Source: pkg/upgrade/handle_upgrade.go.
    isClosed &&
      waiting > 0 && {
        ...{ rule: 'limit-ignored', subject: 'window', place: manifest.placeOf(['spec', 'window']) },
        says: text`the window is closed, but the controller does not check it while ${nodeList(working)} ${verbFor(working.length, 'has', 'have')} a concurrency slot (status.applying): ${count(waiting, 'more node')} ${verbFor(waiting, 'is', 'are')} upgraded at any hour.`,
        fix: fix`Merge while the window is open, or when status.applying is empty. The label ${disabled} releases the slot of a node whose Job has failed.`,
      },
    // Source: rancher/system-upgrade-controller#315; pkg/upgrade/plan/plan.go, DigestStatus.
    plan.isOtherWork &&
      !isHashChanged &&
      finished > 0 && {
        ...{ rule: 'config-not-rolled', subject: 'upgrade', severity: 'info' },
        says: text`${count(finished, 'finished node')} ${verbFor(finished, 'does', 'do')} not get this edit: upgrade and prepare are not part of the hash. New nodes get it at once, the others with the next version.`,
        fix: fix`Change version, or name the field in the annotation upgrade.cattle.io/digest, such as "spec.upgrade.image": that makes every node due, at once.`,
        place: manifest.placeOf(['spec', 'upgrade']),
      },
    // `days` names the day of the instant, not that of the evening before. Source: kured pkg/timewindow, Contains; terraform-hcloud-kube-hetzner#1967.
    window !== null &&
      start > end &&
      window.weekdays.size % 7 > 0 && {
        ...{
          rule: 'window-not-as-written',
          subject: 'midnight',
          place: manifest.placeOf(['spec', 'window']),
        },
        says: text`the window ${from} to ${to} (${code(window.timeZone)}) is two pieces of each listed day, not a night: 00:00 to ${to} and ${from} to 24:00. The morning after the last listed day is closed.`,
        fix: fix`Let startTime and endTime be of one day, and name the days that they are of.`,
      },
  ] satisfies (SystemResult | null | false)[];
}

/**
 * The safeguards that an edit of a Plan removes or loosens: what protects nodes and pods during an upgrade. Source: pkg/upgrade/job/job.go,
 * New, at d357e230; k8s.io/kubectl pkg/drain, unreplicatedFilter.
 */
function safeguardsLost({ before, was, object, spec: is, manifest }: Planned, at: Instant): SystemResult[] {
  if (before === null || was === null || object === null) return [];
  const week = { from: at, to: at + WEEK_MS };
  const opened =
    was.window && is.window ? without(openIntervals(is.window, week), openIntervals(was.window, week)) : [];
  // The window includes its last second.
  const isOpened = totalMs(opened) >= MINUTE_MS;
  // Also one that keeps the Plan from being valid.
  const hadWindow = (fieldAt(before, 'spec', 'window') ?? null) !== null;
  const prepare = was.waitsFor ? 'nodes no longer wait for the control plane' : 'nothing is checked before';
  const graceMs = is.drain?.graceMs ?? Infinity;
  const isSooner = !!was.drain && graceMs < Math.min(was.drain.graceMs, DEFAULT_GRACE_MS);
  // One that is empty takes all pods, as none does.
  const podsOf = (of: typeof before) => {
    const pods = fieldAt(asRead(of), 'spec', 'drain', 'podSelector') ?? null;
    return isSameJson(pods, {}) ? null : pods;
  };
  const isOther = !!was.drain && podsOf(object) !== null && !isSameJson(podsOf(before), podsOf(object));
  const hasForce = was.drain?.force === false && is.drain?.force === true;
  const hours = isOpened ? weekText(opened, week, 'UTC') : '';
  // Fields that are removed, or changed in part.
  const rows: readonly (readonly [subject: string, isLost: boolean, why: string])[] = [
    ['drain', !!was.drain && !is.drain, 'no PodDisruptionBudget is consulted before pods are killed'],
    ['cordon', !was.drain && was.cordons && !is.cordons, 'new pods start on a node during its upgrade'],
    ['prepare', was.prepares && !is.prepares, prepare],
    ['exclusive', was.exclusive && !is.exclusive, 'two Plans may work on one node at once'],
    ['window', hadWindow && is.window === null, 'nodes are upgraded at any hour'],
    ['drain.force', hasForce, 'pods without a controller are deleted, and nothing recreates them'],
    ['drain.gracePeriod', isSooner, `pods get ${graceMs / 1000}s to stop, whatever they ask for`],
    ['drain.podSelector', isOther, 'other pods stay on the node until the upgrade kills them'],
    ['window hours', isOpened, `it also opens ${hours} UTC`],
  ];
  return rows.flatMap(([subject, isLost, why]): SystemResult | [] => {
    if (!isLost) return [];
    const [field = '', part] = subject.split(' ');
    const isPart = field.includes('.') || part !== undefined;
    return {
      ...{ rule: 'safeguard-removed', subject, ofRollout: true },
      says: text`${literal(`${field} ${isPart ? 'changes' : 'is removed'}: ${why}.`)}`,
      fix: fix`Keep ${code(field)} as it was, or merge when the upgrade may run without it.`,
      place: manifest.placeOf(isPart ? ['spec', ...field.split('.')] : ['spec']),
    };
  });
}

/** The default of `terminationGracePeriodSeconds`. */
const DEFAULT_GRACE_MS = 30_000;

/** Effects that no number of a plan shows, in order of weight. `servers`: the Plans that start with the merge and upgrade the control plane. */
export function notesOf(plan: Planned, servers: readonly Planned[]): Text[] {
  const { spec, object, isLive, due, isAssumed, selected, withoutHostname } = plan;
  if (object === null || isLive) return [];
  const back = isAssumed ? [] : plan.returning;
  const lost = Math.min(spec.concurrency, due.length);
  const cordoned = spec.cordons ? text` and stays cordoned` : NO_TEXT;
  const isOrdered = spec.prepares || !startsOnMerge(plan) || due.every(runsApiServer);
  const first = isOrdered ? undefined : servers.find((other) => other !== plan);
  return present([
    lost > 0 &&
      text`The controller never checks that a node is Ready: a version that breaks nodes after its Job has succeeded reaches ${due.length === 1 ? NO_TEXT : text`all `}${count(due.length, 'node')}. If the Job itself fails, the node keeps its concurrency slot${cordoned}, and the Plan stops after ${count(lost, 'node')}.`,
    withoutHostname > 0 &&
      selected.length > 0 &&
      text`${count(withoutHostname, 'node')} ${verbFor(withoutHostname, 'matches', 'match')} nodeSelector without a label ${code(HOSTNAME_LABEL)}: the controller never selects ${verbFor(withoutHostname, 'it', 'them')}.`,
    back.length > 0 &&
      text`Not ready and planned as coming back, because a Job of the Plan or the interrupt of a NodeWright is at work there: ${nodeList(back)}. On a node that stays down, the Job fails at its deadline and the concurrency slot is never freed.`,
    spec.waitsFor !== null &&
      plan.isAlone &&
      text`prepare waits for ${planName(spec.waitsFor)}, which is neither in the files nor in the snapshot: planned as if that Plan were complete.`,
    // Source: k3s, Automated Upgrades.
    first &&
      text`This Plan does not wait for ${planName(first.manifest.name)}, which upgrades the control plane at the same time: only a prepare container orders Plans.`,
    due.length > Math.max(1, spec.concurrency) &&
      !isAssumed &&
      text`Node order cannot be controlled: it is a hash of the node, the Plan and its version, and needs UIDs that no snapshot has. The order shown is one of many.`,
  ]);
}

/** Plans that start with the merge and upgrade nodes of the control plane. */
export function serversOf(plans: readonly Planned[]): Planned[] {
  return plans.filter((plan) => startsOnMerge(plan) && plan.due.some(runsApiServer));
}

function startsOnMerge({ object, isLive, isHashChanged, isAssumed }: Planned): boolean {
  return object !== null && !isLive && isHashChanged && !isAssumed;
}

function runsApiServer({ labels }: NodeState): boolean {
  return ['control-plane', 'master'].some((role) => Object.hasOwn(labels, `node-role.kubernetes.io/${role}`));
}
