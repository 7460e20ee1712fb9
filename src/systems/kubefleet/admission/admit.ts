import { brokenRule, type Layer, type Rejection } from './rejection.js';
import { type ByDefinition, decide, type Judged } from '../../../admission/decide.js';
import type { Shape } from '../../../admission/judge.js';
import { shapeBy } from '../../../admission/tables.js';
import type { FieldPath, Json, JsonObject } from '../../../manifest/manifest.js';
import type { UnknownField, Violation } from '../../../manifest/schema.js';
import { checkCel } from './cel.js';
import { field, itemsIn, objectIn, textIn } from '../../../manifest/fields.js';
import { readToleration } from '../objects/policy.js';
import { SCHEMAS } from './schema.js';
import { checkWebhook, type WebhookContext } from './webhook.js';

/** What the cluster makes of a manifest that is created. */
interface Admission {
  readonly admitted: boolean;
  /** In the order of the layers. Rules in CEL are only reached by what the schema accepts; webhooks are judged alone. */
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
  readonly judged: Judged;
  /** The stored form of what is updated; null where it is created. */
  readonly earlier: JsonObject | null;
}

/**
 * Creates an object on paper, or updates one. The kind must be one of the map `SCHEMAS`; anything else is taken as it is. Where
 * `judged` has the definition of the cluster, that decides in place of the schema and its rules.
 */
