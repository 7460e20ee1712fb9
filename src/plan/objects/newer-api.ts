import { isSameValue } from '../../manifest/canonical.js';
import { valueAt, withMember } from '../../manifest/fields.js';
import { addTo, groupedBy } from '../../manifest/lookup.js';
import { code, list, name, text, verbFor } from '../../text/text.js';
import { errorAt, type Problem, unjudgedAt, warningAt } from '../../manifest/problem.js';
import { groupOf, type Manifest, type Place } from '../../manifest/manifest.js';
import { titleOf, visible } from '../../manifest/visible.js';
import { claimedAs } from '../../systems/index.js';
import { newestApi } from '../../systems/kinds.js';
import { refKey } from '../../systems/ref.js';
import { type ResolvedPolicy } from '../../systems/system.js';

/** Manifests as they are planned, and what of their API versions was assumed. */
interface InKnownApis {
  readonly manifests: readonly Manifest[];
  /** Places of those that are planned as another version than the one they are written in. */
  readonly assumed: ReadonlySet<Place>;
  readonly problems: readonly Problem[];
}

/**
 * A planned kind in a newer version of its API than any that is known is planned as the newest known, with one warning for each kind
 * and version. An older one is left to its system, which knows what became of it. Where the base has none of that version, a cluster
 * may not serve it, and whether it does decides what the change does: that is not evaluated.
 */
export function inKnownApis(
  manifests: readonly Manifest[],
  base: readonly Manifest[] | null = null,
): InKnownApis {
  const assumed = new Map<string, [Manifest, ...Manifest[]]>();
  const known = manifests.map((manifest) => {
    const newest = newestFor(manifest);
    if (newest === null || !isNewer(manifest.apiVersion, newest)) return manifest;
    addTo(assumed, `${manifest.kind} ${manifest.apiVersion}`, manifest);
    const object = withMember(manifest.object, 'apiVersion', newest);
    return { ...manifest, apiVersion: newest, object, writtenApi: manifest.apiVersion };
  });
  return {
    manifests: known,
    assumed: new Set([...assumed.values()].flat().map(({ place }) => place)),
    problems: [...assumed.values()].map((all) => newerProblem(all, base)),
  };
}

/** A field that the newest known version does not have may be one of the newer, unless the cluster itself says that it is none. */
export function withoutUnknownFields(
  policies: readonly ResolvedPolicy[],
  assumed: ReadonlySet<Place>,
): readonly ResolvedPolicy[] {
  if (assumed.size === 0) return policies;
  return policies.map((policy) =>
    assumed.has(policy.place) && !policy.byDefinition ? { ...policy, unknownFields: [] } : policy,
  );
}

function newestFor(manifest: Manifest): string | null {
  const claimed = claimedAs(manifest);
  return claimed && newestApi(claimed.spec);
}

/**
 * `v1` is newer than `v1beta2`, and that than `v1alpha3`; any of `v2`, its first alpha too, came after them. Kubernetes prefers what is
 * stable to `v2alpha1`, but that is the order in which it offers versions, not the one in which they are made.
 */
function isNewer(apiVersion: string, than: string): boolean {
  const [own, other] = [rankOf(apiVersion), rankOf(than)];
  return groupOf(apiVersion) === groupOf(than) && own !== null && other !== null && own > other;
}

const VERSION = /\/v(\d{1,6})(?:(alpha|beta)(\d{1,6}))?$/;

/** The major version first, then stability, then the number of the alpha or beta; null for no such version. */
function rankOf(apiVersion: string): number | null {
  const [, major, stage = '', number = '0'] = VERSION.exec(apiVersion) ?? [];
  const stability = { alpha: 0, beta: 1 }[stage] ?? 2;
  return major === undefined ? null : (Number(major) * 3 + stability) * 1_000_000 + Number(number);
}

function newerProblem(
  manifests: readonly [Manifest, ...Manifest[]],
  base: readonly Manifest[] | null,
): Problem {
  const [first] = manifests;
  const isNew =
    base?.some(({ kind, apiVersion }) => kind === first.kind && apiVersion === first.apiVersion) === false;
  const count = manifests.length;
  const message = text`${list(manifests.map((one) => name('object', titleOf(one))))} ${verbFor(count, 'is', 'are')} of ${code(visible(first.apiVersion))}, newer than every version of this API that fleetplan knows: planned as ${code(newestFor(first) ?? '')}. New fields are not evaluated.${isNew && text` A cluster that does not serve it refuses the edit and keeps the object it has.`}`;
  return (isNew ? unjudgedAt : warningAt)(first.placeOf(['apiVersion']), 'newer-api', message);
}

/**
 * A problem for each definition of the cluster that accepts fields or forms of values that no modeled controller reads. A warning, or an
 * error if the change edits the part of the spec with a value in such a form, on either side: the plan ignores that value.
 */
export function newerDefinitions(was: readonly ResolvedPolicy[], is: readonly ResolvedPolicy[]): Problem[] {
  const before = new Map(was.map((policy) => [refKey(policy.ref), policy]));
  const sidesOf = (policy: ResolvedPolicy) => [policy, before.get(refKey(policy.ref))] as const;
  const isEdited = (policy: ResolvedPolicy): boolean => {
    const [{ written }, old] = sidesOf(policy);
    const parts = [policy, old].map((side) => side?.byDefinition?.unread?.slice(0, 2));
    return parts.some((part) => part && !isSameValue(valueAt(old?.written, part), valueAt(written, part)));
  };
  const fieldsOf = (one: ResolvedPolicy) =>
    sidesOf(one).flatMap((side) => side?.byDefinition?.newFields ?? []);
  const newer = is.filter((one) => fieldsOf(one).length > 0 || isEdited(one));
  return [...groupedBy(newer, ({ byDefinition }) => byDefinition?.definition)].map(
    ([definition, policies]) => {
      const fields = new Set(policies.flatMap(fieldsOf));
      const message = text`The cluster's CustomResourceDefinition ${name('object', definition)} accepts fields or values that no controller version known to fleetplan reads, and their effect is not planned: ${list([...fields].map(code))}.`;
      const edited = policies.find(isEdited);
      return (edited ? errorAt : warningAt)((edited ?? policies[0]).place, 'newer-definition', message);
    },
  );
}
