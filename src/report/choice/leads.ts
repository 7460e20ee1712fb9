import { groupedByEach } from '../../manifest/lookup/grouped.js';
import { refKey } from '../../systems/system.js';
import { firstSentence, type Told } from './told.js';

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
  // There may be ten thousand: each is compared with those only that it could stand for.
  const coverable = groupedByEach(findings, rulesThatCover);
  const sayingTheSame = groupedByEach(findings, sayingOf);
  const taken = new Set<Told>();
  const left = (of: readonly Told[] | undefined): Told[] => (of ?? []).filter((other) => !taken.has(other));
  return findings.flatMap((finding) => {
    if (taken.has(finding)) return [];
    taken.add(finding);
    const covered = left(coverable.get(finding.rule)).filter((other) => isCovered(other, finding));
    for (const other of covered) taken.add(other);
    const groups = sayingOf(finding).flatMap((saying) => {
      const others = left(sayingTheSame.get(saying)).filter(({ group }) => group !== finding.group);
      // Those that are left over are all of this group.
      sayingTheSame.delete(saying);
      return others;
    });
    for (const other of groups) taken.add(other);
    return [{ finding, covered, groups }];
  });
}

/** What the findings of one policy's other groups have in common with this one; none where it belongs to no policy. */
function sayingOf({ rule, severity, status, policy, evidence }: Told): string[] {
  // An approval that is gone before one group is not a wait that is gone before another.
  const of = evidence['kind'] ?? null;
  return policy === null ? [] : [JSON.stringify([rule, severity, status, refKey(policy), of])];
}

function rulesThatCover({ rule }: Told): string[] {
  return Object.keys(COVERED_BY).filter((by) => COVERED_BY[by]?.includes(rule));
}

function isCovered(other: Told, by: Told): boolean {
  return (
    by.policy === null ||
    by.rule === 'combined-peak-above-limit' ||
    (isOfSame(other, by) && other.group === by.group)
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
