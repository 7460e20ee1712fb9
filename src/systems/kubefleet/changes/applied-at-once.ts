import type { ChangeEffect } from '../../system.js';
import { type ApplyEdit, applyEdits, readApplyStrategy } from '../objects/apply-strategy.js';
import type { Binding } from '../controller/bindings.js';
import type { PlacementSpec } from '../objects/placement.js';
import type { TransitionInput } from './transition-input.js';
import { clusters } from '../results/why.js';

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
  effect: ChangeEffect<string>,
  applied: AppliedAtOnce,
  input: Pick<TransitionInput, 'object' | 'spec'>,
): ChangeEffect<string> {
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

/** What is edited, and where and when that takes effect. */
export function appliedText(
  { edits, writesTo, reaches }: AppliedAtOnce,
  { isExternal }: Pick<PlacementSpec, 'isExternal'>,
): string {
  const what = `The applyStrategy is edited (${edits.map(({ what: edit }) => edit).join(', ')}).`;
  if (isExternal) return `${what} A cluster gets it with the next staged update run.`;
  if (reaches === 0) return what;
  const where = reaches === 1 ? 'its one cluster' : `all ${clusters(reaches)} at once`;
  const bound =
    writesTo.length > 0
      ? `How many of them it overwrites is not known: ${clusters(reaches)} is the most.`
      : 'It overwrites nothing.';
  return `${what} It takes effect on ${where} on merge, and maxUnavailable does not limit it. ${bound}`;
}
