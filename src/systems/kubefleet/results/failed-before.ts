import { few } from '../../../manifest/words/listing.js';
import { counted, verb } from '../../../text/plural.js';
import type { Place } from '../../../manifest/manifest.js';
import type { SystemResult } from '../../system.js';
import type { StagedPlan } from '../rollout/staged-plan.js';

/**
 * Clusters on which what is placed does not work before a run begins. A run updates each when its turn comes and waits, without a
 * limit of time, until it is available: nothing skips it. Source: kubefleet-dev/kubefleet e160c1cd, updaterun/execution.go.
 */
export function failedBefore(
  { stages, fault }: StagedPlan,
  unavailable: ReadonlySet<string>,
  place: Place,
): SystemResult | null {
  const order = stages.flatMap((stage) => stage.clusters);
  const names = order.filter((cluster) => unavailable.has(cluster));
  const [first] = names;
  if (fault || first === undefined) return null;
  const { length } = names;
  const stage = stages.findIndex(({ clusters }) => clusters.includes(first));
  const later = stages.slice(stage + 1).reduce((sum, { clusters }) => sum + clusters.length, 0);
  const after =
    later === 0
      ? ''
      : `, and ${counted(later, 'cluster')} of the later stages ${verb(later, 'is', 'are')} never updated`;
  return {
    rule: 'no-progress',
    severity: 'warning',
    subject: 'failed-before',
    says:
      `the placed resources do not work on ${few(names)} now. The run updates ${verb(length, 'it', 'each')} in turn and waits without a time limit until it is available: ` +
      `if this version does not repair it, the run stays at ${first}${after}. The finish assumes that it does.`,
    fix: `Repair ${few(names)} first, or exclude ${verb(length, 'it', 'them')} from the placement until ${verb(length, 'it works', 'they work')}.`,
    place,
  };
}
