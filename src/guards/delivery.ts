import { isSameJson } from '../manifest/canonical.js';
import { identityOf } from '../manifest/identity.js';
import { groupedBy } from '../manifest/lookup.js';
import type { Manifest } from '../manifest/manifest.js';
import { asUnjudged, errorAt, infoAt, type Problem, unjudgedAt } from '../manifest/problem.js';
import type { Carrier, SourceFile } from '../manifest/source-file.js';
import { titleOf, visible } from '../manifest/visible.js';
import { isPlanned } from '../plan/objects/planned-kinds.js';
import { code, fewNames, name, text, verbFor } from '../text/text.js';
import { titleIn } from './carriers.js';
import type { ReadChange, ReadSide } from './change.js';
import { annotationIn, type Annotations } from './left.js';

const MOVED = 'moved-delivery';

/**
 * G2, delivery: an object that is not applied, or not as it is written, is not rolled out as planned. Reports carriers that apply nothing by
 * themselves, those whose source, destination or sync the change edits, and objects that their deliverer does not keep as they are written.
 */
export function editedDelivery({ base, head }: ReadChange): readonly Problem[] {
  const evaluated = head.side.coverage.filter(({ outcome }) => outcome === 'evaluated');
  if (base === null) return evaluated.flatMap((one) => (one.sync === 'suspended' ? suspended(one) : []));
  const all = groupedBy(base.side.coverage, ({ identity }) => identity);
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
  const { place, route, sync, digest } = one;
  const title = name('object', visible(titleIn(one.identity)));
  // A folder that nothing in it applied has no route.
  if (route !== was.route && was.route !== '') {
    const message = text`${title} is edited in its source or destination. What it applied before may stay in the old place or be deleted there, and this was not evaluated. Make it a change of its own.`;
    return errorAt(place, MOVED, message);
  }
  if (sync === 'automatic' && was.sync !== 'automatic') {
    const message = text`${title} syncs automatically from this change on, with all changes since its last sync; the plan covers this change alone. Compare its files with the cluster first (\`flux diff\`, \`argocd app diff\`).`;
    return errorAt(place, MOVED, message);
  }
  return sync === 'suspended' && digest !== was.digest ? suspended(one) : [];
}

function suspended({ identity, place }: Carrier): Problem {
  const title = name('object', visible(titleIn(identity)));
  const message = text`${title} is suspended: nothing is applied until it is resumed. The plan shows what happens then.`;
  return asUnjudged(errorAt(place, 'suspended', message));
}

/** Applications that are synced by hand, in one notice. */
function syncedByHand(pairs: readonly Pair[]): Problem[] {
  const edited = pairs.filter(({ one, was }) => one.sync === 'manual' && was && was.digest !== one.digest);
  const [first] = edited;
  if (first === undefined) return [];
  const byHand = edited.map(({ one }) => ({ by: titleIn(one.identity), paths: one.takes }));
  const names = fewNames(
    'object',
    byHand.map(({ by }) => visible(by)),
  );
  const count = edited.length;
  const message = text`${names} ${verbFor(count, 'is', 'are')} synced by hand: merging does not apply ${verbFor(count, 'it', 'them')}. The plan shows the next sync, which applies all changes since the last one.`;
  return [{ ...infoAt(first.one.place, 'synced-by-hand', message), byHand }];
}

/** An object that becomes one which is not kept as it is written is an error; an edited one is named. */
function appliedOtherwise(base: ReadSide, head: ReadSide): Problem[] {
  const before = deliveredIn(base);
  return [...deliveredIn(head)].flatMap(([identity, { manifest, file }]): Problem | [] => {
    const was = before.get(identity);
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

/** The planned objects of a side with their files. */
function deliveredIn({ contents }: ReadSide) {
  const all = contents.flatMap(({ file, manifests }) =>
    manifests.filter(isPlanned).map((manifest) => [identityOf(manifest), { manifest, file }] as const),
  );
  return new Map(all);
}

/**
 * Annotations by which a deliverer does not apply an object, applies it in a phase of its own, or recreates it. Sources: gitops-engine,
 * pkg/sync/hook, IsHook and Skip; argo-cd, docs/user-guide/resource_hooks.md, helm.md and sync-options.md; helm, pkg/action/upgrade.go (a
 * hook is not part of the manifest of its release) and hooks.go (hook-delete-policy); kustomize-controller, docs/spec/v1/kustomizations.md,
 * "Controlling the apply behavior of resources".
 */
const EXCEPTIONS: Annotations = [
  ['argocd.argoproj.io/hook', /./],
  ['argocd.argoproj.io/sync-options', /^(?=.*\bForce=true\b)(?=.*\bReplace=true\b)/],
  ['kustomize.toolkit.fluxcd.io/reconcile', /^disabled$/i],
  ['kustomize.toolkit.fluxcd.io/ssa', /^(?:ignore|ifnotpresent)$/i],
];
/** Flux applies a hook of Helm like any object. */
const HELM_HOOK: Annotations[number] = ['helm.sh/hook', /^(?!crd-install$)./];

function exceptionOf(manifest: Manifest, { deliveredBy, renderedBy }: SourceFile): string | null {
  const deliverer = deliveredBy?.at(-1);
  const hasHooks = renderedBy?.startsWith('helm ') === true || deliverer?.by.startsWith('Application/');
  const own = annotationIn(manifest, hasHooks === true ? [...EXCEPTIONS, HELM_HOOK] : EXCEPTIONS);
  return own ?? (deliverer?.recreates === true ? 'syncOptions: [Force=true, Replace=true]' : null);
}
