import { isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { hashValue } from '../../../snapshot/hash.js';
import { matchesGlob } from '../admission/package-glob.js';

/** One entry of `spec.packages`, as far as a rollout depends on it. */
export interface PackageSpec {
  readonly name: string;
  readonly version: string;
  /** The package itself asks for an interrupt (a reboot, a service restart). */
  readonly interrupts: boolean;
  /** Globs of config map keys whose change asks for an interrupt. */
  readonly configInterrupts: readonly string[];
  /** Key to a hash of the value, which is all that a snapshot keeps of it. */
  readonly configMap: ReadonlyMap<string, string>;
  /** Names of packages that must be complete on a node first. */
  readonly dependsOn: readonly string[];
  /** What `uninstall` says of it: nothing, that it can be uninstalled, or that it has to be. Always `none` up to 0.15. */
  readonly uninstall: 'none' | 'enabled' | 'applied';
}

export type Packages = ReadonlyMap<string, PackageSpec>;

/** Reads `spec.packages` as stored. */
export function readPackages(value: Json | undefined): Packages {
  const packages = new Map<string, PackageSpec>();
  if (!isObject(value)) return packages;
  for (const [name, entry] of Object.entries(value))
    if (isObject(entry)) packages.set(name, readPackage(name, entry));
  return packages;
}

function readPackage(name: string, entry: JsonObject): PackageSpec {
  const { version, interrupt, configInterrupts, configMap, dependsOn } = entry;
  return {
    name,
    version: typeof version === 'string' ? version : '',
    interrupts: isObject(interrupt),
    configInterrupts: isObject(configInterrupts) ? Object.keys(configInterrupts) : [],
    configMap: new Map(
      isObject(configMap) ? Object.entries(configMap).map(([key, text]) => [key, hashOf(text)]) : [],
    ),
    dependsOn: isObject(dependsOn) ? Object.keys(dependsOn) : [],
    uninstall: uninstallOf(entry),
  };
}

function uninstallOf({ uninstall }: JsonObject): PackageSpec['uninstall'] {
  if (!isObject(uninstall) || uninstall['enabled'] !== true) return 'none';
  return uninstall['apply'] === true ? 'applied' : 'enabled';
}

/** The packages as a rollout would install them all: one that is only assumed is no uninstall. */
export function installed(packages: Packages): Packages {
  const specs = [...packages.values()];
  return new Map(specs.map((spec) => [spec.name, { ...spec, uninstall: 'none' as const }]));
}

function hashOf(value: Json): string {
  return hashValue(typeof value === 'string' ? value : JSON.stringify(value));
}

/**
 * Whether the work on a package ends with an interrupt. After a config map change only the keys that changed count, and the
 * package's own interrupt does not. Source: NVIDIA/nodewright v0.15.0, skyhook_types.go HasInterrupt and wrapper/skyhook.go
 * GetConfigInterrupts.
 */
export function hasInterrupt(spec: PackageSpec, changed: readonly string[]): boolean {
  if (changed.length === 0) return spec.interrupts;
  return changed.some((key) => spec.configInterrupts.some((glob) => matchesGlob(glob, key)));
}

/**
 * The config map keys whose new value has to reach the nodes; null where the edit starts nothing: another version has a
 * config map of its own, and one that was not there before is only created. When a key was only taken away the work starts
 * with no key to name, and then the package's own interrupt applies. Source: skyhook_controller.go HandleConfigUpdates.
 */
export function changedKeys(before: PackageSpec | undefined, after: PackageSpec): readonly string[] | null {
  if (before?.version !== after.version || before.configMap.size === 0 || after.configMap.size === 0)
    return null;
  const keys = [...after.configMap].filter(([key, hash]) => before.configMap.get(key) !== hash);
  const removed = [...before.configMap.keys()].some((key) => !after.configMap.has(key));
  return keys.length > 0 || removed ? keys.map(([key]) => key) : null;
}
