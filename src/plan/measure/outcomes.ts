import type { GroupEnd, Phase } from '../../rollout/controller.js';
import { type Outcome, type ResolvedGroup } from '../../systems/system.js';
import type { Batch } from '../model.js';
import { leavesSomething } from './part.js';

/** The outcome of a group for a reader: by what its controller says, and by what holds or leaves some of it. */
export function outcomeOf(
  group: ResolvedGroup,
  batches: readonly Batch[],
  end: GroupEnd | undefined,
  cut: boolean,
): Outcome {
  if (group.targets.length === 0 && batches.length === 0) return 'none';
  const outcome = end ? PHASE_OUTCOMES[end.phase] : cut ? 'unfinished' : 'none';
  // Nothing of it runs until a person lets it go, at an unknown time.
  if (outcome === 'complete' && group.held !== undefined) return 'unfinished';
  return outcome === 'complete' && leavesSomething(group) ? 'stuck' : outcome;
}

const PHASE_OUTCOMES: Readonly<Record<Phase, Outcome>> = {
  complete: 'complete',
  stopped: 'stopped',
  stuck: 'stuck',
  idle: 'none',
  working: 'unfinished',
  waiting: 'unfinished',
};

/** The outcome that matters most to a reader comes first. */
const WORST_FIRST: readonly Outcome[] = ['stuck', 'stopped', 'unfinished', 'complete', 'none'];

/** Of the groups of a policy. */
export function worstOutcome(outcomes: readonly Outcome[]): Outcome {
  return WORST_FIRST.find((outcome) => outcomes.includes(outcome)) ?? 'none';
}
