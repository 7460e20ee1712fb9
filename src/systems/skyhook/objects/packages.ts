import { itemsIn, objectIn, textIn } from '../../../manifest/fields.js';
import { isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { hashValue } from '../../../snapshot/hash.js';
import { matchesGlob } from '../admission/package-glob.js';

/** Done to a node once a package is on it. */
interface Interrupt {
  readonly type: string;
  readonly services: readonly string[];
}

/** An entry of `spec.packages`, as far as a rollout depends on it. */
export interface PackageSpec {
  readonly name: string;
  readonly version: string;
  readonly interrupt: Interrupt | null;
  /** By glob of the config map keys whose change asks for it. */
  readonly configInterrupts: ReadonlyMap<string, Interrupt>;
  /** Key to a hash of the value, which is all that a snapshot keeps of it. */
  readonly configMap: ReadonlyMap<string, string>;
  /** Names of packages that must be complete on a node first. */
  readonly dependsOn: readonly string[];
  /** `applied`: it is to be uninstalled; `enabled`: it can be. Always `none` up to 0.15. */
  readonly uninstall: 'none' | 'enabled' | 'applied';
}

export type Packages = ReadonlyMap<string, PackageSpec>;

/** Reads `spec.packages` as stored. */
export function readPackages(value: Json | undefined): Packages {
  const entries = Object.entries(isObject(value) ? value : {});
  return new Map(
    entries.flatMap(([name, entry]) => (isObject(entry) ? [[name, readPackage(name, entry)]] : [])),
  );
}

function readPackage(name: string, entry: JsonObject): PackageSpec {
  const entriesIn = (key: string): [string, Json][] => Object.entries(objectIn(entry, key) ?? {});
  const uninstall = objectIn(entry, 'uninstall');
  const interrupt = objectIn(entry, 'interrupt');
  const hashOf = (text: Json): string => hashValue(typeof text === 'string' ? text : JSON.stringify(text));
  return {
    name,
    version: textIn(entry, 'version') ?? '',
    interrupt: interrupt && readInterrupt(interrupt),
    configInterrupts: new Map(
      entriesIn('configInterrupts').flatMap(([glob, one]) =>
        isObject(one) ? [[glob, readInterrupt(one)]] : [],
      ),
    ),
    configMap: new Map(entriesIn('configMap').map(([key, text]) => [key, hashOf(text)])),
    dependsOn: entriesIn('dependsOn').map(([other]) => other),
    uninstall: uninstall?.['enabled'] !== true ? 'none' : uninstall['apply'] === true ? 'applied' : 'enabled',
  };
}

function readInterrupt(value: JsonObject): Interrupt {
  const services = itemsIn(value, 'services').filter((one) => typeof one === 'string');
  return { type: textIn(value, 'type') ?? '', services };
}

/**
 * The interrupts with which the work on a package ends. After a config map change only the keys that changed count, and the
 * package's own interrupt does not. Source: NVIDIA/nodewright v0.15.0, skyhook_types.go HasInterrupt and wrapper/skyhook.go
 * GetConfigInterrupts.
 */
export function interruptsOf(spec: PackageSpec, changed: readonly string[]): readonly Interrupt[] {
  if (changed.length === 0) return spec.interrupt ? [spec.interrupt] : [];
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
  const [left, right] = [parseSemver(a), parseSemver(b)];
  const parts = Array.from({ length: 3 }, (_, i) => (left.numbers[i] ?? 0) - (right.numbers[i] ?? 0));
  const core = parts.find((difference) => difference !== 0);
  if (core !== undefined) return core;
  // A version without a prerelease is newer than one with it.
  if (left.pre.length === 0 || right.pre.length === 0) return right.pre.length - left.pre.length;
  const longest = left.pre.length > right.pre.length ? left.pre : right.pre;
  return longest.map((_, i) => comparePart(left.pre[i], right.pre[i])).find((one) => one !== 0) ?? 0;
}

function parseSemver(text: string): { numbers: number[]; pre: string[] } {
  const [core = '', ...pre] = (text.replace(/^v/, '').split('+')[0] ?? '').split('-');
  const numbers = core.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : -1));
  return { numbers, pre: pre.join('-').split('.').filter(Boolean) };
}

/** A missing part is older, a number is older than a word. */
function comparePart(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return Number(b === undefined) - Number(a === undefined);
  const [x, y] = [/^\d+$/.test(a), /^\d+$/.test(b)];
  if (x && y) return Number(a) - Number(b);
  if (x !== y) return x ? -1 : 1;
  return a === b ? 0 : a < b ? -1 : 1;
}
