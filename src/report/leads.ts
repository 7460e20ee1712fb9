import { refKey } from '../systems/system.js';
import type { Told } from './told.js';
import { firstSentence } from './told.js';

/** A finding that has a line of its own, and those that tell the same fact from another side. */
export interface Lead {
  readonly finding: Told;
  /** Named with it, with what they add; the rest of them is left for the folds. */
  readonly covered: readonly Told[];
  /** Other groups of the policy of which the same rule says the like. */
  readonly groups: readonly Told[];
}

/** Rules that say of one policy what the first of them has said: one fact, one line. */
const COVERED_BY: Readonly<Record<string, readonly string[]>> = {
  'whole-pool-at-once': ['peak-above-limit'],
  'unlimited-outside-window': ['unlimited-outside-window', 'window-opens-nothing'],
  'reasons-empty': ['unlimited-outside-window'],
  'no-progress': ['blocked-nodes-hold-progress', 'allowance-already-used'],
  'combined-peak-above-limit': ['overlapping-policies'],
};

/** Findings in the order in which they come, each with the milder and equal ones that it stands for. */
export function leadsOf(findings: readonly Told[]): Lead[] {
  const taken = new Set<Told>();
  return findings.flatMap((finding, i) => {
    if (taken.has(finding)) return [];
    const left = findings.slice(i + 1).filter((other) => !taken.has(other));
    const covered = left.filter((other) => isCovered(other, finding));
    const groups = left.filter((other) => !covered.includes(other) && isOfOtherGroup(other, finding));
    for (const other of [...covered, ...groups]) taken.add(other);
    return [{ finding, covered, groups }];
  });
}

function isCovered(other: Told, by: Told): boolean {
  if (COVERED_BY[by.rule]?.includes(other.rule) !== true) return false;
  return (
    by.policy === null ||
    by.rule === 'combined-peak-above-limit' ||
    (isOfSame(other, by) && other.group === by.group)
  );
}

function isOfOtherGroup(other: Told, than: Told): boolean {
  return (
    other.rule === than.rule &&
    other.severity === than.severity &&
    other.status === than.status &&
    other.group !== than.group &&
    isOfSame(other, than)
  );
}

function isOfSame(a: Told, b: Told): boolean {
  return a.policy !== null && b.policy !== null && refKey(a.policy) === refKey(b.policy);
}

/** What the covered ones add to the line: the limit that is passed. */
export function addedBy(covered: readonly Told[]): string {
  return covered
    .filter(({ rule }) => rule === 'peak-above-limit')
    .map(({ message }) => firstSentence(message).rest)
    .join(' ');
}
