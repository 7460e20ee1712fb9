import type { JsonObject } from '../../manifest/manifest.js';
import { isObject } from '../../manifest/manifest.js';
import { changedKeys, readPackages } from './packages.js';
import type { Switches } from './versions.js';

/** How a NodeWright or Skyhook of the head differs from what the nodes carry, as far as a rollout is concerned. */
export type SpecChange =
  | { readonly kind: 'version-up' | 'version-down'; readonly packages: readonly string[] }
  | { readonly kind: 'package-removed'; readonly packages: readonly string[] }
  | { readonly kind: 'config-map'; readonly packages: readonly string[] }
  | { readonly kind: 'package-added'; readonly packages: readonly string[] }
  | { readonly kind: 'none' };

/**
 * Which kind of change an edit of `spec.packages` is. Where several apply, the one that touches most nodes at once counts:
 * a version or a config map value before a removal, before an added package. A package key that moved from one name to
 * another is a removal and an addition.
 */
export function specChange(before: JsonObject, after: JsonObject): SpecChange {
  const old = packagesOf(before);
  const now = packagesOf(after);
  const both = [...now.keys()].filter((name) => old.has(name));
  const version = (name: string): number => compareVersions(textOf(old, name), textOf(now, name));
  const up = both.filter((name) => version(name) < 0);
  if (up.length > 0) return { kind: 'version-up', packages: up };
  const config = both.filter((name) => version(name) === 0 && configChanged(name, before, after));
  if (config.length > 0) return { kind: 'config-map', packages: config };
  const down = both.filter((name) => version(name) > 0);
  if (down.length > 0) return { kind: 'version-down', packages: down };
  const removed = [...old.keys()].filter((name) => !now.has(name));
  if (removed.length > 0) return { kind: 'package-removed', packages: removed };
  const added = [...now.keys()].filter((name) => !old.has(name));
  return added.length > 0 ? { kind: 'package-added', packages: added } : { kind: 'none' };
}

/** True when the operator starts every node that has the old state in one pass, past strategy and budget. */
export function isAllAtOnce(change: SpecChange, switches: Switches): boolean {
  switch (change.kind) {
    case 'version-up':
    case 'config-map':
      return true;
    case 'version-down':
      return switches.downgrade === 'all-at-once';
    case 'package-removed':
      return switches.packageRemoval === 'all-at-once';
    case 'package-added':
    case 'none':
      return false;
  }
}

function packagesOf(spec: JsonObject): ReadonlyMap<string, JsonObject> {
  const packages = spec['packages'];
  if (!isObject(packages)) return new Map();
  return new Map(
    Object.entries(packages).flatMap(([name, value]) => (isObject(value) ? [[name, value]] : [])),
  );
}

function textOf(packages: ReadonlyMap<string, JsonObject>, name: string): string {
  const version = packages.get(name)?.['version'];
  return typeof version === 'string' ? version : '';
}

/** A config map that is only added, or taken away whole, starts nothing: the operator compares the values it has stored. */
function configChanged(name: string, before: JsonObject, after: JsonObject): boolean {
  const old = readPackages(before['packages']).get(name);
  const now = readPackages(after['packages']).get(name);
  return now !== undefined && changedKeys(old, now) !== null;
}

/** Negative when `a` is older than `b`. Semantic versions as the operator's webhook admits them; build data is ignored. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parseSemver(a), parseSemver(b)];
  for (let i = 0; i < 3; i++) {
    const difference = (left.numbers[i] ?? 0) - (right.numbers[i] ?? 0);
    if (difference !== 0) return difference;
  }
  if (left.pre === right.pre) return 0;
  if (left.pre === '' || right.pre === '') return left.pre === '' ? 1 : -1;
  return comparePrerelease(left.pre, right.pre);
}

function parseSemver(text: string): { numbers: number[]; pre: string } {
  const [core = '', ...pre] = (text.replace(/^v/, '').split('+')[0] ?? '').split('-');
  return { numbers: core.split('.').map(Number), pre: pre.join('-') };
}

function comparePrerelease(a: string, b: string): number {
  const [left, right] = [a.split('.'), b.split('.')];
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const [x, y] = [left[i], right[i]];
    if (x === undefined || y === undefined) return x === undefined ? -1 : 1;
    if (x === y) continue;
    const numbers = [/^\d+$/.test(x), /^\d+$/.test(y)];
    if (numbers[0] && numbers[1]) return Number(x) - Number(y);
    if (numbers[0] !== numbers[1]) return numbers[0] ? -1 : 1;
    return x < y ? -1 : 1;
  }
  return 0;
}
