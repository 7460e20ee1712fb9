import type { ReviewedCluster } from '../gate/reviewed.js';
import { groupedBy } from '../manifest/lookup.js';
import type { Plan, PlannedPolicy } from '../plan/model.js';
import type { Instant } from '../rollout/controller.js';
import { policyName, type RecordedState } from '../systems/system.js';
import { count, fewNames, instant, name, NO_TEXT, type Text, text, verbFor } from '../text/text.js';
import { type DriftEffect, effectOn } from './effect.js';
import { lateBy } from './rollout.js';

/** A state that is reported together with those of other objects. */
type Joint = RecordedState & { readonly of: string };

/** True for a state that is reported together with those of other objects, and not as a policy of its own. */
export function isJoint<T extends Pick<RecordedState, 'of'>>(one: T): one is T & { readonly of: string } {
  return one.of !== null;
}

/**
 * Objects that record the state of one target each, such as maintenances: each time those that are in one for longer than is
 * configured, or do not leave it by themselves; once those that are gone and leave their node unavailable.
 */
export function stateEffects(
  { head, inventory }: Pick<Plan, 'head' | 'inventory'>,
  then: ReviewedCluster,
  at: Instant,
): DriftEffect[] {
  const now = head.policies.flatMap((policy) => policy.recordedStates ?? []).filter(isJoint);
  const was = then.policies.flatMap(({ recorded }) => recorded).filter(isJoint);
  return [...groupedBy([...now, ...was], ({ of }) => of).keys()].flatMap((of) => {
    const own = now.filter((one) => one.of === of).sort((a, b) => (a.since ?? 0) - (b.since ?? 0));
    const alike = groupedBy(own, (one) =>
      one.held !== null || isLate(one, at) ? `${one.state} ${one.held === null}` : undefined,
    );
    const present = new Set(own.map(({ target }) => target));
    const left = was.filter(
      (one) => one.of === of && !present.has(one.target) && inventory?.out.has(one.target),
    );
    const effect = (list: readonly Pick<Joint, 'target'>[], says: Text): DriftEffect =>
      effectOn(
        'rollout',
        name('object', of),
        text`${count(list.length, 'node')} ${verbFor(list.length, 'is', 'are')} ${says}: ${namesOf(list)}.`,
        true,
      );
    return [
      ...[...alike.values()].map((list) => effect(list, stateText(list[0]))),
      ...(left.length === 0
        ? []
        : [effect(left, text`no longer in it and still unavailable (cordoned or not ready)`)]),
    ];
  });
}

function isLate({ since, until }: Joint, at: Instant): boolean {
  return since !== null && until !== null && until + lateBy(since, until) < at;
}

function stateText({ state, held, since, until }: Joint): Text {
  return held === null
    ? text`in ${name('object', state)} for longer than is configured (since ${instant(since ?? 0)}, expected until ${instant(until ?? 0)})`
    : text`in ${name('object', state)}, ${held}`;
}

function namesOf(list: readonly { readonly target: string }[]): Text {
  const targets = list.map(({ target }) => target);
  return fewNames('target', targets);
}

/** Targets of a policy of its own that do not leave their state by themselves: reported each time. */
export function failedEffects(policy: PlannedPolicy): DriftEffect[] {
  const held = (policy.recordedStates ?? []).filter((one) => !isJoint(one) && one.held !== null);
  const [first] = held;
  if (!first) return [];
  const unit = policy.effect.groups[0]?.unit ?? 'node';
  const says = text`${count(held.length, unit)} ${verbFor(held.length, 'is', 'are')} ${name('object', first.state)}, ${first.held ?? NO_TEXT}: ${namesOf(held)}.`;
  return [effectOn('rollout', policyName(policy.ref), says, true)];
}
