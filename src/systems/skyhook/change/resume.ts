import { asText, literal, text } from '../../../text/text.js';
import { inBatches } from '../../system.js';
import { same } from '../objects/identity.js';
import { heldBack, isHeld } from '../simulation/next-rollout.js';
import type { MainObject, SkyhookObjects } from '../objects/objects.js';
import { NOT_STARTED } from '../objects/progress.js';
import type { SkyhookSpec } from '../objects/stored.js';
import type { Resumption, Transition } from './starting-point.js';

/** How the change ends a pause of the object on this side; null where it does not. */
export function resumptionOf(
  { manifest, spec }: MainObject,
  before: MainObject | null,
  otherSide: SkyhookObjects | null,
): Resumption {
  if (!spec || !before?.spec || !isHeld(before.spec)) return null;
  if (!isHeld(spec)) return 'resumes';
  const other = otherSide && same(otherSide.mains, manifest);
  return other?.spec && !isHeld(other.spec) ? 'awaits-resume' : null;
}

/**
 * What is due under a pause starts with the change that ends it, and with nothing else: the head starts it, and the base, which
 * holds it, does not. Where no status says what the object has rolled, nobody knows that nothing is due.
 */
export function withResumption(
  transition: Transition,
  resumption: Resumption,
  { spec, isKnown }: { readonly spec: SkyhookSpec; readonly isKnown: boolean },
): Transition {
  if (resumption === null || (transition.startsNothing && isKnown)) return transition;
  const from = isKnown ? transition : { ...transition, progress: NOT_STARTED, startsNothing: false };
  if (resumption === 'awaits-resume') return { ...from, isHeld: true, effect: heldBy(spec) };
  const { effect } = transition;
  if (!transition.startsNothing && effect.kind !== 'continues') return { ...transition, resumes: true };
  const says = isKnown ? text`Merging resumes it. ${asText(effect.says)}` : UNKNOWN;
  const resumed = { ...from, effect: { ...effect, kind: 'resumes' as const, says }, resumes: true as const };
  return isKnown ? resumed : { ...resumed, isUnsure: true };
}

const UNKNOWN = text`Merging resumes it. Its status is not in the snapshot, so it is assumed that no node has it yet. Nodes with an older version of a package start all at once; strategy and budget do not apply.`;

function heldBy(spec: SkyhookSpec): Transition['effect'] {
  const held = heldBack(spec);
  return { ...inBatches('none', text`It is ${literal(held)}: nothing starts.`), held };
}
