import { visible } from '../../manifest/words/visible.js';
import type { Problem } from '../../manifest/problem.js';
import { renderProblem } from '../problems.js';
import { folderOf } from '../../manifest/path.js';
import type { Json } from '../../manifest/manifest.js';
import { isSourceIgnore, leftOutBy } from '../../read/glob/source-ignore.js';
import type { Workspace } from '../workspace.js';
import type { Known } from './known.js';

/** What Flux packs of this repository: all files but those that `.sourceignore` and the GitRepository leave out. */
export class Artifact {
  private readonly byIgnore = new Map<string | null, (path: string) => boolean>();

  constructor(
    private readonly workspace: Workspace,
    private readonly known: Known,
  ) {}

  /** Tells which files are left out of the source that a Kustomization refers to. */
  leavesOut(sourceRef: Json | undefined, namespace: string | null): (path: string) => boolean {
    const ignore = this.known.ignoreOf(sourceRef, namespace);
    const known = this.byIgnore.get(ignore);
    if (known !== undefined) return known;
    const files = this.workspace.entries
      .filter(({ path }) => isSourceIgnore(path))
      .map(({ path }) => ({ folder: folderOf(path), text: this.workspace.text(path) ?? '' }));
    const leavesOut = leftOutBy(files, ignore);
    this.byIgnore.set(ignore, leavesOut);
    return leavesOut;
  }
}

/** A file that a kustomization lists and the source leaves out: Flux applies nothing of the whole folder then. */
export function lostFile(folder: string, root: string, lost: string): Problem {
  const message = `${visible(folder) || 'The root'} takes ${visible(lost)}, which \`.sourceignore\` or \`spec.ignore\` of the source leaves out: Flux can not build it, and applies nothing of it. Take the file out of the kustomization, or let the source keep it.`;
  return renderProblem('kustomize-failed', message, root);
}
