import { annotationIn, type Annotations } from '../manifest/annotations.js';
import { isSameJson } from '../manifest/canonical.js';
import { fieldAt, objectOr } from '../manifest/fields.js';
import { identityOf } from '../manifest/identity.js';
import { groupedBy } from '../manifest/lookup.js';
import type { Json, Manifest } from '../manifest/manifest.js';
import { asUnjudged, errorAt, type Problem, unjudgedAt } from '../manifest/problem.js';
import type { Carrier, SourceFile } from '../manifest/source-file.js';
import { titleOf, visible } from '../manifest/visible.js';
import { isPlanned } from '../plan/objects/planned-kinds.js';
import { code, fewNames, name, type Text, text } from '../text/text.js';
import { titleIn } from './carriers.js';
import type { ReadChange, ReadSide } from './change.js';

const MOVED = 'moved-delivery';

/**
 * G2, delivery: an object that is not applied, or not as it is written, is not rolled out as planned. Reports carriers that apply nothing by
 * themselves, those whose source, destination or sync the change edits, and objects that are not applied as they are written.
 */
export function editedDelivery({ base, head }: ReadChange): readonly Problem[] {
  const before = groupedBy(base?.side.coverage ?? [], ({ identity }) => identity);
  const [moved, started, suspended, byHand]: [Carrier[], Carrier[], Carrier[], Carrier[]] = [[], [], [], []];
  for (const one of head.side.coverage) {
    const { identity, outcome, route, sync, digest } = one;
    if (outcome !== 'evaluated') continue;
    // Two entries may hold different objects of one identity.
    const known: readonly Carrier[] = before.get(identity) ?? [];
    const isSame = (key: 'digest' | 'route') => (was: Carrier) => was[key] === one[key];
    const was = known.find(isSame('digest')) ?? known.find(isSame('route')) ?? known[0];
    if (sync === 'manual' && was && was.digest !== digest) byHand.push(one);
    if (base !== null && was?.outcome !== 'evaluated') continue;
    // A folder that nothing in it applied has no route.
    if (was && route !== was.route && was.route !== '') moved.push(one);
    else if (was && sync === 'automatic' && was.sync !== 'automatic') started.push(one);
    else if (sync === 'suspended' && digest !== was?.digest) suspended.push(one);
  }
  return [
    ...inOne(moved, 'moved'),
    ...inOne(started, 'started'),
    ...inOne(suspended, 'suspended').map((one) => asUnjudged({ ...one, code: 'suspended' })),
    ...(base === null ? [] : appliedOtherwise(base, head)),
    ...inOne(byHand, 'byHand').map((one): Problem => ({ ...one, severity: 'info', code: 'synced-by-hand' })),
  ];
}

const SAID = {
  moved: (of: Text) =>
    text`Edited in source or destination: ${of}. What was applied before may stay in the old place or be deleted there, and this was not evaluated. Make it a change of its own.`,
  started: (of: Text) =>
    text`Synced automatically from this change on: ${of}, with all changes since the last sync; the plan covers this change alone. Compare the files with the cluster first (${code('flux diff')}, ${code('argocd app diff')}).`,
  suspended: (of: Text) =>
    text`Suspended: ${of}. Nothing is applied before it is resumed. The plan shows what happens then.`,
  byHand: (of: Text) =>
    text`Synced by hand: ${of}. Merging alone applies none of their objects. The plan shows the next sync, which applies all changes since the last one.`,
};

/** One error for all carriers with the same message. */
function inOne(all: readonly Carrier[], what: keyof typeof SAID): Problem[] {
  const names = fewNames('object', [...new Set(all.map(({ identity }) => visible(titleIn(identity))))]);
  return all[0] === undefined ? [] : [errorAt(all[0].place, MOVED, SAID[what](names))];
}

/** An object that becomes one which is not applied as it is written is an error; an edited one is named. */
function appliedOtherwise(base: ReadSide, head: ReadSide): Problem[] {
  const before = deliveredIn(base);
  return [...deliveredIn(head)].flatMap(([identity, is]): Problem | [] => {
    const { manifest, file } = is;
    const was = before.get(identity);
    if (was && modeOf(is) === 'server-side' && keepsLimits(was, is)) {
      const message = text`${name('object', titleOf(manifest))} is applied server-side, which keeps the ${code('rollingUpdate')} of before: ${code('type: Recreate')} is refused. First write ${code('maxUnavailable')} and ${code('maxSurge')}, applied server-side, in a change of their own.`;
      return errorAt(manifest.placeOf(['spec', 'strategy']), MOVED, message);
    }
    const earlier = was && exceptionOf(was.manifest, was.file);
    const exception = exceptionOf(manifest, file);
    const isLost = exception !== null && earlier === null;
    const found = exception ?? earlier;
    if (!found || (!isLost && was && isSameJson(was.manifest.object, manifest.object))) return [];
    const of = text`${name('object', titleOf(manifest))} (${code(found)})`;
    const message = isLost
      ? text`${of} is no longer applied as it is written, and that was not evaluated. Remove that.`
      : text`Not evaluated: ${of} is not applied as it is written. The plan assumes a plain apply.`;
    return (isLost ? errorAt : unjudgedAt)(manifest.place, MOVED, message);
  });
}

