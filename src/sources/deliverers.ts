import { field, fieldAt, itemsIn, textIn } from '../manifest/fields.js';
import { isObject, type Manifest } from '../manifest/manifest.js';
import type { Deliverer, SourceFile } from '../manifest/source-file.js';
import type { FileObject } from './source.js';

const FINALIZER = 'resources-finalizer.argocd.argoproj.io';

/** An object that renders others, with the ApplicationSet that made it. */
export interface Delivering extends FileObject {
  readonly madeBy?: Manifest;
}

/** A file with the object that applies it. */
export function deliveredBy(file: SourceFile, { file: of, manifest, madeBy }: Delivering): SourceFile {
  const set =
    madeBy === undefined
      ? []
      : [{ by: nameOf(madeBy), leaves: isPreserving(madeBy), prunes: deletesApplications(madeBy) }];
  const own = {
    by: nameOf(manifest),
    leaves: isLeaving(manifest) && (madeBy === undefined || isPreserving(madeBy)),
    prunes: isPruning(manifest),
    ...(isRecreating(manifest) ? { recreates: true as const } : {}),
  };
  const chain: readonly Deliverer[] = [...(of.deliveredBy ?? []), ...set, own];
  return { ...file, deliveredBy: chain };
}

/**
 * False for an object whose controller keeps what is gone from its files. Source: fluxcd.io, Kustomization, `prune`; argo-cd,
 * docs/user-guide/auto_sync.md and sync-options.md. Whoever syncs by hand decides each time.
 */
function isPruning({ kind, object }: Manifest): boolean {
  if (kind === 'Kustomization') return fieldAt(object, 'spec', 'prune') === true;
  if (kind !== 'Application') return true;
  const policy = fieldAt(object, 'spec', 'syncPolicy');
  const isOff = syncsItself({ object }) && fieldAt(policy, 'automated', 'prune') !== true;
  return !isOff && !itemsIn(policy, 'syncOptions').includes('Prune=false');
}

/** Source: argo-cd, docs/user-guide/sync-options.md, `Force` with `Replace`. */
function isRecreating({ kind, object }: Manifest): boolean {
  const options = itemsIn(fieldAt(object, 'spec', 'syncPolicy'), 'syncOptions');
  return kind === 'Application' && ['Force=true', 'Replace=true'].every((one) => options.includes(one));
}

/** Source: argo-cd, docs/operator-manual/applicationset/Controlling-Resource-Modification.md. */
function deletesApplications({ object }: Manifest): boolean {
  const policy = textIn(fieldAt(object, 'spec', 'syncPolicy'), 'applicationsSync') || 'sync';
  return policy === 'sync' || policy === 'create-delete';
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

/** `Application/argocd/web`. */
export function nameOf({ kind, namespace, name }: Manifest): string {
  return [kind, namespace, name].filter((one) => one !== null).join('/');
}

/** True for an Application that Argo CD syncs by itself. Source: argo-cd, docs/user-guide/auto_sync.md. */
export function syncsItself({ object }: Pick<Manifest, 'object'>): boolean {
  const automated = fieldAt(object, 'spec', 'syncPolicy', 'automated');
  return isObject(automated) && automated['enabled'] !== false;
}
