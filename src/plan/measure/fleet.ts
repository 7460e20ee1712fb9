import { entryOf } from '../../manifest/fields.js';
import { groupedBy, once, remembered, rememberedOfBoth } from '../../manifest/lookup.js';
import { selects } from '../../manifest/selector.js';
import type { Target, Unit } from '../../rollout/controller.js';
import type { DurationMs } from '../../rollout/scenarios.js';
import { isOut, type NodeState, type Snapshot } from '../../snapshot/snapshot.js';
import type { Assumptions, Durations } from '../assumptions.js';
import type { Scope } from '../model.js';
import { ByTwo } from '../../rollout/by-two.js';
import { counterOf, type Domains } from './counters.js';

/** Labels that kubeadm, k3s and the clouds put on nodes of a control plane; the second is the one before Kubernetes 1.20. */
const CONTROL_PLANE = ['node-role.kubernetes.io/control-plane', 'node-role.kubernetes.io/master'];

/** A part of the fleet in which all policies count together, with the key of its counter. */
interface WatchedScope {
  readonly scope: Scope;
  readonly unit: Unit;
  readonly key: string;
  readonly members: number;
}

/** A failure domain, with its targets of one unit. */
interface Domain {
  readonly key: string;
  readonly value: string;
  readonly unit: Unit;
  readonly names: string[];
}

/** The duration of the work on one node. */
interface NodeWork {
  /** On a node that keeps its pods. */
  readonly plainMs: number;
  /** On a node that is drained first, and the part of it that the drain takes. */
  readonly drainedMs: number;
  readonly drainMs: number;
}

/** The targets of a dry rollout and what the configuration says about each of them. */
export interface Fleet {
  readonly targets: readonly Target[];
  readonly outBefore: ReadonlySet<string>;
  readonly durationMs: DurationMs;
  readonly memberOf: (target: string) => Readonly<Member>;
  /** By label and value. */
  readonly domains: ByTwo<Domain>;
  readonly scopes: readonly WatchedScope[];
}

/** A target, as the configuration sees it. */
interface Member {
  readonly domains: Domains;
  readonly work: NodeWork;
  readonly isProduction: boolean;
  readonly isControlPlane: boolean;
  /** Complete once all scopes are known. */
  scopes: string[];
}

/**
 * The nodes of the snapshot as targets, and those the systems add (member clusters, replicas). Nodes that a rollout under way has
 * out are not out before it: its controller says so itself.
 */
export function fleetOf(
  snapshot: Snapshot,
  others: readonly Target[],
  assumptions: Assumptions,
  underWay: ReadonlySet<string> = new Set(),
): Fleet {
  const { nodes } = snapshot;
  const isOfNodes = others.length === 0 && underWay.size === 0;
  return isOfNodes ? ofNodes(nodes, assumptions) : fleetWith(nodes, assumptions, others, underWay);
}

/** Shared by both sides and all trials of fixes. */
const ofNodes = rememberedOfBoth((nodes: Snapshot['nodes'], assumptions: Assumptions) =>
  fleetWith(nodes, assumptions, [], new Set()),
);

function fleetWith(
  nodes: Snapshot['nodes'],
  assumptions: Assumptions,
  others: readonly Target[],
  underWay: ReadonlySet<string>,
): Fleet {
  const ofNode = (node: NodeState): Target => ({
    name: node.name,
    unit: 'node',
    labels: node.labels,
    outBefore: isOut(node) && !underWay.has(node.name),
  });
  const targets = [...nodes.map(ofNode), ...others];
  const { domains: keys, durations, production, quorums } = assumptions;
  const domainsBy = once((values: string): Domains =>
    values.split('\u0000').flatMap((value, i) => (value === '' ? [] : [[keys[i] ?? '', value] as const])),
  );
  const memberWith = (labels: Target['labels']): Member => ({
    domains: domainsBy(keys.map((key) => entryOf(labels, key) ?? '').join('\u0000')),
    work: nodeWork(labels, durations),
    isProduction: production.some((selector) => selects(selector, labels)),
    isControlPlane: CONTROL_PLANE.some((label) => Object.hasOwn(labels, label)),
    scopes: [],
  });
  const members = new Map(targets.map(({ name, labels }) => [name, memberWith(labels)]));
  // A node that joins in the course of a rollout replaces another one: its domain is unknown.
  const joining: Member = { ...memberWith({}), scopes: [counterOf.unit('node')] };
  const of = (target: string): Member => members.get(target) ?? joining;
  const domains = domainsIn(targets, of);
  return {
    targets,
    outBefore: new Set(targets.filter((target) => target.outBefore).map((target) => target.name)),
    durationMs: ({ target, workMs, headStartMs, drain }) => {
      const { plainMs, drainedMs } = of(target).work;
      return Math.max(0, (workMs ?? (drain ? drainedMs : plainMs)) - (headStartMs ?? 0));
    },
    memberOf: of,
    domains,
    scopes: scopesIn(targets, domains.all, quorums, of),
  };
}

