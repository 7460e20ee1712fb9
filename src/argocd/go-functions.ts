import { field } from '../manifest/fields.js';
import { isObject, type Json } from '../manifest/manifest.js';
import { normalized } from './normalized.js';

type Given = readonly (Json | undefined)[];

/** Functions that make a text of texts, with how many they take; the last one is what a pipe gives. */
const OF_TEXTS: ReadonlyMap<string, readonly [count: number, call: (...texts: string[]) => string]> = new Map<
  string,
  readonly [number, (...texts: string[]) => string]
>([
  ['lower', [1, (text) => text.toLowerCase()]],
  ['upper', [1, (text) => text.toUpperCase()]],
  ['trim', [1, (text) => text.trim()]],
  ['toString', [1, (text) => text]],
  ['normalize', [1, normalized]],
  ['squote', [1, (text) => `'${text}'`]],
  ['base', [1, (text) => text.slice(text.lastIndexOf('/') + 1)]],
  ['dir', [1, (text) => (text.includes('/') ? text.slice(0, text.lastIndexOf('/')) : '.')]],
  ['trimPrefix', [2, (prefix, text) => (text.startsWith(prefix) ? text.slice(prefix.length) : text)]],
  [
    'trimSuffix',
    [2, (suffix, text) => (suffix !== '' && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text)],
  ],
  ['replace', [3, (old, by, text) => text.replaceAll(old, () => by)]],
]);

/** The others, each with what it makes of any values; undefined where that is an error, or nothing that is told here. */
const OF_VALUES: ReadonlyMap<string, (given: Given) => Json | undefined> = new Map<
  string,
  (given: Given) => Json | undefined
>([
  ['default', defaulted],
  ['dig', dug],
  ['get', ([map, key]) => (isObject(map) && typeof key === 'string' ? (field(map, key) ?? '') : undefined)],
  [
    'hasKey',
    ([map, key]) => (isObject(map) && typeof key === 'string' ? Object.hasOwn(map, key) : undefined),
  ],
  ['ternary', ([yes, no, of]) => (typeof of === 'boolean' ? (of ? yes : no) : undefined)],
  ['eq', (given) => compared(given, (a, b) => a === b)],
  ['ne', (given) => compared(given, (a, b) => a !== b)],
  ['not', ([value, ...more]) => (value === undefined || more.length > 0 ? undefined : isEmpty(value))],
  ['and', (given) => (isKnown(given) ? (given.find(isEmpty) ?? given.at(-1)) : undefined)],
  ['or', (given) => (isKnown(given) ? (given.find((one) => !isEmpty(one)) ?? given.at(-1)) : undefined)],
  ['contains', (given) => asked(given, (part, text) => text.includes(part))],
  ['hasPrefix', (given) => asked(given, (part, text) => text.startsWith(part))],
  ['hasSuffix', (given) => asked(given, (part, text) => text.endsWith(part))],
  ['coalesce', (given) => given.find((one) => one !== undefined && !isEmpty(one))],
  ['printf', printed],
  // A mapping or a list as JSON is one in YAML too, whatever it is put into.
  ['toYaml', ([value]) => asJson(value)],
  ['toJson', ([value]) => asJson(value)],
  ['toPrettyJson', ([value]) => asJson(value)],
]);

/**
 * What a function makes of its arguments: those of Sprig, of text/template, and Argo CD's own `normalize` and `toYaml`
 * (argo-cd, applicationset/utils/utils.go, sprigFuncMap). Undefined for all others.
 */
export function calledByName(name: string, given: Given): Json | undefined {
  const ofValues = OF_VALUES.get(name);
  if (ofValues !== undefined) return ofValues(given);
  const [count, call] = OF_TEXTS.get(name) ?? [];
  const texts = given.filter((one) => typeof one === 'string');
  return call !== undefined && texts.length === given.length && texts.length === count
    ? call(...texts)
    : undefined;
}

/** What counts as nothing, in a condition too. */
export function isEmpty(value: Json): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isObject(value)) return Object.keys(value).length === 0;
  return value === '' || value === 0 || value === false || value === null;
}

/** A field that is not there is an error of its own in most ApplicationSets (`missingkey=error`), and stays one here. */
function defaulted(given: Given): Json | undefined {
  const [instead, value] = given;
  if (given.length !== 2 || value === undefined) return undefined;
  return isEmpty(value) ? instead : value;
}

/** `dig "a" "b" DEFAULT MAP`: the default as soon as a step is not there; a step into what is no mapping is an error. */
function dug(given: Given): Json | undefined {
  const map = given.at(-1);
  const instead = given.at(-2);
  const steps = given.slice(0, -2);
  let here: Json | undefined = map;
  for (const step of steps) {
    if (!isObject(here) || typeof step !== 'string') return undefined;
    if (!Object.hasOwn(here, step)) return instead;
    here = here[step];
  }
  return steps.length === 0 ? undefined : here;
}

/** One that is not there may be an error, and then nothing is made at all. */
function isKnown(given: Given): given is readonly Json[] {
  return given.every((one) => one !== undefined);
}

/** Of two texts, as Sprig has them: what is looked for first. */
function asked(given: Given, is: (part: string, text: string) => boolean): boolean | undefined {
  const [part, text, ...more] = given;
  return typeof part === 'string' && typeof text === 'string' && more.length === 0
    ? is(part, text)
    : undefined;
}

function compared([a, b, ...more]: Given, is: (a: Json, b: Json) => boolean): boolean | undefined {
  const isPlain = (one: Json | undefined): one is string | number | boolean =>
    typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean';
  if (more.length > 0 || !isPlain(a) || !isPlain(b) || typeof a !== typeof b) return undefined;
  return is(a, b);
}

/** `%s` and `%v` of texts, `%d` and `%v` of whole numbers; other marks are not told here. */
function printed([format, ...values]: Given): string | undefined {
  if (typeof format !== 'string') return undefined;
  let isKnown = format.split('%').length - 1 === values.length;
  let next = 0;
  const text = format.replaceAll(/%(.?)/g, (_, mark: string) => {
    const value = values[next++];
    if (typeof value === 'string' && (mark === 's' || mark === 'v')) return value;
    if (typeof value === 'number' && Number.isSafeInteger(value) && (mark === 'd' || mark === 'v'))
      return value.toFixed(0);
    isKnown = false;
    return '';
  });
  return isKnown ? text : undefined;
}

function asJson(value: Json | undefined): string | undefined {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : undefined;
}
