import { byName } from '../../../manifest/lookup.js';
import { selectedBy } from '../../../manifest/selector.js';
import type { NodeState } from '../../../snapshot/snapshot.js';
import {
  type Compartment,
  type Limits,
  type PolicySpec,
  type SkyhookSpec,
  STRATEGY_KINDS,
} from '../objects/stored.js';
import { ceilingOf, legacyBatch } from './batch.js';

/** The compartment of nodes that no selector matches; the operator's own name for it. */
export const DEFAULT_COMPARTMENT = '__default__';

export type RolloutNode = Pick<NodeState, 'name' | 'labels' | 'taints' | 'annotations' | 'createdAt'>;

/** A compartment and its nodes. */
export interface Assigned {
  readonly name: string;
  readonly limits: Limits;
  /** In rollout order. */
  readonly nodes: readonly RolloutNode[];
  /** Target nodes that the compartment's own selector matches; for the default one those that no other matches. */
  readonly selected: number;
  /** Nodes it selects and another compartment gets: name of the winner to their number. */
  readonly lostTo: ReadonlyMap<string, number>;
  /** Nodes it gets only because its name comes first: name of the compartment that is equal otherwise to their number. */
  readonly wonByName: ReadonlyMap<string, number>;
  /** The ceiling that overlaps are decided by; null for the default compartment, which overlaps with none. */
  readonly tieBreakCeiling: number | null;
}

/** The order in which nodes are taken: oldest first in whole seconds, then by name in byte order. Source: cluster_state_v2.go, v0.15.0. */
export function rolloutOrder<T extends RolloutNode>(nodes: readonly T[]): T[] {
  const second = (node: T): number => Math.floor(node.createdAt / 1000);
  return nodes.toSorted((a, b) => second(a) - second(b) || byName(a.name, b.name));
}

/**
 * Each target node's compartment, in the order default, then as written. A node that several select goes to the safest
 * strategy, then to the smaller ceiling over all target nodes the selector matches, then by name. Parameters of the
 * strategies do not count. Source: cluster_state_v2.go AssignNodeToCompartment, v0.15.0.
 */
export function assignNodes(policy: PolicySpec, targets: readonly RolloutNode[]): Assigned[] {
  const ordered = rolloutOrder(targets);
  const candidates = policy.compartments.map((compartment) => {
    const selected = selectedBy(ordered, compartment.selector);
    const tieBreakCeiling = ceilingOf(compartment.budget, Math.max(1, selected.length));
    return { ...compartment, selected, tieBreakCeiling, lostTo: new Map<string, number>() };
  });
  const ranked = candidates.toSorted((a, b) => bySafety(a, b) || byName(a.name, b.name));
  const winnerOf = new Map<RolloutNode, (typeof candidates)[number]>();
  for (const candidate of ranked)
    for (const node of candidate.selected) {
      const winner = winnerOf.get(node)?.name;
      if (winner === undefined) winnerOf.set(node, candidate);
      else candidate.lostTo.set(winner, (candidate.lostTo.get(winner) ?? 0) + 1);
    }
  const rest = ordered.filter((node) => !winnerOf.has(node));
  return [
    onlyDefault(policy.default, rest),
    ...candidates.map((own): Assigned => {
      const { name, budget, strategy, selected, lostTo, tieBreakCeiling } = own;
      const equals = ranked.filter((other) => other !== own && bySafety(own, other) === 0);
      const won = equals.map((other): [string, number] => [other.name, other.lostTo.get(name) ?? 0]);
      return {
        ...{ name, limits: { budget, strategy }, selected: selected.length, lostTo, tieBreakCeiling },
        nodes: selected.filter((node) => winnerOf.get(node) === own),
        wonByName: new Map(won.filter(([, nodes]) => nodes > 0)),
      };
    }),
  ];
}

type Ranked = Pick<Compartment, 'strategy'> & { readonly tieBreakCeiling: number };

/** Safest first; a compartment without a strategy loses every overlap. */
function bySafety(a: Ranked, b: Ranked): number {
  const rank = ({ strategy }: Ranked): number =>
    strategy ? STRATEGY_KINDS.indexOf(strategy.kind) : STRATEGY_KINDS.length;
  return rank(a) - rank(b) || a.tieBreakCeiling - b.tieBreakCeiling;
}

/** The default compartment with these nodes: it overlaps with none. */
function onlyDefault(limits: Limits, nodes: readonly RolloutNode[]): Assigned {
  const alone = {
    lostTo: new Map<never, never>(),
    wonByName: new Map<never, never>(),
    tieBreakCeiling: null,
  };
  return { name: DEFAULT_COMPARTMENT, limits, nodes, selected: nodes.length, ...alone };
}

/**
 * The compartments of an object under its policy; null where the policy that it names does not exist. Without a policy it has one: a
 * fixed strategy of interruptionBudget nodes at a time, without a stop. That is filled before the nodes are sorted, so the node order
 * is undefined; here it is that of the snapshot. Source: cluster_state_v2.go createLegacyDefaultCompartment, v0.15.0.
 */
export function compartmentsOf(
  { deploymentPolicy, interruptionBudget }: SkyhookSpec,
  policy: PolicySpec | null,
  targets: readonly RolloutNode[],
): readonly Assigned[] | null {
  if (deploymentPolicy !== '') return policy && assignNodes(policy, targets);
  const budget = interruptionBudget ?? { kind: 'percent', percent: 100 };
  const initialBatch = legacyBatch(interruptionBudget, targets.length);
  const stops = { batchThreshold: 100, safetyLimit: 50, failureThreshold: null };
  return [onlyDefault({ budget, strategy: { kind: 'fixed', initialBatch, ...stops } }, targets)];
}

/** All nodes of an object whose policy does not exist: in no compartment, under no limit, and never rolled. */
export function unassigned(targets: readonly RolloutNode[]): Assigned {
  return onlyDefault({ budget: { kind: 'count', nodes: 0 }, strategy: null }, targets);
}
