import * as z from 'zod';
import { HOUR_MS } from '../../calendar/days.js';
import { spanText } from '../../calendar/week.js';
import { worstCluster } from '../../plan/measure/expiries.js';
import { fix } from '../../systems/system.js';
import { expirySeverity, notByExpiry } from '../fleet/group.js';
import { groupRule } from '../rule.js';
import { code, count, instant, joinTexts, literal, share, text, verbFor } from '../../text/text.js';

export const expiryBypassesBudget = groupRule({
  id: 'expiry-bypasses-budget',
  detects: 'nodes that are deleted by age (expireAfter), which no budget, window or freeze delays',
  systems: ['karpenter'],
  severity: 'warning',
  options: z.strictObject({
    /** A life so many times shorter than before is worse, whatever the ages of the nodes that are there. */
    factor: z.number().min(1).default(2),
  }),
  evaluate: (rollout, { base, plan, options }) => {
    const { group } = rollout;
    const { expiries, matched, expiry } = group;
    if (!expiry) return null;
    const { lifetimeMs, expected, unknown, basis, place } = expiry;
    if (lifetimeMs === null && expected.length + unknown.length === 0) return null;
    const before = rollout.before(base)?.group.expiry;
    const was = before ? (before.lifetimeMs ?? Infinity) : null;
    // The ages of the nodes of today say little once the change replaces them: their replacements live as long as is written now, and
    // go past every budget again and again. A node that dies before the work on it is done never serves at all.
    const isCut =
      was !== null && lifetimeMs !== null && lifetimeMs < was && lifetimeMs * options.factor <= was;
    const isUseless = isCut && lifetimeMs < group.workMs.longest;
    const worst = (expiries && worstCluster(expiries)?.worst) ?? null;
    const over = expiries?.over.length ?? 0;
    const n = expected.length;
    const byAge = basis === 'age' && n > 0 ? ' (by age: the snapshot has no NodeClaims)' : '';
    const limit =
      worst?.limit === null ? text`no budget limits them` : text`the budgets allow ${worst?.limit ?? 0}`;
    const sentences = [
      lifetimeMs === null
        ? text`nodes made before ${code('expireAfter: Never')} keep their age limit, and budgets do not delay it.`
        : text`${code('expireAfter')} deletes each node ${literal(spanText(lifetimeMs))} after its creation. Budgets, windows and do-not-disrupt do not prevent that, and no replacement is made first.`,
      unknown.length > 0 &&
        text`The expiry of ${share(unknown.length, matched, 'node')} is unknown: nodes older than ${code('expireAfter')} were created with another value. Add NodeClaims to the snapshot.`,
      matched > unknown.length &&
        text`${share(n, matched, 'node')} ${verbFor(n, 'expires', 'expire')} before ${instant(plan.horizon.to)}${literal(byAge)}.`,
      worst &&
        text`In the dry rollout ${count(worst.out, 'node')} ${verbFor(worst.out, 'is', 'are')} unavailable at once on ${instant(worst.at)}, when ${limit}.`,
      isCut &&
        text`Before this change a node lived ${literal(was === Infinity ? 'forever' : spanText(was))}.`,
    ];
    return rollout.result(['expireAfter'], {
      field: 'expireAfter',
      subject: 'expiry',
      place,
      says: joinTexts(sentences, ' '),
      fix:
        over > 0 || lifetimeMs === null
          ? notByExpiry(group)
          : fix`If nodes may only be disrupted in windows, set ${code('expireAfter: Never')} and let drift replace them within the budgets.`,
      // Larger than any peak by age that the base has: its nodes go once, these forever.
      magnitude: isCut ? Infinity : (worst?.out ?? 0),
      evidence: {
        lifetimeHours: lifetimeMs === null ? null : lifetimeMs / HOUR_MS,
        expected: n,
        expired: expiries?.expired.length ?? 0,
        unknown: unknown.length,
        peakAtOnce: worst?.out ?? 0,
        peakAt: worst ? new Date(worst.at).toISOString() : null,
        limit: worst?.limit ?? null,
        timesOverLimit: over,
      },
      severity: isUseless ? 'error' : over > 0 ? expirySeverity(group) : 'warning',
    });
  },
});
