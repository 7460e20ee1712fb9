import { isTerraform } from '../../manifest/delivery/generators.js';
import { folderOf, isWithin } from '../../manifest/path.js';
import { isJudgedAsPrinted } from '../../manifest/recipes/recipe.js';
import type { BesideFile, OutsideFile, SourceFile } from '../../manifest/source-file.js';
import type { Manifest } from '../../manifest/manifest.js';
import { lazily } from '../../manifest/lookup/once.js';
import { placedWrappers } from '../objects/copied.js';
import type { Snapshot } from '../../snapshot/snapshot.js';
import { remembered } from '../../manifest/lookup/remembered.js';
import { templatesIn } from './fills.js';
import { type ChartValues, chartValuesIn } from './like-values.js';
import { isPlannedTemplate } from './renders.js';
import { isTerraformOver, sourcesOfPlanned } from './sources.js';
import { takersIn } from './takers.js';
import type { Around } from './unjudged.js';

/** True for a path that a renderer went through. */
export function isRendered({ renderedPaths }: Pick<Surroundings, 'renderedPaths'>, path: string): boolean {
  const rendered = foldersIn(renderedPaths);
  for (let at = path; ; at = folderOf(at)) {
    if (rendered.has(at)) return true;
    if (at === '') return false;
  }
}

const foldersIn = remembered(
  (paths: readonly string[]) => new Set(paths.map((one) => one.replace(/\/$/, ''))),
);

/** All that is known of one side. */
interface Surroundings {
  readonly files: readonly Pick<SourceFile, 'path' | 'text' | 'renderedBy' | 'variables'>[];
  readonly beside: readonly BesideFile[];
  readonly outside: readonly OutsideFile[];
  readonly renderedPaths: readonly string[];
  /** API groups of objects that others are made from by what is defined in the files (`definedGroups`). */
  readonly groups: ReadonlySet<string>;
  /** The objects of its files. */
  readonly held?: readonly Manifest[];
  readonly snapshot?: Snapshot;
}

/** What is known of the files around those that the change edits; what takes long to find is found when it is asked for. */
export function aroundOf(side: Surroundings): Around {
  const { files, beside, outside, renderedPaths, groups, held = [], snapshot } = side;
  const pathsOfFiles = lazily(() => files.map(({ path }) => path));
  const charts = lazily(
    () =>
      new Set(
        [files, beside, outside].flatMap((all) =>
          all.flatMap(({ path }) => (isChart(path) ? [folderOf(path)] : [])),
        ),
      ),
  );
  const linked = lazily(() => sourcesOfPlanned(sources(), sources(), files));
  const sources = lazily(() => [
    ...beside,
    ...outside.map(({ path, text, before }) => ({ path, text: text ?? before })),
    // What an edit cuts off had a say until then.
    ...outside.flatMap(({ path, text, before }) =>
      text !== null && before !== null && before !== text ? [{ path, text: before }] : [],
    ),
  ]);
  const uses = lazily(() =>
    sources().flatMap(({ path, text }) =>
      isTerraform(path) ? { path, names: new Set(text?.match(VARIABLE)) } : [],
    ),
  );
  const ownSources = lazily(() => {
    const judged = [...renderedPaths, ...pathsOfFiles()];
    const over = sources().filter((file) => isTerraformOver(file, judged));
    return sourcesOfPlanned(sources(), [...beside, ...over], files);
  });
  return {
    chartOf: (path) => chartAbove(path, charts()),
    hashedBy: (path) => hashingIn([...files, ...sources()], path, charts()),
    takers: lazily(() => takersIn(files, sources(), [...renderedPaths, ...pathsOfFiles()])),
    isPrinted: (recipe) => isJudgedAsPrinted(recipe, [...renderedPaths, ...pathsOfFiles()]),
    groups,
    wrappers: lazily(() => placedWrappers(held, snapshot)),
    sources: linked,
    takesVariable: (name) => isTaken(name, uses(), linked()),
    ownSources,
    charts: lazily(() => valuesOfCharts([...files, ...sources()], charts(), side)),
    templates: lazily(() =>
      templatesIn([...files.filter(isWritten), ...beside].filter(({ path }) => !isRendered(side, path))),
    ),
    governs: ({ path, governs }) =>
      pathsOfFiles().includes(path) ||
      [...renderedPaths, ...pathsOfFiles(), ...[...ownSources()].filter(isTerraform)].some(
        (one) => one !== path && governs(one),
      ),
  };
}

/** The values of charts that are rendered, or of which a template makes something planned. */
function valuesOfCharts(
  all: readonly Pick<BesideFile, 'path' | 'text'>[],
  charts: ReadonlySet<string>,
  side: Surroundings,
): readonly ChartValues[] {
  const making = new Set(
    all.flatMap(({ path, text }) =>
      isPlannedTemplate(path, text ?? '') ? (chartAbove(path, charts) ?? []) : [],
    ),
  );
  return chartValuesIn(all, (chart) => making.has(chart) || isRendered(side, `${chart}/values.yaml`));
}

/** How Terraform takes a variable, or a local. */
const VARIABLE = /\b(?:var|local)\.[\w-]+/g;

/** How a template takes the text of another one: `include (print $.Template.BasePath "/configmap.yaml") .`. */
const TAKEN = /\.Template\.BasePath\s+["`]([^"`]*)["`]/g;

function hashingIn(
  texts: readonly Pick<BesideFile, 'path' | 'text'>[],
  path: string,
  charts: ReadonlySet<string>,
): string | null {
  const [, chart, name] = /^(?:([^]*)\/)?templates(\/[^]*)$/.exec(path) ?? [];
  const folder = chart ?? '';
  if (name === undefined || !charts.has(folder)) return null;
  const takes = (text: string): boolean =>
    text.includes(name) && Array.from(text.matchAll(TAKEN), ([, taken]) => taken).includes(name);
  const hashing = texts.find(
    ({ path: one, text }) =>
      one !== path && text !== null && takes(text) && isWithin(folder, one) && isPlannedTemplate(one, text),
  );
  return hashing?.path ?? null;
}

function isWritten({ renderedBy }: Pick<SourceFile, 'renderedBy'>): boolean {
  return renderedBy === undefined;
}

function isChart(path: string): boolean {
  return path === 'Chart.yaml' || path.endsWith('/Chart.yaml');
}

function chartAbove(path: string, charts: ReadonlySet<string>): string | null {
  for (let folder = folderOf(path); ; folder = folderOf(folder)) {
    if (charts.has(folder)) return folder;
    if (folder === '') return null;
  }
}

/** True for a variable that one of the sources takes, or that nobody is seen to take. */
function isTaken(
  name: string,
  uses: readonly { readonly path: string; readonly names: ReadonlySet<string> }[],
  sources: ReadonlySet<string>,
): boolean {
  const using = uses.filter(({ names }) => names.has(name));
  return using.length === 0 || using.some(({ path }) => sources.has(path));
}
