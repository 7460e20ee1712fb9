import { stringify } from 'yaml';
import { isSameJson } from '../manifest/canonical.js';
import { groupedBy } from '../manifest/lookup.js';
import type { Json } from '../manifest/manifest.js';
import { folderOf } from '../manifest/path.js';
import { few, visible } from '../manifest/visible.js';
import type { Root } from '../read/root.js';
import { type Renderer, withRenderer } from '../sources/renderer.js';
import { renderSource } from '../sources/rendered.js';
import { Tree } from '../sources/tree.js';
import { counted } from '../text/plural.js';
import { type ClusterEntries, clustersOf } from './clusters.js';
import { entriesOf, type Entry, keyOf } from './entries.js';
import { escaped, globsFor } from './globs.js';

/**
 * Renders what a repository holds and writes a configuration for it; null if nothing planned comes out. Nothing is left on
 * the disk. Throws a `RenderError` for a tool that is absent.
 */
export function proposalFor(root: Root) {
  return withRenderer(new Tree(root), {}, null, proposed);
}

async function proposed(renderer: Renderer) {
  const { tree } = renderer;
  const found = await entriesOf(tree, (one) => renderSource(one, renderer));
  const { entries, notes: left } = found;
  if (entries.length === 0) return null;
  const { clusters, notes } = clustersOf(entries);
  const objects = new Set(entries.flatMap((one) => one.objects.map(keyOf)));
  const names = clusters.flatMap(({ name }) => (name === null ? [] : visible(name)));
  const of = names.length === 0 ? '1 cluster' : `${counted(names.length, 'cluster')} (${few(names, 5)})`;
  return {
    configuration: configurationText(clusters, found),
    workflow: workflowText(clusters),
    // Targets that do not exist yet.
    snapshots: clusters.map(snapshotOf).filter((path) => !tree.isFile(path)),
    found: `found ${counted(objects.size, 'planned object')} in ${counted(entries.length, 'source')}, for ${of}.`,
    // Undecided points, in sentences.
    notes: [...left, ...notes],
  };
}

function snapshotOf({ name }: ClusterEntries): string {
  return `fleet/${(name ?? 'cluster').replace(/[^\w.-]/g, '-')}.ndjson`;
}

type Found = Awaited<ReturnType<typeof entriesOf>>;

/** The text of `.github/fleetplan.yml`. */
function configurationText(clusters: readonly ClusterEntries[], { files, leftOut }: Found): string {
  const without = leftOut.map((one) => `!${escaped(one)}`);
  const lists = clusters.map((cluster) => [...policiesOf(files, cluster), ...without]);
  const isShared = lists.every((one) => isSameJson(one, lists[0]));
  const written = clusters.map((cluster, at) => ({
    ...(cluster.name !== null && { name: cluster.name }),
    ...(cluster.destination !== undefined && { destination: cluster.destination }),
    snapshot: snapshotOf(cluster),
    ...(!isShared && { policies: lists[at] }),
  }));
  const settings = {
    version: 1,
    ...(isShared && { policies: lists[0] }),
    ...(clusters[0]?.name === null ? written[0] : { clusters: written }),
  };
  return `# Written by \`fleetplan init\` from the files of this repository. Correct it where needed.
# Take the snapshots with the command in the workflow, and merge them: they are read from the base.
# All settings: docs/configuration.md of fleetplan.
${stringify(settings, { version: '1.1', lineWidth: 0 })}`;
}

/** The entries of `policies`. */
function policiesOf(files: ReadonlySet<string>, { entries, left = [] }: ClusterEntries): readonly Json[] {
  const of = (wanted: Entry['kind']): Entry[] => entries.filter(({ kind }) => kind === wanted);
  const plain = new Set(of('file').map(({ at }) => at));
  const others = [...files].filter((path) => !plain.has(path));
  const undecided = left.map(({ at }) => at);
  const applications = groupedBy(of('argocd'), ({ at }) => folderOf(at));
  return [
    ...globsFor([...plain], others, undecided),
    ...Array.from(applications, ([folder, given]) => ({ argocd: globOf(folder, given) })),
    ...of('flux').map(({ at }) => ({ flux: at || '.' })),
    ...of('kustomize').map(({ at }) => ({ kustomize: at || '.' })),
    ...withValues([...of('argocd chart'), ...of('helm')]).map(chartEntry),
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

function chartEntry({ kind, at, values, release }: Entry): Json {
  const helm = {
    chart: at || '.',
    ...(values.length > 0 && { values: [...values] }),
    release: /^[a-z0-9][a-z0-9-]{0,52}$/.test(release) ? release : 'release',
  };
  return kind === 'helm' ? { helm } : { argocd: helm };
}

/** The repository of the action, as `repository` of package.json has it; a test compares them. */
const REPOSITORY = 'OWNER/fleetplan';

/** The text of `.github/workflows/fleetplan.yml`: a check of pull requests, and a job that keeps the snapshots fresh. */
function workflowText(clusters: readonly ClusterEntries[]): string {
  const paths = clusters.map(snapshotOf);
  const folders = [...new Set(paths.map(folderOf))].filter((one) => one !== '');
  const prepare = folders.length === 0 ? '' : `          mkdir -p ${folders.map(shell).join(' ')}\n`;
  const commands = clusters.map(({ name }, at) => {
    const context = name === null ? '' : ` --context ${shell(name)}`;
    return `          node .fleetplan/dist/cli.js snapshot --kubeconfig "$HOME/.kube/config"${context} --output ${shell(paths[at] ?? '')}\n`;
  });
  return `# Written by \`fleetplan init\`. Replace OWNER and COMMIT: pin the full commit id of the version that you reviewed.
# Configuration and snapshots are read from the base: merge this, run the workflow once by hand, then open a pull request.
name: fleetplan
on:
  pull_request:
    types: [opened, synchronize, reopened, edited]
  schedule:
    - cron: '17 */6 * * *'
  workflow_dispatch:
permissions: {}
concurrency:
  group: fleetplan-\${{ github.event.pull_request.number || github.event_name }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}
jobs:
  plan:
    if: github.event_name == 'pull_request'
    runs-on: ubuntu-latest # with kubectl and helm, which render
    permissions:
      contents: read # the files of base and head
      pull-requests: write # the comment
    steps:
      - uses: actions/checkout@v5
        with:
          fetch-depth: 2 # the merge commit and its parents
      - uses: ${REPOSITORY}@COMMIT
  snapshot:
    if: github.event_name != 'pull_request'
    runs-on: self-hosted # a runner whose kubeconfig may read the cluster; \`fleetplan snapshot --role\` prints the role
    permissions:
      contents: write # pushes the snapshots
    steps:
      - uses: actions/checkout@v5
      - uses: actions/checkout@v5
        with:
          repository: ${REPOSITORY}
          ref: COMMIT
          path: .fleetplan
      - run: |
${prepare}${commands.join('')}          git add ${paths.map(shell).join(' ')}
          git -c user.name=fleetplan -c user.email=fleetplan@localhost commit -m 'Take snapshots' || exit 0
          git push
`;
}

function shell(name: string): string {
  return /^[\w./-]+$/.test(name) ? name : `'${name.replace(/[^\w./ -]/g, '-')}'`;
}
