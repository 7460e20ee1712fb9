import { groupedByEach } from '../manifest/lookup/grouped.js';
import { folderOf } from '../manifest/path.js';
import { counted } from '../text/plural.js';
import { visible } from '../manifest/words/visible.js';
import { matchesSteps } from '../sources/patterns.js';
import type { ClusterUnits } from './clusters.js';
import { escaped, globsFor } from './globs.js';
import { isNamespaced, isPlannedKind } from './kinds.js';
import type { Layout } from './layout.js';
import type { Unit } from './units.js';
import { comment, scalar } from './yaml-text.js';

/** The text of `.github/fleetplan.yml` for a repository, with what each entry was made from. */
export function configurationText(layout: Layout): string {
  const { clusters } = layout;
  const [first] = clusters;
  const lines = [
    '# Written by `fleetplan init` from the files of this repository. Change what is not so.',
    '# All settings: docs/configuration.md of fleetplan.',
    'version: 1',
    '',
    ...(first?.name === null ? oneCluster(layout, first) : severalClusters(layout)),
    ...namespaceLines(layout),
    ...variableLines(layout),
  ];
  return `${lines.join('\n')}\n`;
}

function oneCluster(layout: Layout, cluster: ClusterUnits): string[] {
  return [
    '# Where the policies come from.',
    'policies:',
    ...policyLines(layout, cluster).map((line) => `  ${line}`),
    '',
    layout.snapshots.includes(layout.snapshotOf(cluster))
      ? '# The fleet: a snapshot that is there already. It is read from the base.'
      : '# The fleet. Take the snapshot with the command in the workflow, and merge it: it is read from the base.',
    `snapshot: ${layout.snapshotOf(cluster)}`,
  ];
}

function severalClusters(layout: Layout): string[] {
  const lists = layout.clusters.map((cluster) => policyLines(layout, cluster));
  const [shared = []] = lists;
  const isShared = lists.every((lines) => lines.join('\n') === shared.join('\n'));
  return [
    ...(isShared
      ? ['# The same for all clusters.', 'policies:', ...shared.map((line) => `  ${line}`), '']
      : []),
    `# ${counted(layout.clusters.length, 'cluster')}, each with a plan of its own over a snapshot of its own.`,
    '# Take the snapshots with the command in the workflow, and merge them: they are read from the base.',
    'clusters:',
    ...layout.clusters.flatMap((cluster, index) => [
      `  - name: ${scalar(cluster.name ?? '')}`,
      ...(cluster.destination === undefined ? [] : [`    destination: ${scalar(cluster.destination)}`]),
      `    snapshot: ${layout.snapshotOf(cluster)}`,
      ...(isShared ? [] : ['    policies:', ...(lists[index] ?? []).map((line) => `      ${line}`)]),
    ]),
  ];
}

/** More lines of one list are written without their comments. */
const MOST_COMMENTED = 24;

