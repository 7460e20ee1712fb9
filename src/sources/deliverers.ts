import { field, fieldAt, itemsIn, textAt, textIn } from '../manifest/fields.js';
import { isObject, type Json, type Manifest } from '../manifest/manifest.js';
import type { Deliverer, SourceFile } from '../manifest/source-file.js';
import type { FileObject } from './source.js';

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

function syncOptions({ object }: Manifest): readonly Json[] {
  return itemsIn(fieldAt(object, 'spec', 'syncPolicy'), 'syncOptions');
}

/**
 * False for an object whose controller retains what is gone from its files. Source: fluxcd.io, Kustomization, `prune`; argo-cd,
 * docs/user-guide/auto_sync.md and sync-options.md. A person who syncs decides each time.
 */
function isPruning(manifest: Manifest): boolean {
  const { kind, object } = manifest;
  if (kind === 'Kustomization') return fieldAt(object, 'spec', 'prune') === true;
  if (kind !== 'Application') return true;
  const prunes = fieldAt(object, 'spec', 'syncPolicy', 'automated', 'prune') === true;
  return (!syncsItself(manifest) || prunes) && !syncOptions(manifest).includes('Prune=false');
}

/** Source: argo-cd, docs/user-guide/sync-options.md, `Force` with `Replace`. */
function isRecreating(manifest: Manifest): boolean {
  const options = syncOptions(manifest);
  return (
    manifest.kind === 'Application' && ['Force=true', 'Replace=true'].every((one) => options.includes(one))
  );
}

/** Source: argo-cd, docs/operator-manual/applicationset/Controlling-Resource-Modification.md. */
function deletesApplications({ object }: Manifest): boolean {
  const policy = textAt(object, 'spec', 'syncPolicy', 'applicationsSync') || 'sync';
  return policy === 'sync' || policy === 'create-delete';
}

const FINALIZER = 'resources-finalizer.argocd.argoproj.io';

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
  return fieldAt(object, 'spec', 'syncPolicy', 'preserveResourcesOnDeletion') === true;
}

/** `Application/argocd/web`. */
export function nameOf({ kind, namespace, name }: Manifest): string {
  return [kind, namespace, name].filter((one) => one !== null).join('/');
}

/** True for an Application that Argo CD syncs by itself. Source: argo-cd, docs/user-guide/auto_sync.md. */
export function syncsItself({ object }: Manifest): boolean {
  const automated = fieldAt(object, 'spec', 'syncPolicy', 'automated');
  return isObject(automated) && automated['enabled'] !== false;
}
