import { isObject, type JsonObject, type Manifest } from '../../../manifest/manifest.js';
import type { ChangeKind, NodeAction } from '../../system.js';
import { specChanges } from '../objects/spec-change.js';
import { changedKeys, type Packages, readPackages } from '../objects/packages.js';
import { matchesGlob } from '../admission/package-glob.js';

/** Changes of which only the packages that changed run on a node. */
const OF_PACKAGES: ReadonlySet<ChangeKind> = new Set([
  'package-version',
  'config-map',
  'package-added',
  'package-downgrade',
  'package-rewritten',
  'interrupt-added',
  'interrupt-removed',
  'uninstall',
]);

/** Packages run in pods of the operator, beside the pods that are there: only an interrupt cordons a node and drains it. */
export const UNINTERRUPTED: NodeAction = { kind: 'none', services: [] };

const WORST_FIRST = ['reboot', 'restartAllServices', 'service', 'noop'] as const;

/**
 * What an interrupt does to each node that the rollout takes: the worst one of the packages that run there; null where none of them
 * has one. Source: NVIDIA/nodewright, skyhook_types.go Interrupt.
 */
export function nodeActionOf(
  effectKind: ChangeKind,
  old: Manifest | undefined,
  now: Manifest,
): NodeAction | null {
  const [before, after] = [specOf(old), specOf(now)];
  if (after === null) return null;
  const packages = readPackages(after['packages']);
  const changes = before === null || !OF_PACKAGES.has(effectKind) ? null : specChanges(before, after);
  const had = readPackages(before?.['packages']);
  const running = new Set(changes?.flatMap((change) => change.packages) ?? packages.keys());
  const found = [...running].flatMap((name) => {
    const entry = isObject(after['packages']) ? after['packages'][name] : undefined;
    if (!isObject(entry)) return [];
    const keys = changes === null ? [] : keysOf(name, had, packages);
    if (keys.length === 0) return isObject(entry['interrupt']) ? [entry['interrupt']] : [];
    const globs = isObject(entry['configInterrupts']) ? Object.entries(entry['configInterrupts']) : [];
    return globs.flatMap(([glob, interrupt]) =>
      isObject(interrupt) && keys.some((key) => matchesGlob(glob, key)) ? [interrupt] : [],
    );
  });
  const kind = WORST_FIRST.find((worst) => found.some(({ type }) => type === worst));
  if (!kind) return null;
  const services = found.flatMap((one) => (one['type'] === 'service' ? textsOf(one['services']) : []));
  return { kind, services: kind === 'service' ? [...new Set(services)].sort() : [] };
}

function specOf(manifest: Manifest | undefined): JsonObject | null {
  const spec = manifest?.object['spec'];
  return isObject(spec) ? spec : null;
}

function keysOf(name: string, old: Packages, packages: Packages): readonly string[] {
  const after = packages.get(name);
  return (after && changedKeys(old.get(name), after)) ?? [];
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}
