import type { Merged } from '../../merge/merge.js';
import { foundOf, type Kind, notKnown, overview, verdictsOf } from '../clusters/overview.js';
import {
  EMPTY_LINE,
  NEWLINE,
  bytesOf,
  fenced,
  fixedText,
  gfm,
  joinMarkdown,
  sourceOf,
  summaryText,
} from '../../text/escape/index.js';
import { fit, omittedPhrase, type Section } from '../markdown/fit.js';
import { blocksText, runBlocks } from '../markdown/blocks.js';
import { type CommentOptions, SIGNS } from '../markdown/index.js';
import { markedComment } from '../markdown/marker.js';
import { tableHead, tableRow } from '../markdown/table.js';
import { toMarkdown } from '../../text/render.js';
import { literal, text } from '../../text/text.js';
import {
  clustersOfMerge,
  clustersPhrase,
  doesPhrase,
  findingPhrase,
  freshFindings,
  WAVE_TITLES,
  waveCells,
  wavesInOrder,
  worstLegsFirst,
} from './phrases.js';
import { unknownPhrases } from './unknown.js';
import { moreWaves, SHOWN_WAVES, timeline } from './waves.js';

type MergeMarkdownOptions = Omit<CommentOptions, 'key'>;

/** One comment for many clusters, after its marker. At most `maxBytes` of UTF-8. */
export function renderMergeComment(
  merged: Merged,
  options: MergeMarkdownOptions & { readonly key: string },
): string {
  return markedComment(options.key, options.maxBytes, (maxBytes) =>
    renderMergeMarkdown(merged, { ...options, maxBytes }),
  );
}

/** The same without a marker. What does not fit is left out from the end, and that is said; the verdict never is. */
export function renderMergeMarkdown(
  merged: Merged,
  { detail, runUrl, maxBytes }: MergeMarkdownOptions,
): string {
  const isFull = detail === 'full';
  const title = gfm`### ${SIGNS[merged.verdict]} ${toMarkdown(text`Rollout plans of ${clustersOfMerge(merged)}`)}`;
  const last = runBlocks(runUrl);
  const room = maxBytes - bytesOf(sourceOf(joinMarkdown([title, ...last], EMPTY_LINE))) - OMITTED_BYTES;
  const { above, left } = overview(
    [notKnown(unknownPhrases(merged, isFull)), clusters(merged), found(merged, isFull)],
    room,
  );
  const sections = [...left, ...(merged.waves.length === 0 ? [] : [waves(merged)])];
  const { folds, omitted } = fit(sections, room - bytesOf(sourceOf(joinMarkdown(above, EMPTY_LINE))));
  const rest = omittedPhrase(omitted);
  return blocksText([title, ...above, ...folds, ...(rest ? [toMarkdown(rest)] : []), ...last]);
}

/** Room for the line that names the sections which are not there. */
const OMITTED_BYTES = 200;

function found(merged: Merged, isFull: boolean): Kind {
  return foundOf(freshFindings(merged).map((one) => findingPhrase(one, isFull)));
}

function clusters(merged: Merged): Kind {
  return verdictsOf(
    worstLegsFirst(merged).map(({ clusters: names, of }) => [
      toMarkdown(clustersPhrase(names)),
      of.verdict,
      toMarkdown(doesPhrase(of)),
    ]),
  );
}

/** As a table and as a timeline. */
function waves(merged: Merged): Section {
  const all = wavesInOrder(merged);
  const shown = all.slice(0, SHOWN_WAVES);
  const rows = shown.map(({ clusters: names, of }) =>
    tableRow([clustersPhrase(names), ...waveCells(of)].map(toMarkdown)),
  );
  const more = moreWaves(merged, shown);
  const end = [...(more ? [toMarkdown(text`${more}.`)] : []), fenced(timeline(merged).join('\n'))];
  return {
    title: literal('waves'),
    summary: [summaryText('Waves: when it starts and ends in each cluster')],
    rows: [
      joinMarkdown(
        [
          joinMarkdown(
            [tableHead(WAVE_TITLES.map((text) => ({ title: fixedText(text) }))), ...rows],
            NEWLINE,
          ),
          ...end,
        ],
        EMPTY_LINE,
      ),
    ],
    count: 1,
    rowsAre: 'table',
    weight: 1,
  };
}
