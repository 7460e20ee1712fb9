import { canonicalJson, canonicalWithout } from '../manifest/canonical.js';
import { fieldAt } from '../manifest/fields.js';
import { byIdentity, identityOf } from '../manifest/identity.js';
import { groupOf, type Manifest } from '../manifest/manifest.js';
import { errorAt, infoAt, type Problem } from '../manifest/problem.js';
import { titleOf } from '../manifest/visible.js';
import { isCarrier } from '../plan/objects/carrier-kinds.js';
import { isMade, isOfFleet } from '../plan/objects/fleet-kinds.js';
import { definesPlanned, isEvaluated } from '../plan/objects/planned-kinds.js';
import { count, fewNames, list, literal, name, text, verbFor } from '../text/text.js';
import { type Change, changedObjects, type ReadChange } from './change.js';

const WRITTEN = [
  [
    isOfFleet,
    'The plan uses the nodes and clusters of the snapshot, and their labels and taints decide which limits apply. Apply this edit first, then take a new snapshot.',
  ],
  [
    isMade,
    'Controllers create and maintain such objects; an edit moves the node or cluster past every limit. Remove it from the files.',
  ],
  [
    definesPlanned,
    'The API server may store, refuse or delete the objects of this kind. Apply the definition first, then take a new snapshot.',
  ],
] as const;

/**
 * G7: the fleet is the snapshot. Reports nodes, member clusters, objects of controllers and definitions of planned kinds that the change
 * writes.
 */
export function fleetObjects({ base, head }: ReadChange): readonly Problem[] {
  if (base === null) return [];
  const before = base.manifests;
  // A new definition has no objects yet.
  const changed = changedObjects(before, head.manifests, contentOf).filter(
    (one) => !definesPlanned(one) || byIdentity(before).has(identityOf(one)),
  );
  return WRITTEN.flatMap(([isOf, why]): Problem | [] => {
    const written = changed.filter(isOf);
    const [first] = written;
    if (first === undefined) return [];
    const names = list(written.map((one) => name('object', titleOf(one))));
    const message = text`The change writes ${names}, which ${verbFor(written.length, 'was', 'were')} not evaluated. ${literal(why)}`;
    return errorAt(first.place, 'fleet-object', message);
  });
}

const TEXTS: ReadonlySet<string> = new Set(['description', 'caBundle']);

/** Everything but what the API server writes, and the texts of a definition. */
function contentOf(manifest: Manifest): string {
  const { metadata, spec } = manifest.object;
  if (definesPlanned(manifest)) return canonicalWithout(spec, TEXTS);
  return canonicalJson([fieldAt(metadata, 'labels'), fieldAt(metadata, 'annotations'), spec]);
}

/** Kinds of Kubernetes itself that own pods and have no plan. */
const POD_OWNERS: readonly string[] = ['Pod', 'ReplicationController', 'ReplicaSet', 'Job', 'CronJob'];
const SERVER_SIDE: ReadonlySet<string> = new Set(['metadata', 'status']);

/**
 * G9: a kind that is not planned is named, not evaluated. One note names changed custom resources and owners of pods; it has no effect on the
 * verdict. An object that is copied to other clusters is evaluated as what is copied.
 */
export function notPlanned({ base, head, policies, copied }: Change): readonly Problem[] {
  if (base === null) return [];
  const refs = [...policies.base, ...policies.head].map((one) => identityOf({ ...one, ...one.ref }));
  const planned = new Set(refs);
  const ownContentOf = ({ object }: Manifest): string => canonicalWithout(object, SERVER_SIDE);
  const changed = changedObjects(base.manifests, head.manifests, ownContentOf).filter((one) => {
    const group = groupOf(one.apiVersion);
    // Repositories of Flux count as the source of what takes from them.
    const isCustom = group.includes('.') && !/\.k8s\.io$|^source\.toolkit\.fluxcd\.io$/.test(group);
    const isOther = [isEvaluated, isOfFleet, isMade, isCarrier].some((isOf) => isOf(one));
    const isNamed = (isCustom || POD_OWNERS.includes(one.kind)) && !isOther;
    return isNamed && !copied.has(one) && !planned.has(identityOf(one));
  });
  const [first] = changed;
  if (first === undefined) return [];
  const message = text`Not evaluated: ${count(changed.length, 'changed object')} of kinds that are not planned: ${fewNames('object', changed.map(titleOf))}.`;
  return [infoAt(first.place, 'not-planned', message)];
}
