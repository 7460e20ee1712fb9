import { canonicalJson } from '../../../manifest/canonical.js';
import { fieldAt, itemsIn, objectIn, textIn } from '../../../manifest/fields.js';
import type { Json, JsonObject, Manifest } from '../../../manifest/manifest.js';
import { redactObject } from '../../../snapshot/redact.js';
import { joinTexts, literal, NO_TEXT, text } from '../../../text/text.js';
import { counted } from '../../../text/plural.js';
import type { PolicyRef } from '../../system.js';
import type { MemberCluster } from '../objects/clusters.js';
import { labelTest } from '../objects/labels.js';
import { type FleetObject, sameRef } from '../objects/objects.js';
import type { Selection } from '../objects/selected-objects.js';
import { refName } from '../objects/texts.js';
import type { ContentChange } from './content-change.js';

const OVERRIDES: readonly string[] = ['ClusterResourceOverride', 'ResourceOverride'];

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
  const gone = olds.filter((one) => !news.some(({ ref }) => sameRef(ref, one.ref)));
  const found = [...news, ...gone].flatMap((shown) => {
    const was = olds.find(({ ref }) => sameRef(ref, shown.ref)) ?? null;
    const is = gone.includes(shown) ? null : shown;
    if (was && is && isSame(was, is)) return [];
    const reached = placed.clusters.filter(({ labels }) =>
      [was, is].some((one) => one && rulesFor(one, labels).length > 0),
    );
    if (reached.length === 0) return [];
    const deleted = reached.filter(
      ({ labels }) => is && deletes(is, labels) && !(was && deletes(was, labels)),
    );
    return [{ shown, was, is, reached, deleted }];
  });
  const [first] = found;
  if (first === undefined) return null;
  return {
    says: joinTexts(
      found.map(({ shown, was, is }) => {
        const what = literal(was === null ? 'added' : is === null ? 'deleted' : 'edited');
        // The controller watches overrides that name their placement.
        const later = objectIn(shown.stored['spec'], 'placement')
          ? NO_TEXT
          : text` (it names no placement: it applies from the next reconcile)`;
        return text`${refName(shown.ref)}, which overrides what it places, is ${what}${later}`;
      }),
      '; ',
    ),
    gone: [
      ...new Set(
        found.flatMap(({ shown, deleted }) =>
          deleted.length === 0
            ? []
            : [`${namesOf(shown).join(', ')} (on ${counted(deleted.length, 'cluster')})`],
        ),
      ),
    ],
    place: first.is ? first.is.manifest.place : null,
    clusters: new Set(found.flatMap(({ reached }) => reached.map(({ name }) => name))),
  };
}

/** A snapshot hides the values of patches: of a live override only the rest is compared. */
function isSame(was: FleetObject, is: FleetObject): boolean {
  const hides = was.live || is.live;
  const [one, other] = [was, is].map(({ manifest: { apiVersion, kind }, stored }) =>
    canonicalJson((hides ? redactObject(apiVersion, kind, stored)?.object : stored)?.['spec'] ?? null),
  );
  return one === other;
}

/** True for an override of something that a placement places. */
export function appliesTo(
  { ref, stored }: FleetObject,
  { ref: placement, selection, manifests }: Overridden,
): boolean {
  if (!OVERRIDES.includes(ref.kind) || (ref.namespace === null && placement.namespace !== null)) return false;
  const named = objectIn(stored['spec'], 'placement');
  if (named && !isNamed(named, ref, placement)) return false;
  return selectorsOf(stored).some((selector) => {
    const [group = '', kind = '', name = ''] = ['group', 'kind', 'name'].map(
      (key) => textIn(selector, key) ?? '',
    );
    return selection.takesNamed({ group, kind, namespace: ref.namespace, name }, manifests);
  });
}

function isNamed(named: JsonObject, override: PolicyRef, placement: PolicyRef): boolean {
  if (textIn(named, 'name') !== placement.name) return false;
  return placement.namespace === (textIn(named, 'scope') === 'Namespaced' ? override.namespace : null);
}

function selectorsOf({ spec }: JsonObject): readonly Json[] {
  return ['clusterResourceSelectors', 'resourceSelectors'].flatMap((list) => itemsIn(spec, list));
}

function namesOf({ stored }: FleetObject): string[] {
  return selectorsOf(stored).map((one) => `${textIn(one, 'kind') ?? ''}/${textIn(one, 'name') ?? ''}`);
}

/** Rules that apply to a cluster: without `clusterSelector` to none, without terms to all. An invalid selector may take any. */
function rulesFor({ stored }: FleetObject, labels: MemberCluster['labels']): readonly Json[] {
  return itemsIn(fieldAt(stored['spec'], 'policy'), 'overrideRules').filter((rule) => {
    const selector = objectIn(rule, 'clusterSelector');
    const terms = itemsIn(selector ?? undefined, 'clusterSelectorTerms');
    const takes = (term: Json): boolean => labelTest(objectIn(term, 'labelSelector') ?? {})?.(labels) ?? true;
    return selector !== null && (terms.length === 0 || terms.some(takes));
  });
}

function deletes(override: FleetObject, labels: MemberCluster['labels']): boolean {
  return rulesFor(override, labels).some((rule) => textIn(rule, 'overrideType') === 'Delete');
}
