import type { JsonObject } from '../../../manifest/manifest.js';
import { changedKeys, type Packages, type PackageSpec, readPackages } from './packages.js';
import type { Switches } from '../versions.js';

/** How a NodeWright or Skyhook of the head differs from what the nodes carry, as far as a rollout is concerned. */
export type SpecChange = PackageChange | { readonly kind: 'none' };

export interface PackageChange {
  readonly kind:
    | 'version-up'
    | 'uninstall'
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
  const found = specChanges(before, after);
  return (
    found.find((change) => isAllAtOnce(change, switches)) ??
    found.find((change) => isRolledOut(change, switches)) ??
    found.find(({ kind }) => kind === 'package-removed') ?? { kind: 'none' }
  );
}

/**
 * Every kind that applies. A package that was to be uninstalled before is taken to be gone: neither its removal nor another
 * version is a change of what nodes carry, and where it is to stay out, nothing is.
 */
export function specChanges(before: JsonObject, after: JsonObject): readonly PackageChange[] {
  const all = readPackages(before['packages']);
  const now = readPackages(after['packages']);
  const old = new Map([...all].filter(([, { uninstall }]) => uninstall !== 'applied'));
  const staying = [...now.values()]
    .filter(({ uninstall }) => uninstall !== 'applied')
    .map(({ name }) => name);
  const both = staying.filter((name) => old.has(name));
  const versionOf = (packages: Packages, name: string): string => packages.get(name)?.version ?? '';
  const step = (name: string): number => compareVersions(versionOf(old, name), versionOf(now, name));
  const kept = both.filter((name) => step(name) === 0);
  const [had, has] = [old, now].map((of) => (name: string) => of.get(name)?.interrupts === true) as [
    Has,
    Has,
  ];
  const leaving = [...now.keys()].filter((name) => old.has(name) && !staying.includes(name));
  const found: PackageChange[] = [
    { kind: 'version-up', packages: [...both, ...leaving].filter((name) => step(name) < 0) },
    { kind: 'uninstall', packages: leaving.filter((name) => step(name) === 0) },
    { kind: 'config-map', packages: kept.filter((name) => configChanged(old.get(name), now.get(name))) },
    { kind: 'version-down', packages: both.filter((name) => step(name) > 0) },
    {
      kind: 'version-rewritten',
      packages: kept.filter((name) => versionOf(old, name) !== versionOf(now, name)),
    },
    { kind: 'package-removed', packages: [...old.keys()].filter((name) => !now.has(name)) },
    { kind: 'interrupt-added', packages: kept.filter((name) => !had(name) && has(name)) },
    { kind: 'interrupt-removed', packages: kept.filter((name) => had(name) && !has(name)) },
    { kind: 'package-added', packages: staying.filter((name) => !old.has(name)) },
  ];
  return found.filter(({ packages }) => packages.length > 0);
}

type Has = (name: string) => boolean;

/** True when the operator starts every node that has the old state in one pass, past strategy and budget. */
export function isAllAtOnce({ kind }: SpecChange, switches: Switches): boolean {
  switch (kind) {
    case 'version-up':
    case 'uninstall':
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

/** A config map that is only added, or taken away whole, starts nothing: the operator compares the values it has stored. */
function configChanged(old: PackageSpec | undefined, now: PackageSpec | undefined): boolean {
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
