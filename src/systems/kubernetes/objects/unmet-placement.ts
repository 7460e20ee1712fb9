import { visible } from '../../../manifest/visible.js';
import type { Placement } from '../controller/daemonset/node-fit.js';
import { type Labels, meets, type Requirement } from '../controller/labels.js';

/**
 * What a pod template asks of nodes and no node has, as a clause: labels of the nodeSelector, else requirements of the node affinity
 * where none of its terms can be met. Null where each is met by some node, and only together they fit none, or taints keep the pods away.
 */
export function unmetPlacement(
  { nodeSelector, requiredTerms }: Placement,
  nodes: readonly { readonly labels: Labels }[],
): string | null {
  const has = (asked: Requirement): boolean => nodes.some(({ labels }) => meets(asked, labels));
  const selected = Object.entries(nodeSelector)
    .filter(([key, value]) => !has({ key, operator: 'In', values: [value] }))
    .map(([key, value]) => `\`${visible(`${key}=${value}`)}\``);
  if (selected.length > 0) return `${selected.join(' or ')}, which its nodeSelector asks for`;
  const unmet = (requiredTerms ?? []).map(({ matchExpressions }) =>
    matchExpressions.find((asked) => !has(asked)),
  );
  const asked = unmet.filter((each) => each !== undefined);
  if (asked.length === 0 || asked.length < unmet.length) return null;
  const texts = new Set(asked.map((each) => `\`${visible(requirementText(each))}\``));
  return `${[...texts].join(' or ')}, which its node affinity asks for`;
}

function requirementText({ key, operator, values }: Requirement): string {
  return [key, operator, values.join(', ')].filter((part) => part !== '').join(' ');
}
