import { textIn } from '../manifest/fields.js';
import { folderOf, isWithin, nameOf } from '../manifest/path.js';
import { placedYaml } from '../manifest/placed-yaml.js';
import { environmentOfFile } from './environments.js';
import { type PlannedKind, plannedKind, writtenKinds } from './kinds.js';
import type { Repository } from './repository.js';

/** A chart of the repository that is no part of another one. */
export interface Chart {
  readonly folder: string;
  readonly name: string;
  readonly files: readonly string[];
  /** Planned kinds in its templates. */
  readonly kinds: readonly PlannedKind[];
  /** True if its templates hold Applications of Argo CD. */
  readonly hasApplications: boolean;
  /** All its files, if it has Applications. */
  readonly text: string;
  /** Files of values for one environment each. */
  readonly values: readonly string[];
}

/** The charts of a repository. A chart in `charts/` is rendered with the chart around it. */
export function chartsOf({ files, below }: Repository): readonly Chart[] {
  const folders = files.flatMap(({ path }) => (nameOf(path) === 'Chart.yaml' ? folderOf(path) : []));
  const outer = folders.filter(
    (one) => !folders.some((other) => other !== one && isWithin(`${other}/charts`, one)),
  );
  return outer.map((folder): Chart => {
    const inside = below(folder);
    const templates = inside
      .filter(({ path }) => /(?:^|\/)templates\//.test(path))
      .map(({ text }) => text ?? '');
    const hasApplications = templates.some((text) => /^kind: Application(?:Set)?$/m.test(text));
    const chart = inside.find(({ path }) => nameOf(path) === 'Chart.yaml' && folderOf(path) === folder);
    return {
      folder,
      name: textIn(placedYaml(chart?.text ?? '', 'Chart.yaml')[0]?.value, 'name') ?? 'release',
      files: inside.map(({ path }) => path),
      kinds: templates.flatMap(writtenKinds).flatMap((kind) => plannedKind(kind) ?? []),
      hasApplications,
      text: hasApplications ? inside.map(({ text }) => text ?? '').join('\n') : '',
      values: inside
        .map(({ path }) => path)
        .filter(
          (path) =>
            /\.ya?ml$/.test(path) && !/(?:^|\/)(?:templates|charts|ci)\//.test(path.slice(folder.length)),
        )
        .filter(
          (path) =>
            environmentOfFile(path) !== null ||
            (hasApplications && /(?:^|\/)values[-_.][^/.]+\.ya?ml$/.test(path)),
        ),
    };
  });
}
