import { canonicalJson } from '../../../manifest/canonical.js';
import { fieldAt, itemsIn, objectIn, textIn } from '../../../manifest/fields.js';
import type { Json, Manifest } from '../../../manifest/manifest.js';
import { redactObject } from '../../../snapshot/redact.js';
import { counted } from '../../../text/plural.js';
import { joinTexts, NO_TEXT, text } from '../../../text/text.js';
import type { PolicyRef } from '../../system.js';
import type { MemberCluster } from '../objects/clusters.js';
import type { Selection } from '../objects/contents.js';
import { labelTest } from '../objects/labels.js';
import { type FleetObject, sameRef } from '../objects/objects.js';
import { refName } from '../objects/texts.js';
import type { ContentChange } from './content.js';

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
