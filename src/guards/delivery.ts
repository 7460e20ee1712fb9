import { isSameJson } from '../manifest/canonical.js';
import { labelsIn } from '../manifest/fields.js';
import { identityOf } from '../manifest/identity.js';
import { groupedBy } from '../manifest/lookup.js';
import type { Manifest } from '../manifest/manifest.js';
import {
  asUnjudged,
  errorAt,
  infoAt,
  type Problem,
  type ProblemCode,
  unjudgedAt,
} from '../manifest/problem.js';
import type { Carrier, SourceFile } from '../manifest/source-file.js';
import { titleOf, visible } from '../manifest/visible.js';
import { isPlanned } from '../plan/objects/planned-kinds.js';
import type { ReadSide } from '../plan/reading/side.js';
import { code, few, literal, name, type Text, text, verbFor } from '../text/text.js';
import type { ReadChange } from './change.js';
import { titleIn } from './table.js';

/**
 * G2, delivery: an object that is not applied, or not as it is written, is not rolled out as planned. Reports carriers that apply nothing by
 * themselves, those whose source, destination or sync the change edits, and objects that their deliverer does not keep as they are written.
 */
export function editedDelivery({ base, head }: ReadChange): readonly Problem[] {
  const evaluated = (head.side.coverage ?? []).filter(({ outcome }) => outcome === 'evaluated');
  if (base === null)
    return evaluated.filter(({ sync }) => sync === 'suspended').map((one) => asUnjudged(suspended(one)));
  const all = groupedBy(base.side.coverage ?? [], ({ identity }) => identity);
  const pairs = evaluated.map((one) => {
    const known = all.get(one.identity) ?? [];
    // Two entries may hold different objects of one identity.
    const isSame = (key: 'digest' | 'route') => (was: Carrier) => was[key] === one[key];
    return { one, was: known.find(isSame('digest')) ?? known.find(isSame('route')) ?? known[0] };
  });
  return [...pairs.flatMap(moved), ...syncedByHand(pairs), ...appliedOtherwise(base, head)];
}

interface Pair {
  readonly one: Carrier;
  /** In the base. */
  readonly was: Carrier | undefined;
}

function moved({ one, was }: Pair): Problem | [] {
  if (was?.outcome !== 'evaluated') return [];
  // A folder that nothing in it applied.
  if (one.route !== was.route && was.route !== '')
    return about(
      one,
      'moved-delivery',
      text`is edited in its source or destination. What it applied before may stay in the old place or be deleted there, and this was not evaluated. Make it a change of its own.`,
    );
  if (one.sync === 'automatic' && was.sync !== 'automatic')
    return about(
      one,
      'moved-delivery',
      text`applies by itself from this change on, with all changes since its last sync, and the plan is of this change alone. Compare its files with the cluster first (\`flux diff\`, \`argocd app diff\`).`,
    );
  return one.sync === 'suspended' && one.digest !== was.digest ? asUnjudged(suspended(one)) : [];
}

function suspended(carrier: Carrier): Problem {
  const what = text`is suspended: nothing of it is applied until it is resumed. The plan is of what happens then.`;
  return about(carrier, 'suspended', what);
}

function about({ identity, place }: Carrier, code: ProblemCode, what: Text): Problem {
  return errorAt(place, code, text`${name('object', visible(titleIn(identity)))} ${what}`);
}

/** Applications that are synced by hand, in one notice. */
function syncedByHand(pairs: readonly Pair[]): Problem[] {
  const edited = pairs.filter(({ one, was }) => one.sync === 'manual' && was && was.digest !== one.digest);
  const [first] = edited;
  if (first === undefined) return [];
  const byHand = edited.map(({ one }) => ({ by: titleIn(one.identity), paths: one.takes }));
  const names = few(
    byHand.map(({ by }) => name('object', visible(by))),
    3,
  );
  const count = edited.length;
  const message = text`${names} ${verbFor(count, 'is', 'are')} synced by hand: merging applies nothing of ${verbFor(count, 'it', 'them')}. The plan is of the next sync, which applies all changes since the last one.`;
  return [{ ...infoAt(first.one.place, 'synced-by-hand', message), isOfTargets: true, byHand }];
}

