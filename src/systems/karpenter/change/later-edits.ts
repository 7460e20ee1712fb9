import { spanText } from '../../../calendar/week.js';
import { fieldAt, numberIn, objectIn } from '../../../manifest/fields.js';
import { listing } from '../../../manifest/words/listing.js';
import type { Json } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/words/visible.js';
import { combine } from '../controller/drift/requirement.js';
import type { NodePool, Template } from '../objects/nodepool.js';
import type { StoredPool } from './pool-drift.js';

/**
 * Edits that no existing node drifts by: of new nodes (requirements, limits, weight) and of consolidation. '' if there are none. Source:
 * kubernetes-sigs/karpenter 2266468, provisioning/provisioner.go and scheduling/scheduler.go.
 */
export function sayLaterEdits(before: StoredPool, after: StoredPool, isConsolidationSaid: boolean): string {
  const ofNodes = [
    ...(requirementsText(before.pool.template) === requirementsText(after.pool.template)
      ? []
      : ['requirements']),
    ...editedLimits(before.stored, after.stored),
    ...edited('weight', weightText(before.stored), weightText(after.stored)),
  ];
  const ofConsolidation = isConsolidationSaid ? [] : editedConsolidation(before.pool, after.pool);
  return [
    ...(ofNodes.length === 0 ? [] : [` New nodes will differ: ${listing(ofNodes)}.`]),
    ...(ofConsolidation.length === 0 ? [] : [` Consolidation settings change: ${listing(ofConsolidation)}.`]),
  ].join('');
}

/** The same for requirements that allow the same values. */
function requirementsText({ requirements }: Template): string {
  const all = [...combine(requirements)].map(([key, { complement, values, bounds }]) =>
    [key, complement, [...values].sort(), bounds.least, bounds.most].map(String).join('/'),
  );
  return all.sort().join(' ');
}

function editedLimits(before: Json, after: Json): string[] {
  const [was, is] = [before, after].map((stored) => objectIn(fieldAt(stored, 'spec'), 'limits') ?? {});
  const names = new Set([was, is].flatMap((limits) => Object.keys(limits ?? {})));
  return [...names]
    .sort()
    .flatMap((name) => edited(`limits.${visible(name)}`, limitText(was?.[name]), limitText(is?.[name])));
}

function limitText(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? visible(String(value)) : 'none';
}

function weightText(stored: Json): string {
  return String(numberIn(fieldAt(stored, 'spec'), 'weight') ?? 0);
}

function editedConsolidation(before: NodePool, after: NodePool): string[] {
  if (before.replicas !== null || after.replicas !== null) return [];
  return [
    ...edited('consolidationPolicy', before.consolidationPolicy, after.consolidationPolicy),
    ...edited('consolidateAfter', quietText(before), quietText(after)),
  ];
}

function quietText({ consolidateAfterMs }: NodePool): string {
  return consolidateAfterMs === null ? 'Never' : spanText(consolidateAfterMs);
}

function edited(field: string, was: string, is: string): string[] {
  return was === is ? [] : [`${field} ${visible(was)} -> ${visible(is)}`];
}
