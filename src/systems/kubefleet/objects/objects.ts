import type { ByDefinition } from '../../../admission/decide.js';
import {
  type FieldPath,
  type JsonObject,
  type Manifest,
  namespaceOf,
  type Json,
} from '../../../manifest/manifest.js';
import { fieldAt, pathText, textIn, valueAt, itemsIn, objectIn } from '../../../manifest/fields.js';
import type { UnknownField } from '../../../manifest/schema.js';
import type { KindSpec, PolicyRef, Reading, Refusal } from '../../system.js';
import { admit } from '../admission/admit.js';
import type { Layer, Rejection } from '../admission/rejection.js';
import { builtInScope } from '../admission/resource-scope.js';
import { definitionOf, GROUP } from '../admission/definition.js';
import { canonicalJson } from '../../../manifest/values/canonical.js';
import { reservedNamespaces } from './reserved-namespaces.js';

const BOTH: readonly string[] = ['v1', 'v1beta1'];

/** The kinds that are planned, and the API versions that serve them (kubefleet-dev/kubefleet e160c1cd, apis/placement). */
export const KINDS: readonly KindSpec[] = [
  served('ClusterResourcePlacement', BOTH),
  served('ResourcePlacement', BOTH),
  served('ClusterStagedUpdateStrategy', BOTH),
  served('StagedUpdateStrategy', BOTH),
  { ...served('ClusterStagedUpdateRun', BOTH), runsOnce: true },
  { ...served('StagedUpdateRun', BOTH), runsOnce: true },
  // Made by the controller and answered by a person.
  { ...served('ClusterApprovalRequest', BOTH), only: 'controller' },
  { ...served('ApprovalRequest', BOTH), only: 'controller' },
  served('ClusterResourcePlacementDisruptionBudget', ['v1beta1']),
  { ...served('ClusterResourcePlacementEviction', ['v1beta1']), runsOnce: true },
  served('ClusterResourceOverride', BOTH),
  served('ResourceOverride', BOTH),
];

/** Made by controllers, or wrapped around what a placement copies (the same folder, and its v1alpha1). */
export const OTHER_KINDS: Readonly<Record<string, readonly string[]>> = {
  [GROUP]: [
    ...['ClusterResourceBinding', 'ResourceBinding', 'ClusterResourceSnapshot', 'ResourceSnapshot'],
    ...['ClusterSchedulingPolicySnapshot', 'SchedulingPolicySnapshot'],
    ...['ClusterResourceOverrideSnapshot', 'ResourceOverrideSnapshot'],
    ...['ClusterResourceEnvelope', 'ResourceEnvelope', 'ClusterResourcePlacementStatus'],
    ...['Work', 'AppliedWork'],
  ],
};

function served(name: string, versions: readonly string[]): KindSpec {
  return {
    group: GROUP,
    versions,
    kind: name,
    isNamespaced: !name.startsWith('Cluster'),
    needsNodes: () => false,
  };
}

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

/** The object's identity: a namespace means nothing to a cluster-scoped kind, and is `default` where none is written. */
export function refOf(manifest: Manifest): PolicyRef {
  const { kind, name } = manifest;
  const isNamespaced = KINDS.some((one) => one.kind === kind && one.isNamespaced);
  return { system: 'kubefleet', kind, namespace: isNamespaced ? namespaceOf(manifest) : null, name };
}

/** True for references to the same object. */
export function sameRef(a: PolicyRef, b: PolicyRef): boolean {
  return a.kind === b.kind && a.namespace === b.namespace && a.name === b.name;
}

export function isPlacement(kind: string): boolean {
  return kind === 'ClusterResourcePlacement' || kind === 'ResourcePlacement';
}

/** The placement of a budget, an eviction or a run; null where there is none. */
type PlacementOf = (ref: PolicyRef) => JsonObject | null;

/**
 * How objects are read and admitted over a change: an update is refused for reasons of its own. What a hub was told by hand goes on
 * there, whatever the base says.
 */
