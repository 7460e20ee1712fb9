import { groupedBy } from '../manifest/lookup.js';
import { folderOf } from '../manifest/path.js';
import { visible } from '../manifest/visible.js';
import { matchesSteps } from '../sources/patterns.js';
import { counted } from '../text/plural.js';
import type { ClusterEntries } from './clusters.js';
import type { Entry } from './entries.js';
import { escaped, globsFor } from './globs.js';

/** What the configuration and the workflow are written from. */
export interface Layout {
  readonly clusters: readonly ClusterEntries[];
  /** Files that hold planned objects, or that a renderer reads. */
  readonly files: ReadonlySet<string>;
  /** The folders of all kustomizations. */
  readonly kustomizations: readonly string[];
  /** The location of the snapshot of a cluster. */
  readonly snapshotOf: (cluster: ClusterEntries) => string;
}

/** The text of `.github/fleetplan.yml`, each entry with what it gives. */
export function configurationText(layout: Layout): string {
  const { clusters, snapshotOf } = layout;
  const lists = clusters.map((cluster) => policyLines(layout, cluster.entries));
  const [first, ...others] = lists.map((lines) => lines.join('\n'));
  const isShared = others.every((one) => one === first);
  const [only] = clusters;
  const policies = (indent: string, at = 0): string[] => [
    `${indent}policies:`,
    ...(lists[at] ?? []).map((line) => `${indent}  ${line}`),
  ];
  const lines = [
    '# Written by `fleetplan init` from the files of this repository. Change what is not so.',
    '# All settings: docs/configuration.md of fleetplan.',
    'version: 1',
    '',
    ...(isShared ? [...policies(''), ''] : []),
    '# Take the snapshots with the command in the workflow, and merge them: they are read from the base.',
    ...(only === undefined || only.name === null
      ? clusters.map((cluster) => `snapshot: ${scalar(snapshotOf(cluster))}`)
      : ['clusters:']),
    ...clusters.flatMap((cluster, at) =>
      cluster.name === null
        ? []
        : [
            `  - name: ${scalar(cluster.name)}`,
            ...(cluster.destination === undefined ? [] : [`    destination: ${scalar(cluster.destination)}`]),
            `    snapshot: ${scalar(snapshotOf(cluster))}`,
            ...(isShared ? [] : policies('    ', at)),
          ],
    ),
  ];
  return `${lines.join('\n')}\n`;
}

/** The entries of one `policies` list. */
function policyLines(layout: Layout, entries: readonly Entry[]): string[] {
  const of = (...kinds: readonly Entry['kind'][]): Entry[] =>
    entries.filter(({ kind }) => kinds.includes(kind));
  const plain = new Set(of('file').map(({ at }) => at));
  const globs = globsFor(
    [...plain],
    [...layout.files].filter((path) => !plain.has(path)),
  );
  const line = (written: string, given: readonly Entry[]): string =>
    `- ${written} # ${visible(countsOf(given), 200)}`;
  const charts = withValues(of('helm', 'applications'));
  return [
    ...globLines(globs),
    ...[...groupedBy(of('argocd'), ({ at }) => folderOf(at))].map(([folder, given]) =>
      line(`argocd: ${scalar(globOf(folder, given))}`, given),
    ),
    ...of('flux').map((one) => line(`flux: ${scalar(one.at || '.')}`, [one])),
    ...patternsFor(of('kustomize'), layout.kustomizations).map(([pattern, given]) =>
      line(`kustomize: ${scalar(pattern || '.')}`, given),
    ),
    ...charts.map((one) => line(chartEntry(one), [one])),
  ];
}

/** One list takes 100 globs: more are several, each with all exclusions. */
function globLines(globs: readonly string[]): string[] {
  if (globs.length <= 100) return globs.map((glob) => `- ${scalar(glob)}`);
  const excluded = globs.filter((glob) => glob.startsWith('!'));
  const taken = globs.filter((glob) => !glob.startsWith('!'));
  const size = Math.max(1, 100 - excluded.length);
  return Array.from({ length: Math.ceil(taken.length / size) }, (_, at) => [
    '- path:',
    ...[...taken.slice(at * size, (at + 1) * size), ...excluded].map((glob) => `    - ${scalar(glob)}`),
  ]).flat();
}

/** Files of Applications in one folder are one entry. */
function globOf(folder: string, [first, ...others]: readonly Entry[]): string {
  if (first !== undefined && others.length === 0) return escaped(first.at);
  return `${folder === '' ? '' : `${escaped(folder)}/`}*.{yaml,yml}`;
}

/** Entries of one chart in one cluster are one release: the more special values come last. */
function withValues(entries: readonly Entry[]): readonly Entry[] {
  const charts = new Map<string, Entry>();
  for (const one of entries.toSorted((a, b) => a.names.length - b.names.length))
    charts.set(one.at, { ...one, values: [...(charts.get(one.at)?.values ?? []), ...one.values] });
  return [...charts.values()];
}

function chartEntry({ kind, at, values, release }: Entry): string {
  const fields = [
    `chart: ${scalar(at || '.')}`,
    ...(values.length > 0 ? [`values: [${values.map(scalar).join(', ')}]`] : []),
    `release: ${scalar(releaseName(release))}`,
  ];
  return `${kind === 'helm' ? 'helm' : 'argocd'}: { ${fields.join(', ')} }`;
}

/** Helm takes 53 characters of a DNS label. */
function releaseName(name: string): string {
  const label = name
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '-')
    .slice(0, 53);
  return label.replace(/^-+|-+$/g, '') || 'release';
}

/** Fewer kustomizations are written out. */
const FEW = 8;

/** Kustomizations, each with its folder, or many with a pattern that names them and no other one. */
function patternsFor(entries: readonly Entry[], all: readonly string[]): [string, readonly Entry[]][] {
  const [first, ...others] = entries;
  if (first === undefined) return [];
  if (entries.length < FEW) return entries.map((one) => [one.at, [one]]);
  const folders = new Set(entries.map(({ at }) => at));
  const foreign = all.filter((one) => !folders.has(one));
  const steps = first.at.split('/');
  const [best] = steps
    .map((_, at) => steps.map((step, index) => (index === at ? '*' : step)).join('/'))
    .filter((pattern) => !foreign.some((one) => matchesSteps(pattern, one)))
    .map((pattern) => ({ pattern, taken: entries.filter(({ at }) => matchesSteps(pattern, at)) }))
    .toSorted((a, b) => b.taken.length - a.taken.length);
  if (best === undefined || best.taken.length < 2)
    return [[first.at, [first]], ...patternsFor(others, [...all])];
  const left = entries.filter((one) => !best.taken.includes(one));
  return [[best.pattern, best.taken], ...patternsFor(left, all)];
}

/** `12 NodePools, 1 Deployment`, the most frequent first. */
function countsOf(entries: readonly Entry[]): string {
  const byKind = groupedBy(
    entries.flatMap(({ objects }) => objects),
    ({ kind }) => kind,
  );
  if (byKind.size === 0) return 'charts';
  return [...byKind]
    .toSorted(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))
    .map(([kind, { length }]) => counted(length, kind))
    .join(', ');
}

/** A scalar in YAML: bare where nothing in it could mean something else. */
function scalar(text: string): string {
  return /^[A-Za-z_][\w./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)
    ? text
    : JSON.stringify(text);
}
