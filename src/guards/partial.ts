import { byKustomize, bySomething } from '../manifest/advice.js';
import { canonicalJson } from '../manifest/canonical.js';
import { placeholderIn } from '../manifest/delivery/unresolved.js';
import { identityOf } from '../manifest/identity.js';
import { remembered } from '../manifest/lookup.js';
import { isObject, type Manifest } from '../manifest/manifest.js';
import { folderOf } from '../manifest/path.js';
import { errorAt } from '../manifest/problem.js';
import type { SourceFile } from '../manifest/source-file.js';
import { titleOf, visible } from '../manifest/visible.js';
import { isNamespacedKind } from '../plan/objects/namespaces.js';
import { INTEREST, isEvaluated } from '../plan/objects/planned-kinds.js';
import { claimedAs } from '../systems/claimed.js';
import { code, name, text } from '../text/text.js';
import type { Gap } from './change.js';
import type { Kustomizations } from './kustomizations.js';

/** Code of ytt is in comments: the rest is YAML, but not what the cluster gets. Asked for each object of a file. */
const isOfYtt = remembered(({ text: written }: SourceFile) => /^[ \t]*#@|[ \t]#@[ \t]/m.test(written));

/**
 * An evaluated object that is not whole as it is written: a patch, an object that a kustomization changes, a template, or one with a value
 * that is put in later. Null for a whole object, and for kinds that are not evaluated.
 */
export function partialObject(
  manifest: Manifest,
  file: SourceFile,
  kustomizations: Kustomizations | null,
): Gap | null {
  const placeholder = placeholderIn(manifest, claimedAs(manifest)?.spec.freeText);
  if (!isEvaluated(manifest) && !(placeholder && isEvaluatedButFor(manifest, placeholder.field))) return null;
  const { place, object } = manifest;
  const of = { key: identityOf(manifest), content: canonicalJson(object) };
  const title = name('object', titleOf(manifest));
  const [patching] = kustomizations?.patching(place.file) ?? [];
  if (patching !== undefined) {
    const { path } = patching;
    const message = text`${title} is a patch of ${name('file', visible(path))}; the object that it makes was not evaluated. ${byKustomize(folderOf(path))}`;
    return { ...of, problem: errorAt(place, 'kustomize-patch', message) };
  }
  const transforming = kustomizations
    ?.transforming(place.file)
    .find(({ transforms }) => transforms.some((one) => one !== 'namespace' || isNamespacedKind(manifest)));
  if (transforming !== undefined) {
    const { path, transforms } = transforming;
    const message = text`${title} is changed by ${name('file', visible(path))} (${code(visible(transforms.join(', ')))}); the object that it makes was not evaluated. ${byKustomize(folderOf(path))}`;
    return { ...of, problem: errorAt(place, 'kustomize-transforms', message) };
  }
  if (isOfYtt(file)) {
    const message = text`${title} is a template of ytt (\`#@\`); the object that it makes was not evaluated. ${bySomething('ytt -f')}`;
    return { ...of, problem: errorAt(place, 'ytt-template', message) };
  }
  if (placeholder === null) return null;
  const { written, field } = placeholder;
  const variable = /^\$\{([_a-zA-Z][_a-zA-Z0-9]*)/.exec(written)?.[1];
  const given = code(`variables: {${variable ?? ''}: VALUE}`);
  const fix = variable === undefined ? bySomething() : text`Give its value in the configuration (${given}).`;
  const reason = text`${code(visible(written))} in ${code(field)} is put in when it is applied`;
  const message = text`${title} was not evaluated: ${reason}. ${fix}`;
  const problem = errorAt(placeholder.place, 'unresolved-variable', message);
  // No plan depends on labels of the object itself.
  const metadata = isObject(object['metadata']) ? { ...object['metadata'], labels: null } : null;
  return {
    ...of,
    problem,
    declared: { title, reason, fix, evaluated: canonicalJson({ ...object, metadata }) },
  };
}

/** True for an object whose kind or API version is put in later, and may become a planned one. */
function isEvaluatedButFor({ apiVersion, kind }: Manifest, field: string): boolean {
  if (field === 'kind') return INTEREST.concerns(apiVersion, null);
  return field === 'apiVersion' && INTEREST.concerns(null, kind);
}
