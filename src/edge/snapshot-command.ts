import type { Output } from '../output/output.js';
import { writeCompact } from '../snapshot/compact.js';
import { codeAfter, COULD_NOT_JUDGE, PASS } from './exit-codes.js';
import { printProblems } from './problems.js';
import { loadSnapshot } from './snapshot-file.js';
import { UsageError } from './usage-error.js';

/** `fleetplan snapshot [FILE|-]`: prints the compact form. Returns the exit code. */
export async function snapshotCommand(argv: readonly string[], output: Output): Promise<number> {
  if (argv.length > 1 || argv[0]?.startsWith('--'))
    throw new UsageError('snapshot takes one FILE, or - for standard input');
  const { snapshot, problems } = await loadSnapshot([argv[0] ?? '-']);
  printProblems(problems, output);
  if (problems.some((problem) => problem.severity === 'error')) return COULD_NOT_JUDGE;
  const delivery = output.print(writeCompact(snapshot, snapshot.takenAt ?? Date.now()), 'json');
  // Half a snapshot is a smaller fleet: whoever wanted half of one should hear of it.
  if (delivery.kind !== 'closed') return codeAfter(delivery, PASS, output);
  output.say('fleetplan: what read the snapshot closed before it was whole');
  return COULD_NOT_JUDGE;
}
