import { canonicalJson } from '../../../manifest/canonical.js';
import type { Manifest, Place } from '../../../manifest/manifest.js';
import { placedTitleOf } from '../../../manifest/visible.js';
import { count, joinTexts, name, NO_TEXT, type Text, text } from '../../../text/text.js';
import { heldBy, keyOf } from '../objects/contents.js';
import { verbText } from '../objects/texts.js';

/** Edits of the objects that a placement copies, apart from which ones it selects. */
export interface ContentChange {
  /** A clause: `Deployment/prod/web, which it places, is edited`. */
  readonly says: Text;
  /** Titles of objects that are gone. */
  readonly gone: readonly string[];
  readonly place: Place | null;
  /** The only clusters that get something else; null = all that have the placement. */
  readonly clusters: ReadonlySet<string> | null;
}

export function bothChanges(one: ContentChange | null, other: ContentChange | null): ContentChange | null {
  if (!one || !other) return one ?? other;
  return {
    says: text`${one.says}; ${other.says}`,
    gone: [...one.gone, ...other.gone],
    place: one.place ?? other.place,
    clusters: one.clusters && other.clusters && new Set([...one.clusters, ...other.clusters]),
  };
}

/**
 * The change from one list of copied objects to another: any edit makes a new resource snapshot, which a rollout brings to the clusters.
 * `manifests`: all of the side, where a copied object may be left that is no longer selected. Null if nothing differs.
 */
export function contentChange(
  before: readonly Manifest[],
  after: readonly Manifest[],
  manifests: readonly Manifest[],
): ContentChange | null {
  const { edited, added, gone } = differences(before, after);
  const left = new Set(manifests.map(keyOf));
  const says = joinTexts(
    [
      partOf(edited, text`edited`),
      partOf(added, text`added`),
      partOf(
        gone.filter((one) => !left.has(keyOf(one))),
        text`gone from the files`,
      ),
      partOf(
        gone.filter((one) => left.has(keyOf(one))),
        text`no longer selected`,
      ),
    ],
    '; ',
  );
  if (says.parts.length === 0) return null;
  const place = [...edited, ...added][0]?.place ?? null;
  return { says, gone: gone.map(placedTitleOf), place, clusters: null };
}

type Differences = Readonly<Record<'edited' | 'added' | 'gone', readonly Manifest[]>>;

/** Of an edited envelope the objects in it, unless only the envelope itself differs. */
function differences(before: readonly Manifest[], after: readonly Manifest[]): Differences {
  const was = new Map(before.map((one) => [keyOf(one), one]));
  const is = new Set(after.map(keyOf));
  const edited: Manifest[] = [];
  const added: Manifest[] = [];
  const gone = before.filter((one) => !is.has(keyOf(one)));
  for (const manifest of after) {
    const earlier = was.get(keyOf(manifest));
    if (earlier === undefined) added.push(manifest);
    else if (contentOf(earlier) !== contentOf(manifest)) {
      const inside = differences(heldBy(earlier) ?? [], heldBy(manifest) ?? []);
      edited.push(...inside.edited);
      added.push(...inside.added);
      gone.push(...inside.gone);
      if (Object.values(inside).flat().length === 0) edited.push(manifest);
    }
  }
  return { edited, added, gone };
}

/** Text that is equal if the same is copied: a status never is. */
export function contentOf({ object }: Manifest): string {
  return canonicalJson({ ...object, status: null });
}

function partOf(objects: readonly Manifest[], what: Text): Text {
  const [first, ...others] = objects.map((one) => name('object', placedTitleOf(one)));
  if (first === undefined) return NO_TEXT;
  if (others.length === 0) return text`${first}, which it places, is ${what}`;
  return text`${first} and ${count(others.length, 'other object')} that it places ${verbText(objects, 'is', 'are')} ${what}`;
}
