import { code, joinTexts, literal, name, type Text, text } from '../../../text/text.js';
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
): Text | null {
  const was = before?.spec;
  if (!spec || !was) return null;
  const edits: Text[] = [];
  if (was.priority !== spec.priority)
    edits.push(text`Its priority is ${spec.priority} (was ${was.priority}): ${placeOf(manifest, mains)}.`);
  if (was.sequencing !== spec.sequencing)
    edits.push(
      spec.sequencing === 'all'
        ? text`With ${code('sequencing: all')}, later objects wait until it is complete on every node.`
        : text`With ${code('sequencing: node')}, later objects wait node by node, no longer for all nodes.`,
    );
  return edits.length > 0 ? joinTexts(edits, ' ') : null;
}

function placeOf(own: MainObject['manifest'], mains: readonly MainObject[]): Text {
  const ordered = mains
    .flatMap(({ manifest, spec }) => (spec ? [{ manifest, priority: spec.priority }] : []))
    .sort((a, b) => a.priority - b.priority || byteOrder(a.manifest.name, b.manifest.name));
  const at = ordered.findIndex(({ manifest }) => manifest.kind === own.kind && manifest.name === own.name);
  const neighbour = ordered[at - 1]?.manifest;
  const place = text`the operator takes it as number ${at + 1} of ${ordered.length}`;
  if (ordered.length < 2) return text`there is no other object to order it with`;
  return neighbour
    ? text`${place}, after ${name('policy', `${neighbour.kind}/${neighbour.name}`)}`
    : text`${place}, before all others`;
}

/**
 * What merging does where the change pauses or disables an object that was neither, in a sentence; null where it does not. The plan
 * shows the rollout as if it were resumed, so no number tells it. Source: NVIDIA/nodewright v0.15.0, the annotations pause and
 * disable; release notes of operator 0.18.0 (pause suspends the Jobs that run) and #422 (disable does not).
 */
export function holdEdit({ spec }: MainObject, before: MainObject | null, { pause }: Switches): Text | null {
  if (!spec || !before?.spec || isHeld(before.spec) || !isHeld(spec)) return null;
  const { does, until } = HOLDS[heldBack(spec)];
  const isSuspended = spec.paused && pause === 'suspends-stage';
  return isSuspended
    ? text`Merging ${does} it: running stages are suspended, nodes that are cordoned for them stay cordoned, and no further node starts until it is ${until}. Numbers assume that.`
    : text`Merging ${does} it: nodes that have started finish, and no further node starts until it is ${until}. Numbers assume that.`;
}

/** The same of one that is created held, or stays so, while something is due; null where it is not held. */
export function holdText({ spec }: MainObject): Text | null {
  if (!spec || !isHeld(spec)) return null;
  const held = heldBack(spec);
  return text`It is ${literal(held)}: nothing starts until it is ${HOLDS[held].until}. Numbers assume that.`;
}

const HOLDS = {
  paused: { does: text`pauses`, until: text`resumed` },
  disabled: { does: text`disables`, until: text`enabled again` },
} as const;

/** Names of objects that are paused, and were there and not paused before. */
export function newlyPaused(mains: readonly MainObject[], before: readonly MainObject[]): string[] {
  return mains
    .filter(({ manifest, spec }) => spec?.paused && same(before, manifest)?.spec?.paused === false)
    .map(({ manifest }) => manifest.name);
}
