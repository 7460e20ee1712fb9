import type { Manifest } from '../../manifest/manifest.js';
import { groupOf } from '../../manifest/manifest.js';
import { embeds } from '../../manifest/unresolved.js';
import { SYSTEMS } from '../../systems/index.js';
import { mayHoldPlanned } from '../planned-kinds.js';

/** Objects that a controller renders others from, by API group; '*' = every kind of it. */
const RENDERING: ReadonlyMap<string, readonly string[] | '*'> = new Map<string, readonly string[] | '*'>([
  ['helm.toolkit.fluxcd.io', '*'],
  ['kustomize.toolkit.fluxcd.io', '*'],
  ['source.toolkit.fluxcd.io', '*'],
  ['fluxcd.controlplane.io', ['ResourceSet', 'FluxInstance']],
  ['helm.cattle.io', ['HelmChart', 'HelmChartConfig']],
  ['fleet.cattle.io', ['Bundle', 'GitRepo']],
  ['argoproj.io', ['Application', 'ApplicationSet']],
]);

const VALUES = /(?:^|[-_.])values(?:[-_.][^/]*)?\.ya?ml$/i;
const CHART = /(?:^|\/)(?:Chart|requirements)\.ya?ml$/;
const TEMPLATE = /(?:^|\/)templates\/[^]*\.(?:ya?ml|json)$/;
const KIND_LINE = /^[ \t-]*["']?kind["']?[ \t]*:[ \t]*(.*)$/gm;
const MARKS = /\{\{|\$\{|<%/;

const GROUP = new RegExp(Array.from(RENDERING.keys(), (group) => group.replaceAll('.', '\\.')).join('|'));

/** False for text that can not hold an object that a controller renders others from. */
export function mayRender(text: string): boolean {
  return GROUP.test(text);
}

/** What a manifest renders, as a reader calls it: `HelmRelease/web`; null for one that renders nothing. */
export function renderedBy(manifest: Manifest): string | null {
  const { apiVersion, kind, name, object } = manifest;
  const kinds = RENDERING.get(groupOf(apiVersion));
  if (kinds === '*' || kinds?.includes(kind) === true) return `${kind}/${name}`;
  const isClaimed = (version: string, what: string): boolean =>
    SYSTEMS.some((system) => system.claims(version, what));
  if (isClaimed(apiVersion, kind)) return null;
  return embeds(object, isClaimed) ? `${kind}/${name}` : null;
}

/** True for the values of a chart: a file of that name, or one beside Chart.yaml, that holds no object. */
export function isValues(path: string, holdsObjects: boolean): boolean {
  return VALUES.test(path.slice(path.lastIndexOf('/') + 1)) && !holdsObjects;
}

/** True for what says which charts a chart is made of. */
export function isChartFile(path: string): boolean {
  return CHART.test(path);
}

/**
 * True for a template of a chart that may render a planned object: it names one, or each kind that it writes is not of the template
 * itself, or it writes none and includes another template.
 */
export function isPlannedTemplate(path: string, text: string): boolean {
  if (!TEMPLATE.test(path) || !MARKS.test(text)) return false;
  if (mayHoldPlanned(text)) return true;
  const kinds = Array.from(text.matchAll(KIND_LINE), ([, kind = '']) => kind);
  return kinds.length === 0 || kinds.some((kind) => MARKS.test(kind));
}
