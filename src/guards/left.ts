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
  const leaving = base.manifests.filter((one) => isEvaluated(one) && !there.has(identityOf(one)));
  const [first] = leaving;
  if (first === undefined) return [];
  const files = changedOutside(base.side, head.side);
  const written = byIdentity(files.flatMap(({ path, text }) => objectsIn(path, text)));
  const found = leaving.flatMap((one): Problem | [] => {
    const moved = written.get(identityOf(one));
    const hidden = files.find((outside) => mayHold(outside, one))?.path;
    const path = name('file', visible(moved?.place.file ?? hidden ?? ''));
    const title = name('object', titleOf(one));
    if (moved !== undefined)
      return errorAt(
        moved.place,
        CODE,
        text`${title} moves out of \`policies\`, to ${path}, which no source takes; that was not evaluated. Add ${path} to \`policies\`.`,
      );
    return hidden === undefined
      ? []
      : errorAt(
          one.place,
          CODE,
          text`${title} leaves \`policies\`, and ${path}, which no source takes, defines an object of its kind; whether it moves there was not evaluated. Add what ${path} renders to \`policies\`, or make the two edits in separate changes.`,
        );
  });
  // Changed files that were too many or too large may hold what leaves.
  const unseen = head.side.problems.find(({ code }) => code === 'outside-policies');
  if (unseen === undefined) return found;
  const message = text`${name('object', titleOf(first))} leaves \`policies\`, and not all changed files were read; whether it moves to one of these was not evaluated. ${unseen.message}`;
  return [...found, errorAt(first.place, CODE, message)];
}

/** True for text that is no list of objects and mentions the kind more often than before. */
function mayHold(file: OutsideFile, { kind }: Manifest): boolean {
  const count = (text: string | null): number => kindsIn(text).filter((one) => one === kind).length;
  return count(file.text) > count(file.before) && isUnreadable(file);
}

/**
 * Files with planned objects that stay, and that an edited kustomization stops or begins to list: what applies its folder deletes or adds
 * their objects. A first kustomization takes the place of all files of its folder.
 */
function droppedByLists(base: ReadSide, head: ReadSide): Problem[] {
  const [was, is] = [listed(base), listed(head)];
  return [...is.lists].flatMap(([key, { path, files }]) => {
    const before = was.lists.get(key)?.files;
    const known = before ?? [...was.files].filter((file) => folderOf(file) === folderOf(key));
    const isThere = (file: string): boolean => was.files.has(file) && is.files.has(file);
    const dropped = known.find((file) => isThere(file) && !files.includes(file));
    const changed = dropped ?? (before && files.find((file) => isThere(file) && !known.includes(file)));
    if (changed === undefined) return [];
    const does = literal(dropped === undefined ? 'begins to list' : 'does not list');
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
  const plain = contents.filter(({ file }) => file.renderedBy === undefined && !isInput(file.path));
  const holding = plain.filter(({ manifests }) => manifests.some(isPlanned)).map(({ file }) => file.path);
  const paths = [...holding, ...renderedPaths];
  const [first] = plain;
  const root = first === undefined ? 0 : first.file.path.length - keyOf(first.file).length;
  const byPath = new Map(kustomizations.all.map((one) => [one.path, one]));
  const lists = plain.flatMap(({ file, isEdited }) => {
    const { resources = null, patches = [] } = byPath.get(file.path) ?? {};
    if (!isEdited || resources === null) return [];
    const isTaken = (path: string): boolean =>
      patches.includes(path) || resources.some((resource) => isWithin(resource, path));
    const files = paths.filter(isTaken).map((path) => path.slice(root));
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
