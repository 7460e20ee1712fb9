import { spanText } from '../../../calendar/week.js';
import { textIn } from '../../../manifest/fields.js';
import { goDurationMs } from '../../../manifest/values/go-duration.js';
import { type LabelSelector, selects } from '../../../manifest/values/selector.js';
import type { JsonObject, Manifest } from '../../../manifest/manifest.js';
import { counted } from '../../../manifest/words/plural.js';
import { visible } from '../../../manifest/words/visible.js';
import type { NodeState } from '../../../snapshot/snapshot.js';
import { drainedJobs, type DrainedPod, podsToDrain, type Unshown } from '../../system.js';
import { drainConfigOf, isDrained } from '../controller/undrainable.js';
import { isAtLeast, type SkyhookVersion } from '../versions.js';

/** An object whose rollout drains these nodes. */
export interface Draining {
  readonly manifest: Manifest;
  readonly targets: readonly NodeState[];
  readonly version: SkyhookVersion;
  /** The objects of the snapshot. */
  readonly objects: readonly Manifest[];
}

/** A drain that lasts longer shows in the finish: half an hour, where a node is planned with twenty minutes. */
const LONG_STOP_MS = 1_800_000;

/**
 * Pods that may stop for longer than a drain is planned with, or may last. A drain waits for them since 0.19. Source:
 * NVIDIA/nodewright#539 and docs/architecture/interrupt-flow.md.
 */
export function longStops(draining: Draining): Unshown | null {
  const { manifest, version } = draining;
  if (!isAtLeast(version, '0.19')) return null;
  return tooLong(drainedIn(draining), draining, drainConfigOf(manifest));
}

/** Jobs that are at work on what it drains, but for those that an interrupt waits for. */
export function jobsIn(draining: Draining, awaited: LabelSelector | null): Unshown | null {
  const isAwaited = (labels: DrainedPod['labels']): boolean =>
    awaited !== null && awaited.requirements.length > 0 && selects(awaited, labels);
  const jobs = drainedIn(draining).filter(
    ({ ownerKind, labels }) => ownerKind === 'Job' && !isAwaited(labels),
  );
  return drainedJobs(jobs, draining.manifest.placeOf(['spec', 'packages']));
}

function drainedIn({ targets, objects }: Draining): DrainedPod[] {
  const names = new Set(targets.map(({ name }) => name));
  return podsToDrain(objects).filter((pod) => names.has(pod.node) && isDrained(pod));
}

/** A drain is over when its pods have stopped, and each may take as long as it asks for. */
/** What evicting takes beside the stopping. */
const SPARE_SECONDS = 60;

function secondsOf(ms: number): number {
  return Math.ceil(ms / 1000);
}

function tooLong(
  pods: readonly DrainedPod[],
  { manifest, version }: Draining,
  drain: JsonObject,
): Unshown | null {
  const timeoutMs = goDurationMs(textIn(drain, 'timeout') ?? '0') ?? 0;
  const isCut = timeoutMs > 0;
  const most = goDurationMs(textIn(drain, 'gracePeriod') ?? '');
  const over = isCut ? timeoutMs : LONG_STOP_MS;
  const slow = most === null ? pods.filter(({ graceMs }) => graceMs > over) : [];
  const isOverridden = most !== null && most > over && pods.length > 0;
  const [longest] = [...slow].sort((a, b) => b.graceMs - a.graceMs);
  if (longest === undefined && !isOverridden) return null;
  const nodes = new Set((isOverridden ? pods : slow).map(({ node }) => node)).size;
  const asked = longest
    ? `${visible(longest.name)} on ${visible(longest.node)} may take ${spanText(longest.graceMs)} to stop (terminationGracePeriodSeconds)`
    : `drainConfig.gracePeriod lets every pod take ${spanText(most ?? 0)} to stop`;
  const outcome = isAtLeast(version, '0.20') ? 'becomes erroring and fails its batch' : 'becomes erroring';
  const end = isCut
    ? `drainConfig.timeout gives a drain ${spanText(timeoutMs)}, and a node whose pods take longer ${outcome}, with nothing wrong on it`
    : 'The interrupt waits for that without a limit, with the node cordoned and its batch open; the finish holds only if they stop sooner';
  return {
    subject: 'long-stop',
    says: `a drain is over when the pods have stopped, and on ${counted(nodes, 'node')} that may last: ${asked}. ${end}.`,
    fix: isCut
      ? `Set drainConfig.timeout: ${secondsOf(longest?.graceMs ?? most ?? 0) + SPARE_SECONDS}s, or drainConfig.gracePeriod: ${Math.max(1, secondsOf(timeoutMs) - SPARE_SECONDS)}s.`
      : 'Set drainConfig.gracePeriod: 20m and drainConfig.timeout: 30m, or as long as those pods were seen to need.',
    place: manifest.placeOf(['spec', ...(isCut ? ['drainConfig', 'timeout'] : ['drainConfig'])]),
  };
}
