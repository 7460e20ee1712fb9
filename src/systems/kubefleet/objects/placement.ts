import { canonicalJson } from '../../../manifest/canonical.js';
import { field, fieldAt, itemsIn, numberIn, objectIn, textIn } from '../../../manifest/fields.js';
import type { JsonObject, Manifest } from '../../../manifest/manifest.js';
import { DEFAULT_ROLLING_UPDATE, type RollingUpdate } from '../controller/rolling-update.js';
import { intOrText, readPolicy } from './policy.js';
import { availabilitySignal } from './contents.js';

/**
 * `spec.strategy.applyStrategy` with its defaults: how the agent of a cluster applies what is placed.
 * Source: kubefleet-dev/kubefleet, pkg/utils/defaulter, SetDefaultsApplyStrategy.
 */
export function readApplyStrategy({ spec }: JsonObject) {
  const of = fieldAt(spec, 'strategy', 'applyStrategy');
  const type = textIn(of, 'type') ?? 'ClientSideApply';
  return {
    type,
    comparisonOption: textIn(of, 'comparisonOption') ?? 'PartialComparison',
    whenToApply: textIn(of, 'whenToApply') ?? 'Always',
    whenToTakeOver: textIn(of, 'whenToTakeOver') ?? 'Always',
    allowCoOwnership: field(of, 'allowCoOwnership') === true,
    force: type === 'ServerSideApply' && fieldAt(of, 'serverSideApplyConfig', 'force') === true,
  };
}

type ApplyStrategy = ReturnType<typeof readApplyStrategy>;

/**
 * True for an edit of the field after which an agent applies what it did not apply before.
 * Source: kubefleet-dev/kubefleet, apis/placement/v1beta1/clusterresourceplacement_types.go, the comments on ApplyStrategy.
 */
const WRITES: Readonly<Record<keyof ApplyStrategy, (after: ApplyStrategy) => boolean>> = {
  type: () => true,
  whenToTakeOver: (after) => after.whenToTakeOver === 'Always',
  whenToApply: (after) => after.whenToApply === 'Always',
  // It matters only if a difference keeps something from being applied.
  comparisonOption: (after) =>
    after.comparisonOption !== 'FullComparison' && after.whenToApply === 'IfNotDrifted',
  allowCoOwnership: (after) => after.allowCoOwnership,
  force: (after) => after.force,
};

/** Edited fields, as `whenToTakeOver Never -> Always`, and whether agents write because of them. Under ReportDiff nothing is applied. */
export function applyEdit(
  before: JsonObject,
  after: JsonObject,
): { readonly fields: readonly string[]; readonly writes: boolean } | null {
  const [was, is] = [readApplyStrategy(before), readApplyStrategy(after)];
  const names = (Object.keys(WRITES) as (keyof ApplyStrategy)[]).filter((name) => was[name] !== is[name]);
  if (names.length === 0) return null;
  return {
    fields: names.map((name) => {
      const path = name === 'force' ? 'serverSideApplyConfig.force' : name;
      return `${path} ${String(was[name])} -> ${String(is[name])}`;
    }),
    writes: is.type !== 'ReportDiff' && names.some((name) => WRITES[name](is)),
  };
}

export type PlacementSpec = ReturnType<typeof readPlacement>;

/** The spec of a placement as its controllers see it, defaults filled in, with what its "available" is worth. */
export function readPlacement(
  { spec }: JsonObject,
  copied: readonly Manifest[] = [],
  live: Manifest | null = null,
) {
  const strategy = field(spec, 'strategy');
  const limits = field(strategy, 'rollingUpdate');
  const { type } = readApplyStrategy({ spec: spec ?? null });
  const { maxUnavailable, maxSurge, unavailablePeriodSeconds: period } = DEFAULT_ROLLING_UPDATE;
  const rolling: RollingUpdate = {
    maxUnavailable: intOrText(field(limits, 'maxUnavailable')) ?? maxUnavailable,
    maxSurge: intOrText(field(limits, 'maxSurge')) ?? maxSurge,
    unavailablePeriodSeconds: numberIn(limits, 'unavailablePeriodSeconds') ?? period,
  };
  return {
    ...{ policy: readPolicy(field(spec, 'policy')), rolling },
    /** Nothing moves but by a staged update run. */
    isExternal: textIn(strategy, 'type') === 'External',
    /** Nothing is applied: clusters only report what would differ. */
    onlyReports: type === 'ReportDiff',
    availability: availabilitySignal(spec, copied, live, rolling.unavailablePeriodSeconds),
  };
}

/** Everything of the policy but the number: a changed number is a new count under the same policy. */
export function policyKey({ spec }: JsonObject): string {
  return canonicalJson({ placementType: 'PickAll', ...objectIn(spec, 'policy'), numberOfClusters: null });
}

/**
 * Placed objects, as far as the placement's own text names them. The order of the selectors is nothing: what they find is sorted before it
 * becomes a snapshot. Source: kubefleet-dev/kubefleet, pkg/utils/controller/resource_selector_resolver.go: "sort the resources in strict
 * order so that we will get the stable list of manifest".
 */
export function resourcesKey({ spec }: JsonObject): string {
  return itemsIn(spec, 'resourceSelectors').map(canonicalJson).sort().join();
}
