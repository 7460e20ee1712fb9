import type { ByDefinition } from '../../../admission/decide.js';
import type { JsonObject, Manifest } from '../../../manifest/manifest.js';
import { groupOf, namespaceOf } from '../../../manifest/manifest.js';
import { fieldAt, pathText, textIn } from '../../../manifest/fields.js';
import type { UnknownField } from '../../../manifest/schema.js';
import type { KindSpec, PolicyRef } from '../../system.js';
import { admit } from '../admission/admit.js';
import type { Layer, Rejection } from '../admission/rejection.js';
import { builtInScope } from '../admission/resource-scope.js';
import { selectedTwice } from './selected-twice.js';
import { GROUP, SCHEMAS } from '../admission/schema.js';
import type { Refusal } from '../admission/refusal.js';

export type { Refusal } from '../admission/refusal.js';

interface Served {
  readonly namespaced: boolean;
  readonly versions: readonly string[];
}

const BOTH: readonly string[] = ['v1', 'v1beta1'];

/** The kinds that are planned, and the API versions that serve them (kubefleet-dev/kubefleet e160c1cd, apis/placement). */
const KINDS: ReadonlyMap<string, Served> = new Map([
  ['ClusterResourcePlacement', { namespaced: false, versions: BOTH }],
  ['ResourcePlacement', { namespaced: true, versions: BOTH }],
  ['ClusterStagedUpdateStrategy', { namespaced: false, versions: BOTH }],
  ['StagedUpdateStrategy', { namespaced: true, versions: BOTH }],
  ['ClusterStagedUpdateRun', { namespaced: false, versions: BOTH }],
  ['StagedUpdateRun', { namespaced: true, versions: BOTH }],
  ['ClusterApprovalRequest', { namespaced: false, versions: BOTH }],
  ['ApprovalRequest', { namespaced: true, versions: BOTH }],
  ['ClusterResourcePlacementDisruptionBudget', { namespaced: false, versions: ['v1beta1'] }],
  ['ClusterResourcePlacementEviction', { namespaced: false, versions: ['v1beta1'] }],
  ['ClusterResourceOverride', { namespaced: false, versions: BOTH }],
  ['ResourceOverride', { namespaced: true, versions: BOTH }],
]);

/** Those that files hold; an approval request is made by the controller and answered by a person. */
export const PLANNED_KINDS: readonly KindSpec[] = [...KINDS]
  .filter(([kind]) => !kind.endsWith('ApprovalRequest'))
  .map(([kind, { namespaced, versions }]) => ({
    group: GROUP,
    version: versions[0] ?? '',
    kind,
    isNamespaced: namespaced,
  }));

/** One object of this system, read and admitted on paper. */
export interface FleetObject {
  readonly manifest: Manifest;
  readonly ref: PolicyRef;
  readonly live: boolean;
  /** With defaults filled in and unknown fields dropped: what controllers get to see. */
  readonly stored: JsonObject;
  /** Empty = accepted. Live ones were admitted by the cluster and are not refused again. */
  readonly refusals: readonly Refusal[];
  readonly unknownFields: readonly UnknownField[];
  /** Null where the snapshot has no definition of the kind. */
  readonly byDefinition: ByDefinition | null;
}

/** True for what the API server takes, whatever its controller makes of it. */
export function isStored({ refusals }: FleetObject): boolean {
  return refusals.every(({ consequence }) => consequence !== undefined);
}

/** True for the kinds of the placement API that shape a rollout. */
export function isClaimed(apiVersion: string, kind: string): boolean {
  return groupOf(apiVersion) === GROUP && KINDS.has(kind);
}

/** The newest version that serves a claimed kind. */
export function newestApi(_apiVersion: string, kind: string): string | null {
  const [newest] = KINDS.get(kind)?.versions ?? [];
  return newest === undefined ? null : `${GROUP}/${newest}`;
}

/** True for those of them that are in a namespace of the hub. */
export function isNamespaced(apiVersion: string, kind: string): boolean {
  return groupOf(apiVersion) === GROUP && KINDS.get(kind)?.namespaced === true;
}

