import { field, fieldAt, textIn } from '../../../manifest/fields.js';
import type { JsonObject } from '../../../manifest/manifest.js';

/** `spec.strategy.applyStrategy` with its defaults: how the agent of a cluster applies what is placed. */
export interface ApplyStrategy {
  readonly type: string;
  readonly comparisonOption: string;
  readonly whenToApply: string;
  readonly whenToTakeOver: string;
  readonly allowCoOwnership: boolean;
  /** Used by server-side apply only. */
  readonly force: boolean;
}

/** Effect of an edited field on a cluster. */
export interface ApplyEdit {
  /** `writes`: applies what was not applied before; `holds`: no longer applies something; `reports`: changes no content. */
  readonly does: 'writes' | 'holds' | 'reports';
  /** `whenToTakeOver Never -> Always`. */
  readonly what: string;
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

export function isSameApplyStrategy(a: JsonObject, b: JsonObject): boolean {
  return applyEdits(readApplyStrategy(a), readApplyStrategy(b)).length === 0;
}

type Does = (after: ApplyStrategy, before: ApplyStrategy) => ApplyEdit['does'];

const flag =
  (name: 'allowCoOwnership' | 'force'): Does =>
  (after) =>
    after[name] ? 'writes' : 'holds';

/**
 * Effect of an edit, by field; the type first.
 * Source: kubefleet-dev/kubefleet, apis/placement/v1beta1/clusterresourceplacement_types.go, the comments on ApplyStrategy.
 */
const EFFECTS: Readonly<Record<keyof ApplyStrategy, Does>> = {
  type: () => 'writes',
  // From Never, objects without a difference are taken over, and get later versions.
  whenToTakeOver: (after, before) =>
    after.whenToTakeOver === 'Always' ? 'writes' : before.whenToTakeOver === 'Never' ? 'reports' : 'holds',
  whenToApply: (after) => (after.whenToApply === 'Always' ? 'writes' : 'holds'),
  // It matters only if a difference keeps something from being applied.
  comparisonOption: ({ comparisonOption, whenToApply, whenToTakeOver }) => {
    if (whenToApply !== 'IfNotDrifted' && whenToTakeOver !== 'IfNoDiff') return 'reports';
    if (comparisonOption === 'FullComparison') return 'holds';
    return whenToApply === 'IfNotDrifted' ? 'writes' : 'reports';
  },
  allowCoOwnership: flag('allowCoOwnership'),
  force: flag('force'),
};

/** Edits field by field; under ReportDiff nothing is applied, whatever the other fields say. */
export function applyEdits(before: ApplyStrategy, after: ApplyStrategy): readonly ApplyEdit[] {
  const names = Object.keys(EFFECTS) as (keyof ApplyStrategy)[];
  const edits = names
    .filter((name) => before[name] !== after[name])
    .map((name): ApplyEdit => {
      const reports = name === 'type' ? 'holds' : 'reports';
      return {
        does: after.type === 'ReportDiff' ? reports : EFFECTS[name](after, before),
        what: `${name === 'force' ? 'serverSideApplyConfig.force' : name} ${String(before[name])} -> ${String(after[name])}`,
      };
    });
  const isOfReports = before.type !== after.type && [before.type, after.type].includes('ReportDiff');
  return isOfReports ? edits.slice(0, 1) : edits;
}
