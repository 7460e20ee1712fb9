import { describe, expect, test } from '@jest/globals';
import { driftReport } from '../../src/drift/drift.js';
import { readReviewed } from '../../src/gate/reviewed.js';
import { renderRun } from '../../src/report/index.js';
import type { Day } from './day.js';
import { runOf } from './day.js';

const GROUP = 'NodeWright/tuning group "gpu"';
const STEADY: Day = { nodes: 30, version: '1.0.0', complete: 30 };
/** The plan at the merge: 1.0.0 is on every node, and the change asks for 1.1.0. */
const MERGED: Day = { ...STEADY, edit: '1.1.0' };

function forecastOf(then: Day, now: Day, dates: readonly [number, number] = [1, 2]): readonly object[] {
  const last = readReviewed(renderRun(runOf(then, dates[0]), 'json'));
  const { clusters, problems } = driftReport(runOf(now, dates[1]), last);
  expect(problems).toEqual([]);
  return clusters
    .flatMap(({ effects }) => effects)
    .filter(({ kind }) => kind === 'forecast')
    .map(({ says, isWorse }) => ({ says, isWorse }));
}

const under = (complete: number): Day => ({ nodes: 30, version: '1.1.0', complete });

describe('a rollout under way against what the plan at the merge forecast', () => {
  test('behind: how many, the first of them, what is out, and the new end', () => {
    expect(forecastOf(MERGED, under(10))).toEqual([
      {
        says: expect.stringMatching(
          /^NodeWright\/tuning group "gpu": behind its forecast: 20 nodes of 30 should be done by now and are not; the first is node-0011, forecast for 2026-12-01T\d\d:\d\dZ\. Out now: 0, forecast 0\. It ends at 2026-12-02T\d\d:\d\dZ from here; 2026-12-01T\d\d:\d\dZ was forecast\.$/,
        ),
        isWorse: true,
      },
    ]);
  });

  test('ahead: what is done before the time is told, and is nothing worse', () => {
    expect(forecastOf(MERGED, under(10), [2, 2])).toEqual([
      {
        says: expect.stringContaining(
          `${GROUP}: ahead of its forecast: 10 nodes of 30 are done before the time.`,
        ),
        isWorse: false,
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
