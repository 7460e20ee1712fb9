import { groupedBy } from '../manifest/lookup.js';
import { folderOf } from '../manifest/path.js';
import { visible } from '../manifest/visible.js';
import { matchesSteps } from '../sources/patterns.js';
import { counted } from '../text/plural.js';
import type { ClusterEntries } from './clusters.js';
import type { Entry } from './entries.js';
import { escaped, globsFor } from './globs.js';

/** Input of the configuration and the workflow. */
interface Layout {
  readonly clusters: readonly ClusterEntries[];
  /** Files that hold planned objects, or that a renderer reads. */
  readonly files: ReadonlySet<string>;
  /** The folders of all kustomizations. */
  readonly kustomizations: readonly string[];
  /** The location of the snapshot of a cluster. */
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

/** The entries of one `policies` list. */
function policyLines({ files, kustomizations }: Layout, entries: readonly Entry[]): string[] {
  const of = (...kinds: readonly Entry['kind'][]): Entry[] =>
    entries.filter(({ kind }) => kinds.includes(kind));
  const plain = new Set(of('file').map(({ at }) => at));
  const others = [...files].filter((path) => !plain.has(path));
  const line = (written: string, given: readonly Entry[]): string =>
    `- ${written} # ${visible(countsOf(given), 200)}`;
  return [
    ...globLines(globsFor([...plain], others)),
    ...[...groupedBy(of('argocd'), ({ at }) => folderOf(at))].map(([folder, given]) =>
      line(`argocd: ${scalar(globOf(folder, given))}`, given),
    ),
    ...of('flux').map((one) => line(`flux: ${scalar(one.at || '.')}`, [one])),
    ...patternsFor(of('kustomize'), kustomizations).map(([pattern, given]) =>
      line(`kustomize: ${scalar(pattern || '.')}`, given),
    ),
    ...withValues(of('helm', 'applications')).map((one) => line(chartEntry(one), [one])),
  ];
}

/** A list takes 100 globs; more are split, each list with all exclusions. */
function globLines(globs: readonly string[]): string[] {
  if (globs.length <= 100) return globs.map((glob) => `- ${scalar(glob)}`);
  const excluded = globs.filter((glob) => glob.startsWith('!'));
  const size = Math.max(1, 100 - excluded.length);
  const taken = globs.filter((glob) => !glob.startsWith('!'));
  return [...groupedBy(taken, (glob) => Math.floor(taken.indexOf(glob) / size)).values()].map(
    (some) => `- path: [${[...some, ...excluded].map(scalar).join(', ')}]`,
  );
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

/** Kustomizations, each with its folder, or many with a pattern that names them and no other one. */
function patternsFor(entries: readonly Entry[], all: readonly string[]): [string, readonly Entry[]][] {
  const [first] = entries;
  if (first === undefined) return [];
  const foreign = all.filter((folder) => !entries.some(({ at }) => at === folder));
  const steps = first.at.split('/');
  const patterns = steps
    .map((_, at) => steps.with(at, '*').join('/'))
    .filter((pattern) => !foreign.some((folder) => matchesSteps(pattern, folder)));
  let best: [string, readonly Entry[]] = [first.at, [first]];
  for (const pattern of patterns) {
    const taken = entries.filter(({ at }) => matchesSteps(pattern, at));
    if (taken.length >= FEW && taken.length > best[1].length) best = [pattern, taken];
  }
  return [
    best,
    ...patternsFor(
      entries.filter((one) => !best[1].includes(one)),
      all,
    ),
  ];
}

/** Fewer kustomizations are written out. */
const FEW = 4;

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
