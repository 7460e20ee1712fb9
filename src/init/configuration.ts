import { groupedByEach } from '../manifest/lookup/grouped.js';
import { counted } from '../manifest/words/plural.js';
import { visible } from '../manifest/words/visible.js';
import { folderOf } from '../manifest/path.js';
import type { ClusterUnits } from './clusters.js';
import { countsOf } from './counts.js';
import type { Layout } from './layout.js';
import { plainLines } from './plain-lines.js';
import { escaped } from './tree.js';
import type { Unit } from './unit.js';
import { isNamespaced } from './kinds.js';
import { comment, scalar } from './yaml-text.js';

/** The text of `.github/fleetplan.yml` for a repository: every choice with what it was made from. */
export function configurationText(layout: Layout): string {
  const { clusters } = layout;
  const [first] = clusters;
  const isOne = first !== undefined && clusters.length === 1 && first.name === null;
  const lines = [
    '# Written by `fleetplan init` from the files of this repository; every choice says what it was made from. Change what is not so.',
    '# All settings: docs/configuration.md of fleetplan.',
    'version: 1',
    '',
    ...(isOne ? oneCluster(layout, first) : severalClusters(layout)),
    ...leftOutLines(layout),
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
      ? '# The fleet that they are judged against: a snapshot that is there already. It is read from the base.'
      : '# The fleet that they are judged against. Take it with the command in the workflow, and merge it: it is read from the base.',
    `snapshot: ${layout.snapshotOf(cluster)}`,
  ];
}

function severalClusters(layout: Layout): string[] {
  return [
    layout.clusters.length === 1
      ? '# Clusters, each with a plan of its own over a snapshot of its own.'
      : `# ${counted(layout.clusters.length, 'cluster')}, each with a plan of its own over a snapshot of its own.`,
    ...layout.reasons.map((reason) => `# ${reason}`),
    '# Take the snapshots with the command in the workflow, and merge them: they are read from the base.',
    'clusters:',
    ...layout.clusters.flatMap((cluster) => [
      `  - name: ${scalar(cluster.name ?? '')}`,
      ...(cluster.destination === undefined ? [] : [`    destination: ${scalar(cluster.destination)}`]),
      ...(cluster.labels === undefined ? [] : [`    labels: ${labelsText(cluster.labels)}`]),
      `    snapshot: ${layout.snapshotOf(cluster)}`,
      '    policies:',
      ...policyLines(layout, cluster).map((line) => `      ${line}`),
    ]),
  ];
}

function labelsText(labels: Readonly<Record<string, string>>): string {
  const entries = Object.entries(labels).map(([key, value]) => `${scalar(key)}: ${scalar(value)}`);
  return `{ ${entries.join(', ')} }`;
}

/** The entries of one `policies` list, each with a comment before it. */
function policyLines(layout: Layout, cluster: ClusterUnits): string[] {
  const { units } = cluster;
  return [
    ...plainLines(layout, units),
    ...argoLines(layout, cluster),
    ...merged(units).flatMap((unit) => {
      const entry = renderedEntry(unit);
      return entry === null ? [] : entry;
    }),
  ];
}

/** Entries of one chart with values for several names of one cluster are one release: the more special values come last. */
function merged(units: readonly Unit[]): readonly Unit[] {
  const charts = new Map<string, Unit>();
  const others: Unit[] = [];
  for (const unit of units) {
    if (unit.source.kind !== 'helm' || unit.source.release !== null) {
      others.push(unit);
      continue;
    }
    const earlier = charts.get(unit.at);
    const both = [earlier, unit].flatMap((one) =>
      one?.source.kind === 'helm' ? [{ unit: one, source: one.source }] : [],
    );
    const inOrder = both.toSorted(
      (a, b) => a.unit.names.length - b.unit.names.length || wordsIn(a.unit) - wordsIn(b.unit),
    );
    const values = inOrder.flatMap(({ source }) => source.values);
    charts.set(unit.at, { ...unit, source: { ...unit.source, values } });
  }
  return [...others, ...charts.values()];
}

/** A cluster is called by more than its environment: `spoke-prod` and `eu-west-1` are more special than `prod`. */
function wordsIn({ names }: Unit): number {
  return names.join('-').split('-').length;
}

/** Applications of one folder come together, with those that are added to it; other clusters may have theirs in the same folder. */
function argoLines(layout: Layout, { units }: ClusterUnits): string[] {
  const own = units.filter(({ source }) => source.kind === 'argocd');
  const others = layout.clusters.flatMap((cluster) => cluster.units).filter((unit) => !units.includes(unit));
  return [...new Set(own.map(({ at }) => folderOf(at)))].flatMap((folder) => {
    const inside = own.filter(({ at }) => folderOf(at) === folder);
    const isShared = others.some(({ source, at }) => source.kind === 'argocd' && folderOf(at) === folder);
    if (inside.length === 1 || isShared) return inside.flatMap((unit) => argoEntry(unit.at, unit.at, [unit]));
    return argoEntry(folder || 'The root', folder === '' ? '' : `${folder}/`, inside);
  });
}

