import type { Merged } from '../../merge/merge.js';
import { printerOf } from '../index.js';
import { renderMergeJson } from './json.js';
import { renderMergeMarkdown } from './markdown.js';
import { renderMergeText } from './text.js';

/** Many clusters' reports in a format. */
export const renderMerge = printerOf<Merged>({
  text: renderMergeText,
  markdown: renderMergeMarkdown,
  json: renderMergeJson,
});

export { renderMergeComment } from './markdown.js';
