import type { Severity } from '../manifest/problem.js';
import { isNamed, wholeOf } from '../plan/measure/wholes.js';
import type { PlannedGroup, PolicyDiff } from '../plan/model.js';
import type { Instant, Unit } from '../rollout/controller.js';
import { type PolicyRef, policyName } from '../systems/system.js';
import { shownText } from '../text/instant-text.js';
import {
  count,
  few,
  fewNames,
  isEmpty,
  instant as instantValue,
  inZone,
  joinTexts,
  literal,
  type Text,
  text,
} from '../text/text.js';

/** The counted unit: targets of one unit, or of several at once. */
export type Counted = Unit | 'target';

/** The unit that all groups share; 'target' where they differ, 'node' without a group. */
export function unitOf(groups: readonly PlannedGroup[]): Counted {
  const [first, ...others] = new Set(groups.map((group) => group.unit));
  return others.length > 0 ? 'target' : (first ?? 'node');
}

/** Targets of all groups, each once however many groups take it; or all nodes if the groups are no pools. */
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

/** `2 errors, 1 warning`; empty without either. */
export function severitiesPhrase(findings: readonly { readonly severity: Severity }[]): Text {
  const counts = (['error', 'warning'] as const).map((severity) => {
    const { length } = findings.filter((finding) => finding.severity === severity);
    return length > 0 && count(length, severity);
  });
  return joinTexts(counts);
}

/** A path as a relative reference: characters with a meaning in a URI are escaped, and a lone half of a character is replaced. */
export function uriOf(path: string): string {
  const segments = path.split('/').map((one) => one.replace(/\p{Surrogate}/gu, '\ufffd'));
  return segments.map(encodeURIComponent).join('/');
}

const STRIP_ITEMS = 30;

/** Sizes of batches in a row: `1 2 4 8 5`; from four equal ones on `2, 1 x 40, 5`. */
export function strip(sizes: readonly number[]): string {
  const runs: { readonly size: string; times: number }[] = [];
  for (const number of sizes) {
    const size = number.toLocaleString('en-US');
    const last = runs.at(-1);
    if (last?.size === size) last.times++;
    else runs.push({ size, times: 1 });
  }
  const isLong = runs.some(({ times }) => times > 3);
  const items = runs.flatMap(({ size, times }) =>
    times > 3 ? [`${size} x ${times.toLocaleString('en-US')}`] : Array<string>(times).fill(size),
  );
  const shown = items.slice(0, STRIP_ITEMS).join(isLong ? ', ' : ' ');
  return items.length > STRIP_ITEMS ? `${shown} ... ${items.at(-1) ?? ''}` : shown;
}

/** `Thu 2026-11-26 18:00 UTC`; in another time zone also `(10:00 Los Angeles)`. */
export function instantPhrase(instant: Instant, timeZone: string): Text {
  return inZone(instantValue(instant), timeZone);
}

/** For the column of a table whose head says UTC: `Thu 2026-11-26 18:00`; without the day if it is that of `beside`. */
export function utcPhrase(instant: Instant, beside?: Instant): Text {
  return literal(shownText(instant, beside));
}

/** `NodePool/a, NodePool/b, NodePool/c and 4 more`. */
export function shortList(refs: readonly PolicyRef[]): Text {
  return few(refs.map(policyName), 3);
}

/** The first names of targets, and how many more there are. */
export function namesPhrase(names: readonly string[]): Text {
  return fewNames('target', names, 5);
}

/** The name, and how many others the policy represents: `NotifyMaintenance/fw-gpu-001 and 39 more`. */
export function subjectName({ ref, base, head }: PolicyDiff): Text {
  const others = ((head ?? base)?.speaksFor?.objects ?? 1) - 1;
  return others > 0 ? text`${policyName(ref)} and ${others} more` : policyName(ref);
}

/** `changed`, `changed through DeploymentPolicy/gpu`, `with 39 added, 1 deleted`. */
export function changePhrase(diff: PolicyDiff): Text {
  if (diff.change === 'added' || diff.change === 'removed') return literal(diff.change);
  const { added = 0, edited = 0, deleted = 0 } = diff.head?.speaksFor?.changed ?? {};
  const members = Object.entries({ added, edited, deleted }).map(
    ([what, number]) => number > 0 && text`${number} ${literal(what)}`,
  );
  if (members.some(Boolean)) return text`with ${joinTexts(members)}`;
  const through = joinTexts(diff.touchedThrough.map(policyName));
  if (diff.change === 'changed')
    return isEmpty(through) ? text`changed` : text`changed, also through ${through}`;
  if (!isEmpty(through)) return text`changed through ${through}`;
  if (diff.sameEffect) return text`unchanged`;
  return diff.head?.drainLimit
    ? text`unchanged, but limits drains differently`
    : text`unchanged, but rolls out differently`;
}

/** The remains of a policy that is no longer in the files, if its system states them: as the finding on its removal has it. */
export function goneText({ ref, base }: PolicyDiff): Text {
  const { releasedPods: released, onDelete } = base ?? {};
  const left = released ? text`: ${released.says}.` : text`.${onDelete && text` ${onDelete.says}`}`;
  return text`${policyName(ref)} is removed${left}`;
}
