import { Labelled } from '../../../manifest/selector.js';
import type { NodeState } from '../../../snapshot/snapshot.js';
import { ceilingOf, legacyBatch } from './ceiling.js';
import type { Compartment, Limits, PolicySpec, SkyhookSpec, Strategy } from '../objects/stored.js';

/** The compartment of nodes that no selector matches; the operator's own name for it. */
export const DEFAULT_COMPARTMENT = '__default__';

export type RolloutNode = Pick<NodeState, 'name' | 'labels' | 'taints' | 'annotations' | 'createdAt'>;

export interface Assigned {
  readonly name: string;
  readonly limits: Limits;
  /** In rollout order. */
  readonly nodes: readonly string[];
  /** Target nodes that the compartment's own selector matches; for the default one those that no other matches. */
  readonly selected: number;
  /** Nodes it selects and another compartment gets: name of the winner to their number. */
  readonly lostTo: ReadonlyMap<string, number>;
  /** Nodes it gets only because its name comes first: name of the compartment that is equal otherwise to their number. */
  readonly wonByName: ReadonlyMap<string, number>;
  /** The ceiling that overlaps are decided by; null for the default compartment, which overlaps with none. */
  readonly tieBreakCeiling: number | null;
}

/**
 * The order in which nodes are taken: oldest first in whole seconds, then by name in byte order. Source:
 * cluster_state_v2.go, v0.15.0.
 */
export function rolloutOrder<T extends RolloutNode>(nodes: readonly T[]): T[] {
  const second = (node: T): number => Math.floor(node.createdAt / 1000);
  return [...nodes].sort((a, b) => second(a) - second(b) || byteOrder(a.name, b.name));
}

/**
 * Each target node's compartment, in the order default, then as written. A node that several select goes to the safest
 * strategy, then to the smaller ceiling over all target nodes the selector matches, then by name. Parameters of the
 * strategies do not count. Source: cluster_state_v2.go AssignNodeToCompartment, v0.15.0.
 */
export function assignNodes(policy: PolicySpec, targets: readonly RolloutNode[]): Assigned[] {
  const ordered = rolloutOrder(targets);
  const labelled = new Labelled(ordered);
  const candidates = policy.compartments.map((compartment): Candidate => {
    const selected = labelled.selectedBy(compartment.selector);
    return {
      compartment,
      selected: selected.map(({ name }) => name),
      tieBreakCeiling: ceilingOf(compartment.budget, Math.max(1, selected.length)),
    };
  });
  const ranked = [...candidates].sort(
    (a, b) =>
      safetyRank(a.compartment.strategy) - safetyRank(b.compartment.strategy) ||
      a.tieBreakCeiling - b.tieBreakCeiling ||
      byteOrder(a.compartment.name, b.compartment.name),
  );
  const winnerOf = new Map<string, Candidate>();
  for (const candidate of ranked)
    for (const node of candidate.selected) if (!winnerOf.has(node)) winnerOf.set(node, candidate);
  const rest = ordered.filter(({ name }) => !winnerOf.has(name)).map(({ name }) => name);
  const lost = new Map(candidates.map((candidate) => [candidate, lostNodes(candidate, winnerOf)]));
  return [
    onlyDefault(policy.default, rest),
    ...candidates.map((candidate) => {
      const { compartment, selected, tieBreakCeiling } = candidate;
      return {
        name: compartment.name,
        limits: { budget: compartment.budget, strategy: compartment.strategy },
        nodes: selected.filter((node) => winnerOf.get(node) === candidate),
        selected: selected.length,
        lostTo: byName(lost.get(candidate) ?? new Map<Candidate, number>()),
        wonByName: wonByName(candidate, ranked, lost),
        tieBreakCeiling,
      };
    }),
  ];
}

