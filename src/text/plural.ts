/** `node`, `nodes`; `policy`, `policies`; `batch`, `batches`: the only place where a plural is made. */
export function plural(count: number, thing: string): string {
  if (count === 1) return thing;
  if (/[^aeiou]y$/.test(thing)) return `${thing.slice(0, -1)}ies`;
  return /(?:ch|s|x)$/.test(thing) ? `${thing}es` : `${thing}s`;
}

/** A number with a comma before each three digits. */
export function spelled(value: number): string {
  // The formatter takes longer to load than a small plan to render.
  return Number.isInteger(value)
    ? String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
    : value.toLocaleString('en-US');
}

/** `1 node`, `1,204 nodes`. */
export function counted(count: number, thing: string): string {
  return `${spelled(count)} ${plural(count, thing)}`;
}

/** `all 3 nodes`, and of two `both nodes`. */
export function allOf(count: number, thing: string): string {
  return count === 2 ? `both ${plural(count, thing)}` : `all ${counted(count, thing)}`;
}

/** `none of its 3 nodes is ever` taken; of a single one `its only node is never`. */
export function noneOf(count: number, thing: string, does: keyof typeof NOT): string {
  return count === 1 ? `its only ${thing} ${NOT[does]}` : `none of its ${counted(count, thing)} ${does}`;
}

const NOT = { is: 'is not', 'is ever': 'is never', may: 'may not' } as const;

/** Begins with the name of a field, an annotation or a file: `maxUnavailable`, `karpenter.sh/do-not-disrupt`. */
const NAME_FIRST = /^[a-z]+(?:[A-Z]|[./]\w)/;

/** A sentence, or a heading, of a text that begins with a small letter. A name keeps its spelling. */
export function capital(text: string): string {
  if (NAME_FIRST.test(text)) return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A share of the whole in percent, one decimal; 0 of nothing is 0. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part * 1000) / whole) / 10;
}

/** The same as text: what is not all and not nothing is not rounded to it. */
export function percentText(part: number, whole: number): string {
  const percent = percentOf(part, whole);
  if (percent === 0 && part > 0) return 'under 0.1%';
  return percent === 100 && part < whole ? 'over 99.9%' : `${percent}%`;
}

/** The verb that goes with a number: `1 of 8 nodes is`, `2 of 8 nodes are`. */
export function verb(count: number, one: string, several: string): string {
  return count === 1 ? one : several;
}
