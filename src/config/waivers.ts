import * as z from 'zod';
import { isCalendarDay } from '../manifest/quantity.js';
import { nearest } from '../manifest/visible.js';
import { RULES } from '../rules/catalogue.js';
import { OWN } from '../rules/own.js';
import { NEVER_WAIVED, type WrittenWaiver } from '../rules/waivers.js';

/** A text that must be there and say something. */
function said(most: number) {
  return z
    .string({ error: ({ input }) => (input === undefined ? 'is missing' : undefined) })
    .max(most)
    .refine((text) => text.trim() !== '', 'is empty');
}

const RULE_IDS = RULES.map(({ id }) => id);

const rule = said(120).superRefine((id, context) => {
  const isKnown = RULE_IDS.includes(id) || id.startsWith(OWN);
  if (isKnown && !NEVER_WAIVED.has(id)) return;
  const message = isKnown ? 'cannot be waived' : `is no rule${meant(id, RULE_IDS)}`;
  context.addIssue({ code: 'custom', message });
});

function meant(written: string, known: readonly string[]): string {
  const found = nearest(written, known);
  return found === null ? '' : `; did you mean ${found}?`;
}

const waiver = z.strictObject({
  rule,
  subject: said(700),
  reason: said(1000),
  owner: said(200),
  expires: said(40).refine(
    (text) => /^\d{4}-\d\d-\d\d$/.test(text) && isCalendarDay(text),
    'must be a day that there is, such as 2027-03-01: the last one, in UTC, on which it holds',
  ),
  max: z.number().min(0).nullable().default(null),
  cluster: said(120).nullable().default(null),
});

/** Accepted findings. */
export const waivers = z.array(waiver).max(200).default([]);

/** Reports waivers of clusters that the configuration does not list. */
export function inListedClusters(
  {
    waivers: all,
    clusters,
  }: { readonly waivers: readonly WrittenWaiver[]; readonly clusters: readonly { readonly name: string }[] },
  context: z.RefinementCtx,
): void {
  const names = clusters.map(({ name }) => name);
  for (const [index, { cluster }] of all.entries())
    if (cluster !== null && names.length > 0 && !names.includes(cluster))
      context.addIssue({
        code: 'custom',
        path: ['waivers', index, 'cluster'],
        message: `is no cluster of the configuration${meant(cluster, names)}`,
      });
}

/** Waivers by which something is accepted that was not: new ones, and those that reach further, last longer or accept more. */
export function addedWaivers(before: readonly WrittenWaiver[], after: readonly WrittenWaiver[]) {
  return after.flatMap((one, index) =>
    before.some((earlier) => includes(earlier, one))
      ? []
      : { path: ['waivers', String(index)], before: null, after: textOf(one) },
  );
}

function includes(earlier: WrittenWaiver, now: WrittenWaiver): boolean {
  return (
    earlier.rule === now.rule &&
    earlier.subject.trim() === now.subject.trim() &&
    earlier.expires >= now.expires &&
    (earlier.cluster === null || earlier.cluster === now.cluster) &&
    // A number and what the base has are no order.
    (earlier.max === now.max || (earlier.max !== null && now.max !== null && earlier.max > now.max))
  );
}

function textOf({ rule, subject, owner, expires, max, cluster }: WrittenWaiver): string {
  const upTo = max === null ? '' : ` up to ${max}`;
  const where = cluster === null ? '' : ` in ${cluster}`;
  return `${rule} for ${subject}${where}${upTo} until ${expires} (${owner})`;
}
