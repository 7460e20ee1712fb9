import { createHash } from 'node:crypto';
import type { PageDocument } from './data.js';
import { PAGE_MARK } from '../page-mark.js';

/** The program and the style of a page. */
export interface PageAssets {
  readonly script: string;
  readonly style: string;
}

/**
 * One file with everything in it. Nothing may be loaded, by its own policy: the script and the style that run are those whose
 * hashes stand there, and no text of the data can become another. Ends with a line feed.
 */
export function htmlDocument(data: PageDocument, { script, style }: PageAssets): string {
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer">',
    '<meta name="color-scheme" content="light dark">',
    PAGE_MARK,
    '<title>Rollout plan</title>',
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    '<noscript>This page draws a rollout plan with a script of its own. Without scripts, read the comment or the JSON report.</noscript>',
    '<main id="page"></main>',
    `<script type="application/json" id="data">${scriptSafe(JSON.stringify(data))}</script>`,
    `<script>${script}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
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
