import { labelsIn } from '../manifest/fields.js';
import type { Manifest } from '../manifest/manifest.js';
import type { SourceFile } from '../manifest/source-file.js';
import { canonicalJson } from '../manifest/values/canonical.js';

const SKIP = 'argocd.argoproj.io/skip-reconcile';

/** Whether Argo CD leaves an Application alone, and what that would bring. */
interface Skipped {
  readonly isSkipped: boolean;
  readonly text: string;
}

/** Source: argo-cd, docs/user-guide/skip_reconcile.md: nothing of it is refreshed or synced, also by hand. */
export function skippedOf({ object }: Manifest, files: readonly SourceFile[]): Skipped {
  const written = labelsIn(object['metadata'], 'annotations')[SKIP];
  return { isSkipped: written === 'true', text: canonicalJson(files.map(({ text }) => text)) };
}

/** As the end of a sentence that begins with the Application; null where nothing is to be said. */
export function skippedEdit(was: Skipped, is: Skipped): { says: string; isHarmless: boolean } | null {
  if (is.isSkipped && was.text !== is.text) {
    const says = `is left alone by Argo CD (${SKIP}): nothing of what the change edits there is applied until the annotation goes. The plan is of what happens then.`;
    return { says, isHarmless: true };
  }
  if (!was.isSkipped || is.isSkipped) return null;
  const says = `loses the annotation ${SKIP}: what its files came to while Argo CD left it alone is applied with this change, all at once, and the plan is of what differs between the files of both sides. Compare them with what the cluster has (\`argocd app diff\`) first.`;
  return { says, isHarmless: false };
}
