import { counted } from '../manifest/plural.js';
import { visible } from '../manifest/visible.js';
import { folderOf, isWithin } from '../manifest/path.js';
import type { ClusterUnits } from './clusters.js';
import { countsOf } from './counts.js';
import type { GlobLine } from './joined-globs.js';
import { joinedGlobs } from './joined-globs.js';
import type { Layout } from './layout.js';
import type { PlannedObject } from './planned-objects.js';
import { escaped, globsFor } from './tree.js';
import type { Unit } from './unit.js';
import { isNamespaced } from './kinds.js';

/** The text of `.github/fleetplan.yml` for a repository: every choice with what it was made from. */
export function configurationText(layout: Layout): string {
  const { clusters } = layout;
  const [first] = clusters;
  const isOne = first !== undefined && clusters.length === 1;
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
    '# The fleet that they are judged against. Take it with the command in the workflow, and merge it: it is read from the base.',
    `snapshot: ${layout.snapshotOf(cluster)}`,
  ];
}

function severalClusters(layout: Layout): string[] {
  return [
    `# ${counted(layout.clusters.length, 'cluster')}, each with a plan of its own over a snapshot of its own.`,
    ...layout.reasons.map((reason) => `# ${reason}`),
    '# Take the snapshots with the command in the workflow, and merge them: they are read from the base.',
    'clusters:',
    ...layout.clusters.flatMap((cluster) => [
      `  - name: ${scalar(cluster.name ?? '')}`,
      `    snapshot: ${layout.snapshotOf(cluster)}`,
      '    policies:',
      ...policyLines(layout, cluster).map((line) => `      ${line}`),
    ]),
  ];
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

function plainLines(layout: Layout, units: readonly Unit[]): string[] {
  const files = units.filter(({ source }) => source.kind === 'file');
  const watched = units.filter(({ source }) => source.kind === 'watch');
  const ownPaths = new Set(files.map(({ at }) => at));
  const others = [...layout.files].filter((path) => !ownPaths.has(path));
  const groups = new Map<string | null, Unit[]>([[null, []]]);
  for (const unit of files) {
    const into = unit.source.kind === 'file' ? unit.source.namespace : null;
    groups.set(into, [...(groups.get(into) ?? []), unit]);
  }
  const hasSeveral = [...groups.values()].filter((group) => group.length > 0).length > 1;
  return [...groups].flatMap(([namespace, group]) => {
    const own = group.map(({ at }) => at);
    const rest = [...others, ...files.filter((unit) => !group.includes(unit)).map(({ at }) => at)];
    const whole = watched.map(({ at }) => at).filter((at) => groupWith(at, groups) === namespace);
    const globs = globsFor({ own, whole, foreign: rest });
    const lines = joinedGlobs([
      ...globs.include.map(({ glob, at }) => {
        const held = group.filter((unit) => isWithin(at, unit.at));
        return { why: describe(at, held, watched), glob };
      }),
      ...globs.exclude.map((glob) => ({ why: whyNot(layout, units, glob), glob })),
    ]);
    // An exclusion of its own would take files out of all other globs of the list as well.
    return namespace === null && !hasSeveral ? listed(lines) : asEntry(lines, namespace);
  });
}

/** The namespace of the first file in a watched folder: a folder is taken once. */
function groupWith(folder: string, groups: ReadonlyMap<string | null, readonly Unit[]>): string | null {
  const inside = [...groups].find(([, group]) => group.some(({ at }) => isWithin(folder, at)));
  return inside?.[0] ?? null;
}

function listed(lines: readonly GlobLine[]): string[] {
  return lines.flatMap(({ why, glob }) => [...comment(why), `- ${scalar(glob)}`]);
}

function asEntry(lines: readonly GlobLine[], namespace: string | null): string[] {
  if (lines.length === 0) return [];
  return [
    '- path:',
    ...listed(lines).map((line) => `    ${line}`),
    ...(namespace === null ? [] : [`  namespace: ${scalar(namespace)}`]),
  ];
}

function describe(at: string, held: readonly Unit[], watched: readonly Unit[]): string {
  const objects = held.flatMap((unit) => unit.objects);
  const delivering = held.filter((unit) => unit.objects.length === 0);
  const renders = watched.filter((unit) => isWithin(at, unit.at));
  const parts = [
    ...(objects.length > 0 ? [`${countsOf(objects)}, read as written`] : []),
    ...(delivering.length > 0
      ? [
          `${counted(delivering.length, 'file')} of Flux or Argo CD for what lies elsewhere: an edit is not judged, and says so`,
        ]
      : []),
    ...renders.map(({ source }) =>
      source.kind === 'watch' ? `${source.why}: an edit is not judged, and says so` : '',
    ),
  ];
  return `${at === '' ? 'The root' : at}: ${parts.join('; ')}.`;
}

function whyNot(layout: Layout, units: readonly Unit[], glob: string): string {
  const path = glob.slice(1).replaceAll('\\', '');
  const leftOut = layout.leftOut.find(({ folder }) => isWithin(folder, path) || isWithin(path, folder));
  if (leftOut) return `${path}: ${countsOf(leftOut.objects)} that no cluster is said to run.`;
  const renders = units.find(
    ({ at, source }) => source.kind !== 'file' && (isWithin(at, path) || isWithin(path, at)),
  );
  if (renders) return `${path}: rendered below.`;
  return layout.rendered.has(path) || [...layout.rendered].some((file) => isWithin(path, file))
    ? `${path}: read by what renders it.`
    : `${path}: of another cluster.`;
}

/** Entries of one chart with values for several names of one cluster are one release: the more special values come last. */
function merged(units: readonly Unit[]): readonly Unit[] {
  const charts = new Map<string, Unit>();
  const others: Unit[] = [];
  for (const unit of units) {
    if (unit.source.kind !== 'helm') {
      others.push(unit);
      continue;
    }
    const earlier = charts.get(unit.at);
    const both = [earlier, unit].flatMap((one) =>
      one?.source.kind === 'helm' ? [{ unit: one, source: one.source }] : [],
    );
    const inOrder = both.toSorted((a, b) => a.unit.names.length - b.unit.names.length);
    const values = inOrder.flatMap(({ source }) => source.values);
    charts.set(unit.at, { ...unit, source: { ...unit.source, values } });
  }
  return [...others, ...charts.values()];
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
    case 'helm': {
      const values = source.values.map(scalar).join(', ');
      return [
        ...comment(`${at || 'The root'}: a chart with ${countsOf(source.chart.kinds)} in its templates.`),
        `- helm: { chart: ${scalar(at || '.')}${values === '' ? '' : `, values: [${values}]`}, release: ${scalar(releaseName(source.chart.name))} }`,
      ];
    }
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
  const users = new Map<string, PlannedObject[]>();
  for (const object of clusters.flatMap(({ units }) =>
    units.filter(({ source }) => source.kind === 'file').flatMap(({ objects }) => objects),
  ))
    for (const name of object.variables) users.set(name, [...(users.get(name) ?? []), object]);
  if (users.size === 0) return [];
  return [
    '',
    '# What do these stand for? Something puts values in their place before the files are applied; what holds one is not judged without.',
    clusters.length > 1 ? '# Each cluster may have `variables` of its own.' : null,
    '# variables:',
    ...[...users]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, [object]]) => `#   ${name}: "" # in ${visible(object?.file ?? '')}`),
  ].filter((line) => line !== null);
}

function comment(text: string): string[] {
  return [`# ${visible(text, 400)}`];
}

/** A scalar in YAML: bare where nothing in it could mean something else. */
export function scalar(text: string): string {
  return /^[A-Za-z_][\w./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)
    ? text
    : JSON.stringify(text);
}
