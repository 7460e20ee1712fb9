import { plural } from '../text/plural.js';

/** `1,204` */
export function numberText(count: number): string {
  return count.toLocaleString('en-US');
}

/** `1 node`, `1,204 nodes` */
export function counted(count: number, thing: string): string {
  return `${numberText(count)} ${plural(count, thing)}`;
}
