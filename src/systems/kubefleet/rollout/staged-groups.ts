import type { Instant } from '../../../rollout/controller.js';
import type { Manifest } from '../../../manifest/manifest.js';
import {
  type Availability,
  type Coverage,
  type GroupFact,
  type Pause,
  type PolicyRef,
  type ResolvedGroup,
  stated,
  unlimitedGroup,
} from '../../system.js';
import type { OpenApproval } from './approvals.js';
import type { StagedPlan } from './staged-plan.js';
import type { Stage, StageTask } from '../controller/stages.js';

interface StagedGroupsInput {
  readonly plan: StagedPlan;
  readonly controller: string;
  /** What a group is called in the run: its stage, after the name of the run. */
  readonly runGroups: readonly string[];
  readonly rolls: PolicyRef;
  /** `refKeyOf` the placement, whichever run moves it; '' where it is not known. */
  readonly placement: string;
  readonly declaredIn: PolicyRef;
  /** The strategy; null when there is none, and then there are no stages. */
  readonly strategy: Manifest | null;
  readonly fallback: Manifest;
  readonly availability: Availability;
  readonly open: readonly OpenApproval[];
  /** Names of requests for what the run has gone past. */
  readonly passed: ReadonlySet<string>;
  readonly unstick: string;
  readonly at: Instant;
  readonly until: Instant;
}

/** One group a stage, and one for the clusters that are removed after all of them. */
export function stagedGroups(input: StagedGroupsInput): ResolvedGroup[] {
  const { plan } = input;
  const stages = plan.stages.map((stage, index) => stageGroup(input, stage, index));
  if (plan.deletionStage.length === 0) return stages;
  const last = plan.stages.length;
  const deletion = base(input, last, plan.deletionStage);
  const limit = plan.deletionStage.length;
  // It is no move to another stage: the cluster leaves, and is rolled no more.
  return [...stages, { ...deletion, leaving: plan.deletionStage, allowed: [span(input, limit)] }];
}

function stageGroup(input: StagedGroupsInput, stage: Stage, index: number): ResolvedGroup {
  const { config, clusters, maxConcurrency } = stage;
  return {
    ...base(input, index, clusters),
    ceiling: {
      declared: config.maxConcurrency,
      resolved: maxConcurrency,
      enforced: input.availability.signal === 'time' ? null : maxConcurrency,
      rounding: 'down',
    },
    allowed: [span(input, maxConcurrency)],
    strategy: {
      kind: 'stage',
      stage: config.name,
      position: index + 1,
      clusters: clusters.length,
      maxConcurrency,
      sortingLabelKey: config.sortingLabelKey,
    },
    facts: factsOfStage(input, index, pausesOf(input, index)),
    ...boundOf(input.availability, maxConcurrency),
  };
}

/** A cluster that does not get available keeps its slot, so no more than there are slots are ever lost in a stage. */
function boundOf({ signal }: Availability, slots: number): Pick<ResolvedGroup, 'mostLost'> {
  return signal === 'time' || signal === 'none' ? {} : { mostLost: slots };
}

function base(input: StagedGroupsInput, index: number, targets: readonly string[]): ResolvedGroup {
  const manifest = input.strategy ?? input.fallback;
  const path = input.strategy ? ['spec', 'stages', index] : ['spec'];
  return {
    ...unlimitedGroup({
      name: input.plan.names[index] ?? '',
      rolls: input.rolls,
      runs: { controller: input.controller, group: input.runGroups[index] ?? '' },
      unit: 'cluster',
      targets,
    }),
    identity: `${input.placement}/${input.plan.names[index] ?? ''}`,
    declaredIn: input.declaredIn,
    places: {
      budget: manifest.placeOf([...path, 'maxConcurrency']),
      strategy: manifest.placeOf(path),
      selector: manifest.placeOf([...path, 'labelSelector']),
    },
    saysWhatIsOut: true,
    facts: factsOfStage(input, index, null),
  };
}

function factsOfStage(
  { availability, unstick, open, plan }: StagedGroupsInput,
  index: number,
  pauses: readonly Pause[] | null,
): GroupFact[] {
  const holding = open.filter(({ holdsBack }) => holdsBack <= index);
  const awaitsPerson = holding.length > 0;
  const approvals = holding.filter(({ what }) => what === 'approval').map(({ request }) => request);
  const awaitsStart = open.some(({ what }) => what === 'start');
  return [
    ...stated('availability', [availability]),
    ...stated('unstick', [unstick]),
    ...stated('stage', [
      {
        ...{ name: plan.names[index] ?? '', pauses, awaitsPerson, awaitsStart },
        ...(approvals.length > 0 ? { approvals } : {}),
      },
    ]),
  ];
}

function span({ at, until }: StagedGroupsInput, limit: number): ResolvedGroup['allowed'][number] {
  return { reason: null, from: at, to: until, limit, remaining: limit };
}

/** The tasks of one stage, each with the stage that it holds back. A stage without clusters is skipped with all of them. */
function pausesOf(input: StagedGroupsInput, index: number): Pause[] {
  const { stages, names } = input.plan;
  const config = stages[index]?.config;
  if (!config || stages[index]?.clusters.length === 0) return [];
  const next = stages.findIndex((stage, i) => i > index && stage.clusters.length > 0);
  const after = next < 0 ? '' : (names[next] ?? '');
  return [
    ...pauses(config.beforeStageTasks, names[index] ?? '', ['beforeStageTasks']),
    ...pauses(config.afterStageTasks, after, ['afterStageTasks']),
  ];

  function pauses(tasks: readonly StageTask[], guards: string, field: readonly string[]): Pause[] {
    const when = field[0] === 'beforeStageTasks' ? 'before' : 'after';
    const request = `${input.rolls.name}-${when}-${config?.name ?? ''}`;
    const isPassed = input.passed.has(request);
    const isGiven = isPassed || input.open.every((one) => one.request !== request);
    return tasks.flatMap((task, i): Pause[] => {
      if (task.type === 'unknown') return [];
      const manifest = input.strategy ?? input.fallback;
      const place = manifest.placeOf(['spec', 'stages', index, ...field, i]);
      return task.type === 'Approval'
        ? [{ kind: 'approval', ms: null, guards, isPassed: isGiven, place }]
        : [{ kind: 'wait', ms: task.waitMs, guards, isPassed, place }];
    });
  }
}

/** How the stages cover the clusters of the run. */
export function coverage(plan: StagedPlan, strategy: Manifest, isAssumed: boolean): Coverage {
  return {
    uncovered: plan.uncovered,
    twice: plan.twice,
    empty: plan.stages.flatMap((stage, index) => {
      if (stage.clusters.length > 0) return [];
      const { beforeStageTasks, afterStageTasks } = stage.config;
      return {
        group: plan.names[index] ?? '',
        pauses: beforeStageTasks.length + afterStageTasks.length,
        place: strategy.placeOf(['spec', 'stages', index, 'labelSelector']),
      };
    }),
    isAssumed,
    place: strategy.placeOf(['spec', 'stages']),
  };
}
