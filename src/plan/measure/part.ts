import { type Outcome, type ResolvedGroup } from '../../systems/system.js';
import { distinctTexts, joinTexts, type Text } from '../../text/text.js';
import { type End, targetKey } from './ends.js';
import type { Measured } from './measured.js';
import type { Batch, Effect, PlannedGroup } from '../model.js';

/** The numbers of the few targets of a part, where the group as a whole is measured with the policy that rolls it. */
export function partNumbers(
  group: ResolvedGroup,
  measured: Measured,
  outBefore: number,
): Pick<PlannedGroup, 'batches' | 'peakAtOnce' | 'worstLoss' | 'stops' | 'start' | 'finish' | 'outcome'> {
  const { controller, group: name } = group.runs;
  const { course } = measured.facts.of(group);
  const endOf = (target: string): End | undefined => course.ends.get(targetKey(controller, name, target));
  const all = course.batches;
  const batches = all.flatMap((batch): Batch | [] => {
    const targets = group.targets.filter((target) => batch.targets.includes(target));
    if (targets.length === 0) return [];
    const ends = targets.map(endOf);
    const failed = ends.filter((end) => end?.failed).length;
    const done = ends.flatMap((end) => (end?.at === null || end === undefined ? [] : [end.at]));
    const isOpen = done.length < targets.length;
    return {
      index: batch.index,
      targets,
      size: targets.length,
      start: batch.start,
      end: isOpen ? null : Math.max(...done),
      succeeded: done.length - failed,
      failed,
    };
  });
  const touched = batches.reduce((sum, { size }) => sum + size, 0);
  const outcome = outcomeOf(group, batches);
  return {
    batches,
    peakAtOnce: Math.min(group.targets.length, Math.max(touched, outBefore)),
    // Nothing stops work that begins everywhere at once.
    worstLoss: touched,
    stops: false,
    start: batches[0]?.start ?? null,
    finish: outcome === 'complete' ? (batches.at(-1)?.end ?? null) : null,
    outcome,
  };
}

/** True for a policy that lists parts of groups which another one rolls. */
export function isPart({ groups }: { readonly groups: readonly Pick<ResolvedGroup, 'named'>[] }): boolean {
  return groups.some((group) => group.named?.isPart);
}

/** The numbers of a policy whose groups are parts: those of its parts. */
export function partEffect(
  groups: readonly PlannedGroup[],
): Pick<Effect, 'peakAtOnce' | 'worstLoss' | 'stops'> {
  return {
    peakAtOnce: groups.reduce((sum, group) => sum + group.peakAtOnce, 0),
    worstLoss: groups.reduce((sum, group) => sum + group.worstLoss, 0),
    stops: false,
  };
}

function outcomeOf(group: ResolvedGroup, batches: readonly Batch[]): Outcome {
  if (batches.length === 0) return group.blocked.length > 0 ? 'stuck' : 'none';
  if (batches.some(({ failed }) => failed > 0)) return 'stuck';
  if (batches.some(({ end }) => end === null)) return 'unfinished';
  return leavesSomething(group) ? 'stuck' : 'complete';
}

/** True where all work can be done and something is left all the same that only a person takes away. */
export function leavesSomething({ lingers = [] }: Pick<ResolvedGroup, 'lingers'>): boolean {
  return lingers.some(({ until }) => until === 'deletion');
}

/** Why targets are not at their end when their work is, each reason once. */
export function lingeringText({ lingers = [] }: Pick<ResolvedGroup, 'lingers'>): Text {
  return joinTexts(distinctTexts(lingers.map(({ why }) => why)), ' ');
}
