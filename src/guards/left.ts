import { list, literal, name, text } from '../text/text.js';
import { byKustomize } from '../manifest/advice.js';
import { byIdentity, identityOf } from '../manifest/identity.js';
import { type Manifest, namespaceOf } from '../manifest/manifest.js';
import { parseManifests } from '../manifest/parse.js';
import { folderOf, isWithin } from '../manifest/path.js';
import { errorAt, type Problem, problemOf, unjudgedAt } from '../manifest/problem.js';
import type { OutsideFile } from '../manifest/source-file.js';
import { verb } from '../text/plural.js';
import { placedTitleOf, titleOf, visible } from '../manifest/visible.js';
import { isClusterScoped } from '../plan/objects/cluster-scoped.js';
import { isPlanned } from '../plan/objects/planned-kinds.js';
import { keyOf } from '../plan/reading/edits.js';
import { isEvaluated } from '../plan/reading/files.js';
import { inputOf } from '../plan/reading/parts.js';
import type { ReadSide, Side } from '../plan/reading/side.js';
import { refKey, refText } from '../systems/policy-ref.js';
import { factOf, type ResolvedPolicy } from '../systems/system.js';
import type { Change } from './change.js';
import { ownCause } from './retained.js';
import { changedOutside, isUnreadable, kindsIn, objectsIn } from './outside.js';

const CODE = 'left-policies';

/**
 * G2: an object of a planned kind that leaves the files is explained: deleted, evaluated elsewhere under the same identity, or retained by
 * what applied it, which is a warning. Everything else is an error.
 */
export function leftObjects(change: Change): readonly Problem[] {
  const { base, head } = change;
  if (base === null) return [];
  return [
    ...movedOut(base, head),
    ...droppedByLists(base, head),
    ...departedNamespaces(change),
    ...stillLive(change),
  ];
}

/** Objects that move to a file that no source takes, or may have moved to one that cannot be read. */
function movedOut(base: ReadSide, head: ReadSide): Problem[] {
  const there = new Set([
    ...head.manifests.map(identityOf),
    ...[...head.partial, ...head.twice].map(({ key }) => key),
  ]);
  const leaving = byIdentity(base.manifests.filter((one) => isEvaluated(one) && !there.has(identityOf(one))));
  if (leaving.size === 0) return [];
  const files = changedOutside(base.side, head.side);
  const moved = files
    .flatMap(({ path, text }) => objectsIn(path, text))
    .filter((one) => leaving.has(identityOf(one)));
  const found = new Set(moved.map(identityOf));
  const hidden = [...leaving].flatMap(([identity, one]) => {
    const file = found.has(identity) ? undefined : files.find((outside) => mayHold(outside, one));
    return file ? [maybeMovedProblem(one, file.path)] : [];
  });
  return [...moved.map(movedProblem), ...hidden, ...tooMany(head, [...leaving.values()])];
}

/** True for text that is no list of objects and mentions the kind more often than before. */
function mayHold(file: OutsideFile, { kind }: Manifest): boolean {
  const count = (text: string | null): number => kindsIn(text).filter((one) => one === kind).length;
  return count(file.text) > count(file.before) && isUnreadable(file);
}

function movedProblem(manifest: Manifest): Problem {
  const file = name('file', visible(manifest.place.file));
  const message = text`${name('object', titleOf(manifest))} moves out of \`policies\`, to ${file}, which no source takes; that was not evaluated. Add ${file} to \`policies\`.`;
  return errorAt(manifest.place, CODE, message);
}

function maybeMovedProblem(manifest: Manifest, path: string): Problem {
  const message = text`${name('object', titleOf(manifest))} leaves \`policies\`, and ${name('file', visible(path))}, which no source takes, defines an object of its kind; whether it moves there was not evaluated. Add what ${name('file', visible(path))} renders to \`policies\`, or make the two edits in separate changes.`;
  return errorAt(manifest.place, CODE, message);
}

/** Changed files that were too many or too large may hold what leaves. */
function tooMany({ side }: ReadSide, [first]: readonly Manifest[]): Problem[] {
  const unseen = side.problems.find(({ code }) => code === 'outside-policies');
  if (unseen === undefined || first === undefined) return [];
  const message = text`${name('object', titleOf(first))} leaves \`policies\`, and not all changed files were read; whether it moves to one of these was not evaluated. ${unseen.message}`;
  return [errorAt(first.place, CODE, message)];
}

/**
 * Files with planned objects that stay, and that an edited kustomization stops or begins to list: what applies its folder deletes or adds
 * their objects. A first kustomization takes the place of all files of its folder.
 */
function droppedByLists(base: ReadSide, head: ReadSide): Problem[] {
  const [was, is] = [listed(base), listed(head)];
  return [...is.lists].flatMap(([key, { path, files }]) => {
    const before = was.lists.get(key);
    const known = before?.files ?? [...was.files].filter((file) => folderOf(file) === folderOf(key));
    const isThere = (file: string): boolean => was.files.has(file) && is.files.has(file);
    const dropped = known.find((file) => isThere(file) && !files.includes(file));
    const added = before && files.find((file) => isThere(file) && !known.includes(file));
    const changed = dropped ?? added;
    if (changed === undefined) return [];
    const does = dropped === undefined ? text`begins to list` : text`does not list`;
    const message = text`${name('file', visible(path))} ${does} ${name('file', visible(changed))}, whose objects were there before; that was not evaluated. ${byKustomize(folderOf(path))}`;
    return [problemOf(path, CODE, message)];
  });
}

