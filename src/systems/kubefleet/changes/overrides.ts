import { canonicalJson } from '../../../manifest/values/canonical.js';
import { fieldAt, itemsIn, objectIn, textIn } from '../../../manifest/fields.js';
import type { Json, JsonObject, Manifest, Place } from '../../../manifest/manifest.js';
import { redactObject } from '../../../snapshot/redact.js';
import { type PolicyRef, refText } from '../../system.js';
import type { MemberCluster } from '../objects/clusters.js';
import type { ContentChange } from './content-change.js';
import { labelTest } from '../objects/labels.js';
import { type FleetObject, sameRef } from '../objects/objects.js';
import type { Selection } from '../objects/selected-objects.js';
import { clusters as clusterCount } from '../results/why.js';

const OVERRIDES: readonly string[] = ['ClusterResourceOverride', 'ResourceOverride'];

/** One override before and after the change; null where it is not there. */
export interface OverridePair {
  readonly before: FleetObject | null;
  readonly after: FleetObject | null;
}

/** A placement, and what it places. */
interface Overridden {
  readonly ref: PolicyRef;
  readonly selection: Selection;
  /** Every manifest of the side: what a selector names may be among them. */
  readonly manifests: readonly Manifest[];
  readonly clusters: readonly MemberCluster[];
}

/**
 * What overrides that the change adds, edits or deletes do to what a placement brings to its clusters: a cluster for which another
 * override counts than before is not up to date, and is updated in place like for a new image. Null where none counts. Source:
 * kubefleet-dev/kubefleet, pkg/utils/overrider/overrider.go, FetchAllMatchingOverridesForResourceSnapshot and
 * PickFromResourceMatchedOverridesForTargetCluster; pkg/controllers/rollout/controller.go, SetupWithManagerForClusterResourcePlacement.
 */
export function overrideChange(pairs: readonly OverridePair[], placed: Overridden): ContentChange | null {
  const found = pairs.flatMap((pair) => changed(pair, placed) ?? []);
  const [first] = found;
  if (first === undefined) return null;
  return {
    says: found.map(({ says }) => says).join('; '),
    gone: [...new Set(found.flatMap(({ gone }) => gone))],
    place: first.place,
    clusters: new Set(found.flatMap(({ reached }) => reached)),
  };
}

/** Those of a placement that count for it now. */
export function overridesOf(objects: readonly FleetObject[], placed: Overridden): PolicyRef[] {
  return objects
    .filter((object) => OVERRIDES.includes(object.ref.kind) && concerns(object, placed))
    .map(({ ref }) => ref);
}

interface Changed {
  readonly says: string;
  readonly gone: readonly string[];
  readonly reached: readonly string[];
  readonly place: Place | null;
}

function changed({ before, after }: OverridePair, placed: Overridden): Changed | null {
  const was = before && concerns(before, placed) ? before : null;
  const is = after && concerns(after, placed) ? after : null;
  const shown = is ?? was;
  if (!shown || (was && is && isSame(was, is))) return null;
  const reached = placed.clusters
    .filter(({ labels }) => [was, is].some((one) => one && rulesFor(one, labels).length > 0))
    .map(({ name }) => name);
  if (reached.length === 0) return null;
  const deletedOn = placed.clusters.filter(
    ({ labels }) => is && deletes(is, labels) && !(was && deletes(was, labels)),
  );
  const what = was === null ? 'added' : is === null ? 'gone' : 'edited';
  return {
    says: `${refText(shown.ref)}, which changes what it places, is ${what}${laterText(shown)}`,
    gone:
      deletedOn.length === 0 ? [] : [`${namesOf(shown).join(', ')} (on ${clusterCount(deletedOn.length)})`],
    reached,
    place: is ? is.manifest.place : null,
  };
}

/** The snapshot only tells whether a live override has these patches, and not which ones it has. */
function isSame(was: FleetObject, is: FleetObject): boolean {
  const hides = was.live || is.live;
  const [one, other] = [was, is].map(({ manifest: { apiVersion, kind }, stored }) =>
    canonicalJson((hides ? redactObject(apiVersion, kind, stored)?.object : stored)?.['spec'] ?? null),
  );
  return one === other;
}

/** The controller is told of overrides that name their placement, and finds the others as soon as it looks at it for another reason. */
function laterText({ stored }: FleetObject): string {
  if (objectIn(stored['spec'], 'placement')) return '';
  return ' (it names no placement, so that it counts from the next rollout of it, or the next look at it)';
}

function concerns(
  { ref, stored }: FleetObject,
  { ref: placement, selection, manifests }: Overridden,
): boolean {
  if (ref.namespace === null && placement.namespace !== null) return false;
  const meant = objectIn(stored['spec'], 'placement');
  if (meant && !isNamed(meant, ref, placement)) return false;
  return selectorsOf(stored).some((selector) => {
    const text = (field: string): string => textIn(selector, field) ?? '';
    const named = { group: text('group'), kind: text('kind'), namespace: ref.namespace, name: text('name') };
    return selection.takesNamed(named, manifests);
  });
}

function isNamed(named: JsonObject, override: PolicyRef, placement: PolicyRef): boolean {
  if (textIn(named, 'name') !== placement.name) return false;
  const isNamespaced = textIn(named, 'scope') === 'Namespaced';
  return isNamespaced ? placement.namespace === override.namespace : placement.namespace === null;
}

function selectorsOf(stored: JsonObject): readonly Json[] {
  return ['clusterResourceSelectors', 'resourceSelectors'].flatMap((list) => itemsIn(stored['spec'], list));
}

function namesOf({ stored }: FleetObject): string[] {
  return selectorsOf(stored).map(
    (selector) => `${textIn(selector, 'kind') ?? ''}/${textIn(selector, 'name') ?? ''}`,
  );
}

/** The rules that count for a cluster: without `clusterSelector` for none, without terms for all. */
function rulesFor(override: FleetObject, labels: MemberCluster['labels']): readonly Json[] {
  return itemsIn(fieldAt(override.stored['spec'], 'policy'), 'overrideRules').filter((rule) => {
    const selector = objectIn(rule, 'clusterSelector');
    if (!selector) return false;
    const terms = itemsIn(selector, 'clusterSelectorTerms');
    return terms.length === 0 || terms.some((term) => takes(term, labels));
  });
}

/** A selector that cannot be read may take any cluster. */
function takes(term: Json, labels: MemberCluster['labels']): boolean {
  const test = labelTest(objectIn(term, 'labelSelector') ?? {});
  return test === null || test(labels);
}

function deletes(override: FleetObject, labels: MemberCluster['labels']): boolean {
  return rulesFor(override, labels).some((rule) => textIn(rule, 'overrideType') === 'Delete');
}

/** One that the cluster has, the files or both hold before the change, beside what is there after it. */
export function overridePairs(before: readonly FleetObject[], after: readonly FleetObject[]): OverridePair[] {
  const isOverride = ({ ref }: FleetObject): boolean => OVERRIDES.includes(ref.kind);
  const left = before.filter(isOverride).filter((one) => !after.some(({ ref }) => sameRef(ref, one.ref)));
  return [
    ...after.filter(isOverride).map((object) => ({
      before: before.find(({ ref }) => sameRef(ref, object.ref)) ?? null,
      after: object,
    })),
    ...left.map((object) => ({ before: object, after: null })),
  ];
}
