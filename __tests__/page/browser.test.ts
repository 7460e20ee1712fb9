import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { once } from '../../src/manifest/lookup.js';
import { runReport } from '../../src/plan/run-report.js';
import type { PageStay } from '../../src/report/html/data.js';
import { articleOf, htmlDocument, renderPage } from '../../src/report/html/page-report.js';
import { REQUIRED, chromiumPath } from '../../scripts/chromium.mjs';
import { buildPage } from '../../scripts/page.mjs';
import { brokenRules, endBrowser, inBrowser, startBrowser } from '../browser.js';
import { temporaryFolder } from '../read/repository.js';
import type { Report } from '../../src/plan/finding.js';
import { steepPlan } from './fleets.js';
import { onePage, type Open } from './one-page.js';
import { widened } from './widened.js';

const ASSETS = await buildPage();

test('browser: present if FLEETPLAN_BROWSER is required', () => {
  expect(REQUIRED && chromiumPath() === null).toBe(false);
});

const planned = once((nodes: number) => articleOf(steepPlan(nodes), 'full', null));

/** The page of a plan over so many nodes; a hundred thousand are made of a thousand, as planning them is not what is looked at. */
function largePage(nodes: number): string {
  const article = planned(Math.min(nodes, 1_000));
  const pictures = widened(article.pictures, Math.max(1, nodes / 1_000));
  return htmlDocument([{ ...article, pictures }], null, ASSETS);
}

function pageOf(report: Report): string {
  return renderPage(runReport([report]), { detail: 'full', source: null, runUrl: null, assets: ASSETS });
}

