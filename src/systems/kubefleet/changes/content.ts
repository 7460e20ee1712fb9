import { canonicalJson } from '../../../manifest/canonical.js';
import { fieldAt, itemsIn, objectIn, textIn } from '../../../manifest/fields.js';
import type { Json, Manifest, Place } from '../../../manifest/manifest.js';
import { placedTitleOf } from '../../../manifest/visible.js';
import { redactObject } from '../../../snapshot/redact.js';
import { counted } from '../../../text/plural.js';
import { count, joinTexts, name, NO_TEXT, type Text, text } from '../../../text/text.js';
import type { PolicyRef } from '../../system.js';
import type { MemberCluster } from '../objects/clusters.js';
import { heldBy, keyOf, type Selection } from '../objects/contents.js';
import { labelTest } from '../objects/labels.js';
import { type FleetObject, sameRef } from '../objects/objects.js';
import { refName, verbText } from '../objects/texts.js';

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

/** A placement, and what it places. */
interface Overridden {
  readonly ref: PolicyRef;
  readonly selection: Selection;
  /** Every manifest of the side: a selector may name any of them. */
  readonly manifests: readonly Manifest[];
  readonly clusters: readonly MemberCluster[];
}

/**
 * Effect of added, edited and deleted overrides on a placement: a cluster with another override than before is stale, and is updated in
 * place as for a new image. Null if none applies.
 * Source: kubefleet-dev/kubefleet, pkg/utils/overrider/overrider.go, FetchAllMatchingOverridesForResourceSnapshot and
 * PickFromResourceMatchedOverridesForTargetCluster; pkg/controllers/rollout/controller.go, SetupWithManagerForClusterResourcePlacement.
 */
export function overrideChange(
  before: readonly FleetObject[],
  after: readonly FleetObject[],
  placed: Overridden,
): ContentChange | null {
  const olds = before.filter((one) => appliesTo(one, placed));
  const news = after.filter((one) => appliesTo(one, placed));
  const removed = olds.filter((one) => !news.some(({ ref }) => sameRef(ref, one.ref)));
  const found = [...news, ...removed].flatMap((shown) => {
    const was = olds.find(({ ref }) => sameRef(ref, shown.ref)) ?? null;
    const is = removed.includes(shown) ? null : shown;
    const reached = placed.clusters.filter((one) =>
      [was, is].some((of) => of && rulesFor(of, one).length > 0),
    );
    if ((was && is && isSame(was, is)) || reached.length === 0) return [];
    const deleted = reached.filter((one) => is && deletes(is, one) && !(was && deletes(was, one)));
    const what = was === null ? text`added` : is === null ? text`deleted` : text`edited`;
    // The controller watches overrides that name their placement.
    const later = placementOf(shown)
      ? NO_TEXT
      : text` (it names no placement: it applies from the next reconcile)`;
    return {
      says: text`${refName(shown.ref)}, which overrides what it places, is ${what}${later}`,
      gone:
        deleted.length > 0
          ? `${selectorsOf(shown)
              .map((one) => `${textIn(one, 'kind') ?? ''}/${textIn(one, 'name') ?? ''}`)
              .join(', ')} (on ${counted(deleted.length, 'cluster')})`
          : [],
      place: is ? is.manifest.place : null,
      reached,
    };
  });
  const [first] = found;
  if (first === undefined) return null;
  return {
    says: joinTexts(
      found.map(({ says }) => says),
      '; ',
    ),
    gone: [...new Set(found.flatMap(({ gone }) => gone))],
    place: first.place,
    clusters: new Set(found.flatMap(({ reached }) => reached.map(({ name }) => name))),
  };
}

/** A snapshot hides the values of patches: of a live override only the rest is compared. */
function isSame(was: FleetObject, is: FleetObject): boolean {
  const [one, other] = [was, is].map(({ manifest: { apiVersion, kind }, stored }) => {
    const shown = was.live || is.live ? redactObject(apiVersion, kind, stored)?.object : stored;
    return canonicalJson(shown?.['spec'] ?? null);
  });
  return one === other;
}

/** True for an override of something that a placement places. */
export function appliesTo(
  override: FleetObject,
  { ref: placement, selection, manifests }: Overridden,
): boolean {
  const { kind, namespace } = override.ref;
  if (!kind.endsWith('ResourceOverride') || (namespace === null && placement.namespace !== null))
    return false;
  const named = placementOf(override);
  const scope = textIn(named ?? undefined, 'scope') === 'Namespaced' ? namespace : null;
  if (named && (textIn(named, 'name') !== placement.name || placement.namespace !== scope)) return false;
  return selectorsOf(override).some((selector) => {
    const [group, of, name] = ['group', 'kind', 'name'].map((key) => textIn(selector, key) ?? '');
    return selection.takesNamed(
      { group: group ?? '', kind: of ?? '', namespace, name: name ?? '' },
      manifests,
    );
  });
}

function placementOf({ stored }: FleetObject) {
  return objectIn(stored['spec'], 'placement');
}

function selectorsOf({ stored }: FleetObject): readonly Json[] {
  return ['clusterResourceSelectors', 'resourceSelectors'].flatMap((list) => itemsIn(stored['spec'], list));
}

/** Rules that apply to a cluster: without `clusterSelector` to none, without terms to all. An invalid selector may take any. */
function rulesFor({ stored }: FleetObject, { labels }: MemberCluster): readonly Json[] {
  return itemsIn(fieldAt(stored['spec'], 'policy'), 'overrideRules').filter((rule) => {
    const selector = objectIn(rule, 'clusterSelector');
    const terms = itemsIn(selector ?? undefined, 'clusterSelectorTerms');
    const takes = (term: Json): boolean => labelTest(objectIn(term, 'labelSelector') ?? {})?.(labels) ?? true;
    return selector !== null && (terms.length === 0 || terms.some(takes));
  });
}

function deletes(override: FleetObject, cluster: MemberCluster): boolean {
  return rulesFor(override, cluster).some((rule) => textIn(rule, 'overrideType') === 'Delete');
}
