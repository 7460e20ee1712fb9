import { byKustomize } from '../manifest/advice.js';
import { byIdentity, identityOf } from '../manifest/identity.js';
import { type Manifest, namespaceOf } from '../manifest/manifest.js';
import { folderOf, isWithin, withinAny } from '../manifest/path.js';
import { errorAt, type Problem, problemOf, unjudgedAt } from '../manifest/problem.js';
import { keyOf } from '../manifest/source-file.js';
import { placedTitleOf, titleOf, visible } from '../manifest/visible.js';
import { isClusterScoped } from '../plan/objects/cluster-scoped.js';
import { isEvaluated, isPlanned } from '../plan/objects/planned-kinds.js';
import { refKey, refText } from '../systems/policy-ref.js';
import { factOf, type ResolvedPolicy } from '../systems/system.js';
import { list, literal, name, text, verbFor } from '../text/text.js';
import type { Change, ReadSide } from './change.js';
import { type Kustomization } from './kustomizations.js';
import { changedOutside, isUnread, objectsIn, plannedKindsIn } from './outside.js';
import { ownCause } from './retained.js';

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
    ...relisted(base, head),
    ...departedNamespaces(base, change),
    ...stillLive(change),
  ];
}

/** Objects that move to a file that no source takes, or may have moved to one that cannot be read. */
function movedOut(base: ReadSide, head: ReadSide): Problem[] {
  const gaps = [...head.partial, ...head.twice].map(({ key }) => key);
  const there = new Set([...head.manifests.map(identityOf), ...gaps]);
  const leaving = base.manifests.filter((one) => isEvaluated(one) && !there.has(identityOf(one)));
  const [first] = leaving;
  if (first === undefined) return [];
  const files = changedOutside(base.side, head.side);
  const written = byIdentity(files.flatMap(({ path, text }) => objectsIn(path, text)));
  const found = leaving.flatMap((one): Problem | [] => {
    const title = name('object', titleOf(one));
    const moved = written.get(identityOf(one));
    const file =
      moved?.place.file ??
      files.find((to) => isUnread(to) && plannedKindsIn(to.text).includes(one.kind))?.path;
    if (file === undefined) return [];
    const path = name('file', visible(file));
    const message = moved
      ? text`${title} moves out of \`policies\`, to ${path}, which no source takes; that was not evaluated. Add ${path} to \`policies\`.`
      : text`${title} leaves \`policies\`, and ${path}, which no source takes, defines an object of its kind; whether it moves there was not evaluated. Add what ${path} renders to \`policies\`, or make the two edits in separate changes.`;
    return errorAt((moved ?? one).place, CODE, message);
  });
  // Changed files that were too many or too large may hold what leaves.
  const unseen = head.side.problems.find(({ code }) => code === 'outside-policies');
  if (unseen === undefined) return found;
  const message = text`${name('object', titleOf(first))} leaves \`policies\`, and not all changed files were read; whether it moves to one of these was not evaluated. ${unseen.message}`;
  return [...found, errorAt(first.place, CODE, message)];
}

/**
 * Files with planned objects that stay, and that an edited kustomization stops or begins to list: what applies its folder deletes or adds
 * their objects. A first kustomization takes the place of all files of its folder.
 */
function relisted(base: ReadSide, head: ReadSide): Problem[] {
  const [before, after] = [takenIn(base), takenIn(head)];
  return [...after.lists].flatMap(([key, list]) => {
    const was = before.lists.get(key);
    const changed = [...after.files].find(([file, path]) => {
      const earlier = before.files.get(file);
      const isTaken = takes(list, path);
      if (earlier === undefined || !was?.resources)
        return earlier !== undefined && !isTaken && folderOf(file) === folderOf(key);
      return isTaken !== takes(was, earlier);
    });
    if (changed === undefined || list.resources === null) return [];
    const [, path] = changed;
    const does = literal(takes(list, path) ? 'begins to list' : 'does not list');
    const message = text`${name('file', visible(list.path))} ${does} ${name('file', visible(path))}, whose objects were there before; that was not evaluated. ${byKustomize(folderOf(list.path))}`;
    return problemOf(list.path, CODE, message);
  });
}

