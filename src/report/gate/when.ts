import { formatInstant } from '../../text/instant-text.js';
import { denialOf, type StartSpan, type StartTimes } from '../../gate/when.js';
import { gfm } from '../../text/escape/index.js';
import { amount } from '../words/amounts.js';
import { instantPhrase } from '../words/instants.js';
import { SCHEMA_VERSION, jsonText } from '../json/index.js';
import { printerOf } from '../index.js';
import { blocksText as markdownText, bulletBlocks } from '../markdown/blocks.js';
import { toMarkdown, toTerminal } from '../../text/render.js';
import { type Text, text } from '../../text/text.js';
import { blocksText, wrap } from '../text/layout.js';
import { outlookJson } from './json.js';
import { outlookPhrase, reasonPhrase } from './phrases.js';

const SPANS_SHOWN = 12;

/** When a rollout may start, the best span first, in a format. */
export const renderWhen = printerOf<StartTimes>({
  text(times, { width }) {
    const { headline, items } = phrasesOf(times);
    const lines = items.flatMap((item) => wrap(`- ${toTerminal(item)}`, width, 2, 2));
    return blocksText([[...wrap(toTerminal(headline), width), ...lines]]);
  },
  markdown(times) {
    const { headline, items } = phrasesOf(times);
    return markdownText([gfm`### ${toMarkdown(headline)}`, ...bulletBlocks(items)]);
  },
  json: (times) => {
    const { spans, from, to, last } = times;
    const reason = spans.length > 0 ? null : denialOf(times);
    return jsonText({
      schemaVersion: SCHEMA_VERSION,
      from: formatInstant(from),
      to: formatInstant(to),
      when: spans.map(({ from: first, until, outlook, peakAtOnce, worstLoss }) => ({
        ...{ from: formatInstant(first), until: formatInstant(until), outlook: outlookJson(outlook) },
        ...{ peakAtOnce, worstLoss },
      })),
      denied: reason ? { at: formatInstant(last.at), code: reason.code, message: reason.says } : null,
    });
  },
});

function phrasesOf(times: StartTimes): { readonly headline: Text; readonly items: readonly Text[] } {
  const { spans, from, to, last } = times;
  const zone = last.run.reports[0].plan.timeZone;
  const range = text`from ${instantPhrase(from, zone)} to ${instantPhrase(to, zone)}`;
  const reason = denialOf(times);
  if (spans.length === 0)
    return {
      headline: text`No start ${range} is allowed.`,
      items: reason ? [text`${instantPhrase(last.at, zone)}: ${reasonPhrase(reason, (text) => text)}`] : [],
    };
  const more = spans.length - SPANS_SHOWN;
  return {
    headline: text`Starts ${range} that break no rule, best first:`,
    items: [
      ...spans.slice(0, SPANS_SHOWN).map((span) => spanPhrase(span, zone)),
      ...(more > 0 ? [text`${amount(more, 'more span')} in the JSON report.`] : []),
    ],
  };
}

function spanPhrase({ from, until, outlook, peakAtOnce, worstLoss }: StartSpan, zone: string): Text {
  const span = text`${instantPhrase(from, zone)} to ${instantPhrase(until, zone)}`;
  return text`${span}: at most ${peakAtOnce} at once, worst loss ${worstLoss}. ${outlookPhrase(outlook, zone)}`;
}
