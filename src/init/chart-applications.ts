import { isKustomization } from '../manifest/delivery/kustomization.js';
import { isObject, type Json } from '../manifest/manifest.js';
import { folderOf } from '../manifest/path.js';
import { isExactly, namesIn } from '../manifest/recipes/names.js';
import { withoutTrailing } from '../manifest/words/trimmed.js';
import type { Delivery } from './delivery.js';
import { ANY, SECRET_TYPE } from './guessed-clusters.js';
import { documentsOf, textIn } from './documents.js';
import type { Repository, RepositoryFile } from './repository.js';
import { type Addressed, named, type SentTo } from './sent-to.js';

const APPLICATION = /^[ \t]*kind:[ \t]*["']?Application(?:Set)?\b/m;

/** By the folder of a chart: the files that give it values from outside, and that have it rendered. */
export type GivenValues = ReadonlyMap<string, readonly RepositoryFile[]>;

/** What a chart of Applications may apply: the charts, kustomizations and folders of manifests that its templates and values name. */
export function applicationsInChart(
  repository: Repository,
  { path, text }: RepositoryFile,
  given: GivenValues,
): Delivery[] {
  const [, chart] = /^((?:.*\/)?)templates\/.*\.ya?ml$/.exec(path) ?? [];
  if (chart === undefined || text?.includes('{{') !== true || !APPLICATION.test(text)) return [];
  const folder = chart.replace(/\/$/, '');
  const inside = [...repository.below(folder), ...(given.get(folder) ?? [])];
  const written = inside.flatMap((file) => (file.text === null ? [] : [file.text, literalsIn(file.text)]));
  const names = namesIn('', written.join('\n'));
  const applied = repository.files
    .filter((file) => /\.(?:ya?ml|json)$/.test(file.path) || isKustomization(file.path))
    .flatMap((file) => ancestors(file.path));
  const folders = [...new Set(applied)].filter(
    (folder) =>
      folder !== '' && !isInChart(repository, folder) && names.some((name) => isExactly(name, folder)),
  );
  const isRecursive = /^[ \t]*["']?recurse["']?:[ \t]*true\b/m.test(text);
  const values = inside
    .filter((file) => /\.ya?ml$/.test(file.path) && !file.path.includes('/templates/'))
    .flatMap((file) => documentsOf(file.path, file.text ?? ''));
  const common = { by: 'argocd', kind: 'Application', isRecursive, namespace: null } as const;
  const told = sentByTemplate(text, values);
  const destinations = told.length > 0 ? told : sentToAny(text, repository);
  return [{ ...common, name: '', file: path, folders, destinations, isPart: true }];
}

/** A template with a generator of clusters of which the repository has no Secret: one stands for those that it picks. */
function sentToAny(text: string, { files }: Repository): readonly SentTo[] {
  if (!/^[ \t]*-[ \t]*clusters:/m.test(text)) return [];
  const isSecret = (one: string | null): boolean =>
    one?.includes(SECRET_TYPE) === true && /^kind:[ \t]*["']?Secret\b/m.test(one) && !one.includes('{{');
  if (files.some((file) => isSecret(file.text))) return [];
  const [, , asked = ''] = /^([ \t]*)matchLabels:[ \t]*\n((?:\1[ \t]+[^\n]*\n)+)/m.exec(text) ?? [];
  const labels = Array.from(
    asked.matchAll(/^[ \t]+([\w./-]+):[ \t]*["']?([^"'\s{}]+)["']?[ \t]*$/gm),
    ([, key = '', value = '']) => [key, value] as const,
  ).filter(([key]) => key !== SECRET_TYPE);
  return [{ name: ANY, written: ANY, labels: Object.fromEntries(labels) }];
}

/** Texts in the actions of a template: `{{ .path | default "charts/web" }}`. */
function literalsIn(text: string): string {
  const actions = Array.from(text.matchAll(/\{\{[^{}\n]*\}\}/g), ([action]) => action);
  return actions.flatMap((action) => action.match(/"[^"]*"|`[^`]*`/g) ?? []).join('\n');
}

/** True for a folder of a chart that is not the chart: what lies there is applied with it, or not at all. */
function isInChart(repository: Repository, folder: string): boolean {
  return (
    folder !== '' &&
    (repository.hasFile(`${folderOf(folder)}/Chart.yaml`) || isInChart(repository, folderOf(folder)))
  );
}

/** The folders that a path lies in, outermost first. */
function ancestors(path: string): string[] {
  const segments = path.split('/').slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

/**
 * The clusters that a template sends to. One that fills its destination in (`server: {{ .url }}`) sends to those that the values have at
 * a key of that name; where a key of the template stands between (`url: {{ .address }}`), at the one that it is filled from.
 */
function sentByTemplate(text: string, values: readonly Json[]): readonly SentTo[] {
  const found = Array.from(text.matchAll(DESTINATION), ([, field = '', written = '']) => {
    if (!written.includes('{{')) return [{ written: plain(written), beside: [] }];
    const key = keyIn(written);
    if (key === null) return [];
    const keys = [
      key,
      ...Array.from(text.matchAll(FILLED), ([, to, from = '']) =>
        to === key ? (keyIn(from) ?? []) : [],
      ).flat(),
    ];
    return values.flatMap((one) => addressesIn(one, new Set(keys), field === 'server', ''));
  }).flat();
  return named(found.filter(({ written }) => written !== ''));
}

/** The first line that says where it goes, below `destination:` or beside it. */
const DESTINATION = /\bdestination:[^]{0,200}?\b(server|name):[ \t]*([^\n]*)/g;
/** A field of a template with the action that fills it. */
const FILLED = /^[ \t-]*(\w+):[ \t]*["']?(\{\{[^\n]*)$/gm;

function plain(written: string): string {
  return /^["']?([^"',}\s]*)/.exec(written)?.[1] ?? '';
}

/** The last name in the first action: `.Values.cluster.server`, and `url` of `{{ "{{url}}" }}`. */
export function keyIn(written: string): string | null {
  const [action = ''] = written.split(/\}\}/);
  const [field = ''] = action.split('|');
  const [key = ''] = withoutTrailing(field, `"'\` \t\r\n`).split(/\W/).slice(-1);
  return key === '' ? null : key;
}

/** What a file of values has at these keys. A name is that of a cluster in a list of some, and elsewhere as often that of an application. */
function addressesIn(value: Json, keys: ReadonlySet<string>, isAddress: boolean, list: string): Addressed[] {
  if (Array.isArray(value)) return value.flatMap((one) => addressesIn(one, keys, isAddress, list));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    if (typeof one !== 'string') return addressesIn(one, keys, isAddress, key);
    if (!keys.has(key) || (isAddress ? !one.includes('://') : key === 'name' && !/cluster/i.test(list)))
      return [];
    return [
      {
        written: one,
        beside: ['cluster', 'clusterName', 'name'].flatMap((name) => textIn(value, name) ?? []),
      },
    ];
  });
}
