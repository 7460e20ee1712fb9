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

/** The autoscalers of one side by the workload that they scale; those of the files come before those of the cluster. */
export class Autoscalers {
  private readonly byTarget = new Map<string, Autoscaler>();

  constructor(input: ResolveInput) {
    const { written, onlyLive, texts } = new Histories(AUTOSCALERS, {
      own: input.neighbours ?? [],
      base: input.neighboursBefore ?? null,
      live: input.snapshot.objects,
      compared: null,
    });
    const current = new Map(
      texts.live.map((one) => [targetOf(one), numberIn(one.object['status'], 'currentReplicas')]),
    );
    for (const { own } of [...written, ...onlyLive.map(({ live }) => ({ own: live }))]) {
      const key = targetOf(own);
      if (key !== null && !this.byTarget.has(key))
        this.byTarget.set(key, {
          title: `${own.kind}/${own.name}`,
          min: minOf(own),
          current: current.get(key) ?? null,
        });
    }
  }

  /** Null for a workload that nothing scales. */
  of(workload: Manifest): Autoscaler | null {
    return this.byTarget.get(keyOf(workload, workload.kind, workload.name)) ?? null;
  }
}

/** Below 1 the workload is switched off, which a plan of a rollout is not about. */
function minOf({ object }: Manifest): number {
  const { spec } = object;
  return Math.max(1, numberIn(spec, 'minReplicas') ?? numberIn(spec, 'minReplicaCount') ?? 1);
}

/** KEDA scales a Deployment where it names no kind. */
function targetOf(manifest: Manifest): string | null {
  const target = fieldAt(manifest.object, 'spec', 'scaleTargetRef');
  const name = textIn(target, 'name');
  return name === null ? null : keyOf(manifest, textIn(target, 'kind') ?? 'Deployment', name);
}

function keyOf(within: Manifest, kind: string, name: string): string {
  return JSON.stringify([kind, namespaceOf(within), name]);
}
