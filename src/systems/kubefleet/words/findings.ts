import { pathText } from '../../../manifest/fields.js';
import type { Json } from '../../../manifest/manifest.js';
import type { PolicyRef, ResolvedPolicy } from '../../system.js';
import { stated } from '../../system.js';
import type { FleetObject } from '../objects/objects.js';

/** What is known of an object from its text alone, with room for the rest. */
export function policyOf(
  object: FleetObject,
  rest: Partial<ResolvedPolicy> & { readonly uses?: readonly PolicyRef[] } = {},
): ResolvedPolicy {
  const { manifest, ref, live, refusals, unknownFields, byDefinition } = object;
  return {
    ref,
    apiVersion: manifest.apiVersion,
    place: manifest.place,
    live,
    written: writtenPart(manifest.object['spec']),
    uses: [],
    groups: [],
    change: null,
    unknownFields: unknownFields.map(({ path, suggestion }) => ({
      path: pathText(path),
      place: manifest.placeOf(path),
      suggestion,
    })),
    missingReferences: [],
    notes: [],
    ...rest,
    facts: [...stated('by-definition', byDefinition ? [byDefinition] : []), ...(rest.facts ?? [])],
    rejections: [
      ...refusals.map(({ path, ...refusal }) => ({ ...refusal, place: manifest.placeOf(path) })),
      ...(rest.rejections ?? []),
    ],
  };
}

function writtenPart(spec: Json | undefined): Json {
  return { spec: spec ?? null };
}
