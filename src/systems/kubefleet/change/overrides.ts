import { canonicalJson } from '../../../manifest/values/canonical.js';
import { fieldAt, itemsIn, labelsIn, objectIn, textIn } from '../../../manifest/fields.js';
import type { Json, JsonObject, Manifest, Place } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/words/visible.js';
import { redactObject } from '../../../snapshot/redact.js';
import { type PolicyRef, refText, type Unshown } from '../../system.js';
import type { MemberCluster } from '../objects/clusters.js';
import type { ContentChange } from './content-change.js';
import { labelTest } from '../objects/labels.js';
import type { OtherOverride } from '../admission/override-rules.js';
import { type FleetObject, refOf, sameRef } from '../objects/objects.js';
import type { Selection } from '../objects/selected-objects.js';
import { clusters as clusterCount } from '../words/why.js';

const OVERRIDES: readonly string[] = ['ClusterResourceOverride', 'ResourceOverride'];

/** One override before and after the change; null where it is not there. */
export interface OverridePair {
  readonly before: FleetObject | null;
  readonly after: FleetObject | null;
}

/** A placement, and what it places. */
export interface Overridden {
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

/**
 * Overrides that the change adds or edits and that count for no cluster of the snapshot now: a rule goes by labels alone, and no cluster
 * has its own name for a label unless somebody writes it (Azure/fleet#1146).
 */
export function overridesOfNone(pairs: readonly OverridePair[], placed: Overridden): Unshown[] {
  const { clusters } = placed;
  return pairs.flatMap(({ before, after }) => {
    if (!after || !concerns(after, placed) || (before && isSame(before, after))) return [];
    const found = clusters.length === 0 ? null : ofNone(after, before, clusters);
    const place = after.manifest.placeOf(['spec', 'policy', 'overrideRules']);
    return found !== null
      ? {
          subject: `override-of-none ${after.ref.kind}/${after.ref.name}`,
          says: `${refText(after.ref)} ${found} on none of the ${clusterCount(clusters.length)} of the snapshot${namedByLabel(after, clusters)}.`,
          fix: 'Correct the labels in clusterSelector, or write them to the member clusters that are meant.',
          place,
        }
      : [];
  });
}

/** That nothing of it counts, or a rule that the change writes; null where all of those count somewhere. */
function ofNone(
  after: FleetObject,
  before: FleetObject | null,
  clusters: readonly MemberCluster[],
): string | null {
  const counting = new Set(clusters.flatMap(({ labels }) => rulesFor(after, labels)));
  if (counting.size === 0) return 'counts for no cluster: the labels of its rules are';
  const earlier = new Set((before ? rulesOf(before) : []).map((rule) => canonicalJson(rule)));
  const isIdle = rulesOf(after).some(
    (rule) =>
      objectIn(rule, 'clusterSelector') !== null && !counting.has(rule) && !earlier.has(canonicalJson(rule)),
  );
  return isIdle ? 'has a rule that counts for no cluster: its labels are' : null;
}

function rulesOf({ stored }: FleetObject): readonly Json[] {
  return itemsIn(fieldAt(stored['spec'], 'policy'), 'overrideRules');
}

/** A rule without `clusterSelector` counts for none, whatever labels there are. */
function namedByLabel(override: FleetObject, clusters: readonly MemberCluster[]): string {
  const wanted = rulesOf(override)
    .flatMap((rule) => itemsIn(objectIn(rule, 'clusterSelector') ?? {}, 'clusterSelectorTerms'))
    .flatMap((term) => Object.entries(labelsIn(objectIn(term, 'labelSelector') ?? {}, 'matchLabels')));
  const [first] = wanted.filter(([key, value]) => clusters.every(({ labels }) => labels[key] !== value));
  return first ? `, such as ${visible(first.join('='))}` : '';
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
export function isSame(was: FleetObject, is: FleetObject): boolean {
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

export function concerns(
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

export function selectorsOf(stored: JsonObject): readonly Json[] {
  return ['clusterResourceSelectors', 'resourceSelectors'].flatMap((list) => itemsIn(stored['spec'], list));
}

function namesOf({ stored }: FleetObject): string[] {
  return selectorsOf(stored).map(
    (selector) => `${textIn(selector, 'kind') ?? ''}/${textIn(selector, 'name') ?? ''}`,
  );
}

/** The rules that count for a cluster: without `clusterSelector` for none, without terms for all. */
export function rulesFor(override: FleetObject, labels: MemberCluster['labels']): readonly Json[] {
  return rulesOf(override).filter((rule) => {
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

/** For an override that is new: those of its kind and namespace that the hub holds before it comes to it. */
export function overridesBeside({
  own,
  base,
  live,
}: {
  readonly own: readonly Manifest[];
  readonly base: readonly Manifest[] | null;
  readonly live: readonly Manifest[];
}): (ref: PolicyRef) => readonly OtherOverride[] {
  const isOne = (manifest: Manifest): boolean => OVERRIDES.includes(manifest.kind);
  const written = own.filter(isOne);
  const before = [...(base ?? []), ...live].filter(isOne).map(refOf);
  const isThere = (ref: PolicyRef): boolean => before.some((one) => sameRef(one, ref));
  return (ref) => {
    const at = written.findIndex((manifest) => sameRef(refOf(manifest), ref));
    if (at < 0 || isThere(ref)) return [];
    const beside = written.filter((manifest, i) => {
      const other = refOf(manifest);
      const isSameKind = other.kind === ref.kind && other.namespace === ref.namespace;
      return isSameKind && other.name !== ref.name && (i < at || isThere(other));
    });
    return beside.map(({ name, object }) => ({ name, selectors: selectorsOf(object) }));
  };
}
