import { decide, type Decision, type DefinedObject } from '../../../admission/decide.js';
import { shippedDefinitions } from '../../../admission/definition.js';
import { itemsIn, objectIn, textIn } from '../../../manifest/fields.js';
import type { Definition, Json, JsonObject } from '../../../manifest/manifest.js';
import CRDS from '../crds.json' with { type: 'json' };
import { readToleration } from '../../../snapshot/snapshot.js';
import { checkWebhook, type Rejection, type WebhookContext } from './webhook.js';

export const GROUP = 'placement.kubernetes-fleet.io';

const SHIPPED = shippedDefinitions(CRDS);

/** Namespaced kinds have the schema of the cluster-scoped one. */
const NAMESPACED: readonly string[] = ['ResourcePlacement', 'StagedUpdateStrategy', 'StagedUpdateRun'];

/** Null for a kind that does not shape a rollout. Source: kubefleet-dev/kubefleet e160c1cd, config/crd/bases. */
export function definitionOf(kind: string): Definition | null {
  return SHIPPED.get(NAMESPACED.includes(kind) ? `Cluster${kind}` : kind) ?? null;
}

/**
 * Simulates the creation of an object, or the update of one whose stored form is `given`. A kind without a definition is accepted as it is. Where `defined` has the definition of the
 * cluster, that decides instead of the shipped one. Rejections are in the order of the layers: rules in CEL are only reached by what the
 * schema accepts; webhooks are called alone. `stored` has defaults filled in and no unknown fields: what controllers get to see.
 */
export function admit(
  kind: string,
  object: JsonObject,
  context: WebhookContext,
  defined: DefinedObject = { apiVersion: '' },
  given: JsonObject | null = null,
): Decision & { readonly rejections: readonly Rejection[]; readonly hasWebhook: boolean } {
  const earlier = given && withOwnIndex(kind, given);
  const decision = decide(defined, object, earlier, definitionOf(kind));
  const { stored, violations } = decision;
  const webhook = checkWebhook(kind, stored, context);
  const layerOf = (rule: string) => (rule === 'cel' ? 'cel' : 'schema');
  const byApiServer = violations.map((one): Rejection => ({ layer: layerOf(one.rule), ...one }));
  const atUpdate = earlier ? refusedUpdate(kind, earlier, stored) : [];
  const rejections = [...byApiServer, ...(webhook ?? []), ...atUpdate];
  return { ...decision, rejections, hasWebhook: webhook !== null };
}

/**
 * Changes that the webhooks refuse, for two stored forms of one object; the definition has rules against the others. Source:
 * kubefleet-dev/kubefleet e160c1cd, pkg/utils/validator/placement.go.
 */
function refusedUpdate(kind: string, before: JsonObject, after: JsonObject): Rejection[] {
  const [was, is] = [before, after].map(({ spec }) => objectIn(spec, 'policy') ?? undefined);
  if (!kind.endsWith('ResourcePlacement') || !is) return [];
  const refused = (rule: string, name: string, message: string): Rejection => {
    return { layer: 'webhook', rule, path: ['spec', 'policy', name], message, isEdit: true };
  };
  const type = textIn(was, 'placementType') ?? 'PickAll';
  const ofType = `placementType cannot be changed: it stays ${type}`;
  const identity = (toleration: Json) => JSON.stringify(Object.entries(readToleration(toleration)).sort());
  const kept = new Set(itemsIn(is, 'tolerations').map(identity));
  const isKept = itemsIn(was, 'tolerations').every((toleration) => kept.has(identity(toleration)));
  return [
    ...(textIn(is, 'placementType') === type
      ? []
      : [refused('placementTypeImmutable', 'placementType', ofType)]),
    ...(isKept ? [] : [refused('tolerationsChanged', 'tolerations', 'tolerations can only be added')]),
  ];
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
