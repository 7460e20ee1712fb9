import { fieldAt, itemsIn, textIn } from '../../../manifest/fields.js';
import { isObject, type Json, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { approximately, parseQuantity } from '../../../manifest/values/quantity.js';
import { visible } from '../../../manifest/words/visible.js';
import { besides, type KindSpec, type ResolveInput } from '../../system.js';
import type { PlacesForPods, PodsToPlace } from '../simulation/places/pods-to-place.js';

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
    return this.quotas
      .filter(({ quota }) => namespaceOf(quota) === namespaceOf(workload))
      .flatMap(({ quota, live }) => limitsOf(quota, live, pods))
      .filter(({ most }) => most !== null && most < wanted);
  }
}

function limitsOf(quota: Manifest, live: Manifest | null, pods: PodsToPlace): PlacesForPods[] {
  const hard = fieldAt(quota.object, 'spec', 'hard');
  return Object.keys(isObject(hard) ? hard : {}).flatMap((resource) => {
    const allowed = amountIn(hard, resource);
    const each = takenBy(pods.template, resource);
    if (allowed === null || each === 0) return [];
    const used = amountIn(fieldAt(live?.object, 'status', 'used'), resource);
    const own = pods.replicas * takenBy(pods.replaced ?? pods.template, resource);
    const others = used === null ? 0 : Math.max(0, used - own);
    const most = Math.max(0, Math.floor((allowed - others) / each + SLACK));
    const name = `ResourceQuota/${visible(quota.name)}`;
    return [
      {
        most,
        because: `${name} (${visible(`${resource}: ${textOf(hard, resource)}`)}) admits ${most} of its pods`,
      },
    ];
  });
}

function hasScopes({ object }: Manifest): boolean {
  return (
    itemsIn(object['spec'], 'scopes').length > 0 || fieldAt(object, 'spec', 'scopeSelector') !== undefined
  );
}

/** What one pod of a template takes of a resource, as a quota names it; 0 where it does not say, or the resource is none of pods. */
function takenBy(template: Json | undefined, resource: string): number {
  if (resource === 'pods' || resource === 'count/pods') return 1;
  const [kind, name] = resource.startsWith('limits.')
    ? (['limits', resource.slice('limits.'.length)] as const)
    : (['requests', resource.replace(/^requests\./, '')] as const);
  const spec = fieldAt(template, 'spec');
  const sum = itemsIn(spec, 'containers').reduce<number>((all, one) => all + takenIn(one, kind, name), 0);
  const first = itemsIn(spec, 'initContainers').map((one) => takenIn(one, kind, name));
  return Math.max(sum, ...first);
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
