import { code, count, joinTexts, share, type Text, text } from '../text/text.js';
import { fieldOf } from '../edits.js';
import type { Limits, Point, Tuned } from '../tune/tune.js';
import { type Document, paragraph, rowsOf } from './document/document.js';
import { instantPhrase } from './words.js';
import { jsonText, written } from '../plan/json/written.js';

/** The front of a search, today's policy on it, and what to edit. */
export function tuneDocument(tuned: Tuned): Document {
  const { today, front, tried, refused, common, file, timeZone, unit, matched } = tuned;
  const rows = front.includes(today) ? front : [today, ...front];
  const kept = [...refused].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, 3);
  const rules = kept.map(([rule, times]) => text`${code(rule)} ${times} times`);
  const row = (point: Point): readonly Text[] => [
    share(point.worstLoss, matched),
    share(point.peakAtOnce, matched),
    point.finish === null ? text`not within the plan` : instantPhrase(point.finish, timeZone),
    point === today ? text`today` : settingsText(point),
  ];
  return {
    title: { sign: null, report: null, says: tunedTitle(tuned) },
    head: [
      paragraph(
        text`${count(tried, 'candidate')} planned with all rules; ${front.length} that no other one beats.`,
      ),
      ...(rules.length > 0 ? [paragraph(text`Rules that kept others out: ${joinTexts(rules)}.`)] : []),
      ...(common.length > 0
        ? [
            paragraph(
              text`Today and each candidate break ${joinTexts(common.map(code), ' and ')}; not counted.`,
            ),
          ]
        : []),
      {
        kind: 'table',
        columns: [
          { title: `${unit}s broken at worst`, isNumeric: true },
          { title: 'peak at once', isNumeric: true },
          { title: 'finishes' },
          { title: `in ${file}` },
        ],
        rows: rowsOf(rows, 'candidate', row),
      },
    ],
    entries: [],
    sections: [],
  };
}

/** The best settings and their numbers, or why there are none. */
export function tunedTitle({ today, front, best, isUnknown, unit, matched }: Tuned): Text {
  if (isUnknown)
    return text`The policies cannot be evaluated as they are: ${code('fleetplan plan')} says why`;
  if (best === null)
    return front.length === 0 ? text`Each candidate breaks a rule` : text`No candidate keeps the limits`;
  const takes = text`${share(best.peakAtOnce, matched, unit)} unavailable at once, ${best.worstLoss} broken at worst`;
  return best === today
    ? text`Today's policy is the best: ${takes}`
    : text`${settingsText(best)}: ${takes} (${today.peakAtOnce} and ${today.worstLoss} today)`;
}

/** The settings of a point, each field by its last name: `maxSurge: 2`. */
export function settingsText({ settings }: Point): Text {
  return joinTexts(settings.map((setting) => code(`${fieldOf(setting).at(-1)}: ${setting.value}`)));
}

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
