import type { StagedPlan } from './staged-plan.js';

/** An approval that nobody has given yet. */
export interface OpenApproval {
  /** Name of the request, which the run creates when it gets there. */
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
    const after = { request: `${run}-after-${config.name}`, holdsBack: next < 0 ? index : next };
    return [
      ...(config.beforeStageTasks.length > 0
        ? [{ request: `${run}-before-${config.name}`, holdsBack: index }]
        : []),
      ...(config.afterStageTasks.some(({ type }) => type === 'Approval') ? [after] : []),
    ];
  });
  return asked.filter(({ request }) => !isGiven(request));
}
