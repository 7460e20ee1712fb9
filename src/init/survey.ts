import { groupedBy } from '../manifest/lookup/grouped.js';
import { isProgram, isTemplate, mayGenerate } from '../manifest/delivery/generators.js';
import { folderOf, isWithin, nameOf } from '../manifest/path.js';
import { isSourceIgnore, leftOutBy } from '../read/glob/source-ignore.js';
import { programsBeside, synthesizedIn } from '../manifest/recipes/cdk8s.js';
import { type Recipe, recipeOf } from '../manifest/recipes/recipe.js';
import { isNamed, namesIn } from '../manifest/recipes/names.js';
import { isScriptName } from '../manifest/recipes/tools.js';
import { type Build, buildOf, rootsOf } from './builds.js';
import { type Chart, chartsOf } from './charts.js';
import type { Delivery } from './delivery.js';
import { deliveriesOf } from './deliveries.js';
import { leftOutAt } from './excluded.js';
import { writtenKinds, plannedKind } from './kinds.js';
import { type Kustomization, kustomizationsOf } from './kustomizations.js';
import { identityOf, type PlannedObject, plannedObjectsOf } from './planned-objects.js';
import { SYSTEMS } from '../systems/index.js';
import { type Repository, type RepositoryFile, repositoryOf } from './repository.js';

/** A folder or file of which nothing is taken, and what is in it. */
export interface LeftOut {
  readonly folder: string;
  readonly objects: readonly PlannedObject[];
}

/** What a repository holds, before anything is decided. */
export interface Survey {
  /** Without what is left out. */
  readonly repository: Repository;
  readonly charts: readonly Chart[];
  readonly kustomizations: ReadonlyMap<string, Kustomization>;
  readonly roots: readonly string[];
  readonly deliveries: readonly Delivery[];
  /** Files that hold planned objects as they are, with these. */
  readonly objects: ReadonlyMap<string, readonly PlannedObject[]>;
  /** Files that name planned kinds in a language that is not read here. */
  readonly generators: readonly string[];
  /** Files that tell a tool what to render or apply, and with which values. */
  readonly recipes: readonly Recipe[];
  readonly leftOut: readonly LeftOut[];
  objectsIn(file: string): readonly PlannedObject[];
  deliveriesIn(file: string): readonly Delivery[];
  buildOf(folder: string): Build;
}

