import { groupedBy } from '../manifest/lookup.js';
import { folderOf } from '../manifest/path.js';
import { visible } from '../manifest/visible.js';
import { counted } from '../text/plural.js';
import type { ClusterEntries } from './clusters.js';
import type { Entry } from './entries.js';
import { escaped, globsFor } from './globs.js';

interface Layout {
  readonly clusters: readonly ClusterEntries[];
  /** Files that hold planned objects, or that a renderer reads. */
  readonly files: ReadonlySet<string>;
  readonly snapshotOf: (cluster: ClusterEntries) => string;
}

/** The text of `.github/fleetplan.yml`, each rendered entry with a count of its objects. */
export function configurationText(layout: Layout): string {
  const { clusters, snapshotOf } = layout;
  const lists = clusters.map(({ entries }) =>
    policyLines(layout, entries)
      .map((line) => `  ${line}`)
      .join('\n'),
  );
  const isShared = lists.every((one) => one === lists[0]);
  const parts = clusters.flatMap((cluster, at) => {
    const snapshot = `snapshot: ${scalar(snapshotOf(cluster))}`;
    if (cluster.name === null) return snapshot;
    const fields = [
      `- name: ${scalar(cluster.name)}`,
      ...(cluster.destination === undefined ? [] : [`  destination: ${scalar(cluster.destination)}`]),
      `  ${snapshot}`,
      ...(isShared ? [] : [`  policies:\n${lists[at]}`.replaceAll('\n', '\n    ')]),
    ];
    return [...(at === 0 ? ['clusters:'] : []), ...fields.map((line) => `  ${line}`)];
  });
  return `# Written by \`fleetplan init\` from the files of this repository. Change what is not so.
# All settings: docs/configuration.md of fleetplan.
version: 1

${isShared ? `policies:\n${lists[0]}\n\n` : ''}# Take the snapshots with the command in the workflow, and merge them: they are read from the base.
${parts.join('\n')}
`;
}

function policyLines({ files }: Layout, entries: readonly Entry[]): string[] {
  const of = (...kinds: readonly Entry['kind'][]): Entry[] =>
    entries.filter(({ kind }) => kinds.includes(kind));
  const plain = new Set(of('file').map(({ at }) => at));
  const others = [...files].filter((path) => !plain.has(path));
  const line = (written: string, given: readonly Entry[]): string =>
    `- ${written} # ${visible(countsOf(given), 200)}`;
  return [
    ...globsFor([...plain], others).map((glob) => `- ${scalar(glob)}`),
    ...[...groupedBy(of('argocd'), ({ at }) => folderOf(at))].map(([folder, given]) =>
      line(`argocd: ${scalar(globOf(folder, given))}`, given),
    ),
    ...of('flux').map((one) => line(`flux: ${scalar(one.at || '.')}`, [one])),
    ...of('kustomize').map((one) => line(`kustomize: ${scalar(one.at || '.')}`, [one])),
    ...withValues(of('helm', 'applications')).map((one) => line(chartEntry(one), [one])),
  ];
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
    `release: ${/^[a-z0-9][a-z0-9-]{0,52}$/.test(release) ? release : 'release'}`,
  ];
  return `${kind === 'helm' ? 'helm' : 'argocd'}: { ${fields.join(', ')} }`;
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
