import { canonicalJson } from '../../../manifest/values/canonical.js';
import type { Manifest, Place } from '../../../manifest/manifest.js';
import { counted, verb } from '../../../text/plural.js';
import { placedTitleOf } from '../../../manifest/words/visible.js';
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
  const changes = [...after].map(([key, manifest]) => changedIn(before.get(key), manifest));
  const edited = changes.flatMap((one) => one.edited);
  const added = changes.flatMap((one) => one.added);
  const gone = [
    ...[...before].flatMap(([key, manifest]) => (after.has(key) ? [] : [manifest])),
    ...changes.flatMap((one) => one.gone),
  ];
  const left = gone.length === 0 ? null : new Set(neighbours.map(keyOf));
  const isLeft = (manifest: Manifest): boolean => left?.has(keyOf(manifest)) === true;
  const parts = [
    ...partOf(edited, 'edited'),
    ...partOf(added, 'added'),
    ...partOf(
      gone.filter((one) => !isLeft(one)),
      'gone from the files',
    ),
    ...partOf(gone.filter(isLeft), 'selected no longer'),
  ];
  if (parts.length === 0) return null;
  return {
    says: parts.join('; '),
    gone: gone.map(placedTitleOf),
    place: [...edited, ...added][0]?.place ?? null,
    clusters: null,
  };
}

interface Changed {
  readonly edited: readonly Manifest[];
  readonly added: readonly Manifest[];
  readonly gone: readonly Manifest[];
}

const NOTHING: Changed = { edited: [], added: [], gone: [] };

/** Of an envelope what is in it, where something of that differs. */
function changedIn(before: Manifest | undefined, after: Manifest): Changed {
  if (before === undefined) return { ...NOTHING, added: [after] };
  if (contentOf(before) === contentOf(after)) return NOTHING;
  const [was, is] = [heldBy(before), heldBy(after)].map((held) => byKey(held ?? []));
  if (!was || !is) return { ...NOTHING, edited: [after] };
  const inside = {
    edited: [...is].flatMap(([key, one]) => {
      const earlier = was.get(key);
      return earlier === undefined || contentOf(earlier) === contentOf(one) ? [] : [one];
    }),
    added: [...is].flatMap(([key, one]) => (was.has(key) ? [] : [one])),
    gone: [...was].flatMap(([key, one]) => (is.has(key) ? [] : [one])),
  };
  const isAny = [inside.edited, inside.added, inside.gone].some((list) => list.length > 0);
  return isAny ? inside : { ...NOTHING, edited: [after] };
}

/** Text that is equal where the same is copied: a status never is. */
export function contentOf({ object }: Manifest): string {
  return canonicalJson(Object.fromEntries(Object.entries(object).filter(([key]) => key !== 'status')));
}

function byKey(manifests: readonly Manifest[]): ReadonlyMap<string, Manifest> {
  return new Map(manifests.map((manifest) => [keyOf(manifest), manifest]));
}

function partOf(objects: readonly Manifest[], what: string): string[] {
  const [first, ...others] = objects.map(placedTitleOf);
  if (first === undefined) return [];
  if (others.length === 0) return [`${first}, which it places, is ${what}`];
  const more = counted(others.length, 'other object');
  return [`${first} and ${more} that it places ${verb(objects.length, 'is', 'are')} ${what}`];
}
