import { counted, verb } from '../../../../text/plural.js';
import type { DrainLimit } from '../../../system.js';
import type { DrainPod } from '../../controller/disruption/drain-pod.js';

/** What a budget covers. */
interface CoveredWords {
  readonly covered: readonly DrainPod[];
  /** How many of them the snapshot does not hold. */
  readonly assumed: number;
  /** Names of the budgets that cover some of them too. */
  readonly others: readonly string[];
}

/** What a budget comes to, as one sentence or two. */
export function allowsText(limit: DrainLimit, { covered, assumed, others }: CoveredWords): string {
  const pods = `${counted(limit.pods, 'pod')}${assumedText(assumed, covered.length)}`;
  const bare = limit.expectedPods === 0 && covered.length > 0 && covered.every(({ owner }) => owner === null);
  const wanted = bare ? 'none of which counts, as no controller wants them' : `wanted ${limit.expectedPods}`;
  const shared =
    others.length > 0
      ? ` That is this budget by itself: the API server evicts no pod that another one covers too (${others.join(', ')}).`
      : '';
  return `It covers ${pods}, ${wanted}: ${limit.desiredHealthy} must stay healthy, ${limit.currentHealthy} ${verb(limit.currentHealthy, 'is', 'are')}, so ${limit.disruptionsAllowed} may be evicted at a time.${shared}`;
}

/** What a budget comes to of which the disruption controller can not count the pods. */
export function syncFails(pods: number): string {
  return `It covers ${counted(pods, 'pod')} and can not be computed: a controller of theirs has no scale, so the API server evicts none of them. (A drain leaves the pods of DaemonSets alone.)`;
}

function assumedText(assumed: number, covered: number): string {
  if (assumed === 0) return '';
  if (assumed === covered) return ' (assumed to be there and ready: the snapshot holds none of them)';
  return ` (${assumed} of them assumed to be there and ready: the snapshot does not hold them)`;
}
