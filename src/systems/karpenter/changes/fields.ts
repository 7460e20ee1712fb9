import { isSameValue } from '../../../manifest/canonical.js';
import { field, fieldAt, objectOr, pathText } from '../../../manifest/fields.js';
import { code, few, joinTexts, NO_TEXT, type Text, text } from '../../../text/text.js';
import { templateHash } from '../controller/hash.js';
import type { Template } from '../objects/nodepool.js';
import type { StoredPool } from '../objects/read-pool.js';

/**
 * - `drift`: part of the hash of the template: every node drifts, and is replaced in batches under the budgets;
 * - `new nodes`: nothing happens to nodes that are there (but by requirements, where their labels no longer fit: `driftingNodes`);
 * - `consolidation`: what consolidation may disrupt, and when, from the merge on.
 */
type EditEffect = 'drift' | 'new nodes' | 'consolidation';

interface Field {
  readonly path: readonly string[];
  readonly effect: EditEffect;
  /** The part of the template that is hashed. */
  readonly part?: keyof Template;
}

const hashed = (part: keyof Template, ...path: readonly string[]): Field => ({
  path: ['spec', 'template', ...path],
  effect: 'drift',
  part,
});

/**
 * What an edit of each field does. The budgets themselves, `disruption.budgets`, roll nothing. Source: kubernetes-sigs/karpenter 2266468,
 * apis/v1/nodepool.go (Hash), provisioning/provisioner.go, scheduling/scheduler.go.
 */
const FIELDS: readonly Field[] = [
  hashed('labels', 'metadata', 'labels'),
  hashed('annotations', 'metadata', 'annotations'),
  hashed('taints', 'spec', 'taints'),
  hashed('startupTaints', 'spec', 'startupTaints'),
  hashed('nodeClassRef', 'spec', 'nodeClassRef'),
  hashed('terminationGracePeriodMs', 'spec', 'terminationGracePeriod'),
  hashed('expireAfterMs', 'spec', 'expireAfter'),
  { path: ['spec', 'template', 'spec', 'requirements'], effect: 'new nodes' },
  { path: ['spec', 'limits'], effect: 'new nodes' },
  { path: ['spec', 'weight'], effect: 'new nodes' },
  { path: ['spec', 'disruption', 'consolidationPolicy'], effect: 'consolidation' },
  { path: ['spec', 'disruption', 'consolidateAfter'], effect: 'consolidation' },
];

export interface FieldEdit {
  readonly path: readonly string[];
  /** `spec.template.metadata.labels (team)`. */
  readonly shown: Text;
}

/** The fields with this effect that are edited, with the keys of a map that change. */
export function editsOf(effect: EditEffect, before: StoredPool, after: StoredPool): FieldEdit[] {
  return FIELDS.flatMap(({ path, part, ...of }) => {
    const [was, is] = [before, after].map(({ stored }) => fieldAt(stored, ...path));
    if (of.effect !== effect) return [];
    // A live pool has hashes of annotations and not their text.
    if (part === undefined ? isSameValue(was, is) : before.isLive && part === 'annotations') return [];
    const { template } = before.pool;
    if (part && templateHash({ ...template, [part]: after.pool.template[part] }) === templateHash(template))
      return [];
    const keys = [...new Set([was, is].flatMap((value) => Object.keys(objectOr(value))))]
      .filter((key) => !isSameValue(field(was, key), field(is, key)))
      .map(code);
    const shown = text`${code(pathText(path))}${keys.length === 0 ? NO_TEXT : text` (${few(keys, 2)})`}`;
    return [{ path, shown }];
  });
}

/** Edits in a row. */
export function editsText(edits: readonly FieldEdit[]): Text {
  return joinTexts(
    edits.map(({ shown }) => shown),
    ', ',
  );
}
