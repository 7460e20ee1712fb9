import { groupOf } from '../manifest/manifest.js';
import { counted } from '../manifest/words/plural.js';
import type { Layout } from './layout.js';
import type { SystemId } from '../systems/system.js';
import { snapshotPartsFor } from './snapshot-command.js';

/** The text of `.github/workflows/fleetplan.yml`, with how to take the snapshots that it needs. */
export function workflowText(layout: Layout): string {
  const { clusters } = layout;
  const commands = clusters.flatMap((cluster) => commandLines(layout, cluster));
  const tools = toolsFor(layout);
  return `${[
    '# Written by `fleetplan init`. What is planned, and over which snapshots, stands in .github/fleetplan.yml.',
    '#',
    `# It needs ${counted(clusters.length, 'snapshot')} in the repository, taken by somebody who may read the cluster and kept fresh by a job`,
    '# (docs/snapshots.md of fleetplan). Leave out of a list what the cluster does not serve, or let it find out by itself:',
    '#   node dist/cli.js snapshot --kubeconfig FILE --context NAME --output SNAPSHOT',
    ...commands,
    ...(tools.length > 0
      ? [`# The policies are rendered with ${tools.join(' and ')}, which GitHub's own runners have.`]
      : []),
    '# Configuration and snapshots are read from the base: merge all of this before it judges anything.',
    'name: fleetplan',
    'on:',
    '  pull_request:',
    '    types: [opened, synchronize, reopened, edited]',
    'permissions:',
    '  contents: read # the files of base and head',
    '  pull-requests: write # the comment',
    'concurrency:',
    '  group: fleetplan-${{ github.event.pull_request.number }}',
    '  cancel-in-progress: true',
    'jobs:',
    '  plan:',
    '    runs-on: ubuntu-latest',
    '    steps:',
    '      - uses: actions/checkout@v5',
    '        with:',
    '          fetch-depth: 2 # the merge commit and its parents',
    '      - uses: OWNER/fleetplan@COMMIT # pin the full commit id of the version you reviewed',
  ].join('\n')}\n`;
}

/** The tools that the sources of a configuration need. */
function toolsFor({ clusters }: Layout): string[] {
  const kinds = new Set(clusters.flatMap(({ units }) => units.map(({ kind }) => kind)));
  const delivers = kinds.has('flux') || kinds.has('argocd') || kinds.has('applications');
  return [
    ...(kinds.has('kustomize') || delivers ? ['kustomize'] : []),
    ...(kinds.has('helm') || delivers ? ['helm'] : []),
  ];
}

/** A name as a shell takes it, also in a comment that is copied from. */
function shell(name: string): string {
  return /^[\w.-]+$/.test(name) ? name : `'${name.replace(/[^\w. -]/g, '-')}'`;
}

/** How the snapshot of a cluster is taken with kubectl, as lines of a comment. */
function commandLines(layout: Layout, cluster: Layout['clusters'][number]): string[] {
  const objects = cluster.units.flatMap((unit) => unit.objects);
  const charts = cluster.units.flatMap(({ kinds }) => kinds);
  const systems = new Set<SystemId>([...objects, ...charts].map(({ system }) => system));
  const groups = new Set([...objects, ...charts].map(({ apiVersion }) => groupOf(apiVersion)));
  const parts = snapshotPartsFor(systems, groups);
  const kubectl = `kubectl ${cluster.name === null ? '' : `--context ${shell(cluster.name)} `}get -o json`;
  const listed = `${kubectl} -A ${parts.resources.join(',')}`;
  const taken = `| node dist/cli.js snapshot - > ${layout.snapshotOf(cluster)}`;
  if (parts.definitions.length === 0) return [`#   ${listed} \\`, `#     ${taken}`];
  return [
    `#   { ${listed}`,
    `#     ${kubectl} --ignore-not-found crd ${parts.definitions.join(' ')}; } \\`,
    `#     ${taken}`,
  ];
}
