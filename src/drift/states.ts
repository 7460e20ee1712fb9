import { toPlain } from '../text/render.js';
import { NO_TEXT } from '../text/text.js';
import { groupedBy } from '../manifest/lookup.js';
import type { ReviewedCluster } from '../gate/reviewed.js';
import { counted, verb } from '../text/plural.js';
import { visible } from '../manifest/visible.js';
import type { Finding } from '../plan/finding.js';
import type { Plan, PlannedPolicy } from '../plan/model.js';
import type { Instant } from '../rollout/controller.js';
import { isNoProgress } from '../rules/fleet/no-progress.js';
import { sameRef } from '../rules/rule.js';
import { factsOf, type RecordedState } from '../systems/system.js';
import { minuteText } from '../text/instant-text.js';
import { type DriftEffect, namesOf } from './effect.js';
import { lateBy } from './forecast.js';

/** What several objects are told together by. */
type Told = RecordedState & { readonly of: string };

/**
 * How objects of which each records where its own target stands got on, such as maintenances: those that went from one state to another
 * since the last time, and each time those that are in one for longer than is configured, or do not leave it by themselves.
 */
export function stateEffects(
  { head, inventory }: Pick<Plan, 'head' | 'inventory'>,
  then: ReviewedCluster,
  at: Instant,
): DriftEffect[] {
  const now = head.policies.flatMap((policy) => factsOf(policy, 'recorded-state')).filter(isTold);
  const was = [...then.policies.values()].flatMap(({ recorded }) => recorded).filter(isTold);
  const all = [...new Set([...now, ...was].map(({ of }) => of))];
  return all.flatMap((of) => {
    const own = now.filter((one) => one.of === of);
    const before = new Map(was.flatMap((one) => (one.of === of ? [[one.target, one.state]] : [])));
    return [
      ...movedEffects(of, own, before),
      ...overEffect(of, own, before, inventory?.out ?? new Set()),
      ...heldEffects(of, own, before),
      ...lateEffects(of, own, at),
    ];
  });
}

/** True for what is told together with the objects beside it, and not as a policy of its own. */
export function isTold<T extends Pick<RecordedState, 'of'>>(one: T): one is T & { readonly of: string } {
  return one.of !== null;
}

/** True where the states of single targets tell it: how many there are, and that one of them does not leave the state it is in. */
export function isToldByState(
  policy: Pick<PlannedPolicy, 'facts'>,
  kind: DriftEffect['kind'],
  { head }: Pick<Plan, 'head'>,
): boolean {
  const own = new Set(factsOf(policy, 'recorded-state').flatMap(({ of }) => of ?? []));
  if (own.size === 0 || (kind !== 'size' && kind !== 'outcome')) return false;
  return kind === 'size' || heldOf(head).some(({ of }) => own.has(of));
}

/** Those that do not leave their state by themselves. */
function heldOf({ policies }: Plan['head']): readonly Told[] {
  const all = policies.flatMap((policy) => factsOf(policy, 'recorded-state'));
  return all.filter(isTold).filter(({ held }) => held !== null);
}

/** True for what a rule finds of a maintenance that stands still, where its state tells that. */
export function isFoundByState({ policy, ...finding }: Finding, { policies }: Plan['head']): boolean {
  if (!isNoProgress(finding, 'never-ends') || !policy) return false;
  const own = policies.find(({ ref }) => sameRef(ref, policy));
  return own !== undefined && factsOf(own, 'recorded-state').some((one) => isTold(one) && one.held !== null);
}

function who(list: readonly Told[]): string {
  return counted(list.length, 'node');
}

function movedEffects(of: string, now: readonly Told[], before: ReadonlyMap<string, string>): DriftEffect[] {
  const moved = now.filter(({ target, state }) => before.get(target) !== state);
  const ways = groupedBy(moved, ({ target, state }) => JSON.stringify([before.get(target) ?? null, state]));
  return [...ways.values()].map((list): DriftEffect => {
    const [first] = list;
    const from = before.get(first.target);
    const names = namesOf(list.map(({ target }) => target));
    const state = `${visible(first.state)}${first.held === null ? '' : `, ${toPlain(first.held)}`}`;
    const way =
      from === undefined
        ? `${verb(list.length, 'is', 'are')} new in it, in ${state}`
        : `went from ${visible(from)} to ${state}`;
    const isWorse = list.some(({ held }) => held !== null);
    return { kind: 'progress', subject: of, says: `${of}: ${who(list)} ${way}: ${names}.`, isWorse };
  });
}

/** Whether they came to their end or were taken away nothing records: what is left out by it the rest of the report tells. */
function overEffect(
  of: string,
  now: readonly Told[],
  before: ReadonlyMap<string, string>,
  out: ReadonlySet<string>,
): DriftEffect[] {
  const present = new Set(now.map(({ target }) => target));
  const over = [...before.keys()].filter((target) => !present.has(target));
  if (over.length === 0) return [];
  const left = over.filter((target) => out.has(target));
  const nodes = `${counted(over.length, 'node')} ${verb(over.length, 'is', 'are')} no longer in it`;
  const rest = now.length === 0 ? 'it is over' : `${now.length} still ${verb(now.length, 'is', 'are')}`;
  const still =
    left.length === 0
      ? ''
      : ` Out all the same, cordoned or not ready: ${counted(left.length, 'node')} (${namesOf(left)}).`;
  return [
    {
      kind: 'progress',
      subject: of,
      says: `${of}: ${nodes}, and ${rest}.${still}`,
      isWorse: left.length > 0,
    },
  ];
}

/** Of those that came to it since the last time that is told with the way they went. */
function heldEffects(of: string, now: readonly Told[], before: ReadonlyMap<string, string>): DriftEffect[] {
  const held = now.filter((one) => one.held !== null && before.get(one.target) === one.state);
  return [...groupedBy(held, ({ state }) => state).values()].map((list): DriftEffect => {
    const [first] = list;
    const names = namesOf(list.map(({ target }) => target));
    const says = `${of}: ${who(list)} ${verb(list.length, 'is', 'are')} in ${visible(first.state)}, ${toPlain(first.held ?? NO_TEXT)}: ${names}.`;
    return { kind: 'progress', subject: of, says, isWorse: true };
  });
}

function lateEffects(of: string, now: readonly Told[], at: Instant): DriftEffect[] {
  const late = now.filter((one) => one.held === null && isLate(one, at));
  return [...groupedBy(late, ({ state }) => state).values()].map((list): DriftEffect => {
    const [first] = [...list].sort((a, b) => (a.since ?? 0) - (b.since ?? 0));
    const longest =
      first && first.since !== null && first.until !== null
        ? ` ${visible(first.target)} is since ${minuteText(first.since)}, and was to be up to ${minuteText(first.until)}.`
        : '';
    const says = `${of}: ${who(list)} ${verb(list.length, 'is', 'are')} in ${visible(list[0].state)} for longer than is configured.${longest}`;
    return { kind: 'progress', subject: of, says, isWorse: true };
  });
}

function isLate({ since, until }: RecordedState, at: Instant): boolean {
  return since !== null && until !== null && until + lateBy(since, until) < at;
}
