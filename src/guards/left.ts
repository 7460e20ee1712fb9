import { byEntry } from '../manifest/advice.js';
import { annotationIn, KEEPING, keptBy } from '../manifest/annotations.js';
import { byIdentity, identityOf, inNamespace } from '../manifest/identity.js';
import { groupedBy } from '../manifest/lookup.js';
import { type Manifest, namespaceOf, type Place } from '../manifest/manifest.js';
import { folderOf, isWithin, withinAny } from '../manifest/path.js';
import { errorAt, type Problem, problemOf, unjudgedAt } from '../manifest/problem.js';
import { type Carrier, declaredOf } from '../manifest/source-file.js';
import { placedTitleOf, titleOf, visible } from '../manifest/visible.js';
import { isEvaluated, isPlanned } from '../plan/objects/planned-kinds.js';
import { isClusterScoped } from '../snapshot/kept.js';
import { refKey, refText } from '../systems/ref.js';
import { toPlain } from '../text/render.js';
import { code, fewNames, list, literal, name, type Text, text, verbFor } from '../text/text.js';
import { type Change, keyAt, type ReadChange, type ReadSide } from './change.js';
import { type Kustomization } from './kustomizations.js';
import { changedOutside, isUnread, objectsIn, plannedKindsIn } from './outside.js';

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
    ...replaced(base, head),
    ...stillLive(change),
  ];
}

/** Objects that move to a file that no source takes, or may have moved to one that cannot be read. */
function movedOut(base: ReadSide, head: ReadSide): Problem[] {
  const there = new Set([...head.manifests.map(identityOf), ...head.gaps.map(({ key }) => key)]);
  const leaving = base.manifests.filter((one) => isEvaluated(one) && !there.has(identityOf(one)));
  const files = leaving.length === 0 ? [] : changedOutside(base.side, head.side);
  // A program that is not run may apply the objects of the files that it reads.
  const unrun = head.side.coverage.filter(({ outcome }) => declaredOf(outcome)?.declared === 'not fetched');
  const taken = new Set(unrun.flatMap(({ takes }) => takes.map((path) => keyAt(head.side, path))));
  const read = head.side.outside?.filter(({ path }) => taken.has(keyAt(head.side, path))) ?? [];
  const written = byIdentity([...files, ...read].flatMap(({ path, text }) => objectsIn(path, text)));
  const found = leaving.flatMap((one): Problem | [] => {
    const moved = taken.has(keyAt(base.side, one.place.file)) ? one : written.get(identityOf(one));
    const unread = files.find((to) => isUnread(to) && plannedKindsIn(to.text).includes(one.kind));
    const file = moved?.place.file ?? unread?.path;
    if (file === undefined) return [];
    const [title, path] = [name('object', titleOf(one)), name('file', visible(file))];
    const message = moved
      ? text`${title} moves out of ${code('policies')}, to ${path}, which no source takes; that was not evaluated. Add ${path} to ${code('policies')}.`
      : text`${title} leaves ${code('policies')}, and ${path}, which no source takes, defines an object of its kind; whether it moves there was not evaluated. Add what ${path} renders to ${code('policies')}, or make the two edits in separate changes.`;
    return errorAt((moved ?? one).place, CODE, message);
  });
  // Changed files that were too many or too large may hold what leaves.
  const [first] = leaving;
  const unseen = head.side.problems.find(({ code }) => code === 'outside-policies');
  if (first === undefined || unseen === undefined) return found;
  const message = text`${name('object', titleOf(first))} leaves ${code('policies')}, and not all changed files were read; whether it moves to one of these was not evaluated. ${unseen.message}`;
  return [...found, errorAt(first.place, CODE, message)];
}

/**
 * Files with planned objects that stay, and that an edited kustomization stops or begins to list: what applies its folder deletes or adds
 * their objects. A first kustomization takes the place of all files of its folder.
 */
function relisted(base: ReadSide, head: ReadSide): Problem[] {
  const [was, is] = [listedIn(base), listedIn(head)];
  const takes = ({ resources, patches }: Kustomization, path: string): boolean =>
    patches.includes(path) || resources?.some((resource) => isWithin(resource, path)) === true;
  return [...is.lists].flatMap(([key, list]): Problem | [] => {
    const before = was.lists.get(key);
    const path = [...is.files].find(([file, at]) => {
      const earlier = was.files.get(file);
      if (earlier !== undefined && before?.resources) return takes(list, at) !== takes(before, earlier);
      return earlier !== undefined && !takes(list, at) && folderOf(file) === folderOf(key);
    })?.[1];
    if (path === undefined || list.resources === null) return [];
    const does = literal(takes(list, path) ? 'begins to list' : 'does not list');
    const message = text`${name('file', visible(list.path))} ${does} ${name('file', visible(path))}, whose objects were there before; that was not evaluated. ${byEntry('kustomize', folderOf(list.path))}`;
    return problemOf(list.path, CODE, message);
  });
}

