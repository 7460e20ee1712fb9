import { byName } from '../../../manifest/lookup.js';
import { type LabelSelector, selects } from '../../../manifest/selector.js';
import { HOSTNAME_LABEL } from '../../../snapshot/snapshot.js';

/** The one value of a node's label that keeps a Plan away; `Disabled` does not. */
const DISABLED = 'disabled';

export interface Candidate {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
}

/** What decides which nodes a Plan takes next. */
interface Selecting {
  readonly planName: string;
  readonly selector: LabelSelector;
  /** Absent in the Plan is 0. */
  readonly concurrency: number;
  readonly hash: string;
  /** Hostname labels of the nodes that have a concurrency slot. */
  readonly applying: ReadonlySet<string>;
  /** By what waiting nodes are sorted; unlike for any two. */
  readonly keyOf: (node: Candidate) => string;
}

interface Selected<N extends Candidate> {
  /** Due nodes that keep their slot, all of them, whatever the concurrency. */
  readonly kept: readonly N[];
  /** The other due nodes, in the order in which they are taken. */
  readonly waiting: readonly N[];
  /** The first of them, for which there is a slot. */
  readonly starts: readonly N[];
}

/** Where a node carries the hash of the last Job of a Plan that succeeded on it. */
export function planLabel(planName: string): string {
  return `plan.upgrade.cattle.io/${planName}`;
}

/** Nodes that match and may be asked at all: one without a hostname label is never selected. */
export function isCandidate({ labels }: Candidate, selector: LabelSelector): boolean {
  return selects(selector, labels) && Object.hasOwn(labels, HOSTNAME_LABEL);
}

/** True for a node whose hostname label is among those that have a concurrency slot. */
export function hasSlot({ labels }: Pick<Candidate, 'labels'>, applying: ReadonlySet<string>): boolean {
  return applying.has(labels[HOSTNAME_LABEL] ?? '');
}

/** True for a node whose label of the Plan is "disabled". */
export function isDisabled({ labels }: Candidate, planName: string): boolean {
  return labels[planLabel(planName)] === DISABLED;
}

/** True for a candidate that the Plan has not upgraded to this hash and whose label is not "disabled". */
export function isDue(node: Candidate, planName: string, selector: LabelSelector, hash: string): boolean {
  const value = node.labels[planLabel(planName)];
  return value !== DISABLED && value !== hash && isCandidate(node, selector);
}

/**
 * The nodes of the next pass. Not ready, cordoned and terminating nodes are taken like any other.
 * Source: pkg/upgrade/plan/plan.go, SelectConcurrentNodes.
 */
export function selectNodes<N extends Candidate>(nodes: readonly N[], selecting: Selecting): Selected<N> {
  const { planName, selector, concurrency, hash, applying, keyOf } = selecting;
  const due = nodes.filter((node) => isDue(node, planName, selector, hash));
  const kept = due.filter((node) => hasSlot(node, applying));
  const others = due.filter((node) => !hasSlot(node, applying));
  const waiting = inOrder(others, keyOf);
  return { kept, waiting, starts: waiting.slice(0, Math.max(0, concurrency - kept.length)) };
}

/** Sorts nodes by a key, which is computed once for each. */
export function inOrder<N>(nodes: readonly N[], keyOf: (node: N) => string): N[] {
  const keyed = nodes.map((node) => ({ node, key: keyOf(node) }));
  return keyed.sort((a, b) => byName(a.key, b.key)).map(({ node }) => node);
}
