import * as z from 'zod';
import { isLimit } from './fleet/limit.js';

/**
 * Edits of a setting that make the checks looser: a lower or higher number, `off` for a switch, entries that are removed (`fewer`) or added
 * (`more`), any edit of what is set, or a later value of a list, strictest first.
 */
type LooserWhen = 'lower' | 'higher' | 'off' | 'fewer' | 'more' | 'any' | readonly (string | null)[];

/** The settings whose edits can make the checks looser; an edit of any other setting is a note. */
export const LOOSER = z.registry<{ readonly when: LooserWhen }>();

/** True for an edit in the way that makes the checks looser. */
export function isLooserBy(when: LooserWhen, before: unknown, after: unknown): boolean {
  if (typeof when !== 'string') return when.indexOf(after as string) > when.indexOf(before as string);
  if (when === 'off') return before === true && after === false;
  if (when === 'any') return before !== null;
  if (when === 'fewer' || when === 'more') return (when === 'fewer' ? after : before) === null;
  if (isLimit(before) && isLimit(after) && before.kind !== after.kind) return true;
  const [was, is] = [numberOf(before), numberOf(after)];
  return when === 'lower' ? is < was : is > was;
}

function numberOf(value: unknown): number {
  if (!isLimit(value)) return Number(value);
  return value.kind === 'count' ? value.targets : value.value;
}
