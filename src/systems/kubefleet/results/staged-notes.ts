import { present } from '../../../manifest/words/present.js';
import type { Availability } from '../../system.js';
import type { OpenApproval } from '../rollout/approvals.js';
import type { StagedPlan } from '../rollout/staged-plan.js';

interface StagedNoteContext {
  readonly state: string;
  readonly open: readonly OpenApproval[];
  readonly namespace: string | null;
  readonly availability: Availability;
  /** True where the run is only assumed: what it fails on is in no sentence on the change. */
  readonly isAssumed: boolean;
}

/** What a reader of a staged run must know: who has to act, and what the stages wait for. */
export function stagedNotes(plan: StagedPlan, context: StagedNoteContext): string[] {
  if (plan.fault) return context.isAssumed ? [plan.fault.why] : [];
  const { signal, untracked } = context.availability;
  return present([
    stateNote(context.state),
    approvalNote(context),
    waitNote(plan),
    signal === 'time' &&
      `${untracked.join(', ')} cannot be tracked: a cluster counts as done as soon as it is applied, and unavailablePeriodSeconds is not used.`,
  ]);
}

function stateNote(state: string): string | null {
  if (state === 'Stop') return 'Its state is Stop: nothing starts until a person sets it to Run.';
  if (state === 'Initialize')
    return 'Its state is Initialize: it starts when someone sets it to Run. Numbers assume that this happens at once.';
  return null;
}

function approvalNote({ open, namespace }: StagedNoteContext): string | null {
  if (open.length === 0) return null;
  const names = open.map(({ request }) => request).join(', ');
  const kind = namespace === null ? 'ClusterApprovalRequest' : 'ApprovalRequest';
  return (
    `It waits for a person to approve ${names} (${kind}). The stages behind are planned as if each were approved at once, ` +
    'and not at all once a cluster does not work; their times are the earliest possible.'
  );
}

function waitNote(plan: StagedPlan): string | null {
  const waits = plan.stages.flatMap(({ config, clusters }) =>
    clusters.length === 0
      ? []
      : config.afterStageTasks.flatMap((task) =>
          task.type === 'TimedWait' && task.waitMs !== null
            ? [`${waitText(task.waitMs)} after "${config.name}"`]
            : [],
        ),
  );
  return waits.length > 0 ? `It waits ${waits.join(', ')}.` : null;
}

/** `1 hour`, `90 minutes`, `30 seconds`: the largest unit that is whole. */
function waitText(ms: number): string {
  const hour = 3_600_000;
  const [size, unit] =
    ms % hour === 0 ? [hour, 'hour'] : ms % 60_000 === 0 ? [60_000, 'minute'] : [1000, 'second'];
  return `${ms / size} ${unit}${ms === size ? '' : 's'}`;
}