/** The files with planned objects and the edited kustomizations of a side, by their paths without its folder. */
function listedIn({ side, contents, kustomizations }: ReadSide) {
  const isInput = withinAny(side.renderedPaths);
  const plain = contents.filter(({ file }) => file.renderedBy === undefined);
  const planned = plain.flatMap(({ file, manifests }) => (manifests.some(isPlanned) ? file.path : []));
  const edited = new Set(plain.flatMap(({ file, isEdited }) => (isEdited ? file.path : [])));
  const lists = kustomizations.all.filter(({ path }) => edited.has(path) && !isInput(path));
  return {
    files: new Map([...planned, ...side.renderedPaths].map((path) => [keyAt(side, path), path])),
    lists: new Map(lists.map((one) => [keyAt(side, one.path), one])),
  };
}

/**
 * Namespaces that leave the files while planned objects remain in them, in the files or in the cluster: pruning deletes these with the
 * namespace, past every limit. Objects of the base are planned as removed.
 */
function departedNamespaces(base: ReadSide, { head, snapshot }: Change): Problem[] {
  const [own, kept] = [byIdentity(base.manifests), byIdentity(head.manifests)];
  const isNamespace = ({ apiVersion, kind }: Manifest): boolean =>
    apiVersion === 'v1' && kind === 'Namespace';
  const isHeld = (one: Manifest): boolean => isPlanned(one) && !isClusterScoped(one.apiVersion, one.kind);
  const chains = chainsIn(base);
  const after = new Set(head.side.coverage.map(({ identity }) => identity));
  const isRetained = (namespace: Manifest): boolean => {
    const by = chains.get(namespace.place)?.at(-1);
    // The tool that applies plain files is unknown.
    return (by ? keptBy(namespace, by, !after.has(by)) : annotationIn(namespace, KEEPING)) !== null;
  };
  const gone = base.manifests.filter(
    (one) => !kept.has(identityOf(one)) && isNamespace(one) && !isRetained(one),
  );
  // Two sources may have the same Namespace.
  return [...byIdentity(gone).values()].flatMap((namespace) => {
    const isInside = (one: Manifest): boolean => isHeld(one) && namespaceOf(one) === namespace.name;
    const live = inNamespace(snapshot.objects, namespace.name).filter((one) => !own.has(identityOf(one)));
    const inside = new Set([...head.manifests, ...live].filter(isInside).map(placedTitleOf));
    if (inside.size === 0) return [];
    const objects = list([...inside].map((one) => name('object', one)));
    const message = text`${name('object', titleOf(namespace))} leaves the files, and ${objects} ${verbFor(inside.size, 'is', 'are')} still in it: pruning (Argo CD, Flux) deletes these with the namespace, past every limit; that was not evaluated. Keep the namespace in the files, or annotate it so that it is retained (argocd.argoproj.io/sync-options: Prune=false, kustomize.toolkit.fluxcd.io/prune: disabled).`;
    return errorAt(namespace.place, CODE, message);
  });
}

/** The deliverers of each object, the outermost first. */
function chainsIn({ contents }: ReadSide): ReadonlyMap<Place, readonly string[]> {
  return new Map(
    contents.flatMap(({ file: { deliveredBy = [] }, manifests }) =>
      manifests.map(({ place }) => [place, deliveredBy] as const),
    ),
  );
}

/**
 * Deliverers that are removed or renamed while others deliver their objects, which pruning deletes with them. Sources: fluxcd.io, FAQ, "How can I
 * safely rename Flux Kustomizations?"; fluxcd/flux2#3316; argo-cd, docs/user-guide/app_deletion.md.
 */
function replaced(base: ReadSide, head: ReadSide): Problem[] {
  const there = byIdentity(head.manifests);
  const after = new Map(head.side.coverage.map((one) => [one.identity, one]));
  // An ApplicationSet deletes what it no longer generates, though another object of that name is applied.
  const stays = ({ identity, madeBy }: Carrier): boolean => {
    const named =
      after.get(identity) ?? head.side.coverage.find((one) => isSameDeliverer(one.identity, identity));
    return named !== undefined && (madeBy === undefined || isSameDeliverer(named.madeBy ?? '', madeBy));
  };
  const isDelivered = (one: Manifest, deliverer?: string): boolean =>
    isPlanned(one) && there.has(identityOf(one)) && keptBy(one, deliverer, true) === null;
  const gone = base.side.coverage.filter((one) => {
    if (one.leaves === true || one.isKept === true || stays(one)) return false;
    return base.contents.some(({ file: { deliveredBy = [] }, manifests }) => {
      const at = deliveredBy.indexOf(one.identity);
      const parent = after.get(deliveredBy[at - 1] ?? '');
      const isPruned = at === 0 || (parent && parent.prunes !== false);
      return isPruned && manifests.some((each) => isDelivered(each, deliveredBy.at(-1)));
    });
  });
  const message = text`${fewNames(
    'object',
    gone.map(({ identity }) => identity),
  )} ${verbFor(gone.length, 'is', 'are')} deleted, and other deliverers take over what it applied. Pruning deletes these objects with it, unless another deliverer owns them by then; this was not evaluated. Let it keep its objects in an earlier change: ${code('prune: false')} of a Kustomization, ${code('suspend: true')} of a HelmRelease, no finalizer of an Application, ${code('preserveResourcesOnDeletion: true')} of an ApplicationSet.`;
  return gone[0] ? [errorAt(gone[0].place, 'moved-delivery', message)] : [];
}

