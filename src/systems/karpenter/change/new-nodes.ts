import { fieldAt, numberIn, objectIn } from '../../../manifest/fields.js';
import { listing } from '../../../manifest/words/listing.js';
import type { Json } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/words/visible.js';
import type { StoredPool } from './pool-drift.js';
import { editedRequirements } from './wider-requirements.js';

/**
 * What an edit does to nodes that are made from now on and to none that is there: other requirements, limits, another weight. '' where it
 * does nothing to them. Source: kubernetes-sigs/karpenter 2266468, provisioning/provisioner.go and scheduling/scheduler.go.
 */
export function sayNewNodes(before: StoredPool, after: StoredPool): string {
  const edits = [
    ...editedRequirements(before.pool.template, after.pool.template).map(({ says }) => says),
    ...editedLimits(before.stored, after.stored),
    ...editedWeight(before.stored, after.stored),
  ];
  return edits.length === 0 ? '' : ` It makes nodes otherwise from now on: ${listing(edits)}.`;
}

function editedLimits(before: Json, after: Json): string[] {
  const [was, is] = [before, after].map((stored) => objectIn(fieldAt(stored, 'spec'), 'limits') ?? {});
  const names = new Set([was, is].flatMap((limits) => Object.keys(limits ?? {})));
  return [...names].sort().flatMap((name) => {
    const [old, now] = [limitText(was?.[name]), limitText(is?.[name])];
    return old === now ? [] : [`limits.${visible(name)} ${old} -> ${now}`];
  });
}

function limitText(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? visible(String(value)) : 'none';
}

function editedWeight(before: Json, after: Json): string[] {
  const [was, is] = [before, after].map((stored) => numberIn(fieldAt(stored, 'spec'), 'weight') ?? 0);
  return was === is ? [] : [`weight ${was ?? 0} -> ${is ?? 0}`];
}
