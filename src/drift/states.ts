import type { ReviewedCluster } from '../gate/reviewed.js';
import { groupedBy } from '../manifest/lookup.js';
import type { Plan, PlannedPolicy } from '../plan/model.js';
import type { Instant } from '../rollout/controller.js';
import { policyName } from '../rules/rule.js';
import type { RecordedState } from '../systems/system.js';
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
 * Objects of which each records the state of one target, such as maintenances: those that changed their state since the last report,
 * and each time those that are in one for longer than is configured, or do not leave it by themselves.
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
    const before = new Map(was.flatMap((one) => (one.of === of ? [[one.target, one.state]] : [])));
    const rows = own.flatMap((one) => rowOf(one, before.get(one.target), at) ?? []);
    const alike = groupedBy(rows, ({ key }) => key);
    const present = new Set(own.map(({ target }) => target));
    const over = [...before.keys()].filter((target) => !present.has(target));
    return [
      ...[...alike.values()].map((list) => {
        const says = text`${count(list.length, 'node')} ${list[0].says(list.length)}: ${namesOf(list)}.`;
        return effectOn('rollout', name('object', of), says, list[0].isWorse);
      }),
      ...(over.length === 0 ? [] : [overEffect(of, over, own.length, inventory?.out ?? new Set())]),
    ];
  });
}

/** The news of one target; those of one key are one line. */
interface Row {
  readonly key: string;
  readonly target: string;
  readonly says: (targets: number) => Text;
  readonly isWorse: boolean;
}

function rowOf(one: Joint, from: string | undefined, at: Instant): Row | null {
  const { target, state, held, since, until } = one;
  const to = text`${name('object', state)}${held === null ? NO_TEXT : text`, ${held}`}`;
  const row = (key: string, says: Row['says'], isWorse: boolean): Row => ({
    ...{ key: JSON.stringify([key, from, state]), target, says, isWorse },
  });
  if (from === undefined)
    return row('new', (n) => text`${verbFor(n, 'is', 'are')} new in it, in ${to}`, held !== null);
  if (from !== state)
    return row('moved', () => text`went from ${name('object', from)} to ${to}`, held !== null);
  if (held !== null) return row('held', (n) => text`${verbFor(n, 'is', 'are')} in ${to}`, true);
  if (since === null || until === null || until + lateBy(since, until) >= at) return null;
  const late = text`in ${to} for longer than is configured (since ${instant(since)}, expected until ${instant(until)})`;
  return row('late', (n) => text`${verbFor(n, 'is', 'are')} ${late}`, true);
}

function namesOf(list: readonly { readonly target: string }[]): Text {
  return fewNames(
    'target',
    list.map(({ target }) => target),
  );
}

/** Objects that are gone. Completed or removed: that is not recorded, and the nodes that they leave unavailable are reported. */
function overEffect(
  of: string,
  over: readonly string[],
  still: number,
  out: ReadonlySet<string>,
): DriftEffect {
  const left = over.filter((target) => out.has(target));
  const rest = still === 0 ? text`it is over` : text`${still} still ${verbFor(still, 'is', 'are')}`;
  const unavailable =
    left.length === 0
      ? NO_TEXT
      : text` Still unavailable (cordoned or not ready): ${count(left.length, 'node')} (${fewNames('target', left)}).`;
  const says = text`${count(over.length, 'node')} ${verbFor(over.length, 'is', 'are')} no longer in it, and ${rest}.${unavailable}`;
  return effectOn('rollout', name('object', of), says, left.length > 0);
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
