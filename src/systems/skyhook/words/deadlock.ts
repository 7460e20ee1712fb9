import { selectedBy } from '../../../manifest/values/labelled.js';
import { selects } from '../../../manifest/values/selector.js';
import type { Deadlock } from '../../system.js';
import { byteOrder, type RolloutNode } from '../controller/assignment.js';
import { isRuntimeTaint, runtimeTaint, taintText, toleratesRuntimeTaint } from '../controller/eligibility.js';
import { refOf } from './findings.js';
import type { MainObject } from '../objects/objects.js';
import type { Switches } from '../versions.js';

/**
 * A node keeps the runtime-required taint until every runtimeRequired object is complete on it. An object before such a one
 * that does not tolerate the taint waits for it there, while the later one waits for this object: for ever. With
 * `sequencing: all` one such node holds all of the later object's nodes; and where both are runtimeRequired, one node that
 * does not complete the first keeps the taint on all nodes of both. Source: NVIDIA/nodewright v0.15.0, cluster_state_v2.go
 * IsNodeReadyForSkyhook and HandleRuntimeRequired.
 */
export function deadlocksOf(
  object: MainObject,
  mains: readonly MainObject[],
  nodes: readonly RolloutNode[],
  switches: Switches,
): Deadlock[] {
  const { spec, manifest } = object;
  if (spec === null || spec.disabled) return [];
  const isAll = spec.sequencing === 'all';
  const isMutual = !toleratesRuntimeTaint(spec, switches);
  if (!isMutual && !(isAll && spec.runtimeRequired)) return [];
  return mains.flatMap((later) => {
    if (later.spec === null || !later.spec.runtimeRequired || later.spec.disabled) return [];
    if (!isBefore(object, later)) return [];
    const targets = selectedBy(nodes, later.spec.nodeSelectors);
    const shared = targets.filter((node) => selects(spec.nodeSelectors, node.labels));
    if (shared.length === 0) return [];
    const now = shared.filter(({ taints }) => taints.some((taint) => isRuntimeTaint(taint, switches)));
    return {
      later: refOf(later.manifest),
      by: `the taint ${taintText(runtimeTaint(switches))}`,
      shared: shared.length,
      now: now.map((node) => node.name),
      held: isAll ? targets.length : shared.length,
      kind: isMutual ? ('mutual' as const) : ('one-holds-all' as const),
      place: manifest.placeOf(['spec', isAll ? 'sequencing' : 'runtimeRequired']),
    };
  });
}

function isBefore(a: MainObject, b: MainObject): boolean {
  if (a === b || a.spec === null || b.spec === null) return false;
  return (a.spec.priority - b.spec.priority || byteOrder(a.manifest.name, b.manifest.name)) < 0;
}
