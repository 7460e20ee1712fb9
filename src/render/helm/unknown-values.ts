import { fieldAt, itemsIn, objectIn, textIn } from '../../manifest/fields.js';
import { isObject, type Json, type JsonObject, type Place } from '../../manifest/manifest.js';
import { placedYaml } from '../../manifest/placed-yaml.js';
import { nearest } from '../../manifest/words/suggest.js';
import { visible } from '../../manifest/words/visible.js';
import { inside } from '../paths.js';
import { renderProblem } from '../problems.js';
import type { Failure } from '../renderer.js';
import type { Workspace } from '../workspace.js';
import type { Chart } from './chart.js';
import type { Release } from './release.js';

const TEMPLATE = /(?:^|\/)templates\//;
const PACKED = /\.tgz$/;
/** All values at once: a template that takes them so may ask for any key. */
const ALL_VALUES = /\.Values\b(?!\.\w)/;
/** Another key is put into a mapping of somebody's own: a label, a file name. */
const PLAIN = /^[\w-]+$/;
/** Helm's own: https://helm.sh/docs/chart_template_guide/subcharts_and_globals/ */
const OF_HELM = ['global', 'tags'];

/** What a chart is known to take. */
interface Known {
  readonly chart: string;
  readonly values: JsonObject;
  readonly schema: Json;
  /** What they take with all that is below it: `web.resources`. */
  readonly whole: ReadonlySet<string>;
  /** The words of its templates, and of the conditions of its dependencies. */
  readonly words: ReadonlySet<string>;
  /** Keys with values for other charts. */
  readonly subcharts: ReadonlySet<string>;
}

/**
 * Keys of the values of a release that its chart does not know: neither its values.yaml nor its values.schema.json has them, and no template
 * names them, so that they change nothing. None where a part of the chart can not be read, or a template takes values as a whole.
 */
export function unknownValues(workspace: Workspace, chart: Chart, release: Release): Failure[] {
  const known = release.replacesValues === true ? null : knownOf(workspace, chart);
  if (known === null) return [];
  const written = [
    ...release.values.map((path) => ({ path, text: workspace.text(path) ?? '' })),
    ...(release.inline ?? []).map((text) => ({ path: null, text })),
    ...[release.set, release.setString, release.setFile].flatMap(setAsText),
  ];
  return written.flatMap(({ path, text }) =>
    placedYaml(text, path ?? '').flatMap((yaml) =>
      unknownIn(yaml.value, [], known).map((key) =>
        failureOf(key, known, path === null ? null : yaml.placeOf(key)),
      ),
    ),
  );
}

/** Names as `--set` takes them, in the shape of a file; one with a list in it ends there. */
function setAsText(set: Readonly<Record<string, string>> = {}): { path: null; text: string }[] {
  return Object.keys(set).flatMap((name) => {
    const steps = name.split('[')[0]?.split('.') ?? [];
    if (name.includes('\\') || steps.includes('')) return [];
    const value = steps.reduceRight<Json>((inner, step) => ({ [step]: inner }), null);
    return [{ path: null, text: JSON.stringify(value) }];
  });
}

function knownOf(workspace: Workspace, chart: Chart): Known | null {
  const files = chart.paths.flatMap((path) => workspace.below(path).map((one) => one.path));
  if (chart.missing.length > 0 || files.some((path) => PACKED.test(path))) return null;
  const templates = files
    .filter((path) => TEMPLATE.test(path))
    .map((path) => workspace.text(path) ?? '{{ .Values }}');
  const text = templates.join('\n');
  if (ALL_VALUES.test(text)) return null;
  const mapping = (name: string): JsonObject => {
    const file = inside(chart.folder, name);
    const value = workspace.isFile(file) ? placedYaml(workspace.text(file) ?? '', file)[0]?.value : undefined;
    return isObject(value) ? value : {};
  };
  const dependencies = ['Chart.yaml', 'requirements.yaml'].flatMap((name) =>
    itemsIn(mapping(name), 'dependencies'),
  );
  const charts = `${inside(chart.folder, 'charts')}/`;
  const subcharts = new Set([
    ...dependencies.flatMap((one) => [textIn(one, 'alias') ?? [], textIn(one, 'name') ?? []].flat()),
    ...files.flatMap((path) =>
      path.startsWith(charts) ? (path.slice(charts.length).split('/')[0] ?? []) : [],
    ),
    ...chart.linked.flatMap(({ to }) => to.split('/').at(-1) ?? []),
  ]);
  const [values, schema] = [mapping('values.yaml'), mapping('values.schema.json')];
  const conditions = dependencies.map((one) => textIn(one, 'condition') ?? '');
  const words = new Set([text, ...conditions].join('\n').match(/[\w-]+/g));
  return { chart: chart.folder, values, schema, whole: takenWhole(text), words, subcharts };
}

