import type { LabelSelector } from '../manifest/selector.js';
import { selects } from '../manifest/selector.js';
import type { Target } from '../rollout/controller.js';
import { ByDomain } from './by-domain.js';
import { counterOf } from './counters.js';
import type { Scope } from './model.js';

/** A part of the fleet that is watched over all policies, with the key of its counter. */
export interface WatchedScope {
  readonly scope: Scope;
  readonly key: string;
  readonly members: number;
}

/** Nodes that vote, by the name people know the quorum under. */
export interface Quorum {
  readonly name: string;
  readonly selector: LabelSelector;
}

/** Which parts of the fleet are watched, and which of them each target stands in. */
export interface Scopes {
  readonly scopes: readonly WatchedScope[];
  readonly scopesOf: (target: string) => readonly string[];
}

/** All nodes, every failure domain, and every quorum that has members; two quorums of the same nodes are one. */
export function scopesIn(
  targets: readonly Target[],
  domainsOf: (target: string) => readonly (readonly [string, string])[],
  quorums: readonly Quorum[],
): Scopes {
  const nodes = targets.filter(({ unit }) => unit === 'node');
  const found = new Map<string, WatchedScope>();
  const ofTarget = new Map<string, string[]>();
  const add = (scope: Scope, key: string, members: readonly string[]): void => {
    found.set(key, { scope, key, members: members.length });
    for (const name of members) {
      const keys = ofTarget.get(name);
      if (keys) keys.push(key);
      else ofTarget.set(name, [key]);
    }
  };
  add(
    { kind: 'fleet' },
    counterOf.fleet,
    nodes.map(({ name }) => name),
  );
  for (const { key, value, names } of domainsIn(targets, domainsOf))
    add({ kind: 'domain', key, value }, counterOf.domain(key, value), names);
  for (const { name, names } of distinct(nodes, quorums))
    add({ kind: 'quorum', name }, counterOf.quorum(name), names);
  const known = new Set(targets.map(({ name }) => name));
  // What joins in the course of a rollout is a node in place of another: of which domain, nobody knows.
  const scopesOf = (target: string): readonly string[] =>
    known.has(target) ? (ofTarget.get(target) ?? []) : [counterOf.fleet];
  return { scopes: [...found.values()], scopesOf };
}

function domainsIn(
  targets: readonly Target[],
  domainsOf: (target: string) => readonly (readonly [string, string])[],
): readonly { readonly key: string; readonly value: string; readonly names: readonly string[] }[] {
  const found = new ByDomain((key, value) => ({ key, value, names: [] as string[] }));
  for (const { name } of targets)
    for (const [key, value] of domainsOf(name)) found.of(key, value).names.push(name);
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
