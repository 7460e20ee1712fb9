import { type Pause, type ResolvedGroup, stated, unlimitedGroup } from '../../system.js';
import { refKeyOf } from '../objects/objects.js';
import type { Side } from '../side.js';
import type { StagedRun } from './run.js';

/** One group a stage, and one for the clusters that are removed after all of them. */
export function stageGroups(run: StagedRun, { input: { at, until } }: Side): ResolvedGroup[] {
  const { plan, placed } = run;
  const allowed = (limit: number) => [{ reason: null, from: at, to: until, limit, remaining: limit }];
  const stages = plan.stages.map((stage, index): ResolvedGroup => {
    const { config, clusters, maxConcurrency } = stage;
    const signal = placed?.spec.availability.signal;
    return {
      ...groupOf(run, index, clusters),
      ceiling: {
        declared: config.maxConcurrency,
        resolved: maxConcurrency,
        enforced: signal === 'time' ? null : maxConcurrency,
        rounding: 'down',
      },
      allowed: allowed(maxConcurrency),
      strategy: {
        kind: 'stage',
        stage: config.name,
        position: index + 1,
        clusters: clusters.length,
        maxConcurrency,
        sortingLabelKey: config.sortingLabelKey,
      },
      // A cluster that does not become available keeps its slot.
      ...(signal === 'time' || signal === 'none' ? {} : { mostLost: maxConcurrency }),
    };
  });
  const leaving = plan.deletionStage;
  if (leaving.length === 0) return stages;
  return [
    ...stages,
    { ...groupOf(run, plan.stages.length, leaving), leaving, allowed: allowed(leaving.length) },
  ];
}

function groupOf(run: StagedRun, index: number, targets: readonly string[]): ResolvedGroup {
  const { shown, source, plan, placed, placement, open, controller, groups } = run;
  const { manifest, ref } = source ?? shown;
  const path = source ? ['spec', 'stages', index] : ['spec'];
  const name = plan.names[index] ?? '';
  const holding = open.filter(({ holdsBack }) => holdsBack <= index);
  const approvals = holding.filter(({ what }) => what === 'approval').map(({ request }) => request);
  const runs = { controller, group: groups[index] ?? '' };
  return {
    ...unlimitedGroup({ name, rolls: shown.ref, runs, unit: 'cluster', targets }),
    identity: `${placement ? refKeyOf(placement) : ''}/${name}`,
    declaredIn: ref,
    places: {
      budget: manifest.placeOf([...path, 'maxConcurrency']),
      strategy: manifest.placeOf(path),
      selector: manifest.placeOf([...path, 'labelSelector']),
    },
    saysWhatIsOut: true,
    facts: [
      ...stated('availability', [placed?.spec.availability]),
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

/** Tasks of one stage, each with the stage that it holds back. */
function pausesOf({ shown, source, plan: { names }, gates }: StagedRun, index: number): Pause[] {
  const { manifest } = source ?? shown;
  return gates
    .filter(({ stage }) => stage === index)
    .map(({ kind, ms, next, isPassed, path }) => ({
      kind,
      ms,
      guards: next === null ? '' : (names[next] ?? ''),
      isPassed,
      place: manifest.placeOf(path),
    }));
}
