import { isSameJson } from '../../manifest/canonical.js';
import { fieldAt, objectOr, withMember } from '../../manifest/fields.js';
import { byName, groupedBy, once } from '../../manifest/lookup.js';
import { DEFAULT_NAMESPACE, groupOf, type Manifest } from '../../manifest/manifest.js';
import { folderOf } from '../../manifest/path.js';
import { errorAt, type Problem, warningAt } from '../../manifest/problem.js';
import { titleOf } from '../../manifest/visible.js';
import type { Snapshot } from '../../snapshot/snapshot.js';
import { claimedAs, SYSTEMS } from '../../systems/index.js';
import { kindOf } from '../../systems/kinds.js';
import { code, list, name, text, verbFor } from '../../text/text.js';
import { isPlanned } from './planned-kinds.js';

/**
 * A namespaced object that writes no namespace gets one from what applies it (Argo CD, Flux, Kustomize, `kubectl -n`), and the file
 * does not say which. The snapshot does: by the object of its kind, name and selector, where there is none of them in the default namespace; and for
 * an object that the snapshot does not hold, by those beside it. Where several fit, the object is left out and an error asks. Base and
 * head are answered together, so that an object stays the same one.
 */
export function inNamespaces(
  base: readonly Manifest[] | null,
  head: readonly Manifest[],
  snapshot: Snapshot,
) {
  const sides = [head, base ?? []];
  const bare = groupedBy(sides.flat().filter(isBare), keyOf);
  if (bare.size === 0) return { base, head, problems: [] };
  const answers = namespacesOf(bare, sides.flat(), snapshot);
  const written = sides.map((side) => new Set(side.map((one) => `${keyOf(one)} ${one.namespace ?? ''}`)));
  const isUnclear = (key: string): boolean => {
    const [first = '', ...others] = answers.get(key) ?? [];
    // An object with this namespace and one without any may be the same or two: the files do not show which.
    const isTaken = written.some((side) => side.has(`${key} `) && side.has(`${key} ${first}`));
    return others.length > 0 || (isTaken && first !== '');
  };
  const placed = (manifests: readonly Manifest[]): Manifest[] =>
    manifests.flatMap((manifest) => {
      const [namespace] = isBare(manifest) ? (answers.get(keyOf(manifest)) ?? []) : [];
      if (namespace === undefined) return [manifest];
      // No number is computed of an object in an unknown namespace.
      if (isUnclear(keyOf(manifest))) return isPlanned(manifest) ? [] : [manifest];
      return [namespace === DEFAULT_NAMESPACE ? manifest : inGivenNamespace(manifest, namespace)];
    });
  // If base and head both have an object, the head's comes first and counts.
  const asked = [...bare].flatMap(([key, [first]]) => {
    const [namespace, ...others] = isPlanned(first) ? (answers.get(key) ?? []) : [];
    return namespace === undefined ? [] : { key, manifest: first, namespace, others };
  });
  const unclear = asked.filter(({ key }) => isUnclear(key));
  const assumed = asked.filter((one) => !unclear.includes(one) && one.namespace !== DEFAULT_NAMESPACE);
  const problems = [
    ...unclear.map(({ manifest, namespace, others }) => unclearProblem(manifest, [namespace, ...others])),
    ...[...groupedBy(assumed, (one) => one.namespace).values()].map(assumedProblem),
  ];
  return { base: base && placed(base), head: placed(head), problems };
}

/** True for a planned kind, or one that is read for it, whose objects are in a namespace. */
export function isNamespacedKind(manifest: Pick<Manifest, 'apiVersion' | 'kind'>): boolean {
  return (
    claimedAs(manifest)?.spec.isNamespaced ??
    SYSTEMS.some(({ looksAt = [] }) => kindOf(looksAt, manifest)?.isNamespaced === true)
  );
}

/** The object in the namespace that its files are applied to, where it writes none and can have one. */
export function inGivenNamespace(manifest: Manifest, namespace: string): Manifest {
  if (!isBare(manifest)) return manifest;
  // Written into the object too, so that it equals one that writes it.
  const metadata = withMember(objectOr(manifest.object['metadata']), 'namespace', namespace);
  return { ...manifest, namespace, object: withMember(manifest.object, 'metadata', metadata) };
}

