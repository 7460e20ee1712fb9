import { groupOf } from '../../manifest/manifest.js';
import type { KeptKind } from './field.js';
import { IDENTITY } from './field.js';
import { KARPENTER } from './karpenter.js';
import { KUBEFLEET } from './kubefleet.js';
import { KUBERNETES } from './kubernetes.js';
import { NODE } from './node.js';
import type { Keep } from './path.js';
import { addPath, emptyKeep } from './path.js';
import { PIKA } from './pika.js';
import { SKYHOOK } from './skyhook.js';

/**
 * Everything that survives reading, kind by kind, whatever the API version. To keep one more field, add a row and say what
 * it is needed for; the table in `docs/snapshots.md` is made from these rows.
 */
export const KEPT_KINDS: readonly KeptKind[] = [
  NODE,
  ...SKYHOOK,
  ...KARPENTER,
  ...KUBEFLEET,
  ...KUBERNETES,
  ...PIKA,
].map((kind) => ({ ...kind, fields: [...IDENTITY, ...kind.fields] }));

export interface KindRule {
  readonly kept: KeptKind;
  readonly keep: Keep;
}

const RULES = new Map<string, KindRule>();
for (const kept of KEPT_KINDS) {
  const keep = emptyKeep();
  for (const { path, form } of kept.fields) addPath(keep, path, form);
  for (const group of kept.groups)
    for (const kind of kept.kinds) RULES.set(`${group}/${kind}`, { kept, keep });
}

/** What is kept of a kind; undefined for kinds that are dropped as a whole. */
export function ruleFor(apiVersion: string, kind: string): KindRule | undefined {
  return (
    RULES.get(`${groupOf(apiVersion)}/${kind}`) ?? (isNodeClass(kind) ? RULES.get('*/*NodeClass') : undefined)
  );
}

/** Every provider of Karpenter has a NodeClass of its own, in a group of its own. */
export function isNodeClass(kind: string): boolean {
  return kind.endsWith('NodeClass');
}
