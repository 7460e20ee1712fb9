import { optionsOf } from '../../manifest/delivery/argo-sync.js';
import { isSameJson } from '../../manifest/values/canonical.js';
import { field, itemsIn, textIn } from '../../manifest/fields.js';
import type { Json } from '../../manifest/manifest.js';
import { type Aspect, aspectOf } from '../renderer.js';

/** With this option a sync leaves what is ignored as the cluster has it; else it only decides whether Argo CD sees a reason to sync. */
export function isRespected(spec: Json | undefined): boolean {
  return optionsOf(spec).includes('RespectIgnoreDifferences=true');
}

/** Source: argo-cd, docs/user-guide/diffing.md and sync-options.md, "Respect ignore differences configs". */
export function ignoringOf(spec: Json | undefined): Aspect {
  const written = itemsIn(spec, 'ignoreDifferences');
  return aspectOf('ignore-differences', written, (was, is) => {
    const isMore = is.some((one) => !was.some((other) => isSameJson(one, other)));
    if (!isMore || isRespected(spec)) return null;
    const says =
      'is edited in ignoreDifferences: where a change edits nothing but what is ignored there, Argo CD sees no difference and does not sync by itself, while the plan is of an edit that arrives. Leave it at fields that others set, such as replicas beside an autoscaler.';
    return { says, isHarmless: false };
  });
}

/** The names that a destination gives its cluster; null where nothing in the tree tells. */
export function destinationOf(spec: Json | undefined, clusters: readonly string[]): readonly string[] | null {
  const destination = field(spec, 'destination');
  const written = textIn(destination, 'name') || textIn(destination, 'server') || null;
  if (written === null) return null;
  if (written.includes('{{')) return clusters.length > 0 ? clusters : null;
  // A name says it by itself; an address may belong to the cluster that stands beside it.
  return textIn(destination, 'name') ? [written] : [written, ...clusters];
}