interface Delivered {
  readonly manifest: Manifest;
  readonly file: SourceFile;
}

/** The planned objects of a side with their files. */
function deliveredIn({ contents }: ReadSide) {
  const all = contents.flatMap(({ file, manifests }) =>
    manifests.filter(isPlanned).map((manifest) => [identityOf(manifest), { manifest, file }] as const),
  );
  return new Map(all);
}

/**
 * Annotations with which an object is not applied, applied in a phase of its own, or recreated. Sources: gitops-engine, pkg/sync/hook, IsHook
 * and Skip; argo-cd, docs/user-guide/resource_hooks.md, helm.md and sync-options.md; helm, pkg/action/upgrade.go and hooks.go;
 * kustomize-controller, docs/spec/v1/kustomizations.md, "Controlling the apply behavior of resources".
 */
const EXCEPTIONS: Annotations = [
  ['argocd.argoproj.io/hook', /./],
  ['argocd.argoproj.io/sync-options', /^(?=.*\bForce=true\b)(?=.*\bReplace=true\b)/],
  ['kustomize.toolkit.fluxcd.io/reconcile', /^disabled$/i],
  ['kustomize.toolkit.fluxcd.io/ssa', /^(?:ignore|ifnotpresent)$/i],
];
/** Flux applies a hook of Helm like any object. */
const HELM_HOOK: Annotations[number] = ['helm.sh/hook', /^(?!crd-install$)./];

/** Annotations that set how one object is applied. */
const OPTIONS = 'argocd.argoproj.io/sync-options';
const REPLACED: Annotations = [
  [OPTIONS, /\bReplace=true\b/],
  ['kustomize.toolkit.fluxcd.io/force', /^enabled$/i],
];
const CLIENT_SIDE: Annotations = [[OPTIONS, /\bServerSideApply=false\b/]];
const SERVER_SIDE: Annotations = [[OPTIONS, /\bServerSideApply=true\b/]];

/** Apply mode of an object: its annotations override the mode of its deliverer. Source: gitops-engine, shouldUseServerSideApply. */
function modeOf({ manifest, file: { applied } }: Delivered): SourceFile['applied'] {
  const has = (annotations: Annotations): boolean => annotationIn(manifest, annotations) !== null;
  if (has(REPLACED)) return 'replaced';
  if (applied === 'server-side') return has(CLIENT_SIDE) ? 'client-side' : applied;
  return applied === 'client-side' && has(SERVER_SIDE) && !has(CLIENT_SIDE) ? 'server-side' : applied;
}

/**
 * True for a Deployment that becomes Recreate and was not applied server-side with both limits: the limits have no owner, or the
 * client-side apply of Argo CD, so that no server-side apply removes them, and an explicit null keeps them too. Sources: kubernetes 1.28,
 * pkg/apis/apps/validation, ValidateDeploymentStrategy; structured-merge-diff v6, typed/merge.go, doMap; gitops-engine, pkg/sync/sync_context.go,
 * needsClientSideApplyMigration.
 */
function keepsLimits(was: Delivered, is: Delivered): boolean {
  const [before, after] = [was, is].map(({ manifest }) => fieldAt(manifest.object, 'spec', 'strategy'));
  const isRecreate = (strategy?: Json) => fieldAt(strategy, 'type') === 'Recreate';
  const written = Object.keys(objectOr(fieldAt(before, 'rollingUpdate')));
  const mode = modeOf(was);
  const isOwned = mode === 'server-side' ? written.length === 2 : mode !== 'client-side';
  return is.manifest.kind === 'Deployment' && isRecreate(after) && !isRecreate(before) && !isOwned;
}

function exceptionOf(manifest: Manifest, { deliveredBy, applied, renderedBy }: SourceFile) {
  const hasHooks = renderedBy?.startsWith('helm ') || deliveredBy?.at(-1)?.startsWith('Application/');
  const own = annotationIn(manifest, hasHooks ? [...EXCEPTIONS, HELM_HOOK] : EXCEPTIONS);
  return own ?? (applied === 'recreated' ? 'syncOptions: [Force=true, Replace=true]' : null);
}
