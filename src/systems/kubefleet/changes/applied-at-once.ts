import { code, count, joinTexts, type Text, text } from '../../../text/text.js';
import type { ChangeEffect } from '../../system.js';
import type { Binding } from '../controller/bindings.js';
import { type ApplyEdit, applyEdits, readApplyStrategy } from '../objects/apply-strategy.js';
import type { FleetObject } from '../objects/objects.js';
import type { PlacementSpec } from '../objects/placement.js';

/** An edit of the apply strategy, and the clusters that it reaches in one pass. */
export interface AppliedAtOnce {
  readonly edits: readonly ApplyEdit[];
  /** Empty if it writes nothing. */
  readonly writesTo: readonly string[];
  readonly reaches: number;
}

/** An edited placement. */
interface Edited {
  readonly object: FleetObject;
  readonly spec: PlacementSpec;
}

/**
 * The rollout controller puts an edited apply strategy on every binding that is not being deleted, before it looks at what to roll and
 * whatever the limits are. A binding that is only scheduled has nothing to apply. With strategy External a staged run brings it, cluster by
 * cluster.
 * Source: kubefleet-dev/kubefleet, rollout/controller.go, Reconcile and processApplyStrategyUpdates; workgenerator/controller.go,
 * Reconcile: works of a binding that waits for its turn are written all the same; updaterun/execution.go, executeUpdatingStage.
 */
export function appliedAtOnce(
  { object, before, spec }: Edited & { readonly before: FleetObject | null },
  bindings: readonly Binding[],
): AppliedAtOnce | null {
  const edits = before ? applyEdits(readApplyStrategy(before.stored), readApplyStrategy(object.stored)) : [];
  if (edits.length === 0) return null;
  const reached = bindings.filter(
    ({ state, deleting }) => !spec.isExternal && state !== 'Scheduled' && !deleting,
  );
  const writes = edits.some(({ does }) => does === 'writes');
  return { edits, writesTo: writes ? reached.map(({ cluster }) => cluster) : [], reaches: reached.length };
}

/** The effect of a change that also edits the apply strategy. */
export function withApplyStrategy(
  effect: ChangeEffect<Text>,
  applied: AppliedAtOnce,
  { object, spec }: Edited,
): ChangeEffect<Text> {
  const { writesTo, reaches } = applied;
  const what = appliedText(applied, spec);
  const isAlone = writesTo.length > 0 && effect.kind === 'next-rollout';
  const says = isAlone ? what : text`${what} ${effect.says}`;
  if (writesTo.length === 0) return { ...effect, says };
  const place = object.manifest.placeOf(['spec', 'strategy', 'applyStrategy']);
  return { kind: 'apply-strategy', says, batched: reaches < 2, targetsAtOnce: reaches, place };
}

export function appliedText(
  { edits, writesTo, reaches }: AppliedAtOnce,
  { isExternal }: PlacementSpec,
): Text {
  const fields = joinTexts(
    edits.map(({ what }) => code(what)),
    ', ',
  );
  const what = text`The applyStrategy is edited (${fields}).`;
  if (isExternal) return text`${what} Clusters get it with the next staged update run.`;
  if (reaches === 0) return what;
  const overwrites =
    writesTo.length > 0 ? text`Unknown how many of them it overwrites.` : text`It overwrites nothing.`;
  return text`${what} It takes effect on ${count(reaches, 'cluster')} at once on merge; maxUnavailable does not limit it. ${overwrites}`;
}
