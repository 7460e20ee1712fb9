import { code, foreign, list, text } from '../../../text/text.js';
import type { ByDefinition } from '../../../admission/decide.js';
import { type JsonObject, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { pathText, textIn } from '../../../manifest/fields.js';
import type { UnknownField } from '../../../admission/violation.js';
import {
  type KindSpec,
  type PolicyRef,
  type Reading,
  type Refusal,
  rejectedAt,
  type ResolvedPolicy,
  TAKE_BACK,
  textPolicy,
} from '../../system.js';
import { admit, definitionOf, GROUP } from '../admission/admit.js';
import { scopeOnHub } from '../admission/resource-scope.js';
import TABLE from '../kinds.json' with { type: 'json' };
import type { Layer } from '../admission/webhook.js';
import { stoppingSelectors } from './selectors.js';

/**
 * The kinds that are planned, and the API versions that serve them (kubefleet-dev/kubefleet e160c1cd, apis/placement). Approval requests are
 * made by the controller and answered by a person.
 */
export const KINDS: readonly KindSpec[] = (
  TABLE.served as (Pick<KindSpec, 'kind' | 'versions'> & Partial<KindSpec>)[]
).map((served) => ({
  ...{ group: GROUP, isNamespaced: !served.kind.startsWith('Cluster'), needsNodes: () => false },
  ...served,
}));

/** Made by controllers, or wrapped around what a placement copies (the same folder, and its v1alpha1). */
export const OTHER_KINDS: Readonly<Record<string, readonly string[]>> = { [GROUP]: TABLE.otherKinds };

export const BUDGET = 'ClusterResourcePlacementDisruptionBudget';
export const EVICTION = 'ClusterResourcePlacementEviction';
export const RUNS: readonly string[] = ['ClusterStagedUpdateRun', 'StagedUpdateRun'];

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

export function sameRef(a: PolicyRef, b: PolicyRef): boolean {
  return a.kind === b.kind && a.namespace === b.namespace && a.name === b.name;
}

export function isPlacement(kind: string): boolean {
  return kind === 'ClusterResourcePlacement' || kind === 'ResourcePlacement';
}

/**
 * Reading and admission of objects over a change: an update is refused for reasons of its own. The hub keeps what was changed there by hand,
 * whatever the base says. `placementOf`: the placement of a budget, an eviction or a run; null where there is none.
 */
export function readingOf(placementOf: (ref: PolicyRef) => JsonObject | null): Reading<FleetObject> {
  const read = (manifest: Manifest, earlier: FleetObject | null, isLive: boolean) => {
    const ref = refOf(manifest);
    const placement = placementOf(placementRef(ref, manifest.object));
    const defined = { ...manifest, isLive, isOldRedacted: earlier?.live === true };
    const context = { scopeOf: scopeOnHub, placement };
    const admission = admit(manifest.kind, manifest.object, context, defined, earlier && earlier.stored);
    return { manifest, ref, live: isLive, ...admission };
  };
  return {
    file: (manifest, earlier) => {
      const { rejections, ...object } = read(manifest, earlier, false);
      const { kind } = manifest;
      // A field that one layer refuses is not checked by a later one: mostly it would report the same.
      const first = new Map<string, Layer>();
      for (const { layer, path } of rejections.toReversed()) first.set(pathText(path), layer);
      const refusals = rejections
        .filter(({ layer, path }) => first.get(pathText(path)) === layer)
        .map(({ layer, path, message, missing, isEdit }) => ({
          ...{ by: LAYERS[layer], path, isAbsent: missing !== undefined },
          // CRD rules and webhooks name the field themselves.
          message: layer === 'schema' ? text`${code(pathText(path))} ${foreign(message)}` : foreign(message),
          ...(isEdit ? { fix: TAKE_BACK } : {}),
        }));
      const stopping = isPlacement(kind) ? stoppingSelectors(kind, object.stored) : [];
      return {
        ...object,
        refusals: [...notServed(manifest), ...refusals, ...stopping],
        unknownFields: definitionOf(kind) !== null ? object.unknownFields : [],
      };
    },
    live: (manifest) => ({ ...read(manifest, null, true), refusals: [], unknownFields: [] }),
    isTaken: isStored,
    startsFrom: 'live',
  };
}

const LAYERS: Readonly<Record<Layer, string>> = { schema: 'CRD schema', cel: 'CRD rule', webhook: 'webhook' };

function notServed({ apiVersion, kind, definition }: Manifest): Refusal[] {
  // The cluster says it itself.
  if (definition) return [];
  const { versions = [] } = KINDS.find((one) => one.kind === kind) ?? {};
  if (versions.some((version) => apiVersion === `${GROUP}/${version}`)) return [];
  const message = text`${code(GROUP)} serves ${code(kind)} in ${list(versions.map(code))}, not as ${code(apiVersion)}`;
  return [{ by: 'API server', path: ['apiVersion'], message }];
}

/** The placement that a budget (by its own name), an eviction or a run (by a field) is for. */
export function placementRef({ kind, namespace, name }: PolicyRef, object: JsonObject): PolicyRef {
  const placement = kind === BUDGET ? name : textIn(object, 'spec', 'placementName');
  const placementKind = namespace === null ? 'ClusterResourcePlacement' : 'ResourcePlacement';
  return { system: 'kubefleet', kind: placementKind, namespace, name: placement ?? '' };
}

/** `ResourcePlacement/team-a/web`: how a dry rollout names what an object does. */
export function refKeyOf({ kind, namespace, name }: PolicyRef): string {
  return [kind, ...(namespace === null ? [] : [namespace]), name].join('/');
}

/** The policy of an object as its text alone shows it, with room for the rest. */
export function policyOf(object: FleetObject, rest: Partial<ResolvedPolicy> = {}): ResolvedPolicy {
  const { manifest, ref, live, refusals } = object;
  const policy = textPolicy(ref, manifest, object);
  return {
    ...{ ...policy, live, ...rest },
    rejections: [...rejectedAt(manifest, refusals), ...(rest.rejections ?? [])],
  };
}