/** API groups that no program names but to make such objects; in the path of a package (`k8s.io/api/apps/v1`) they are no such. */
const PLANNED_GROUP = new RegExp(
  `(?<![\\w./-])(?:${[...new Set(SYSTEMS.flatMap(({ kinds }) => kinds.map(({ group }) => group)))]
    .map((group) => `${group.replaceAll('.', '\\.')}/v`)
    .join('|')})`,
);
/** Classes and resources of libraries, as their languages call them: cdk8s and cdk8s-plus, Pulumi, Terraform. */
const MAKES_PLANNED =
  /\b(?:(?:New)?Kube(?:Deployment|DaemonSet|StatefulSet)\(|kplus\w*\.(?:New)?(?:Deployment|DaemonSet|StatefulSet)\(|(?:apps\.)?v1\.(?:New)?(?:Deployment|DaemonSet|StatefulSet)\(|appsv1\.New(?:Deployment|DaemonSet|StatefulSet)\(|new[ \t]+(?:Deployment|DaemonSet|StatefulSet)Args\b|kubernetes_(?:deployment|daemon_?set|stateful_?set|pod_disruption_budget)(?:_v1)?")/;
/** How Terraform fills a template. */
const FILLS = /\b(?:templatefile|template_file|templatestring)\b/;
const TEMPLATES = /(?<=^|\/)templates\//g;
/** The chart of werf, which has no Chart.yaml. */
const OF_WERF = '.helm';

/** True for what lies in the templates of a chart; without a chart a folder of that name is one like others. */
function templatesOf(files: readonly RepositoryFile[]): (path: string) => boolean {
  const charts = new Set(files.flatMap(({ path }) => (nameOf(path) === 'Chart.yaml' ? folderOf(path) : [])));
  return (path) =>
    [...path.matchAll(TEMPLATES)].some(({ index }) => {
      const folder = path.slice(0, Math.max(0, index - 1));
      return charts.has(folder) || nameOf(folder) === OF_WERF;
    });
}

/** Looks through the files of a repository. Nothing is decided here, and nothing that can not be read keeps it from going on. */
export function surveyOf(files: readonly RepositoryFile[]): Survey {
  const isInChart = templatesOf(files);
  const all = new Map(
    files
      .map((file) => [file.path, plannedObjectsOf(file)] as const)
      .filter(([path, objects]) => objects.length > 0 && !isInChart(path)),
  );
  const { kept: looked, leftOut: never } = withoutLeftOut(files, all, isInChart);
  const undelivered = notDelivered(looked, all);
  const kept = looked.filter(({ path }) => !undelivered.paths.has(path));
  const leftOut = [...never, ...undelivered.leftOut];
  const repository = repositoryOf(kept);
  const kustomizations = kustomizationsOf(repository);
  const objects = new Map([...all].filter(([path]) => repository.hasFile(path)));
  const isSynthesized = synthesizedIn(kept, [...objects.keys()]);
  const objectsIn = (file: string): readonly PlannedObject[] => objects.get(file) ?? [];
  const deliveries = deliveriesOf(repository, kustomizations);
  const byFile = groupedBy(deliveries, ({ file }) => file);
  return {
    repository,
    charts: chartsOf(repository),
    kustomizations,
    roots: rootsOf(kustomizations),
    deliveries,
    deliveriesIn: (file) => byFile.get(file) ?? [],
    objects,
    generators: generatorsOf(kept).filter((path) => !isSynthesized(path)),
    recipes: files
      .filter(({ path }) => isPipeline(path) || repository.hasFile(path))
      .flatMap(({ path, text }) => (text === null ? [] : (recipeOf(path, text) ?? []))),
    leftOut,
    objectsIn,
    buildOf: (folder) => buildOf(folder, { kustomizations, objectsIn }),
  };
}

/**
 * What others wrote is left out. Tests are where the repository holds planned objects elsewhere; where it does not, they are what it
 * is for. Examples are where they describe an object that stands elsewhere as well.
 */
function withoutLeftOut(
  files: readonly RepositoryFile[],
  objects: ReadonlyMap<string, readonly PlannedObject[]>,
  isInChart: (path: string) => boolean,
): { readonly kept: readonly RepositoryFile[]; readonly leftOut: readonly LeftOut[] } {
  const isLooked = (path: string): boolean => leftOutAt(path, 'never') === null;
  const isMain = (path: string): boolean => isLooked(path) && leftOutAt(path, 'tests') === null;
  const hasMain =
    [...objects.keys()].some(isMain) ||
    files.some(
      (file) =>
        isMain(file.path) && (isInChart(file.path) ? namesPlanned(file.text ?? '') : isGenerator(file)),
    );
  const isCandidate = hasMain ? isMain : isLooked;
  const clashing = clashingExamples([...objects].filter(([path]) => isCandidate(path)));
  const isKept = (path: string): boolean =>
    isCandidate(path) && !clashing.has(leftOutAt(path, 'examples') ?? '');
  const folders = new Map<string, PlannedObject[]>();
  for (const [path, held] of objects) {
    if (isKept(path)) continue;
    const folder = leftOutAt(path, 'never') ?? leftOutAt(path, 'tests') ?? leftOutAt(path, 'examples') ?? '';
    folders.set(folder, [...(folders.get(folder) ?? []), ...held]);
  }
  return {
    kept: files.filter(({ path }) => isKept(path)),
    leftOut: [...folders]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([folder, held]) => ({ folder, objects: held })),
  };
}

/**
 * Manifests in folders that Flux applies, and that its source leaves out (`.sourceignore`), and folders that the generators of Argo CD
 * take out (`exclude`), unless something else applies them. Elsewhere somebody else may apply what these do not see.
 */
function notDelivered(
  files: readonly RepositoryFile[],
  objects: ReadonlyMap<string, readonly PlannedObject[]>,
): { readonly paths: ReadonlySet<string>; readonly leftOut: readonly LeftOut[] } {
  const ignoring = files.filter(({ path, text }) => isSourceIgnore(path) && text !== null);
  const mayTakeOut = files.some(({ text }) => text !== null && TAKES_OUT.test(text));
  if (ignoring.length === 0 && !mayTakeOut) return { paths: new Set(), leftOut: [] };
  const repository = repositoryOf(files);
  const deliveries = deliveriesOf(repository, kustomizationsOf(repository));
  const isNotPacked = leftOutBy(
    ignoring.map(({ path, text }) => ({ folder: folderOf(path), text: text ?? '' })),
    null,
  );
  const applied = deliveries.flatMap(({ by, folders }) => folders.map((folder) => ({ by, folder })));
  const takenOut = deliveries.flatMap(({ leftOut = [] }) => leftOut);
  const isTakenOut = (path: string): boolean =>
    takenOut.some((folder) => isWithin(folder, path)) &&
    !applied.some(({ folder }) => isWithin(folder, path));
  const isLeft = (path: string): boolean =>
    isTakenOut(path) ||
    (objects.has(path) &&
      ignoring.length > 0 &&
      isNotPacked(path) &&
      applied.some(({ by, folder }) => by === 'flux' && isWithin(folder, path)));
  const paths = files.map(({ path }) => path).filter(isLeft);
  return {
    paths: new Set(paths),
    leftOut: paths.flatMap((path) => {
      const held = objects.get(path);
      return held === undefined ? [] : [{ folder: path, objects: held }];
    }),
  };
}

const TAKES_OUT = /\bexclude["']?[ \t]*:[ \t]*true\b/;

/** Folders of examples that describe an object which no folder of examples describes too. */
function clashingExamples(
  objects: readonly (readonly [string, readonly PlannedObject[]])[],
): ReadonlySet<string> {
  const isExample = ([path]: readonly [string, unknown]): boolean => leftOutAt(path, 'examples') !== null;
  const others = new Set(
    objects.filter((entry) => !isExample(entry)).flatMap(([, held]) => held.map(identityOf)),
  );
  return new Set(
    objects
      .filter((entry) => isExample(entry) && entry[1].some((object) => others.has(identityOf(object))))
      .map(([path]) => leftOutAt(path, 'examples') ?? ''),
  );
}

/** Pipelines of the forge lie in folders that hold nothing else of interest. */
function isPipeline(path: string): boolean {
  return /^\.(?:github\/workflows|gitlab)\//.test(path);
}

/** What writes planned objects, with all programs of its project where that writes nothing but manifests. */
function generatorsOf(files: readonly RepositoryFile[]): string[] {
  const own = generatorsIn(files);
  const beside = programsBeside(files, own).filter((path) => mayGenerate(path));
  return [...new Set([...own, ...beside])];
}

/** Programs that write planned objects, and Terraform that fills templates of some. */
function generatorsIn(files: readonly RepositoryFile[]): string[] {
  const templates = files.filter(
    ({ path, text }) => (isTemplate(path) || path.endsWith('.tftpl')) && text !== null && namesPlanned(text),
  );
  const fills = ({ path, text }: RepositoryFile): boolean => {
    if (templates.length === 0 || text === null || !/\.(?:tf|tofu)$/.test(path)) return false;
    const names = FILLS.test(text) ? namesIn(folderOf(path), text) : [];
    return templates.some((template) => names.some((name) => isNamed(name, template.path)));
  };
  return files.filter((file) => isGenerator(file) || fills(file)).map(({ path }) => path);
}

function isGenerator({ path, text }: RepositoryFile): boolean {
  if (text === null || !isProgram(path) || isScriptName(path) || !mayGenerate(path)) return false;
  if (MAKES_PLANNED.test(text)) return true;
  return PLANNED_GROUP.test(text) && namesPlanned(text);
}

function namesPlanned(text: string): boolean {
  return writtenKinds(text).some((kind) => plannedKind(kind) !== null);
}
