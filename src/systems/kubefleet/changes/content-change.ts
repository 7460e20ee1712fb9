import { canonicalJson } from '../../../manifest/canonical.js';
import type { Manifest, Place } from '../../../manifest/manifest.js';
import { placedTitleOf } from '../../../manifest/visible.js';
import { count, joinTexts, literal, name, type Text, text } from '../../../text/text.js';
import type { ResolveInput } from '../../system.js';
import { heldBy, keyOf, type Selection } from '../objects/selected-objects.js';
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
 * Any edit of an object that a placement selects makes a new resource snapshot, which a rollout brings to the clusters. Null if there is none,
 * or nothing to compare with.
 */
export function contentChange(
  selection: Selection,
  { neighbours, neighboursBefore }: ResolveInput,
): ContentChange | null {
  if (!neighbours || !neighboursBefore) return null;
  const { edited, added, gone } = differences(selection.of(neighboursBefore), selection.of(neighbours));
  const left = new Set(neighbours.map(keyOf));
  const parts = [
    ...partOf(edited, 'edited'),
    ...partOf(added, 'added'),
    ...partOf(
      gone.filter((one) => !left.has(keyOf(one))),
      'gone from the files',
    ),
    ...partOf(
      gone.filter((one) => left.has(keyOf(one))),
      'no longer selected',
    ),
  ];
  if (parts.length === 0) return null;
  return {
    says: joinTexts(parts, '; '),
    gone: gone.map(placedTitleOf),
    place: [...edited, ...added][0]?.place ?? null,
    clusters: null,
  };
}

interface Differences {
  readonly edited: readonly Manifest[];
  readonly added: readonly Manifest[];
  readonly gone: readonly Manifest[];
}

/** Of an edited envelope the objects in it, unless only the envelope itself differs. */
function differences(before: readonly Manifest[], after: readonly Manifest[]): Differences {
  const [was, is] = [before, after].map((all) => new Map(all.map((one) => [keyOf(one), one])));
  const all = after.map((manifest): Differences => {
    const earlier = was?.get(keyOf(manifest));
    if (earlier === undefined) return { edited: [], added: [manifest], gone: [] };
    if (contentOf(earlier) === contentOf(manifest)) return { edited: [], added: [], gone: [] };
    const [heldBefore, held] = [heldBy(earlier), heldBy(manifest)];
    const inside = heldBefore && held ? differences(heldBefore, held) : null;
    const isInside = inside && inside.edited.length + inside.added.length + inside.gone.length > 0;
    return isInside ? inside : { edited: [manifest], added: [], gone: [] };
  });
  return {
    edited: all.flatMap(({ edited }) => edited),
    added: all.flatMap(({ added }) => added),
    gone: [...before.filter((one) => !is?.has(keyOf(one))), ...all.flatMap(({ gone }) => gone)],
  };
}

/** Text that is equal if the same is copied: a status never is. */
export function contentOf({ object }: Manifest): string {
  return canonicalJson(Object.fromEntries(Object.entries(object).filter(([key]) => key !== 'status')));
}

function partOf(objects: readonly Manifest[], what: string): Text[] {
  const [first, ...others] = objects.map((one) => name('object', placedTitleOf(one)));
  if (first === undefined) return [];
  if (others.length === 0) return [text`${first}, which it places, is ${literal(what)}`];
  const are = verbText(objects, 'is', 'are');
  return [text`${first} and ${count(others.length, 'other object')} that it places ${are} ${literal(what)}`];
}
