import * as z from 'zod';
import { isTimeZone } from '../calendar/zones.js';
import { parseDuration } from './duration.js';

/** `20m` to milliseconds. */
export const duration = durationFrom(1, 'above zero and up to ten years, such as 90s, 20m, 4h or 7d');
/** The same, and `0s`. */
export const wait = durationFrom(0, 'of up to ten years, such as 0s, 20m, 4h or 7d');

function durationFrom(leastMs: number, such: string) {
  const message = `must be a duration ${such}`;
  return z.string(message).transform((text, context) => {
    const ms = parseDuration(text);
    if (ms !== null && ms >= leastMs) return ms;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

export const timeZone = z
  .string()
  .refine(isTimeZone, 'is not a known time zone; write one such as Europe/Berlin');
