import { spanText } from '../../calendar/week.js';
import { field, objectIn, textIn } from '../../manifest/fields.js';
import { goDurationMs } from '../../manifest/go-duration.js';
import { counted } from '../../manifest/plural.js';
import { visible } from '../../manifest/visible.js';
import { tolerates } from '../../snapshot/toleration.js';
import type { JsonObject, Manifest } from '../../manifest/manifest.js';
import type { DrainedPod, Unshown } from '../system.js';
import { podsToDrain } from '../system.js';
import type { Worked } from './afterwards.js';
import { CORDON_TAINT } from './eligibility.js';
import type { KeptNode, KeptNodes } from './non-interrupt.js';
import { awaitedNodes, isEndlessKind, NOTHING_KEPT } from './non-interrupt.js';
import type { SkyhookSpec } from './stored.js';
import type { SkyhookVersion } from './versions.js';
import { isAtLeast } from './versions.js';

/** A drain that lasts longer shows in the finish: half an hour, where a node is planned with twenty minutes. */
const LONG_STOP_MS = 1_800_000;

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
      mayEnd: (before?.mayEnd ?? true) && !isEndlessKind(pod.ownerKind),
      by: before?.by ?? by,
      failsAfterMs: spec.drainTimeoutMs,
    });
  }
  return found;
}

/**
 * Pods that may stop for longer than a drain is planned with, or may last. A drain waits for them since 0.19. Source:
 * NVIDIA/nodewright#539 and docs/architecture/interrupt-flow.md.
 */
export function longStops(worked: Worked): Unshown[] {
  const { manifest, transition, targets, version, interrupts, objects } = worked;
  if (!isAtLeast(version, '0.19') || !interrupts || transition.startsNothing) return [];
  const names = new Set(targets.map(({ name }) => name));
  const pods = podsToDrain(objects).filter((pod) => names.has(pod.node) && isDrained(pod));
  return tooLong(pods, worked, drainConfigOf(manifest));
}

function drainConfigOf({ object }: Manifest): JsonObject {
  return objectIn(objectIn(object, 'spec') ?? {}, 'drainConfig') ?? {};
}

/** The operator leaves alone kube-system, pods of the node itself, and what tolerates the taint of a cordon. */
export function isDrained({ namespace, ownerKind, tolerations }: DrainedPod): boolean {
  if (namespace === 'kube-system' || STAYING.includes(ownerKind ?? '')) return false;
  return !tolerations.some((toleration) => tolerates(toleration, CORDON_TAINT));
}

/** A drain is over when its pods have stopped, and each may take as long as it asks for. */
function tooLong(pods: readonly DrainedPod[], { manifest, version }: Worked, drain: JsonObject): Unshown[] {
  const timeoutMs = goDurationMs(textIn(drain, 'timeout') ?? '0') ?? 0;
  const isCut = timeoutMs > 0;
  const most = goDurationMs(textIn(drain, 'gracePeriod') ?? '');
  const over = isCut ? timeoutMs : LONG_STOP_MS;
  const slow = most === null ? pods.filter(({ graceMs }) => graceMs > over) : [];
  const isOverridden = most !== null && most > over && pods.length > 0;
  const [longest] = [...slow].sort((a, b) => b.graceMs - a.graceMs);
  if (longest === undefined && !isOverridden) return [];
  const nodes = new Set((isOverridden ? pods : slow).map(({ node }) => node)).size;
  const asked = longest
    ? `${visible(longest.name)} on ${visible(longest.node)} may take ${spanText(longest.graceMs)} to stop (terminationGracePeriodSeconds)`
    : `drainConfig.gracePeriod lets every pod take ${spanText(most ?? 0)} to stop`;
  const outcome = isAtLeast(version, '0.20') ? 'becomes erroring and fails its batch' : 'becomes erroring';
  const end = isCut
    ? `drainConfig.timeout gives a drain ${spanText(timeoutMs)}, and a node whose pods take longer ${outcome}, with nothing wrong on it`
    : 'The interrupt waits for that without a limit, with the node cordoned and its batch open; the finish holds only if they stop sooner';
  return [
    {
      subject: 'long-stop',
      says: `a drain is over when the pods have stopped, and on ${counted(nodes, 'node')} that may last: ${asked}. ${end}.`,
      fix: isCut
        ? `Set drainConfig.timeout above ${spanText(longest?.graceMs ?? most ?? 0)}, or drainConfig.gracePeriod below ${spanText(timeoutMs)}.`
        : 'Set drainConfig.gracePeriod to what the drain may take, and drainConfig.timeout above it.',
      place: manifest.placeOf(['spec', ...(isCut ? ['drainConfig', 'timeout'] : ['drainConfig'])]),
    },
  ];
}
