import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readFiles } from '../inputs/snapshot-file.js';
import { present } from '../manifest/lookup.js';
import type { Problem } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import type { Output } from '../output/output.js';
import { compactParts } from '../snapshot/compact.js';
import { Collector } from '../snapshot/collector.js';
import { name, text } from '../text/text.js';
import { deliver, NOT_EVALUATED, PASS, printProblems } from './deliver.js';
import { readArguments, UsageError } from './options.js';
import { refuseInputs } from './output-path.js';

/**
 * `fleetplan snapshot [FILE|-]` prints the compact form of what kubectl gave; with `--kubeconfig FILE` it asks the API
 * server itself, and `--role` prints the role that this needs. Returns the exit code.
 */
export async function snapshotCommand(argv: readonly string[], output: Output): Promise<number> {
  const { values, paths } = readArguments('snapshot', argv);
  const { kubeconfig = null, context = null, role = false, output: path = null } = values;
  if (context !== null && kubeconfig === null) throw new UsageError('--context needs --kubeconfig FILE');
  const isLive = kubeconfig !== null || role;
  if (isLive && paths.length > 0) throw new UsageError('snapshot takes either a FILE or a server');
  if (paths.length > 1) throw new UsageError('snapshot takes one FILE, or - for standard input');
  const [file = '-'] = paths;
  refuseInputs(path, present([isLive ? null : file, kubeconfig]));
  const collector = new Collector(false);
  const written = (problems: readonly Problem[], takenAt: number): number => {
    printProblems(problems, output);
    if (problems.some(({ severity }) => severity === 'error')) return NOT_EVALUATED;
    return deliver(path, () => compactParts(collector.lines, takenAt), 'json', PASS, output);
  };
  if (!isLive) {
    const onPart = (part: number): void => {
      output.progress('reading', part);
    };
    await readFiles(collector, [file], { onPart });
    output.progress('writing');
    const { problems, takenAt } = collector.finish();
    return written(problems, takenAt ?? Date.now());
  }
  // Whoever reads files need not load what talks to a server.
  const { kubectl, LiveFault } = await import('../live/kubectl.js');
  const { roleText, servedKinds } = await import('../live/discovery.js');
  const { liveSnapshot } = await import('../live/snapshot.js');
  if (kubeconfig === null) return deliver(path, roleText(null), 'text', PASS, output);
  // kubectl passes over a file that is missing, and asks another server.
  if (!kubeconfig.split(delimiter).some((one) => existsSync(one))) {
    const says = text`The kubeconfig ${name('file', visible(kubeconfig))} does not exist. Check the path of --kubeconfig.`;
    throw new LiveFault('kubectl-failed', says);
  }
  const server = kubectl({ kubeconfig, context, environment: process.env, sleep: (ms) => sleep(ms) });
  if (role) return deliver(path, roleText(await servedKinds(server)), 'text', PASS, output);
  const takenAt = Date.now();
  output.progress('reading from the API server');
  return written(await liveSnapshot(server, collector), takenAt);
}
