import { peakByAge } from '../plan/expiries.js';
import type { ExpiryCluster } from '../plan/expiries.js';
import type { PlannedGroup } from '../plan/model.js';
import { amount, matchedOf, unitOf } from './amounts.js';
import { utcPhrase } from './instants.js';
import type { Phrase } from './phrase.js';
import { NO_WORDS, say } from './phrase.js';
import type { Selection } from './selection.js';

/** `20 of 20 nodes expire on Sat 2024-07-20 00:19 UTC`: no part of a rollout that gets nowhere. Null where none do. */
export function agedPhrase({ subjects }: Pick<Selection, 'subjects'>): Phrase | null {
  const groups = subjects.flatMap(({ head }) => head ?? []);
  const worst = worstByAge(groups);
  if (!worst) return null;
  const { out, at } = worst.worst;
  return say`${out} of ${amount(matchedOf(groups), unitOf(groups))} expire on ${utcPhrase(at)} UTC`;
}

/** Why the peak is none of the rollout's doing; no words where it is. */
export function peakRemark(groups: readonly PlannedGroup[]): Phrase {
  return worstByAge(groups) ? say`, by age (expireAfter)` : NO_WORDS;
}

/** The most nodes that go together by age, where those are the peak. */
function worstByAge(groups: readonly PlannedGroup[]): ExpiryCluster | null {
  const all = groups.flatMap((group) => peakByAge(group) ?? []);
  return all.reduce<ExpiryCluster | null>(
    (most, one) => (one.worst.out > (most?.worst.out ?? 0) ? one : most),
    null,
  );
}
