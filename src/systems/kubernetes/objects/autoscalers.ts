import { fieldAt, labelsIn, numberIn, textIn } from '../../../manifest/fields.js';
import { groupedBy } from '../../../manifest/lookup/grouped.js';
import { groupOf, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { besides, type KindSpec, type ResolveInput } from '../../system.js';
import { remembered } from '../../../manifest/lookup/remembered.js';

/** What sets the number of replicas of a workload instead of its file. */
export interface Autoscaler {
  /** `HorizontalPodAutoscaler/web`. */
  readonly title: string;
  readonly min: number;
  /** The least that it ever leaves: 0 too, where KEDA scales to none. */
  readonly fewest: number;
  /** Infinity where nothing is written. */
  readonly max: number;
  /** Its bounds before the change; null for one that the change adds, and where there is nothing to compare with. */
  readonly before: Pick<Autoscaler, 'min' | 'max' | 'fewest'> | null;
  /** True where the change adds it. */
  readonly isAdded: boolean;
  readonly manifest: Manifest;
  /** How many there are by its status; null where it says nothing. */
  readonly current: number | null;
}

/** What sets the replicas of a workload in its own namespace. */
export const AUTOSCALERS: readonly KindSpec[] = [
  { group: 'autoscaling', versions: ['v2'], kind: 'HorizontalPodAutoscaler', isNamespaced: true },
  { group: 'keda.sh', versions: ['v1alpha1'], kind: 'ScaledObject', isNamespaced: true },
];

/** Every file is looked at once, and not for each workload. */
const scalersIn = remembered((files: readonly Manifest[]) =>
  groupedBy(files.filter(isScaler), (one) => targetOf(one) ?? ''),
);

/** The objects of these files that set the replicas of a workload. */
export function scalersOf(workload: Manifest, files: readonly Manifest[]): readonly Manifest[] {
  return scalersIn(files).get(keyOf(workload, workload.kind, workload.name)) ?? [];
}

function isScaler(manifest: Manifest): boolean {
  return AUTOSCALERS.some(
    ({ kind, group }) => kind === manifest.kind && group === groupOf(manifest.apiVersion),
  );
}

/** The fields in which they hold the bounds, and the defaults of those fields. */
const BOUNDS: Readonly<Record<string, { min: string; least: number; max: string; most: number }>> = {
  HorizontalPodAutoscaler: { min: 'minReplicas', least: 1, max: 'maxReplicas', most: Infinity },
  // KEDA scales from 0 to 1 by itself, and hands the rest to a HorizontalPodAutoscaler that it makes.
  ScaledObject: { min: 'minReplicaCount', least: 0, max: 'maxReplicaCount', most: 100 },
};

/** The autoscalers of one side by what they scale; those of the files come before what the cluster has of them. */
export class Autoscalers {
  private readonly byTarget = new Map<string, Autoscaler>();

  constructor(input: ResolveInput) {
    const { written, onlyLive, texts } = besides(AUTOSCALERS, input);
    for (const { own, base, live } of written) {
      const before = base ?? live;
      // What the API server refuses leaves the one that it has.
      const isKept = before !== null && refusedBounds(own) !== null && refusedBounds(before) === null;
      this.add(isKept ? before : own, before, texts.base !== null);
    }
    for (const { live } of onlyLive) this.add(live, live, true);
    // What is edited keeps its status.
    for (const manifest of texts.live) this.addCurrent(manifest);
  }

  /** Null for a workload that nothing scales. */
  of(workload: Manifest): Autoscaler | null {
    return this.byTarget.get(keyOf(workload, workload.kind, workload.name)) ?? null;
  }

  private add(manifest: Manifest, before: Manifest | null, isCompared: boolean): void {
    const key = targetOf(manifest);
    const bounds = boundsOf(manifest);
    if (key === null || !bounds || this.byTarget.has(key)) return;
    this.byTarget.set(key, {
      title: `${manifest.kind}/${manifest.name}`,
      ...bounds,
      // One that scaled something else before is new to this workload.
      before: before && targetOf(before) === key ? boundsOf(before) : null,
      isAdded: isCompared && (before === null || targetOf(before) !== key),
      manifest,
      current: null,
    });
  }

  private addCurrent(manifest: Manifest): void {
    const key = targetOf(manifest);
    const current = numberIn(manifest.object['status'], 'currentReplicas');
    const known = key === null ? undefined : this.byTarget.get(key);
    if (key !== null && known && current !== null) this.byTarget.set(key, { ...known, current });
  }
}

/** Below 1 the workload is switched off, which a plan of a rollout is not about. */
function boundsOf(manifest: Manifest): Pick<Autoscaler, 'min' | 'max' | 'fewest'> | null {
  const kind = BOUNDS[manifest.kind];
  if (!kind) return null;
  const paused = pausedAt(manifest);
  if (paused !== null) return { min: paused, max: paused, fewest: paused };
  const spec = manifest.object['spec'];
  const fewest = numberIn(spec, kind.min) ?? kind.least;
  return { min: Math.max(1, fewest), max: Math.max(1, numberIn(spec, kind.max) ?? kind.most), fewest };
}

/** Why its bounds are refused, as a clause, and what mends that; null where they are not. Source: kubernetes, pkg/apis/autoscaling/validation; keda.sh. */
export function refusedBounds({
  kind,
  object,
}: Manifest): { readonly why: string; readonly fix: string } | null {
  const names = BOUNDS[kind];
  if (!names) return null;
  const [min, max] = [numberIn(object['spec'], names.min), numberIn(object['spec'], names.max)];
  const fewest = min ?? names.least;
  if (min !== null && min < 0) return { why: `${names.min} ${min} is below 0`, fix: `Set ${names.min}: 1.` };
  if (max === null || max >= Math.max(1, fewest)) return null;
  return {
    why: max < 1 ? `${names.max} ${max} is below 1` : `${names.max} ${max} is below ${names.min} ${fewest}`,
    fix: `Set ${names.max}: ${Math.max(1, fewest)} or more.`,
  };
}

/** The field that lets it leave no fewer than these, as it is written. */
export function floorOf(manifest: Manifest, replicas: number): string {
  if (pausedAt(manifest) !== null) return `${PAUSED}: "${replicas}"`;
  return `${BOUNDS[manifest.kind]?.min ?? 'minReplicas'}: ${replicas}`;
}

/** The most replicas that it may ask for; Infinity where nothing is written. */
export function mostOf(manifest: Manifest): number {
  return boundsOf(manifest)?.max ?? Infinity;
}

const PAUSED = 'autoscaling.keda.sh/paused-replicas';

/** The number that KEDA keeps while it is paused, 0 as well; null where it scales. Source: keda.sh, Scaling Deployments, Pause autoscaling. */
function pausedAt({ kind, object }: Manifest): number | null {
  if (kind !== 'ScaledObject') return null;
  const written = labelsIn(object['metadata'], 'annotations')[PAUSED];
  return written !== undefined && /^\d{1,9}$/.test(written) ? Number(written) : null;
}

/** Where KEDA names no kind it is a Deployment. */
function targetOf(manifest: Manifest): string | null {
  const target = fieldAt(manifest.object, 'spec', 'scaleTargetRef');
  const name = textIn(target, 'name');
  return name === null ? null : keyOf(manifest, textIn(target, 'kind') ?? 'Deployment', name);
}

function keyOf(within: Manifest, kind: string, name: string): string {
  return JSON.stringify([kind, namespaceOf(within), name]);
}
