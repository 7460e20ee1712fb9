import { isObject } from '../../manifest/manifest.js';
import type { Json, JsonObject } from '../../manifest/manifest.js';
import { parseWhole } from '../../manifest/parse.js';
import { folderOf } from '../../manifest/path.js';

/** What a chart of planned objects is given where nobody says otherwise. */
export interface ChartValues {
  readonly chart: string;
  readonly values: JsonObject;
}

interface Text {
  readonly path: string;
  readonly text: string | null;
}

/** Of a file with fewer keys in common than these nothing can be told: `image` or `version` alone is in any configuration. */
const FEWEST_SAME = 2;
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
    return values === null ? [] : [{ chart: folderOf(path), values }];
  });
}

/**
 * The chart whose values a file looks to be, whatever it is called: its keys are those of the chart's own values.yaml, and some of them lead
 * to the same settings. Null where they are not, as of most YAML.
 */
export function valuesLike(
  { path, text }: Text,
  charts: readonly ChartValues[],
): { readonly chart: string; readonly keys: readonly string[] } | null {
  const given = charts.length === 0 || text === null ? null : mappingIn(path, text);
  if (given === null) return null;
  const keys = Object.keys(given);
  const found = charts.find(({ values }) => {
    const isKnown = (key: string): boolean => Object.hasOwn(values, key) || OF_ANY_CHART.includes(key);
    return keys.every(isKnown) && sameSettings(given, values) >= FEWEST_SAME;
  });
  return found === undefined ? null : { chart: found.chart, keys };
}

/** How many values lie below the same keys on both sides, and are of the same kind. */
function sameSettings(given: Json, known: Json | undefined): number {
  if (known === undefined) return 0;
  if (isObject(given) && isObject(known))
    return Object.entries(given).reduce((sum, [key, value]) => sum + sameSettings(value, known[key]), 0);
  return isObject(given) === isObject(known) && Array.isArray(given) === Array.isArray(known) ? 1 : 0;
}

function mappingIn(path: string, text: string): JsonObject | null {
  if (!/\.ya?ml$/.test(path)) return null;
  const [values, ...more] = parseWhole(text, path) ?? [];
  return isObject(values) && more.length === 0 ? values : null;
}
