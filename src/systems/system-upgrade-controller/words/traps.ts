import { DAY_MS } from '../../../calendar/days.js';
import { clockText, spanText } from '../../../calendar/week.js';
import { itemsIn, numberIn, objectIn } from '../../../manifest/fields.js';
import { counted, verb } from '../../../manifest/words/plural.js';
import { visible } from '../../../manifest/words/visible.js';
import { told, type Unpinned, type Unshown } from '../../system.js';
import { planLabel } from '../controller/selection.js';
import type { Reach } from '../simulation/reach.js';
import type { SidePlan } from '../side.js';

/** What authors of a Plan take for granted and the controller does not do. */
export function trapsOf(plan: SidePlan, reach: Reach): Unshown[] {
  return told([
    notForFinished(plan, reach),
    doneUnderAnotherName(plan, reach),
    rebootsAfterwards(plan, reach),
    nightWindow(plan),
    shortDeadline(plan),
  ]);
}

/** Images are pulled and pods get their 30 s to stop before any work is done. */
const SHORTEST_MS = 120_000;
/** One that had longer before may well take longer than this. */
const SHORT_MS = 600_000;

/**
 * The deadline counts from the making of the Job, and ends its pod in the middle of what it does, for good. Nobody knows how long the
 * work takes: told are deadlines that leave it no time, and short ones that had more. Source: rancher/system-upgrade-controller,
 * pkg/upgrade/job/job.go, New (activeDeadlineSeconds).
 */
function shortDeadline({ spec, before, manifest }: SidePlan): Unshown | null {
  const { deadlineMs } = spec;
  if (deadlineMs === null || deadlineMs === 0 || deadlineMs >= SHORT_MS) return null;
  const earlier = before && numberIn(objectIn(before, 'spec'), 'jobActiveDeadlineSecs');
  const isLowered = before !== null && (earlier === null || earlier <= 0 || earlier * 1000 > deadlineMs);
  if (deadlineMs >= SHORTEST_MS && !isLowered) return null;
  const stays = spec.cordons ? 'its node stays cordoned and keeps' : 'its node keeps';
  return {
    subject: 'short deadline',
    says: `each of its Jobs is ended ${spanText(deadlineMs)} after it was made, image, drain and work together: one that is not done by then fails in the middle of it, ${stays} its place, and nothing makes the Job again. The forecast has them all succeed.`,
    fix: 'Leave jobActiveDeadlineSecs out, or set it to longer than the slowest node takes, such as 3600.',
    place: manifest.placeOf(['spec', 'jobActiveDeadlineSecs']),
    ofRollout: true,
  };
}

/**
 * Another image or script is in no hash: finished nodes never run it. Source: rancher/system-upgrade-controller#315, and
 * pkg/upgrade/plan/plan.go, DigestStatus.
 */
function notForFinished(plan: SidePlan, { selected, due, isAssumed }: Reach): Unshown | null {
  const { isOtherWork, isHashChanged, manifest } = plan;
  const finished = isAssumed ? selected.length : selected.length - due.length;
  if (!isOtherWork || isHashChanged || finished === 0) return null;
  return {
    subject: 'not for finished nodes',
    says: `${counted(finished, 'finished node')} ${verb(finished, 'does', 'do')} not run what the edit makes of its pods: upgrade and prepare are no part of the hash. ${verb(finished, 'It gets', 'They get')} it with the next version; a node that joins gets it at once.`,
    fix: 'Change version, or name the field in the annotation upgrade.cattle.io/digest, such as "spec.upgrade.image": that makes every node due, at once.',
    place: manifest.placeOf(['spec', 'upgrade']),
    grade: 'info',
  };
}

/**
 * What says that a node is done is a label with the name of the Plan in it: under another name all are due again. Source:
 * pkg/apis/upgrade.cattle.io, LabelPlanName; rancher/system-upgrade-controller#315.
 */
function doneUnderAnotherName(
  { before, hash, isLive, spec, manifest }: SidePlan,
  { due }: Reach,
): Unshown | null {
  if (before !== null || isLive || hash === null) return null;
  const [prefix, own] = [planLabel(''), planLabel(manifest.name)];
  const names = due.flatMap(({ labels }) =>
    Object.keys(labels).filter((key) => key.startsWith(prefix) && key !== own && labels[key] === hash),
  );
  const label = names[0];
  if (label === undefined) return null;
  const done = names.filter((name) => name === label).length;
  const again = spec.drain ? 'drained' : spec.cordons ? 'cordoned' : 'taken';
  return {
    subject: 'done under another name',
    says: `${counted(done, 'node')} ${verb(done, 'has', 'have')} this version by Plan/${visible(label.slice(prefix.length))} already (label ${visible(label)}). Under another name of the Plan that counts for nothing: ${verb(done, 'it is', 'they are')} ${again} and upgraded once more.`,
    fix: `Keep the name of the Plan, or give ${verb(done, 'the node', 'the nodes')} the label ${own} with the same value before merging.`,
    place: manifest.placeOf(['metadata', 'name']),
    ofRollout: true,
  };
}

