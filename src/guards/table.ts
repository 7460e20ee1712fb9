import { identityOf } from '../manifest/identity.js';
import { groupedBy, remembered } from '../manifest/lookup.js';
import { keyOf } from '../manifest/source-file.js';
import { asUnjudged, errorAt, inBase, type Problem, warningAt } from '../manifest/problem.js';
import { toPlain } from '../text/render.js';
import { count, distinctTexts, few, fewNames, literal, text, verbFor } from '../text/text.js';
import type { Gap, ReadChange, ReadSide } from './change.js';

/**
 * The table "covered, named, lost" for the gaps of one kind. Problems are lost and new gaps, which are errors, named ones, and gaps of the
 * base alone; alike are errors of both sides that the change leaves as they are.
 * @param isGone true for a gap of the base whose part the head does not have
 */
export function compareGaps(
  { base, head }: ReadChange,
  of: Gap['of'] | 'all',
  isGone: (gap: Gap) => boolean = () => false,
) {
  const isOf = (gap: Gap): boolean => of === 'all' || gap.of === of;
  const after = head.gaps.filter(isOf);
  if (base === null) {
    const problems = after.flatMap((gap) => (isDeclared(gap) ? [] : gap.problem));
    return { problems: [...problems, ...named(after.filter(isDeclared))], alike: [] };
  }
  const idOf = ({ key, problem }: Gap): string => `${problem.code} ${key}`;
  const open = groupedBy(base.gaps.filter(isOf), idOf);
  /** Takes one gap of the base that has the same in this for a gap of the head. */
  const take = (gap: Gap, sameOf: (one: Gap) => string | null | undefined): boolean => {
    const others: Gap[] = open.get(idOf(gap)) ?? [];
    const same = sameOf(gap) ?? null;
    const at = same === null ? -1 : others.findIndex((one) => sameOf(one) === same);
    if (at >= 0) others.splice(at, 1);
    return at >= 0;
  };
  const alike = new Set(after.filter((gap) => take(gap, ({ content }) => content)));
  const others = after.filter((gap) => !alike.has(gap));
  const isNamed = (gap: Gap): boolean =>
    gap.declared?.isPart === true || take(gap, ({ declared }) => declared?.evaluated);
  const edited = new Set(others.filter(isNamed));
  const lost = others.filter((gap) => !edited.has(gap));
  const keys = new Set(lost.map(({ key }) => key));
  const left = [...open.values()].flat().filter(({ key }) => !keys.has(key));
  const known = keysOf(base);
  const gone = left.filter((gap) => isDeclared(gap) && isGone(gap) && gap.declared?.isPart !== true);
  return {
    problems: [
      ...lost.map(({ problem, declared, of: kind, key }) => {
        if (kind !== 'carrier') return problem;
        const isNew = !known.has(key);
        const message = declared
          ? text`${literal(isNew ? 'New' : 'Changed')}, not evaluated: ${declared.title} (${declared.reason}). ${declared.fix}`
          : problem.message;
        return { ...problem, message, ...(isNew && { isOfNew: true as const }) };
      }),
      ...left.flatMap((gap): Problem | [] => {
        if (isDeclared(gap)) return [];
        const { severity, code, place, message } = gap.problem;
        if (isGone(gap)) return { ...gap.problem, message: text`Removed by this change: ${message}` };
        // A file that was broken before the change is a warning: the head is evaluated without a base. A base that could not be found at all is
        // an error. Warnings of single files are not repeated.
        const isOfSide = code === 'unreadable' || (place === null && code !== 'more-problems');
        if ((severity !== 'error' && !isOfSide) || code === 'no-match') return [];
        const inside = text`In the base: ${message} What it holds is missing from the comparison.`;
        const of = { severity: isOfSide ? severity : 'warning', code: inBase(code) } as const;
        return { ...gap.problem, ...of, message: inside };
      }),
      ...named([...edited, ...gone]),
    ],
    alike: [...alike].flatMap((gap) =>
      gap.problem.severity === 'error' && !isDeclared(gap) ? gap.problem : [],
    ),
  };
}

/** G6: what is wrong on both sides alike is no part of the change. One note names it. */
export function wrongAlike(change: ReadChange): readonly Problem[] {
  const { alike } = compareGaps(change, 'all');
  const [first] = alike;
  if (first === undefined) return [];
  const { length } = alike;
  const files = [...new Set(alike.flatMap(({ place }) => (place ? [place.file] : [])))];
  const message = text`${count(length, 'problem')} in ${count(files.length, 'file')} ${verbFor(length, 'is', 'are')} the same without this change: ${fewNames('file', files)}.${literal(length === 1 ? '' : ' First:')} ${first.message}`;
  return [{ ...warningAt(first.place, 'not-judged-before', message), isPreExisting: true }];
}

/** Keys of the files of a side, of their objects, and of its carriers. */
const keysOf = remembered(
  ({ contents, side: { coverage } }: ReadSide): ReadonlySet<string> =>
    new Set([
      ...contents.flatMap(({ file, manifests }) => [keyOf(file), ...manifests.map(identityOf)]),
      ...coverage.map(({ identity }) => identity),
    ]),
);

function isDeclared({ declared, of }: Gap): boolean {
  return declared !== undefined && of === 'carrier';
}

/** Reports all gaps with the same reason in one line. */
function named(gaps: readonly Gap[]): Problem[] {
  const all = gaps.flatMap(({ problem, declared }) => (declared ? { problem, ...declared } : []));
  return [...groupedBy(all, ({ reason }) => toPlain(reason)).values()].map((alike) => {
    const [{ problem, reason, fix }] = alike;
    const titles = distinctTexts(alike.map(({ title }) => title));
    const message = text`Not evaluated: ${few(titles, 3)} (${reason}). ${fix}`;
    return asUnjudged(errorAt(problem.place, problem.code, message));
  });
}
