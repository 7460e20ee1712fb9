import type { Manifest } from '../manifest/manifest.js';
import { claimedAs } from '../systems/claimed.js';
import { SYSTEMS } from '../systems/index.js';
import type { SystemId } from '../systems/system.js';

/** True for planned kinds with a namespace, by name. */
const NAMESPACED: ReadonlyMap<string, boolean> = new Map(
  SYSTEMS.flatMap(({ kinds }) => kinds)
    .filter(({ only }) => only === undefined)
    .toReversed()
    .map(({ kind, isNamespaced: is }) => [kind, is]),
);

/** The system that plans objects of this kind; null for none. */
export function systemOf(manifest: Manifest): SystemId | null {
  return claimedAs(manifest)?.system.id ?? null;
}

export function isNamespaced(kind: string): boolean {
  return NAMESPACED.get(kind) ?? false;
}

export function isPlannedKind(kind: string): boolean {
  return NAMESPACED.has(kind);
}