interface Listed {
  /** Files with planned objects that are read as they are, and files that a renderer reads. */
  readonly files: ReadonlySet<string>;
  /** The same files by the edited kustomization that lists them. */
  readonly lists: ReadonlyMap<string, { readonly path: string; readonly files: readonly string[] }>;
}

function listed({ side: { renderedPaths = [] }, contents, kustomizations }: ReadSide): Listed {
  const isInput = inputOf(renderedPaths);
  const plain = contents.filter(
    ({ file: { path, renderedBy } }) => renderedBy === undefined && !isInput(path),
  );
  const holding = plain.filter(({ manifests }) => manifests.some(isPlanned)).map(({ file }) => file.path);
  const all = new Map(kustomizations.all.map((one) => [one.path, one]));
  const edited = plain.filter(({ file, isEdited }) => isEdited && all.has(file.path)).map(({ file }) => file);
  const [first] = plain.map(({ file }) => file.path.length - keyOf(file).length);
  const root = first ?? 0;
  const paths = [...holding, ...renderedPaths];
  const lists = edited.flatMap((file) => {
    const { resources = null, patches = [] } = all.get(file.path) ?? {};
    if (resources === null) return [];
    const takes = (path: string): boolean =>
      patches.includes(path) || resources.some((resource) => isWithin(resource, path));
    const files = paths.filter(takes).map((path) => path.slice(root));
    return [[keyOf(file), { path: file.path, files }] as const];
  });
  return { files: new Set(paths.map((path) => path.slice(root))), lists: new Map(lists) };
}

/**
 * Namespaces that leave the files while planned objects remain in them, in the files or in the cluster: pruning deletes these with the
 * namespace, past every limit. Objects of the base are planned as removed.
 */
function departedNamespaces({ base, head, snapshot }: Change): Problem[] {
  const [own, kept] = [byIdentity(base?.manifests ?? []), byIdentity(head.manifests)];
  const live = snapshot.objects.filter((one) => !own.has(identityOf(one)));
  const held = [...head.manifests, ...live].filter(
    (one) => isPlanned(one) && !isClusterScoped(one.apiVersion, one.kind),
  );
  return [...own].flatMap(([identity, namespace]) => {
    const { apiVersion, kind } = namespace;
    if (apiVersion !== 'v1' || kind !== 'Namespace' || kept.has(identity) || ownCause(namespace) !== null)
      return [];
    const inside = new Set(held.filter((one) => namespaceOf(one) === namespace.name).map(placedTitleOf));
    if (inside.size === 0 || isWrittenIn(head.side.files, namespace)) return [];
    const message = text`${name('object', titleOf(namespace))} leaves the files, and ${list([...inside].map((one) => name('object', one)))} ${literal(verb(inside.size, 'is', 'are'))} still in it: pruning (Argo CD, Flux) deletes these with the namespace, past every limit; that was not evaluated. Keep the namespace in the files, or annotate it so that it is retained (argocd.argoproj.io/sync-options: Prune=false, kustomize.toolkit.fluxcd.io/prune: disabled).`;
    return [errorAt(namespace.place, CODE, message)];
  });
}

/** A document that both sides hold is not parsed before. */
function isWrittenIn(files: Side['files'], namespace: Manifest): boolean {
  return files.some(
    ({ path, text }) =>
      text.includes('Namespace') &&
      text.includes(namespace.name) &&
      parseManifests(text, path).manifests.some((one) => identityOf(one) === identityOf(namespace)),
  );
}

/**
 * Policies that leave the files and are still in the cluster, where their deletion has no effect in the plan and no other changed file was
 * looked at.
 */
function stillLive({ head, policies, snapshot }: Change): Problem[] {
  if (head.side.outside !== undefined) return [];
  const written = new Set(policies.head.filter(({ live }) => !live).map(({ ref }) => refKey(ref)));
  const live = byIdentity(snapshot.objects);
  const gone = policies.base.filter(
    (policy) =>
      !policy.live &&
      !written.has(refKey(policy.ref)) &&
      !isDeletionPlanned(policy) &&
      live.has(identityOf({ ...policy, ...policy.ref })),
  );
  const [first] = gone;
  if (first === undefined) return [];
  const names = list(gone.map(({ ref }) => name('policy', visible(refText(ref)))));
  const message = text`${names} ${literal(verb(gone.length, 'leaves', 'leave'))} the files and ${literal(verb(gone.length, 'is', 'are'))} still in the snapshot. If moved to other files, add these to \`policies\`.`;
  return [unjudgedAt(first.place, CODE, message)];
}

function isDeletionPlanned(policy: ResolvedPolicy): boolean {
  return (policy.onDelete?.targets.length ?? 0) > 0 || factOf(policy, 'released-pods') !== undefined;
}
