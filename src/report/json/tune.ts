import { fieldOf } from '../../edits.js';
import type { Limits, Point, Tuned } from '../../tune/tune.js';
import { jsonText, written } from '../../plan/json/written.js';

/** A search for programs: today's rollout, the front, and the best one within the limits. Ends with a line feed. */
export function renderTuneJson(tuned: Tuned, limits: Limits): string {
  const { today, front, best, refused, common } = tuned;
  return jsonText({
    ...written(tuned, 'group', 'object', 'file', 'unit', 'matched', 'at', 'tried'),
    limits: {
      ...written(limits, 'peakAtOnce', 'worstLoss'),
      ...written({ until: limits.finishBy }, 'until'),
    },
    today: pointJson(today),
    front: front.map(pointJson),
    best: best && pointJson(best),
    refused: Object.fromEntries(refused),
    common,
  });
}

function pointJson(point: Point): object {
  const settings = point.settings.map((setting) => ({
    field: fieldOf(setting).join('.'),
    value: setting.value,
  }));
  return { ...written(point, 'peakAtOnce', 'worstLoss', 'finish'), settings };
}