export function admit(
  kind: string,
  object: JsonObject,
  context: WebhookContext,
  { judged, earlier: given }: Step = { judged: { apiVersion: '' }, earlier: null },
): Admission {
  const earlier = given && withOwnIndex(kind, given);
  let known: readonly Rejection[] = [];
  const decision = decide(judged, object, earlier, () => {
    const shape = knownShape(kind, object, earlier);
    known = shape.violations;
    return shape;
  });
  const { stored: asStored, unknownFields: unknown, byDefinition, violations } = decision;
  const webhook = checkWebhook(kind, asStored, context);
  const atUpdate = earlier ? checkUpdate(kind, earlier, asStored).filter(isOfWebhook) : [];
  const byApiServer =
    violations === known
      ? known
      : violations.map((violation): Rejection => ({ layer: layerOf(violation), ...violation }));
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

/** What the CRDs that are known here make of it. */
function knownShape(
  kind: string,
  object: JsonObject,
  earlier: JsonObject | null,
): Shape & { readonly violations: readonly Rejection[] } {
  const shape = shapeBy(SCHEMAS.get(kind) ?? null, object);
  const broken = shape.violations.map((violation): Rejection => ({ layer: 'schema', ...violation }));
  const cel = broken.length === 0 ? checkCel(kind, shape.stored) : [];
  const changes = earlier ? checkUpdate(kind, earlier, shape.stored) : [];
  const atUpdate = changes.filter((one) => !isOfWebhook(one));
  return { ...shape, violations: [...broken, ...cel, ...atUpdate] };
}

function layerOf({ rule }: Violation): Layer {
  return rule === 'cel' ? 'cel' : 'schema';
}

/** These changes are refused by the webhooks; the rest by rules of the CRDs. Source: the same, pkg/webhook. */
const OF_WEBHOOKS: ReadonlySet<string> = new Set(['placementTypeImmutable', 'tolerationsChanged']);

function isOfWebhook({ rule }: Rejection): boolean {
  return OF_WEBHOOKS.has(rule);
}

/**
 * What an update may not change, for two stored forms of one object. Source: kubefleet-dev/kubefleet e160c1cd: transition
 * rules of the CRDs, and pkg/utils/validator/placement.go.
 */
export function checkUpdate(kind: string, before: JsonObject, after: JsonObject): Rejection[] {
  switch (kind) {
    case 'ClusterResourcePlacement':
    case 'ResourcePlacement':
      return placementChanges(before['spec'], after['spec']);
    case 'ClusterStagedUpdateRun':
    case 'StagedUpdateRun':
      return runChanges(before['spec'], after['spec']);
    case 'ClusterResourcePlacementEviction':
      return immutable(before['spec'], after['spec'], ['placementName', 'clusterName']);
    default:
      return [];
  }
}

function placementChanges(before: Json | undefined, after: Json | undefined): Rejection[] {
  const found: Rejection[] = [];
  const [oldPolicy, newPolicy] = [objectIn(before, 'policy'), objectIn(after, 'policy')];
  const path: FieldPath = ['spec', 'policy'];
  if (oldPolicy && !newPolicy)
    found.push(brokenRule('policyRemoved', ['spec'], 'policy cannot be removed once set'));
  const typeBefore = textIn(oldPolicy ?? undefined, 'placementType') ?? 'PickAll';
  if (newPolicy && textIn(newPolicy, 'placementType') !== typeBefore) {
    found.push(
      brokenRule(
        'placementTypeImmutable',
        [...path, 'placementType'],
        `placementType cannot be changed: it stays ${typeBefore}`,
      ),
    );
  }
  if (newPolicy && lostTolerations(oldPolicy, newPolicy) > 0) {
    found.push(brokenRule('tolerationsChanged', [...path, 'tolerations'], 'tolerations can only be added'));
  }
  const [oldStrategy, newStrategy] = [field(before, 'strategy'), field(after, 'strategy')];
  if (textIn(oldStrategy, 'type') === 'External' && textIn(newStrategy, 'type') !== 'External') {
    found.push(
      brokenRule('externalForGood', ['spec', 'strategy', 'type'], 'External cannot be changed back'),
    );
  }
  return [...found, ...immutable(before, after, ['statusReportingScope'])];
}

function lostTolerations(before: JsonObject | null, after: JsonObject): number {
  const identity = (toleration: Json) => JSON.stringify(Object.entries(readToleration(toleration)).sort());
  const kept = new Set(itemsIn(after, 'tolerations').map(identity));
  return itemsIn(before ?? undefined, 'tolerations').filter((toleration) => !kept.has(identity(toleration)))
    .length;
}

const TRANSITIONS: Readonly<Record<string, readonly string[]>> = {
  Initialize: ['Initialize', 'Run'],
  Run: ['Run', 'Stop'],
  Stop: ['Stop', 'Run'],
};

/**
 * A run as its controller leaves it: it writes an empty `resourceSnapshotIndex` where nobody wrote one, so a number set later is an
 * edit of what is immutable. Source: apis/placement/v1beta1/stageupdate_types.go, UpdateRunSpec (no omitempty), and ensureFinalizer of
 * pkg/controllers/updaterun/controller.go, which updates the whole object.
 */
function withOwnIndex(kind: string, stored: JsonObject): JsonObject {
  const spec = objectIn(stored, 'spec');
  if (!kind.endsWith('StagedUpdateRun') || !spec) return stored;
  return { ...stored, spec: { resourceSnapshotIndex: '', ...spec } };
}

function runChanges(before: Json | undefined, after: Json | undefined): Rejection[] {
  const found = immutable(before, after, [
    'placementName',
    'resourceSnapshotIndex',
    'stagedRolloutStrategyName',
  ]);
  const [from, to] = [textIn(before, 'state') ?? 'Initialize', textIn(after, 'state') ?? 'Initialize'];
  const allowed = Object.hasOwn(TRANSITIONS, from) ? TRANSITIONS[from] : undefined;
  if (allowed?.includes(to) === false) {
    found.push(brokenRule('stateTransition', ['spec', 'state'], `a run cannot go from ${from} to ${to}`));
  }
  return found;
}

/** A transition rule is asked where both sides have the field: what is taken out is refused only where it is required. */
function immutable(before: Json | undefined, after: Json | undefined, names: readonly string[]): Rejection[] {
  return names
    .filter((name) => {
      const [was, is] = [textIn(before, name), textIn(after, name)];
      return was !== null && is !== null && was !== is;
    })
    .map((name) => brokenRule(`${name}Immutable`, ['spec', name], `${name} cannot be changed`));
}
