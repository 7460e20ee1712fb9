import { spanParts } from '../calendar/week.js';
import { plural } from '../text/plural.js';

/** The two largest of days, hours, minutes and seconds: `1 d 4 h`. */
export function durationText(ms: number): string {
  const parts = spanParts(ms);
  const first = parts.findIndex(({ count }) => count > 0);
  const shown = first < 0 ? parts.slice(-1) : parts.slice(first, first + 2);
  return shown
    .filter(({ count }, i) => i === 0 || count > 0)
    .map(({ count, unit }) => `${count} ${unit}`)
    .join(' ');
}

/** `1,204` */
export function numberText(count: number): string {
  return count.toLocaleString('en-US');
}

/** `1 node`, `1,204 nodes` */
export function counted(count: number, thing: string): string {
  return `${numberText(count)} ${plural(count, thing)}`;
}
