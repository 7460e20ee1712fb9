import fc from 'fast-check';
import type { PlannedGroup } from '../../../src/plan/model.js';
import { memberCluster, nodeList } from '../../../src/cases/fleet.js';
import { planOf } from '../../plan-of.js';
import { EXTERNAL, files, policy, run, strategy } from './planned.js';

/** What the built-in defaults take for the work on one cluster. */
const WORK = 20 * 60_000;
const MINUTE = 60_000;

interface StageShape {
  /** The ranks of its clusters, which share one label; null: the stage does not sort. */
  readonly ranks: readonly number[];
  readonly isSorted: boolean;
  readonly most: number | string | null;
  readonly waitMinutes: number | null;
}

const stageShape: fc.Arbitrary<StageShape> = fc.record({
  ranks: fc.array(fc.integer({ min: -2, max: 3 }), { maxLength: 6 }),
  isSorted: fc.boolean(),
  most: fc.oneof(
    fc.constant(null),
    fc.integer({ min: 1, max: 8 }),
    fc.integer({ min: 1, max: 100 }).map((percent) => `${percent}%`),
  ),
  waitMinutes: fc.option(fc.integer({ min: 1, max: 90 })),
});

interface Named {
  readonly name: string;
  readonly rank: number;
}

/** The clusters of each stage. Names do not follow the stages, so that an order by name is another one than by rank. */
function clustersOf(stages: readonly StageShape[]): Named[][] {
  let next = 0;
  return stages.map(({ ranks }) => ranks.map((rank) => ({ name: `c-${(next * 7) % 31}-${next++}`, rank })));
}

/** One stage as the reference tells it: a window of so many clusters that slides over them. */
function expected({ isSorted, most }: StageShape, clusters: readonly Named[], start: number) {
  const byName = [...clusters].sort((a, b) => (a.name < b.name ? -1 : 1));
  const ordered = isSorted ? byName.toSorted((a, b) => a.rank - b.rank) : byName;
  const size = ordered.length;
  const percent = typeof most === 'string' ? Math.floor((Number(most.replace('%', '')) * size) / 100) : null;
  const slots = percent === null ? Number(most ?? 1) : Math.max(1, percent);
  const batches = Array.from({ length: Math.ceil(size / slots) }, (_, i) =>
    ordered.slice(i * slots, (i + 1) * slots).map(({ name }) => name),
  );
  return { batches, peak: Math.min(slots, size), end: start + batches.length * WORK };
}

function strategyOf(stages: readonly StageShape[]): string {
  return strategy(
    ...stages.map(({ isSorted, most, waitMinutes }, i) =>
      JSON.stringify({
        name: `s${i}`,
        labelSelector: { matchLabels: { stage: `s${i}` } },
        ...(isSorted ? { sortingLabelKey: 'rank' } : {}),
        ...(most === null ? {} : { maxConcurrency: most }),
        ...(waitMinutes === null
          ? {}
          : { afterStageTasks: [{ type: 'TimedWait', waitTime: `${waitMinutes}m` }] }),
      }),
    ),
  );
}

function fleetOf(stages: readonly StageShape[]): object {
  const members = clustersOf(stages).flatMap((clusters, i) =>
    clusters.map(({ name, rank }) => memberCluster(name, { labels: { stage: `s${i}`, rank: String(rank) } })),
  );
  return nodeList([], members);
}

function stagesOf(stages: readonly StageShape[]): {
  groups: readonly PlannedGroup[];
  lost: number;
  at: number;
} {
  const staged = files(EXTERNAL, strategyOf(stages));
  const report = planOf({ base: staged, head: files(staged, run()), snapshot: fleetOf(stages) });
  const { effect } = policy(report, 'release');
  return { groups: effect.groups, lost: effect.worstLoss, at: report.plan.at };
}

describe('staged model: a staged run is planned as a model made from the reference says', () => {
  test('which clusters go together, in which order, how many at once, when, and how many a bad version takes', () => {
    fc.assert(
      fc.property(fc.array(stageShape, { minLength: 1, maxLength: 4 }), (stages) => {
        const clusters = clustersOf(stages);
        fc.pre(clusters.flat().length > 0);
        const { groups, lost, at } = stagesOf(stages);
        let now = at;
        const wanted = stages.map((stage, i) => {
          const model = expected(stage, clusters[i] ?? [], now);
          // A stage without clusters is skipped with its wait.
          if (model.batches.length > 0) now = model.end + (stage.waitMinutes ?? 0) * MINUTE;
          return { ...model, finish: model.batches.length > 0 ? model.end : null };
        });
        expect(groups.map((group) => group.batches.map(({ targets }) => targets.toSorted()))).toEqual(
          wanted.map(({ batches }) => batches.map((batch) => batch.toSorted())),
        );
        expect(groups.map(({ peakAtOnce }) => peakAtOnce)).toEqual(wanted.map(({ peak }) => peak));
        expect(groups.map(({ worstLoss }) => worstLoss)).toEqual(wanted.map(({ peak }) => peak));
        expect(groups.map(({ batches }) => batches.at(-1)?.end ?? null)).toEqual(
          wanted.map(({ finish }) => finish),
        );
        expect(lost).toBe(Math.max(...wanted.map(({ peak }) => peak)));
      }),
      { numRuns: 25 },
    );
  });

  test('a cluster that no stage takes, that two take, or that has no number to sort by ends it before it begins', () => {
    const fault = fc.constantFrom('none', 'two', 'unsorted');
    fc.assert(
      fc.property(fc.array(stageShape, { minLength: 2, maxLength: 3 }), fault, (stages, broken) => {
        const shapes = stages.map((stage) => ({ ...stage, ranks: [1, ...stage.ranks], isSorted: true }));
        const text = strategyOf(shapes);
        const head = files(
          EXTERNAL,
          broken === 'two' ? text.replace('"stage":"s1"', '"stage":"s0"') : text,
          run(),
        );
        const labels: Record<string, string> =
          broken === 'none' ? { stage: 'elsewhere', rank: '1' } : { stage: 's0', rank: 'first' };
        const extra = broken === 'two' ? [] : [memberCluster('d', { labels })];
        const { items } = fleetOf(shapes) as { items: object[] };
        const report = planOf({ base: null, head, snapshot: nodeList([], [...items, ...extra]) });
        const { groups } = policy(report, 'release').effect;
        expect(groups.map(({ outcome, worstLoss }) => [outcome, worstLoss])).toEqual(
          groups.map(({ matched }) => [matched === 0 ? expect.anything() : 'stuck', 0]),
        );
        expect(groups.flatMap(({ batches }) => batches)).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });
});
