import { labelsIn } from '../manifest/fields.js';
import { parseManifests } from '../manifest/parse.js';
import type { SourceFile } from '../manifest/source-file.js';

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
