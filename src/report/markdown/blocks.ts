import {
  EMPTY_LINE,
  gfm,
  joinMarkdown,
  link,
  type Markdown,
  NEWLINE,
  sourceOf,
} from '../../text/escape/index.js';
import { toMarkdown } from '../../text/render.js';
import { type Text } from '../../text/text.js';

/** Blocks with an empty line between each two, as text that ends with a line feed. */
export function blocksText(blocks: readonly Markdown[]): string {
  return `${sourceOf(joinMarkdown(blocks, EMPTY_LINE))}\n`;
}

/** A list with an item for each phrase, as a block; none without any. */
export function bulletBlocks(phrases: readonly Text[]): Markdown[] {
  const items = phrases.map((phrase) => gfm`- ${toMarkdown(phrase)}`);
  return items.length === 0 ? [] : [joinMarkdown(items, NEWLINE)];
}

/** Where to look further; none where the run has no address. */
export function runBlocks(runUrl: string | null): Markdown[] {
  const run = runUrl === null ? null : link(gfm`This run`, runUrl);
  return run ? [run] : [];
}