/** The object's identity: a namespace means nothing to a cluster-scoped kind, and is `default` where none is written. */
export function refOf(manifest: Manifest): PolicyRef {
  const { kind, name } = manifest;
  const namespaced = KINDS.get(kind)?.namespaced === true;
  return { system: 'kubefleet', kind, namespace: namespaced ? namespaceOf(manifest) : null, name };
}

/** True for references to the same object. */
export function sameRef(a: PolicyRef, b: PolicyRef): boolean {
  return a.kind === b.kind && a.namespace === b.namespace && a.name === b.name;
}

/**
 * Reads and admits objects. `earlierOf` finds what an object was before: an update is refused for reasons of its own.
 */
export function readObjects(
  manifests: readonly Manifest[],
  live: boolean,
  placementOf: (ref: PolicyRef) => JsonObject | null,
  earlierOf: (ref: PolicyRef) => FleetObject | null = () => null,
): FleetObject[] {
  return manifests.map((manifest) => {
    const { kind, object } = manifest;
    const ref = refOf(manifest);
    const earlier = live ? null : earlierOf(ref);
    const admission = admit(
      kind,
      object,
      { scopeOf: builtInScope, placement: placementOf(placementRef(ref, object)) },
      {
        judged: { ...manifest, isLive: live, isOldRedacted: earlier?.live === true },
        earlier: earlier && earlier.stored,
      },
    );
    const { byDefinition } = admission;
    if (live)
      return { manifest, ref, live, stored: admission.stored, refusals: [], unknownFields: [], byDefinition };
    const refusals = firstOfEach(admission.rejections).map(({ layer, path, message }) => ({
      by: LAYERS[layer],
      path,
      // The rules of the CRD and the webhook name the field by themselves.
      message: layer === 'schema' ? `${pathText(path)} ${message}` : message,
    }));
    return {
      manifest,
      ref,
      live,
      stored: admission.stored,
      refusals: [...notServed(manifest), ...refusals, ...selectedTwice(ref, admission.stored)],
      unknownFields: SCHEMAS.has(kind) ? admission.unknownFields : [],
      byDefinition,
    };
  });
}

/** What one layer refuses at a field a later one is never asked about: mostly it would say the same. */
function firstOfEach(rejections: readonly Rejection[]): readonly Rejection[] {
  const first = new Map<string, Layer>();
  for (const { layer, path } of rejections) {
    const field = JSON.stringify(path);
    if (!first.has(field)) first.set(field, layer);
  }
  return rejections.filter(({ layer, path }) => first.get(JSON.stringify(path)) === layer);
}

const LAYERS: Readonly<Record<Layer, string>> = {
  schema: 'CRD schema',
  cel: 'CRD rule',
  webhook: 'webhook',
};

function notServed({ apiVersion, kind, definition }: Manifest): Refusal[] {
  // The cluster says it itself.
  if (definition) return [];
  const versions = KINDS.get(kind)?.versions ?? [];
  if (versions.some((version) => apiVersion === `${GROUP}/${version}`)) return [];
  const message = `${GROUP} serves ${kind} in ${versions.join(' and ')}, not as ${apiVersion}`;
  return [{ by: 'API server', path: ['apiVersion'], message }];
}

/** The placement that a budget (by its own name), an eviction or a run (by a field) is for. */
export function placementRef({ kind, namespace, name }: PolicyRef, object: JsonObject): PolicyRef {
  const isBudget = kind === 'ClusterResourcePlacementDisruptionBudget';
  const placement = isBudget ? name : textIn(fieldAt(object, 'spec'), 'placementName');
  const placementKind = namespace === null ? 'ClusterResourcePlacement' : 'ResourcePlacement';
  return { system: 'kubefleet', kind: placementKind, namespace, name: placement ?? '' };
}

/** `ResourcePlacement/team-a/web`: how a dry rollout names what an object does. */
export function refKeyOf({ kind, namespace, name }: PolicyRef): string {
  return [kind, ...(namespace === null ? [] : [namespace]), name].join('/');
}
