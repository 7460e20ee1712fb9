import { identityOf } from '../manifest/duplicates.js';
import { labelsIn } from '../manifest/fields.js';
import type { Manifest } from '../manifest/manifest.js';
import { atOrigin } from '../manifest/origin.js';
import { parseManifests } from '../manifest/parse.js';
import type { Problem } from '../manifest/problem.js';
import type { SourceFile } from '../manifest/source-file.js';
import { titleOf, visible } from '../manifest/words/visible.js';
import { renderProblem } from './render-error.js';

/**
 * The head without objects that become hooks of Helm. A hook is not part of the manifest of its release: an upgrade deletes the object
 * that was in it, before it runs hooks that come after. Source: helm, pkg/action/upgrade.go, performUpgrade. Only a `post-upgrade` hook
 * creates it again.
 */
export function withoutNewHooks(
  head: readonly SourceFile[],
  base: readonly SourceFile[] | null,
): readonly SourceFile[] {
  if (base === null || !head.some(mayBeHook)) return head;
  const plain = new Set(
    base.flatMap((file) => (file.key !== undefined && hooksOf(file) === null ? file.key : [])),
  );
  return head.filter((file) => {
    if (file.key === undefined || !plain.has(file.key)) return true;
    const hooks = hooksOf(file);
    return hooks === null || hooks.includes('post-upgrade');
  });
}

const HOOK = 'helm.sh/hook';

function mayBeHook({ text, renderedBy }: SourceFile): boolean {
  return renderedBy?.startsWith('helm ') === true && text.includes(HOOK);
}

/** The events of a hook; null for an object that is not one. */
function hooksOf(file: SourceFile): readonly string[] | null {
  if (!mayBeHook(file)) return null;
  const [manifest] = parseManifests(file.text, file.path).manifests;
  const written = labelsIn(manifest?.object['metadata'], 'annotations')[HOOK];
  return written === undefined ? null : written.split(',').map((one) => one.trim());
}

const ARGO_HOOK = 'argocd.argoproj.io/hook';

/**
 * Errors for planned objects that become hooks of Argo CD. A hook is not one of the resources that a sync keeps: Argo CD may delete it
 * after the sync or before the next one (`hook-delete-policy`), and never applies `Skip`. Source: argo-cd,
 * docs/user-guide/resource_hooks.md; `helm.sh/hook` counts too (docs/user-guide/helm.md).
 */
export function newArgoHooks(
  head: readonly SourceFile[],
  base: readonly SourceFile[] | null,
  mayHoldPlanned: (text: string) => boolean,
): Problem[] {
  const hooks = head
    .filter(isOfArgo)
    .filter(({ text }) => (text.includes(ARGO_HOOK) || text.includes(HOOK)) && mayHoldPlanned(text))
    .flatMap((file) => objectsIn(file))
    .filter(({ apiVersion, kind }) => mayHoldPlanned(`apiVersion: ${apiVersion}\nkind: ${kind}\n`))
    .filter((one) => argoHookOf(one) !== null);
  if (base === null || hooks.length === 0) return [];
  const plain = new Set(
    base.flatMap((file) =>
      objectsIn(file).flatMap((one) => (isOfArgo(file) && argoHookOf(one) !== null ? [] : identityOf(one))),
    ),
  );
  return hooks
    .filter((one) => plain.has(identityOf(one)))
    .map((one) => {
      const hook = argoHookOf(one) ?? '';
      const effect = hook.endsWith(': Skip')
        ? 'no longer applies it; later edits do not reach the cluster'
        : 'no longer keeps it in sync, and may delete it after the sync or before the next one';
      const message = `${titleOf(one)} becomes a hook (${visible(hook)}): Argo CD ${effect}. That was not evaluated. Remove the annotation.`;
      return renderProblem('decided-in-cluster', message, one.place);
    });
}

function isOfArgo({ deliveredBy }: SourceFile): boolean {
  return deliveredBy?.at(-1)?.by.startsWith('Application/') === true;
}

/** The objects of a file, where they were written, in their namespaces. */
function objectsIn(file: SourceFile): Manifest[] {
  return atOrigin(parseManifests(file.text, file.path), file).manifests.map((one) => ({
    ...one,
    namespace: one.namespace ?? file.namespace ?? null,
  }));
}

/** The annotation that makes an object a hook of Argo CD; null for none. Source: gitops-engine, pkg/sync/hook, IsHook and Skip. */
function argoHookOf({ object }: Manifest): string | null {
  const annotations = labelsIn(object['metadata'], 'annotations');
  const [own, ofHelm] = [annotations[ARGO_HOOK], annotations[HOOK]];
  if (own !== undefined) return `${ARGO_HOOK}: ${own}`;
  return ofHelm === undefined || ofHelm === 'crd-install' ? null : `${HOOK}: ${ofHelm}`;
}
