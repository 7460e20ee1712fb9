import type { Courses } from '../../plan/courses.js';
import type { Plan, ScopePeak, SidePlan } from '../../plan/model.js';
import type { Unit } from '../../rollout/controller.js';
import { policyName } from '../names.js';
import { countedUnits } from '../rows.js';
import type { Selection, Subject } from '../selection.js';
import { scopeOf } from '../together.js';
import { Roster } from './courses.js';
import type { PageDomain, PageView } from './data.js';
import type { Words } from './words.js';

/** The dry rollouts, for each kind of target that the plan counts. */
export function viewsOf(plan: Plan, selection: Selection, words: Words, isHidden: boolean): PageView[] {
  const { courses } = plan.head;
  if (!courses) return [];
  return countedUnits(plan, selection.subjects).map((unit) => {
    const roster = new Roster(plan, unit, words);
    const head = roster.course(courses.healthy(unit));
    const before = plan.base?.courses?.healthy(unit);
    const base = before ? roster.course(before) : null;
    const worst = worstOf(courses, selection.subjects, { unit, roster, words });
    const targets = roster.targets(isHidden);
    const peak = { base: plan.base && peakOf(plan.base, unit), head: peakOf(plan.head, unit) };
    return { unit, targets, takers: roster.takers, head, base, worst, peak, domains: domainsOf(plan, unit, words) };
  });
}

function peakOf(side: SidePlan, unit: Unit): number {
  return scopeOf(side, unit)?.withoutNext.peakAtOnce ?? 0;
}

interface Drawing {
  readonly unit: Unit;
  readonly roster: Roster;
  readonly words: Words;
}

/** The run that breaks most, of the policies that the change touches. */
function worstOf(
  courses: Courses,
  subjects: readonly Subject[],
  { unit, roster, words }: Drawing,
): PageView['worst'] {
  const own = subjects.flatMap(({ diff: { head }, head: groups }) =>
    head && groups?.some((group) => group.unit === unit) ? [head] : [],
  );
  const [most] = own.toSorted((a, b) => b.effect.worstLoss - a.effect.worstLoss);
  const course = most ? courses.worst(most.ref) : null;
  if (!most || !course) return null;
  return {
    policy: words.text(policyName(most.ref)),
    loss: most.effect.worstLoss,
    course: roster.course(course),
  };
}

function domainsOf({ base, head }: Plan, unit: Unit, words: Words): PageDomain[] {
  const before = base && new Map(domainScopes(base, unit));
  return domainScopes(head, unit).map(([id, scope]) => ({
    key: scope.key,
    value: words.value(scope.value),
    members: scope.members,
    base: before && (before.get(id)?.peak ?? 0),
    head: scope.peak,
  }));
}

interface DomainScope {
  readonly key: string;
  readonly value: string;
  readonly members: number;
  readonly peak: number;
}

function domainScopes({ combined }: SidePlan, unit: Unit): [string, DomainScope][] {
  return combined.scopes.flatMap((one: ScopePeak): [string, DomainScope][] => {
    if (one.scope.kind !== 'domain' || one.unit !== unit) return [];
    const { key, value } = one.scope;
    const scope = { key, value, members: one.members, peak: one.withoutNext.peakAtOnce };
    return [[JSON.stringify([key, value]), scope]];
  });
}