/** A command, and not a file such as /run/reboot-required or an option such as --no-reboot. */
const REBOOTS =
  /(?<![\w./-])(?:(?:systemctl\s+(?:--?\S+\s+)*)?reboot|shutdown\s+(?:-\S+\s+)*-r|init\s+6)(?![\w./-])/;

/**
 * A Job is over when its container is, and Ready is never asked. Source: rancher/system-upgrade-controller#23 and #282, and
 * pkg/upgrade/handle_batch.go.
 */
function rebootsAfterwards({ object, spec, manifest }: SidePlan, { due }: Reach): Unshown | null {
  const upgrade = objectIn(objectIn(object, 'spec'), 'upgrade');
  const text = [...itemsIn(upgrade, 'command'), ...itemsIn(upgrade, 'args')]
    .flatMap((word) => (typeof word === 'string' ? word : []))
    .join(' ');
  const command = REBOOTS.exec(text)?.[0];
  if (command === undefined || spec.delayMs > 0 || due.length === 0 || spec.concurrency <= 0) return null;
  const out = Math.min(due.length, spec.concurrency);
  const uncordons = spec.cordons ? 'is uncordoned while it restarts, and ' : '';
  const next =
    due.length > out
      ? `the next one starts before it is back, so more than ${counted(out, 'node')} may be out at a time`
      : 'nobody asks whether it comes back';
  return {
    subject: 'reboots after its Job',
    says: `its upgrade reboots the node (${visible(command.replace(/\s+/g, ' '))}), and nothing waits until it is Ready again: a Job that ends before the host goes down has succeeded. The node ${uncordons}${next}.`,
    fix: 'Set postCompleteDelay to longer than a node takes to come back, such as "10m".',
    place: manifest.placeOf(['spec', 'upgrade']),
    ofRollout: true,
  };
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * `days` names the day of the instant and not that of the evening before. Source: kubereboot/kured pkg/timewindow, Contains, at 1.13.1;
 * mysticaltech/terraform-hcloud-kube-hetzner#1967.
 */
function nightWindow({ spec, manifest }: SidePlan): Unshown | null {
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
    subject: 'window over midnight',
    says: `its window ${start} to ${end} (${visible(timeZone)}) is no night but two pieces of each listed day: it opens on ${dayName(first)} at 00:00, in the night from ${dayName(first + 6)}, and closes on ${dayName(last)} at 24:00; ${dayName(last + 1)} before ${end} is closed.`,
    fix: `Let startTime and endTime be of one day, such as 00:00 and ${clockText(DAY_MS - startMs + endMs)}, and name the days that they are of.`,
    place: manifest.placeOf(['spec', 'window']),
  };
}

function dayName(day: number): string {
  return DAYS[day % 7] ?? '';
}

/** Source: rancher/system-upgrade-controller, pkg/upgrade/plan, ResolveChannel: asked again and again, whatever it gives. */
export function unpinnedBy({ spec, manifest, version }: SidePlan): Unpinned | null {
  if (spec.version !== null || spec.channel === null) return null;
  const last = version === null ? '' : ` (${visible(version)} at last)`;
  return {
    subject: `channel ${spec.channel}`,
    says: `the version is what channel ${visible(spec.channel)} gives${last}, a lower one as well`,
    fix: 'Write version: to decide it yourself, and raise it in a pull request.',
    place: manifest.placeOf(['spec', 'channel']),
  };
}

/** Tags that are moved from release to release. */
const MOVING = /^(?:latest|stable|main|master|edge|nightly|lts|rolling|testing)$/;

/**
 * A version is the tag of the image and part of the hash by which nodes are done: one that never changes begins nothing anew.
 * Source: rancher/system-upgrade-controller, pkg/upgrade/plan (DigestStatus), pkg/upgrade/container (ContainerSpec tag); its issues 19 and 191.
 */
export function movingVersion({ spec, manifest }: SidePlan): Unshown | null {
  const { version } = spec;
  if (version === null || !MOVING.test(version)) return null;
  const name = visible(version);
  return {
    subject: 'moving-version',
    says: `version ${name} is a name that is moved: each Job runs what is behind it when it starts, and what comes behind it later starts nothing. Nodes that are done stay as they are, and those that join get another thing.`,
    fix: 'Write the version itself, and raise it in a pull request.',
    place: manifest.placeOf(['spec', 'version']),
  };
}
