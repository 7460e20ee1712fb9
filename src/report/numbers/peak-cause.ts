import { type ExpiryCluster, peakByAge } from '../../plan/measure/expiries.js';
import { goesByAgeOnly } from '../../plan/measure/group.js';
import type { PlannedGroup } from '../../plan/model.js';
import { amount, matchedOf, unitOf } from '../words/amounts.js';
import { utcPhrase } from '../words/instants.js';
import { NO_TEXT, type Text, text } from '../../text/text.js';
import type { Selection } from '../choice/selection.js';

/** `20 of 20 nodes out at once when they expire on Sat 2024-07-20 00:19 UTC`: no part of a rollout that gets nowhere. Null where none do. */
export function agedPhrase({ subjects }: Pick<Selection, 'subjects'>): Text | null {
  const groups = subjects.flatMap(({ head }) => head ?? []);
  const worst = worstByAge(groups);
  if (!worst) return null;
  const { out, at } = worst.worst;
  const nodes = groups.filter(({ unit }) => unit === 'node');
  return text`${out} of ${amount(Math.max(out, matchedOf(nodes)), unitOf(nodes))} out at once when they expire on ${utcPhrase(at)} UTC`;
}

/** Why the peak is none of the rollout's doing; no words where it is. */
export function peakRemark(groups: readonly PlannedGroup[]): Text {
  if (worstByAge(groups)) return BY_AGE;
  return outAlready(groups) ? text`, out already` : NO_TEXT;
}

/** Why what is lost is no loss of the rollout; no words where it is. */
export function lossRemark(groups: readonly PlannedGroup[]): Text {
  if (groups.length > 0 && groups.every(goesByAgeOnly)) return text`, nothing starts`;
  return worstByAge(groups) ? BY_AGE : NO_TEXT;
}

const BY_AGE = text`, by age (expireAfter)`;

/** `3 of 20 nodes are out already`: all that the peak of a rollout that starts nothing counts. Null where it counts more. */
export function outAlreadyPhrase({ subjects }: Pick<Selection, 'subjects'>): Text | null {
  const groups = subjects.flatMap(({ head }) => head ?? []);
  const out = outAlready(groups);
  if (subjects.length > 1 || !out) return null;
  return text`${out} of ${amount(matchedOf(groups), unitOf(groups))} ${out === 1 ? text`is` : text`are`} out already`;
}

/** How many are out before a rollout that starts nothing; null where it starts something, or none is. */
function outAlready(groups: readonly PlannedGroup[]): number | null {
  if (groups.some(({ batches, peakAtOnce, outBefore }) => batches.length > 0 || peakAtOnce > outBefore))
    return null;
  return groups.reduce((sum, { outBefore }) => sum + outBefore, 0) || null;
}

/** The most nodes that go together by age, where those are the peak. */
function worstByAge(groups: readonly PlannedGroup[]): ExpiryCluster | null {
  const all = groups.flatMap((group) => peakByAge(group) ?? []);
  return all.reduce<ExpiryCluster | null>(
    (most, one) => (one.worst.out > (most?.worst.out ?? 0) ? one : most),
    null,
  );
}
