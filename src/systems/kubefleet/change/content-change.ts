import { canonicalJson } from '../../../manifest/canonical.js';
import type { Manifest, Place } from '../../../manifest/manifest.js';
import { counted, verb } from '../../../manifest/plural.js';
import { placedTitleOf } from '../../../manifest/visible.js';
import type { ResolveInput } from '../../system.js';
import { heldBy, keyOf, type Selection } from '../objects/selected-objects.js';

/** What a change does to the objects that a placement copies, apart from which ones it selects. */
export interface ContentChange {
  /** What is edited, added or gone, as a clause without a full stop: `Deployment/prod/web, which it places, is edited`. */
  readonly says: string;
  /** What is gone from the files, as a person would name it. */
  readonly gone: readonly string[];
  readonly place: Place | null;
  /** The only clusters that get something else by it; null = all that have the placement. */
  readonly clusters: ReadonlySet<string> | null;
}

/** Both at once: of two parts of which one reaches every cluster, so does the whole. */
export function bothChanges(one: ContentChange | null, other: ContentChange | null): ContentChange | null {
  if (!one || !other) return one ?? other;
  return {
    says: `${one.says}; ${other.says}`,
    gone: [...one.gone, ...other.gone],
    place: one.place ?? other.place,
    clusters: one.clusters && other.clusters && new Set([...one.clusters, ...other.clusters]),
  };
}

/**
 * Any edit of an object that a placement selects makes a new resource snapshot, and that is what a rollout brings to the clusters.
 * Null where there is none, or nothing to compare with.
 */
export function contentChange(
  selection: Selection,
  { neighbours, neighboursBefore }: ResolveInput,
): ContentChange | null {
  if (!neighbours || !neighboursBefore) return null;
  const before = byKey(selection.of(neighboursBefore));
  const after = byKey(selection.of(neighbours));
  const edited = [...after].flatMap(([key, manifest]): (readonly [string, Manifest])[] => {
    const earlier = before.get(key);
    if (earlier === undefined || contentOf(earlier) === contentOf(manifest)) return [];
    return editedIn(earlier, manifest) ?? [[key, manifest]];
  });
  const added = [...after].filter(([key]) => !before.has(key));
  const gone = [...before].filter(([key]) => !after.has(key));
  const parts = [
    ...partOf(edited, 'edited'),
    ...partOf(added, 'added'),
    ...partOf(gone, 'gone from the files'),
  ];
  if (parts.length === 0) return null;
  return {
    says: parts.join('; '),
    gone: gone.map(([, manifest]) => placedTitleOf(manifest)),
    place: [...edited, ...added][0]?.[1].place ?? null,
    clusters: null,
  };
}

/** Of an envelope what differs in it; null for what is none, and where something comes or goes in it. */
function editedIn(before: Manifest, after: Manifest): (readonly [string, Manifest])[] | null {
  const [was, is] = [heldBy(before), heldBy(after)].map((held) => held && byKey(held));
  if (!was || !is || was.size !== is.size || ![...is.keys()].every((key) => was.has(key))) return null;
  const edited = [...is].filter(([key, one]) => contentOf(one) !== contentOf(was.get(key) ?? one));
  return edited.length === 0 ? null : edited;
}

/** Text that is equal where the same is copied: a status never is. */
export function contentOf({ object }: Manifest): string {
  return canonicalJson(Object.fromEntries(Object.entries(object).filter(([key]) => key !== 'status')));
}

function byKey(manifests: readonly Manifest[]): ReadonlyMap<string, Manifest> {
  return new Map(manifests.map((manifest) => [keyOf(manifest), manifest]));
}

function partOf(objects: readonly (readonly [string, Manifest])[], what: string): string[] {
  const [first, ...others] = objects.map(([, manifest]) => placedTitleOf(manifest));
  if (first === undefined) return [];
  if (others.length === 0) return [`${first}, which it places, is ${what}`];
  const more = counted(others.length, 'other object');
  return [`${first} and ${more} that it places ${verb(objects.length, 'is', 'are')} ${what}`];
}
