import { type Pause, type ResolvedGroup, stated, unlimitedGroup } from '../../system.js';
import type { StageTask } from '../controller/stages.js';
import { refKeyOf } from '../objects/objects.js';
import type { Side } from '../side.js';
import type { StagedRun } from './staged-run.js';

/** One group a stage, and one for the clusters that are removed after all of them. */
export function stageGroups(run: StagedRun, side: Side): ResolvedGroup[] {
  const { plan, availability } = run;
  const stages = plan.stages.map((stage, index): ResolvedGroup => {
    const { config, clusters, maxConcurrency } = stage;
    const isTracked = availability?.signal !== 'time' && availability?.signal !== 'none';
    return {
      ...groupOf(run, side, index, clusters),
      ceiling: {
        declared: config.maxConcurrency,
        resolved: maxConcurrency,
        enforced: availability?.signal === 'time' ? null : maxConcurrency,
        rounding: 'down',
      },
      allowed: [span(side, maxConcurrency)],
      strategy: {
        kind: 'stage',
        stage: config.name,
        position: index + 1,
        clusters: clusters.length,
        maxConcurrency,
        sortingLabelKey: config.sortingLabelKey,
      },
      // A cluster that does not become available keeps its slot.
      ...(isTracked ? { mostLost: maxConcurrency } : {}),
    };
  });
  const leaving = plan.deletionStage;
  if (leaving.length === 0) return stages;
  const deletion = groupOf(run, side, plan.stages.length, leaving);
  return [...stages, { ...deletion, leaving, allowed: [span(side, leaving.length)] }];
}

function groupOf(run: StagedRun, side: Side, index: number, targets: readonly string[]): ResolvedGroup {
  const { shown, source, plan, placement, availability, open, controller, groups } = run;
  const { manifest } = source ?? shown;
  const path = source ? ['spec', 'stages', index] : ['spec'];
  const name = plan.names[index] ?? '';
  const holding = open.filter(({ holdsBack }) => holdsBack <= index);
  const approvals = holding.filter(({ what }) => what === 'approval').map(({ request }) => request);
  return {
    ...unlimitedGroup({
      name,
      rolls: shown.ref,
      runs: { controller, group: groups[index] ?? '' },
      unit: 'cluster',
      targets,
    }),
    identity: `${placement ? refKeyOf(placement) : ''}/${name}`,
    declaredIn: source?.ref ?? shown.ref,
    places: {
      budget: manifest.placeOf([...path, 'maxConcurrency']),
      strategy: manifest.placeOf(path),
      selector: manifest.placeOf([...path, 'labelSelector']),
    },
    saysWhatIsOut: true,
    facts: [
      ...stated('availability', [availability]),
      ...stated('stage', [
        {
          name,
          pauses: index < plan.stages.length ? pausesOf(run, index) : null,
          awaitsPerson: holding.length > 0,
          awaitsStart: open.some(({ what }) => what === 'start'),
          ...(approvals.length > 0 ? { approvals } : {}),
        },
      ]),
    ],
  };
}

function span({ input: { at, until } }: Side, limit: number): ResolvedGroup['allowed'][number] {
  return { reason: null, from: at, to: until, limit, remaining: limit };
}

/** Tasks of one stage, each with the stage that it holds back. A stage without clusters is skipped with its tasks. */
export function pausesOf(
  { shown, source, plan: { stages, names }, passed, open }: StagedRun,
  index: number,
): Pause[] {
  const stage = stages[index];
  if (!stage || stage.clusters.length === 0) return [];
  const { manifest } = source ?? shown;
  const { name, beforeStageTasks, afterStageTasks } = stage.config;
  const next = stages.findIndex(({ clusters }, i) => i > index && clusters.length > 0);
  const pauses = (tasks: readonly StageTask[], when: 'before' | 'after', guards: string): Pause[] => {
    const request = `${shown.ref.name}-${when}-${name}`;
    const isPassed = passed.has(request);
    return tasks.flatMap((task, i): Pause[] => {
      const place = manifest.placeOf(['spec', 'stages', index, `${when}StageTasks`, i]);
      if (task.type === 'TimedWait') return [{ kind: 'wait', ms: task.waitMs, guards, isPassed, place }];
      const isGiven = isPassed || open.every((one) => one.request !== request);
      return task.type === 'Approval'
        ? [{ kind: 'approval', ms: null, guards, isPassed: isGiven, place }]
        : [];
    });
  };
  return [
    ...pauses(beforeStageTasks, 'before', names[index] ?? ''),
    ...pauses(afterStageTasks, 'after', next < 0 ? '' : (names[next] ?? '')),
  ];
}
