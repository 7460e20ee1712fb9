import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { presetsBy } from '../../src/playground/presets.js';
import { PRESETS, RULES } from './pages.js';
import { brokenRules, endBrowser, inBrowser, startBrowser } from '../browser.js';

const FILE = resolve('docs/playground/index.html');

test('the page: at most 1.5 MB in all', () => {
  expect(statSync(FILE).size).toBeLessThan(1_500_000);
});

inBrowser('the playground in a browser', () => {
  let browser: Browser;
  let page: Page;
  /** Requests, errors and messages of the console since the address was opened. */
  const noise: string[] = [];

  beforeAll(async () => {
    browser = await startBrowser();
    page = await browser.newPage();
    page.on('console', (message) => noise.push(message.text()));
    page.on('pageerror', (error) => noise.push(String(error)));
    page.on('request', (request) => {
      if (!/^(?:file|blob|data):/.test(request.url())) noise.push(request.url());
    });
  });

  afterAll(() => endBrowser(browser));

  /** Opens an address in the page of all tests, which stores nothing. Only the first address starts the program of the page. */
  async function open(address: string, width = 1280, awaited = 'main h1'): Promise<void> {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate("document.querySelector('main')?.replaceChildren()");
    noise.length = 0;
    await page.goto(`file://${FILE}${address}`);
    await page.waitForSelector(awaited);
  }

  test('each example: is planned and drawn at 400 pixels without a request or an error', async () => {
    await open('', 400);
    const [[, systems] = ['', []], [, surprises] = ['', []]] = presetsBy(RULES, PRESETS);
    for (const { id } of [...systems, ...surprises].toReversed()) {
      await page.evaluate("document.querySelector('main article').id = 'last'");
      await page.locator('#example').selectOption(id);
      await page.locator('main article:not(#last) h1').waitFor();
      expect([id, await page.locator('main .verdict').textContent()]).toEqual([
        id,
        expect.stringMatching(/Passes|Fails/),
      ]);
      expect(await page.locator('#headline').textContent()).toMatch(/ · .+: \d+ of \d+/);
      expect([id, await page.evaluate('document.documentElement.scrollWidth - innerWidth')]).toEqual([id, 0]);
    }
    expect(noise).toEqual([]);
  });

  test('an edit: shows its numbers at once, and its address shows them in a new page', async () => {
    await open('#example=kubernetes');
    await page.locator('#compare').uncheck();
    await page.locator('#head .cm-content').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(
      ['apiVersion: apps/v1', 'kind: StatefulSet', 'metadata: {name: own}', 'spec:', '  replicas: 5'].join(
        '\n',
      ),
    );
    await page.locator('main', { hasText: 'StatefulSet/own' }).waitFor();
    await page.waitForURL(/#setup=/);
    const { hash } = new URL(page.url());
    const other = await browser.newPage();
    await other.goto(`file://${FILE}${hash}`);
    await other.waitForSelector('main h1');
    expect(await other.locator('main').textContent()).toContain('StatefulSet/own');
    expect(await other.locator('#before').isVisible()).toBe(false);
    await other.context().close();
    expect(noise).toEqual([]);
  });

  test.each(['#example=peak-above-limt', '#setup=cut'])(
    'the address %s: shows no other plan',
    async (hash) => {
      await open(hash, 1280, 'main .refused:has-text("address")');
      expect(await page.locator('#example').inputValue()).toBe('');
    },
  );

  test('the fleet: more nodes by keyboard alone', async () => {
    await open('#example=29-of-100');
    await page.locator('.row input').first().focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('200');
    await page.locator('main', { hasText: 'of 200' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('gpu=false');
    await page.locator('main', { hasText: 'selector-matches-nothing' }).waitFor();
  });

  test('better settings: a dot or a row writes its settings into the policies', async () => {
    await open('#example=kubernetes');
    await page.locator('#search button').press('Enter');
    await page.locator('#search output', { hasText: 'unavailable at once' }).waitFor();
    const rows = page.locator('#search tbody tr');
    expect(await page.locator('.front circle').count()).toBe(await rows.count());
    await rows.nth(1).locator('button').press('Enter');
    const [broken = '', peak = ''] = await rows.nth(1).locator('td').allTextContents();
    expect(await page.locator('#headline').textContent()).toContain(`Peak at once: ${peak}`);
    expect(await page.locator('main').textContent()).toContain(broken);
    expect(await page.locator('#head .cm-content').textContent()).toContain('maxSurge: 6');
    await page.locator('.front .today').click();
    expect(await page.locator('#headline').textContent()).toContain('Peak at once: 2 of 12');
    await page.waitForURL(/#setup=/);
    expect(noise).toEqual([]);
  });

  test('accessibility: no rule is broken, neither wide and light nor narrow and dark', async () => {
    await open('#example=skyhook');
    await page.evaluate("document.querySelectorAll('details').forEach((fold) => (fold.open = true))");
    await page.locator('#search button').click();
    await page.locator('.front').waitFor();
    expect(await brokenRules(page)).toEqual([]);
    await page.setViewportSize({ width: 400, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await brokenRules(page)).toEqual([]);
  });

  test('policies that hold markup: are shown as text', async () => {
    await open('#example=karpenter');
    await page.locator('#compare').uncheck();
    await page.locator('#head .cm-content').focus();
    await page.keyboard.press('Control+a');
    const name = '<img src=x onerror=alert(1)>';
    await page.keyboard.insertText(
      `apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: "${name}"}\n`,
    );
    await page.locator('main', { hasText: 'onerror' }).waitFor();
    expect(await page.locator('main img').count()).toBe(0);
    expect(noise).toEqual([]);
  });
});
