import { field, fieldAt, textIn } from '../../../manifest/fields.js';
import type { JsonObject } from '../../../manifest/manifest.js';

/** `spec.strategy.applyStrategy` with its defaults: how the agent of a cluster applies what is placed. */
interface ApplyStrategy {
  readonly type: string;
  readonly comparisonOption: string;
  readonly whenToApply: string;
  readonly whenToTakeOver: string;
  readonly allowCoOwnership: boolean;
  /** Used by server-side apply only. */
  readonly force: boolean;
}

/** Source: kubefleet-dev/kubefleet, pkg/utils/defaulter, SetDefaultsApplyStrategy. */
export function readApplyStrategy({ spec }: JsonObject): ApplyStrategy {
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
