import { text } from '../../src/text/text.js';
import { toPlain } from '../../src/text/render.js';
import { rolloutEffects } from '../../src/drift/rollout.js';
import { readReviewed } from '../../src/gate/reviewed.js';
import { renderRun } from '../../src/report/index.js';
import { type Day, runOf } from './day.js';

const STEADY: Day = { nodes: 30, version: '1.0.0', complete: 30 };
/** The plan at the merge: 1.0.0 is on every node, and the change asks for 1.1.0. */
const MERGED: Day = { ...STEADY, edit: '1.1.0' };

const under = (complete: number): Day => ({ nodes: 30, version: '1.1.0', complete });

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

  /** True if a rollout without progress has stalled, whose batch of 20 targets was to end so many minutes after the start. */
  function hasStalled(endsAfter: number, seenAfter: number): boolean {
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
    return effects?.some(({ says }) => toPlain(says).includes('has stalled')) === true;
  }

  test.each([
    ['ten minutes are not late', 20, 29, false],
    ['more are', 20, 30, true],
    ['of ten hours one is not', 600, 659, false],
    ['more is', 600, 660, true],
  ])('%s', (_claim, endsAfter, seenAfter, expected) => {
    expect(hasStalled(endsAfter, seenAfter)).toBe(expected);
  });
});
