import { isKustomization } from '../manifest/delivery/kustomization.js';
import { folderOf, isWithin, nameOf } from '../manifest/path.js';
import { environmentsIn } from './environments.js';
import type { RepositoryFile } from './repository.js';

/** A symbolic link, and the file or folder of the repository that it leads to. */
export interface Link {
  readonly path: string;
  readonly target: string;
}

/**
 * The files of a repository whose clusters have folders with links to what they share: it lies in each of them, and where it was written it
 * reaches none. So a link that goes is the end of it in that cluster. Other links lead to what is found where it lies.
 */
export function linkedFiles(
  files: readonly RepositoryFile[],
  links: readonly Link[],
): readonly RepositoryFile[] {
  const ofClusters = links.filter(
    ({ path, target }) => environmentsIn(folderOf(path)).length > 0 && environmentsIn(target).length === 0,
  );
  if (ofClusters.length === 0) return files;
  const isIn = (target: string, path: string): boolean => path === target || isWithin(target, path);
  const seen = ofClusters.flatMap(({ path, target }) =>
    files.flatMap((file) =>
      isIn(target, file.path) ? { ...file, path: path + file.path.slice(target.length) } : [],
    ),
  );
  const isNamed = (target: string): boolean =>
    files.some(
      ({ path, text }) =>
        isKustomization(path) && !isIn(target, path) && text?.includes(`/${nameOf(target)}`) === true,
    );
  const shared = new Set(ofClusters.map(({ target }) => target).filter((target) => !isNamed(target)));
  const own = files.filter(({ path }) => ![...shared].some((target) => isIn(target, path)));
  return [...own, ...seen];
}
