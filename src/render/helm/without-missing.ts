import { inside } from '../paths.js';
import { isObject, type JsonObject } from '../../manifest/manifest.js';
import { callsOthers, goesByOthers, valueKeys } from '../../manifest/delivery/chart-parts.js';
import { field, listIn, textIn } from '../../manifest/fields.js';
import { placedYaml } from '../../manifest/placed-yaml.js';
import type { Workspace } from '../workspace.js';
import type { Chart } from './chart.js';
import { isOnlyComments } from './printed.js';
import type { Release } from './release.js';

/** A chart without the charts that it takes from elsewhere. */
export interface OwnPart {
  /** Its Chart.yaml without these. */
  readonly chartFile: string;
  /** Equal where nothing is edited that decides what these make: which they are, their values, the templates that they may call. */
  readonly ofOthers: string;
}

/**
 * What a chart makes by itself, where charts that it takes from elsewhere have no say in it: a chart of node pools beside the controller's.
 * Null where its templates may go by one of those, or none are its own.
 */
export function ownPart(workspace: Workspace, chart: Chart, release: Release): OwnPart | null {
  const file = inside(chart.folder, 'Chart.yaml');
  const [document] = placedYaml(workspace.text(file) ?? '', file);
  const dependencies = listIn(document?.value, 'dependencies');
  if (!isObject(document?.value) || dependencies === null) return null;
  const missing = dependencies.filter((one) => chart.missing.includes(textIn(one, 'name') ?? ''));
  // What others export becomes values of its own.
  if (
    missing.length < chart.missing.length ||
    missing.some((one) => field(one, 'import-values') !== undefined)
  )
    return null;
  const keys = new Set(missing.flatMap(valueKeys));
  const templates = ownTemplates(workspace, chart.folder);
  const texts = templates.map(({ text }) => text);
  if (texts.length === 0 || callsOthers(texts) || texts.some((text) => goesByOthers(text, keys))) return null;
  const values = valuesOf(workspace, chart, release);
  if (values === null) return null;
  const isOfOthers = (name: string): boolean => keys.has(name.split(/[.[]/)[0] ?? '');
  const sets = [release.set, release.setString ?? {}, release.setFile ?? {}].map((set) =>
    Object.entries(set).filter(([name]) => isOfOthers(name)),
  );
  const defining = templates.filter(({ text }) => text.includes('define')).map(({ path }) => path);
  return {
    chartFile: JSON.stringify({
      ...document.value,
      dependencies: dependencies.filter((one) => !missing.includes(one)),
    }),
    ofOthers: JSON.stringify([
      [release.name, release.namespace, release.kubeVersion, release.apiVersions, release.includesCrds],
      missing,
      values.map((one) => Object.entries(one).filter(([name]) => keys.has(name))),
      sets,
      workspace.idBelow([...defining, ...Object.values(release.setFile ?? {})]),
    ]),
  };
}

interface Template {
  readonly path: string;
  readonly text: string;
}

function ownTemplates(workspace: Workspace, folder: string): Template[] {
  return workspace
    .below(inside(folder, 'templates'))
    .flatMap(({ path }) => ({ path, text: workspace.text(path) ?? '' }))
    .filter(({ text }) => text.trim() !== '');
}

/** The values of the release, each text by itself; null where one can not be read. */
function valuesOf(workspace: Workspace, chart: Chart, release: Release): JsonObject[] | null {
  const own = release.replacesValues === true ? [] : [inside(chart.folder, 'values.yaml')];
  const texts = [
    ...[...own, ...release.values].map((path) => ({ path, text: workspace.text(path) ?? '' })),
    ...(release.inline ?? []).map((text) => ({ path: 'values', text })),
  ].filter(({ text }) => !isOnlyComments(text));
  const values = texts.flatMap(({ path, text }) => {
    const [document, ...more] = placedYaml(text, path);
    return more.length === 0 && isObject(document?.value) ? [document.value] : [];
  });
  return values.length === texts.length ? values : null;
}
