const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** `Thu 2026-11-26 18:00 UTC`, and with seconds `Thu 2026-11-26 18:00:30 UTC`. */
export function instantText(at: number, withSeconds = false): string {
  const date = new Date(at);
  const shown = date.toISOString().slice(0, withSeconds ? 19 : 16);
  return `${DAYS[date.getUTCDay()] ?? ''} ${shown.replace('T', ' ')} UTC`;
}

/** The two largest of days, hours, minutes and seconds: `1 d 4 h`. */
export function durationText(ms: number): string {
  if (ms < MINUTE) return `${Math.round(ms / 1000)} s`;
  const parts = [
    { count: Math.floor(ms / DAY), unit: 'd' },
    { count: Math.floor((ms % DAY) / HOUR), unit: 'h' },
    { count: Math.floor((ms % HOUR) / MINUTE), unit: 'min' },
  ];
  const first = parts.findIndex(({ count }) => count > 0);
  const shown = parts.slice(first, first + 2).filter(({ count }) => count > 0);
  return shown.map(({ count, unit }) => `${count} ${unit}`).join(' ');
}

/** `1,204` */
export function numberText(count: number): string {
  return count.toLocaleString('en-US');
}

/** `1 node`, `1,204 nodes` */
export function counted(count: number, thing: string): string {
  return `${numberText(count)} ${count === 1 ? thing : `${thing}s`}`;
}

/** With a capital letter first. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
