/** The only way from text of manifests, snapshots and rules to markup, a terminal, a log or an annotation. */
export type { Markdown, SummaryHtml } from './markdown.js';
export {
  EMPTY_LINE,
  NEWLINE,
  NOTHING,
  cell,
  codeSpan,
  diagramName,
  fixedComment,
  fixedText,
  fold,
  gantt,
  joinMarkdown,
  link,
  gfm,
  plain,
  sentencePieces,
  sourceOf,
  suggestion,
  summaryCode,
  summaryText,
} from './markdown.js';
export { type Html, markup } from './html.js';
export {
  annotationText,
  bytesOf,
  jsonLogSafe,
  logSafe,
  printable,
  terminal,
  terminalSentence,
} from './lines.js';
export { columnsOf, shorten, visible } from './visible.js';
