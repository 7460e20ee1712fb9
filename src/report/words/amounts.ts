import { percentText, plural } from '../../text/plural.js';
import type { Severity } from '../../manifest/problem.js';
import type { PlannedGroup } from '../../plan/model.js';
import type { Unit } from '../../rollout/controller.js';
import { joinTexts, NO_TEXT, literal, type Text, text } from '../../text/text.js';
import { isNamed, wholeOf } from '../../plan/measure/wholes.js';

/** What is counted: targets of one unit, or of several at once. */
export type Counted = Unit | 'target';

/** The unit that all groups share; 'target' where they differ, 'node' where there is none. */
export function unitOf(groups: readonly PlannedGroup[]): Counted {
  const [first, ...others] = new Set(groups.map((group) => group.unit));
  return others.length > 0 ? 'target' : (first ?? 'node');
}

/** `1 node`, `1,204 nodes`. */
export function amount(count: number, thing: string): Text {
  return text`${count} ${literal(plural(count, thing))}`;
}

/** `2 errors, 1 warning`; no words where there is neither. */
export function bySeverity(findings: readonly { readonly severity: Severity }[]): Text {
  const counts = (['error', 'warning'] as const).map((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count > 0 ? amount(count, severity) : NO_TEXT;
  });
  return joinTexts(counts, ', ');
}

/** `37 of 100 (37%)`: never a percentage without its count. */
export function share(part: number, whole: number): Text {
  return whole === 0 ? text`${part}` : text`${part} of ${whole} (${literal(percentText(part, whole))})`;
}

/** Sizes of batches in a row: `1 2 4 8 5`; from four equal ones on `2, 1 x 40, 5`. */
export function strip(sizes: readonly number[]): string {
  const runs: { size: number; times: number }[] = [];
  for (const size of sizes) {
    const last = runs.at(-1);
    if (last?.size === size) last.times++;
    else runs.push({ size, times: 1 });
  }
  const compressed = runs.some((run) => run.times > LONGEST_WRITTEN_RUN);
  const items = runs.flatMap(({ size, times }) =>
    times > LONGEST_WRITTEN_RUN
      ? [`${spelled(size)} x ${spelled(times)}`]
      : Array<string>(times).fill(spelled(size)),
  );
  const separator = compressed ? ', ' : ' ';
  if (items.length <= STRIP_ITEMS) return items.join(separator);
  const head = items.slice(0, STRIP_ITEMS - STRIP_TAIL).join(separator);
  return `${head} ... ${items.slice(-STRIP_TAIL).join(separator)}`;
}

function spelled(count: number): string {
  return count.toLocaleString('en-US');
}

const LONGEST_WRITTEN_RUN = 3;
const STRIP_ITEMS = 30;
const STRIP_TAIL = 3;

/** Targets of all groups, each once however many groups take it; or all nodes where the groups are no pools. */
export function matchedOf(
  groups: readonly PlannedGroup[],
  sizeOf: (group: PlannedGroup) => number = ({ matched }) => matched,
): number {
  const [first] = groups;
  if (first && isNamed(first)) return wholeOf(first);
  const listed = groups.flatMap(({ targets }) => targets);
  const again = listed.length - new Set(listed).size;
  return groups.reduce((sum, group) => sum + sizeOf(group), 0) - again;
}