/** The entries of one `policies` list, each with a comment before it. */
function policyLines(layout: Layout, { units }: ClusterUnits): string[] {
  const files = units.filter(({ kind }) => kind === 'file');
  const own = new Set(files.map(({ at }) => at));
  const globs = globsFor(
    [...own],
    [...layout.files].filter((path) => !own.has(path)),
  );
  const plain = globs.length === 0 ? [] : comment(`${countsOf(files)} in files that are read as written.`);
  const lines = [
    ...plain,
    ...globLines(globs),
    ...argoLines(units),
    ...units.filter(({ kind }) => kind === 'flux').flatMap(entryOf),
    ...kustomizeLines(layout, units),
    ...withValues(units).flatMap(entryOf),
  ];
  // A screen is enough: many entries speak for themselves.
  return lines.length <= MOST_COMMENTED ? lines : lines.filter((line) => !line.startsWith('#'));
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

/** Entries of one chart in one cluster are one release: the more special values come last. */
function withValues(units: readonly Unit[]): readonly Unit[] {
  const charts = new Map<string, Unit>();
  for (const unit of units
    .filter(({ kind }) => kind === 'helm' || kind === 'applications')
    .toSorted((a, b) => a.names.length - b.names.length))
    charts.set(unit.at, { ...unit, values: [...(charts.get(unit.at)?.values ?? []), ...unit.values] });
  return [...charts.values()];
}

/** Files of Applications in one folder are one entry. */
function argoLines(units: readonly Unit[]): string[] {
  const own = units.filter(({ kind }) => kind === 'argocd');
  return [...new Set(own.map(({ at }) => folderOf(at)))].flatMap((folder) => {
    const inside = own.filter(({ at }) => folderOf(at) === folder);
    const [first] = inside;
    const glob =
      inside.length === 1 && first !== undefined
        ? escaped(first.at)
        : `${folder === '' ? '' : `${escaped(folder)}/`}*.{yaml,yml}`;
    return [
      ...comment(`${folder || 'The root'}: Argo CD applies ${countsOf(inside)} from here.`),
      `- argocd: ${scalar(glob)}`,
    ];
  });
}

/** Kustomizations, each with its folder, or many with a pattern that names them and no other one. */
function kustomizeLines({ kustomizations }: Layout, units: readonly Unit[]): string[] {
  const own = units.filter(({ kind }) => kind === 'kustomize');
  const folders = own.map(({ at }) => at);
  const others = kustomizations.filter((one) => !folders.includes(one));
  const patterns = own.length < FEW ? folders : patternsFor(folders, others);
  return patterns.flatMap((pattern) => {
    const inside = own.filter(({ at }) => at === pattern || matchesSteps(pattern, at));
    return [
      ...comment(`${pattern || 'The root'}: ${countsOf(inside)}, built by kustomize.`),
      `- kustomize: ${scalar(pattern || '.')}`,
    ];
  });
}

/** Fewer kustomizations are written out. */
const FEW = 8;

function patternsFor(folders: readonly string[], others: readonly string[]): string[] {
  const [first] = folders;
  if (first === undefined) return [];
  const steps = first.split('/');
  const found = steps
    .map((_, at) => steps.map((step, index) => (index === at ? '*' : step)).join('/'))
    .filter((pattern) => !others.some((one) => matchesSteps(pattern, one)))
    .map((pattern) => ({ pattern, left: folders.filter((one) => !matchesSteps(pattern, one)) }))
    .toSorted((a, b) => a.left.length - b.left.length);
  const [best] = found;
  if (best === undefined || folders.length - best.left.length < 2)
    return [first, ...patternsFor(folders.slice(1), others)];
  return [best.pattern, ...patternsFor(best.left, others)];
}

function entryOf(unit: Unit): string[] {
  const { kind, at } = unit;
  const shown = at || 'The root';
  if (kind === 'flux')
    return [
      ...comment(`${shown}: Flux applies ${countsOf([unit])} from here.`),
      `- flux: ${scalar(at || '.')}`,
    ];
  const fields = [
    `chart: ${scalar(at || '.')}`,
    ...(unit.values.length > 0 ? [`values: [${unit.values.map(scalar).join(', ')}]`] : []),
    `release: ${scalar(releaseName(unit.release))}`,
  ];
  const what = kind === 'helm' ? `a chart of ${countsOf([unit])}` : 'a chart of Applications';
  return [
    ...comment(`${shown}: ${what}.`),
    `- ${kind === 'helm' ? 'helm' : 'argocd'}: { ${fields.join(', ')} }`,
  ];
}

/** Helm takes 53 characters of a DNS label. */
function releaseName(name: string): string {
  const label = name
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '-')
    .slice(0, 53)
    .replace(/^-+|-+$/g, '');
  return label === '' ? 'release' : label;
}

/** `12 NodePools, 1 Deployment`, the most frequent first. */
function countsOf(units: readonly Unit[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of units.flatMap(({ objects }) => objects))
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  if (counts.size === 0) return 'charts';
  return [...counts]
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([kind, count]) => counted(count, isPlannedKind(kind) ? kind : visible(kind, 60)))
    .join(', ');
}

function objectsAsWritten(
  { clusters }: Layout,
  kinds: readonly Unit['kind'][],
): readonly Unit['objects'][number][] {
  const units = new Set(clusters.flatMap((cluster) => cluster.units));
  return [...units].filter(({ kind }) => kinds.includes(kind)).flatMap(({ objects }) => objects);
}

function namespaceLines(layout: Layout): string[] {
  const without = objectsAsWritten(layout, ['file', 'kustomize']).filter(
    ({ namespace, kind }) => namespace === null && isNamespaced(kind),
  );
  if (without.length === 0) return [];
  return [
    '',
    ...comment(
      `Which namespace do they go to? ${counted(without.length, 'object')} without one, the first in ${visible(without[0]?.file ?? '')}.`,
    ),
    '# Without it each is taken for the live one of its name and selector. For one entry: { path: GLOB, namespace: NAME }.',
    '# namespace: default',
  ];
}

function variableLines(layout: Layout): string[] {
  const users = groupedByEach(objectsAsWritten(layout, ['file']), ({ variables }) => variables);
  if (users.size === 0) return [];
  return [
    '',
    '# What do these stand for? Something puts values in their place before the files are applied.',
    '# variables:',
    ...[...users]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, [object]]) => `#   ${name}: "" # in ${visible(object.file)}`),
  ];
}
