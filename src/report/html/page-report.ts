import { createHash } from 'node:crypto';
import type { Report } from '../../plan/finding.js';
import { type RunReport, worstClustersFirst } from '../../plan/run-report.js';
import { type Html, markup } from '../../text/escape/html.js';
import { valueText } from '../../text/escape/visible.js';
import type { Document } from '../document/document.js';
import { documentHtml, type SourceLink } from '../document/html.js';
import { PAGE_MARK } from '../document/marker.js';
import type { Detail } from '../hidden-names.js';
import { planDocument } from '../plan-document.js';
import type { PageReport } from './data.js';
import { picturesOf } from './pictures.js';

export interface PageOptions {
  /** Hides the same names as in the comment. */
  readonly detail: Detail;
  /** Null if the commit of the files is not known. */
  readonly source: SourceLink | null;
  readonly runUrl: string | null;
  /** The program and the style of a page. */
  readonly assets: { readonly script: string; readonly style: string };
}

/** The plan of one cluster: what is read, and what its pictures are drawn from. */
export interface Article {
  readonly name: string;
  readonly body: Html;
  readonly pictures: PageReport;
}

/** A run as one HTML file that loads nothing. Same run and options, same bytes. */
export function renderPage(run: RunReport, { detail, source, runUrl, assets }: PageOptions): string {
  const articles = worstClustersFirst(run).map((report) => articleOf(report, detail, source));
  return htmlDocument(articles, runUrl, assets);
}

/** A report without pictures as one HTML file. */
export function documentPage(document: Document, assets: PageOptions['assets']): string {
  const pictures = { at: 0, horizon: 0, freezes: [], views: [] };
  return htmlDocument([{ name: 'report', body: documentHtml(document, null), pictures }], null, assets);
}

export function articleOf(report: Report, detail: Detail, source: SourceLink | null): Article {
  return {
    name: `${report.plan.cluster ?? 'cluster'}: ${report.verdict}`,
    body: documentHtml(planDocument(report, detail), source),
    pictures: picturesOf(report, detail),
  };
}

/**
 * An HTML file with everything in it. Nothing may be loaded, by its own policy: the script and the style that run are those whose
 * hashes it lists, and no text of the data can become another. Ends with a line feed.
 */
export function htmlDocument(
  articles: readonly Article[],
  runUrl: string | null,
  { script, style }: PageOptions['assets'],
): string {
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  const run = runUrl && markup`<p><a href="${runUrl}" rel="noreferrer">The run that made this page</a></p> `;
  const parts = articles.map(
    ({ name, body }) => markup`<article data-name="${valueText(name)}">${body}</article> `,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
${PAGE_MARK}
<title>Rollout plan</title>
<style>${style}</style>
</head>
<body>
<main>
${markup`${parts}${run}`.source}</main>
<script type="application/json" id="data">${scriptSafe(JSON.stringify(articles.map(({ pictures }) => pictures)))}</script>
<script>${script}</script>
</body>
</html>
`;
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}

/**
 * The same JSON with nothing in it that ends a script element or begins a comment there; and in plain ASCII without commands to a
 * log, so that a page on standard output is the same as in a file.
 */
export function scriptSafe(json: string): string {
  return json.replace(/[<>&]|[^ -~]|#(?=\[)/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
