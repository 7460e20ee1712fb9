import { createHash } from 'node:crypto';
import type { Detail } from '../../src/report/hidden-names.js';
import type { PageReport } from '../../src/report/html/data.js';
import { urlOf } from '../../src/report/document/html.js';
import { renderPage, scriptSafe } from '../../src/report/html/page-report.js';
import { printable } from '../../src/text/escape/lines.js';
import { runReport } from '../../src/plan/run-report.js';
import { buildPage } from '../../scripts/page.mjs';
import { reportOf, REPORTS } from '../report/fixtures.js';
import { steepPlan } from './fleets.js';

const ASSETS = await buildPage();
const SOURCE = { server: 'https://github.com', repository: 'acme/fleet', sha: 'a'.repeat(40) };

function pageOf(report: ReturnType<typeof steepPlan>, detail: Detail = 'full'): string {
  return renderPage(runReport([report]), { detail, source: SOURCE, runUrl: null, assets: ASSETS });
}

/** What stands between each opening of an element and its end, as a browser finds it. */
function elements(page: string, name: string): string[] {
  return [...page.matchAll(new RegExp(`<${name}[^>]*>([^]*?)</${name}`, 'gi'))].map(
    (match) => match[1] ?? '',
  );
}

function dataOf(page: string): readonly PageReport[] {
  return JSON.parse(elements(page, 'script')[0] ?? '') as PageReport[];
}

describe('document: the page', () => {
  const page = pageOf(steepPlan(40));

  test('runs no script and no style but its own two, and loads nothing', () => {
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '';
    const hash = (text: string | undefined): string =>
      `'sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}'`;
    const [, script] = elements(page, 'script');
    const [style] = elements(page, 'style');
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src ${hash(script)}`,
      `style-src ${hash(style)}`,
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
    expect([elements(page, 'script').length, elements(page, 'style').length]).toEqual([2, 1]);
    expect(page.slice(0, page.indexOf('id="data"'))).not.toMatch(/\ssrc=|url\(|@import|\son\w+=|<link/);
  });

  test('writes data as text and never as markup', () => {
    const program = ASSETS.script;
    expect(program).not.toMatch(
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function/,
    );
    expect(program).not.toMatch(/\bfetch\(|XMLHttpRequest|WebSocket|sendBeacon|importScripts|serviceWorker/);
  });

  test.each(Object.keys(REPORTS))(
    'of the report %s is the same twice, and the same on standard output',
    (name) => {
      const made = pageOf(reportOf(name));
      expect(pageOf(reportOf(name))).toBe(made);
      expect(printable(made)).toBe(made);
      expect(elements(made, 'script').length).toBe(2);
    },
  );

  test.each(['</script><img src=x onerror=alert(1)>', '<!--<script>', '<![CDATA[', '##[error]x', 'ü'])(
    'keeps %j inside of its data',
    (evil) => {
      const made = pageOf(steepPlan(3, (label) => (label.startsWith('rack') ? evil : label)));
      expect(elements(made, 'script').length).toBe(2);
      const values = dataOf(made)[0]
        ?.views[0]?.targets.labels.map((label) => label.values)
        .flat();
      expect(values).toContain(evil);
    },
  );

  test('is read without its script: verdict, numbers, findings with links to their lines, details', () => {
    const read = pageOf(reportOf('bad')).split('id="data"')[0] ?? '';
    expect(read).toMatch(/<p class="verdict fail"><span[^>]*>[^<]*<\/span> Fails<\/p>/);
    expect(read).toContain('<th scope="row" class="">Peak at once</th>');
    expect(read).toContain('<code>budget-not-a-cap</code>');
    expect(read).toContain(`/blob/${SOURCE.sha}/policies/gpu.yaml#L14" rel="noreferrer"`);
    expect(read).toMatch(/<details><summary>.*gpu-tuning/);
  });

  test('takes less than 200 bytes for a node', () => {
    const bytes = (nodes: number): number => Buffer.byteLength(pageOf(steepPlan(nodes)));
    expect((bytes(1_000) - bytes(100)) / 900).toBeLessThan(200);
  });
});

describe('document: a page for readers who may not know the nodes', () => {
  test('with detail counts names none', () => {
    const report = steepPlan(40);
    expect(pageOf(report)).toContain('node-0001');
    expect(pageOf(report, 'counts')).not.toMatch(/node-\d{4}/);
  });

  test('still tells how many there are, and where', () => {
    const view = dataOf(pageOf(steepPlan(40), 'counts'))[0]?.views[0];
    expect([view?.targets.count, view?.targets.names]).toEqual([40, null]);
    expect(view?.targets.labels[0]?.values).toEqual(['zone-a', 'zone-b']);
  });
});

describe('document: data in a script', () => {
  test.each([
    ['</script>', '"\\u003c/script\\u003e"'],
    ['<!--', '"\\u003c!--"'],
    ['\u2028 & \u00fc', '"\\u2028 \\u0026 \\u00fc"'],
    ['##[group]', '"#\\u0023[group]"'],
  ])('%j', (text, written) => {
    expect(scriptSafe(JSON.stringify(text))).toBe(written);
    expect(JSON.parse(scriptSafe(JSON.stringify(text)))).toBe(text);
  });
});

describe('document: the address of a line', () => {
  const place = (file: string) => ({ file, line: 7, column: 1 });
  const blob = `https://github.com/acme/fleet/blob/${'a'.repeat(40)}`;

  test.each([
    ['a file', 'a/b.yaml', `${blob}/a/b.yaml#L7`],
    ['a name that is no part of an address', 'a b#?.yaml', `${blob}/a%20b%23%3F.yaml#L7`],
    ['a file outside of the repository', '../b.yaml', null],
    ['a file of the machine', '/tmp/b.yaml', null],
  ])('%s', (_claim, file, url) => {
    expect(urlOf(place(file), SOURCE)).toBe(url);
  });

  test.each([
    ['the commit is unknown', null],
    ['the server is no address', { ...SOURCE, server: 'javascript:alert(1)' }],
    ['the server is not reached safely', { ...SOURCE, server: 'http://github.example' }],
  ])('is none where %s', (_claim, source) => {
    expect(urlOf(place('a.yaml'), source)).toBeNull();
  });
});
