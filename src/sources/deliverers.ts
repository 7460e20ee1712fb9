import { fieldAt, itemsIn, textIn } from '../manifest/fields.js';
import { isObject, type Json, type Manifest } from '../manifest/manifest.js';
import type { Deliverer, SourceFile } from '../manifest/source-file.js';
import type { FileObject } from './source.js';

/** An object that renders others, with the ApplicationSet that made it. */
export interface Delivering extends FileObject {
  readonly madeBy?: Manifest;
}

/** A file with the object that applies it. */
export function deliveredBy(file: SourceFile, { file: of, manifest, madeBy }: Delivering): SourceFile {
  const own: Deliverer = {
    by: nameOf(manifest),
    leaves: isLeaving(manifest) && (madeBy === undefined || isPreserving(madeBy)),
    prunes: isPruning(manifest),
    ...(isRecreating(manifest) ? { recreates: true } : {}),
  };
  const chain = of.deliveredBy ?? [];
  if (madeBy === undefined) return { ...file, deliveredBy: [...chain, own] };
  const set = { by: nameOf(madeBy), leaves: isPreserving(madeBy), prunes: isPruning(madeBy) };
  return { ...file, deliveredBy: [...chain, set, own] };
}

function syncOptions({ object }: Manifest): readonly Json[] {
  return itemsIn(fieldAt(object, 'spec', 'syncPolicy'), 'syncOptions');
}

/**
 * False for an object whose controller retains what is gone from its files. Source: fluxcd.io, Kustomization, `prune`; argo-cd,
 * docs/user-guide/auto_sync.md, sync-options.md and operator-manual/applicationset/Controlling-Resource-Modification.md. A person who
 * syncs decides each time.
 */
export function isPruning(manifest: Manifest): boolean {
  const { kind, object } = manifest;
  if (kind === 'ApplicationSet') {
    const policy = textIn(object, 'spec', 'syncPolicy', 'applicationsSync') || 'sync';
    return policy === 'sync' || policy === 'create-delete';
  }
  if (kind === 'Kustomization') return fieldAt(object, 'spec', 'prune') === true;
  if (kind !== 'Application') return true;
  const prunes = fieldAt(object, 'spec', 'syncPolicy', 'automated', 'prune') === true;
  return (!syncsItself(manifest) || prunes) && !syncOptions(manifest).includes('Prune=false');
}

/** Source: argo-cd, docs/user-guide/sync-options.md, `Force` with `Replace`. */
function isRecreating(manifest: Manifest): boolean {
  const options = manifest.kind === 'Application' ? syncOptions(manifest) : [];
  return ['Force=true', 'Replace=true'].every((one) => options.includes(one));
}

/**
 * Source: kustomize-controller, `finalize` (deletionPolicy, by default that of `prune`); argo-cd, docs/user-guide/app_deletion.md (without
 * the finalizer a deletion does not cascade). helm-controller uninstalls always.
 */
function isLeaving({ kind, object }: Manifest): boolean {
  if (kind === 'Application')
    return !itemsIn(object['metadata'], 'finalizers').some((one) =>
      JSON.stringify(one).startsWith('"resources-finalizer.argocd.argoproj.io'),
    );
  if (kind !== 'Kustomization') return false;
  const policy = textIn(object, 'spec', 'deletionPolicy') ?? 'MirrorPrune';
  return policy === 'Orphan' || (policy === 'MirrorPrune' && fieldAt(object, 'spec', 'prune') !== true);
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