/**
 * The durations of the configuration, by the labels of a node. Where a group has a duration and no steps, that is the duration of
 * a drained node as well: it was written for these nodes.
 */
export function nodeWork(labels: Readonly<Record<string, string>>, durations: Durations): NodeWork {
  return workBy(durations)(durations.groups.find(({ selector }) => selects(selector, labels)));
}

const workBy = remembered((durations: Durations) =>
  once((group: Durations['groups'][number] | undefined): NodeWork => {
    const plainMs = group?.duration ?? durations.default;
    const steps = group?.steps ?? (typeof group?.duration === 'number' ? null : durations.steps);
    if (steps === null) return { plainMs, drainedMs: plainMs, drainMs: 0 };
    const { drain, maintenance, validation, return: back } = steps;
    return { plainMs, drainedMs: drain + maintenance + validation + back, drainMs: drain };
  }),
);

/** The scopes of whole units; the first of them that a fleet's policies roll leads. */
export const UNIT_SCOPES: readonly { readonly unit: Unit; readonly scope: Scope }[] = [
  { unit: 'node', scope: { kind: 'fleet' } },
  { unit: 'cluster', scope: { kind: 'clusters' } },
  { unit: 'replica', scope: { kind: 'replicas' } },
];

/**
 * All nodes, all clusters, all replicas, the nodes of production, every failure domain, and every quorum that has members; two
 * quorums of the same nodes are one. No scope has targets of two units.
 */
function scopesIn(
  targets: readonly Target[],
  domains: readonly Domain[],
  quorums: Assumptions['quorums'],
  of: (target: string) => Member,
): readonly WatchedScope[] {
  const nodes = targets.filter(({ unit }) => unit === 'node');
  const scopes: WatchedScope[] = [];
  const add = (scope: Scope, unit: Unit, key: string, names: readonly string[]): void => {
    scopes.push({ scope, unit, key, members: names.length });
    for (const name of names) of(name).scopes.push(key);
  };
  for (const { unit, scope } of UNIT_SCOPES) {
    const members = targets.flatMap((target) => (target.unit === unit ? target.name : []));
    // A node may join where there was none.
    if (unit === 'node' || members.length > 0) add(scope, unit, counterOf.unit(unit), members);
  }
  const production = nodes.flatMap(({ name }) => (of(name).isProduction ? name : []));
  if (production.length > 0) add({ kind: 'production' }, 'node', counterOf.production, production);
  for (const { key, value, unit, names } of domains)
    add({ kind: 'domain', key, value }, unit, counterOf.domain(key, value), names);
  for (const [name, names] of quorumsIn(nodes, quorums))
    add({ kind: 'quorum', name }, 'node', counterOf.quorum(name), names);
  const alike = groupedBy(targets, ({ name }) => of(name).scopes.join('\u0001'));
  for (const [first, ...others] of alike.values())
    for (const { name } of others) of(name).scopes = of(first.name).scopes;
  return scopes;
}

/** The domains of all targets; one with nodes and clusters is one of nodes. */
function domainsIn(targets: readonly Target[], of: (target: string) => Member): ByTwo<Domain> {
  const domains = new ByTwo<Domain>();
  for (const { unit } of UNIT_SCOPES)
    for (const target of targets) {
      if (target.unit !== unit) continue;
      for (const [key, value] of of(target.name).domains) {
        const domain = domains.of(key, value, () => ({ key, value, unit, names: [] }));
        if (domain.unit === unit) domain.names.push(target.name);
      }
    }
  return domains;
}

/** The members of each quorum; one with the members of another is called by both names. */
function quorumsIn(
  nodes: readonly Target[],
  quorums: Assumptions['quorums'],
): ReadonlyMap<string, readonly string[]> {
  const all = quorums.map(({ name, selector }) => {
    const names = nodes.filter(({ labels }) => selects(selector, labels)).map((node) => node.name);
    return { name, names };
  });
  const alike = groupedBy(all, ({ names }) => (names.length === 0 ? undefined : JSON.stringify(names)));
  return new Map([...alike.values()].map((of) => [of.map(({ name }) => name).join(', '), of[0].names]));
}
