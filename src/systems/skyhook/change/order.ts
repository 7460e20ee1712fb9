import { byteOrder } from '../controller/assignment.js';
import { same } from '../objects/identity.js';
import { heldBack, isHeld } from '../simulation/next-rollout.js';
import type { MainObject } from '../objects/objects.js';
import type { Switches } from '../versions.js';

/**
 * What an edit of priority or sequencing does to the order of the objects, in a sentence; null where neither is edited. No number
 * tells it while nothing is due. Source: NVIDIA/nodewright v0.15.0, cluster_state_v2.go sorts by priority and name.
 */
export function orderEdit(
  { manifest, spec }: MainObject,
  before: MainObject | null,
  mains: readonly MainObject[],
): string | null {
  const was = before?.spec;
  if (!spec || !was) return null;
  const edits: string[] = [];
  if (was.priority !== spec.priority)
    edits.push(`Its priority is ${spec.priority}, was ${was.priority}: ${placeOf(manifest, mains)}.`);
  if (was.sequencing !== spec.sequencing)
    edits.push(
      spec.sequencing === 'all'
        ? 'With sequencing: all, what comes after it waits until it is complete on every node.'
        : 'With sequencing: node, what comes after it waits node by node, no longer for all of them.',
    );
  return edits.length > 0 ? edits.join(' ') : null;
}

function placeOf({ kind, name }: MainObject['manifest'], mains: readonly MainObject[]): string {
  const ordered = mains
    .flatMap(({ manifest, spec }) => (spec ? [{ manifest, priority: spec.priority }] : []))
    .sort((a, b) => a.priority - b.priority || byteOrder(a.manifest.name, b.manifest.name));
  const at = ordered.findIndex(({ manifest }) => manifest.kind === kind && manifest.name === name);
  const neighbour = ordered[at - 1]?.manifest;
  const place = `the operator takes it as number ${at + 1} of ${ordered.length}`;
  if (ordered.length < 2) return 'no other object is there to come before or after it';
  return neighbour ? `${place}, after ${neighbour.kind}/${neighbour.name}` : `${place}, before all others`;
}

/**
 * What merging does where the change pauses or disables an object that was neither, in a sentence; null where it does not. The plan
 * shows the rollout as if it were resumed, so no number tells it. Source: NVIDIA/nodewright v0.15.0, the annotations pause and
 * disable; release notes of operator 0.18.0 (pause suspends the Jobs that run) and #422 (disable does not).
 */
export function holdEdit(
  { spec }: MainObject,
  before: MainObject | null,
  { pause }: Switches,
): string | null {
  if (!spec || !before?.spec || isHeld(before.spec) || !isHeld(spec)) return null;
  const { does, until } = HOLDS[heldBack(spec)];
  const isSuspended = spec.paused && pause === 'suspends-stage';
  const running = isSuspended
    ? 'a stage that runs on a node is suspended where it is, and a node that is cordoned for it stays cordoned,'
    : 'what runs on a node goes on,';
  return `Merging ${does} it: ${running} and nothing more starts until it is ${until}. The numbers are those of then.`;
}

/** The same of one that is created held, or stays so, while something is due; null where it is not held. */
export function holdText({ spec }: MainObject): string | null {
  if (!spec || !isHeld(spec)) return null;
  const held = heldBack(spec);
  return `It is ${held}: nothing of this starts until it is ${HOLDS[held].until}. The numbers are those of then.`;
}

const HOLDS = {
  paused: { does: 'pauses', until: 'resumed' },
  disabled: { does: 'disables', until: 'enabled again' },
} as const;

/** Names of objects that are paused, and were there and not paused before. */
export function newlyPaused(mains: readonly MainObject[], before: readonly MainObject[]): string[] {
  return mains
    .filter(({ manifest, spec }) => spec?.paused && same(before, manifest)?.spec?.paused === false)
    .map(({ manifest }) => manifest.name);
}
