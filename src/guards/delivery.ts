import { code, literal, name, text } from '../text/text.js';
import { identityOf } from '../manifest/identity.js';
import { labelsIn } from '../manifest/fields.js';
import type { Manifest } from '../manifest/manifest.js';
import { errorAt, type Problem, unjudgedAt } from '../manifest/problem.js';
import type { SourceFile } from '../manifest/source-file.js';
import { isSameJson } from '../manifest/canonical.js';
import { titleOf, visible } from '../manifest/visible.js';
import { isPlanned } from '../plan/objects/planned-kinds.js';
import type { ReadSide } from '../plan/reading/side.js';
import type { ReadChange } from './change.js';

/** An annotation by which a deliverer does not keep an object as it is written. */
interface Exception {
  readonly annotation: string;
  readonly isMeant: (value: string) => boolean;
  readonly effect: string;
  /** True for an annotation that has a meaning only for some files. */
  readonly counts?: (file: SourceFile) => boolean;
}

const isOfArgo = ({ deliveredBy }: SourceFile): boolean =>
  deliveredBy?.at(-1)?.by.startsWith('Application/') === true;
const RECREATES = 'Argo CD deletes and recreates it at each sync';
const words = (value: string): readonly string[] => value.split(',').map((one) => one.trim());

/**
 * Sources: gitops-engine, pkg/sync/hook, IsHook and Skip; argo-cd, docs/user-guide/resource_hooks.md, helm.md and sync-options.md; helm,
 * pkg/action/upgrade.go (a hook is not part of the manifest of its release) and hooks.go (hook-delete-policy); kustomize-controller,
 * docs/spec/v1/kustomizations.md, "Controlling the apply behavior of resources".
 */
const EXCEPTIONS: readonly Exception[] = [
  {
    annotation: 'argocd.argoproj.io/hook',
    isMeant: (value) => value.trim() === 'Skip',
    effect: 'Argo CD does not apply it',
  },
  {
    annotation: 'argocd.argoproj.io/hook',
    isMeant: () => true,
    effect:
      'Argo CD applies it in one phase of a sync, and may delete it after the sync or before the next one',
  },
  {
    annotation: 'argocd.argoproj.io/sync-options',
    isMeant: (value) => ['Force=true', 'Replace=true'].every((option) => words(value).includes(option)),
    effect: RECREATES,
  },
  {
    annotation: 'helm.sh/hook',
    isMeant: (value) => value !== 'crd-install',
    counts: isOfArgo,
    effect:
      'Argo CD applies it in one phase of a sync, and may delete it after the sync or before the next one',
  },
  {
    annotation: 'helm.sh/hook',
    isMeant: (value) => value !== 'crd-install',
    counts: ({ renderedBy }) => renderedBy?.startsWith('helm ') === true,
    effect:
      'it is not part of the release; Helm creates it when the hook runs, and deletes it before or after that (hook-delete-policy)',
  },
  {
    annotation: 'kustomize.toolkit.fluxcd.io/reconcile',
    isMeant: (value) => value.toLowerCase() === 'disabled',
    effect: 'Flux does not apply it',
  },
  {
    annotation: 'kustomize.toolkit.fluxcd.io/ssa',
    isMeant: (value) => ['ignore', 'ifnotpresent'].includes(value.toLowerCase()),
    effect: 'Flux does not apply edits of it',
  },
];

interface Delivered {
  readonly manifest: Manifest;
  /** Null for an object that is kept as it is written. */
  readonly exception: { readonly written: string; readonly effect: string } | null;
}

/**
 * G2, delivery: an object that its deliverer does not keep as it is written is not rolled out as planned. An object that becomes one is an
 * error; an edited one is named.
 */
export function deliveredOtherwise({ base, head }: ReadChange): readonly Problem[] {
  if (base === null) return [];
  const [before, after] = [deliveredIn(base), deliveredIn(head)];
  return [...after].flatMap(([identity, { manifest, exception }]): Problem | [] => {
    const was = before.get(identity);
    const found = exception ?? was?.exception ?? null;
    const isLost = exception !== null && was?.exception === null;
    if (found === null || (!isLost && was && isSameJson(was.manifest.object, manifest.object))) return [];
    const { written, effect } = found;
    const of = text`${name('object', titleOf(manifest))} (${code(visible(written))})`;
    return isLost
      ? errorAt(
          manifest.place,
          'moved-delivery',
          text`${of} is no longer applied as it is written: ${literal(effect)}. That was not evaluated. Remove that.`,
        )
      : unjudgedAt(
          manifest.place,
          'moved-delivery',
          text`Not evaluated: ${of}: ${literal(effect)}. The plan is of a plain apply.`,
        );
  });
}

/** The planned objects of a side; with an annotation if one of them has it. */
function deliveredIn({ contents }: ReadSide): ReadonlyMap<string, Delivered> {
  return new Map(
    contents.flatMap(({ file, manifests }) =>
      manifests
        .filter(isPlanned)
        .map(
          (manifest) => [identityOf(manifest), { manifest, exception: exceptionOf(manifest, file) }] as const,
        ),
    ),
  );
}

function exceptionOf({ object }: Manifest, file: SourceFile): Delivered['exception'] {
  const annotations = labelsIn(object['metadata'], 'annotations');
  for (const { annotation, isMeant, effect, counts } of EXCEPTIONS) {
    const value = annotations[annotation];
    if (value !== undefined && isMeant(value) && counts?.(file) !== false)
      return { written: `${annotation}: ${value}`, effect };
  }
  const isRecreated = file.deliveredBy?.at(-1)?.recreates === true;
  return isRecreated ? { written: 'syncOptions: [Force=true, Replace=true]', effect: RECREATES } : null;
}
