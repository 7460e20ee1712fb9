import { errorAt } from '../manifest/problem.js';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Access } from '../live/access.js';
import { LiveFault } from '../live/fault.js';
import { inClusterAccess } from '../live/in-cluster.js';
import { accessOf } from '../live/kubeconfig.js';
import { roleText } from '../live/role.js';
import { type LiveResult, liveSnapshot, servedBy } from '../live/snapshot.js';
import type { Output } from '../output/output.js';
import type { Compact } from '../snapshot/compact-lines.js';
import { createCompactReader } from '../snapshot/read.js';
import { printProblems } from './problems.js';
import type { SnapshotArguments } from './snapshot-arguments.js';

const PATIENCE = { budgetMs: 300_000, tries: 7, now: () => Date.now(), sleep: (ms: number) => sleep(ms) };

/** What an API server holds, or the text of the role that asking it needs. Null where it could not be had, after saying why. */
export async function fromServer(
  args: SnapshotArguments,
  output: Output,
): Promise<LiveResult<Compact> | string | null> {
  try {
    const access = accessFor(args);
    if (access === null) return roleText({ served: null });
    if (args.role) return roleText({ served: await servedBy(access, { patience: PATIENCE }) });
    return await liveSnapshot(access, { patience: PATIENCE }, () => createCompactReader(args.hashNodeNames));
  } catch (error) {
    if (!(error instanceof LiveFault)) throw error;
    printProblems([errorAt(null, error.code, error.message)], output);
    return null;
  }
}

function accessFor({ kubeconfig, context, inCluster }: SnapshotArguments): Access | null {
  if (kubeconfig !== null) return accessOf(kubeconfig, { context, environment: process.env });
  return inCluster ? inClusterAccess(process.env) : null;
}
