import { field, fieldAt, objectIn, textIn } from '../../../manifest/fields.js';
import type { JsonObject } from '../../../manifest/manifest.js';

/** `spec.strategy.applyStrategy` with its defaults: how a cluster's agent applies what is placed. */
export interface ApplyStrategy {
  readonly type: string;
  readonly comparisonOption: string;
  readonly whenToApply: string;
  readonly whenToTakeOver: string;
  readonly allowCoOwnership: boolean;
  /** Used by server-side apply only. */
  readonly force: boolean;
}

/**
 * What an edit of one field does on a cluster: `writes` applies what was not applied before, `holds` no longer applies something, or
 * fails to, `reports` changes no content: only what is reported, or the owner.
 */
export interface ApplyEdit {
  readonly does: 'writes' | 'holds' | 'reports';
  /** `whenToTakeOver Never -> Always`. */
  readonly what: string;
}

/** Source: kubefleet-dev/kubefleet, pkg/utils/defaulter, SetDefaultsApplyStrategy: one that is left out is all defaults. */
export function readApplyStrategy(stored: JsonObject): ApplyStrategy {
  const of = objectIn(objectIn(stored['spec'], 'strategy') ?? undefined, 'applyStrategy') ?? undefined;
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

/** True where the defaults make them the same. */
export function isSameApplyStrategy(a: JsonObject, b: JsonObject): boolean {
  return applyEdits(readApplyStrategy(a), readApplyStrategy(b)).length === 0;
}

/**
 * What an edit does, field by field; empty where nothing is edited. Under ReportDiff nothing is applied, whatever the other fields say.
 * Source: kubefleet-dev/kubefleet, apis/placement/v1beta1/clusterresourceplacement_types.go, the comments on ApplyStrategy.
 */
export function applyEdits(before: ApplyStrategy, after: ApplyStrategy): readonly ApplyEdit[] {
  const edits = FIELDS.filter((name) => before[name] !== after[name]).map((name): ApplyEdit => {
    const field = name === 'force' ? 'serverSideApplyConfig.force' : name;
    return {
      does: effectOf(name, before, after),
      what: `${field} ${String(before[name])} -> ${String(after[name])}`,
    };
  });
  const [ofType] = before.type === after.type ? [] : edits;
  if (ofType && [before.type, after.type].includes('ReportDiff')) return [ofType];
  return edits;
}

/** The type first. */
const FIELDS = [
  'type',
  'whenToTakeOver',
  'whenToApply',
  'comparisonOption',
  'allowCoOwnership',
  'force',
] as const;

function effectOf(name: keyof ApplyStrategy, before: ApplyStrategy, after: ApplyStrategy): ApplyEdit['does'] {
  if (after.type === 'ReportDiff') return name === 'type' ? 'holds' : 'reports';
  switch (name) {
    case 'type':
      return 'writes';
    case 'whenToTakeOver':
      return takeOverEffect(before.whenToTakeOver, after.whenToTakeOver);
    case 'whenToApply':
      return after.whenToApply === 'Always' ? 'writes' : 'holds';
    case 'comparisonOption':
      return comparisonEffect(after);
    case 'allowCoOwnership':
    case 'force':
      return after[name] ? 'writes' : 'holds';
  }
}

function takeOverEffect(before: string, after: string): ApplyEdit['does'] {
  if (after === 'Always') return 'writes';
  // Objects that differ in nothing are taken over, and get later versions.
  return before === 'Never' ? 'reports' : 'holds';
}

/** It matters where a difference holds an apply up. */
function comparisonEffect({
  comparisonOption,
  whenToApply,
  whenToTakeOver,
}: ApplyStrategy): ApplyEdit['does'] {
  if (whenToApply !== 'IfNotDrifted' && whenToTakeOver !== 'IfNoDiff') return 'reports';
  if (comparisonOption === 'FullComparison') return 'holds';
  return whenToApply === 'IfNotDrifted' ? 'writes' : 'reports';
}
