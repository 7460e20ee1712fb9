import type { Merged } from '../../merge/merge.js';
import { DEFAULTS, type RenderOptions } from '../index.js';
import { renderMergeJson } from './json.js';
import { renderMergeMarkdown } from './markdown.js';
import { renderMergeText } from './text.js';

/** The formats of many clusters' reports: those that show no places in files. */
export const MERGE_FORMATS = ['text', 'markdown', 'json'] as const;

type MergeFormat = (typeof MERGE_FORMATS)[number];

/** Many clusters' reports in a format, as text that ends with a line feed. Same reports and options, same bytes. */
export function renderMerge(
  merged: Merged,
  format: MergeFormat,
  options: Partial<RenderOptions> = {},
): string {
  const settings = { ...DEFAULTS, ...options };
  if (format === 'json') return renderMergeJson(merged);
  return format === 'markdown' ? renderMergeMarkdown(merged, settings) : renderMergeText(merged, settings);
}

export { renderMergeComment } from './markdown.js';
