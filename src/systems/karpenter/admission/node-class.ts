import { decide, type Decision } from '../../../admission/decide.js';
import type { Manifest } from '../../../manifest/manifest.js';
import type { Reading } from '../../system.js';
import { type Admission, errorOf } from './admit.js';

/** A NodeClass as the API server takes it. */
export interface ReadNodeClass extends Decision {
  readonly manifest: Manifest;
  readonly isLive: boolean;
}

/** How NodeClasses are read over a change: by the cluster's own definition, as nothing is known here of what a provider takes. */
export const NODE_CLASSES: Reading<ReadNodeClass> = {
  file: (manifest, earlier) => read(manifest, earlier, false),
  live: (manifest) => read(manifest, null, true),
  isTaken: ({ violations }) => violations.length === 0,
};

function read(manifest: Manifest, before: ReadNodeClass | null, isLive: boolean): ReadNodeClass {
  const { object } = manifest;
  // Between two versions of the API stands a conversion: what must not change is not compared across it.
  const earlier = before?.manifest.apiVersion === manifest.apiVersion ? before : null;
  const judged = { ...manifest, isLive, isOldRedacted: earlier?.isLive === true };
  const known = (): Omit<Decision, 'byDefinition'> => ({ violations: [], stored: object, unknownFields: [] });
  const decision = manifest.definition
    ? decide(judged, object, earlier && earlier.stored, known)
    : { ...known(), byDefinition: null };
  return { ...decision, manifest, isLive };
}

/** In the words of NodePools. That the cluster knows more of it than is known here is no news. */
export function admissionOf({
  violations,
  stored,
  unknownFields,
  byDefinition,
}: ReadNodeClass): Pick<Admission, 'errors' | 'unknownFields' | 'byDefinition'> {
  return {
    errors: violations.map((violation) => errorOf(violation, stored)),
    unknownFields,
    byDefinition: byDefinition && { ...byDefinition, differences: [] },
  };
}