inBrowser('the page in a browser', () => {
  let browser: Browser;
  let folder: string;
  let opened: Open;

  beforeAll(async () => {
    browser = await startBrowser();
    folder = temporaryFolder('page');
    opened = onePage(browser, join(folder, 'page.html'));
  });

  afterAll(async () => {
    await endBrowser(browser);
    rmSync(folder, { recursive: true });
  });

  test.each([
    [1, 1280],
    [1, 380],
    [1_000, 1280],
    [1_000, 380],
  ])('a page of %i nodes, %i pixels wide: drawn without an error or a request', async (nodes, width) => {
    const { page, noise } = await opened(largePage(nodes), width, width === 1280 ? 'light' : 'dark');
    await expectDrawn(page);
    expect(noise).toEqual([]);
  });

  async function expectDrawn(page: Page): Promise<void> {
    expect(await page.locator('h1').textContent()).toMatch(/\w/);
    expect(await page.locator('#time .chart canvas').count()).toBe(1);
    expect(await page.locator('#targets tbody tr').count()).toBeLessThanOrEqual(500);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    expect(await inkAtEdge(page)).toBe(0);
    for (const id of ['time', 'fleet']) expect(await colors(page, `#${id} canvas`)).toBeGreaterThan(1);
  }

  /** Points in the last column of the chart: what reaches it is a label that is cut. */
  function inkAtEdge(page: Page): Promise<unknown> {
    return page.evaluate(`(() => {
      const canvas = document.querySelector('#time .chart canvas');
      // Of a copy: Chromium warns where a canvas is read twice.
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
      copy.drawImage(canvas, 0, 0);
      const { data } = copy.getImageData(canvas.width - 1, 0, 1, canvas.height);
      return data.filter((value, i) => i % 4 === 3 && value > 0).length;
    })()`);
  }

  /** The fewest colors in any canvas: one of one color shows nothing. */
  function colors(page: Page, selector: string): Promise<unknown> {
    return page.evaluate(`Math.min(...[...document.querySelectorAll(${JSON.stringify(selector)})].map((canvas) => {
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      return new Set(new Uint32Array(data.buffer)).size;
    }))`);
  }

  test('accessibility: no rule is broken, neither wide and light nor narrow and dark', async () => {
    const { page } = await opened(largePage(40));
    await page.evaluate("document.querySelectorAll('details').forEach((fold) => (fold.open = true))");
    expect(await brokenRules(page)).toEqual([]);
    await page.setViewportSize({ width: 380, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await brokenRules(page)).toEqual([]);
  });

  test('replay: steps by keyboard, and the maps show each step', async () => {
    const { page, noise } = await opened(largePage(100));
    const slider = page.getByRole('slider', { name: 'Moment of the rollout' });
    await slider.press('Home');
    await expectText(page, '.replay output', /at the start/);
    await slider.press('ArrowRight');
    await expectText(page, '.replay output', /20 min after the start\): \d+ nodes unavailable · base \d+/);
    await slider.press('End');
    await expectText(page, '.grid .counts', /^\d+ done/);
    await page.locator('.grid canvas').first().press('ArrowRight');
    await expectText(
      page,
      '#fleet > div > output',
      /^node-\d{4} \(zone-a, rack-1\): (done|unavailable before)/,
    );
    await page.getByRole('button', { name: 'One step back' }).click();
    await page.getByRole('button', { name: 'Play' }).click();
    await page.getByRole('button', { name: 'Play' }).waitFor();
    expect(noise).toEqual([]);
  });

  test('chart: tells the counts under the pointer, and goes where it is clicked', async () => {
    const { page, noise } = await opened(largePage(100));
    const chart = page.locator('.chart canvas');
    await chart.hover({ position: { x: 200, y: 60 } });
    await expectText(page, '.pointed', /UTC .*: \d+ nodes? unavailable · base \d+/);
    await chart.click({ position: { x: 66, y: 60 } });
    await expectText(page, '.replay output', /2026-11-23 08:\d\d UTC/);
    expect(noise).toEqual([]);
  });

  test('chart: shows the batches, not a node that expires in a year', async () => {
    const article = planned(100);
    const [view] = article.pictures.views;
    if (!view) throw new Error('no view');
    const aged: PageStay = [0, 0, 0, 60_000, 365 * 86_400_000, null, 1];
    const head = { ...view.head, stays: [...view.head.stays, aged] };
    const pictures = { ...article.pictures, views: [{ ...view, head }] };
    const { page } = await opened(htmlDocument([{ ...article, pictures }], null, ASSETS));
    await page.locator('.chart canvas').click({ position: { x: 700, y: 60 } });
    await expectText(page, '.replay output', /2026-11-23 \d\d:\d\d UTC/);
  });

  test('a page of a hundred thousand nodes, 380 pixels wide: is drawn, and its search finds one', async () => {
    const { page, noise } = await opened(largePage(100_000), 380, 'dark');
    await expectDrawn(page);
    const table = page.locator('#targets');
    await table.getByRole('searchbox').fill('node-0007-99');
    await expectText(page, '#targets .controls output', /^1 of 100,000 nodes$/);
    await table.getByRole('searchbox').fill('');
    await expectText(page, '#targets .controls output', /^100,000 nodes, the first 500 shown$/);
    expect(noise).toEqual([]);
  });

  test('labels that hold markup: are shown as text', async () => {
    const evil = '<img src=x onerror=alert(1)></script><script>alert(2)</script>';
    const report = steepPlan(40, (label) => (label.startsWith('rack') ? label : evil));
    const { page, noise } = await opened(pageOf(report));
    await expectText(page, '.area strong', /<img src=x onerror=alert\(1\)>/);
    expect(await page.locator('img').count()).toBe(0);
    expect(noise).toEqual([]);
  });

  test('several clusters: one is shown at a time', async () => {
    const of = (cluster: string, nodes: number): Report => {
      const report = steepPlan(nodes);
      return { ...report, plan: { ...report.plan, cluster } };
    };
    const text = renderPage(runReport([of('one', 4), of('two', 8)]), {
      ...{ detail: 'full', source: null, runUrl: null, assets: ASSETS },
    });
    const { page, noise } = await opened(text);
    await page.getByRole('button', { name: /^two/ }).click();
    await expectText(page, 'article:not([hidden]) h1', /two/);
    await expectText(page, '#targets .controls output', /^8 nodes$/);
    expect(noise).toEqual([]);
  });

  /** Waits until the first element says it. */
  async function expectText(page: Page, selector: string, text: RegExp): Promise<void> {
    const found = page.locator(selector).first();
    const deadline = 50;
    for (let i = 0; i < deadline; i++) {
      if (text.test((await found.textContent()) ?? '')) return;
      await page.waitForTimeout(50);
    }
    expect(await found.textContent()).toMatch(text);
  }
});