function argoEntry(shown: string, path: string, units: readonly Unit[]): string[] {
  const objects = units.flatMap((unit) => unit.objects);
  const glob = path === '' || path.endsWith('/') ? `${escaped(path)}*.{yaml,yml}` : escaped(path);
  return [
    ...comment(`${shown}: Argo CD applies ${objects.length > 0 ? countsOf(objects) : 'charts'} from here.`),
    `- argocd: ${scalar(glob)}`,
  ];
}

/** Null for what is no entry of its own. */
function renderedEntry({ source, at, objects }: Unit): string[] | null {
  switch (source.kind) {
    case 'kustomize':
      return [
        ...comment(
          `${at || 'The root'}: ${countsOf(objects)}, built by kustomize; no other kustomization takes it.`,
        ),
        source.namespace === null
          ? `- kustomize: ${scalar(at || '.')}`
          : `- { kustomize: ${scalar(at || '.')}, namespace: ${scalar(source.namespace)} }`,
      ];
    case 'helm':
      return [
        ...comment(
          `${at || 'The root'}: a chart with ${countsOf(source.chart.kinds)} in its templates${installedBy(source)}.`,
        ),
        `- helm: ${chartFields(at, source)}`,
      ];
    case 'applications':
      return [
        ...comment(
          `${at || 'The root'}: a chart of Applications that take ${objects.length > 0 ? countsOf(objects) : 'charts'} from here${installedBy(source)}; nothing in the repository applies it.`,
        ),
        `- argocd: ${chartFields(at, source)}`,
      ];
    case 'flux':
      return [
        ...comment(
          `${at || 'The root'}: Flux applies ${objects.length > 0 ? countsOf(objects) : 'charts'} from here.`,
        ),
        `- flux: ${scalar(at || '.')}`,
      ];
    case 'argocd':
    case 'file':
    case 'watch':
      return null;
  }
}

type ChartUnit = Extract<Unit['source'], { kind: 'helm' | 'applications' }>;

function installedBy({ release }: ChartUnit): string {
  return release === null ? '' : `, as ${visible(release.file)} installs it`;
}

function chartFields(at: string, { chart, values, release }: ChartUnit): string {
  const set = Object.entries(release?.set ?? {}).map(([name, value]) => `${scalar(name)}: ${scalar(value)}`);
  const fields = [
    `chart: ${scalar(at || '.')}`,
    ...(values.length > 0 ? [`values: [${values.map(scalar).join(', ')}]`] : []),
    ...(set.length > 0 ? [`set: { ${set.join(', ')} }`] : []),
    `release: ${scalar(releaseName(release?.name || chart.name))}`,
    ...(release === null || release.namespace === null ? [] : [`namespace: ${scalar(release.namespace)}`]),
  ];
  return `{ ${fields.join(', ')} }`;
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

function leftOutLines({ leftOut }: Layout): string[] {
  if (leftOut.length === 0) return [];
  return [
    '',
    '# Not read, because no cluster runs it as far as its folder says:',
    ...leftOut.flatMap(({ folder, objects }) => comment(`  ${folder}: ${countsOf(objects)}`)),
  ];
}

/** Objects that write no namespace are asked about, and planned as those of the same name and selector in the snapshot. */
function namespaceLines({ clusters }: Layout): string[] {
  const without = [...new Set(clusters.flatMap(({ units }) => units))]
    .filter(({ source }) => source.kind === 'file' || source.kind === 'kustomize')
    .flatMap(({ objects }) =>
      objects.filter(({ namespace, kind }) => namespace === null && isNamespaced(kind)),
    );
  if (without.length === 0) return [];
  return [
    '',
    ...comment(
      `Which namespace do they go to? ${countsOf(without)} without one, the first in ${visible(without[0]?.file ?? '')}.`,
    ),
    '# Without it each is taken for the live one of its name and selector. For one entry: { path: GLOB, namespace: NAME }.',
    '# namespace: default',
  ];
}

function variableLines({ clusters }: Layout): string[] {
  const written = clusters.flatMap(({ units }) =>
    units.filter(({ source }) => source.kind === 'file').flatMap(({ objects }) => objects),
  );
  const users = groupedByEach(written, ({ variables }) => variables);
  if (users.size === 0) return [];
  return [
    '',
    '# What do these stand for? Something puts values in their place before the files are applied; what holds one is not judged without.',
    clusters.length > 1 ? '# Each cluster may have `variables` of its own.' : null,
    '# variables:',
    ...[...users]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, [object]]) => `#   ${name}: "" # in ${visible(object.file)}`),
  ].filter((line) => line !== null);
}
