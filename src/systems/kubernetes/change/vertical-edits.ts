import { canonicalJson } from '../../../manifest/values/canonical.js';
import { fieldAt, numberIn } from '../../../manifest/fields.js';
import { type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { ofKindIn } from '../../../manifest/lookup/of-kind.js';
import { titleOf, visible } from '../../../manifest/words/visible.js';
import {
  isCalmed,
  isToldWithWorkload,
  isVerticalOf,
  leavesPods,
  type FilesBeside,
  type Unshown,
  verticalMode,
} from '../../system.js';
import type { PlannedWorkload } from '../simulation/workload.js';

/** Of its updater, where nobody configures them: `--min-replicas`, and `--eviction-tolerance` as a part of the replicas. */
const FEWEST_REPLICAS = 2;
const EVICTED_PART = 0.5;

/**
 * What a vertical autoscaler that comes, goes or is edited does to the pods of its workload: it evicts them past every limit of the
 * rolling update. Source: kubernetes/autoscaler, vertical-pod-autoscaler/pkg/updater/restriction, CanEvict: at least one where all run.
 */
export function verticalEdits(
  workload: Manifest,
  { targets, unit }: Pick<PlannedWorkload, 'targets' | 'unit'>,
  { neighbours = [], neighboursBefore }: FilesBeside,
): Unshown[] {
  if (neighboursBefore === undefined) return [];
  const of = (files: readonly Manifest[]): Manifest | null =>
    ofKindIn(files, 'VerticalPodAutoscaler', namespaceOf(workload)).find(
      (one) => isVerticalOf(one, workload) && isToldWithWorkload(one, workload),
    ) ?? null;
  const [before, after] = [of(neighboursBefore), of(neighbours)];
  const contentOf = (one: Manifest | null): string => canonicalJson(one?.object['spec'] ?? null);
  if (contentOf(before) === contentOf(after) || isCalmed(before, after)) return [];
  const [was, is] = [before, after].map((one) => (one === null || leavesPods(one) ? null : one));
  if (is) return [evicting(is, before, targets.length, unit)];
  return was ? [noLonger(was, workload)] : [];
}

function evicting(
  after: Manifest,
  before: Manifest | null,
  pods: number,
  unit: PlannedWorkload['unit'],
): Unshown {
  const fewest = numberIn(fieldAt(after.object, 'spec', 'updatePolicy'), 'minReplicas') ?? FEWEST_REPLICAS;
  const [mode, was] = [after, before ?? after].map((one) => verticalMode(one) || 'Auto');
  const lead = `${titleOf(after)} (updateMode ${visible(mode ?? '')}${was === mode ? '' : `, ${visible(was ?? '')} before`})`;
  const which = 'that ask for something else than it recommends';
  const how =
    mode === 'InPlaceOrRecreate'
      ? 'resizes pods in place, and evicts those for which that fails,'
      : 'evicts pods';
  const most = Math.max(1, Math.floor(pods * EVICTED_PART));
  const isAlone = unit === 'replica' && pods < fewest;
  return {
    subject: 'vertical-autoscaler',
    says: isAlone
      ? `${lead} leaves its ${pods === 1 ? 'only pod' : `${pods} pods`} alone while there are fewer than ${fewest} (minReplicas), and evicts those ${which} as soon as there are more.`
      : `${lead} ${how} ${which}, at any time and up to half of them at once (${most} of ${pods}, unless its updater is configured otherwise): no limit of the rolling update holds that, only a disruption budget does.`,
    fix: 'Keep updateMode: "Off", or Initial, where pods may get other requests only as they are made anew.',
    place: after.placeOf(['spec', 'updatePolicy', 'updateMode']),
    ...(isAlone ? { grade: 'info' } : {}),
  };
}

/** Its admission webhook no more writes into new pods what it recommended. */
function noLonger(before: Manifest, workload: Manifest): Unshown {
  return {
    subject: 'vertical-autoscaler',
    says: `${titleOf(before)} is gone from the files: pods that run keep what it gave them, and each that is made anew asks for what the pod template says.`,
    fix: `Write into the pod template what it recommends before it goes.`,
    place: workload.place,
    grade: 'info',
  };
}
