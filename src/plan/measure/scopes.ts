import { addTo } from '../../manifest/lookup.js';
import { type LabelSelector, selects } from '../../manifest/selector.js';
import type { Target, Unit } from '../../rollout/controller.js';
import { ByDomain } from './by-domain.js';
import { counterOf } from './counters.js';
import type { Scope } from '../model.js';

/** A part of the fleet that is watched over all policies, with the key of its counter. */
interface WatchedScope {
  readonly scope: Scope;
  readonly unit: Unit;
  readonly key: string;
  readonly members: number;
}

/** Nodes that vote, by the name people know the quorum under. */
export interface Quorum {
  readonly name: string;
  readonly selector: LabelSelector;
}

/** The watched parts of the fleet, and those that each target belongs to. */
export interface Scopes {
  readonly scopes: readonly WatchedScope[];
  readonly scopesOf: (target: string) => readonly string[];
  readonly domains: readonly Domain[];
}

/** A failure domain, with its targets of one unit. */
interface Domain {
  readonly key: string;
  readonly value: string;
  readonly unit: Unit;
  readonly names: readonly string[];
}

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
export function scopesIn(
  targets: readonly Target[],
  domainsOf: (target: string) => readonly (readonly [string, string])[],
  quorums: readonly Quorum[],
  isProduction: (target: Target) => boolean,
): Scopes {
  const nodes = targets.filter(({ unit }) => unit === 'node');
  const domains = domainsIn(targets, domainsOf);
  const found = new Map<string, WatchedScope>();
  const ofTarget = new Map<string, [string, ...string[]]>();
  const add = (scope: Scope, unit: Unit, key: string, members: readonly string[]): void => {
    found.set(key, { scope, unit, key, members: members.length });
    for (const name of members) addTo(ofTarget, name, key);
  };
  for (const { unit, scope } of UNIT_SCOPES) {
    const members = targets.filter((target) => target.unit === unit).map(({ name }) => name);
    // A node may join where there was none.
    if (unit === 'node' || members.length > 0) add(scope, unit, counterOf.unit(unit), members);
  }
  const production = nodes.filter(isProduction).map(({ name }) => name);
  if (production.length > 0) add({ kind: 'production' }, 'node', counterOf.production, production);
  for (const { key, value, unit, names } of domains)
    add({ kind: 'domain', key, value }, unit, counterOf.domain(key, value), names);
  for (const { name, names } of distinct(nodes, quorums))
    add({ kind: 'quorum', name }, 'node', counterOf.quorum(name), names);
  const known = new Set(targets.map(({ name }) => name));
  // A node that joins in the course of a rollout replaces another one: its domain is unknown.
  const scopesOf = (target: string): readonly string[] =>
    known.has(target) ? (ofTarget.get(target) ?? []) : [counterOf.unit('node')];
  return { scopes: [...found.values()], scopesOf, domains };
}

/** The domains of all targets; one with nodes and clusters is one of nodes. */
function domainsIn(
  targets: readonly Target[],
  domainsOf: (target: string) => readonly (readonly [string, string])[],
): readonly Domain[] {
  let unit: Unit = 'node';
  const found = new ByDomain((key, value) => ({ key, value, unit, names: [] as string[] }));
  for (const scope of UNIT_SCOPES) {
    unit = scope.unit;
    for (const target of targets) {
      if (target.unit !== unit) continue;
      for (const [key, value] of domainsOf(target.name)) {
        const domain = found.of(key, value);
        if (domain.unit === unit) domain.names.push(target.name);
      }
    }
  }
  return found.all;
}

/** The members of each quorum; one with the members of another is called by both names. */
function distinct(nodes: readonly Target[], quorums: readonly Quorum[]): { name: string; names: string[] }[] {
  const byMembers = new Map<string, { name: string; names: string[] }>();
  for (const { name, selector } of quorums) {
    const names = nodes.filter(({ labels }) => selects(selector, labels)).map((node) => node.name);
    if (names.length === 0) continue;
    const key = JSON.stringify(names);
    const same = byMembers.get(key);
    byMembers.set(key, { name: same ? `${same.name}, ${name}` : name, names });
  }
  return [...byMembers.values()];
}
