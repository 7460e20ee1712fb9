import { formatGoDuration } from '../../manifest/go-duration.js';
import type { Availability } from '../system.js';
import { approvalKey } from './live.js';
import type { StagedPlan } from './staged-plan.js';

export interface StagedNoteContext {
  readonly state: string;
  readonly approved: ReadonlySet<string>;
  readonly name: string;
  readonly namespace: string | null;
  readonly availability: Availability;
}

/** What a reader of a staged run must know: who has to act, and what the stages wait for. */
export function stagedNotes(plan: StagedPlan, context: StagedNoteContext): string[] {
  return [
    ...(plan.fault ? [plan.fault.why] : stateNotes(context.state)),
    ...approvalNotes(plan, context),
    ...waitNotes(plan),
    ...(context.availability.signal === 'time'
      ? [
          `${context.availability.untracked.join(', ')} cannot be tracked: a cluster counts as done as soon as it is applied, and unavailablePeriodSeconds is not used.`,
        ]
      : []),
  ];
}

function stateNotes(state: string): string[] {
  if (state === 'Initialize')
    return [
      'Its state is Initialize: nothing starts until a person sets it to Run. Planned as if that were done at once.',
    ];
  return [];
}

function approvalNotes(plan: StagedPlan, { approved, name, namespace }: StagedNoteContext): string[] {
  const stages = plan.stages.filter(({ clusters }) => clusters.length > 0);
  const open = stages
    .flatMap(({ config }) => [
      ...(config.beforeStageTasks.length > 0 ? [`${name}-before-${config.name}`] : []),
      ...(config.afterStageTasks.some(({ type }) => type === 'Approval')
        ? [`${name}-after-${config.name}`]
        : []),
    ])
    .filter((request) => !approved.has(approvalKey(namespace, request)));
  if (open.length === 0) return [];
  const kind = namespace === null ? 'ClusterApprovalRequest' : 'ApprovalRequest';
  return [
    `It waits for a person to approve ${open.join(', ')} (${kind}). The stages behind are planned as if each were approved at once, ` +
      'and not at all once a cluster does not work; their times are the earliest possible.',
  ];
}

function waitNotes(plan: StagedPlan): string[] {
  const waits = plan.stages.flatMap(({ config, clusters }) =>
    clusters.length === 0
      ? []
      : config.afterStageTasks.flatMap((task) =>
          task.type === 'TimedWait' && task.waitMs !== null
            ? [`${formatGoDuration(BigInt(Math.round(task.waitMs)) * 1_000_000n)} after "${config.name}"`]
            : [],
        ),
  );
  return waits.length > 0 ? [`It waits ${waits.join(', ')}.`] : [];
}
