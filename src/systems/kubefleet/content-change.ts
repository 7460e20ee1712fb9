import { canonicalJson } from '../../manifest/canonical.js';
import type { Manifest, Place } from '../../manifest/manifest.js';
import { counted, verb } from '../../manifest/plural.js';
import type { PolicyRef, ResolveInput } from '../system.js';
import type { MemberCluster } from './clusters.js';
import { overrideChanges } from './overrides.js';
import { keyOf, titleOf } from './selected-objects.js';
import type { Selection } from './selected-objects.js';

/** What a change does to the objects that a placement copies, apart from which ones it selects. */
export interface ContentChange {
  /** What is edited, added or gone, as a clause without a full stop: `Deployment/prod/web, which it places, is edited`. */
  readonly says: string;
  /** What is gone from the files, as a person would name it. */
  readonly gone: readonly string[];
  readonly place: Place | null;
  /** The clusters that it is for; null = all that hold the placement. */
  readonly clusters: ReadonlySet<string> | null;
}

/**
 * Any edit of an object that a placement selects makes a new resource snapshot, and that is what a rollout brings to the clusters; one
 * of an override makes another of what those get that it is for. Null where there is none, or nothing to compare with.
 */
export function contentChange(
  ref: PolicyRef,
  selection: Selection,
  { neighbours, neighboursBefore }: ResolveInput,
  clusters: readonly MemberCluster[],
): ContentChange | null {
  if (!neighbours || !neighboursBefore) return null;
  const sides = { before: neighboursBefore, after: neighbours };
  const overrides = overrideChanges(ref, selection, sides, clusters).filter((one) => one.clusters.size > 0);
  const before = byKey(selection.of(neighboursBefore));
  const after = byKey(selection.of(neighbours));
  const edited = [...after].filter(([key, manifest]) => {
    const earlier = before.get(key);
    return earlier !== undefined && contentOf(earlier) !== contentOf(manifest);
  });
  const added = [...after].filter(([key]) => !before.has(key));
  const gone = [...before].filter(([key]) => !after.has(key));
  const parts = [
    ...partOf(edited, 'edited'),
    ...partOf(added, 'added'),
    ...partOf(gone, 'gone from the files'),
  ];
  if (parts.length + overrides.length === 0) return null;
  return {
    says: [...parts, ...overrides.map(({ says }) => says)].join('; '),
    gone: [...gone.map(([, manifest]) => titleOf(manifest)), ...overrides.flatMap((one) => one.gone)],
    place: [...edited, ...added][0]?.[1].place ?? overrides[0]?.place ?? null,
    clusters: parts.length > 0 ? null : new Set(overrides.flatMap((one) => [...one.clusters])),
  };
}

/** Text that is equal where the same is copied: a status never is. */
export function contentOf({ object }: Manifest): string {
  return canonicalJson(Object.fromEntries(Object.entries(object).filter(([key]) => key !== 'status')));
}

function byKey(manifests: readonly Manifest[]): ReadonlyMap<string, Manifest> {
  return new Map(manifests.map((manifest) => [keyOf(manifest), manifest]));
}

function partOf(objects: readonly (readonly [string, Manifest])[], what: string): string[] {
  const [first, ...others] = objects.map(([, manifest]) => titleOf(manifest));
  if (first === undefined) return [];
  if (others.length === 0) return [`${first}, which it places, is ${what}`];
  const more = counted(others.length, 'other object');
  return [`${first} and ${more} that it places ${verb(objects.length, 'is', 'are')} ${what}`];
}