function isBare(manifest: Manifest): boolean {
  return manifest.namespace === null && isNamespacedKind(manifest);
}

function keyOf({ apiVersion, kind, name: own }: Manifest): string {
  return JSON.stringify([groupOf(apiVersion), kind, own]);
}

type Bare = ReadonlyMap<string, readonly [Manifest, ...Manifest[]]>;

/** By key, the namespaces that fit: those of the live objects; else the one that its controller reads; else those of the objects beside it. */
function namespacesOf(
  bare: Bare,
  all: readonly Manifest[],
  { objects }: Snapshot,
): ReadonlyMap<string, readonly string[]> {
  const inDefault = new Set(all.flatMap((one) => (one.namespace === DEFAULT_NAMESPACE ? keyOf(one) : [])));
  const isAsked = (one: Manifest): boolean => bare.has(keyOf(one));
  const live = groupedBy(objects.filter(isAsked), keyOf);
  const held = new Map(
    [...bare].map(([key, manifests]) => {
      const same = (live.get(key) ?? []).filter((one) => manifests.some((own) => isSame(own, one)));
      const found = same.map(({ namespace }) => namespace ?? DEFAULT_NAMESPACE);
      const isDefault = inDefault.has(key) || found.includes(DEFAULT_NAMESPACE);
      return [key, isDefault ? [DEFAULT_NAMESPACE] : distinct(found)];
    }),
  );
  // Files that are applied together go to one namespace: the same file, or else the same folder.
  const namespacesBy = (pathOf: (manifest: Manifest) => string) => {
    const together = groupedBy([...bare.values()].flat(), pathOf);
    return once((path: string) =>
      distinct((together.get(path) ?? []).flatMap((one) => held.get(keyOf(one)) ?? [])),
    );
  };
  const inFile = namespacesBy(({ place }) => place.file);
  const inFolder = namespacesBy(({ place }) => folderOf(place.file));
  const besideOf = ({ place: { file } }: Manifest): readonly string[] =>
    inFile(file).length > 0 ? inFile(file) : inFolder(folderOf(file));
  return new Map(
    [...bare].map(([key, manifests]) => {
      const own = held.get(key) ?? [];
      if (own.length > 0) return [key, own];
      // An object that the change moves to another folder is beside others in the base.
      const beside = manifests.map(besideOf).find(({ length }) => length > 0) ?? [];
      const { onlyIn } = claimedAs(manifests[0])?.spec ?? {};
      const read = onlyIn && [...beside.filter((one) => onlyIn.includes(one)), ...onlyIn.slice(0, 1)];
      return [key, read ? read.slice(0, 1) : beside];
    }),
  );
}

/** A selector of a workload cannot be edited, so an object with another one is another object. */
function isSame(written: Manifest, live: Manifest): boolean {
  const [own, other] = [written, live].map(({ object }) => fieldAt(object, 'spec', 'selector'));
  return own === undefined || other === undefined || isSameJson(own, other);
}

function distinct(namespaces: readonly string[]): readonly string[] {
  return [...new Set(namespaces)].sort(byName);
}

function unclearProblem(manifest: Manifest, namespaces: readonly string[]): Problem {
  const message = text`${name('object', titleOf(manifest))} was not evaluated: it has no namespace, and may be in each of ${list(namespaces.map(code))}. ${fixFor(1)}`;
  return errorAt(manifest.placeOf(['metadata', 'name']), 'namespace-unclear', message);
}

interface Assumed {
  readonly manifest: Manifest;
  readonly namespace: string;
}

function assumedProblem(all: readonly [Assumed, ...Assumed[]]): Problem {
  const [{ manifest, namespace }] = all;
  const titles = list(all.map((one) => name('object', titleOf(one.manifest))));
  const message = text`${titles} ${verbFor(all.length, 'has', 'have')} no namespace; the plan assumes ${code(namespace)}. ${fixFor(all.length)}`;
  return warningAt(manifest.placeOf(['metadata', 'name']), 'namespace-assumed', message);
}

function fixFor(count: number) {
  return text`Set ${code('metadata.namespace')}, or ${code('namespace')} for the ${verbFor(count, 'file', 'files')} in the configuration.`;
}
