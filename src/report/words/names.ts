import type { Place } from '../../manifest/manifest.js';
import { plural } from '../../text/plural.js';
import type { PolicyDiff } from '../../plan/model.js';
import { factOf, type MembersChanged, type PolicyRef, refText } from '../../systems/system.js';
import { few, joinTexts, name, NO_TEXT, literal, type Text, text } from '../../text/text.js';

/** `Skyhook/gpu`, and with its namespace where it has one: `Deployment/shop/cart`. */
export function policyName(ref: PolicyRef): Text {
  return name('policy', refText(ref));
}

/** `NodePool/a, NodePool/b, NodePool/c and 4 more`. */
export function shortList(refs: readonly PolicyRef[]): Text {
  return few(refs.map(policyName), 3);
}

/** The name, and how many others the policy speaks for: `NotifyMaintenance/fw-gpu-001 and 39 more`. */
export function subjectName({ ref, base, head }: PolicyDiff): Text {
  const others = (factOf(head ?? base, 'speaks-for')?.objects ?? 1) - 1;
  return others > 0 ? text`${policyName(ref)} and ${others} more` : policyName(ref);
}

/** `policies/gpu.yaml:14`, and with the column where it helps an editor to jump there. */
export function placeText(place: Place, withColumn = false): string {
  return withColumn ? `${place.file}:${place.line}:${place.column}` : `${place.file}:${place.line}`;
}

/** `changed`, `changed through DeploymentPolicy/gpu`, `moved by its neighbours`. */
export function changePhrase(diff: PolicyDiff): Text {
  if (diff.change === 'added') return text`added`;
  if (diff.change === 'removed') return text`removed`;
  const members = membersPhrase(factOf(diff.head, 'speaks-for')?.changed);
  if (members) return members;
  const through =
    diff.touchedThrough.length > 0
      ? text`changed through ${joinTexts(diff.touchedThrough.map(policyName), ', ')}`
      : null;
  if (diff.change === 'changed') return through ? text`changed, and ${through}` : text`changed`;
  if (through) return through;
  return diff.sameEffect ? text`unchanged` : text`unchanged, but rolls out differently`;
}

/** `with 39 added, 1 deleted`, of a group whose own object may be untouched; null where the change touches none of it. */
function membersPhrase(changed: MembersChanged | null | undefined): Text | null {
  if (!changed) return null;
  const { added, edited, deleted } = changed;
  const parts = [
    added > 0 ? text`${added} added` : null,
    edited > 0 ? text`${edited} edited` : null,
    deleted > 0 ? text`${deleted} deleted` : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : text`with ${joinTexts(parts, ', ')}`;
}

const PLACES_SHOWN = 3;

/** A space and the first few places, each once; nothing where there are none. */
export function placesPhrase(all: readonly string[]): Text {
  const places = [...new Set(all)];
  if (places.length === 0) return NO_TEXT;
  const shown = joinTexts(
    places.slice(0, PLACES_SHOWN).map((place) => name('file', place)),
    ', ',
  );
  const more = places.length - PLACES_SHOWN;
  return more > 0 ? text` ${shown} and ${more} more ${literal(plural(more, 'place'))}` : text` ${shown}`;
}
