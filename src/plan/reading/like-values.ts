import { isObject, type Json, type JsonObject } from '../../manifest/manifest.js';
import { parseWhole } from '../../manifest/parse.js';
import type { BesideFile } from '../../manifest/source-file.js';
import { folderOf, isWithin } from '../../manifest/path.js';
import { nearest } from '../../manifest/words/suggest.js';
import { isOwnName } from './fills.js';

/** What a chart of planned objects is given where nobody says otherwise. */
export interface ChartValues {
  readonly chart: string;
  readonly values: JsonObject;
  /** The values that its templates ask for, also those that its own values.yaml does not have. */
  readonly asked: ReadonlySet<string>;
}

type Text = Pick<BesideFile, 'path' | 'text'>;

/** Of a file with fewer settings in common than these nothing can be told, but where one is a limit: `image` alone is in any configuration. */
const FEWEST_SAME = 2;
/** Numbers that are in any configuration. */
const ANYWHERE = new Set(['version', 'port', 'timeout', 'level', 'id']);
/** Shorter keys are near to too many. */
const FEWEST_LETTERS = 5;
/** Keys that every chart may be given, whatever it says itself. */
const OF_ANY_CHART = ['global', 'nameOverride', 'fullnameOverride'];

/** The values.yaml of the charts among some files. */
export function chartValuesIn(
  files: readonly Text[],
  isWanted: (chart: string) => boolean,
): readonly ChartValues[] {
  return files.flatMap(({ path, text }) => {
    if (text === null || !/(?:^|\/)values\.ya?ml$/.test(path) || !isWanted(folderOf(path))) return [];
    const values = mappingIn(path, text);
    const chart = folderOf(path);
    return values === null ? [] : [{ chart, values, asked: askedIn(files, chart) }];
  });
}

function askedIn(files: readonly Text[], chart: string): ReadonlySet<string> {
  const templates = files.filter(({ path }) => isWithin(chart, path) && path.includes('templates/'));
  return new Set(
    templates.flatMap(({ text }) =>
      Array.from((text ?? '').matchAll(/\.Values\.(\w+)/g), ([, name = '']) => name),
    ),
  );
}

/**
 * The chart whose values a file looks to be, whatever it is called: its keys are those of the chart, typing errors among them, and some of
 * them lead to the same settings, of which one is enough if it is a limit by its name or its value. Null where they are not, as of most YAML.
 */
export function valuesLike(
  { path, text }: Text,
  charts: readonly ChartValues[],
): { readonly chart: string; readonly keys: readonly string[] } | null {
  const given = charts.length === 0 || text === null ? null : mappingIn(path, text);
  if (given === null) return null;
  const keys = Object.keys(given);
  const found = charts.find(({ values, asked }) => {
    const isKnown = (key: string): boolean =>
      meant(key, values) !== null || asked.has(key) || OF_ANY_CHART.includes(key);
    // Most are none of a chart's by their first key.
    if (!keys.every(isKnown)) return false;
    const same = sameSettings(given, values, '');
    return same.length >= FEWEST_SAME || same.some(isLimit);
  });
  return found === undefined ? null : { chart: found.chart, keys };
}

/** The key that one stands for, or looks to. */
function meant(key: string, known: JsonObject): string | null {
  if (Object.hasOwn(known, key)) return key;
  return key.length < FEWEST_LETTERS ? null : nearest(key, Object.keys(known));
}

/** The values that lie below the same keys on both sides, and are of the same kind. */
function sameSettings(given: Json, known: Json | undefined, key: string): readonly Setting[] {
  if (known === undefined) return [];
  if (isObject(given) && isObject(known))
    return Object.entries(given).flatMap(([name, value]) => {
      const own = meant(name, known);
      return own === null ? [] : sameSettings(value, known[own], own);
    });
  const isAlike = isObject(given) === isObject(known) && Array.isArray(given) === Array.isArray(known);
  return isAlike ? [{ key, value: given }] : [];
}

interface Setting {
  readonly key: string;
  readonly value: Json;
}

function isLimit({ key, value }: Setting): boolean {
  const isAmount = typeof value === 'number' || (typeof value === 'string' && /^\d+%$/.test(value));
  return isOwnName(key) || (isAmount && !ANYWHERE.has(key));
}

function mappingIn(path: string, text: string): JsonObject | null {
  if (!/\.ya?ml$/.test(path)) return null;
  const [values, ...more] = parseWhole(text, path) ?? [];
  return isObject(values) && more.length === 0 ? values : null;
}
