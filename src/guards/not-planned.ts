import { count, few, name, text } from '../text/text.js';
import { canonicalWithout } from '../manifest/canonical.js';
import { byIdentity, identityOf } from '../manifest/identity.js';
import { groupOf, type Manifest } from '../manifest/manifest.js';
import { infoAt, type Problem } from '../manifest/problem.js';
import { titleOf } from '../manifest/visible.js';
import { isMade, isOfFleet } from '../plan/objects/fleet-kinds.js';
import { INTEREST, isPlanned } from '../plan/objects/planned-kinds.js';
import { isCarrier } from '../plan/objects/carrier-kinds.js';
import type { Change } from './change.js';

/** Kinds of Kubernetes itself that own pods and have no plan. */
const POD_OWNERS: ReadonlySet<string> = new Set([
  'Pod',
  'ReplicationController',
  'ReplicaSet',
  'Job',
  'CronJob',
]);

/**
 * G9: a kind that is not planned is named, not evaluated. One note names changed custom resources and owners of pods; it has no effect on the
 * verdict. An object that is copied to other clusters is evaluated as what is copied.
 */
export function notPlanned({ base, head, policies, copied }: Change): readonly Problem[] {
  if (base === null) return [];
  const [before, after] = [byIdentity(base.manifests), byIdentity(head.manifests)];
  const added = head.manifests.filter((one) => {
    const was = before.get(identityOf(one));
    return was === undefined || contentOf(was) !== contentOf(one);
  });
  const gone = base.manifests.filter((one) => !after.has(identityOf(one)));
  const planned = new Set([...policies.base, ...policies.head].map(({ place }) => JSON.stringify(place)));
  const changed = [...added, ...gone].filter(
    (one) => isNamed(one) && !copied.has(one) && !planned.has(JSON.stringify(one.place)),
  );
  const [first] = changed;
  if (first === undefined) return [];
  const message = text`Not evaluated: ${count(changed.length, 'changed object')} of kinds that are not planned: ${few(
    changed.map((one) => name('object', titleOf(one))),
    3,
  )}.`;
  return [infoAt(first.place, 'not-planned', message)];
}

/** True for a custom resource and for an owner of pods, unless it is planned, part of the fleet, or a carrier of other objects. */
function isNamed(manifest: Manifest): boolean {
  const group = groupOf(manifest.apiVersion);
  // Repositories of Flux count as the source of what takes from them.
  const isCustom = group.includes('.') && !group.endsWith('.k8s.io') && group !== 'source.toolkit.fluxcd.io';
  return (
    (isCustom || POD_OWNERS.has(manifest.kind)) &&
    !isPlanned(manifest) &&
    !INTEREST.concerns(manifest.apiVersion, manifest.kind) &&
    !isOfFleet(manifest) &&
    !isMade(manifest) &&
    !isCarrier(manifest)
  );
}

const SERVER_SIDE: ReadonlySet<string> = new Set(['metadata', 'status']);

function contentOf({ object }: Manifest): string {
  return canonicalWithout(object, SERVER_SIDE);
}
