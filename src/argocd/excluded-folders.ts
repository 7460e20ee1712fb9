import { field, itemsIn } from '../manifest/fields.js';
import type { Json, Manifest } from '../manifest/manifest.js';
import { foldersLeftOut } from './git-generator.js';
import { innerOf } from './generators.js';
import type { TreeFiles } from './tree-files.js';

/**
 * Folders that a git generator of an ApplicationSet takes out of those that it lists (`exclude: true`): a person has decided that
 * nothing is made of them. https://argo-cd.readthedocs.io/en/stable/operator-manual/applicationset/Generators-Git/#exclude-directories
 */
export function excludedFolders({ object }: Manifest, tree: TreeFiles): readonly string[] {
  const inOne = (generator: Json): readonly string[] => [
    ...foldersLeftOut(tree, itemsIn(field(generator, 'git'), 'directories')),
    ...innerOf(generator).flatMap(inOne),
  ];
  return itemsIn(field(object, 'spec'), 'generators').flatMap(inOne);
}
