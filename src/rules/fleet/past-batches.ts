import type { PlannedPolicy } from '../../plan/model.js';
import { traitsOf } from '../../systems/index.js';
import { type Fix, fix } from '../../systems/system.js';

/** What helps where a change goes past every batch: no limit of its policy does. In the words of its system, and said alike by all rules. */
export function pastBatchesFix({ ref, change, leaves }: PlannedPolicy): Fix {
  return (change && FIXES[change.kind]) ?? leaves?.fix ?? traitsOf(ref.system).words.pastBatches ?? NARROW;
}

const NARROW = fix`Narrow what it selects and widen it step by step.`;

const FIXES: Readonly<Record<string, Fix>> = {
  resumes: fix`Take the packages back to what the nodes carry before the pause ends, and roll the new version out under a new package name beside the old one (a new package is batched).`,
  uninstall: fix`An uninstall has no batches. To go step by step, give all nodes but a few the ignore label of the operator (nodewright.nvidia.com/ignore: "true", up to 0.17 skyhook.nvidia.com/ignore) before the uninstall is requested, and remove the label from a few nodes at a time.`,
  'apply-strategy': fix`First check what it would overwrite: applyStrategy.type ReportDiff reports it in the status (diffedPlacements) and writes nothing. To update cluster by cluster, use strategy External, which cannot be changed back: a staged update run then applies the new applyStrategy stage by stage.`,
  deleted: fix`Keep the NodePool and add the new one beside it; drain the old nodes in steps, and remove the NodePool when it has none left.`,
};
