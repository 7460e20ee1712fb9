import { RE2JS } from 're2js';
import { fieldAt, objectIn, textIn } from '../../../manifest/fields.js';
import { byName } from '../../../manifest/lookup.js';
import { isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { hashValue } from '../../../snapshot/copy.js';

/** An entry of `spec.packages`, as far as a rollout depends on it. */
export type PackageSpec = Readonly<ReturnType<typeof readPackage>>;
export type Packages = ReadonlyMap<string, PackageSpec>;

/** Reads `spec.packages` as stored. */
export function readPackages(value: Json | undefined): Packages {
  const entries = Object.entries(isObject(value) ? value : {});
  return new Map(
    entries.flatMap(([name, entry]) => (isObject(entry) ? [[name, readPackage(name, entry)]] : [])),
  );
}

function readPackage(name: string, entry: JsonObject) {
  const entriesIn = (key: string): [string, Json][] => Object.entries(objectIn(entry, key) ?? {});
  const [canLeave, leaves] = ['enabled', 'apply'].map((key) => fieldAt(entry, 'uninstall', key) === true);
  const hashOf = (text: Json): string => hashValue(typeof text === 'string' ? text : JSON.stringify(text));
  return {
    name,
    version: textIn(entry, 'version') ?? '',
    interrupt: readInterrupt(entry['interrupt']),
    /** By glob of the config map keys whose change asks for it. */
    configInterrupts: new Map(
      entriesIn('configInterrupts').flatMap(([glob, one]) => {
        const interrupt = readInterrupt(one);
        return interrupt === null ? [] : [[glob, interrupt]];
      }),
    ),
    /** Key to a hash of the value, which is all that a snapshot keeps of it. */
    configMap: new Map(entriesIn('configMap').map(([key, text]) => [key, hashOf(text)])),
    /** Names of packages that must be complete on a node first. */
    dependsOn: entriesIn('dependsOn').map(([other]) => other),
    /** `applied`: it is to be uninstalled; `enabled`: it can be. Always `none` up to 0.15. */
    uninstall: canLeave ? (leaves ? ('applied' as const) : ('enabled' as const)) : ('none' as const),
  };
}

/** The type of what is done to a node once a package is on it; null for nothing. */
function readInterrupt(value: Json | undefined): string | null {
  return isObject(value) ? (textIn(value, 'type') ?? '') : null;
}

/**
 * The interrupts with which the work on a package ends. After a config map change only the keys that changed count, and the
 * package's own interrupt does not. Source: NVIDIA/nodewright v0.15.0, skyhook_types.go HasInterrupt and wrapper/skyhook.go
 * GetConfigInterrupts.
 */
export function interruptsOf(spec: PackageSpec, changed: readonly string[]): readonly string[] {
  if (changed.length === 0) return spec.interrupt === null ? [] : [spec.interrupt];
  return [...spec.configInterrupts].flatMap(([glob, interrupt]) =>
    changed.some((key) => matchesGlob(glob, key)) ? [interrupt] : [],
  );
}

export function hasInterrupt(spec: PackageSpec, changed: readonly string[]): boolean {
  return interruptsOf(spec, changed).length > 0;
}

/**
 * The config map keys whose new value has to reach the nodes; null if the edit starts nothing: another version has a config map of its
 * own, and one that was not there before is only created. When a key was only removed the work starts with no key to name, and then the
 * package's own interrupt applies. Source: skyhook_controller.go HandleConfigUpdates.
 */
export function changedKeys(before: PackageSpec | undefined, after: PackageSpec): readonly string[] | null {
  if (before?.version !== after.version || before.configMap.size === 0 || after.configMap.size === 0)
    return null;
  const keys = [...after.configMap].filter(([key, hash]) => before.configMap.get(key) !== hash);
  const removed = [...before.configMap.keys()].some((key) => !after.configMap.has(key));
  return keys.length > 0 || removed ? keys.map(([key]) => key) : null;
}

/** Negative when `a` is older than `b`. Build data is ignored; a text that is no version is older than any (x/mod/semver Compare). */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  const longest = left.length > right.length ? left : right;
  return longest.map((_, i) => byName(left[i] ?? '', right[i] ?? '')).find((one) => one !== 0) ?? 0;
}

/** The parts of a version as texts that sort as the parts do: a missing one, no number, numbers, words, no prerelease at all. */
function partsOf(version: string): string[] {
  const [core = '', ...rest] = (version.replace(/^v/, '').split('+')[0] ?? '').split('-');
  const words = rest.join('-').split('.').filter(Boolean);
  const isNumber = (part: string): boolean => /^\d+$/.test(part);
  const numbered = (part: string): string => `1${part.replace(/^0+/, '').padStart(NUMBER_WIDTH, '0')}`;
  return [
    ...[...core.split('.'), '0', '0'].slice(0, 3).map((part) => (isNumber(part) ? numbered(part) : '0')),
    ...(words.length === 0 ? ['3'] : words.map((part) => (isNumber(part) ? numbered(part) : `2${part}`))),
  ];
}

const NUMBER_WIDTH = 20;

/** Parts of a glob: a star, a question mark, a class, an escaped character, or any other. */
const TOKEN = /\*|\?|\[\^?(?:(?:\\.|[^\\\]-])(?:-(?:\\.|[^\\\]-]))?)+\]|\\.|[^\\[]/gsu;

/**
 * True when a glob matches a whole name: `*` is any run of characters but `/`, `?` one of them, `[a-z]` and `[^a-z]` are
 * classes, a backslash takes the next character as it is. A malformed glob matches nothing. Source: Go's path/filepath.Match,
 * which NVIDIA/nodewright uses for config interrupts (internal/wrapper/skyhook.go GetConfigInterrupts).
 */
export function matchesGlob(glob: string, name: string): boolean {
  const tokens = glob.match(TOKEN) ?? [];
  if (tokens.join('') !== glob) return false;
  const pattern = tokens.map((token) => {
    if (token === '*' || token === '?') return token === '*' ? '[^/]*' : '[^/]';
    return token.startsWith('[') ? classOf(token) : RE2JS.quote(token.replace(/^\\/u, ''));
  });
  return RE2JS.compile(pattern.join('')).matches(name);
}

/** A class by the numbers of its characters, so that `[\d]` is the letter d; a range that ends before it begins has none. */
function classOf(token: string): string {
  const [, not = '', body = ''] = /^\[(\^?)(.*)\]$/su.exec(token) ?? [];
  const ranges = [...body.matchAll(/\\?(.)(?:-\\?(.))?/gsu)].flatMap(([, from = '', to = from]) => {
    const [first = 0, last = 0] = [from, to].map((one) => one.codePointAt(0));
    return first > last ? [] : `\\x{${first.toString(16)}}-\\x{${last.toString(16)}}`;
  });
  if (ranges.length > 0) return `[${not}${ranges.join('')}]`;
  return not ? '[\\x{0}-\\x{10ffff}]' : '[^\\x{0}-\\x{10ffff}]';
}
