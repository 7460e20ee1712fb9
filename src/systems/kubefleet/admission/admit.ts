import { type ByDefinition, decide, type DefinedObject } from '../../../admission/decide.js';
import type { Json, JsonObject } from '../../../manifest/manifest.js';
import type { UnknownField, Violation } from '../../../admission/violation.js';
import { itemsIn, objectIn, textIn } from '../../../manifest/fields.js';
import { readToleration } from '../objects/policy.js';
import { definitionOf, type Layer, type Rejection } from './definition.js';
import { checkWebhook, type WebhookContext } from './webhook.js';

/** What the cluster makes of a manifest that is created. */
interface Admission {
  readonly admitted: boolean;
  /** In the order of the layers. Rules in CEL are only reached by what the schema accepts; webhooks are called alone. */
  readonly rejections: readonly Rejection[];
  /** Null for kinds without a validating webhook. */
  readonly webhook: 'accept' | 'reject' | null;
  /** With defaults filled in and unknown fields dropped: what controllers get to see. */
  readonly stored: JsonObject;
  readonly unknownFields: readonly UnknownField[];
  /** Null where the snapshot has no definition of the kind. */
  readonly byDefinition: ByDefinition | null;
}

/** The way of an object into the cluster. */
interface Step {
  readonly judged: DefinedObject;
  /** The stored form of what is updated; null where it is created. */
  readonly earlier: JsonObject | null;
}

/**
 * Creates an object on paper, or updates one. A kind without a definition is taken as it is. Where `judged` has the definition of the
 * cluster, that decides in place of the one that ships.
 */
export function admit(
  kind: string,
  object: JsonObject,
  context: WebhookContext,
  { judged, earlier: given }: Step = { judged: { apiVersion: '' }, earlier: null },
): Admission {
  const earlier = given && withOwnIndex(kind, given);
  const decision = decide(judged, object, earlier, definitionOf(kind));
  const { stored: asStored, unknownFields: unknown, byDefinition, violations } = decision;
  const webhook = checkWebhook(kind, asStored, context);
  const atUpdate = earlier ? refusedUpdate(kind, earlier, asStored) : [];
  const byApiServer = violations.map((violation): Rejection => ({ layer: layerOf(violation), ...violation }));
  const rejections = [...byApiServer, ...(webhook ?? []), ...atUpdate];
  return {
    admitted: rejections.length === 0,
    rejections,
    webhook: webhook === null ? null : webhook.length === 0 ? 'accept' : 'reject',
    stored: asStored,
    unknownFields: unknown,
    byDefinition,
  };
}

function layerOf({ rule }: Violation): Layer {
  return rule === 'cel' ? 'cel' : 'schema';
}

/**
 * Changes that the webhooks refuse, for two stored forms of one object; the definition has rules against the others. Source:
 * kubefleet-dev/kubefleet e160c1cd, pkg/utils/validator/placement.go.
 */
function refusedUpdate(kind: string, before: JsonObject, after: JsonObject): Rejection[] {
  const [oldPolicy, policy] = [before, after].map(({ spec }) => objectIn(spec, 'policy'));
  if (!kind.endsWith('ResourcePlacement') || !policy) return [];
  const found: Rejection[] = [];
  const refuse = (rule: string, name: string, message: string): void => {
    found.push({ layer: 'webhook', rule, path: ['spec', 'policy', name], message, isEdit: true });
  };
  const type = textIn(oldPolicy ?? undefined, 'placementType') ?? 'PickAll';
  if (textIn(policy, 'placementType') !== type)
    refuse('placementTypeImmutable', 'placementType', `placementType cannot be changed: it stays ${type}`);
  if (lostTolerations(oldPolicy ?? null, policy) > 0)
    refuse('tolerationsChanged', 'tolerations', 'tolerations can only be added');
  return found;
}

function lostTolerations(before: JsonObject | null, after: JsonObject): number {
  const identity = (toleration: Json) => JSON.stringify(Object.entries(readToleration(toleration)).sort());
  const kept = new Set(itemsIn(after, 'tolerations').map(identity));
  return itemsIn(before ?? undefined, 'tolerations').filter((toleration) => !kept.has(identity(toleration)))
    .length;
}

/**
 * A run as its controller leaves it: it writes an empty `resourceSnapshotIndex` if none is written, so a number set later is an
 * edit of what is immutable. Source: apis/placement/v1beta1/stageupdate_types.go, UpdateRunSpec (no omitempty), and ensureFinalizer of
 * pkg/controllers/updaterun/controller.go, which updates the whole object.
 */
function withOwnIndex(kind: string, stored: JsonObject): JsonObject {
  const spec = objectIn(stored, 'spec');
  if (!kind.endsWith('StagedUpdateRun') || !spec) return stored;
  return { ...stored, spec: { resourceSnapshotIndex: '', ...spec } };
}
