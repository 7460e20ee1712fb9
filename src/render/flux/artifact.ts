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
