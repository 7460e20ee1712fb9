import { groupedBy, groupedByEach } from '../manifest/lookup/grouped.js';
import { folderOf, nameOf } from '../manifest/path.js';
import { lazily } from '../manifest/lookup/once.js';
import { remembered } from '../manifest/lookup/remembered.js';
import type { Chart } from './charts.js';
import { mappingsOf } from './documents.js';
import { environmentOfFile, environmentsIn } from './environments.js';
import type { Repository } from './repository.js';
import type { Survey } from './survey.js';

/** A folder in which nothing but values lie. */
export const OF_VALUES = /(?:^|\/)(?:[^/]*[-_.])?values$/i;

/** A file that may hold values of some chart, and lies in none. */
interface Loose {
  readonly path: string;
  /** Its name without the suffix. */
  readonly stem: string;
  /** True for one that is called or placed as values are. */
  readonly isValues: boolean;
}

/** Such files of a repository, found once for all its charts: there are many of both. */
interface LooseFiles {
  readonly all: readonly Loose[];
  readonly byStem: ReadonlyMap<string, readonly Loose[]>;
  /** Those that are called as values are, by each folder on the way to them. */
  readonly byFolder: ReadonlyMap<string, readonly Loose[]>;
  /** True where one chart alone renders something planned by itself. */
  readonly isForOne: boolean;
}

/** Values for a chart that lie with the environments: `environments/prod/web/values.yaml`, `values/prod/web.yaml`, `values/web/prod.yaml`, `config/prod/web.yaml`. */
export function valuesBeside(survey: Survey, chart: Chart): string[] {
  const loose = looseIn(survey);
  const names = new Set([chart.name, nameOf(chart.folder)]);
  const sets = setsValues(survey.repository, chart);
  const called = [...names].flatMap((name) => [
    ...(loose.byStem.get(name) ?? []),
    ...(loose.byFolder.get(name) ?? []),
  ]);
  const isOf = ({ path, stem, isValues }: Loose): boolean => {
    if (!names.has(stem)) return isValues || (loose.isForOne && OF_VALUES.test(folderOf(path)));
    return /values|env/i.test(folderOf(path)) || (environmentsIn(folderOf(path)).length > 0 && sets(path));
  };
  const candidates = loose.isForOne ? loose.all : new Set(called);
  return [...candidates]
    .filter(isOf)
    .map(({ path }) => path)
    .sort();
}

const looseIn = remembered(({ repository, charts, objects }: Survey): LooseFiles => {
  const taken = new Set(charts.flatMap(({ beside }) => beside));
  const own = new Set(charts.flatMap(({ files }) => [...files]));
  const rendering = charts.filter(
    ({ kinds, isLibrary, folder }) => kinds.length > 0 && !isLibrary && !taken.has(folder),
  );
  const all = repository.files.flatMap(({ path }) =>
    /\.ya?ml$/.test(path) && !objects.has(path) && !own.has(path) ? looseAt(path) : [],
  );
  return {
    all,
    byStem: groupedBy(all, ({ stem }) => stem),
    byFolder: groupedByEach(
      all.filter(({ isValues }) => isValues),
      ({ path }) => new Set(path.split('/').slice(0, -1)),
    ),
    isForOne: rendering.length === 1,
  };
});

function looseAt(path: string): Loose {
  const stem = nameOf(path).replace(/\.ya?ml$/, '');
  const isValues =
    /^values$|^values[-._]|[-._]values$/.test(stem) ||
    (OF_VALUES.test(folderOf(folderOf(path))) && environmentOfFile(path) !== null);
  return { path, stem, isValues };
}

/** Whether a file that is called as the chart says something that its templates or its own values ask for. */
function setsValues(repository: Repository, chart: Chart): (path: string) => boolean {
  const keysOf = (path: string): readonly string[] =>
    mappingsOf(path, repository.textOf(path) ?? '').flatMap((one) => Object.keys(one));
  const asked = lazily(() => {
    const texts = repository.below(chart.folder).map(({ text }) => text ?? '');
    return new Set(texts.flatMap((text) => Array.from(text.matchAll(/\.Values\.(\w+)/g), ([, key]) => key)));
  });
  return (path) => keysOf(path).some((key) => asked().has(key));
}
