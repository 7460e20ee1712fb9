import * as z from 'zod';
import { isTimeZone, parseDuration } from './duration.js';

/** `20m` to milliseconds. */
export const duration = z.string().transform((text, context) => {
  const ms = parseDuration(text);
  if (ms !== null && ms > 0) return ms;
  context.addIssue({
    code: 'custom',
    message: 'must be a duration above zero and up to ten years, such as 90s, 20m, 4h or 7d',
  });
  return z.NEVER;
});

export const timeZone = z
  .string()
  .refine(isTimeZone, 'is not a known time zone; write one such as Europe/Berlin');
