import { fieldAt, numberIn, textIn } from '../../../manifest/fields.js';
import { type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { Histories, type KindSpec, type ResolveInput } from '../../system.js';

/** Sets the number of replicas of a workload instead of its file. */
export interface Autoscaler {
  /** `HorizontalPodAutoscaler/web`. */
  readonly title: string;
  readonly min: number;
  /** Replicas by its status; null where it has none. */
  readonly current: number | null;
}

/** Kinds that set the replicas of a workload in their own namespace. */
export const AUTOSCALERS: readonly KindSpec[] = [
  { group: 'autoscaling', versions: ['v2'], kind: 'HorizontalPodAutoscaler', isNamespaced: true },
  { group: 'keda.sh', versions: ['v1alpha1'], kind: 'ScaledObject', isNamespaced: true },
];

/** Finds the autoscaler of a workload, null where nothing scales it; those of the files come before those of the cluster. */
export function autoscalersOf(input: ResolveInput): (workload: Manifest) => Autoscaler | null {
  const { written, onlyLive, texts } = new Histories(AUTOSCALERS, {
    own: input.neighbours ?? [],
    base: input.neighboursBefore ?? null,
    live: input.snapshot.objects,
    compared: null,
  });
  const found = [...written.map(({ own }) => own), ...onlyLive.map(({ live }) => live)];
  const current = new Map(
    texts.live.map((one) => [targetOf(one), numberIn(one.object['status'], 'currentReplicas')]),
  );
  // Of several the first: it is set last.
  const byTarget = new Map(
    found.reverse().map((one) => {
      const { kind, name, object } = one;
      const least = numberIn(object['spec'], 'minReplicas') ?? numberIn(object['spec'], 'minReplicaCount');
      const target = targetOf(one);
      // Below 1 the workload is switched off, which a plan of a rollout is not about.
      const min = Math.max(1, least ?? 1);
      return [target, { title: `${kind}/${name}`, min, current: current.get(target) ?? null }];
    }),
  );
  return (workload) => byTarget.get(keyOf(workload, workload.kind, workload.name)) ?? null;
}

/** KEDA scales a Deployment where it names no kind. */
function targetOf(manifest: Manifest): string {
  const target = fieldAt(manifest.object, 'spec', 'scaleTargetRef');
  return keyOf(manifest, textIn(target, 'kind') ?? 'Deployment', textIn(target, 'name') ?? '');
}

function keyOf(within: Manifest, kind: string, name: string): string {
  return JSON.stringify([kind, namespaceOf(within), name]);
}
