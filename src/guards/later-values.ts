import { byEntry, bySomething } from '../manifest/advice.js';
import { canonicalJson } from '../manifest/canonical.js';
import { asksLater } from '../manifest/delivery/decided-there.js';
import { PLACEHOLDER, placeholderIn } from '../manifest/delivery/unresolved.js';
import { identityOf } from '../manifest/identity.js';
import { remembered } from '../manifest/lookup.js';
import { isObject, type Manifest, type Place } from '../manifest/manifest.js';
import { folderOf } from '../manifest/path.js';
import { errorAt, type Problem, unjudgedAt } from '../manifest/problem.js';
import { declaredOf, type SourceFile, type Side } from '../manifest/source-file.js';
import { titleOf, visible } from '../manifest/visible.js';
import { isNamespacedKind } from '../plan/objects/namespaces.js';
import { INTEREST } from '../plan/objects/planned-kinds.js';
import { claimedAs } from '../systems/index.js';
import { toPlain } from '../text/render.js';
import { code, fewNames, name, text } from '../text/text.js';
import type { Gap, ReadChange } from './change.js';
import type { Kustomization } from './kustomizations.js';
import { compareGaps } from './table.js';

/**
 * G4: a value that is put in later is not known. Reports objects that are not whole as they are written, and rendered templates to which the
 * change adds an action that asks the cluster, the clock or chance. Names those that held one before if an input of the chart is edited.
 */
export function laterValues(change: ReadChange): readonly Problem[] {
  const { base, head } = change;
  const known = new Set(base?.manifests.map(identityOf));
  const whole = head.manifests.map(identityOf);
  const added = new Set(whole.filter((one) => !known.has(one)).map(kindIn));
  const there = new Set([...whole, ...head.gaps.map(({ key }) => key)]);
  // A value in place of the placeholder may give the object its name.
  const isGone = ({ key }: Gap): boolean => !there.has(key) && !added.has(kindIn(key));
  const objects = compareGaps(change, 'object', isGone).problems;
  return base === null ? objects : [...objects, ...decidedInCluster(base.side, head.side)];
}

function kindIn(identity: string): string {
  return JSON.stringify((JSON.parse(identity) as string[]).slice(0, 2));
}

/** Code of ytt is in comments: the rest is YAML, but not what the cluster gets. Asked for each object of a file. */
const isOfYtt = remembered(({ text: written }: SourceFile) => /^[ \t]*#@|[ \t]#@[ \t]/m.test(written));

/**
 * An evaluated object that is not whole as it is written: a patch, an object that a kustomization changes, a template, or one with a value
 * that is put in later. Null for a whole object, and for kinds that are not evaluated.
 */
export function partialObject(
  manifest: Manifest,
  file: SourceFile,
  changing: readonly Kustomization[],
): Gap | null {
  const placeholder = placeholderIn(manifest, claimedAs(manifest)?.spec.freeText);
  const { place, object } = manifest;
  if (!mayBeEvaluated(manifest)) return null;
  const title = name('object', titleOf(manifest));
  const gapOf = (problem: Problem) =>
    ({ of: 'object', key: identityOf(manifest), content: canonicalJson(object), problem }) as const;
  const by = changing.find(
    ({ patches, transforms }) =>
      patches.includes(place.file) ||
      transforms.some((one) => one !== 'namespace' || isNamespacedKind(manifest)),
  );
  if (by !== undefined) {
    const [path, keys] = [name('file', visible(by.path)), code(visible(by.transforms.join(', ')))];
    const isPatch = by.patches.includes(place.file);
    const what = isPatch ? text`is a patch of ${path}` : text`is changed by ${path} (${keys})`;
    const message = text`${title} ${what}; the object that it makes was not evaluated. ${byEntry('kustomize', folderOf(by.path))}`;
    return gapOf(errorAt(place, isPatch ? 'kustomize-patch' : 'kustomize-transforms', message));
  }
  if (isOfYtt(file)) {
    const message = text`${title} is a template of ytt (${code('#@')}); the object that it makes was not evaluated. ${bySomething('ytt -f')}`;
    return gapOf(errorAt(place, 'ytt-template', message));
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
  const evaluated = canonicalJson({ ...object, metadata });
  return { ...gapOf(problem), declared: { title, reason, fix, evaluated } };
}

/** True if the kind is evaluated, or may be once its placeholder is replaced. A placeholder as the group may be any group. */
function mayBeEvaluated({ apiVersion, kind }: Manifest): boolean {
  if (!PLACEHOLDER.test(kind)) return INTEREST.concerns(apiVersion, kind);
  return PLACEHOLDER.test(apiVersion.split('/')[0] ?? '') || INTEREST.concerns(apiVersion, null);
}

/**
 * Templates and values to which the change adds an action that asks the cluster, the clock or chance; and others with one in charts of
 * which it edits an input.
 */
function decidedInCluster(base: Side, head: Side): Problem[] {
  const before = new Map(base.coverage.map((one) => [one.identity, one]));
  const added = new Map<string, Problem>();
  const edited: { readonly place: Place | null; readonly file: string }[] = [];
  for (const { identity, outcome, place, digest } of head.coverage) {
    const declared = declaredOf(outcome);
    if (declared?.declared !== 'decided in the cluster') continue;
    const { actions = [] } = declared;
    const was = before.get(identity);
    const known = declaredOf(was?.outcome)?.actions ?? [];
    const file = toPlain(declared.why);
    const action = actions.find((written) => !known.includes(written));
    // An action in a packed or fetched chart is not part of this change.
    if (action !== undefined && place?.file.endsWith(file) === true) {
      const shown = visible(`${action.split('}}')[0] ?? ''}}}`);
      const message = text`${name('file', file)}: ${code(shown)} depends on the cluster, the time or a random value, so the cluster may get a different object than the one that was evaluated. Use a fixed value.`;
      added.set(toPlain(message), errorAt(place, 'decided-in-cluster', message));
    } else if (digest !== was?.digest && actions.some(asksLater)) edited.push({ place, file });
  }
  const [first] = edited;
  if (first === undefined) return [...added.values()];
  const files = fewNames('file', [...new Set(edited.map(({ file }) => file))]);
  const message = text`Not evaluated: values in ${files} that depend on the cluster, the time or chance. The change edits an input of this chart and may change what is rendered in the cluster. Use a fixed value instead.`;
  return [...added.values(), unjudgedAt(first.place, 'decided-in-cluster', message)];
}
