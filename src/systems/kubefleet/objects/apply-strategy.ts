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
 * What an edit of one field does on a cluster: `writes` applies what was not applied before, `holds` leaves alone or fails what
 * was applied before, `tells` changes no content: only what is reported, or who owns it.
 */
export interface ApplyEdit {
  readonly does: 'writes' | 'holds' | 'tells';
  /** `whenToTakeOver Never -> Always`. */
  readonly what: string;
  readonly says: string;
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
 * What an edit does, field by field; empty where nothing is edited. Under ReportDiff nothing is ever applied, whatever the other
 * fields say. Source: kubefleet-dev/kubefleet, apis/placement/v1beta1/clusterresourceplacement_types.go, the comments on
 * ApplyStrategy.
 */
export function applyEdits(before: ApplyStrategy, after: ApplyStrategy): readonly ApplyEdit[] {
  const type = typeEdit(before, after);
  if (before.type === 'ReportDiff' && type) return [type];
  const rest = [
    takeOverEdit(before, after),
    applyEdit(before, after),
    comparisonEdit(before, after),
    coOwnershipEdit(before, after),
    forceEdit(before, after),
  ].filter((edit) => edit !== null);
  if (after.type !== 'ReportDiff') return [...(type ? [type] : []), ...rest];
  if (type) return [type];
  return rest.map(({ what }) => ({ does: 'tells', what, says: 'it goes on to report only' }));
}

function edited(
  name: Exclude<keyof ApplyStrategy, 'force'>,
  before: ApplyStrategy,
  after: ApplyStrategy,
): string {
  return `${name} ${String(before[name])} -> ${String(after[name])}`;
}

function typeEdit(before: ApplyStrategy, after: ApplyStrategy): ApplyEdit | null {
  if (before.type === after.type) return null;
  const name = edited('type', before, after);
  if (after.type === 'ReportDiff')
    return {
      does: 'holds',
      what: name,
      says: 'nothing is applied any more, and differences are only reported; what is there stays as it is',
    };
  if (before.type !== 'ReportDiff')
    return { does: 'writes', what: name, says: 'every object is applied again, in the other way' };
  return {
    does: 'writes',
    what: name,
    says: `what was only compared is applied, and what differs is written over${OWNED[after.whenToTakeOver] ?? ''}`,
  };
}

const OWNED: Readonly<Record<string, string>> = {
  Always: ', in objects too that were there before Fleet',
  IfNoDiff: '; of objects that were there before Fleet those that look the same are taken over',
  Never: '; objects that were there before Fleet are left alone',
};

const TAKES_OVER: readonly string[] = ['Never', 'IfNoDiff', 'Always'];

function takeOverEdit(before: ApplyStrategy, after: ApplyStrategy): ApplyEdit | null {
  if (before.whenToTakeOver === after.whenToTakeOver) return null;
  const name = edited('whenToTakeOver', before, after);
  if (after.whenToTakeOver === 'Always')
    return {
      does: 'writes',
      what: name,
      says: 'objects that were there before Fleet are taken over, and what differs in them is written over',
    };
  if (TAKES_OVER.indexOf(after.whenToTakeOver) < TAKES_OVER.indexOf(before.whenToTakeOver))
    return {
      does: 'holds',
      what: name,
      says: 'fewer objects that were there before Fleet are taken over; those that are stay its own',
    };
  return {
    does: 'tells',
    what: name,
    says: 'objects that were there before Fleet are taken over where they look the same; nothing in them changes, but later versions reach them',
  };
}

function applyEdit(before: ApplyStrategy, after: ApplyStrategy): ApplyEdit | null {
  if (before.whenToApply === after.whenToApply) return null;
  const name = edited('whenToApply', before, after);
  return after.whenToApply === 'Always'
    ? { does: 'writes', what: name, says: 'what has drifted on a cluster is written over' }
    : { does: 'holds', what: name, says: 'nothing is applied any more to what has drifted on a cluster' };
}

/** It decides what counts as a difference, so it matters where a difference holds an apply up. */
function comparisonEdit(before: ApplyStrategy, after: ApplyStrategy): ApplyEdit | null {
  if (before.comparisonOption === after.comparisonOption) return null;
  const name = edited('comparisonOption', before, after);
  const matters = after.whenToApply === 'IfNotDrifted' || after.whenToTakeOver === 'IfNoDiff';
  if (!matters) return { does: 'tells', what: name, says: 'only what is reported as a difference changes' };
  if (after.comparisonOption === 'FullComparison')
    return { does: 'holds', what: name, says: 'more counts as a difference, and is not applied to any more' };
  return after.whenToApply === 'IfNotDrifted'
    ? {
        does: 'writes',
        what: name,
        says: 'what differs in fields that the hub does not set counts as drifted no more, and is applied to again',
      }
    : {
        does: 'tells',
        what: name,
        says: 'objects that differ only in fields which the hub does not set are taken over; nothing in them changes, but later versions reach them',
      };
}

function coOwnershipEdit(before: ApplyStrategy, after: ApplyStrategy): ApplyEdit | null {
  if (before.allowCoOwnership === after.allowCoOwnership) return null;
  const name = edited('allowCoOwnership', before, after);
  return after.allowCoOwnership
    ? { does: 'writes', what: name, says: 'objects that others own as well are applied to' }
    : { does: 'holds', what: name, says: 'applying to objects that others own as well fails' };
}

function forceEdit(before: ApplyStrategy, after: ApplyStrategy): ApplyEdit | null {
  if (before.force === after.force || after.type !== 'ServerSideApply') return null;
  return after.force
    ? {
        does: 'writes',
        what: 'serverSideApplyConfig.force false -> true',
        says: 'fields that others manage are taken from them and written over',
      }
    : {
        does: 'holds',
        what: 'serverSideApplyConfig.force true -> false',
        says: 'an apply fails where others manage a field',
      };
}
