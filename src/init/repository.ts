import { folderOf } from '../manifest/path.js';

/** A file of the repository. */
export interface RepositoryFile {
  /** From the root of the repository, with `/`. */
  readonly path: string;
  /** The text of a file; for a packed chart, of its templates. Null for a file whose name says that nobody needs it, and for one that could not be read. */
  readonly text: string | null;
}

/** The files of a repository, and what they are found by. */
export interface Repository {
  readonly files: readonly RepositoryFile[];
  textOf(path: string): string | null;
  hasFile(path: string): boolean;
  hasFolder(path: string): boolean;
  /** The files of a folder and of all folders in it, in the order of their paths; '' is the root. */
  readonly below: (folder: string) => readonly RepositoryFile[];
}

/** The files of a tree as the survey asks for them, by path and by folder. */
export function repositoryOf(files: readonly RepositoryFile[]): Repository {
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  const byPath = new Map(sorted.map((file) => [file.path, file]));
  const byFolder = new Map<string, RepositoryFile[]>([['', []]]);
  for (const file of sorted) {
    for (let folder = folderOf(file.path); ; folder = folderOf(folder)) {
      const held = byFolder.get(folder) ?? [];
      held.push(file);
      byFolder.set(folder, held);
      if (folder === '') break;
    }
  }
  return {
    files: sorted,
    textOf: (path) => byPath.get(path)?.text ?? null,
    hasFile: (path) => byPath.has(path),
    hasFolder: (path) => byFolder.has(path),
    below: (folder) => byFolder.get(folder) ?? [],
  };
}
