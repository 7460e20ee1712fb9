import type { Layout } from './configuration.js';

/** The text of `.github/workflows/fleetplan.yml`: a check of pull requests, and a job that keeps the snapshots fresh. */
export function workflowText({ clusters, snapshotOf }: Pick<Layout, 'clusters' | 'snapshotOf'>): string {
  const paths = clusters.map(snapshotOf);
  const commands = clusters.map((cluster, index) => {
    const context = cluster.name === null ? '' : ` --context ${shell(cluster.name)}`;
    return `          node .fleetplan/dist/cli.js snapshot --kubeconfig "$HOME/.kube/config"${context} --output ${shell(paths[index] ?? '')}`;
  });
  const folders = [...new Set(paths.map((path) => path.slice(0, path.lastIndexOf('/'))))].filter(
    (one) => one !== '',
  );
  return `${[
    '# Written by `fleetplan init`. Replace OWNER and COMMIT: pin the full commit id of the version that you reviewed.',
    '# Configuration and snapshots are read from the base: merge this, run the workflow once by hand, then open a pull request.',
    'name: fleetplan',
    'on:',
    '  pull_request:',
    '    types: [opened, synchronize, reopened, edited]',
    '  schedule:',
    "    - cron: '17 */6 * * *'",
    '  workflow_dispatch:',
    'permissions: {}',
    'concurrency:',
    '  group: fleetplan-${{ github.event.pull_request.number || github.event_name }}',
    "  cancel-in-progress: ${{ github.event_name == 'pull_request' }}",
    'jobs:',
    '  plan:',
    "    if: github.event_name == 'pull_request'",
    '    runs-on: ubuntu-latest # with kubectl and helm, which render',
    '    permissions:',
    '      contents: read # the files of base and head',
    '      pull-requests: write # the comment',
    '    steps:',
    '      - uses: actions/checkout@v5',
    '        with:',
    '          fetch-depth: 2 # the merge commit and its parents',
    '      - uses: OWNER/fleetplan@COMMIT',
    '  snapshot:',
    "    if: github.event_name != 'pull_request'",
    '    runs-on: self-hosted # a runner whose kubeconfig may read the cluster; `fleetplan snapshot --role` prints the role',
    '    permissions:',
    '      contents: write # pushes the snapshots',
    '    steps:',
    '      - uses: actions/checkout@v5',
    '      - uses: actions/checkout@v5',
    '        with:',
    '          repository: OWNER/fleetplan',
    '          ref: COMMIT',
    '          path: .fleetplan',
    '      - run: |',
    ...(folders.length === 0 ? [] : [`          mkdir -p ${folders.map(shell).join(' ')}`]),
    ...commands,
    `          git add ${paths.map(shell).join(' ')}`,
    "          git -c user.name=fleetplan -c user.email=fleetplan@localhost commit -m 'Take snapshots' || exit 0",
    '          git push',
  ].join('\n')}\n`;
}

/** A name as a shell takes it. */
function shell(name: string): string {
  return /^[\w./-]+$/.test(name) ? name : `'${name.replace(/[^\w./ -]/g, '-')}'`;
}
