import { itemsIn, objectIn, textIn } from '../../../manifest/fields.js';
import type { Json, JsonObject } from '../../../manifest/manifest.js';
import type { Availability } from '../../system.js';
import { canonicalJson } from '../../../manifest/canonical.js';

/**
 * What a placement selected before and does not select now, as a person would name it. Where another selector takes it too, it
 * stays; that is seen only where both say the same.
 */
export function droppedResources(before: JsonObject, after: JsonObject): string[] {
  const kept = itemsIn(after['spec'], 'resourceSelectors');
  return itemsIn(before['spec'], 'resourceSelectors')
    .filter((selector) => !kept.some((other) => covers(other, selector)))
    .map((selector) => droppedText(selector, kept));
}

/** Of a Namespace that stays what is in it. */
function droppedText(selector: Json, kept: readonly Json[]): string {
  const narrower = kept.find((other) => selectedBy(other) === selectedBy(selector));
  if (narrower === undefined) return selectorText(selector);
  const name = textIn(selector, 'name');
  const of = name === null ? 'every Namespace that one selector takes' : `Namespace/${name}`;
  return scopeOf(narrower) === 'NamespaceOnly' ? `all that is in ${of}` : `what no selector takes of ${of}`;
}

/**
 * A cluster from which something is taken counts as available as soon as the rest of it is: that it is gone shows in no condition.
 * Source: kubefleet-dev/kubefleet, pkg/controllers/workapplier: manifests that a work no longer has are deleted from the cluster,
 * and its conditions are of those that it has.
 */
export function availabilityWithout(availability: Availability, dropped: readonly string[]): Availability {
  if (dropped.length === 0) return availability;
  const signal = availability.signal === 'time' ? 'time' : 'none';
  return { ...availability, signal, dropped };
}

function covers(other: Json, selector: Json): boolean {
  if (selectedBy(other) !== selectedBy(selector)) return false;
  return scopeOf(selector) === 'NamespaceOnly' || scopeOf(other) === scopeOf(selector);
}

/** The version says how it is read, not which objects these are. */
function selectedBy(selector: Json): string {
  const labels = objectIn(selector, 'labelSelector');
  return canonicalJson([
    textIn(selector, 'group'),
    textIn(selector, 'kind'),
    textIn(selector, 'name'),
    labels,
  ]);
}

function scopeOf(selector: Json): string {
  return textIn(selector, 'selectionScope') ?? 'NamespaceWithResources';
}

function selectorText(selector: Json): string {
  const kind = textIn(selector, 'kind') ?? '';
  const name = textIn(selector, 'name');
  const whole =
    kind === 'Namespace' && scopeOf(selector) !== 'NamespaceOnly' ? ' with all that it holds' : '';
  return name === null ? `every ${kind} that one selector takes` : `${kind}/${name}${whole}`;
}
