import { textIn } from '../fields.js';
import type { Json } from '../manifest.js';

/** The values that a chart from elsewhere gets, and those that decide whether it is taken. */
export function valueKeys(dependency: Json): string[] {
  const conditions = (textIn(dependency, 'condition') ?? '').split(',');
  const own = textIn(dependency, 'alias') ?? textIn(dependency, 'name') ?? '';
  return [own, 'global', 'tags', ...conditions.flatMap((one) => one.trim().split('.')[0] || [])];
}

/** All values at once, or parts of a chart that nothing here shows. */
const OF_OTHERS = /\.Values(?![.\w])|\bSubcharts\b|\bDependencies\b/;
const BY_INDEX = /\bindex\s+\$?\.Values\s+"([^"]+)"/g;
const BY_NAME = /\.Values\.(\w+)/g;

const CALLED = /\b(?:include|template)\s+("[^"]*"|\S+)/g;
const DEFINED = /\bdefine\s+("[^"]*")/g;

/** True where templates call one that none of them defines, or that only a value names. */
export function callsOthers(templates: readonly string[]): boolean {
  const named = (pattern: RegExp): string[] =>
    templates.flatMap((text) => Array.from(text.matchAll(pattern), ([, name = '']) => name));
  const defined = new Set(named(DEFINED));
  return named(CALLED).some((name) => !defined.has(name) && !isPathOfFile(name));
}

/** `include (print $.Template.BasePath "/config.yaml") .` fills a file of the chart. */
function isPathOfFile(name: string): boolean {
  return name === '(print';
}

/**
 * True for a template that may come out otherwise without the charts that get the values of these keys: it takes some of those values,
 * all of them, or parts of these charts.
 */
export function goesByOthers(template: string, keys: ReadonlySet<string>): boolean {
  const named = [...template.matchAll(BY_INDEX), ...template.matchAll(BY_NAME)].map(([, name = '']) => name);
  // What is global here is not told by others.
  if (named.some((name) => keys.has(name) && name !== 'global')) return true;
  return OF_OTHERS.test(template.replaceAll(BY_INDEX, ''));
}
