import type { Output } from '../output/output.js';
import { compactParts } from '../snapshot/compact.js';
import type { Compact, SnapshotResult } from '../snapshot/read.js';
import { NOT_EVALUATED, deliver, deliverParts, PASS, printProblems } from './deliver.js';
import type { SnapshotArguments } from './live-snapshot.js';
import { readArguments, UsageError } from './options.js';
import { refuseInputs } from './output-path.js';
import { loadCompact } from './snapshot-file.js';

const OPTIONS = {
  kubeconfig: { type: 'string' },
  context: { type: 'string' },
  'in-cluster': { type: 'boolean' },
  role: { type: 'boolean' },
  output: { type: 'string' },
} as const;
const USE = 'snapshot takes one FILE, - for standard input, --kubeconfig FILE, --in-cluster, or --role';

/**
 * `fleetplan snapshot [FILE|-]` prints the compact form of what kubectl gave; with `--kubeconfig FILE` or `--in-cluster` it asks the API
 * server itself, and `--role` prints the role that this needs. Returns the exit code.
 */
export async function snapshotCommand(argv: readonly string[], output: Output): Promise<number> {
  const args = argumentsOf(argv);
  refuseInputs(
    args.output,
    [args.file, args.kubeconfig].filter((path) => path !== null),
  );
  if (args.file !== null) {
    const { snapshot, problems } = await loadCompact(args.file);
    return written({ snapshot, problems }, snapshot.takenAt ?? Date.now(), args, output);
  }
  // Whoever reads files need not load what talks to a server.
  const { fromServer } = await import('./live-snapshot.js');
  const answer = await fromServer(args, output);
  if (answer === null) return NOT_EVALUATED;
  return typeof answer === 'string'
    ? deliver(args.output, answer, 'lines', PASS, output)
    : written(answer, answer.takenAt, args, output);
}

function argumentsOf(argv: readonly string[]): SnapshotArguments {
  const { values, paths } = readArguments(argv, OPTIONS, USE);
  const { kubeconfig = null, context = null, role = false, output = null } = values;
  const inCluster = values['in-cluster'] === true;
  if (kubeconfig !== null && inCluster)
    throw new UsageError('snapshot takes --kubeconfig or --in-cluster, not both');
  if (context !== null && kubeconfig === null) throw new UsageError('--context needs --kubeconfig FILE');
  const isLive = kubeconfig !== null || inCluster || role;
  if (paths.length > (isLive ? 0 : 1))
    throw new UsageError(isLive ? 'snapshot takes either a FILE or a server' : USE);
  return {
    ...{ kubeconfig, context, inCluster, role, output },
    file: isLive ? null : (paths[0] ?? '-'),
  };
}

function written(
  { snapshot, problems }: SnapshotResult<Compact>,
  takenAt: number,
  args: SnapshotArguments,
  output: Output,
): number {
  printProblems(problems, output);
  if (problems.some((problem) => problem.severity === 'error')) return NOT_EVALUATED;
  return deliverParts(args.output, compactParts(snapshot.lines, takenAt), 'json', output);
}
