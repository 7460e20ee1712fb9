import * as z from 'zod';
import { limitFor, limitSchema, limitWords } from '../fleet/limit.js';
import { policyRule } from '../rule.js';

/** An edit that nodes no longer fit, and one that lets nodes go which had drifted before. */
const REPLACES: ReadonlySet<string> = new Set(['drift', 'resumes']);

export const driftScope = policyRule({
  id: 'drift-scope',
  detects: 'an edit that makes existing nodes drift, or may, so that they are replaced',
  systems: ['karpenter'],
  severity: 'info',
  options: z.strictObject({
    /** More nodes than this, as a count or a share of the pool, are an error. A whole pool is what most edits are meant for. */
    limit: limitSchema('100%'),
    production: limitSchema('100%'),
  }),
  judge: (policy, { options }) => {
    const { change, effect } = policy;
    if (!change || !REPLACES.has(change.kind) || change.replaces === undefined) return null;
    const matched = effect.groups.reduce((sum, group) => sum + group.matched, 0);
    const isProduction = effect.groups.some(({ production }) => production);
    const written = isProduction ? options.production : options.limit;
    const limit = limitFor(written, matched);
    const isTooMany = change.replaces > limit;
    return {
      says: change.says + (isTooMany ? ` The limit is ${limitWords(written, limit, 'node')}.` : ''),
      remediation: change.unsure
        ? 'See in the documentation of the provider which fields of its NodeClass make nodes drift; set the budgets for Drifted as if all of them did.'
        : isTooMany
          ? 'Put the edit into a new NodePool and let it take over step by step, or raise the limit for a replacement that is meant.'
          : 'Nothing to do where that is what the edit is for; else leave spec.template as it is.',
      place: change.place ?? policy.place,
      magnitude: change.replaces,
      evidence: { replaces: change.replaces, matched, limit },
      severity: isTooMany ? 'error' : change.unsure ? 'warning' : 'info',
    };
  },
});
