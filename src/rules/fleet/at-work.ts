import { text } from '../../text/text.js';
import type { PlannedPolicy } from '../../plan/model.js';

/**
 * True where the work of a rollout leaves its nodes in service: no package of it has an interrupt, and only an interrupt cordons and drains
 * a node. They count as out all the same, as what the packages do there is no number. Source: NVIDIA/nodewright,
 * docs/architecture/interrupt-flow.md.
 */
export function servesAtWork(policy: PlannedPolicy): boolean {
  return policy.nodeAction?.kind === 'none';
}

/** The sentence of a finding about such nodes. */
export const AT_WORK = text`Nodes keep serving: no package has an interrupt, so no node is drained.`;
