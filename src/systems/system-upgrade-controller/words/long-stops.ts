import { spanText } from '../../../calendar/week.js';
import { counted } from '../../../manifest/words/plural.js';
import { visible } from '../../../manifest/words/visible.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { drainedJobs, type DrainedPod, type Unshown } from '../../system.js';
import { type DrainSpec, podsAsked } from '../objects/drain.js';
import type { Reach } from '../simulation/reach.js';
import type { SidePlan } from '../side.js';

/** What the API server gives a pod that asks for nothing. */
const USUAL_MS = 30_000;
/** What a Job needs beside its drain: the forecast of a node. */
const WORK_MS = 1_200_000;

/** What a drain of a Plan has to do with. */
interface Stopping {
  readonly plan: SidePlan;
  readonly drain: DrainSpec;
  readonly pods: readonly DrainedPod[];
  readonly deadlineMs: number;
}

/**
 * Pods that may stop for longer than a drain may last, and those that get less than they ask for. `kubectl drain` waits until its pods
 * have stopped, and the deadline of a Job counts from its making on. Source: k8s.io/kubectl pkg/drain, waitForDelete;
 * pkg/upgrade/job/job.go, New.
 */
export function longStops(
  plan: SidePlan,
  { due }: Reach,
  { objects, deadlineMs }: { readonly objects: readonly Manifest[]; readonly deadlineMs: number },
): (Unshown | null)[] {
  const { drain } = plan.spec;
  if (drain === null) return [];
  const nodes = new Set(due.map(({ name }) => name));
  const pods = podsAsked(drain, objects).filter(
    ({ node, ownerKind }) => nodes.has(node) && ownerKind !== 'DaemonSet' && ownerKind !== 'Node',
  );
  const stopping = { plan, drain, pods, deadlineMs };
  const jobs = pods.filter(({ ownerKind }) => ownerKind === 'Job');
  return [tooLong(stopping), cutShort(stopping), drainedJobs(jobs, plan.manifest.placeOf(['spec', 'drain']))];
}

function tooLong({ plan, drain, pods, deadlineMs }: Stopping): Unshown | null {
  const most = Math.min(drain.timeoutMs ?? Infinity, deadlineMs);
  const slow = pods
    .map((pod) => ({ ...pod, graceMs: drain.graceMs ?? pod.graceMs }))
    .filter(({ graceMs }) => graceMs > most);
  const longest = longestOf(slow);
  if (longest === undefined) return null;
  const { graceMs } = longest;
  const asks =
    drain.graceMs === null
      ? `${visible(longest.name)} on ${visible(longest.node)} may take ${spanText(graceMs)} to stop (terminationGracePeriodSeconds)`
      : `drain.gracePeriod gives each pod ${spanText(graceMs)} to stop`;
  const isTimeout = drain.timeoutMs !== null && drain.timeoutMs <= deadlineMs;
  const end = isTimeout
    ? `drain.timeout ends the drain after ${spanText(most)}`
    : `its Job fails ${spanText(most)} after it was made`;
  const minutes = minutesFor(graceMs);
  const seconds = minutes * 60 + WORK_MS / 1000;
  return {
    subject: 'long-stop',
    says: `a drain is over when the pods have stopped, and on ${counted(new Set(slow.map(({ node }) => node)).size, 'node')} that may last: ${asks}, and ${end}. The node stays cordoned then and keeps its place; the finish holds only if the pods stop sooner.`,
    fix: isTimeout
      ? `Set drain.timeout: "${minutes}m" and jobActiveDeadlineSecs: ${seconds}.`
      : `Set jobActiveDeadlineSecs: ${seconds}.`,
    place: plan.manifest.placeOf(['spec', 'drain', ...(isTimeout ? ['timeout'] : [])]),
    ofRollout: true,
  };
}

/** With some to spare. */
function minutesFor(graceMs: number): number {
  return Math.ceil(graceMs / 60_000) + 1;
}

/** `--grace-period` counts for every pod, whatever it asks for. */
function cutShort({ plan, drain, pods, deadlineMs }: Stopping): Unshown | null {
  const { graceMs } = drain;
  if (graceMs === null) return null;
  const cut = pods.filter((pod) => pod.graceMs > Math.max(graceMs, USUAL_MS));
  const longest = longestOf(cut);
  if (longest === undefined) return null;
  const isPast = longest.graceMs > Math.min(drain.timeoutMs ?? Infinity, deadlineMs);
  const minutes = minutesFor(longest.graceMs);
  return {
    subject: 'cut-short',
    says: `drain.gracePeriod gives every pod ${graceMs === 0 ? 'no time' : spanText(graceMs)} to stop, and ${counted(cut.length, 'pod')} on its nodes ${cut.length === 1 ? 'asks' : 'ask'} for more: ${visible(longest.name)} for ${spanText(longest.graceMs)}. What such a pod has not saved by then is lost.`,
    fix: isPast
      ? `Leave drain.gracePeriod out, and set drain.timeout: "${minutes}m" and jobActiveDeadlineSecs: ${minutes * 60 + WORK_MS / 1000}: each pod then gets what its terminationGracePeriodSeconds says.`
      : 'Leave drain.gracePeriod out: each pod then gets what its terminationGracePeriodSeconds says.',
    place: plan.manifest.placeOf(['spec', 'drain', 'gracePeriod']),
    ofRollout: true,
  };
}

function longestOf(pods: readonly DrainedPod[]): DrainedPod | undefined {
  return [...pods].sort((a, b) => b.graceMs - a.graceMs)[0];
}
