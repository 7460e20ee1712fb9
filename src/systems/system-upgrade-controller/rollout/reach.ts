import { objectIn } from '../../../manifest/fields.js';
import { compileSelector, type LabelSelector, selectedBy } from '../../../manifest/selector.js';
import type { NodeState } from '../../../snapshot/snapshot.js';
import { namespaceOf } from '../../../manifest/manifest.js';
import { list, name, type Text } from '../../../text/text.js';
import { orderKey } from '../controller/hash.js';
import {
  type Candidate,
  hasSlot,
  inOrder,
  isCandidate,
  isDisabled,
  isUsableName,
  planLabel,
  selectNodes,
} from '../controller/selection.js';
import type { SidePlan } from '../side.js';

const NOTHING: LabelSelector = { written: false, requirements: [] };

/** What one Plan takes, and in which state its nodes are. */
export interface Reach {
  /** One that matches nothing where the Plan can take no node. */
  readonly selector: LabelSelector;
  readonly selected: readonly NodeState[];
  /** How many match the selector and can not be selected. */
  readonly withoutHostname: number;
  /** Those that the next pass and all after it take, in their order. */
  readonly due: readonly NodeState[];
  /** The nodes that are due, in two parts: those that have a concurrency slot, and those that wait for one. Within each part the order is free. */
  readonly turns: readonly (readonly string[])[];
  readonly disabled: readonly NodeState[];
  /** Those that carry the hash already, where others are due: they are part of what goes at once is a share of. */
  readonly finished: readonly NodeState[];
  /** Nothing is due: the nodes are those of the next version, whenever it comes. */
  readonly isAssumed: boolean;
}

/** A Plan of a side, and what it takes. */
export interface Reaching {
  readonly plan: SidePlan;
  readonly reach: Reach;
}

/** A Plan that is refused and new, not valid, without a usable name or outside the controller's namespace takes no node. */
export function reachOf(
  plan: SidePlan,
  nodes: readonly NodeState[],
  /** In which the controller looks for Plans. */
  namespaces: readonly string[],
): Reach {
  const { spec, manifest, object } = plan;
  const isSeen = namespaces.includes(namespaceOf(manifest)) && isUsableName(manifest.name);
  const isDead = object === null || spec.invalid !== null || !isSeen;
  const selector = isDead || 'error' in spec.selector ? NOTHING : spec.selector.selector;
  const matching = selectedBy(nodes, selector);
  const selected = matching.filter((node) => isCandidate(node, selector));
  const withoutHostname = matching.length - selected.length;
  const disabled = selected.filter((node) => isDisabled(node, manifest.name));
  // The real order is a hash over UIDs that no snapshot keeps, and over the version. This order is like it, and the same on both sides.
  const keyOf = ({ name }: Candidate): string =>
    orderKey(name, `${namespaceOf(manifest)}/${manifest.name}`, '');
  const { kept, waiting } = selectNodes(selected, {
    planName: manifest.name,
    selector,
    concurrency: spec.concurrency,
    hash: plan.hash ?? (plan.isHashChanged ? '' : hashOfMost(selected, manifest.name)),
    applying: plan.applying,
    keyOf,
  });
  const due = [...kept, ...waiting];
  const isOut = new Set([...disabled, ...due]);
  const finished = selected.filter((node) => !isOut.has(node));
  const found = { selector, selected, withoutHostname, disabled };
  if (due.length > 0)
    return { ...found, due, finished, turns: [names(kept), names(waiting)], isAssumed: false };
  const next = inOrder(finished, keyOf);
  return { ...found, due: next, finished: [], turns: [names(next)], isAssumed: true };
}

/** Names of the nodes that have a concurrency slot. */
export function atWork(nodes: readonly NodeState[], { applying }: Pick<SidePlan, 'applying'>): string[] {
  return nodes.flatMap((node) => (hasSlot(node, applying) ? node.name : [])).sort();
}

/** How many of the nodes that are due the Plan did not select before. */
export function joinedBy({ before }: SidePlan, due: Reach['due']): number {
  if (before === null) return 0;
  const compiled = compileSelector(objectIn(before, 'spec')?.['nodeSelector']);
  return 'error' in compiled ? 0 : due.filter((node) => !isCandidate(node, compiled.selector)).length;
}

export function nodeList(nodes: readonly string[]): Text {
  return list(nodes.map((node) => name('target', node)));
}

function names(nodes: readonly NodeState[]): string[] {
  return nodes.map(({ name }) => name);
}

/** The hash that most nodes carry: where nobody edits a Plan and its hash is not known, nodes with it count as done. */
function hashOfMost(nodes: readonly NodeState[], planName: string): string {
  const counts = new Map<string, number>();
  for (const { labels } of nodes) {
    const hash = labels[planLabel(planName)];
    if (hash !== undefined) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}
