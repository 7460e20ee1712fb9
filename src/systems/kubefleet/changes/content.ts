import { canonicalJson } from '../../../manifest/canonical.js';
import { fieldAt, itemsIn, objectIn, textIn } from '../../../manifest/fields.js';
import { present } from '../../../manifest/lookup.js';
import type { Json, Manifest, Place } from '../../../manifest/manifest.js';
import { placedTitleOf } from '../../../manifest/visible.js';
import { redactObject } from '../../../snapshot/redact.js';
import { counted } from '../../../text/plural.js';
import { fewNames, joinTexts, name, type Text, text, verbFor } from '../../../text/text.js';
import { type PolicyRef, refText } from '../../system.js';
import type { MemberCluster } from '../objects/clusters.js';
import { heldBy, type Hub, keyOf, type Selection } from '../objects/contents.js';
import { type FleetObject, sameRef } from '../objects/objects.js';
import { labelTest } from '../objects/policy.js';
import { readSelector, readSelectors, type ResourceSelector } from '../objects/selectors.js';

/** Edits of what a placement copies, apart from which objects it selects. */
export interface ContentChange {
  /** A clause: `Deployment/prod/web is edited`. */
  readonly says: Text;
  /** Titles of objects that are gone. */
  readonly gone: readonly string[];
  readonly place: Place | null;
  /** The only clusters that get something else; null = all that have the placement. */
  readonly clusters: ReadonlySet<string> | null;
}

export function joinChanges(changes: readonly ContentChange[]): ContentChange | null {
  if (changes.length === 0) return null;
  const reached = present(changes.map(({ clusters }) => clusters));
  const says = changes.map((one) => one.says);
  return {
    says: joinTexts(says, '; '),
    gone: [...new Set(changes.flatMap(({ gone }) => gone))],
    place: present(changes.map(({ place }) => place))[0] ?? null,
    clusters: reached.length < changes.length ? null : new Set(reached.flatMap((some) => [...some])),
  };
}

/**
 * The change from one list of copied objects to another: any edit makes a new resource snapshot, which a rollout brings to the clusters.
 * None if nothing differs.
 */
export function contentChanges(before: readonly Manifest[], after: readonly Manifest[]): ContentChange[] {
  const { edited, added, gone } = differences(before, after);
  const parts = [
    [edited, text`edited`],
    [added, text`added`],
    [gone, text`no longer placed`],
  ] as const;
  const says = parts.flatMap(([objects, what]): Text | [] =>
    objects.length === 0
      ? []
      : text`${fewNames('object', objects.map(placedTitleOf))} ${verbFor(objects.length, 'is', 'are')} ${what}`,
  );
  if (says.length === 0) return [];
  const place = [...edited, ...added][0]?.place ?? null;
  return [{ says: joinTexts(says, '; '), gone: gone.map(placedTitleOf), place, clusters: null }];
}

/** Objects in an edited envelope, unless only the envelope itself differs. */
function differences(
  before: readonly Manifest[],
  after: readonly Manifest[],
): Record<'edited' | 'added' | 'gone', Manifest[]> {
  const was = new Map(before.map((one) => [keyOf(one), one]));
  const is = new Set(after.map(keyOf));
  const gone = before.filter((one) => !is.has(keyOf(one)));
  const found = { edited: [] as Manifest[], added: [] as Manifest[], gone };
  for (const manifest of after) {
    const earlier = was.get(keyOf(manifest));
    if (earlier === undefined) found.added.push(manifest);
    else if (contentOf(earlier) !== contentOf(manifest)) {
      const inside = differences(heldBy(earlier) ?? [], heldBy(manifest) ?? []);
      found.added.push(...inside.added);
      found.gone.push(...inside.gone);
      found.edited.push(...inside.edited);
      if (Object.values(inside).flat().length === 0) found.edited.push(manifest);
    }
  }
  return found;
}

/** Text that is equal if the same is copied: a status never is. */
export function contentOf({ object }: Manifest): string {
  return canonicalJson({ ...object, status: null });
}

interface Overridden {
  readonly ref: PolicyRef;
  readonly selection: Selection;
  readonly hub: Hub;
  readonly clusters: readonly MemberCluster[];
}

/**
 * Effect of added, edited and deleted overrides on a placement: a cluster with another override than before is stale, and is updated in
 * place as for a new image.
 * Source: kubefleet-dev/kubefleet, pkg/utils/overrider/overrider.go, FetchAllMatchingOverridesForResourceSnapshot and
 * PickFromResourceMatchedOverridesForTargetCluster; pkg/controllers/rollout/controller.go, SetupWithManagerForClusterResourcePlacement.
 */
export function overrideChanges(
  before: readonly FleetObject[],
  after: readonly FleetObject[],
  placed: Overridden,
): ContentChange[] {
  const olds = before.filter((one) => appliesTo(one, placed));
  const news = after.filter((one) => appliesTo(one, placed));
  const removed = olds.filter((one) => !news.some(({ ref }) => sameRef(ref, one.ref)));
  return [...news, ...removed].flatMap((shown): ContentChange | [] => {
    const was = olds.find(({ ref }) => sameRef(ref, shown.ref)) ?? null;
    const is = removed.includes(shown) ? null : shown;
    const reached = placed.clusters.filter((one) =>
      [was, is].some((of) => of && rulesFor(of, one).length > 0),
    );
    if ((was && is && isSame(was, is)) || reached.length === 0) return [];
    const deleted = reached.filter((one) => is && deletes(is, one) && !(was && deletes(was, one)));
    const titles = selectorsOf(shown).map(({ kind, name }) => `${kind}/${name ?? ''}`);
    return {
      says: text`${name('policy', refText(shown.ref))} is ${was === null ? text`added` : is === null ? text`deleted` : text`edited`}`,
      gone: deleted.length > 0 ? [`${titles.join(', ')} (on ${counted(deleted.length, 'cluster')})`] : [],
      place: is ? is.manifest.place : null,
      clusters: new Set(reached.map(({ name }) => name)),
    };
  });
}

/** A snapshot hides the values of patches: of a live override only the rest is compared. */
function isSame(was: FleetObject, is: FleetObject): boolean {
  const [one, other] = [was, is].map(({ manifest: { apiVersion, kind }, stored }) => {
    const shown = was.live || is.live ? redactObject(apiVersion, kind, stored)?.object : stored;
    return canonicalJson(shown?.['spec'] ?? null);
  });
  return one === other;
}

export function isOverride({ ref }: FleetObject): boolean {
  return ref.kind.endsWith('ResourceOverride');
}

export function appliesTo(
  override: FleetObject,
  { ref: placement, selection, hub }: Omit<Overridden, 'clusters'>,
): boolean {
  const { namespace } = override.ref;
  if (namespace === null && placement.namespace !== null) return false;
  const named = objectIn(override.stored['spec'], 'placement');
  const scope = textIn(named ?? undefined, 'scope') === 'Namespaced' ? namespace : null;
  if (named && (textIn(named, 'name') !== placement.name || placement.namespace !== scope)) return false;
  return selectorsOf(override).some(({ group, kind, name }) =>
    selection.takesNamed(group, { kind, namespace, name: name ?? '' }, hub),
  );
}

function selectorsOf({ stored: { spec } }: FleetObject): readonly ResourceSelector[] {
  return [...itemsIn(spec, 'clusterResourceSelectors').map(readSelector), ...readSelectors(spec)];
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
