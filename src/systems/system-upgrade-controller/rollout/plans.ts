import { objectIn } from '../../../manifest/fields.js';
import { namespaceOf } from '../../../manifest/manifest.js';
import {
  compileSelector,
  type LabelSelector,
  MAX_LABEL_LENGTH,
  selectedBy,
} from '../../../manifest/selector.js';
import type { NodeState } from '../../../snapshot/snapshot.js';
import { list, name, type Text } from '../../../text/text.js';
import {
  hasSlot,
  inOrder,
  isCandidate,
  isDisabled,
  orderKey,
  planLabel,
  selectNodes,
} from '../controller/selection.js';
import type { Options } from '../options.js';
import type { SidePlan } from '../side.js';

/** A Plan of a side, and the nodes of the snapshot that it takes. */
export type ReachingPlan = Readonly<ReturnType<typeof reachOf>>;

const NOTHING: LabelSelector = { written: false, requirements: [] };

/** A Plan that is refused and new, not valid, without a usable name or outside the controller's namespace takes no node. */
export function reachOf(plan: SidePlan, nodes: readonly NodeState[], { namespaces }: Options) {
  const { spec, manifest, object, applying } = plan;
  const [own, namespace] = [manifest.name, namespaceOf(manifest)];
  const group = `${namespace}/${own}`;
  const isSeen = object !== null && isUsableName(own) && namespaces.includes(namespace);
  const isRead = isSeen && spec.invalid === null;
  const selector = isRead && 'selector' in spec.selector ? spec.selector.selector : NOTHING;
  const matching = selectedBy(nodes, selector);
  const selected = matching.filter((node) => isCandidate(node, selector));
  const disabled = selected.filter((node) => isDisabled(node, own));
  // The real order is a hash over UIDs that no snapshot keeps, and over the version. This order is like it, and the same on both sides.
  const keyOf = (node: { readonly name: string }): string => orderKey(node.name, group, '');
  const hash = plan.hash ?? (plan.isHashChanged ? '' : hashOfMost(selected, own));
  const { kept, waiting } = selectNodes(selected, { name: own, selector, hash, applying }, keyOf);
  const due = [...kept, ...waiting];
  const others = new Set([...disabled, ...due]);
  const finished = selected.filter((node) => !others.has(node));
  const isAssumed = due.length === 0;
  return {
    ...plan,
    /** In the trace. */
    group,
    /** One that matches nothing where the Plan can take no node. */
    selector,
    ...{ selected, disabled },
    /** How many match the selector and cannot be selected. */
    withoutHostname: matching.length - selected.length,
    /** Nothing is due: the nodes are those of the next version, whenever it comes. */
    isAssumed,
    /** Those that the next pass and all after it take, in their order: first those with a concurrency slot. Within the two parts the order is free. */
    due: isAssumed ? inOrder(finished, keyOf) : due,
    /** How many of them have a slot. */
    begun: kept.length,
    /** Those that carry the hash already, where others are due: they are part of what goes at once is a share of. */
    finished: isAssumed ? [] : finished,
  };
}

/** False for a name that makes no label: selecting nodes then always fails. */
export function isUsableName(planName: string): boolean {
  return planName.length <= MAX_LABEL_LENGTH;
}

/** The hash that most nodes carry: if a Plan is not edited and its hash is unknown, nodes with it count as done. */
function hashOfMost(nodes: readonly NodeState[], planName: string): string {
  const counts = new Map<string, number>();
  for (const { labels } of nodes) {
    const hash = labels[planLabel(planName)];
    if (hash !== undefined) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** Group of the Plan that `prepare` waits for: of that name, in the same namespace; null: it waits for none. */
export function waitedFor({ manifest, spec: { waitsFor } }: SidePlan): string | null {
  return waitsFor === null ? null : `${namespaceOf(manifest)}/${waitsFor}`;
}

/** Nodes with a concurrency slot. */
export function atWork(
  nodes: readonly NodeState[],
  { applying }: Pick<SidePlan, 'applying'>,
): readonly NodeState[] {
  return nodes.filter((node) => hasSlot(node, applying));
}

/** How many of the nodes that are due the Plan did not select before. */
export function joinedBy({ before, due }: ReachingPlan): number {
  const compiled = compileSelector(objectIn(before ?? undefined, 'spec')?.['nodeSelector']);
  if (before === null || 'error' in compiled) return 0;
  return due.filter((node) => !isCandidate(node, compiled.selector)).length;
}

export function nodeList(nodes: readonly (NodeState | string)[]): Text {
  const names = nodes.map((node) => (typeof node === 'string' ? node : node.name));
  return list(names.sort().map((node) => name('target', node)));
}