/** Files with planned objects, files that a renderer reads, and edited kustomizations that none builds, without the folder of their side. */
function takenIn({ side: { renderedPaths = [] }, contents, kustomizations: { all } }: ReadSide) {
  const isInput = withinAny(renderedPaths);
  const plain = contents.filter(({ file }) => file.renderedBy === undefined);
  const [first] = plain;
  const keyed = (path: string): string =>
    first ? path.slice(first.file.path.length - keyOf(first.file).length) : path;
  const planned = plain.flatMap(({ file, manifests }) => (manifests.some(isPlanned) ? file.path : []));
  const edited = new Set(plain.flatMap(({ file, isEdited }) => (isEdited ? file.path : [])));
  const lists = all.filter(({ path }) => edited.has(path) && !isInput(path));
  return {
    files: new Map([...planned, ...renderedPaths].map((path) => [keyed(path), path])),
    lists: new Map(lists.map((one) => [keyed(one.path), one])),
  };
}

function takes({ resources, patches }: Kustomization, path: string): boolean {
  return patches.includes(path) || resources?.some((resource) => isWithin(resource, path)) === true;
}

/**
 * Namespaces that leave the files while planned objects remain in them, in the files or in the cluster: pruning deletes these with the
 * namespace, past every limit. Objects of the base are planned as removed.
 */
function departedNamespaces(base: ReadSide, { head, snapshot }: Change): Problem[] {
  const [own, kept] = [byIdentity(base.manifests), byIdentity(head.manifests)];
  const live = snapshot.objects.filter((one) => !own.has(identityOf(one)));
  const isHeld = (one: Manifest): boolean => isPlanned(one) && !isClusterScoped(one.apiVersion, one.kind);
  return base.manifests.flatMap((namespace) => {
    const { apiVersion, kind } = namespace;
    const isNamespace = apiVersion === 'v1' && kind === 'Namespace';
    if (!isNamespace || kept.has(identityOf(namespace)) || ownCause(namespace) !== null) return [];
    const isInside = (one: Manifest): boolean => isHeld(one) && namespaceOf(one) === namespace.name;
    const inside = new Set([...head.manifests, ...live].filter(isInside).map(placedTitleOf));
    if (inside.size === 0) return [];
    const objects = list([...inside].map((one) => name('object', one)));
    const message = text`${name('object', titleOf(namespace))} leaves the files, and ${objects} ${verbFor(inside.size, 'is', 'are')} still in it: pruning (Argo CD, Flux) deletes these with the namespace, past every limit; that was not evaluated. Keep the namespace in the files, or annotate it so that it is retained (argocd.argoproj.io/sync-options: Prune=false, kustomize.toolkit.fluxcd.io/prune: disabled).`;
    return errorAt(namespace.place, CODE, message);
  });
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
    (one) =>
      ![one.live, written.has(refKey(one.ref)), isDeletionPlanned(one)].includes(true) &&
      live.has(identityOf({ ...one, ...one.ref })),
  );
  const [first] = gone;
  if (first === undefined) return [];
  const names = list(gone.map(({ ref }) => name('policy', visible(refText(ref)))));
  const { length } = gone;
  const message = text`${names} ${verbFor(length, 'leaves', 'leave')} the files and ${verbFor(length, 'is', 'are')} still in the snapshot. If moved to other files, add these to \`policies\`.`;
  return [unjudgedAt(first.place, CODE, message)];
}

function isDeletionPlanned(policy: ResolvedPolicy): boolean {
  return (policy.onDelete?.targets.length ?? 0) > 0 || factOf(policy, 'released-pods') !== undefined;
}
