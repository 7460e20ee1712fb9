import { selects } from '../../manifest/selector.js';
import type { Target } from '../../rollout/controller.js';
import type { DurationMs } from '../../rollout/scenarios.js';
import { isOut, type Snapshot } from '../../snapshot/snapshot.js';
import type { Assumptions } from '../assumptions.js';
import type { DomainsOf } from './counters.js';
import { type NodeWork, nodeWork } from './node-work.js';
import { once } from '../../manifest/lookup.js';
import { type Scopes, scopesIn } from './scopes.js';

/** Labels that kubeadm, k3s and the clouds put on nodes of a control plane; the second is the one before Kubernetes 1.20. */
const CONTROL_PLANE = ['node-role.kubernetes.io/control-plane', 'node-role.kubernetes.io/master'];

/** The targets of a dry rollout and what the configuration says about each of them. */
export interface Fleet extends Scopes {
  readonly targets: readonly Target[];
  readonly outBefore: ReadonlySet<string>;
  readonly durationMs: DurationMs;
  /** The same by name. */
  readonly workOn: (target: string) => NodeWork;
  readonly domainsOf: DomainsOf;
  readonly isProduction: (target: string) => boolean;
  readonly isControlPlane: (target: string) => boolean;
  /** Targets in each domain, by label and value. */
  readonly domainSizes: ReadonlyMap<string, ReadonlyMap<string, number>>;
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
  const nodes = snapshot.nodes.map((node): Target => ({
    name: node.name,
    unit: 'node',
    labels: node.labels,
    outBefore: isOut(node) && !underWay.has(node.name),
  }));
  const targets = [...nodes, ...others];
  const byName = new Map(targets.map((target) => [target.name, target]));
  const domains = new Map(targets.map((target) => [target.name, domainsIn(target, assumptions.domains)]));
  const domainsOf: DomainsOf = (target) => domains.get(target) ?? [];
  const labelsOf = (target: string): Target['labels'] => byName.get(target)?.labels ?? {};
  const workOn = once((target: string) => nodeWork(labelsOf(target), assumptions));
  const isProduction = ({ labels }: Pick<Target, 'labels'>): boolean =>
    assumptions.production.some((selector) => selects(selector, labels));
  const scopes = scopesIn(targets, domainsOf, assumptions.quorums, isProduction);
  return {
    targets,
    outBefore: new Set(targets.filter((target) => target.outBefore).map((target) => target.name)),
    durationMs: ({ target, workMs, headStartMs, drain }) => {
      const { plainMs, drainedMs } = workOn(target);
      return Math.max(0, (workMs ?? (drain ? drainedMs : plainMs)) - (headStartMs ?? 0));
    },
    workOn,
    domainsOf,
    ...scopes,
    isProduction: (target) => isProduction({ labels: labelsOf(target) }),
    isControlPlane: (target) => CONTROL_PLANE.some((label) => Object.hasOwn(labelsOf(target), label)),
    domainSizes: sizesOf(scopes.domains),
  };
}

function domainsIn(target: Target, keys: readonly string[]): [string, string][] {
  const found: [string, string][] = [];
  for (const key of keys) {
    const value = Object.hasOwn(target.labels, key) ? target.labels[key] : undefined;
    if (value !== undefined && value !== '') found.push([key, value]);
  }
  return found;
}

function sizesOf(domains: Scopes['domains']): Map<string, Map<string, number>> {
  const sizes = new Map<string, Map<string, number>>();
  for (const { key, value, names } of domains) {
    const values = sizes.get(key) ?? new Map<string, number>();
    sizes.set(key, values.set(value, names.length));
  }
  return sizes;
}
