import { spanText } from '../../../calendar/week.js';
import { counted, verb } from '../../../manifest/words/plural.js';
import { visible } from '../../../manifest/words/visible.js';
import type { Unshown } from '../../system.js';
import type { Hindrances } from '../simulation/hindrances.js';
import type { Reaching } from './unordered.js';
import { isWaitedFor } from '../side.js';

/** A node of the control plane that has less than this to be upgraded in may well take longer. */
const SHORT_MS = 600_000;
/** What a node is taken to need where a deadline is proposed: the forecast of a node. */
const WORK_MS = 1_200_000;

/**
 * Jobs are made when their nodes get their places, and a Job that waits in `prepare` waits with its deadline running. Source:
 * vitobotta/hetzner-k3s#750; rancher/system-upgrade-controller, pkg/upgrade/job/job.go, New (activeDeadlineSeconds).
 */
export function waitingJobs(
  { plan, reach, hindrances }: Reaching & { readonly hindrances: Hindrances },
  all: readonly Reaching[],
  deadlineMs: number,
): Unshown | null {
  const { manifest, spec } = plan;
  const first = all.find((other) => isWaitedFor(other.plan, plan));
  if (
    first === undefined ||
    hindrances.size === reach.due.length ||
    first.plan.hasFailedJob ||
    plan.isLive ||
    reach.isAssumed ||
    first.reach.isAssumed
  )
    return null;
  const nodes = first.reach.due.length;
  const turns = Math.ceil(nodes / Math.max(1, first.plan.spec.concurrency));
  const each = deadlineMs / turns;
  if (reach.due.length === 0 || nodes === 0 || each >= SHORT_MS) return null;
  const before = `Plan/${visible(first.plan.manifest.name)}`;
  const taken = Math.min(reach.due.length, Math.max(1, spec.concurrency));
  return {
    subject: 'waits with its deadline',
    says: `${counted(taken, 'Job')} of it ${verb(taken, 'waits', 'wait')} in prepare for ${before} with a deadline of ${spanText(deadlineMs)} running. ${before} takes ${counted(nodes, 'node')} in ${counted(turns, 'turn')}: where one takes longer than ${spanText(Math.floor(each / 1000) * 1000)}, ${verb(taken, 'that Job fails', 'those Jobs fail')} before ${verb(taken, 'it has', 'they have')} begun, ${verb(taken, 'its place is', 'their places are')} lost, and nothing makes ${verb(taken, 'it', 'them')} again.`,
    fix: `Set jobActiveDeadlineSecs: ${(((turns + 1) * WORK_MS) / 1000).toString()} here.`,
    place: manifest.placeOf(['spec', 'prepare']),
    ofRollout: true,
  };
}