export function readingOf(placementOf: PlacementOf): Reading<FleetObject> {
  return {
    file: (manifest, earlier) => {
      const { ref, stored, rejections, unknownFields, byDefinition } = admitted(
        manifest,
        earlier,
        placementOf,
      );
      const refusals = firstOfEach(rejections).map(({ layer, path, message, missing }) => ({
        by: LAYERS[layer],
        path,
        // The rules of the CRD and the webhook name the field by themselves.
        message: layer === 'schema' ? `${pathText(path)} ${message}` : message,
        isAbsent: missing !== undefined,
        ...inHours(manifest, path),
      }));
      return {
        manifest,
        ref,
        live: false,
        stored,
        refusals: [
          ...notServed(manifest),
          ...refusals,
          ...selectedTwice(ref, stored),
          ...reservedNamespaces(ref, stored),
        ],
        unknownFields: definitionOf(manifest.kind) !== null ? unknownFields : [],
        byDefinition,
      };
    },
    live: (manifest) => {
      const { ref, stored, byDefinition } = admitted(manifest, 'live', placementOf);
      return { manifest, ref, live: true, stored, refusals: [], unknownFields: [], byDefinition };
    },
    isTaken: isStored,
    startsFrom: 'live',
  };
}

function admitted(manifest: Manifest, earlier: FleetObject | 'live' | null, placementOf: PlacementOf) {
  const { kind, object } = manifest;
  const ref = refOf(manifest);
  const isLive = earlier === 'live';
  const old = isLive ? null : earlier;
  const admission = admit(
    kind,
    object,
    { scopeOf: builtInScope, placement: placementOf(placementRef(ref, object)) },
    { judged: { ...manifest, isLive, isOldRedacted: old?.live === true }, earlier: old && old.stored },
  );
  return { ref, ...admission };
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

/** A wait in days, of which the API knows nothing, in hours. */
function inHours({ object }: Manifest, path: FieldPath): Pick<Refusal, 'fix'> {
  const written = path.at(-1) === 'waitTime' ? valueAt(object, path) : undefined;
  const days = typeof written === 'string' ? /^(\d{1,4})d$/.exec(written)?.[1] : undefined;
  return days === undefined ? {} : { fix: `Set waitTime: ${Number(days) * 24}h.` };
}

const LAYERS: Readonly<Record<Layer, string>> = {
  schema: 'CRD schema',
  cel: 'CRD rule',
  webhook: 'webhook',
};

function notServed({ apiVersion, kind, definition }: Manifest): Refusal[] {
  // The cluster says it itself.
  if (definition) return [];
  const { versions = [] } = KINDS.find((one) => one.kind === kind) ?? {};
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

/**
 * A resource that a placement selects twice stops its controller before it makes any snapshot, of the resources or of the policy:
 * nothing new is placed until one of the two is gone. Only equal selectors are seen here; that a name is found by a label selector
 * too, only the hub knows. Source: kubefleet-dev/kubefleet, pkg/controllers/placement/resource_selector.go, gatherSelectedResource:
 * "found duplicate resource"; controller.go, handleUpdate: "validate the resource selectors first before creating any snapshot".
 */
function selectedTwice({ kind }: PolicyRef, stored: JsonObject): Refusal[] {
  if (!isPlacement(kind)) return [];
  const selectors = itemsIn(stored['spec'], 'resourceSelectors');
  const keys = selectors.map(identityOf);
  return selectors.flatMap((selector, i) => {
    if (keys.indexOf(keys[i] ?? '') === i) return [];
    return {
      by: 'placement controller',
      path: ['spec', 'resourceSelectors', i],
      message: `${resourceText(selector)} is selected twice`,
      consequence:
        'The controller makes no snapshot of such a placement: what is placed stays as it is, and no new image, policy or selector reaches any cluster until one of the two is gone.',
    };
  });
}

/** The scope of a Namespace selector says what comes with the namespace; the namespace itself is found either way. */
function identityOf(selector: Json): string {
  const [group, version, kind] = ['group', 'version', 'kind'].map((name) => textIn(selector, name));
  const labels = objectIn(selector, 'labelSelector');
  return canonicalJson([group ?? '', version ?? '', kind ?? '', textIn(selector, 'name') ?? '', labels]);
}

function resourceText(selector: Json): string {
  const kind = textIn(selector, 'kind') ?? '';
  const name = textIn(selector, 'name');
  return name === null ? `what one selector of ${kind} takes` : `${kind}/${name}`;
}
