import { formatInstant } from '../../manifest/values/instant-text.js';
import type { StartSpan, StartTimes } from '../../gate/when.js';
import { gfm } from '../escape/index.js';
import { amount } from '../words/amounts.js';
import { instantPhrase } from '../words/instants.js';
import { SCHEMA_VERSION, jsonText } from '../json/index.js';
import { printerOf } from '../index.js';
import { blocksText as markdownText, bulletBlocks } from '../markdown/blocks.js';
import { isEmpty, NO_WORDS, type Phrase, phraseMarkdown, phraseTerminal, say } from '../words/phrase.js';
import { blocksText, wrap } from '../text/layout.js';
import { outlookJson } from './json.js';
import { outlookPhrase, reasonPhrase } from './phrases.js';

const SPANS_SHOWN = 12;

/** When a rollout may start, the best span first, in a format. */
export const renderWhen = printerOf<StartTimes>({
  text(times, { width }) {
    const { headline, spans, more } = phrasesOf(times);
    const lines = [
      ...wrap(phraseTerminal(headline), width),
      ...spans.flatMap((span) => wrap(`- ${phraseTerminal(span)}`, width, 2, 2)),
      ...(isEmpty(more) ? [] : wrap(phraseTerminal(more), width)),
    ];
    return blocksText([lines]);
  },
  markdown(times) {
    const { headline, spans, more } = phrasesOf(times);
    const last = isEmpty(more) ? [] : [phraseMarkdown(more)];
    return markdownText([gfm`### ${phraseMarkdown(headline)}`, ...bulletBlocks(spans), ...last]);
  },
  json: timesJson,
});

interface WhenPhrases {
  readonly headline: Phrase;
  readonly spans: readonly Phrase[];
  readonly more: Phrase;
}

function phrasesOf({ spans, allowed, looked, from, to, first, most }: StartTimes): WhenPhrases {
  const zone = first.run.reports[0].plan.timeZone;
  const range = say`from ${instantPhrase(from, zone)} to ${instantPhrase(to, zone)}`;
  if (allowed === 0) {
    const why = most?.starts === looked ? say`At each: ` : say`At ${most?.starts ?? 0} of them: `;
    return {
      headline: say`None of ${amount(looked, 'start')} ${range} is allowed.`,
      spans: [],
      more: most ? say`${why}${reasonPhrase(most.reason, (text) => text)}` : NO_WORDS,
    };
  }
  const left = spans.length - SPANS_SHOWN;
  return {
    headline: say`Starting breaks no rule at ${allowed} of ${amount(looked, 'start')} on the hour ${range}. The best first:`,
    spans: spans.slice(0, SPANS_SHOWN).map((span) => spanPhrase(span, zone)),
    more: left > 0 ? say`${amount(left, 'more span')} in the JSON report.` : NO_WORDS,
  };
}

function spanPhrase({ first, last, starts, best, peakAtOnce, worstLoss }: StartSpan, zone: string): Phrase {
  const span =
    starts === 1
      ? instantPhrase(first, zone)
      : say`${instantPhrase(first, zone)} to ${instantPhrase(last, zone)} (${starts} starts)`;
  const chosen = best.at === first ? NO_WORDS : say`, best ${instantPhrase(best.at, zone)}`;
  return say`${span}${chosen}: at most ${peakAtOnce} at once, worst loss ${worstLoss}. ${outlookPhrase(best, zone)}`;
}

function timesJson({ spans, from, to, looked, allowed, first, most }: StartTimes): string {
  const [reason] = first.reasons;
  return jsonText({
    schemaVersion: SCHEMA_VERSION,
    verdict: first.run.verdict,
    from: formatInstant(from),
    to: formatInstant(to),
    stepMinutes: 60,
    looked,
    allowed,
    when: spans.map(({ first: start, last, starts, best, peakAtOnce, worstLoss }) => ({
      first: formatInstant(start),
      last: formatInstant(last),
      starts,
      best: outlookJson(best),
      peakAtOnce,
      worstLoss,
    })),
    deniedNow: reason ? { code: reason.code, message: reason.says } : null,
    deniedMost: most ? { code: most.reason.code, message: most.reason.says, starts: most.starts } : null,
  });
}
