import { type Fix, fix } from '../../text/fix.js';
import { name, text } from '../../text/text.js';
import { RESOURCES_OF_DRAINS, type RolledGroup, type System, type Traits } from '../system.js';
import { DISRUPTED_TAINT, recordedTimes } from './objects/nodes.js';
import { resolveKarpenter } from './resolve.js';
import { settings } from './versions.js';

const GROUP = 'karpenter.sh';

const TRAITS: Traits = {
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
    domain: (key) =>
      fix`Set a budget smaller than the pool's part of a domain, or make a NodePool for each ${name('object', key)}.`,
    order: text`Karpenter ignores failure domains, and its order is arbitrary.`,
  },
};

/** The number of a budget with a schedule, or of other reasons, does not hold when all of it goes; the default holds at any hour. */
function smallerBudget({ calendar }: RolledGroup, most: number): Fix {
  const nodes = { field: 'nodes', value: Math.max(1, most), isText: true } as const;
  const isAlwaysLimited =
    !calendar?.isWritten ||
    calendar.limits.some((one) => one.schedule === null && one.reasons.includes(calendar.rolledFor));
  return isAlwaysLimited ? fix`Set a budget of ${nodes}` : fix`Add a budget without a schedule, ${nodes}`;
}

/** Karpenter: NodePools of karpenter.sh/v1. */
export const karpenter: System = {
  id: 'karpenter',
  kinds: [{ group: GROUP, versions: ['v1'], kind: 'NodePool', isNamespaced: false }],
  resources: ['nodes', 'nodepools.karpenter.sh', 'nodeclaims.karpenter.sh', ...RESOURCES_OF_DRAINS],
  // Source: kubernetes-sigs/karpenter, pkg/apis/v1 and v1alpha1; before 0.32 v1alpha5.
  otherKinds: { [GROUP]: ['NodeClaim', 'NodeOverlay', 'Machine', 'Provisioner'] },
  recordedTimes,
  traits: TRAITS,
  settings,
  resolve: resolveKarpenter,
};
