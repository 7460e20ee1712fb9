import { labelsIn } from '../../manifest/fields.js';
import type { Manifest } from '../../manifest/manifest.js';
import type { SourceFile } from '../../manifest/source-file.js';

/**
 * Annotations with which the tool that applies an object deletes it and makes it anew where the API server refuses an edit in place. Source:
 * fluxcd.io, Kustomization, "Controlling the apply behavior of resources"; argo-cd, docs/user-guide/sync-options.md, "Force Sync".
 */
const FORCING: readonly { readonly key: string; readonly is: (value: string) => boolean }[] = [
  {
    key: 'kustomize.toolkit.fluxcd.io/force',
    is: (value) => ['enabled', 'true'].includes(value.toLowerCase()),
  },
  {
    key: 'argocd.argoproj.io/sync-options',
    is: (value) => value.split(',').some((one) => one.trim() === 'Force=true'),
  },
];

/** The objects of a file, with what deletes and makes them anew where the API server takes no edit in place. */
export function withRemakers(manifests: readonly Manifest[], file: SourceFile): readonly Manifest[] {
  const { deliveredBy: chain = [], text } = file;
  const last = chain.at(-1);
  const byAll = last?.remakes === undefined ? null : `${last.by} (${last.remakes})`;
  if (byAll === null && !FORCING.some(({ key }) => text.includes(key))) return manifests;
  return manifests.map((manifest) => {
    const by = byAll ?? annotationOf(manifest);
    return by === null ? manifest : { ...manifest, remadeBy: by };
  });
}

function annotationOf({ object }: Manifest): string | null {
  const annotations = labelsIn(object['metadata'], 'annotations');
  const found = FORCING.find(({ key, is }) => is(annotations[key] ?? ''));
  return found === undefined ? null : `the annotation ${found.key}: ${annotations[found.key] ?? ''}`;
}
