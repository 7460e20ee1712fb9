import { field, itemsIn, textIn } from '../manifest/fields.js';
import type { Manifest } from '../manifest/manifest.js';
import type { Deliverer, SourceFile } from '../manifest/source-file.js';
import type { FileObject } from './flux/objects.js';

const FINALIZER = 'resources-finalizer.argocd.argoproj.io';

/** An object that renders others, and the ApplicationSet that made it. */
export interface Delivering extends FileObject {
  readonly madeBy?: Manifest;
}

/** A file as what an object has applied. `more`: what its controller knows it by besides its name. */
export function deliveredBy(
  file: SourceFile,
  { file: of, manifest, madeBy }: Delivering,
  more = '',
): SourceFile {
  const set = madeBy === undefined ? [] : [{ by: nameOf(madeBy), leaves: isPreserving(madeBy) }];
  const own = { by: nameOf(manifest) + more, leaves: leavesAll({ manifest, madeBy }), ...remaking(manifest) };
  const chain: readonly Deliverer[] = [...(of.deliveredBy ?? []), ...set, own];
  return { ...file, deliveredBy: chain };
}

/** Source: fluxcd.io, Kustomization, `force`. That of a HelmRelease replaces an object, which an immutable field refuses as well. */
function remaking({ kind, object }: Manifest): Pick<Deliverer, 'remakes'> {
  const isForced = kind === 'Kustomization' && field(field(object, 'spec'), 'force') === true;
  return isForced ? { remakes: 'spec.force' } : {};
}

/** True where what the object has applied stays when it is deleted. */
export function leavesAll({
  manifest,
  madeBy,
}: Pick<Delivering, 'manifest'> & { madeBy?: Manifest | undefined }): boolean {
  return isLeaving(manifest) && (madeBy === undefined || isPreserving(madeBy));
}

/**
 * Source: kustomize-controller, `finalize` (deletionPolicy, by default that of `prune`); argo-cd, docs/user-guide/app_deletion.md (without
 * the finalizer a deletion does not cascade). helm-controller uninstalls always.
 */
function isLeaving({ kind, object }: Manifest): boolean {
  if (kind === 'Application')
    return !itemsIn(object['metadata'], 'finalizers').some(
      (one) => typeof one === 'string' && one.startsWith(FINALIZER),
    );
  if (kind !== 'Kustomization') return false;
  const spec = field(object, 'spec');
  const policy = textIn(spec, 'deletionPolicy') ?? 'MirrorPrune';
  return policy === 'Orphan' || (policy === 'MirrorPrune' && field(spec, 'prune') !== true);
}

/** Without this an ApplicationSet gives its Applications the finalizer, where they have none. */
function isPreserving({ object }: Manifest): boolean {
  return field(field(field(object, 'spec'), 'syncPolicy'), 'preserveResourcesOnDeletion') === true;
}

function nameOf({ kind, namespace, name }: Manifest): string {
  return [kind, namespace, name].filter((one) => one !== null).join('/');
}
