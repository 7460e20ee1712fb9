import type { JsonObject } from '../../manifest/manifest.js';
import { isObject } from '../../manifest/manifest.js';
import { changedKeys, readPackages } from './packages.js';
import type { Switches } from './versions.js';

/** How a NodeWright or Skyhook of the head differs from what the nodes carry, as far as a rollout is concerned. */
export type SpecChange = PackageChange | { readonly kind: 'none' };

export interface PackageChange {
  readonly kind:
    | 'version-up'
    | 'version-down'
    | 'version-rewritten'
    | 'config-map'
    | 'interrupt-added'
    | 'interrupt-removed'
    | 'package-removed'
    | 'package-added';
  readonly packages: readonly string[];
}

/**
 * Which kind of change an edit of `spec.packages` is. Where several apply, the one that touches most nodes at once counts:
 * one that goes past every batch, then one that is rolled out in batches, then one that runs nothing. A package key that moved
 * from one name to another is a removal and an addition.
 */
export function specChange(before: JsonObject, after: JsonObject, switches: Switches): SpecChange {
  const found = changesOf(before, after).filter(({ packages }) => packages.length > 0);
  return (
    found.find((change) => isAllAtOnce(change, switches)) ??
    found.find((change) => isRolledOut(change, switches)) ??
    found.find(({ kind }) => kind === 'package-removed') ?? { kind: 'none' }
  );
}

function changesOf(before: JsonObject, after: JsonObject): PackageChange[] {
  const old = packagesOf(before);
  const now = packagesOf(after);
  const both = [...now.keys()].filter((name) => old.has(name));
  const version = (name: string): number => compareVersions(textOf(old, name), textOf(now, name));
  const kept = both.filter((name) => version(name) === 0);
  return [
    { kind: 'version-up', packages: both.filter((name) => version(name) < 0) },
    { kind: 'config-map', packages: kept.filter((name) => configChanged(name, before, after)) },
    { kind: 'version-down', packages: both.filter((name) => version(name) > 0) },
    { kind: 'version-rewritten', packages: kept.filter((name) => textOf(old, name) !== textOf(now, name)) },
    { kind: 'package-removed', packages: [...old.keys()].filter((name) => !now.has(name)) },
    {
      kind: 'interrupt-added',
      packages: kept.filter((name) => !hasOwnInterrupt(old, name) && hasOwnInterrupt(now, name)),
    },
    {
      kind: 'interrupt-removed',
      packages: kept.filter((name) => hasOwnInterrupt(old, name) && !hasOwnInterrupt(now, name)),
    },
    { kind: 'package-added', packages: [...now.keys()].filter((name) => !old.has(name)) },
  ];
}

/** True when the operator starts every node that has the old state in one pass, past strategy and budget. */
export function isAllAtOnce({ kind }: SpecChange, switches: Switches): boolean {
  switch (kind) {
    case 'version-up':
    case 'config-map':
      return true;
    case 'version-down':
      return switches.downgrade === 'all-at-once';
    case 'package-removed':
      return switches.packageRemoval === 'all-at-once';
    case 'version-rewritten':
    case 'interrupt-added':
    case 'interrupt-removed':
    case 'package-added':
    case 'none':
      return false;
  }
}

/**
 * True when it runs anything on nodes that have the old state. A version that is only written in another way (`1.0`, `1.0.0`) is no
 * upgrade, and yet no node carries it. Source: skyhook_controller.go HandleVersionChange, v0.15.0: the texts are compared first.
 */
function isRolledOut({ kind }: PackageChange, switches: Switches): boolean {
  if (kind === 'package-removed') return switches.packageRemoval !== 'nothing-runs';
  return kind !== 'interrupt-removed' || switches.interruptRemoved === 'runs-again';
}

function hasOwnInterrupt(packages: ReadonlyMap<string, JsonObject>, name: string): boolean {
  return isObject(packages.get(name)?.['interrupt']);
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
