import { code, foreign, list, name, NO_TEXT, type Text, text, withoutStop } from '../text/text.js';
import * as z from 'zod';
import { isSameJson } from '../manifest/canonical.js';
import { textIn } from '../manifest/fields.js';
import type { Json } from '../manifest/manifest.js';
import { isCalendarDay } from '../manifest/quantity.js';
import { nearest, visible } from '../manifest/visible.js';
import { RULES } from '../rules/catalogue.js';
import { OWN } from '../rules/own.js';
import { NEVER_WAIVED, type WrittenWaiver } from '../rules/waivers.js';
import { keysMeant, messagesOf } from './values.js';

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

/**
 * Accepted findings. A waiver that is not understood does not apply, and the rule `waiver-lapsed` reports it; the rest of the
 * configuration holds without it.
 */
export const waivers = z.array(z.unknown().transform(readWaiver)).max(200).default([]);

const WAIVER_FIELDS = list(['rule', 'subject', 'reason', 'owner', 'expires'].map(code));

function readWaiver(written: unknown): WrittenWaiver {
  const read = waiver.safeParse(written, { error: keysMeant });
  if (read.success) return { kind: 'whole', isShared: false, ...read.data };
  const [first] = read.error.issues.flatMap(messagesOf);
  const why = first ? withoutStop(first.message) : NO_TEXT;
  const [rule, subject] = ['rule', 'subject'].map((key) => textIn(written as Json, key));
  return { kind: 'malformed', rule: rule ?? null, subject: subject ?? null, why };
}

/**
 * The waivers as they hold in one of several clusters. One that names no cluster is for all of them, and where it matches nothing in
 * one it may match in another.
 */
export function waiversIn(all: readonly WrittenWaiver[], clusters: readonly string[]): WrittenWaiver[] {
  return all.map((one) => {
    if (one.kind === 'malformed') return one;
    if (one.cluster === null) return { ...one, isShared: clusters.length > 1 };
    if (clusters.includes(one.cluster)) return one;
    const why = text`the configuration has no cluster ${name('cluster', visible(one.cluster))}${foreign(meant(one.cluster, clusters))}`;
    return { kind: 'malformed', rule: one.rule, subject: one.subject, why };
  });
}

type Whole = Extract<WrittenWaiver, { kind: 'whole' }>;

/** The steps to the line of a waiver. */
type At<T> = T & { readonly path: readonly string[] };

/** Waivers by which something is accepted that was not: new ones, and those that reach further, last longer or accept more. */
export function addedWaivers(
  before: readonly WrittenWaiver[],
  after: readonly WrittenWaiver[],
): At<{ readonly before: null; readonly after: string }>[] {
  const had = before.filter((one) => one.kind === 'whole');
  return after.flatMap((one, index) =>
    one.kind === 'malformed' || had.some((earlier) => includes(earlier, one))
      ? []
      : { path: ['waivers', String(index)], before: null, after: textOf(one) },
  );
}

function includes(earlier: Whole, now: Whole): boolean {
  return (
    earlier.rule === now.rule &&
    earlier.subject.trim() === now.subject.trim() &&
    earlier.expires >= now.expires &&
    (earlier.cluster === null || earlier.cluster === now.cluster) &&
    // A number and what the base has are no order.
    (earlier.max === now.max || (earlier.max !== null && now.max !== null && earlier.max > now.max))
  );
}

function textOf({ rule, subject, owner, expires, max, cluster }: Whole): string {
  const upTo = max === null ? '' : ` up to ${max}`;
  const where = cluster === null ? '' : ` in ${cluster}`;
  return `${rule} for ${subject}${where}${upTo} until ${expires} (${owner})`;
}

/** Sentences on waivers that would not apply, beyond those of the base. */
export function brokenWaivers(
  before: readonly WrittenWaiver[],
  after: readonly WrittenWaiver[],
): At<{ readonly message: Text }>[] {
  return after.flatMap((one, index) => {
    if (one.kind === 'whole' || before.some((earlier) => isSameJson(earlier, one))) return [];
    const message = text`This waiver will not apply: ${one.why}. Write ${WAIVER_FIELDS}.`;
    return { path: ['waivers', String(index)], message };
  });
}
