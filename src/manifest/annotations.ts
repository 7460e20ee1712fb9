import { entryOf, labelsIn } from './fields.js';
import type { Manifest } from './manifest.js';
import { visible } from './visible.js';

const SYNC_OPTIONS = 'argocd.argoproj.io/sync-options';
const OF_HELM: Annotations[number] = ['helm.sh/resource-policy', /^\s*keep\s*$/i];

/**
 * Annotations with which an object stays, by the deliverer that reads them. Source: argo-cd, docs/user-guide/sync-options.md; fluxcd.io,
 * Kustomization, `prune`; helm.sh, chart tips.
 */
const READ_BY: Readonly<Record<string, Annotations>> = {
  Application: [[SYNC_OPTIONS, /(?:^|,)\s*Prune=(?:false|confirm)\s*(?:,|$)/i]],
  Kustomization: [['kustomize.toolkit.fluxcd.io/prune', /^\s*disabled\s*$/i]],
  HelmRelease: [OF_HELM],
};

/** The same where the Application itself is deleted. Source: argo-cd, controller/appcontroller.go, shouldBeDeleted. */
const OF_DELETED_APPLICATION: Annotations = [
  [SYNC_OPTIONS, /(?:^|,)\s*Delete=(?:false|confirm)\s*(?:,|$)/i],
  OF_HELM,
];

/** The annotations of every deliverer. */
export const KEEPING: Annotations = Object.values(READ_BY).flat();

/**
 * The annotation with which its deliverer, such as `Kustomization/flux-system/apps`, does not delete an object; null for none. `isDeleted`: the
 * deliverer is deleted, and deletes what it applied.
 */
export function keptBy(manifest: Manifest, deliverer = '', isDeleted = false): string | null {
  const kind = deliverer.slice(0, deliverer.indexOf('/'));
  const read = isDeleted && kind === 'Application' ? OF_DELETED_APPLICATION : entryOf(READ_BY, kind);
  return read === undefined ? null : annotationIn(manifest, read);
}

export type Annotations = readonly (readonly [key: string, value: RegExp])[];

/** The first of the annotations that an object has, as it is written; null for none. */
export function annotationIn({ object }: Manifest, annotations: Annotations): string | null {
  const own = labelsIn(object['metadata'], 'annotations');
  for (const [key, pattern] of annotations) {
    const value = own[key];
    if (value !== undefined && pattern.test(value)) return visible(`${key}: ${value}`);
  }
  return null;
}
