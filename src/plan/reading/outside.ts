import { identityOf } from '../../manifest/duplicates.js';
import type { Manifest } from '../../manifest/manifest.js';
import { folderOf } from '../../manifest/path.js';
import { parseManifests } from '../../manifest/parse.js';
import { counted } from '../../manifest/plural.js';
import type { Problem } from '../../manifest/problem.js';
import { visible } from '../../manifest/visible.js';
import { isPlanned, mayHoldPlanned } from '../planned-kinds.js';
import type { Side } from './side.js';

/** The objects of planned kinds that each side's policies hold. */
interface Judged {
  readonly base: readonly Manifest[];
  readonly head: readonly Manifest[];
}

const SHOWN = 5;

/**
 * Planned objects in files that the change adds or edits and that no source takes. One that left the policies, or that lies beside
 * them, is an error: nobody has seen what becomes of it. One that lies elsewhere is told in one warning.
 */
export function outsideProblems(head: Side, { base, head: after }: Judged): Problem[] {
  const isRendered = (path: string): boolean =>
    (head.renderedPaths ?? []).some((one) => one === '' || path === one || path.startsWith(`${one}/`));
  const kept = new Set(after.map(identityOf));
  const lost = new Set(base.map(identityOf).filter((identity) => !kept.has(identity)));
  const folders = new Set(head.files.map(({ path }) => folderOf(path)));
  const errors: Problem[] = [];
  const elsewhere = new Set<string>();
  for (const { path, text } of head.outside ?? []) {
    if (isRendered(path)) continue;
    for (const manifest of plannedIn(path, text)) {
      if (lost.has(identityOf(manifest))) errors.push(leftPolicies(manifest));
      else if (folders.has(folderOf(path))) errors.push(beside(manifest));
      else elsewhere.add(path);
    }
  }
  return [...errors, ...told([...elsewhere])];
}

function plannedIn(path: string, text: string | null): Manifest[] {
  if (text === null || !mayHoldPlanned(text)) return [];
  return parseManifests(text, path).manifests.filter(isPlanned);
}

function leftPolicies(manifest: Manifest): Problem {
  return problem(
    manifest,
    'left-policies',
    'was among the policies before the change, and is now in a file that `policies` does not take',
  );
}

function beside(manifest: Manifest): Problem {
  return problem(
    manifest,
    'beside-policies',
    'is in a file that the change adds or edits beside the policies, and that `policies` does not take',
  );
}

function problem({ kind, name, place }: Manifest, code: string, what: string): Problem {
  const message =
    `${visible(kind)}/${visible(name)} ${what}: what that does to the cluster was not judged. ` +
    `Add ${visible(place.file)} to \`policies\` of the configuration, or give the file a name and a folder that are taken.`;
  return { severity: 'error', code, message, place, picture: null };
}

function told(paths: readonly string[]): Problem[] {
  if (paths.length === 0) return [];
  const more = paths.length > SHOWN ? ` and ${paths.length - SHOWN} more` : '';
  const message =
    `The change adds or edits ${counted(paths.length, 'file')} with objects of planned kinds that \`policies\` does not take, and they were not judged: ` +
    `${paths
      .slice(0, SHOWN)
      .map((path) => visible(path))
      .join(', ')}${more}. Add them to \`policies\` where a cluster gets them.`;
  return [{ severity: 'warning', code: 'outside-policies', message, place: null, picture: null }];
}
