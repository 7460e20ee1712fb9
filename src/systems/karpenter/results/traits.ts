import { type Fix, fix } from '../../../text/fix.js';
import { name, text } from '../../../text/text.js';
import { type RolledGroup, type Traits } from '../../system.js';
import { DISRUPTED_TAINT } from '../objects/pods.js';
import { unblockFix } from '../rollout/drains.js';

/** What rules of several systems have to know of Karpenter. */
export const TRAITS: Traits = {
  rules: [
    'change-not-batched',
    'control-plane-selected',
    'shared-cordon',
    'ungoverned-disruption',
    'window-too-short',
  ],
  takes: 'nodes',
  fewer: smallerBudget,
  deletesNodes: true,
  leavesTolerant: DISRUPTED_TAINT,
  words: {
    done: text`replaced`,
    smaller: text`set a smaller budget`,
    blocked: (group) => group.unstick ?? unblockFix(group),
    domain: (key) =>
      fix`Set a budget smaller than the pool's part of a domain, or make a NodePool for each ${name('object', key)}.`,
    order: text`Karpenter ignores failure domains, and its order is arbitrary.`,
  },
};

/** The number of a budget with a schedule, or of other reasons, does not hold when all of it goes. */
function smallerBudget(group: RolledGroup, most: number): Fix {
  const nodes = { field: 'nodes', value: Math.max(1, most), isText: true } as const;
  return isAlwaysLimited(group)
    ? fix`Set a budget of ${nodes}`
    : fix`Add a budget without a schedule, ${nodes}`;
}

/** True where a limit holds at any hour for what the dry rollout takes targets for; the default is one. */
function isAlwaysLimited({ calendar }: RolledGroup): boolean {
  if (!calendar || !calendar.isWritten) return true;
  const { limits, rolledFor } = calendar;
  return limits.some(({ schedule, reasons }) => schedule === null && reasons.includes(rolledFor));
}