/** An object that becomes one which is not kept as it is written is an error; an edited one is named. */
function appliedOtherwise(base: ReadSide, head: ReadSide): Problem[] {
  const [before, after] = [deliveredIn(base), deliveredIn(head)];
  return [...after].flatMap(([identity, { manifest, exception }]): Problem | [] => {
    const was = before.get(identity);
    const found = exception ?? was?.exception ?? null;
    const isLost = exception !== null && was?.exception === null;
    if (found === null || (!isLost && was && isSameJson(was.manifest.object, manifest.object))) return [];
    const { written, effect } = found;
    const of = text`${name('object', titleOf(manifest))} (${code(visible(written))})`;
    const lost = text`${of} is no longer applied as it is written: ${literal(effect)}. That was not evaluated. Remove that.`;
    const named = text`Not evaluated: ${of}: ${literal(effect)}. The plan is of a plain apply.`;
    const { place } = manifest;
    return isLost ? errorAt(place, 'moved-delivery', lost) : unjudgedAt(place, 'moved-delivery', named);
  });
}

interface Delivered {
  readonly manifest: Manifest;
  /** Null for an object that is kept as it is written. */
  readonly exception: { readonly written: string; readonly effect: string } | null;
}

/** The planned objects of a side. */
function deliveredIn({ contents }: ReadSide): ReadonlyMap<string, Delivered> {
  const all = contents.flatMap(({ file, manifests }) =>
    manifests.filter(isPlanned).map((manifest) => ({ manifest, exception: exceptionOf(manifest, file) })),
  );
  return new Map(all.map((one) => [identityOf(one.manifest), one]));
}

const IN_A_PHASE =
  'Argo CD applies it in one phase of a sync, and may delete it after the sync or before the next one';
const RECREATES = 'Argo CD deletes and recreates it at each sync';
const NO_PART =
  'it is not part of the release; Helm creates it when the hook runs, and deletes it before or after that (hook-delete-policy)';

/**
 * Annotations by which a deliverer does not keep an object as it is written; some count only for one deliverer. Sources: gitops-engine,
 * pkg/sync/hook, IsHook and Skip; argo-cd, docs/user-guide/resource_hooks.md, helm.md and sync-options.md; helm, pkg/action/upgrade.go (a
 * hook is not part of the manifest of its release) and hooks.go (hook-delete-policy); kustomize-controller, docs/spec/v1/kustomizations.md,
 * "Controlling the apply behavior of resources".
 */
const EXCEPTIONS: readonly {
  readonly key: string;
  readonly value: RegExp;
  readonly effect: string;
  readonly counts?: (file: SourceFile) => boolean;
}[] = [
  { key: 'argocd.argoproj.io/hook', value: /^\s*Skip\s*$/, effect: 'Argo CD does not apply it' },
  { key: 'argocd.argoproj.io/hook', value: /^/, effect: IN_A_PHASE },
  {
    key: 'argocd.argoproj.io/sync-options',
    value: /^(?=.*\bForce=true\b)(?=.*\bReplace=true\b)/,
    effect: RECREATES,
  },
  {
    key: 'helm.sh/hook',
    value: /^(?!crd-install$)/,
    effect: IN_A_PHASE,
    counts: ({ deliveredBy }) => deliveredBy?.at(-1)?.by.startsWith('Application/') === true,
  },
  {
    key: 'helm.sh/hook',
    value: /^(?!crd-install$)/,
    effect: NO_PART,
    counts: ({ renderedBy }) => renderedBy?.startsWith('helm ') === true,
  },
  { key: 'kustomize.toolkit.fluxcd.io/reconcile', value: /^disabled$/i, effect: 'Flux does not apply it' },
  {
    key: 'kustomize.toolkit.fluxcd.io/ssa',
    value: /^(?:ignore|ifnotpresent)$/i,
    effect: 'Flux does not apply edits of it',
  },
];

function exceptionOf({ object }: Manifest, file: SourceFile): Delivered['exception'] {
  const annotations = labelsIn(object['metadata'], 'annotations');
  for (const { key, value, effect, counts } of EXCEPTIONS) {
    const written = annotations[key];
    if (written !== undefined && value.test(written) && counts?.(file) !== false)
      return { written: `${key}: ${written}`, effect };
  }
  const isRecreated = file.deliveredBy?.at(-1)?.recreates === true;
  return isRecreated ? { written: 'syncOptions: [Force=true, Replace=true]', effect: RECREATES } : null;
}
