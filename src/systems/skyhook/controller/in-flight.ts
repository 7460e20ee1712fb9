import { field, textIn } from '../../../manifest/fields.js';
import { groupOf } from '../../../manifest/manifest.js';
import { twinIn } from '../objects/identity.js';
import { GROUP, LEGACY_GROUP, type SkyhookObjects } from '../objects/objects.js';
import { type SkyhookVersion, switchesOf } from '../versions.js';

const IN_FLIGHT: readonly string[] = ['in_progress', 'erroring', 'blocked', 'waiting', 'unknown'];
const MIRRORED = `${GROUP}/mirrored-from`;

/** What keeps an operator from 0.18 on from doing anything, and what frees it. */
export interface Frozen {
  readonly why: string;
  readonly unstick: string;
}

/**
 * While an object of the legacy group that an older operator began is in flight, the new one does nothing at all, for no object.
 * Null where none is, and where the snapshot holds mirrors: then the migration is past that point. Source: NVIDIA/nodewright,
 * the migration guide of 0.18.0.
 */
export function frozenBy({ mains, policies }: SkyhookObjects, version: SkyhookVersion): Frozen | null {
  if (!switchesOf(version).legacyGroupReadOnly) return null;
  if ([...mains, ...policies].some(({ manifest }) => isMirror(manifest.object))) return null;
  const first = mains.find(
    ({ manifest }) =>
      groupOf(manifest.apiVersion) === LEGACY_GROUP &&
      IN_FLIGHT.includes(statusOf(manifest.object)) &&
      twinIn(mains, manifest) === null,
  );
  if (!first) return null;
  const name = `Skyhook/${first.manifest.name}`;
  return {
    why: `${name} of ${LEGACY_GROUP} is in flight (${statusOf(first.manifest.object)}), and until no object of that group is, operator ${version} does nothing at all.`,
    unstick: `Let ${name} complete on the operator that began it, before 0.18, and upgrade the operator afterwards.`,
  };
}

type Stored = Parameters<typeof textIn>[0];

function isMirror(object: Stored): boolean {
  return textIn(field(field(object, 'metadata'), 'annotations'), MIRRORED) !== null;
}

function statusOf(object: Stored): string {
  return textIn(field(object, 'status'), 'status') ?? '';
}
