import { fieldAt, itemsIn, numberIn, textIn } from '../../../manifest/fields.js';
import { groupedBy } from '../../../manifest/lookup.js';
import { type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { compileSelector, selects } from '../../../manifest/selector.js';
import type { Snapshot } from '../../../snapshot/snapshot.js';
import { createdIn, trueSince } from '../../../snapshot/status.js';
import { type KindSpec, kindOf, podsIn, recorded, type RecordedTime } from '../../system.js';
import { asksOfNodes } from './conflicts.js';
import { objectKey } from './objects.js';
import { podTemplateOf } from './template.js';

const APPS = { group: 'apps', formerGroups: ['extensions'], versions: ['v1'], isNamespaced: true };

/**
 * A DaemonSet runs on nodes, and a Deployment that asks something of nodes may find no place for its surge. Replicas of others,
 * and of StatefulSets, and disruption budgets are planned by their pods. Old API groups are kinds of this system as well, so that
 * their removal can be said.
 */
export const KINDS: readonly KindSpec[] = [
  { ...APPS, kind: 'Deployment', needsNodes: (one) => asksOfNodes(podTemplateOf(one)) },
  { ...APPS, kind: 'DaemonSet', needsNodes: () => true },
  { ...APPS, kind: 'StatefulSet', needsNodes: () => false },
  { ...APPS, group: 'policy', formerGroups: [], kind: 'PodDisruptionBudget', needsNodes: () => false },
];

/** Number of ready pods, by kind: on a hub whose pods are refused, or find no node, there are none. */
const READY: readonly string[] = ['readyReplicas', 'availableReplicas', 'numberReady', 'currentHealthy'];

/** Tells which objects have ready pods in the snapshot: those are no mere templates for other clusters. */
export function atWork({ objects }: Snapshot): (manifest: Manifest) => boolean {
  const hasReadyPods = ({ object }: Manifest): boolean =>
    READY.some((field) => (numberIn(object['status'], field) ?? 0) > 0);
  const keys = new Set(objects.filter((one) => kindOf(KINDS, one) && hasReadyPods(one)).map(objectKey));
  const ready = podsIn(objects).filter((pod) => pod.ready);
  const byNamespace = groupedBy(ready, ({ namespace }) => namespace);
  return (manifest) => {
    const compiled = compileSelector(fieldAt(manifest.object, 'spec', 'selector'));
    const near = byNamespace.get(namespaceOf(manifest)) ?? [];
    const selectsAny = 'selector' in compiled && near.some((pod) => selects(compiled.selector, pod.labels));
    return keys.has(objectKey(manifest)) || selectsAny;
  };
}

/** Controllers that replace an evicted pod. */
const REPLACING: readonly string[] = ['ReplicaSet', 'StatefulSet', 'ReplicationController'];
/** A pod keeps only when it became ready the last time: after so long it was hardly the first. */
const LONGEST_START_MS = 3_600_000;

/** Durations of pods until they were ready: from their creation to their condition Ready. */
export function recordedTimes({ objects }: Snapshot): readonly RecordedTime[] {
  return objects
    .filter(({ apiVersion, kind }) => apiVersion === 'v1' && kind === 'Pod')
    .flatMap(({ namespace, name, object: { metadata, status }, object }) => {
      const owners = itemsIn(metadata, 'ownerReferences').map((owner) => textIn(owner, 'kind') ?? '');
      if (!owners.some((kind) => REPLACING.includes(kind))) return [];
      const ends = [createdIn(object), trueSince(status, 'Ready')] as const;
      return recorded('kubernetes.podReadyAfter', `${namespace ?? ''}/${name}`, ends);
    })
    .filter(({ tookMs }) => tookMs <= LONGEST_START_MS);
}
