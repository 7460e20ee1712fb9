import type { Manifest } from '../../../manifest/manifest.js';
import type { Earlier } from '../admission/step.js';
import { isReadOnly } from '../admission/update.js';
import { same } from './identity.js';
import type { SkyhookObject, SkyhookObjects } from './objects.js';
import { POLICY_KIND } from './objects.js';
import type { SkyhookVersion } from '../versions.js';

/**
 * The object of this name in the base, if the cluster can have taken it: one that is refused never got there. Read-only ones of
 * the legacy group were created before this version judged them.
 */
export function acceptedBefore<Spec>(
  base: readonly SkyhookObject<Spec>[],
  manifest: Manifest,
  version: SkyhookVersion,
): SkyhookObject<Spec> | null {
  const before = same(base, manifest);
  if (before === null) return null;
  const { object } = before.manifest;
  return before.spec !== null || isReadOnly({ object, stored: before.stored }, version) ? before : null;
}

/**
 * What an object of the head is an update of: the object of the base, with the status of the live one, else the live one; null
 * when it is new.
 */
export function earlierOf(
  manifest: Manifest,
  base: SkyhookObjects,
  cluster: SkyhookObjects,
  version: SkyhookVersion,
): Earlier | null {
  const before = acceptedBefore(ofKind(base, manifest), manifest, version);
  const live = same(ofKind(cluster, manifest), manifest);
  if (before) return { stored: withStatusOf(before, live ?? before), isRedacted: false };
  return live === null ? null : { stored: withStatusOf(live, live), isRedacted: true };
}

function withStatusOf(
  { manifest, stored }: SkyhookObject<unknown>,
  live: SkyhookObject<unknown>,
): Earlier['stored'] {
  const status = live.manifest.object['status'];
  return { object: { ...manifest.object, ...(status === undefined ? {} : { status }) }, stored };
}

function ofKind({ mains, policies }: SkyhookObjects, { kind }: Manifest): readonly SkyhookObject<unknown>[] {
  return kind === POLICY_KIND ? policies : mains;
}
