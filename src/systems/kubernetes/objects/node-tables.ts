import { once } from '../../../manifest/lookup/once.js';
import { remembered } from '../../../manifest/lookup/remembered.js';
import type { Resources } from '../../../snapshot/resources.js';
import { HOSTNAME_LABEL } from '../../../snapshot/snapshot.js';
import type { Labels } from '../controller/labels.js';

// What a thousand workloads ask of the same nodes, so that each looks into a table and none at every node.

interface Labelled {
  readonly labels: Labels;
}

const labelCounts = remembered((nodes: readonly Labelled[]) => {
  const counts = new Map<string, number>();
  for (const { labels } of nodes)
    for (const key of Object.keys(labels)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
});

/** How many of the nodes have the label. */
export function nodesWith(nodes: readonly Labelled[], label: string): number {
  return labelCounts(nodes).get(label) ?? 0;
}

/** True where any of the nodes has the label. */
export function hasLabel(nodes: readonly Labelled[], label: string): boolean {
  return nodesWith(nodes, label) > 0;
}

const domainsIn = remembered((nodes: readonly ({ readonly name: string } & Labelled)[]) =>
  once(
    (key: string): ReadonlySet<string> =>
      new Set(nodes.flatMap(({ labels, name }) => labels[key] ?? (key === HOSTNAME_LABEL ? name : []))),
  ),
);

/** The values that the nodes have of a topology key; each node is one of `kubernetes.io/hostname`, written or not. */
export function domainsOf(
  nodes: readonly ({ readonly name: string } & Labelled)[],
  key: string,
): ReadonlySet<string> {
  return domainsIn(nodes)(key);
}

/** By resource, how many nodes have each amount of it: there are few sizes of nodes, whatever their number. */
export const amountsOn = remembered((nodes: readonly { readonly allocatable?: Resources }[]) => {
  const amounts = new Map<string, Map<number, number>>();
  for (const { allocatable = {} } of nodes)
    for (const [name, amount] of Object.entries(allocatable)) {
      const counts = amounts.get(name) ?? new Map<number, number>();
      amounts.set(name, counts.set(amount, (counts.get(amount) ?? 0) + 1));
    }
  return amounts;
});
