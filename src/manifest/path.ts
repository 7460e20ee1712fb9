/** The folder that a file or a folder lies in; '' for what lies in the root, and for the root. */
export function folderOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash < 0 ? '' : path.slice(0, slash);
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** True for a folder and what is in it, at any depth; '' is the root. */
export function isWithin(folder: string, path: string): boolean {
  return folder === '' || path === folder || path.startsWith(`${folder}/`);
}

/** Tells the paths that are one of these files and folders, or lie in one. */
export function withinAny(paths: readonly string[]): (path: string) => boolean {
  const all = new Set(paths.map((path) => path.replace(/\/$/, '')));
  return (path) => {
    for (let at = path; ; at = folderOf(at)) {
      if (all.has(at)) return true;
      if (at === '') return false;
    }
  };
}

/** A path that is written in a folder, from the root; null where it leads out of the tree, or begins elsewhere. */
export function joined(folder: string, written: string): string | null {
  if (written.startsWith('/')) return null;
  const segments = folder === '' ? [] : folder.split('/');
  for (const segment of written.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined) return null;
  }
  return segments.join('/');
}

export function inside(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}
