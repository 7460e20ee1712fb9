import type { ReviewedCluster } from '../gate/reviewed.js';
import { groupedBy } from '../manifest/lookup.js';
import type { Finding } from '../plan/finding.js';
import type { Plan, PlannedPolicy } from '../plan/model.js';
import type { Instant } from '../rollout/controller.js';
import { isNoProgress } from '../rules/fleet/no-progress.js';
import { sameRef } from '../rules/rule.js';
import { type RecordedState } from '../systems/system.js';
import { fewNames, count, instant, name, NO_TEXT, type Text, text, verbFor } from '../text/text.js';
import { type DriftEffect, effectOn } from './effect.js';
import { lateBy } from './progress.js';

/** A state that is reported together with those of other objects. */
type Joint = RecordedState & { readonly of: string };

/**
 * Objects of which each records the state of one target, such as maintenances: those that changed their state since the last report,
 * and each time those that are in one for longer than is configured, or do not leave it by themselves.
 */
export function stateEffects(
  { head, inventory }: Pick<Plan, 'head' | 'inventory'>,
  then: ReviewedCluster,
  at: Instant,
): DriftEffect[] {
  const now = jointIn(head.policies);
  const was = [...then.policies.values()].flatMap(({ recorded }) => recorded).filter(isJoint);
  return [...new Set([...now, ...was].map(({ of }) => of))].flatMap((of) => {
    const own = now.filter((one) => one.of === of);
    const before = new Map(was.flatMap((one) => (one.of === of ? [[one.target, one.state]] : [])));
    const effects = (
      lists: Iterable<Several>,
      says: (list: Several) => Text,
      isWorse: (list: Several) => boolean = () => true,
    ): DriftEffect[] =>
      [...lists].map((list) => {
        const nodes = count(list.length, 'node');
        return effectOn('progress', name('object', of), text`${nodes} ${says(list)}`, isWorse(list));
      });
    const byState = (list: readonly Joint[]) => groupedBy(list, ({ state }) => state).values();
    const isMoved = ({ target, state }: Joint): boolean => before.get(target) !== state;
    const isHeld = ({ held }: Joint): boolean => held !== null;
    const moves = groupedBy(own.filter(isMoved), ({ target, state }) =>
      JSON.stringify([before.get(target), state]),
    );
    return [
      ...effects(
        moves.values(),
        (list) => movedText(list, before.get(list[0].target)),
        (list) => list.some(isHeld),
      ),
      ...overEffect(of, own, before, inventory?.out ?? new Set()),
      ...effects(
        byState(own.filter((one) => !isMoved(one) && isHeld(one))),
        (list) => text`${verbFor(list.length, 'is', 'are')} in ${stateText(list[0])}: ${targetsOf(list)}.`,
      ),
      ...effects(byState(own.filter((one) => !isHeld(one) && isLate(one, at))), lateText),
    ];
  });
}

type Several = readonly [Joint, ...Joint[]];

/** True for a state that is reported together with those of other objects, and not as a policy of its own. */
export function isJoint<T extends Pick<RecordedState, 'of'>>(one: T): one is T & { readonly of: string } {
  return one.of !== null;
}

function jointIn(policies: readonly Pick<PlannedPolicy, 'recordedStates'>[]): Joint[] {
  return policies.flatMap((policy) => policy.recordedStates ?? []).filter(isJoint);
}

/** True if the states of single targets report it: how many there are, and that one of them does not leave its state. */
export function isReportedByState(
  policy: Pick<PlannedPolicy, 'recordedStates'>,
  kind: DriftEffect['kind'],
  { head }: Pick<Plan, 'head'>,
): boolean {
  const own = new Set(jointIn([policy]).map(({ of }) => of));
  if (own.size === 0 || (kind !== 'size' && kind !== 'outcome')) return false;
  return kind === 'size' || jointIn(head.policies).some(({ of, held }) => held !== null && own.has(of));
}

/** True for a finding about a halted maintenance whose state is reported. */
export function isFoundByState({ policy, ...finding }: Finding, { policies }: Plan['head']): boolean {
  if (!isNoProgress(finding, 'never-ends') || !policy) return false;
  return jointIn(policies.filter(({ ref }) => sameRef(ref, policy))).some(({ held }) => held !== null);
}

/** The state, and why it does not leave it by itself. */
function stateText({ state, held }: Joint): Text {
  const own = name('object', state);
  return held === null ? own : text`${own}, ${held}`;
}

function targetsOf(list: Several): Text {
  return fewNames(
    'target',
    list.map(({ target }) => target),
  );
}

function movedText(list: Several, from: string | undefined): Text {
  const to = stateText(list[0]);
  return from === undefined
    ? text`${verbFor(list.length, 'is', 'are')} new in it, in ${to}: ${targetsOf(list)}.`
    : text`went from ${name('object', from)} to ${to}: ${targetsOf(list)}.`;
}

/** Objects that are gone. Completed or removed: that is not recorded, and the rest of the report shows the nodes that they leave unavailable. */
function overEffect(
  of: string,
  now: readonly Joint[],
  before: ReadonlyMap<string, string>,
  out: ReadonlySet<string>,
): DriftEffect[] {
  const present = new Set(now.map(({ target }) => target));
  const over = [...before.keys()].filter((target) => !present.has(target));
  if (over.length === 0) return [];
  const left = over.filter((target) => out.has(target));
  const rest =
    now.length === 0 ? text`it is over` : text`${now.length} still ${verbFor(now.length, 'is', 'are')}`;
  const still =
    left.length === 0
      ? NO_TEXT
      : text` Still unavailable (cordoned or not ready): ${count(left.length, 'node')} (${fewNames('target', left)}).`;
  const says = text`${count(over.length, 'node')} ${verbFor(over.length, 'is', 'are')} no longer in it, and ${rest}.${still}`;
  return [effectOn('progress', name('object', of), says, left.length > 0)];
}

function lateText(list: Several): Text {
  const [first = list[0]] = [...list].sort((a, b) => (a.since ?? 0) - (b.since ?? 0));
  return text`${verbFor(list.length, 'is', 'are')} in ${stateText(first)} for longer than is configured. ${fewNames('target', [first.target])} is since ${instant(first.since ?? 0)}, and was to be up to ${instant(first.until ?? 0)}.`;
}

function isLate({ since, until }: RecordedState, at: Instant): boolean {
  return since !== null && until !== null && until + lateBy(since, until) < at;
}
