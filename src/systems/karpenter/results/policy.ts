import type { Manifest } from '../../../manifest/manifest.js';
import { joinAnd, spanText } from '../../../calendar/week.js';
import { type Fix, fix } from '../../../text/fix.js';
import { code, type Text, text, foreign } from '../../../text/text.js';
import {
  type ResolvedGroup,
  type ResolvedPolicy,
  TAKE_BACK,
  textPolicy,
  unlimitedGroup,
} from '../../system.js';
import type { Admission, Stage } from '../admission/admit.js';
import { type NodePool, refOf } from '../objects/nodepool.js';
import type { PoolNode } from '../objects/pool-nodes.js';
import { DELETING } from '../rollout/controller.js';

/** What the later stages do to a pool that the API server has stored all the same. */
const STORED: Readonly<Partial<Record<Stage, Text>>> = {
  decode: text`Karpenter cannot read the stored object, and ignores the pool and its nodes.`,
  runtime: text`The pool makes no new nodes until that is corrected.`,
};

/** Everything about a pool but its groups and its change; `admission` null: it is not evaluated, because it is removed. */
export function policyOf(
  manifest: Manifest,
  admission: Pick<Admission, 'errors' | 'unknownFields' | 'byDefinition'> | null,
): ResolvedPolicy {
  // A budget that fails is no rejection: the calendar of limits has it, with what it does to the others.
  const errors = (admission?.errors ?? []).filter(({ stage }) => stage !== 'budget');
  return {
    ...textPolicy(refOf(manifest), manifest, admission),
    rejections: errors.map(({ stage, path, message, isAbsent = false, isEdit = false }) => {
      const consequence = STORED[stage];
      return {
        message: foreign(message),
        by: `karpenter ${stage}`,
        place: manifest.placeOf(path),
        isAbsent,
        ...(isEdit ? { fix: TAKE_BACK } : {}),
        ...(consequence ? { consequence } : {}),
      };
    }),
  };
}

/** Nodes that are deleted past every budget. */
export function groupOfNodes(manifest: Manifest, nodes: readonly PoolNode[]): ResolvedGroup {
  return unlimitedGroup({
    name: manifest.name,
    rolls: refOf(manifest),
    runs: { controller: DELETING.id, group: manifest.name },
    unit: 'node',
    targets: nodes.map((node) => node.name),
  });
}

/** The budgets in a line; an empty list is not the default of 10%. */
export function budgetsText({ budgets }: NodePool): string {
  if (budgets.length === 0) return '[]';
  return budgets
    .map(({ nodes, reasons, schedule, durationMs }) => {
      const whose = reasons ? ` for ${reasons.length === 0 ? 'no reason' : joinAnd(reasons)}` : '';
      const when = schedule === null ? '' : ` at "${schedule}" for ${spanText(durationMs ?? 0)}`;
      return `${nodes}${whose}${when}`;
    })
    .join('; ');
}

/** A limit of 0 leaves no room for a replacement; nor does one of `replicas` for a static pool, which makes the replacement first. */
export function roomForOne({ replicas, limitNodes, zeroLimits: [zero] }: NodePool): Fix | null {
  if (zero !== undefined)
    return fix`Raise ${code(`limits.${zero}`)} above what the nodes of the pool have, or remove it.`;
  if (replicas === null || limitNodes === null || limitNodes > replicas) return null;
  return fix`Set ${code('limits.nodes')} to ${text`${replicas + 1}`} or more: a replacement is made before its node is deleted.`;
}
