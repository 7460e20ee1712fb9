import { canonicalWithout } from '../manifest/canonical.js';
import { groupOf, type Manifest } from '../manifest/manifest.js';
import { infoAt, type Problem } from '../manifest/problem.js';
import { titleOf } from '../manifest/visible.js';
import { isCarrier } from '../plan/objects/carrier-kinds.js';
import { isMade, isOfFleet } from '../plan/objects/fleet-kinds.js';
import { isEvaluated } from '../plan/objects/planned-kinds.js';
import { count, fewNames, text } from '../text/text.js';
import { type Change, changedObjects } from './change.js';

/** Kinds of Kubernetes itself that own pods and have no plan. */
const POD_OWNERS: readonly string[] = ['Pod', 'ReplicationController', 'ReplicaSet', 'Job', 'CronJob'];
const SERVER_SIDE: ReadonlySet<string> = new Set(['metadata', 'status']);

/**
 * G9: a kind that is not planned is named, not evaluated. One note names changed custom resources and owners of pods; it has no effect on the
 * verdict. An object that is copied to other clusters is evaluated as what is copied.
 */
export function notPlanned({ base, head, policies, copied }: Change): readonly Problem[] {
  if (base === null) return [];
  const planned = new Set([...policies.base, ...policies.head].map(({ place }) => JSON.stringify(place)));
  const contentOf = ({ object }: Manifest): string => canonicalWithout(object, SERVER_SIDE);
  const changed = changedObjects(base.manifests, head.manifests, contentOf).filter((one) => {
    const group = groupOf(one.apiVersion);
    // Repositories of Flux count as the source of what takes from them.
    const isCustom =
      group.includes('.') && !group.endsWith('.k8s.io') && group !== 'source.toolkit.fluxcd.io';
    const isOther = [isEvaluated, isOfFleet, isMade, isCarrier].some((isOf) => isOf(one));
    const isNamed = (isCustom || POD_OWNERS.includes(one.kind)) && !isOther;
    return isNamed && !copied.has(one) && !planned.has(JSON.stringify(one.place));
  });
  const [first] = changed;
  if (first === undefined) return [];
  const message = text`Not evaluated: ${count(changed.length, 'changed object')} of kinds that are not planned: ${fewNames('object', changed.map(titleOf))}.`;
  return [infoAt(first.place, 'not-planned', message)];
}
