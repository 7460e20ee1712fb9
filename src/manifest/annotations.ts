import { entryOf, labelsIn } from './fields.js';
import type { Manifest } from './manifest.js';
import { visible } from './visible.js';

const OF_HELM: Annotations[number] = ['helm.sh/resource-policy', /^\s*keep\s*$/i];

/**
 * Annotations with which an object stays, by the deliverer that reads them. Source: argo-cd, docs/user-guide/sync-options.md and
 * argoproj/argo-cd#13157; fluxcd.io, Kustomization, `prune`; helm.sh, chart tips.
 */
const READ_BY: Readonly<Record<string, Annotations>> = {
  Application: [['argocd.argoproj.io/sync-options', /(?:^|,)\s*Prune=(?:false|confirm)\s*(?:,|$)/i], OF_HELM],
  Kustomization: [['kustomize.toolkit.fluxcd.io/prune', /^\s*disabled\s*$/i]],
  HelmRelease: [OF_HELM],
};

/** The annotations of every deliverer. */
export const KEEPING: Annotations = Object.values(READ_BY).flat();

/** The annotation with which its deliverer, such as `Kustomization/flux-system/apps`, does not delete an object; null for none. */
export function keptBy(manifest: Manifest, deliverer = ''): string | null {
  const read = entryOf(READ_BY, deliverer.slice(0, deliverer.indexOf('/')));
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
