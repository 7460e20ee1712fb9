import { field, itemsIn, numberIn, objectIn, textIn } from '../../../manifest/fields.js';
import { canonicalJson } from '../../../manifest/canonical.js';
import type { Json, JsonObject } from '../../../manifest/manifest.js';
import type { Availability } from '../../system.js';
import { readApplyStrategy } from './apply-strategy.js';
import { DEFAULT_ROLLING_UPDATE, type RollingUpdate } from '../controller/rolling-update.js';
import { type PlacementPolicy, readPolicy } from './policy.js';
import { availabilitySignal, type KnownContents } from './signal.js';

/** `spec` of a placement in its stored form. */
export interface PlacementSpec {
  readonly policy: PlacementPolicy;
  /** Nothing moves but by a staged update run. */
  readonly isExternal: boolean;
  /** Nothing is applied: clusters only report what would differ. */
  readonly onlyReports: boolean;
  /** `whenToTakeOver`: the policy for objects that were on a cluster before Fleet. */
  readonly takesOver: string;
  readonly rolling: RollingUpdate;
  readonly availability: Availability;
}

/** The spec of a placement as its controllers see it, defaults filled in, with what its "available" is worth. */
export function readPlacement(
  stored: JsonObject,
  contents: KnownContents = { copied: [], live: null },
): PlacementSpec {
  const spec = stored['spec'];
  const strategy = objectIn(spec, 'strategy') ?? undefined;
  const { type, whenToTakeOver } = readApplyStrategy(stored);
  const rolling = readRolling(objectIn(strategy, 'rollingUpdate'));
  return {
    policy: readPolicy(field(spec, 'policy')),
    isExternal: textIn(strategy, 'type') === 'External',
    onlyReports: type === 'ReportDiff',
    takesOver: whenToTakeOver,
    rolling,
    availability: availabilitySignal(spec, contents, rolling.unavailablePeriodSeconds),
  };
}

function readRolling(rolling: JsonObject | null): RollingUpdate {
  const { maxUnavailable, maxSurge, unavailablePeriodSeconds } = DEFAULT_ROLLING_UPDATE;
  const of = rolling ?? undefined;
  return {
    maxUnavailable: intOrText(field(of, 'maxUnavailable')) ?? maxUnavailable,
    maxSurge: intOrText(field(of, 'maxSurge')) ?? maxSurge,
    unavailablePeriodSeconds: numberIn(of, 'unavailablePeriodSeconds') ?? unavailablePeriodSeconds,
  };
}

export function intOrText(value: Json | undefined): string | number | null {
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** Everything of the policy but the number: a changed number is a new count under the same policy. */
export function policyKey(stored: JsonObject): string {
  const policy = objectIn(stored['spec'], 'policy');
  return canonicalJson({ placementType: 'PickAll', ...policy, numberOfClusters: null });
}

/**
 * What is placed, as far as the placement's own text says. The order of the selectors is nothing: what they find is sorted before it
 * becomes a snapshot. Source: kubefleet-dev/kubefleet, pkg/controllers/placement/resource_selector.go: "sort the resources in strict
 * order so that we will get the stable list of manifest".
 */
export function resourcesKey(stored: JsonObject): string {
  return itemsIn(stored['spec'], 'resourceSelectors').map(canonicalJson).sort().join();
}
