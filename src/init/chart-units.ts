import { folderOf, isWithin, nameOf } from '../manifest/path.js';
import { remembered } from '../manifest/lookup/remembered.js';
import { groupedByEach } from '../manifest/lookup/grouped.js';
import { environmentOfFile, environmentsIn, spelled } from './environments.js';
import { objectsOfChart } from './chart-objects.js';
import type { Chart } from './charts.js';
import { fleetReleases } from './fleet-bundle.js';
import { PROGRAM } from '../manifest/recipes/tools.js';
import { isJudgedAsPrinted } from '../manifest/recipes/recipe.js';
import { commandReleases } from './helm-commands.js';
import { helmfileReleases, type Release, type Releases } from './releases.js';
import type { Survey } from './survey.js';
import { terraformReleases } from './terraform-releases.js';
import type { Unit } from './unit.js';
import { OF_VALUES, valuesBeside } from './values-beside.js';

/** How the charts of the repository come into the configuration. */
interface ChartUnits {
  readonly units: readonly Unit[];
  /** Why the chart can not be rendered here, as the end of a sentence; null where it can. */
  readonly unrendered: string | null;
  /** What could not be told, in sentences. */
  readonly told: readonly string[];
  /** What it is rendered with, where the result lies in the repository. */
  readonly sources?: readonly string[];
}

/** Tools for the machine of a developer: what they install is not what the clusters get. */
const FOR_DEVELOPERS: ReadonlySet<string> = new Set(['Tilt', 'DevSpace']);

/** The units of one chart: as what installs it says, else with the values of each environment that lie there. */
export function unitsOfChart(survey: Survey, chart: Chart): ChartUnits {
  const shown = chart.folder || 'of the root';
  if (chart.missing.length > 0 && !chart.standsAlone) {
    const told = `The chart ${shown} needs ${chart.missing.join(', ')}, which is not in its charts/ folder: it can not be rendered here. Run \`helm dependency build\` and commit the result, or give the Action what \`helm template\` prints (head-path).`;
    return { units: [], unrendered: 'a chart that can not be rendered here', told: [told] };
  }
  const recipes = survey.recipes.filter(
    ({ tool, takes, owns }) => (takes(chart.folder) || owns(chart.folder)) && !FOR_DEVELOPERS.has(tool),
  );
  const printing = recipes.find((one) => isJudgedAsPrinted(one, [...survey.objects.keys()]));
  if (printing !== undefined) {
    const told = `${printing.path} renders the chart ${shown} into files of this repository, which are planned as they are: the chart is their source, and not planned. An edit of it alone is a warning.`;
    const sources = survey.repository.files.flatMap(({ path }) => (printing.takes(path) ? path : []));
    return { units: [], unrendered: null, told: [told], sources };
  }
  const printed = printedFrom(survey, chart);
  if (printed !== null) {
    const told = `${printed} says that it was rendered from the chart ${shown}, and is planned as it is: the chart is its source, and not planned. An edit of it alone is a warning.`;
    return { units: [], unrendered: null, told: [told] };
  }
  const readings = recipes.map((recipe) => ({ recipe, ...readingOf(survey, recipe) }));
  const unclear = readings.find((one) => one.unclear !== null && !one.recipe.isScript);
  if (unclear !== undefined) {
    const { path, tool, command } = unclear.recipe;
    const told = `${path} (${tool}) says how the chart ${shown} is installed, and ${unclear.unclear ?? ''}: it is not rendered here. For a verdict render it in a step before, for base and head${command === null ? '' : ` (\`${command}\`)`}, and give the Action the folders (base-path, head-path; docs/rendering.md of fleetplan, "Anything else").`;
    return { units: [], unrendered: `a chart that ${tool} fills`, told: [told] };
  }
  const resources = terraformReleases(survey.repository, chart.folder);
  const all = [
    ...readings.map((one) => ({ ...one, file: one.recipe.path, tool: one.recipe.tool })),
    ...resources.map((one) => ({ ...one, tool: 'helm_release' })),
  ];
  const told = all.flatMap(({ file, tool, unclear: why }) =>
    why === null
      ? []
      : `${file} runs \`${tool}\` with the chart ${shown}, and ${why}: whether it is rendered as the cluster gets it can not be told. Correct its entry.`,
  );
  const releases = distinct(
    all.flatMap((one) => one.releases.filter(({ chart: folder }) => folder === chart.folder)),
  );
  if (releases.length > 0)
    return { units: releases.map((release) => unitOfRelease(chart, release)), unrendered: null, told };
  return byValues(survey, chart, told);
}

/** A manifest beside the chart that begins as what Helm prints of its templates: `# Source: web/templates/web.yaml`. */
function printedFrom(survey: Survey, { name, folder }: Chart): string | null {
  return (
    printedBy(survey)
      .get(name)
      ?.find((file) => !isWithin(folder, file)) ?? null
  );
}

