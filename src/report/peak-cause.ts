import { peakByAge } from '../plan/expiries.js';
import type { ExpiryCluster } from '../plan/expiries.js';
import type { Effect, PlannedGroup } from '../plan/model.js';
import { amount, matchedOf, unitOf } from './amounts.js';
import { utcPhrase } from './instants.js';
import type { Phrase } from './phrase.js';
import { NO_WORDS, say } from './phrase.js';
import type { Selection } from './selection.js';

/** `20 of 20 nodes go by age on Sat 2024-07-20 00:19 UTC`: no part of a rollout that gets nowhere. Null where none do. */
export function agedPhrase({ subjects }: Pick<Selection, 'subjects'>): Phrase | null {
  const groups = subjects.flatMap(({ head }) => head ?? []);
  const worst = worstByAge(groups);
  if (!worst) return null;
  const { out, at } = worst.worst;
  return say`${out} of ${amount(matchedOf(groups), unitOf(groups))} go by age on ${utcPhrase(at)} UTC`;
}

/** Why more are out at once than a reader expects of a rollout, or of its budget; no words where it is as expected. */
export function peakRemark({ peakAtOnce }: Effect, groups: readonly PlannedGroup[]): Phrase {
  if (worstByAge(groups)) return say`, by age (expireAfter)`;
  const [only, ...others] = groups;
  const limit = only && others.length === 0 ? highestShare(only) : null;
  return limit === null || peakAtOnce - (only?.outBefore ?? 0) <= limit
    ? NO_WORDS
    : say`, above the ${limit} of the budget: new nodes that are up count in its percentage`;
}

/** The most that percentages let go while the rollout takes nodes; null where something else decides, or nothing. */
function highestShare({ calendar }: PlannedGroup): number | null {
  if (!calendar) return null;
  const decides = calendar.limits.filter(({ reasons }) => reasons.includes(calendar.rolledFor));
  if (!decides.some(({ written }) => written.endsWith('%'))) return null;
  const spans = calendar.spans.filter(({ reason }) => reason === null || reason === calendar.rolledFor);
  const most = Math.max(0, ...spans.map(({ limit }) => limit ?? Infinity));
  return most > 0 && Number.isFinite(most) ? most : null;
}

/** The most nodes that go together by age, where those are the peak. */
function worstByAge(groups: readonly PlannedGroup[]): ExpiryCluster | null {
  const all = groups.flatMap((group) => peakByAge(group) ?? []);
  return all.reduce<ExpiryCluster | null>(
    (most, one) => (one.worst.out > (most?.worst.out ?? 0) ? one : most),
    null,
  );
}
