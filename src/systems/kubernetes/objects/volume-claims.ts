import { HOSTNAME_LABEL } from '../../../snapshot/snapshot.js';
import { fieldAt, itemsIn, objectIn, textIn } from '../../../manifest/fields.js';
import { type Json, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { ofKindIn } from '../../../manifest/identity.js';
import type { ExclusiveVolume, ResolveInput } from '../../system.js';

type Files = Pick<ResolveInput, 'neighbours' | 'snapshot'>;

/**
 * The first volume claim of a pod template that a second pod may wait for: one node or one pod has it at a time, or no file has the
 * claim. Null if every pod runs on the same node. Source: kubernetes, persistent volumes, access modes.
 */
export function exclusiveClaim(manifest: Manifest, files: Files): Omit<ExclusiveVolume, 'isHeld'> | null {
  const isOnOneNode = files.snapshot.nodes.length === 1 || staysOnOneNode(podSpecOf(manifest));
  for (const name of claimsIn(manifest)) {
    const mode = modeOf(name, manifest, files);
    if (mode === 'ReadWriteOncePod' || (mode !== 'shared' && !isOnOneNode)) return { claim: name, mode };
  }
  return null;
}

/** Names of the claims that all pods of a workload mount. */
function claimsIn(workload: Manifest): string[] {
  return itemsIn(podSpecOf(workload), 'volumes').flatMap(
    (volume) => textIn(objectIn(volume, 'persistentVolumeClaim'), 'claimName') ?? [],
  );
}

/** Null if no file has the claim. */
function modeOf(
  name: string,
  workload: Manifest,
  { neighbours = [] }: Files,
): ExclusiveVolume['mode'] | 'shared' {
  const claim = ofKindIn(neighbours, 'PersistentVolumeClaim', namespaceOf(workload)).find(
    (one) => one.apiVersion === 'v1' && one.name === name,
  );
  const modes = claim ? itemsIn(claim.object['spec'], 'accessModes') : [];
  if (modes.includes('ReadWriteMany') || modes.includes('ReadOnlyMany')) return 'shared';
  if (modes.includes('ReadWriteOncePod')) return 'ReadWriteOncePod';
  return modes.includes('ReadWriteOnce') ? 'ReadWriteOnce' : null;
}

/** By name, by its label, or because every pod has to be beside the others. */
function staysOnOneNode(spec: Json): boolean {
  const required = itemsIn(
    fieldAt(spec, 'affinity', 'podAffinity'),
    'requiredDuringSchedulingIgnoredDuringExecution',
  );
  return (
    textIn(spec, 'nodeName') !== null ||
    fieldAt(spec, 'nodeSelector', HOSTNAME_LABEL) !== undefined ||
    required.some((term) => textIn(term, 'topologyKey') === HOSTNAME_LABEL)
  );
}

/** The spec of the pods that a workload makes; empty where none is written. */
function podSpecOf({ object }: Manifest): Json {
  return fieldAt(object, 'spec', 'template', 'spec') ?? {};
}
