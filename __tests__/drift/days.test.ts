import { driftExitCode } from '../../src/drift/drift.js';
import { readReviewed } from '../../src/gate/reviewed.js';
import { once } from '../../src/manifest/lookup.js';
import { renderRun } from '../../src/report/index.js';
import { heldOf } from '../plan-of.js';
import { dayCase, dayRun, TIMELINES } from './days.js';
import { drifted, linesOf } from './drifted.js';
import { goldenTests } from '../golden-tests.js';

const at = (date: number): string => `2026-12-${String(date).padStart(2, '0')}T08:00:00Z`;

goldenTests(
  'drift/days.txt',
  'a rollout that starts, is held, goes on and ends, day by day',
  Object.fromEntries(
    TIMELINES.map(([name, of, days]) => [
      name,
      () => {
        const runs = once((i: number) => dayRun(of, days[i] ?? null, at(i + 1)));
        return days.slice(1).flatMap((now, i) => {
          const last = readReviewed(renderRun(runs(i), 'json'));
          const drift = drifted(runs(i + 1), last, heldOf(dayCase(of, now, at(i + 2))));
          const says = linesOf(drift);
          expect([drift.problems, driftExitCode(drift)]).toEqual([[], says.length === 0 ? 0 : 1]);
          const done = now === null ? 'before' : `${now.done} done${now.isStuck ? ', held' : ''}`;
          return [`day ${i + 2}: ${done}`, ...says.map((one) => `  ${one}`)];
        });
      },
    ]),
  ),
);