/** The default compartment with these nodes: it overlaps with none. */
function onlyDefault(limits: Limits, nodes: readonly string[]): Assigned {
  return {
    name: DEFAULT_COMPARTMENT,
    limits,
    nodes,
    selected: nodes.length,
    lostTo: new Map(),
    wonByName: new Map(),
    tieBreakCeiling: null,
  };
}

/**
 * The one compartment of an object without a policy: a fixed strategy of interruptionBudget nodes at a time, without a stop.
 * It is filled before the nodes are sorted, so the node order is undefined; here it is that of the snapshot.
 * Source: cluster_state_v2.go createLegacyDefaultCompartment, v0.15.0.
 */
function legacyCompartment(spec: SkyhookSpec, targets: readonly RolloutNode[]): Assigned {
  const budget = spec.interruptionBudget ?? { kind: 'percent', percent: 100 };
  const initialBatch = legacyBatch(spec.interruptionBudget, targets.length);
  const stops = { batchThreshold: 100, safetyLimit: 50, failureThreshold: null };
  return onlyDefault(
    { budget, strategy: { kind: 'fixed', initialBatch, ...stops } },
    targets.map(({ name }) => name),
  );
}

/** The compartments of an object under its policy, or without one; null where the policy that it names does not exist. */
export function compartmentsOf(
  spec: SkyhookSpec,
  policy: PolicySpec | null,
  targets: readonly RolloutNode[],
): readonly Assigned[] | null {
  if (spec.deploymentPolicy === '') return [legacyCompartment(spec, targets)];
  return policy && assignNodes(policy, targets);
}

/** All nodes of an object whose policy does not exist: in no compartment, under no limit, and never rolled. */
export function unassigned(targets: readonly RolloutNode[]): Assigned {
  return onlyDefault(
    { budget: { kind: 'count', nodes: 0 }, strategy: null },
    targets.map(({ name }) => name),
  );
}

interface Candidate {
  readonly compartment: Compartment;
  /** Names in rollout order. */
  readonly selected: readonly string[];
  readonly tieBreakCeiling: number;
}

/** The nodes a compartment selects and another one gets, counted by the one that gets them. */
type LostTo = ReadonlyMap<Candidate, number>;

/** The compartments behind the winner that nothing but the name puts there, with the nodes that both select. */
function wonByName(
  winner: Candidate,
  ranked: readonly Candidate[],
  lost: ReadonlyMap<Candidate, LostTo>,
): Map<string, number> {
  const equals = ranked
    .slice(ranked.indexOf(winner) + 1)
    .filter(
      (other) =>
        other.tieBreakCeiling === winner.tieBreakCeiling &&
        safetyRank(other.compartment.strategy) === safetyRank(winner.compartment.strategy),
    );
  const won = equals.map((other): [Candidate, number] => [other, lost.get(other)?.get(winner) ?? 0]);
  return byName(won.filter(([, nodes]) => nodes > 0));
}

function lostNodes(candidate: Candidate, winnerOf: ReadonlyMap<string, Candidate>): LostTo {
  const lost = new Map<Candidate, number>();
  for (const node of candidate.selected) {
    const winner = winnerOf.get(node);
    if (winner && winner !== candidate) lost.set(winner, (lost.get(winner) ?? 0) + 1);
  }
  return lost;
}

function byName(counts: Iterable<readonly [Candidate, number]>): Map<string, number> {
  return new Map([...counts].map(([{ compartment }, nodes]) => [compartment.name, nodes]));
}

/** Safest first; a compartment without a strategy loses every overlap. */
function safetyRank(strategy: Strategy | null): number {
  return strategy === null ? 999 : ['fixed', 'linear', 'exponential'].indexOf(strategy.kind);
}

/** UTF-8 byte order, which for well-formed text is code-point order: surrogates stand for what comes after all single units. */
export function byteOrder(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const [left, right] = [a.charCodeAt(i), b.charCodeAt(i)];
    if (left !== right) return codePointRank(left) - codePointRank(right);
  }
  return a.length - b.length;
}

function codePointRank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
