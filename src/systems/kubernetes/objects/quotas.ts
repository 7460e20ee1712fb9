import { fieldAt, itemsIn, textIn } from '../../../manifest/fields.js';
import { isObject, type Json, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { approximately, parseQuantity } from '../../../manifest/values/quantity.js';
import { visible } from '../../../manifest/words/visible.js';
import { besides, type KindSpec, type ResolveInput } from '../../system.js';
import type { PlacesForPods, PodsToPlace } from '../simulation/places/pods-to-place.js';
import type { Asked } from './asked-resources.js';

/** Rounding of what is added up. */
const SLACK = 1e-9;

/** What limits the pods of its own namespace, all together. */
export const QUOTA: KindSpec = { group: '', versions: ['v1'], kind: 'ResourceQuota', isNamespaced: true };

/**
 * The quotas of one side. What they allow goes to the pods that are there, so that a surge is refused where they are full: its pods are
 * not even made. Those of the files come before what the cluster has of them, whose status says what is taken. A quota with scopes is
 * left out, as it may count other pods. Source: kubernetes, plugin/pkg/admission/resourcequota; kubernetes/kubernetes#89209.
 */
export class Quotas {
  private readonly quotas: readonly { readonly quota: Manifest; readonly live: Manifest | null }[];

  constructor(input: ResolveInput) {
    const { written, onlyLive } = besides([QUOTA], input);
    this.quotas = [
      ...written.map(({ own, live }) => ({ quota: own, live })),
      ...onlyLive.map(({ live }) => ({ quota: live, live })),
    ].filter(({ quota }) => !hasScopes(quota));
  }

  /** How many pods of a Deployment its namespace admits, by each quota that allows fewer than `wanted`. */
  limits(workload: Manifest, pods: PodsToPlace, wanted: number): PlacesForPods[] {
    return this.of(workload)
      .flatMap((one) => sharesIn(one, pods))
      .map((share) => ({ ...share, most: mostIn(share) }))
      .flatMap(({ most, each, quota }) =>
        each > 0 && most < wanted
          ? [{ most, because: `${quota} admits ${most} of its pods`, isRefused: true }]
          : [],
      );
  }

  /**
   * How many pods of the new template are admitted where each takes the place of one that goes first, as those of StatefulSets and
   * DaemonSets: what the old ones take is free only once they are gone.
   */
  replaced(workload: Manifest, pods: PodsToPlace): PlacesForPods[] {
    return this.of(workload)
      .flatMap((one) => sharesIn(one, pods))
      .flatMap((share) => {
        const most = replacedIn(share, pods);
        return most < pods.replicas
          ? [
              {
                most,
                because: `${share.quota} admits ${most === 0 ? 'none' : `${most}`} of its new pods`,
                isRefused: true,
              },
            ]
          : [];
      });
  }

  /** Why every pod is refused: a quota of CPU or memory takes none of which a container does not say how much it wants. */
  refusal(workload: Manifest, filled: () => readonly Asked[]): string | null {
    for (const { quota } of this.of(workload))
      for (const resource of Object.keys(hardOf(quota))) {
        const [kind, name] = resourceIn(resource);
        const silent = DEMANDED.has(name) ? filled().find((one) => !one[kind].has(name)) : undefined;
        if (silent !== undefined)
          return `ResourceQuota/${visible(quota.name)} (${visible(resource)}) refuses such a pod: container ${visible(silent.name)} has no ${kind}.${name}`;
      }
    return null;
  }

  private of(workload: Manifest): readonly { readonly quota: Manifest; readonly live: Manifest | null }[] {
    return this.quotas.filter(({ quota }) => namespaceOf(quota) === namespaceOf(workload));
  }
}

/** Those that every container has to name under a quota. Source: kubernetes, pkg/quota/v1/evaluator/core/pods.go, Constraints. */
const DEMANDED: ReadonlySet<string> = new Set(['cpu', 'memory']);

/** What a quota leaves to the pods of one workload of one resource. */
interface Share {
  /** The quota, with what it allows. */
  readonly quota: string;
  readonly allowed: number;
  readonly others: number;
  /** What nobody has taken yet; null where no status says. */
  readonly left: number | null;
  /** What a new pod takes, and what one takes that it replaces. */
  readonly each: number;
  readonly eachBefore: number;
}

function hardOf({ object }: Manifest): Readonly<Record<string, Json>> {
  const hard = fieldAt(object, 'spec', 'hard');
  return isObject(hard) ? hard : {};
}

function sharesIn(
  { quota, live }: { readonly quota: Manifest; readonly live: Manifest | null },
  pods: PodsToPlace,
): Share[] {
  const hard = hardOf(quota);
  return Object.keys(hard).flatMap((resource): Share[] => {
    const allowed = amountIn(hard, resource);
    if (allowed === null) return [];
    const each = takenBy(pods.template, resource);
    const eachBefore = takenBy(pods.replaced ?? pods.template, resource);
    const used = amountIn(fieldAt(live?.object, 'status', 'used'), resource);
    const others = used === null ? 0 : Math.max(0, used - pods.running * eachBefore);
    const named = visible(`${resource}: ${textOf(hard, resource)}`);
    const left = used === null ? null : allowed - used;
    const title = `ResourceQuota/${visible(quota.name)} (${named})`;
    return [{ quota: title, allowed, others, left, each, eachBefore }];
  });
}

function mostIn({ allowed, others, each }: Share): number {
  return Math.max(0, Math.floor((allowed - others) / each + SLACK));
}

/** The first new pod that finds too little stops the rest, as the pod that it replaces is gone. */
function replacedIn(
  { allowed, others, left, each, eachBefore }: Share,
  { replicas: count, running }: PodsToPlace,
): number {
  if (each === 0) return count;
  // Pods that the quota refused already are no part of what is taken.
  const free = left ?? allowed - others - Math.min(count, running) * eachBefore;
  const more = each - eachBefore;
  if (free - more < -SLACK) return 0;
  return more <= 0 ? count : Math.min(count, Math.floor(free / more + SLACK));
}

function hasScopes({ object }: Manifest): boolean {
  return (
    itemsIn(object['spec'], 'scopes').length > 0 || fieldAt(object, 'spec', 'scopeSelector') !== undefined
  );
}

/** What one pod of a template takes of a resource, as a quota names it; 0 where it does not say, or the resource is none of pods. */
function takenBy(template: Json | undefined, resource: string): number {
  if (resource === 'pods' || resource === 'count/pods') return 1;
  const [kind, name] = resourceIn(resource);
  const spec = fieldAt(template, 'spec');
  const sum = itemsIn(spec, 'containers').reduce<number>((all, one) => all + takenIn(one, kind, name), 0);
  const first = itemsIn(spec, 'initContainers').map((one) => takenIn(one, kind, name));
  return Math.max(sum, ...first);
}

function resourceIn(resource: string): readonly ['limits' | 'requests', string] {
  return resource.startsWith('limits.')
    ? ['limits', resource.slice('limits.'.length)]
    : ['requests', resource.replace(/^requests\./, '')];
}

/** A request that is left out is the limit. */
function takenIn(container: Json, kind: 'requests' | 'limits', name: string): number {
  const resources = fieldAt(container, 'resources');
  const own = amountIn(fieldAt(resources, kind), name);
  return own ?? (kind === 'requests' ? amountIn(fieldAt(resources, 'limits'), name) : null) ?? 0;
}

function amountIn(of: Json | undefined, name: string): number | null {
  const quantity = parseQuantity(textOf(of, name));
  return quantity && approximately(quantity);
}

function textOf(of: Json | undefined, name: string): string {
  const written = fieldAt(of, name);
  return typeof written === 'number' ? String(written) : (textIn(of, name) ?? '');
}
