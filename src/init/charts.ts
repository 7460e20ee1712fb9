import { callsOthers, goesByOthers, valueKeys } from '../manifest/delivery/chart-parts.js';
import { isArchive } from '../manifest/delivery/generators.js';
import type { Json } from '../manifest/manifest.js';
import { folderOf, isWithin, joined, nameOf } from '../manifest/path.js';
import { listIn, mappingsOf, textIn, valueIn } from './documents.js';
import { type PlannedKind, plannedKind, writtenKinds } from './kinds.js';
import type { Repository, RepositoryFile } from './repository.js';

/** A Helm chart of the repository. */
export interface Chart {
  readonly folder: string;
  readonly name: string;
  readonly isLibrary: boolean;
  /** Planned kinds that its templates name, each as often as a template does; those of charts in its `charts/` too. */
  readonly kinds: readonly PlannedKind[];
  /** Files with values beside its own values.yaml. */
  readonly values: readonly string[];
  /** Charts that it needs and that are neither in its `charts/` nor beside it. */
  readonly missing: readonly string[];
  /** True where its own templates make planned objects, whatever those charts hold. */
  readonly standsAlone: boolean;
  /** Folders of charts beside it that it takes (`file://`). */
  readonly beside: readonly string[];
  /** Files that are templates, values or parts of it. */
  readonly files: ReadonlySet<string>;
}

const CHART = 'Chart.yaml';
const PART = /^(?:templates|charts|crds|ci|values|tests)\//;
/** How a template takes in other files of its chart: https://helm.sh/docs/chart_template_guide/accessing_files/ */
const TAKES_FILES = /\.Files\.(?:Get|Glob|Lines)\b/;
const MANIFEST = /\.(?:ya?ml|json|tpl|gotmpl|tmpl)$/;
const VALUES_FILE = /(?:^|[-._])values(?:[-._].*)?\.ya?ml$|^values[-._]?.*\.ya?ml$/i;

/** The charts of a repository; one in another's `charts/` is a part of that. */
export function chartsOf(repository: Repository): Chart[] {
  const folders = repository.files
    .filter(({ path }) => nameOf(path) === CHART)
    .map(({ path }) => folderOf(path));
  const isPart = (folder: string): boolean =>
    folders.some((other) => other !== folder && isWithin(under(other, 'charts'), folder));
  const charts = folders.filter((folder) => !isPart(folder)).map((folder) => read(repository, folder));
  return charts.map((chart) => withBeside(chart, charts));
}

/** What a chart beside another one renders is rendered by that, and so is what that one takes in turn, such as a library. */
function withBeside(chart: Chart, charts: readonly Chart[]): Chart {
  const taken = new Set([chart]);
  for (const { beside } of taken)
    for (const other of charts) if (beside.includes(other.folder)) taken.add(other);
  return taken.size === 1
    ? chart
    : {
        ...chart,
        kinds: [...taken].flatMap(({ kinds }) => kinds),
        beside: [...taken].flatMap(({ folder }) => (folder === chart.folder ? [] : folder)),
      };
}

/** A file of a chart. */
interface Part extends RepositoryFile {
  /** Its path inside the chart. */
  readonly within: string;
}

function read(repository: Repository, folder: string): Chart {
  const path = under(folder, CHART);
  const [written] = mappingsOf(path, repository.textOf(path) ?? '');
  const inside = repository.below(folder).map((file) => ({ ...file, within: within(folder, file.path) }));
  const isFilled = inside.some((part) => isOwnTemplate(part) && TAKES_FILES.test(part.text ?? ''));
  const parts = inside.filter((part) => isPartOfChart(part, isFilled));
  const listed = listIn(written, 'dependencies');
  const places = listed.map((one) => besideOf(repository, folder, textIn(one, 'repository')));
  const absent = listed.filter((_one, index) => places[index] === null);
  return {
    folder,
    name: textIn(written, 'name') ?? nameOf(folder),
    isLibrary: textIn(written, 'type') === 'library',
    kinds: parts.filter((part) => isTemplate(part, isFilled)).flatMap(({ text }) => plannedKindsIn(text)),
    values: parts.filter(isValuesFile).map(({ path: file }) => file),
    missing: absent
      .map((one) => textIn(one, 'name') ?? '')
      .filter((name) => !inside.some((part) => isVendored(part, name))),
    standsAlone: standsAlone(parts.filter(isOwnTemplate), absent),
    beside: places.flatMap((at) => at ?? []),
    files: new Set(parts.map(({ path: file }) => file)),
  };
}

function plannedKindsIn(text: string | null): PlannedKind[] {
  return writtenKinds(text ?? '').flatMap((kind) => plannedKind(kind) ?? []);
}

function isOwnTemplate({ within: place }: Part): boolean {
  return place.startsWith('templates/');
}

/** Also any manifest of a chart whose templates take in files. */
function isPartOfChart({ within: place }: Part, isFilled: boolean): boolean {
  return (
    PART.test(place) ||
    VALUES_FILE.test(place) ||
    /^Chart\.(?:yaml|lock)$/.test(place) ||
    (isFilled && MANIFEST.test(place))
  );
}

function isTemplate({ within: place }: Part, isFilled: boolean): boolean {
  return (
    /(?:^|\/)templates\//.test(place) ||
    isArchive(place) ||
    (isFilled && MANIFEST.test(place) && !PART.test(place) && !VALUES_FILE.test(place))
  );
}

/** Values beside its own, which it is rendered with anyway. */
function isValuesFile({ within: place }: Part): boolean {
  return (
    place !== 'values.yaml' &&
    /\.ya?ml$/.test(place) &&
    (/^values\//.test(place) || (!PART.test(place) && VALUES_FILE.test(place)))
  );
}

function isVendored({ within: place }: Part, name: string): boolean {
  return place.startsWith(`charts/${name}/`) || place.startsWith(`charts/${name}-`);
}

/** True where the templates make planned objects by themselves, whatever the charts hold that are not here. */
function standsAlone(templates: readonly Part[], absent: readonly Json[]): boolean {
  const keys = new Set(absent.flatMap(valueKeys));
  return (
    templates.some(({ text }) => plannedKindsIn(text).length > 0) &&
    templates.every(({ text }) => !goesByOthers(text ?? '', keys)) &&
    !callsOthers(templates.map(({ text }) => text ?? '')) &&
    absent.every((one) => valueIn(one, 'import-values') === null)
  );
}

/** The folder of a chart of this repository that a dependency names by its path. */
function besideOf(repository: Repository, folder: string, written: string | null): string | null {
  if (written?.startsWith('file://') !== true) return null;
  const at = joined(folder, written.slice('file://'.length));
  return at !== null && repository.hasFile(under(at, CHART)) ? at : null;
}

function under(folder: string, name: string): string {
  return joined(folder, name) ?? name;
}

function within(folder: string, path: string): string {
  return folder === '' ? path : path.slice(folder.length + 1);
}
