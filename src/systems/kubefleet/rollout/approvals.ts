import type { Snapshot } from '../../../snapshot/snapshot.js';
import { trueConditionIn } from '../../../snapshot/status.js';
import { refOf } from '../objects/objects.js';
import type { StagePlan } from './stage-plan.js';

/** Something that only a person does, and that is not done yet: an approval, or the start of a run in state Initialize. */
export interface OpenApproval {
  readonly what: 'approval' | 'start';
  /** Name of the request, which the run creates when it gets there; of a start that of the run. */
  readonly request: string;
  /** Index of the first stage that cannot be done before it. */
  readonly holdsBack: number;
}

/**
 * Approvals that a run asks for and that are not given. An approval after the last stage holds back the end of the run, and so that
 * stage; a stage without clusters asks for none.
 */
export function openApprovals(
  { stages }: StagePlan,
  run: string,
  isGiven: (request: string) => boolean,
): OpenApproval[] {
  const asked = stages.flatMap(({ config, clusters }, index) => {
    if (clusters.length === 0) return [];
    const next = stages.findIndex((stage, i) => i > index && stage.clusters.length > 0);
    const asksAfter = config.afterStageTasks.some(({ type }) => type === 'Approval');
    const before = { request: `${run}-before-${config.name}`, holdsBack: index };
    const after = { request: `${run}-after-${config.name}`, holdsBack: next < 0 ? index : next };
    return [...(config.beforeStageTasks.length > 0 ? [before] : []), ...(asksAfter ? [after] : [])];
  });
  return asked.flatMap((one) => (isGiven(one.request) ? [] : { what: 'approval' as const, ...one }));
}

/**
 * A run starts nothing until its state is Run, which no controller sets. Source: kubefleet-dev/kubefleet,
 * apis/placement/v1beta1/stageupdate_types.go, State: "Initialize" is the default; kubefleet#346.
 */
export function openStart(run: string, state: string): OpenApproval[] {
  return state === 'Initialize' ? [{ what: 'start', request: run, holdsBack: 0 }] : [];
}

/** True for an approval request that a person has approved. */
export function isApproved({ objects }: Snapshot, namespace: string | null, request: string): boolean {
  return objects.some(
    (manifest) =>
      (manifest.kind === 'ClusterApprovalRequest' || manifest.kind === 'ApprovalRequest') &&
      manifest.name === request &&
      refOf(manifest).namespace === namespace &&
      trueConditionIn(manifest.object['status'], 'Approved') !== undefined,
  );
}
