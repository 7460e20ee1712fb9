import { code, name, text } from '../../text/text.js';
import { byKustomize, bySomething } from '../../manifest/advice.js';
import { identityOf } from '../../manifest/identity.js';
import { placeholderIn } from '../../manifest/delivery/unresolved.js';
import { remembered } from '../../manifest/lookup.js';
import { isObject, type Manifest } from '../../manifest/manifest.js';
import { folderOf } from '../../manifest/path.js';
import { errorAt, type Problem } from '../../manifest/problem.js';
import type { SourceFile } from '../../manifest/source-file.js';
import { canonicalJson } from '../../manifest/canonical.js';
import { titleOf, visible } from '../../manifest/visible.js';
import { claimedAs } from '../../systems/claimed.js';
import { isNamespacedKind } from '../objects/namespaces.js';
import { INTEREST } from '../objects/planned-kinds.js';
import { isEvaluated } from './files.js';
import type { Gap } from './gap.js';
import type { Kustomization, Kustomizations } from './kustomizations.js';

/** Code of ytt is in comments: the rest is YAML, but not what the cluster gets. Asked for each object of a file. */
const isOfYtt = remembered(({ text: written }: SourceFile) => /^[ \t]*#@|[ \t]#@[ \t]/m.test(written));

/**
 * An evaluated object that is not whole as it is written: a patch, an object that a kustomization changes, or one with a value that is
 * put in later. Null for a whole object, and for kinds that are not evaluated.
 */
export function partialObject(
  manifest: Manifest,
  file: SourceFile,
  kustomizations: Kustomizations | null,
): Gap | null {
  const placeholder = placeholderIn(manifest, claimedAs(manifest)?.spec.freeText);
  if (!isEvaluated(manifest) && !(placeholder && isPlannedButFor(manifest, placeholder))) return null;
  const problem = notBuilt(manifest, kustomizations) ?? (isOfYtt(file) ? yttProblem(manifest) : null);
  const found = problem ? { problem } : placeholder && later(manifest, placeholder);
  return found && { key: identityOf(manifest), content: canonicalJson(manifest.object), ...found };
}

type Placeholder = NonNullable<ReturnType<typeof placeholderIn>>;

/** True for an object whose kind or API version is put in later, and may become a planned one. */
function isPlannedButFor({ apiVersion, kind }: Manifest, { field }: Placeholder): boolean {
  if (field === 'kind') return INTEREST.concerns(apiVersion, null);
  return field === 'apiVersion' && INTEREST.concerns(null, kind);
}

/** The object without its labels, on which no plan depends. */
function evaluatedIn({ object }: Manifest): string {
  const metadata = isObject(object['metadata']) ? { ...object['metadata'], labels: null } : null;
  return canonicalJson({ ...object, metadata });
}

function notBuilt(manifest: Manifest, kustomizations: Kustomizations | null): Problem | null {
  const { file } = manifest.place;
  const [patching] = kustomizations?.patching(file) ?? [];
  if (patching !== undefined) return patchProblem(manifest, patching);
  const [transforming] = (kustomizations?.transforming(file) ?? []).filter(({ transforms }) =>
    transforms.some((one) => one !== 'namespace' || isNamespacedKind(manifest)),
  );
  return transforming ? transformProblem(manifest, transforming) : null;
}

function patchProblem(manifest: Manifest, { path }: Kustomization): Problem {
  const message = text`${name('object', titleOf(manifest))} is a patch of ${name('file', visible(path))}; the object that it makes was not evaluated. ${byKustomize(folderOf(path))}`;
  return errorAt(manifest.place, 'kustomize-patch', message);
}

function transformProblem(manifest: Manifest, { path, transforms }: Kustomization): Problem {
  const message = text`${name('object', titleOf(manifest))} is changed by ${name('file', visible(path))} (${code(visible(transforms.join(', ')))}); the object that it makes was not evaluated. ${byKustomize(folderOf(path))}`;
  return errorAt(manifest.place, 'kustomize-transforms', message);
}

function yttProblem(manifest: Manifest): Problem {
  const message = text`${name('object', titleOf(manifest))} is a template of ytt (\`#@\`); the object that it makes was not evaluated. ${bySomething('ytt -f')}`;
  return errorAt(manifest.place, 'ytt-template', message);
}

function later(
  manifest: Manifest,
  { written, field, place }: Placeholder,
): Pick<Gap, 'problem' | 'declared'> {
  const variable = /^\$\{([_a-zA-Z][_a-zA-Z0-9]*)/.exec(written)?.[1];
  const fix =
    variable === undefined
      ? bySomething()
      : text`Give its value in the configuration (${code(`variables: {${variable}: VALUE}`)}).`;
  const title = name('object', titleOf(manifest));
  const reason = text`${code(visible(written))} in ${code(field)} is put in when it is applied`;
  const problem = errorAt(place, 'unresolved-variable', text`${title} was not evaluated: ${reason}. ${fix}`);
  return { problem, declared: { kind: 'later', title, reason, fix, evaluated: evaluatedIn(manifest) } };
}
