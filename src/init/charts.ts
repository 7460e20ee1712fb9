import { textIn } from '../manifest/fields.js';
import { folderOf, inside, isWithin, nameOf } from '../manifest/path.js';
import { placedYaml } from '../manifest/parse.js';
import type { Tree } from '../sources/tree.js';
import { environmentOfFile } from './environments.js';

/** A chart of the repository that is no part of another one. */
export interface Chart {
  readonly folder: string;
  readonly name: string;
  readonly files: readonly string[];
  /** True if its templates hold Applications of Argo CD. */
  readonly hasApplications: boolean;
  /** Files of values for one environment each. */
  readonly values: readonly string[];
}

/** The charts among some files. A chart in `charts/` is rendered with the chart around it. */
export function chartsOf(tree: Tree, files: readonly string[]): readonly Chart[] {
  const folders = files.flatMap((path) => (nameOf(path) === 'Chart.yaml' ? folderOf(path) : []));
  const outer = folders.filter(
    (one) => !folders.some((other) => other !== one && isWithin(inside(other, 'charts'), one)),
  );
  return outer.flatMap((folder): Chart | [] => {
    const file = inside(folder, 'Chart.yaml');
    const value = placedYaml(tree.text(file) ?? '', file)[0]?.value;
    if (textIn(value, 'type') === 'library') return [];
    const own = files.filter((path) => isWithin(folder, path));
    const hasApplications = own.some(
      (path) =>
        /(?:^|\/)templates\//.test(path) && /^kind: Application(?:Set)?$/m.test(tree.text(path) ?? ''),
    );
    return {
      folder,
      name: textIn(value, 'name') ?? 'release',
      files: own,
      hasApplications,
      values: own.filter(
        (path) =>
          /\.ya?ml$/.test(path) &&
          !/(?:^|\/)(?:templates|charts|ci|crds)\//.test(path.slice(folder.length)) &&
          (environmentOfFile(path) !== null ||
            (hasApplications && /(?:^|\/)values[-_.][^/.]+\.ya?ml$/.test(path))),
      ),
    };
  });
}
