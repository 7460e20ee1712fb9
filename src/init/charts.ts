import { folderOf, isWithin, joined, nameOf } from '../manifest/path.js';
import { listIn, mappingsOf, textIn } from './documents.js';
import { plannedKind, writtenKinds } from './kinds.js';
import type { PlannedKind } from './kinds.js';
import type { Repository } from './repository.js';

/** A Helm chart of the repository. */
export interface Chart {
  readonly folder: string;
  readonly name: string;
  readonly isLibrary: boolean;
  /** Planned kinds that its templates name, each as often as a template does; those of charts in its `charts/` too. */
  readonly kinds: readonly PlannedKind[];
  /** Files with values beside its own values.yaml. */
  readonly values: readonly string[];
  /** Charts that it needs and that are not in its `charts/`. */
  readonly missing: readonly string[];
  /** Files that are templates, values or parts of it. */
  readonly files: ReadonlySet<string>;
}

const CHART = 'Chart.yaml';
const PART = /^(?:templates|charts|crds|ci|values|tests)\//;
const VALUES_FILE = /(?:^|[-._])values(?:[-._].*)?\.ya?ml$|^values[-._]?.*\.ya?ml$/i;

/** The charts of a repository; one in another's `charts/` is a part of that. */
export function chartsOf(repository: Repository): Chart[] {
  const folders = repository.files
    .filter(({ path }) => nameOf(path) === CHART)
    .map(({ path }) => folderOf(path));
  const isPart = (folder: string): boolean =>
    folders.some((other) => other !== folder && isWithin(under(other, 'charts'), folder));
  return folders.filter((folder) => !isPart(folder)).map((folder) => read(repository, folder));
}

function read(repository: Repository, folder: string): Chart {
  const path = under(folder, CHART);
  const [written] = mappingsOf(path, repository.textOf(path) ?? '');
  const inside = repository.below(folder).map((file) => ({ ...file, within: within(folder, file.path) }));
  const parts = inside.filter(
    ({ within: place }) =>
      PART.test(place) || VALUES_FILE.test(place) || /^Chart\.(?:yaml|lock)$/.test(place),
  );
  const templates = parts.filter(({ within: place }) => /(?:^|\/)templates\//.test(place));
  return {
    folder,
    name: textIn(written, 'name') ?? nameOf(folder),
    isLibrary: textIn(written, 'type') === 'library',
    kinds: templates.flatMap(({ text }) =>
      writtenKinds(text ?? '').flatMap((kind) => plannedKind(kind) ?? []),
    ),
    values: parts
      .map(({ path: file, within: place }) => ({ file, place }))
      .filter(
        ({ place }) =>
          !place.startsWith('charts/') && !place.startsWith('templates/') && !place.startsWith('ci/'),
      )
      .filter(
        ({ place }) => place !== 'values.yaml' && /\.ya?ml$/.test(place) && !/^(?:crds|tests)\//.test(place),
      )
      .filter(({ place }) => place !== CHART)
      .map(({ file }) => file),
    missing: listIn(written, 'dependencies').flatMap((dependency) => {
      const name = textIn(dependency, 'name') ?? '';
      const vendored = inside.some(
        ({ within: place }) => place.startsWith(`charts/${name}/`) || place.startsWith(`charts/${name}-`),
      );
      return vendored ? [] : [name];
    }),
    files: new Set(parts.map(({ path: file }) => file)),
  };
}

function under(folder: string, name: string): string {
  return joined(folder, name) ?? name;
}

function within(folder: string, path: string): string {
  return folder === '' ? path : path.slice(folder.length + 1);
}
