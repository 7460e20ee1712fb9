import { folderOf } from '../manifest/path.js';
import type { ClusterEntries } from './clusters.js';

/** The text of `.github/workflows/fleetplan.yml`: a check of pull requests, and a job that keeps the snapshots fresh. */
export function workflowText(
  clusters: readonly ClusterEntries[],
  snapshotOf: (cluster: ClusterEntries) => string,
): string {
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
      - uses: OWNER/fleetplan@COMMIT
  snapshot:
    if: github.event_name != 'pull_request'
    runs-on: self-hosted # a runner whose kubeconfig may read the cluster; \`fleetplan snapshot --role\` prints the role
    permissions:
      contents: write # pushes the snapshots
    steps:
      - uses: actions/checkout@v5
      - uses: actions/checkout@v5
        with:
          repository: OWNER/fleetplan
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
