import type { Manifest } from '../manifest/manifest.js';
import { SYSTEMS } from '../systems/index.js';
import type { SystemId } from '../systems/system.js';

/** A planned kind as a repository and a cluster write it. */
export interface PlannedKind {
  readonly system: SystemId;
  /** One of the versions in which it is planned, for templates that hide theirs behind an action. */
  readonly apiVersion: string;
  readonly kind: string;
  readonly isNamespaced: boolean;
}

function kinds(
  system: SystemId,
  apiVersion: string,
  isNamespaced: boolean,
  names: readonly string[],
): PlannedKind[] {
  return names.map((kind) => ({ system, apiVersion, kind, isNamespaced }));
}

const PLACEMENTS = 'placement.kubernetes-fleet.io/v1beta1';

/** What is looked for; a test holds each against the system that plans it. */
export const PLANNED_KINDS: readonly PlannedKind[] = [
  ...kinds('skyhook', 'skyhook.nvidia.com/v1alpha1', false, ['Skyhook', 'DeploymentPolicy']),
  ...kinds('skyhook', 'nodewright.nvidia.com/v1alpha1', false, ['NodeWright', 'DeploymentPolicy']),
  ...kinds('karpenter', 'karpenter.sh/v1', false, ['NodePool']),
  ...kinds('kubernetes', 'apps/v1', true, ['Deployment', 'DaemonSet', 'StatefulSet']),
  ...kinds('kubernetes', 'policy/v1', true, ['PodDisruptionBudget']),
  ...kinds('kubefleet', PLACEMENTS, false, [
    'ClusterResourcePlacement',
    'ClusterStagedUpdateStrategy',
    'ClusterStagedUpdateRun',
    'ClusterResourcePlacementDisruptionBudget',
    'ClusterResourcePlacementEviction',
  ]),
  ...kinds('kubefleet', PLACEMENTS, true, ['ResourcePlacement', 'StagedUpdateStrategy', 'StagedUpdateRun']),
  ...kinds('pika', 'ngn2.nvidia.com/v1alpha1', true, ['NotifyMaintenance', 'PlatformInfo']),
];

const BY_KIND: ReadonlyMap<string, PlannedKind> = new Map(
  PLANNED_KINDS.toReversed().map((planned) => [planned.kind, planned]),
);

/** The system that plans objects of this kind, or judges this one for what is in it; null where none does. */
export function systemOf(manifest: Manifest): SystemId | null {
  const { apiVersion, kind } = manifest;
  return SYSTEMS.find((system) => system.claims(apiVersion, kind) || system.reads?.(manifest))?.id ?? null;
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
