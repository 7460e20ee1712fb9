import { errorAt, type Problem } from '../../manifest/problem.js';
import { identityOf } from '../../manifest/duplicates.js';
import { fieldAt, labelsIn, textIn } from '../../manifest/fields.js';
import { listing } from '../../manifest/words/listing.js';
import { type Manifest, namespaceOf } from '../../manifest/manifest.js';
import { parseManifests } from '../../manifest/parse.js';
import { verb } from '../../manifest/words/plural.js';
import type { SourceFile } from '../../manifest/source-file.js';
import { placedTitleOf, visible } from '../../manifest/words/visible.js';
import { isNodeClass } from '../../manifest/cluster-scoped.js';
import type { Snapshot } from '../../snapshot/snapshot.js';
import { isClusterScoped } from '../objects/cluster-scoped.js';
import { isDefinition } from '../../snapshot/kept/definition.js';
import { isMadeKind } from '../objects/fleet-kinds.js';
import { isPlanned } from '../objects/planned-kinds.js';
import { isOfKind } from './edited-definitions.js';

interface Head {
  readonly manifests: readonly Manifest[];
  readonly files: readonly Pick<SourceFile, 'path' | 'text'>[];
}

/**
 * Namespaces and definitions of custom resources that leave the files while planned objects are still in them, or of them: whoever
 * prunes deletes those with them, past every budget and limit. An error for each; none for one that is annotated to stay.
 */
export function departedHolders(
  base: readonly Manifest[] | null,
  head: Head,
  { objects }: Snapshot,
): Problem[] {
  const kept = new Set(head.manifests.map(identityOf));
  const own = new Set((base ?? []).map(identityOf));
  // What leaves the files as well is judged as that.
  const live = objects.filter((one) => !own.has(identityOf(one)));
  const held = [...head.manifests, ...live].filter((one) => isPlanned(one) || isNodeClass(one.kind));
  return (base ?? []).flatMap((holder) => {
    const isIn = inside(holder);
    if (isIn === null || kept.has(identityOf(holder)) || stays(holder)) return [];
    const made = madeOf(holder);
    const titles = new Set(
      made === null ? held.filter(isIn).map(placedTitleOf) : [`every ${made} of the cluster`],
    );
    if (titles.size === 0 || isWrittenIn(head.files, holder)) return [];
    return [problem(holder, [...titles])];
  });
}

/** What is deleted with an object; null for one that holds no others. */
function inside(holder: Manifest): ((manifest: Manifest) => boolean) | null {
  const { apiVersion, kind, name } = holder;
  if (apiVersion === 'v1' && kind === 'Namespace')
    return (one) => !isClusterScoped(one.apiVersion, one.kind) && namespaceOf(one) === name;
  return isDefinition(holder) ? (one) => isOfKind(one, holder) : null;
}

/** The kind that a definition defines, where controllers make its objects: those are in the cluster, whatever the files and the snapshot show. */
function madeOf(holder: Manifest): string | null {
  if (!isDefinition(holder)) return null;
  const { spec } = holder.object;
  const kind = textIn(fieldAt(spec, 'names'), 'kind') ?? '';
  return isMadeKind(textIn(spec, 'group') ?? '', kind) ? kind : null;
}

/** Annotations by which the tools that prune leave an object where it is. */
function stays({ object }: Manifest): boolean {
  const annotations = labelsIn(object['metadata'], 'annotations');
  const options = annotations['argocd.argoproj.io/sync-options']?.split(',') ?? [];
  return (
    options.some((option) => option.trim() === 'Prune=false') ||
    annotations['kustomize.toolkit.fluxcd.io/prune']?.toLowerCase() === 'disabled' ||
    annotations['helm.sh/resource-policy'] === 'keep'
  );
}

/** A document that both sides hold is not read before somebody asks for it. */
function isWrittenIn(files: Head['files'], holder: Manifest): boolean {
  return files.some(
    ({ path, text }) =>
      text.includes(holder.kind) &&
      text.includes(holder.name) &&
      parseManifests(text, path).manifests.some((one) => identityOf(one) === identityOf(holder)),
  );
}

function problem(holder: Manifest, titles: readonly string[]): Problem {
  const { kind, name, place } = holder;
  const message =
    `${visible(kind)}/${visible(name)} is gone from the files, and ${listing(titles)} ${verb(titles.length, 'is', 'are')} still ${kind === 'Namespace' ? 'in it' : 'of it'}: whoever applies them and prunes (Argo CD, Flux) deletes all of that at once with it, ` +
    'whatever the limits say, and that was not judged. Keep it in the files, or annotate it first so that it stays ' +
    '(argocd.argoproj.io/sync-options: Prune=false, kustomize.toolkit.fluxcd.io/prune: disabled).';
  return errorAt(place, 'departed-holder', message);
}