/** The paths of the outermost keys that nothing knows. */
function unknownIn(given: Json, at: readonly string[], known: Known): (readonly string[])[] {
  if (!isObject(given)) return [];
  const defaults = at.length === 0 ? known.values : fieldAt(known.values, ...at);
  const properties = objectIn(schemaAt(known.schema, at), 'properties') ?? {};
  // What is empty there is for whatever somebody puts into it, and so is what a template takes as a whole.
  if (!isObject(defaults) || Object.keys(defaults).length === 0) return [];
  if (at.some((_key, index) => known.whole.has(at.slice(0, index + 1).join('.')))) return [];
  return Object.entries(given).flatMap(([key, value]) => {
    if (at.length === 0 && (OF_HELM.includes(key) || known.subcharts.has(key))) return [];
    const path = [...at, key];
    if (Object.hasOwn(defaults, key)) return unknownIn(value, path, known);
    return Object.hasOwn(properties, key) || !PLAIN.test(key) || known.words.has(key) ? [] : [path];
  });
}

/** The part of a schema about a key; null where it is put together from others, of which any may be meant. */
function schemaAt(schema: Json, at: readonly string[]): Json {
  return fieldAt(schema, ...at.flatMap((key) => ['properties', key])) ?? null;
}

/** A condition looks at the whole, and takes nothing of it. */
const TAKEN = /(\bif\s+\$?)?\.Values\.([\w.-]+)/g;
/** What is about some values, and nothing else. */
const SCOPE = /\{\{-?\s*with\s+\$?\.Values\.[\w.-]+\s*-?\}\}/g;
const ACTION = /\{\{-?\s*([^{}]*?)\s*-?\}\}/g;
const OPENS = /^(?:if|with|range|define|block)\b/;
/** What a block is about, as it is. */
const ITSELF = /(?:^|[\s(|,])\.(?=[\s)|,]|$)/;

/** True for a block that only asks for keys of what it is about, by their names. */
function takesByName(block: string): boolean {
  let depth = 0;
  for (const [, action = ''] of block.matchAll(ACTION)) {
    if (OPENS.test(action)) depth += 1;
    else if (action === 'end' && (depth -= 1) < 0) return true;
    if (ITSELF.test(action)) return false;
  }
  return false;
}

/** The values that templates take as they are, with all that is below. */
function takenWhole(written: string): ReadonlySet<string> {
  const templates = written.replaceAll(SCOPE, (scope, at: number) =>
    takesByName(written.slice(at + scope.length)) ? '' : scope,
  );
  const taken = Array.from(templates.matchAll(TAKEN), ([, condition, path = '']) =>
    condition === undefined ? [path] : [],
  );
  return new Set(taken.flat());
}

function failureOf(path: readonly string[], known: Known, place: Place | null): Failure {
  const key = path.at(-1) ?? '';
  const at = path.slice(0, -1);
  const beside = at.length === 0 ? known.values : (fieldAt(known.values, ...at) ?? null);
  const meant = isObject(beside) ? nearest(key, Object.keys(beside)) : null;
  const fix =
    meant === null
      ? 'Correct it, or take it out.'
      : `Write ${visible(meant)}, if that is what it stands for.`;
  const message = `The chart ${visible(known.chart) || '.'} has no value ${visible(path.join('.'))}: neither its values nor its schema or templates name it, so it changes nothing. ${fix}`;
  const problem = { ...renderProblem('unknown-value', message, place), severity: 'warning' as const };
  return { problem, of: '', isQuiet: true, isHarmless: true };
}
