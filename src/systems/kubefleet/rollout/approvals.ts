import type { StagedPlan } from './staged-plan.js';

/** Something that only a person does, and nobody has done yet: an approval, or the start of a run in state Initialize. */
export interface OpenApproval {
  readonly what: 'approval' | 'start';
  /** Name of the request, which the run creates when it gets there; of a start that of the run. */
  readonly request: string;
  /** Index of the first stage that cannot be done before it. */
  readonly holdsBack: number;
}

/**
 * The approvals that a run asks for, but for those that were given. One after the last stage holds back the end of the run,
 * and so that stage; a stage without clusters asks for none.
 */
export function openApprovals(
  { stages }: Pick<StagedPlan, 'stages'>,
  run: string,
  isGiven: (request: string) => boolean,
): OpenApproval[] {
  const asked = stages.flatMap(({ config, clusters }, index): OpenApproval[] => {
    if (clusters.length === 0) return [];
    const next = stages.findIndex((stage, i) => i > index && stage.clusters.length > 0);
    const after = {
      what: 'approval' as const,
      request: `${run}-after-${config.name}`,
      holdsBack: next < 0 ? index : next,
    };
    return [
      ...(config.beforeStageTasks.length > 0
        ? [{ what: 'approval' as const, request: `${run}-before-${config.name}`, holdsBack: index }]
        : []),
      ...(config.afterStageTasks.some(({ type }) => type === 'Approval') ? [after] : []),
    ];
  });
  return asked.filter(({ request }) => !isGiven(request));
}

/**
 * A run starts nothing until its state is Run, which no controller sets. Source: kubefleet-dev/kubefleet,
 * apis/placement/v1beta1/stageupdate_types.go, State: "Initialize" is the default; kubefleet#346.
 */
export function openStart(run: string, state: string): OpenApproval[] {
  return state === 'Initialize' ? [{ what: 'start', request: run, holdsBack: 0 }] : [];
}
