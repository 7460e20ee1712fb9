import * as z from 'zod';

/**
 * Which edits of a setting make the checks looser: a lower or higher number, `off` for a switch, entries that are removed (`fewer`) or added
 * (`more`), any edit of what is set, or a later value of a list, strictest first.
 */
export type LooserWhen = 'lower' | 'higher' | 'off' | 'fewer' | 'more' | 'any' | readonly (string | null)[];

/** The settings whose edits can make the checks looser; an edit of any other setting is a note. */
export const LOOSER = z.registry<{ readonly when: LooserWhen }>();
