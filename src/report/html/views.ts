import type { Courses } from '../../plan/measure/courses.js';
import type { Plan } from '../../plan/model.js';
import type { Unit } from '../../rollout/controller.js';
import { refKey } from '../../systems/system.js';
import { policyName } from '../words/names.js';
import { countedUnits } from '../numbers/measures.js';
import { SERVE_MEANWHILE, servesMeanwhile } from '../numbers/out-in-spans.js';
import type { Selection, Subject } from '../choice/selection.js';
import { scopeOf } from '../numbers/together.js';
import { Roster } from './courses.js';
import type { PageView } from './data.js';
import type { Words } from './words.js';

/** The dry rollouts, for each kind of target that the plan counts. */
export function viewsOf(plan: Plan, selection: Selection, words: Words, isHidden: boolean): PageView[] {
  const { courses } = plan.head;
  if (!courses) return [];
  const touched = new Set(selection.subjects.map(({ diff }) => refKey(diff.ref)));
  return countedUnits(plan, selection.subjects).map((unit) => {
    const roster = new Roster(plan, unit, words, touched);
    const head = roster.course(courses.healthy(unit));
    const before = plan.base?.courses?.healthy(unit);
    const base = before ? roster.course(before) : null;
    const worst = worstOf(courses, selection.subjects, { unit, roster, words });
    const targets = roster.targets(isHidden);
    const peak = scopeOf(plan.head, unit)?.withoutNext.peakAtOnce ?? 0;
    const note = servesMeanwhile(selection, unit) ? SERVE_MEANWHILE : '';
    return { unit, targets, takers: roster.takers, head, base, worst, peak, note };
  });
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
