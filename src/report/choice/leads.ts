import { groupedByEach } from '../../manifest/lookup/grouped.js';
import { refKey } from '../../systems/system.js';
import type { Told } from './told.js';

/** A finding that has a line of its own, and those that tell the same fact from another side. */
export interface Lead {
  readonly finding: Told;
  /** Named with it, with what they add; the rest of them is left for the folds. */
  readonly covered: readonly Told[];
  /** Other groups of the policy of which the same rule says the like. */
  readonly groups: readonly Told[];
}

/** Findings in the order in which they come, each with the milder and equal ones that it stands for. */
export function leadsOf(findings: readonly Told[]): Lead[] {
  // There may be ten thousand: each is compared with those only that it could stand for.
  const overlaps = findings.filter(isOverlap);
  const sayingTheSame = groupedByEach(findings, sayingOf);
  const taken = new Set<Told>();
  const left = (of: readonly Told[] | undefined): Told[] => (of ?? []).filter((other) => !taken.has(other));
  return findings.flatMap((finding) => {
    if (taken.has(finding)) return [];
    taken.add(finding);
    // The peak of all policies covers those of any two.
    const covered = finding.rule === 'combined-peak-above-limit' && !isOverlap(finding) ? left(overlaps) : [];
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

function isOverlap({ rule, evidence }: Told): boolean {
  return rule === 'combined-peak-above-limit' && evidence['cause'] === 'overlap';
}
