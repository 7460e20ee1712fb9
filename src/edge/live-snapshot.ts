import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { errorAt } from '../manifest/problem.js';
import { name, text } from '../text/text.js';
import { visible } from '../manifest/visible.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { servedKinds } from '../live/discovery.js';
import { LiveFault } from '../live/fault.js';
import { type ApiServer, kubectl } from '../live/kubectl.js';
import { roleText } from '../live/role.js';
import { type LiveResult, liveSnapshot } from '../live/snapshot.js';
import type { Output } from '../output/output.js';
import { type Compact, createCompactReader } from '../snapshot/read.js';
import { printProblems } from './deliver.js';

/** Options of `fleetplan snapshot`. */
export interface SnapshotArguments {
  /** `-` for standard input; null where an API server is asked. */
  readonly file: string | null;
  readonly kubeconfig: string | null;
  readonly context: string | null;
  /** True for the service account of this pod. */
  readonly inCluster: boolean;
  readonly role: boolean;
  readonly output: string | null;
}

/** The content of a cluster, or the text of the role that reading it needs. Null where it cannot be read, after the reason was printed. */
export async function fromServer(
  args: SnapshotArguments,
  output: Output,
): Promise<LiveResult<Compact> | string | null> {
  try {
    const server = serverFor(args);
    if (server === null) return roleText(null);
    if (args.role) return roleText(await servedKinds(server));
    return await liveSnapshot(server, Date.now(), () => createCompactReader());
  } catch (error) {
    if (!(error instanceof LiveFault)) throw error;
    printProblems([errorAt(null, error.code, error.says)], output);
    return null;
  }
}

/** Null where no server is to be asked. */
function serverFor({ kubeconfig, context, inCluster }: SnapshotArguments): ApiServer | null {
  if (kubeconfig === null && !inCluster) return null;
  if (inCluster && !process.env['KUBERNETES_SERVICE_HOST'])
    throw new LiveFault(
      'not-in-cluster',
      text`--in-cluster works only in a pod: KUBERNETES_SERVICE_HOST is not set. Give --kubeconfig FILE.`,
    );
  // kubectl passes over a file that is missing, and asks another server.
  if (kubeconfig?.split(delimiter).some((file) => existsSync(file)) === false)
    throw new LiveFault(
      'kubectl-failed',
      text`The kubeconfig ${name('file', visible(kubeconfig))} does not exist. Check the path of --kubeconfig.`,
    );
  return kubectl({ kubeconfig, context, environment: process.env, sleep: (ms) => sleep(ms) });
}
