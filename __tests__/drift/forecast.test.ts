import { text } from '../../src/text/text.js';
import { toPlain } from '../../src/text/render.js';
import { rolloutEffects } from '../../src/drift/rollout.js';
import { readReviewed } from '../../src/gate/reviewed.js';
import { renderRun } from '../../src/report/index.js';
import { type Day, runOf } from './day.js';
import { drifted } from './drifted.js';

const STEADY: Day = { nodes: 30, version: '1.0.0', complete: 30 };
/** The plan at the merge: 1.0.0 is on every node, and the change asks for 1.1.0. */
const MERGED: Day = { ...STEADY, edit: '1.1.0' };

function forecastOf(then: Day, now: Day, dates: readonly [number, number] = [1, 2]): readonly object[] {
  const last = readReviewed(renderRun(runOf(then, dates[0]), 'json'));
  const { clusters, problems } = drifted(runOf(now, dates[1]), last);
  expect(problems).toEqual([]);
  return clusters
    .flatMap(({ effects }) => effects)
    .map(({ says, isWorse }) => ({ says: toPlain(says), isWorse }))
    .filter(({ says }) => says.includes('forecast'));
}

const under = (complete: number): Day => ({ nodes: 30, version: '1.1.0', complete });

describe('forecast: a rollout under way against what the plan at the merge forecast', () => {
  test('behind: how many, the first of them, and the new end', () => {
    expect(forecastOf(MERGED, under(10))).toEqual([
      {
        says: expect.stringMatching(
          /^NodeWright\/tuning group "gpu": behind its forecast: 20 nodes of 30 should be done by now and are not; the first is node-0011, forecast for Tue 2026-12-01 \d\d:\d\d UTC\. It ends at Wed 2026-12-02 \d\d:\d\d UTC\.$/,
        ),
        isWorse: true,
      },
    ]);
  });

  test.each<readonly [string, Day, Day, readonly [number, number]]>([
    ['as far as it was: nothing', under(10), under(10), [2, 2]],
    ['nothing was under way, and a next rollout is no promise', STEADY, under(10), [1, 2]],
    ['it is over', MERGED, { ...STEADY, version: '1.1.0' }, [1, 2]],
  ])('%s', (_claim, then, now, dates) => {
    expect(forecastOf(then, now, dates)).toEqual([]);
  });
});

describe('forecast: a forecast is no appointment', () => {
  const MERGE = runOf(MERGED, 1);
  const read = readReviewed(renderRun(MERGE, 'json'));
  const [before] =
    'why' in read ? [] : (read.clusters[0]?.policies ?? []).filter((one) => one.kind === 'NodeWright');
  const then = before?.head?.groups.find(({ name }) => name === 'gpu');
  const policy = runOf(under(10), 2).reports[0].plan.head.policies.find(
    ({ ref }) => ref.kind === 'NodeWright',
  );
  const now = policy?.effect.groups.find(({ name }) => name === 'gpu');
  const START = Date.parse('2026-12-01T08:00:00Z');

  /** True if a batch of 20 targets that are not done, and was to end so many minutes after the start, is late. */
  function isLate(endsAfter: number, seenAfter: number): boolean {
    if (!before || !then || !policy || !now) throw new Error('no such group');
    const targets = now.targets.slice(10);
    const [first] = then.batches;
    if (!first) throw new Error('no batch');
    const batch = { ...first, size: targets.length, targets, start: START, end: START + endsAfter * 60_000 };
    const effects = rolloutEffects({
      ...{ subject: text`it`, policy, now, before, isEdited: false, isUndated: false },
      then: { ...then, start: START, batches: [batch] },
      at: START + seenAfter * 60_000,
    });
    return effects?.some(({ says }) => toPlain(says).includes('behind its forecast')) === true;
  }

  test.each([
    ['ten minutes are not late', 20, 29, false],
    ['more are', 20, 30, true],
    ['of ten hours one is not', 600, 659, false],
    ['more is', 600, 660, true],
  ])('%s', (_claim, endsAfter, seenAfter, expected) => {
    expect(isLate(endsAfter, seenAfter)).toBe(expected);
  });
});
