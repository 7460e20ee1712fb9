import { isSameJson } from '../../../manifest/canonical.js';
import { fieldAt, numberIn, textIn } from '../../../manifest/fields.js';
import { type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { code, name, type Text, text } from '../../../text/text.js';
import { Histories, type KindSpec, type ResolveInput } from '../../system.js';
import { ownerKey } from '../controller/disruption.js';
import { type KubernetesObject, objectKey } from './objects.js';
import { isSet, replicasIn, specOf } from '../controller/spec.js';

/** Kinds that set the replicas of a workload in their own namespace. */
export const AUTOSCALERS: readonly KindSpec[] = [
  { group: 'autoscaling', versions: ['v2'], kind: 'HorizontalPodAutoscaler', isNamespaced: true },
  { group: 'keda.sh', versions: ['v1alpha1'], kind: 'ScaledObject', isNamespaced: true },
];

export type Autoscaler = NonNullable<ReturnType<ReturnType<typeof autoscalersOf>>>;

/**
 * Finds what sets the replicas of a workload in place of its file, null if nothing does; those of the files come before those of the cluster,
 * deleted ones are last.
 */
export function autoscalersOf(input: ResolveInput) {
  const { written, onlyLive, removed, texts } = new Histories(AUTOSCALERS, {
    own: input.neighbors ?? [],
    base: input.neighborsBefore ?? null,
    live: input.snapshot.objects,
    compared: null,
  });
  const deleted = removed.map(({ base }) => base);
  const found = [...written.map(({ own }) => own), ...onlyLive.map(({ live }) => live), ...deleted];
  const current = new Map(
    texts.live.map((one) => [targetOf(one), numberIn(one.object['status'], 'currentReplicas')]),
  );
  // The first of several: it is set last.
  const byTarget = new Map(
    found.reverse().map((one) => {
      const spec = one.object['spec'];
      const target = targetOf(one);
      return [
        target,
        {
          title: `${one.kind}/${one.name}`,
          // Below 1 the workload is switched off, which a plan of a rollout is not about.
          min: Math.max(1, numberIn(spec, 'minReplicas') ?? numberIn(spec, 'minReplicaCount') ?? 1),
          /** By its status; null where it has none. */
          current: current.get(target) ?? null,
          /** The workload keeps the number that it has set. */
          isDeleted: deleted.includes(one),
        },
      ];
    }),
  );
  return (workload: Manifest) => byTarget.get(objectKey(workload)) ?? null;
}

/** KEDA scales a Deployment where it names no kind. */
function targetOf(manifest: Manifest): string {
  const target = fieldAt(manifest.object, 'spec', 'scaleTargetRef');
  const [kind, name] = [textIn(target, 'kind') ?? 'Deployment', textIn(target, 'name') ?? ''];
  return ownerKey(namespaceOf(manifest), { kind, name });
}

export type Replicas = ReturnType<typeof replicasOf>;

/**
 * Number of replicas of a workload after the change. Without `replicas` in the file the live number stays: an autoscaler sets it, and its deletion does not change it. But a field that the
 * base wrote and the file drops is removed by an apply, and the API server fills in its default, 1. An edited file writes over what the
 * autoscaler has set meanwhile, be the number in it new or old; so does an unedited one where the autoscaler is deleted, as
 * nothing raises the number again. Source: kubernetes.io, HorizontalPodAutoscaler, "Migrating Deployments and StatefulSets to
 * horizontal autoscaling"; kubernetes/kubernetes#25238.
 */
export function replicasOf(
  { manifest, before, isKept = false }: KubernetesObject,
  live: number | null,
  autoscaler: Autoscaler | null,
) {
  const isWritten = (one: Manifest): boolean => isSet(specOf(one), 'replicas');
  const found = live ?? autoscaler?.current ?? null;
  const scaled = found ?? autoscaler?.min ?? null;
  const isDropped = before !== null && isWritten(before) && !isWritten(manifest);
  const writing = before && [before, manifest].find(isWritten);
  const isOther = autoscaler && writing && found !== null && found !== replicasIn(writing);
  const isReset = isOther && !isKept && (autoscaler.isDeleted || !isSameJson(before.object, manifest.object));
  const reset = isReset ? autoscaler : null;
  const written = before && isWritten(before) ? (reset ? found : replicasIn(before)) : null;
  const hasNote = autoscaler && !isDropped && !(isWritten(manifest) && autoscaler.isDeleted);
  return {
    count: (isWritten(manifest) || isDropped ? null : scaled) ?? replicasIn(manifest),
    /** The number in the base, else in the snapshot; null where it is in neither. */
    before: before ? (written ?? scaled ?? 1) : live,
    /** The base writes `replicas` and the file no longer does. */
    isDropped,
    /** An autoscaler whose number an apply writes over. */
    reset,
    note: hasNote ? noteOf(autoscaler, found, isWritten(manifest)) : null,
  };
}

function noteOf({ title, min, isDeleted }: Autoscaler, found: number | null, isWritten: boolean): Text {
  const [field, by] = [code('replicas'), name('object', title)];
  if (isWritten)
    return text`${field} is set in the file and by ${by}: every apply resets it until the autoscaler acts. Remove it from the file.`;
  const assumed = found === null ? text`its minimum, ${min}` : text`the ${found} of the snapshot`;
  return text`${field} is set by ${by}${isDeleted && text`, which is deleted`}: the plan assumes ${assumed}.`;
}
