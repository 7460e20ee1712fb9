import type { Manifest } from '../manifest/manifest.js';
import { claimedAs } from '../systems/claimed.js';
import { SYSTEMS } from '../systems/index.js';
import { newestApi } from '../systems/kinds.js';
import type { SystemId } from '../systems/system.js';

/** A planned kind as a repository and a cluster write it. */
export interface PlannedKind {
  readonly system: SystemId;
  /** One of the versions in which it is planned, for templates that hide theirs behind an action. */
  readonly apiVersion: string;
  readonly kind: string;
  readonly isNamespaced: boolean;
}

/** What is looked for: all that the systems plan. */
export const PLANNED_KINDS: readonly PlannedKind[] = SYSTEMS.flatMap(({ id, kinds }) =>
  kinds
    .filter(({ only }) => only === undefined)
    .map((spec) => ({
      system: id,
      apiVersion: newestApi(spec) ?? spec.group,
      kind: spec.kind,
      isNamespaced: spec.isNamespaced,
    })),
);

const BY_KIND: ReadonlyMap<string, PlannedKind> = new Map(
  PLANNED_KINDS.toReversed().map((planned) => [planned.kind, planned]),
);

/** The system that plans objects of this kind; null where none does. */
export function systemOf(manifest: Manifest): SystemId | null {
  return claimedAs(manifest)?.system.id ?? null;
}

/** False for kinds that have no namespace, and for those that nobody knows. */
export function isNamespaced(kind: string): boolean {
  return BY_KIND.get(kind)?.isNamespaced ?? false;
}

/** The planned kind of this name; null where there is none. */
export function plannedKind(kind: string): PlannedKind | null {
  return BY_KIND.get(kind) ?? null;
}

const WRITTEN_KIND = /(?:^|[\s{,"'-])kind["']?\s*[:=]\s*["']?([A-Za-z]+)/gm;

/** The kinds that a text writes, whatever language it is in: YAML, JSON, a template, HCL, Jsonnet. */
export function writtenKinds(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(WRITTEN_KIND), (match) => match[1] ?? ''))];
}
