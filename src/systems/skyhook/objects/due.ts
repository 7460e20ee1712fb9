import { workOf } from '../controller/work.js';
import type { Packages } from './packages.js';
import { entriesOf, type Progress } from './progress.js';
import type { Switches } from '../versions.js';

/** Work that is left on the nodes of an object, by its status. */
export interface Due {
  /** Nodes with work left. */
  readonly nodes: readonly string[];
  /** Nodes that the next pass sets in progress all at once: they carry another version, or a package to uninstall. */
  readonly atOnce: readonly string[];
}

/** While an object is held, these statuses say nothing of the packages on a node. */
const IMPOSED: readonly string[] = ['paused', 'disabled'];

/**
 * A node's status is as old as the operator's last look: right after a change it still reads `complete`, and under a pause it
 * reads `paused` on a node that has everything. What the node carries (`nodeState`) against the spec then tells what is due. A node
 * without an entry has joined since that look and carries nothing: the next one writes it `unknown`. Source: NVIDIA/nodewright
 * v0.15.0, skyhook_controller.go HandleVersionChange compares the two on every pass; cluster_state_v2.go IntrospectNode.
 * `carried` are the packages that the status was made with.
 */
export function dueAmong(
  known: Progress,
  packages: Packages,
  nodes: readonly string[],
  switches: Switches,
  carried: Packages = packages,
): Due {
  const due: string[] = [];
  const atOnce: string[] = [];
  for (const node of nodes) {
    const status = known.nodeStatus.get(node);
    const work = workOf(packages, entriesOf(known, node, carried), known.configUpdates, switches);
    const restarts = work.outdated === 'upgrade' || work.outdated === 'uninstall';
    const saysLittle =
      status === undefined ? known.nodeState.has(node) : status === 'complete' || IMPOSED.includes(status);
    const isOpen = !saysLittle || !work.complete;
    if (isOpen || restarts) due.push(node);
    if (restarts && status !== 'in_progress') atOnce.push(node);
  }
  return { nodes: due, atOnce };
}
