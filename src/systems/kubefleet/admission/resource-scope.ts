import { isInNoNamespace } from '../../../manifest/cluster-scoped.js';
import { entryOf } from '../../../manifest/fields.js';
import KINDS from '../kinds.json' with { type: 'json' };

/** Of a kind on the hub cluster; `undecided` where that depends on what is installed there. */
export type ResourceScope = 'cluster' | 'namespaced' | 'unknown' | 'undecided';

export type ScopeOf = (group: string, kind: string, version: string) => ResourceScope;

const NAMESPACED: Readonly<Record<string, readonly string[]>> = KINDS.namespaced;

/** Built-in kinds; custom resources are undecided. */
export function builtInScope(group: string, kind: string): ResourceScope {
  if (isInNoNamespace(`${group}/v1`, kind)) return 'cluster';
  if (entryOf(NAMESPACED, group)?.includes(kind) === true) return 'namespaced';
  return group === '' ? 'unknown' : 'undecided';
}
