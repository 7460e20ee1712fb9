import * as z from 'zod';
import { isTimeZone } from '../calendar/zones.js';
import { nearest, visible } from '../manifest/visible.js';
import { code, foreign, type Text, text } from '../text/text.js';
import { type Form, HORIZON, parseDuration } from './duration.js';

/** `20m` to milliseconds. */
export const duration = written(HORIZON);
/** The same, and `0s`. */
export const wait = written({
  what: 'a duration of up to ten years, such as 0s, 20m, 4h or 7d',
  parse: parseDuration,
});

export function written<T>({ what, parse }: Form<T>) {
  const message = `must be ${what}`;
  return z.string(message).transform((text, context) => {
    const value = parse(text);
    if (value !== null) return value;
    context.addIssue(message);
    return z.NEVER;
  });
}

export const timeZone = z
  .string()
  .refine(isTimeZone, 'is not a known time zone; write one such as Europe/Berlin');

/** A text, or a list of up to `most`. */
export function oneOrMore(longest: number, most: number) {
  const one = z.string().min(1).max(longest);
  return z
    .union([one, z.array(one).min(1).max(most)], 'must be a text or a list of texts')
    .transform((written) => (typeof written === 'string' ? [written] : written));
}

/** Names for keys that a mapping does not have the keys that were meant, else those that it has. Of other issues zod's message holds. */
export function keysMeant(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'unrecognized_keys' || !(issue.inst instanceof z.ZodObject)) return undefined;
  const known = Object.keys(issue.inst.shape);
  const meant = issue.keys.flatMap((key: string) => nearest(key, known) ?? []);
  return meant.length > 0 ? `Did you mean ${meant.join(' or ')}?` : `Settings here: ${known.join(', ')}.`;
}

/** The sentences of an issue, with the steps to the setting that each is about. */
export function messagesOf(issue: z.core.$ZodIssue): { path: readonly PropertyKey[]; message: Text }[] {
  const { path, message } = issue;
  const nameOf = (steps: readonly PropertyKey[]): Text =>
    steps.length === 0 ? text`the file` : code(visible(steps.map(String).join('.')));
  if (issue.code !== 'unrecognized_keys')
    return [{ path, message: text`${nameOf(path)}: ${foreign(message)}.` }];
  return issue.keys.map((key) => {
    const own = [...path, key];
    return { path: own, message: text`${nameOf(own)} is not a setting. ${foreign(message)}` };
  });
}
