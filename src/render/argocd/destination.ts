import { field, textIn } from '../../manifest/fields.js';
import type { Json } from '../../manifest/manifest.js';

/** The names that a destination gives its cluster; null where nothing in the tree tells. */
export function destinationOf(spec: Json | undefined, clusters: readonly string[]): readonly string[] | null {
  const destination = field(spec, 'destination');
  const written = textIn(destination, 'name') || textIn(destination, 'server') || null;
  if (written === null) return null;
  if (written.includes('{{')) return clusters.length > 0 ? clusters : null;
  // A name says it by itself; an address may belong to the cluster that stands beside it.
  return textIn(destination, 'name') ? [written] : [written, ...clusters];
}
