import { listing } from '../../../manifest/words/listing.js';
import { counted, verb } from '../../../manifest/words/plural.js';
import { visible } from '../../../manifest/words/visible.js';
import { selects } from '../../../manifest/values/selector.js';
import {
  type LeftMidway,
  podsMovedIn,
  type Risk,
  type FilesBeside,
  told,
  uncordonsOthers,
  type Unshown,
} from '../../system.js';
import { joinedBy } from '../change/change.js';
import { planLabel, hasPlace } from '../controller/selection.js';
import { versionNumbers } from '../controller/version.js';
import type { DrainSpec } from '../objects/drain.js';
import { readPlan } from '../objects/plan.js';
import type { Reach } from '../simulation/reach.js';
import { type Around, editedAtWork } from './at-work.js';
import { longStops } from './long-stops.js';
import { movingVersion, trapsOf } from './traps.js';
import type { SidePlan } from '../side.js';

interface Surroundings extends Around {
  readonly deadlineMs: number;
  readonly files: FilesBeside;
}

/** What merging does that no number of the plan shows. */
export function unshownOf(plan: SidePlan, reach: Reach, around: Surroundings): Unshown[] {
  if (plan.object === null || plan.isLive) return told([]);
  return told([
    ...editedAtWork(plan, reach, around),
    failedJobs(plan),
    ...unknownYet(plan),
    lowerVersion(plan, reach),
    movingVersion(plan),
    ...longStops(plan, reach, around),
    ...trapsOf(plan, reach),
    newlyDrained(plan, around.files),
  ]);
}

/** A label of theirs kept pods out of `drain.podSelector` before the change. Source: pkg/upgrade/job/job.go, New. */
function newlyDrained({ spec, before, manifest }: SidePlan, files: Surroundings['files']): Unshown | null {
  const was = before && readPlan(before).drain;
  if (!was || !spec.drain) return null;
  const isDrained =
    ({ selector }: DrainSpec) =>
    (labels: Readonly<Record<string, string>>): boolean =>
      selector === null || selects(selector, labels);
  const titles = podsMovedIn(files, { before: isDrained(was), after: isDrained(spec.drain) });
  if (titles.length === 0) return null;
  return {
    subject: 'newly-drained',
    says: `drain.podSelector left the pods of ${listing(titles)} alone, and takes those that the change makes: a drain evicts them from now on.`,
    fix: 'Keep the label on the pod template, and drain.podSelector as it is, for as long as such pods must not be drained.',
    place: manifest.placeOf(['spec', 'drain', 'podSelector']),
  };
}

/**
 * A Job that succeeds uncordons its node, whoever cordoned it. Source: rancher/system-upgrade-controller#341, and
 * pkg/upgrade/handle_batch.go.
 */
export function foreignCordons(plan: SidePlan, { due, isAssumed }: Reach): Risk | null {
  if (plan.object === null || plan.isLive) return null;
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

/** Source: release notes of 0.15.0; kubernetes.io, CustomResourceDefinitions, Field pruning. */
function unknownYet({ spec, manifest }: SidePlan): Unshown[] {
  return spec.unknownYet.map((name) => ({
    subject: `${name} before 0.15`,
    says:
      name === 'window'
        ? 'controllers before 0.15 know no window: the field is dropped, and nodes are taken at any hour, from the merge on.'
        : 'controllers before 0.15 know no postCompleteDelay: the field is dropped, and the next node starts at once.',
    fix: `Bring the controller to 0.15 first, or leave ${name} out and merge when nodes may go.`,
    place: manifest.placeOf(['spec', name]),
    ofRollout: true,
  }));
}

/** Where several nodes have places, nobody can tell which one a failed Job belongs to. Source: vitobotta/hetzner-k3s#750. */
function failedJobs({ applying, hasFailedJob, manifest }: SidePlan): Unshown | null {
  if (!hasFailedJob || applying.size < 2) return null;
  const names = [...applying].sort().map((name) => visible(name));
  return {
    subject: 'failed-job',
    says: `a Job of it has failed (condition Complete, reason JobFailed), on one of ${listing(names)}: that node keeps its place, and nothing makes the Job again. The forecast has them all succeed.`,
    fix: 'See which Job failed and why, and repair its node.',
    place: manifest.placeOf(['spec', 'concurrency']),
  };
}

/** The order of versions means nothing to the controller. Source: rancher/system-upgrade-controller#212, k3s-io/k3s#14282. */
function lowerVersion(
  { version, versionBefore, spec, manifest, isHashChanged }: SidePlan,
  { due, isAssumed }: Reach,
): Unshown | null {
  if (isAssumed || !isHashChanged || version === null || versionBefore === null) return null;
  if (!isLower(version, versionBefore)) return null;
  const stay = spec.cordons
    ? ' One that refuses leaves its node cordoned, and the place it has is lost.'
    : ' One that refuses keeps the place it has for ever.';
  return {
    subject: `lower ${version}`,
    says: `${visible(version)} is lower than ${visible(versionBefore)}: the controller takes ${counted(due.length, 'node')} back to it all the same. Whether the upgrade image does that, or refuses, is up to the image: Kubernetes supports no way back.${stay}`,
    fix: `Go forward to a version above ${visible(versionBefore)} that mends what was wrong. Where there is none, try this one on one node first, with a nodeSelector of its own.`,
    place: manifest.placeOf(['spec', 'version']),
  };
}

/** False where either is no version in numbers. */
function isLower(a: string, b: string): boolean {
  const [left, right] = [versionNumbers(a), versionNumbers(b)];
  if (left === null || right === null) return false;
  const at = left.findIndex((part, i) => part !== right[i]);
  return at >= 0 && (left[at] ?? 0) < (right[at] ?? 0);
}

/**
 * Of a Plan that is at work: were it deleted, nobody would record the end of its Jobs. Source:
 * rancher/system-upgrade-controller#71, and pkg/upgrade/handle_batch.go, which needs the Plan to label and uncordon.
 */
export function leftMidwayOf({ applying, spec, manifest, object }: SidePlan): LeftMidway | null {
  if (applying.size === 0 || object === null) return null;
  const names = [...applying].sort().map((name) => visible(name));
  const { length } = names;
  const stays = spec.cordons
    ? `${verb(length, 'it stays', 'they stay')} cordoned until somebody uncordons ${verb(length, 'it', 'them')}`
    : `nothing records that ${verb(length, 'it is', 'they are')} done`;
  return {
    targets: length,
    says: `it is at work on ${counted(length, 'node')} (${listing(names)}). Deleting it stops no pod that runs, but ${stays}`,
    fix: 'Delete it when what is under way is done: status.applying is empty then. Else uncordon the nodes by hand.',
    place: manifest.place,
  };
}
