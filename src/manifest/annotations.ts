import { labelsIn } from './fields.js';
import type { Manifest } from './manifest.js';
import { visible } from './visible.js';

/** Annotations with which an object stays. Source: argo-cd, docs/user-guide/sync-options.md; fluxcd.io, Kustomization, `prune`; helm.sh, chart tips. */
export const KEEPING: Annotations = [
  ['argocd.argoproj.io/sync-options', /(?:^|,)\s*Prune=(?:false|confirm)\s*(?:,|$)/i],
  ['kustomize.toolkit.fluxcd.io/prune', /^\s*disabled\s*$/i],
  ['helm.sh/resource-policy', /^\s*keep\s*$/i],
];

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
