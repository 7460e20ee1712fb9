import { code, text } from '../../../text/text.js';
import { type Fix, fix, type RolledGroup, type Traits } from '../../system.js';

/** What rules of several systems have to know of Deployments, DaemonSets and StatefulSets. */
export const TRAITS: Traits = {
  rules: [
    'change-not-batched',
    'evictions-raised',
    'first-batch-too-large',
    'no-bake-time',
    'worst-loss-above-limit',
  ],
  takes: 'pods',
  fewer: lowerLimit,
  words: {
    smaller: text`lower its maxUnavailable`,
    domain: (key) =>
      fix`Set ${code('maxUnavailable')} below the part of a domain that the workload is on, or make a DaemonSet for each ${code(key)}.`,
    order: text`A DaemonSet takes nodes in no order: the plan takes them by name, and names often follow the place.`,
  },
};

function lowerLimit({ ceiling, outBefore, strategy }: RolledGroup, most: number): Fix {
  const value = Math.max(1, most);
  const { enforced } = ceiling;
  // What is out already is out whatever the limit says.
  if (outBefore > 0 && enforced !== null && enforced <= value)
    return fix`Restore what is already unavailable; maxUnavailable is low enough`;
  // Added pods are created past maxUnavailable.
  const isAtOnce =
    strategy?.['podManagementPolicy'] === 'Parallel' || strategy?.['minAvailable'] !== undefined;
  if (isAtOnce && enforced !== null && enforced <= value)
    return fix`Add the replicas in a change of their own, without a new pod template`;
  const set = { field: 'maxUnavailable', value };
  return strategy?.['kind'] === 'Recreate'
    ? fix`Set strategy.type: RollingUpdate, with ${set}`
    : fix`Set ${set}`;
}
