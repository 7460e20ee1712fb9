import { errorAt, type Problem } from '../../manifest/problem.js';
import { identityOf } from '../../manifest/duplicates.js';
import { labelsIn } from '../../manifest/fields.js';
import { listing } from '../../manifest/words/listing.js';
import { type Manifest, namespaceOf } from '../../manifest/manifest.js';
import { parseManifests } from '../../manifest/parse.js';
import { verb } from '../../manifest/words/plural.js';
import type { SourceFile } from '../../manifest/source-file.js';
import { placedTitleOf, titleOf } from '../../manifest/words/visible.js';
import type { Snapshot } from '../../snapshot/snapshot.js';
import { isClusterScoped } from '../objects/cluster-scoped.js';
import { isPlanned } from '../objects/planned-kinds.js';

interface Head {
  readonly manifests: readonly Manifest[];
  readonly files: readonly Pick<SourceFile, 'path' | 'text'>[];
}

/**
 * Reports namespaces that leave the files while planned objects remain in them, in the files or in the cluster: a tool that prunes
 * deletes those at once, past every budget and limit. Not those with an annotation that retains them.
 */
export function departedNamespaces(
  base: readonly Manifest[] | null,
  head: Head,
  { objects }: Snapshot,
): Problem[] {
  const kept = new Set(head.manifests.map(identityOf));
  const own = new Set((base ?? []).map(identityOf));
  // What leaves the files as well is planned as removed.
  const live = objects.filter((one) => !own.has(identityOf(one)));
  const held = [...head.manifests, ...live].filter(
    (one) => isPlanned(one) && !isClusterScoped(one.apiVersion, one.kind),
  );
  return (base ?? []).flatMap((namespace) => {
    if (!isNamespace(namespace) || kept.has(identityOf(namespace)) || isRetained(namespace)) return [];
    const inside = held.filter((one) => namespaceOf(one) === namespace.name);
    const titles = new Set(inside.map(placedTitleOf));
    if (titles.size === 0 || isWrittenIn(head.files, namespace)) return [];
    return [problem(namespace, [...titles])];
  });
}

function isNamespace({ apiVersion, kind }: Manifest): boolean {
  return apiVersion === 'v1' && kind === 'Namespace';
}

/** True for an annotation by which tools that prune retain the object. */
function isRetained({ object }: Manifest): boolean {
  const annotations = labelsIn(object['metadata'], 'annotations');
  const options = annotations['argocd.argoproj.io/sync-options']?.split(',') ?? [];
  return (
    options.some((option) => option.trim() === 'Prune=false') ||
    annotations['kustomize.toolkit.fluxcd.io/prune']?.toLowerCase() === 'disabled' ||
    annotations['helm.sh/resource-policy'] === 'keep'
  );
}

/** A document that both sides hold is not parsed until it is asked for. */
function isWrittenIn(files: Head['files'], namespace: Manifest): boolean {
  return files.some(
    ({ path, text }) =>
      text.includes('Namespace') &&
      text.includes(namespace.name) &&
      parseManifests(text, path).manifests.some((one) => identityOf(one) === identityOf(namespace)),
  );
}

function problem(namespace: Manifest, titles: readonly string[]): Problem {
  const message =
    `${titleOf(namespace)} is removed from the files, and ${listing(titles)} ${verb(titles.length, 'is', 'are')} still in it: a tool that prunes (Argo CD, Flux) deletes all of that at once with the namespace, ` +
    'past every limit; that was not evaluated. Keep the namespace in the files, or annotate it first so that it is retained ' +
    '(argocd.argoproj.io/sync-options: Prune=false, kustomize.toolkit.fluxcd.io/prune: disabled).';
  return errorAt(namespace.place, 'departed-holder', message);
}
