import type { ChangeEffect } from '../../system.js';
import { type ApplyEdit, applyEdits, readApplyStrategy } from '../objects/apply-strategy.js';
import type { Binding } from '../controller/bindings.js';
import type { PlacementSpec } from '../objects/placement.js';
import type { TransitionInput } from './transition-input.js';
import { clusters } from '../words/why.js';

/** An edit of the apply strategy, and the clusters that it gets to in one pass. */
export interface AppliedAtOnce {
  readonly edits: readonly ApplyEdit[];
  /** Empty where nothing is written by it. */
  readonly writesTo: readonly string[];
  readonly reaches: number;
}

/**
 * The rollout controller puts an edited apply strategy on every binding that is not being deleted, before it looks at what to roll
 * and whatever the limits say; no longer picked ones too. A binding that is only scheduled has nothing to apply. With strategy
 * External that controller does nothing: a staged run brings the new one along, cluster by cluster.
 * Source: kubefleet-dev/kubefleet, rollout/controller.go, Reconcile and processApplyStrategyUpdates; workgenerator/controller.go,
 * Reconcile: works of a binding that waits for its turn are written all the same; updaterun/execution.go, executeUpdatingStage.
 */
export function appliedAtOnce(
  { object, before, spec }: Pick<TransitionInput, 'object' | 'before' | 'spec'>,
  bindings: readonly Binding[],
): AppliedAtOnce | null {
  const edits = before ? applyEdits(readApplyStrategy(before.stored), readApplyStrategy(object.stored)) : [];
  if (edits.length === 0) return null;
  const reached = spec.isExternal
    ? []
    : bindings.filter(({ state, deleting }) => state !== 'Scheduled' && !deleting);
  const writes = edits.some(({ does }) => does === 'writes');
  return { edits, writesTo: writes ? reached.map(({ cluster }) => cluster) : [], reaches: reached.length };
}

/** The effect of the change, with what the edited apply strategy does beside or before it. */
export function withApplyStrategy(
  effect: ChangeEffect,
  applied: AppliedAtOnce,
  input: Pick<TransitionInput, 'object' | 'spec'>,
): ChangeEffect {
  const { writesTo, reaches } = applied;
  const what = appliedText(applied, input.spec);
  if (writesTo.length === 0) return { ...effect, says: `${what} ${effect.says}` };
  return {
    kind: 'apply-strategy',
    says: effect.kind === 'next-rollout' ? what : `${what} ${effect.says}`,
    batched: reaches < 2,
    targetsAtOnce: reaches,
    place: input.object.manifest.placeOf(['spec', 'strategy', 'applyStrategy']),
  };
}

/** What the edit does, field by field, and where it counts from when. */
export function appliedText(
  { edits, writesTo, reaches }: AppliedAtOnce,
  { isExternal }: Pick<PlacementSpec, 'isExternal'>,
): string {
  const what = `The applyStrategy is edited, ${edits.map(({ what: field, says }) => `${field}: ${says}`).join('; ')}.`;
  if (isExternal)
    return `${what} No cluster has it before a staged update run comes to it: a new run brings it along.`;
  if (reaches === 0) return what;
  const bound =
    writesTo.length > 0
      ? `. How much of it is really written over nothing here tells: ${clusters(reaches)} is the most.`
      : '; nothing is written by that.';
  return `${what} ${allAtOnce(reaches)}${bound}`;
}

function allAtOnce(reaches: number): string {
  const where = reaches === 1 ? 'its one cluster' : `all ${clusters(reaches)} at once`;
  return `It takes effect on ${where}, on merge, and maxUnavailable has no part in it`;
}
