import type { NodeState } from '../../../snapshot/snapshot.js';
import { covers } from '../../../calendar/intervals.js';
import { listing } from '../../../manifest/words/listing.js';
import { counted, verb } from '../../../manifest/words/plural.js';
import { visible } from '../../../manifest/words/visible.js';
import type { Instant } from '../../../rollout/controller.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { rebootingNodes, told, type Unshown } from '../../system.js';
import { planLabel, hasPlace } from '../controller/selection.js';
import { openIntervals } from '../controller/window.js';
import type { SidePlan } from '../side.js';
import { comesBack } from '../simulation/hindrances.js';
import type { Reach } from '../simulation/reach.js';

export interface Around {
  readonly at: Instant;
  readonly objects: readonly Manifest[];
  readonly nodes: readonly NodeState[];
}

/** With concurrency: 0 it takes no others meanwhile, but that is a rollout which never ends, and a finding of its own. */
const DONE_FIRST = 'Merge it when what is under way is done: status.applying is empty then.';

/** What an edit does to a Plan of which nodes have places now. */
export function editedAtWork(plan: SidePlan, reach: Reach, { at, objects, nodes }: Around): Unshown[] {
  return told([
    jobsMadeAgain(plan, reach),
    leftAtWork(plan, reach, nodes),
    outsideItsWindow(plan, reach, at),
    comingBack(plan, reach, objects),
  ]);
}

/**
 * A node at work that the selector takes no more loses its place at once, and what becomes of its Job is chance: one that ends before the
 * handler's next look uncordons it, one that is deleted there leaves it cordoned. Source: pkg/upgrade/handle_batch.go.
 */
function leftAtWork(plan: SidePlan, { selected }: Reach, nodes: readonly NodeState[]): Unshown | null {
  const { applying, manifest, spec } = plan;
  const kept = new Set(selected);
  const names = atWork(
    nodes.filter((node) => !kept.has(node)),
    applying,
  );
  const { length } = names;
  if (length === 0 || plan.before === null) return null;
  const cordoned = spec.cordons ? `, cordoned` : '';
  return {
    subject: 'left at work',
    says: `${listing(names)} ${verb(length, 'is', 'are')} at work, and nodeSelector takes ${verb(length, 'it', 'them')} no more: ${verb(length, 'its place is', 'their places are')} given to another node at once, and where the controller deletes ${verb(length, 'its Job', 'their Jobs')} before the end, ${verb(length, 'it stays', 'they stay')} as ${verb(length, 'it is', 'they are')}${cordoned}.`,
    fix: DONE_FIRST,
    place: manifest.placeOf(['spec', 'nodeSelector']),
  };
}

/** Nodes that are down for minutes are planned as if they came back. Source: that of `comesBack`. */
function comingBack(plan: SidePlan, { due, isAssumed }: Reach, objects: readonly Manifest[]): Unshown | null {
  const rebooting = rebootingNodes(objects);
  const names = due.filter((node) => comesBack(node, plan, rebooting)).map(({ name }) => visible(name));
  const { length } = names;
  if (length === 0 || isAssumed) return null;
  return {
    subject: 'comes back',
    says: `${listing(names)} ${verb(length, 'is', 'are')} not ready, and ${verb(length, 'is', 'are')} planned as coming back: its own Job, or the interrupt of a NodeWright, is at work there. If ${verb(length, 'it stays', 'one stays')} down, its Job fails at the deadline and its place is lost.`,
    fix: `See that ${verb(length, 'it is', 'they are')} Ready again before the merge.`,
    place: plan.manifest.placeOf(['spec', 'concurrency']),
    grade: 'info',
  };
}

/**
 * A Job of which the pod template or the hash is another one is deleted and made anew, whatever it is doing: also for a label or an
 * annotation of the Plan, which are copied to its pods. Source: pkg/upgrade/job/job.go, New; rancher/wrangler pkg/apply,
 * reconcileJob; pkg/upgrade/handle_batch.go.
 */
function jobsMadeAgain(plan: SidePlan, { due }: Reach): Unshown | null {
  const { isOtherPod, isHashChanged, before, applying, manifest } = plan;
  if (before === null || !(isOtherPod || isHashChanged)) return null;
  const names = atWork(due, applying);
  // The only one has failed: that it is made again is what such an edit is for.
  if (names.length === 0 || (names.length === 1 && plan.saysJobFailed)) return null;
  const { length } = names;
  const isCopied = isOtherPod && !isHashChanged && !plan.isOtherSpec;
  const cause = isHashChanged
    ? 'another hash makes Jobs of their own'
    : isCopied
      ? 'labels and annotations of a Plan are copied to its pods'
      : 'what is edited stands in its pods';
  return {
    subject: 'jobs made again',
    says: `${verb(length, 'its Job', 'its Jobs')} on ${listing(names)} ${verb(length, 'is', 'are')} deleted in the middle of what ${verb(length, 'it does', 'they do')} and made again: ${cause}.`,
    fix: DONE_FIRST,
    place: manifest.placeOf(isCopied ? ['metadata'] : ['spec']),
  };
}

/**
 * The window is asked only while no node has a place, and a node whose Job has failed keeps its own: an edit then begins at any hour.
 * Source: pkg/upgrade/handle_upgrade.go.
 */
function outsideItsWindow(plan: SidePlan, { due, isAssumed }: Reach, at: Instant): Unshown | null {
  const { applying, manifest, spec, isLive } = plan;
  if (spec.window === null || isAssumed || isLive || spec.concurrency <= 0) return null;
  const names = atWork(due, applying);
  const waiting = due.length - names.length;
  if (names.length === 0 || waiting === 0 || covers(openIntervals(spec.window, { from: at, to: at + 1 }), at))
    return null;
  const [first = ''] = names;
  return {
    subject: 'outside of its window',
    says: `its window is closed now, and its nodes go all the same: it is asked only while no node has a place, and ${listing(names)} ${verb(names.length, 'has one', 'have one')} (status.applying). ${counted(waiting, 'more node')} ${verb(waiting, 'follows', 'follow')} at any hour.`,
    fix: `Merge it while the window is open, or when status.applying is empty. A node whose Job has failed gives its place back when the Job succeeds, or with the label ${planLabel(manifest.name)}: disabled, such as on ${first}.`,
    place: manifest.placeOf(['spec', 'window']),
  };
}

export function atWork(due: Reach['due'], applying: SidePlan['applying']): string[] {
  return due
    .filter((node) => hasPlace(node, applying))
    .map(({ name }) => visible(name))
    .sort();
}