/** True for one name, also if only one of them has a namespace: the other has that of its apply. */
function isSameDeliverer(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short === long || short === long.replace(/\/.*\//, '/');
}

/**
 * Policies that leave the files and are still in the cluster, if their deletion has no effect in the plan and no other changed file was
 * looked at.
 */
function stillLive({ head, policies, snapshot }: Change): Problem[] {
  if (head.side.outside !== undefined) return [];
  const written = new Set(policies.head.filter(({ live }) => !live).map(({ ref }) => refKey(ref)));
  const gone = policies.base.filter((policy) => {
    const hasEffect = (policy.onDelete?.targets.length ?? 0) > 0 || policy.releasedPods;
    if (policy.live || written.has(refKey(policy.ref)) || hasEffect) return false;
    return byIdentity(snapshot.objects).has(identityOf({ ...policy, ...policy.ref }));
  });
  const [first] = gone;
  if (first === undefined) return [];
  const names = list(gone.map(({ ref }) => name('policy', visible(refText(ref)))));
  const message = text`${names} ${verbFor(gone.length, 'leaves', 'leave')} the files and ${verbFor(gone.length, 'is', 'are')} still in the snapshot. If moved to other files, add these to ${code('policies')}.`;
  return [unjudgedAt(first.place, CODE, message)];
}

/** G2: objects that leave the files and stay in the cluster, because what applied them does not delete them. Planned ones are reported. */
export function retainedObjects({ base, head }: ReadChange) {
  if (base === null) return { objects: [], problems: [] };
  const there = new Set(head.manifests.map(identityOf));
  const leaving = base.manifests.filter((one) => !there.has(identityOf(one)));
  const chains = chainsIn(base);
  const before = new Map<string | undefined, Carrier>(base.side.coverage.map((one) => [one.identity, one]));
  const after = new Map<string | undefined, Carrier>(head.side.coverage.map((one) => [one.identity, one]));
  // An object that leaves the files of the last of its deliverers.
  const causeOf = (chain: readonly string[]): Text | null => {
    const sent = chain.find((by) => declaredOf(after.get(by)?.outcome)?.declared === 'another cluster');
    if (sent !== undefined) return text`${name('object', sent)} applies to another cluster`;
    const at = chain.findIndex((by) => !after.has(by));
    // As the change leaves it: an edit of `prune` applies to what leaves with it.
    const pruner = after.get(chain.slice(0, at < 0 ? chain.length : at).at(-1));
    if (pruner?.prunes === false) return text`${name('object', pruner.identity)} does not prune`;
    const gone = before.get(chain[at]);
    if (gone?.leaves !== true) return null;
    return text`${name('object', gone.identity)} leaves the files, and the objects it applied remain`;
  };
  const found = leaving.flatMap((manifest) => {
    const chain = chains.get(manifest.place) ?? [];
    const own = keptBy(manifest, chain.at(-1), !after.has(chain.at(-1)));
    const cause = own === null ? causeOf(chain) : code(own);
    return cause === null ? [] : { cause, manifest };
  });
  const planned = found.filter(({ manifest }) => isPlanned(manifest));
  const byCause = groupedBy(planned, ({ cause }) => toPlain(cause));
  const problems = [...byCause.values()].map((all) => {
    const objects = all.map(({ manifest }) => manifest);
    const of = (one: string, several: string): Text => verbFor(objects.length, one, several);
    const message = text`${fewNames('object', objects.map(titleOf))} ${of('leaves', 'leave')} the files and ${of('stays', 'stay')} in the cluster: ${all[0].cause}. Later edits do not reach ${of('it', 'them')}. Delete ${of('it', 'them')} by hand, within the limits.`;
    const keeps = objects.map((one) => [one.kind, namespaceOf(one), one.name].join('/'));
    return { ...unjudgedAt(null, 'not-pruned', message), keeps };
  });
  return { objects: found.map(({ manifest }) => manifest), problems };
}