/** Files of planned objects by the names of the charts that they say they come from, found once for all charts. */
const printedBy = remembered(({ objects, repository }: Survey) =>
  groupedByEach(
    objects.keys(),
    (file) => new Set(Array.from((repository.textOf(file) ?? '').matchAll(PRINTED), ([, name = '']) => name)),
  ),
);

const PRINTED = /# Source: ([^\n]+?)\/templates\//g;

/**
 * The same of a chart of Applications. Without values of its own it says nothing: each file of values in its folder is that of a cluster,
 * whatever that is called (`values-idf.yaml`).
 */
export function unitsOfApplications(survey: Survey, chart: Chart): ChartUnits {
  const found = unitsOfChart(survey, chart);
  const named = chart.values.flatMap((file) => {
    const [, name] = /^values[-._](.+)\.ya?ml$/.exec(nameOf(file)) ?? [];
    return name === undefined || folderOf(file) !== chart.folder
      ? []
      : [unitOfValues(chart, [file], [...environmentsIn(chart.folder), spelled(name)])];
  });
  const isTold = found.units.some(({ source }) => source.kind === 'helm' && source.release !== null);
  const units = isTold || named.length < 2 ? found.units : named;
  return {
    ...found,
    told: units === named ? [] : found.told,
    units: units.map((unit) =>
      unit.source.kind === 'helm' ? { ...unit, source: { ...unit.source, kind: 'applications' } } : unit,
    ),
  };
}

function readingOf(
  { repository }: Survey,
  { path, tool, isScript, decides }: Survey['recipes'][number],
): Releases {
  if (PROGRAM.test(path)) return { releases: [], unclear: 'a program puts its arguments together' };
  if (isScript) return commandReleases(repository, path, decides);
  if (tool === 'helmfile') return helmfileReleases(repository, path, decides);
  if (tool === 'Rancher Fleet') return fleetReleases(repository, path, decides);
  return { releases: [], unclear: `what ${tool} makes of it is not known here` };
}

/** What two files install alike is one release; the first says how. */
function distinct(releases: readonly Release[]): Release[] {
  const byName = new Map<string, Release>();
  for (const release of releases) {
    const key = JSON.stringify([release.name, release.namespace, release.environment]);
    if (!byName.has(key)) byName.set(key, release);
  }
  return [...byName.values()];
}

function unitOfRelease(chart: Chart, release: Release): Unit {
  const { values, environment } = release;
  const names = [
    ...environmentsIn(chart.folder),
    ...environmentsIn(folderOf(release.file)),
    ...(environment === null ? [] : [spelled(environment)]),
  ];
  return {
    source: { kind: 'helm', chart, values, release },
    at: chart.folder,
    objects: [],
    names: [...new Set(names)],
  };
}

function byValues(survey: Survey, chart: Chart, told: readonly string[]): ChartUnits {
  const beside = valuesBeside(survey, chart);
  const environments = [...chart.values, ...beside]
    .map((file) => ({
      file,
      names: [...environmentsIn(folderOf(file)), environmentOfFile(file) ?? namedInFolder(file)].flat(),
    }))
    .filter(({ names }) => names.length > 0);
  const base = environmentsIn(chart.folder);
  const common = environments.filter(({ names }) => names.every((name) => OF_ALL.test(name)));
  const own =
    common.length < environments.length ? environments.filter((one) => !common.includes(one)) : environments;
  const below = own === environments ? [] : common.map(({ file }) => file);
  const objects = objectsOfChart(chart, survey.repository);
  const unitOf = (values: readonly string[], names: readonly string[]): Unit => ({
    ...unitOfValues(chart, values, names),
    objects,
  });
  const units = own.map(({ file, names }) => unitOf([...below, file], [...new Set([...base, ...names])]));
  const others = chart.values.filter((file) => !environments.some((one) => one.file === file));
  const unnamed = `The chart ${chart.folder || 'of the root'} is rendered with its values.yaml${environments.length > 0 ? ' and those of each environment' : ''}; whether ${others.join(', ')} is put over them can not be told. Name it under \`values\` where it is.`;
  // Without values of its own a chart makes nothing, or not what anybody gets.
  const hasOwn = survey.repository.hasFile(`${chart.folder === '' ? '' : `${chart.folder}/`}values.yaml`);
  const given = hasOwn || beside.length !== 1 ? [] : beside;
  return {
    units: units.length > 0 ? units : [unitOf(given, base)],
    unrendered: null,
    told: [...told, ...(others.length > 0 ? [unnamed] : [])],
  };
}

/** Folders beside those of environments that are none: what lies there is for all of them. */
const OF_ALL = /^(?:common|base|default|defaults|shared|global|all)$/;

/** In a folder of values the files are called as the clusters are. */
function namedInFolder(file: string): string | [] {
  if (!OF_VALUES.test(folderOf(file))) return [];
  const stem = nameOf(file).replace(/\.ya?ml$/, '');
  return stem === 'values' || OF_ALL.test(stem) ? [] : stem;
}

function unitOfValues(chart: Chart, values: readonly string[], names: readonly string[]): Unit {
  return { source: { kind: 'helm', chart, values, release: null }, at: chart.folder, objects: [], names };
}
