import { field, objectIn } from '../../../manifest/fields.js';
import type { JsonObject, Manifest } from '../../../manifest/manifest.js';
import { tolerates } from '../../../snapshot/toleration.js';
import { type DrainedPod, podsToDrain } from '../../system.js';
import type { SkyhookSpec } from '../objects/stored.js';
import { isAtLeast, type SkyhookVersion } from '../versions.js';
import { CORDON_TAINT } from './eligibility.js';
import { awaitedNodes, isEndlessKind, type KeptNode, type KeptNodes, NOTHING_KEPT } from './non-interrupt.js';

/** Namespaces whose pods the operator never drains. Source: NVIDIA/nodewright docs/architecture/interrupt-flow.md. */
export const SPARED: readonly string[] = ['kube-system'];

/** Kinds whose pods no drain takes: a daemon's, and static pods, which belong to their node. */
const STAYING: readonly string[] = ['DaemonSet', 'Node'];

/** Nodes with pods that an interrupt waits for: first those it may not interrupt at all, then those its drain leaves. */
export function keptNodes(
  manifest: Manifest,
  spec: SkyhookSpec,
  version: SkyhookVersion,
  objects: readonly Manifest[],
): KeptNodes {
  const left = undrainable(manifest, spec, version, objects);
  return new Map([...left, ...awaitedNodes(spec.nonInterrupt, objects)]);
}

/**
 * Nodes whose drain never takes all pods, because `drainConfig` tells it to leave some: such a node waits, until
 * `drainConfig.timeout` makes it erroring. Source: NVIDIA/nodewright docs/architecture/interrupt-flow.md, #259 and #625.
 */
function undrainable(
  manifest: Manifest,
  spec: SkyhookSpec,
  version: SkyhookVersion,
  objects: readonly Manifest[],
): KeptNodes {
  const drain = drainConfigOf(manifest);
  const leaves = {
    force: field(drain, 'force') === false,
    local: field(drain, 'deleteEmptyDirData') === false,
  };
  if (!isAtLeast(version, '0.18') || (!leaves.force && !leaves.local)) return NOTHING_KEPT;
  const found = new Map<string, KeptNode>();
  for (const pod of podsToDrain(objects).filter(isDrained)) {
    const by = leaves.force && pod.ownerKind === null ? 'force' : 'deleteEmptyDirData';
    if (by !== 'force' && !(leaves.local && pod.hasEmptyDir)) continue;
    const before = found.get(pod.node);
    found.set(pod.node, {
      pods: [...(before?.pods ?? []), pod.name].sort(),
      mayEnd: (before?.mayEnd ?? true) && !pod.restarts && !isEndlessKind(pod.ownerKind),
      by: before?.by ?? by,
      failsAfterMs: spec.drainTimeoutMs,
    });
  }
  return found;
}

/** What it asks of its drains; empty where it says nothing. */
function drainConfigOf({ object }: Manifest): JsonObject {
  return objectIn(objectIn(object, 'spec') ?? {}, 'drainConfig') ?? {};
}

/** The operator leaves alone kube-system, pods of the node itself, and what tolerates the taint of a cordon. */
function isDrained({ namespace, ownerKind, tolerations }: DrainedPod): boolean {
  if (SPARED.includes(namespace) || STAYING.includes(ownerKind ?? '')) return false;
  return !tolerations.some((toleration) => tolerates(toleration, CORDON_TAINT));
}
