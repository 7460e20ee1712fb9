import type { Problem } from '../../manifest/problem.js';
import { isHousekeeping } from '../footer/housekeeping.js';
import { type Lead, leadsOf } from '../choice/leads.js';
import { Once } from '../choice/once.js';
import { text, sentence } from '../../text/text.js';
import { bytesOf, type Markdown, sourceOf } from '../../text/escape/index.js';
import { findingCounts, leadItem, problemItem } from './findings.js';
import { phraseItem } from './table.js';
import type { View } from './view.js';

/** Hostile sentences must not push the folds out; what does not fit here stands in the first fold. */
const ITEMS_BYTES = 10_000;

/** A line above the folds, and what it says. Its text is made when it is shown. */
export interface Item {
  readonly make: () => Markdown;
  readonly lead?: Lead;
  readonly problem?: Problem;
  readonly notice?: string;
}
interface ShownItem extends Item {
  readonly markdown: Markdown;
}

/** So many of each come before what the change does: a hundred of them must not push that out of sight. */
const PROBLEMS_FIRST = 4;
const UNJUDGED_FIRST = 1;
const NOTICES_FIRST = 1;

/** What a reviewer must see: what could not be read or was not judged, notices, then errors and warnings of this change. */
export function itemsOf(view: View): Item[] {
  const { report, selection } = view;
  const all = report.plan.problems.filter(({ severity }) => severity === 'error');
  const problems = report.plan.problems.filter((problem) => !view.problemsAbove.has(problem));
  const errors = problems.filter(({ severity }) => severity === 'error');
  const { fresh, decisive } = selection.findings;
  const leads = leadsOf(view.told.filter((finding) => !isHousekeeping(finding))).filter(
    ({ finding }) => finding.severity !== 'info' && !view.above.has(finding),
  );
  if (view.detail === 'none') {
    const inInput = all.length > 0 ? [() => view.show(text`- ${all.length} errors in the input`)] : [];
    const counted = [...decisive, ...fresh].filter(({ severity }) => severity !== 'info');
    return [...inInput, ...findingCounts(counted).map((line) => () => line)].map((make) => ({ make }));
  }
  const unjudged = problems.filter(({ severity, isUnjudged }) => severity !== 'error' && isUnjudged === true);
  const besideNumbers = problems.filter(
    ({ isOfTargets }) => isOfTargets === true && selection.situation === 'planned',
  );
  // Made in the order in which they are shown.
  const once = new Once();
  const itemOf = (problem: Problem): Item => ({ problem, make: () => problemItem(view, problem) });
  const notices = report.notices.map((notice) => ({
    notice,
    make: () => phraseItem(view, text`Note: ${sentence(notice)}`),
  }));
  return [
    ...errors.slice(0, PROBLEMS_FIRST).map(itemOf),
    ...unjudged.slice(0, UNJUDGED_FIRST).map(itemOf),
    ...notices.slice(0, NOTICES_FIRST),
    ...leads.map((lead) => ({
      lead,
      make: () => leadItem(view, { ...lead, finding: once.told(lead.finding) }),
    })),
    ...besideNumbers.map(itemOf),
    ...errors.slice(PROBLEMS_FIRST).map(itemOf),
    ...unjudged.slice(UNJUDGED_FIRST).map(itemOf),
    ...notices.slice(NOTICES_FIRST),
  ];
}

/** As many of the first items as `lines` allow, and as fit into the bytes that a comment has for them; none is cut. */
export function fitting(items: readonly Item[], lines: number): ShownItem[] {
  const shown: ShownItem[] = [];
  let bytes = 0;
  for (const item of items.slice(0, Math.max(0, lines))) {
    const markdown = item.make();
    bytes += bytesOf(sourceOf(markdown));
    if (bytes > ITEMS_BYTES) break;
    shown.push({ ...item, markdown });
  }
  return shown;
}
