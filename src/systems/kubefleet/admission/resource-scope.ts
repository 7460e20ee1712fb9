import { isInNoNamespace, isNodeClass } from '../../../manifest/cluster-scoped.js';
import { entryOf } from '../../../manifest/fields.js';
import KINDS from '../kinds.json' with { type: 'json' };

/** Scope of a kind on the hub cluster; `undecided` where that depends on the CRDs there. */
export type ResourceScope = 'cluster' | 'namespaced' | 'unknown' | 'undecided';

export type ScopeOf = (group: string, kind: string, version: string) => ResourceScope;

const NAMESPACED: Readonly<Record<string, readonly string[]>> = KINDS.namespaced;
const BESIDE_V1: Readonly<Record<string, readonly string[]>> = KINDS.versionsBesideV1;

/** Built-in kinds; custom resources are undecided. A group without a dot is built in: a CustomResourceDefinition cannot have one. */
export function builtInScope(group: string, kind: string): ResourceScope {
  if (isInNoNamespace(`${group}/v1`, kind)) return 'cluster';
  if (entryOf(NAMESPACED, group)?.includes(kind) === true) return 'namespaced';
  return group.includes('.') ? 'undecided' : 'unknown';
}

/** `unknown` also for a version in which no cluster serves the kind, Kubernetes 1.25 to 1.37. */
export function scopeOnHub(...[group, kind, version]: Parameters<ScopeOf>): ResourceScope {
  const scope = builtInScope(group, kind);
  const isServed = version === 'v1' || entryOf(BESIDE_V1, kind)?.includes(version) === true;
  return isServed || scope === 'undecided' || isNodeClass(kind) ? scope : 'unknown';
}
