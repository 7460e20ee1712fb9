import { HOSTNAME_LABEL } from '../../../snapshot/snapshot.js';
import { fieldAt, itemsIn, labelsIn, objectIn, textIn } from '../../../manifest/fields.js';
import { type Json, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { ofKindIn } from '../../../manifest/lookup/of-kind.js';
import { remembered } from '../../../manifest/lookup/remembered.js';
import { selectedBy } from '../../../manifest/values/labelled.js';
import { compileSelector } from '../../../manifest/values/selector.js';
import type { ResolveInput, SharedClaim } from '../../system.js';
import type { KubernetesObject } from './objects.js';

type Files = Pick<ResolveInput, 'neighbours' | 'snapshot'>;

/**
 * Volume claims that every pod of a workload wants, and that one node or one pod has at a time; also those of which no file tells. A pod
 * that is kept on one node has them there. Source: kubernetes, persistent volumes, access modes; kubernetes/kubernetes#115997.
 */
export function sharedClaims({ manifest, before, live }: KubernetesObject, files: Files): SharedClaim[] {
  const earlier = before ?? live;
  const known = earlier && new Set(claimsIn(earlier).map(({ name }) => name));
  const isBound = files.snapshot.nodes.length === 1 || staysOnOneNode(podSpecOf(manifest));
  const isTogether = runsOnOneNode(manifest, files);
  return claimsIn(manifest).flatMap(({ name, index }): SharedClaim | [] => {
    const mode = modeOf(name, manifest, files);
    if (mode === 'shared' || (isBound && mode !== 'ReadWriteOncePod')) return [];
    return {
      name,
      mode,
      isAdded: known !== null && !known.has(name),
      isTogether: isTogether && (known === null || known.has(name)),
      place: manifest.placeOf(['spec', 'template', 'spec', 'volumes', index]),
    };
  });
}

/** The claims that all pods of a workload name, and where in its list of volumes. */
export function claimsIn(workload: Manifest): { readonly name: string; readonly index: number }[] {
  return itemsIn(podSpecOf(workload), 'volumes').flatMap((volume, index) => {
    const name = textIn(objectIn(volume, 'persistentVolumeClaim'), 'claimName');
    return name === null ? [] : [{ name, index }];
  });
}

/** Claims that only one node or pod has at a time, by files or snapshot: those that pods name, and those that are made for each pod. */
export function ownClaims(
  workload: Manifest,
  files: Files,
): { readonly name: string; readonly isMade: boolean }[] {
  const named = claimsIn(workload).filter(({ name }) => {
    const mode = modeOf(name, workload, files);
    return mode === 'ReadWriteOnce' || mode === 'ReadWriteOncePod';
  });
  const made = itemsIn(workload.object['spec'], 'volumeClaimTemplates').filter(
    (one) => !isShared(itemsIn(fieldAt(one, 'spec'), 'accessModes')),
  );
  return [
    ...named.map(({ name }) => ({ name, isMade: false })),
    ...made.flatMap((one) => {
      const name = textIn(fieldAt(one, 'metadata'), 'name');
      return name === null ? [] : [{ name, isMade: true }];
    }),
  ];
}

/** Names of the claims that a StatefulSet makes for each pod, without the part that tells the pods apart. */
export function madeClaimsIn({ object }: Manifest): string[] {
  return itemsIn(object['spec'], 'volumeClaimTemplates').flatMap(
    (one) => textIn(fieldAt(one, 'metadata'), 'name') ?? [],
  );
}

/** Null where neither the files nor the snapshot hold the claim. */
function modeOf(name: string, workload: Manifest, files: Files): SharedClaim['mode'] | 'shared' {
  const claim = [files.neighbours ?? [], files.snapshot.objects]
    .flatMap((list) => ofKindIn(list, 'PersistentVolumeClaim', namespaceOf(workload)))
    .find((one) => one.apiVersion === 'v1' && one.name === name);
  const modes = claim ? itemsIn(claim.object['spec'], 'accessModes') : [];
  if (isShared(modes)) return 'shared';
  if (modes.includes('ReadWriteOncePod')) return 'ReadWriteOncePod';
  return modes.includes('ReadWriteOnce') ? 'ReadWriteOnce' : null;
}

function isShared(modes: readonly Json[]): boolean {
  return modes.some((mode) => mode === 'ReadWriteMany' || mode === 'ReadOnlyMany');
}

const withLabels = remembered((pods: readonly Manifest[]) =>
  pods.map((pod) => ({ pod, labels: labelsIn(pod.object['metadata'], 'labels') })),
);

/** The pods of the snapshot that a workload selects; none where its selector is none. */
export function podsOf(workload: Manifest, { snapshot }: Files): readonly Manifest[] {
  const compiled = compileSelector(fieldAt(workload.object, 'spec', 'selector') ?? {});
  if (!('selector' in compiled)) return [];
  const pods = withLabels(ofKindIn(snapshot.objects, 'Pod', namespaceOf(workload)));
  return selectedBy(pods, compiled.selector).map(({ pod }) => pod);
}

/** True where the snapshot has several pods of the workload and all of them are on one node. */
function runsOnOneNode(workload: Manifest, files: Files): boolean {
  const nodes = podsOf(workload, files).map(({ object }) => textIn(object['spec'], 'nodeName'));
  return nodes.length > 1 && nodes[0] !== null && new Set(nodes).size === 1;
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
export function podSpecOf({ object }: Manifest): Json {
  return fieldAt(object, 'spec', 'template', 'spec') ?? {};
}
