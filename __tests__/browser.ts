import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { chromiumPath } from '../scripts/chromium.mjs';

const CHROMIUM = chromiumPath();
const QUIET = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
];
/** Three processes instead of nine. Playwright enables the features after the first one. */
const SMALL = [
  ...['--renderer-process-limit=1', '--no-zygote', '--in-process-gpu'],
  '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies',
];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Tests in a browser, which are skipped on a machine without one. */
export const inBrowser = CHROMIUM === null ? describe.skip : describe;

export async function startBrowser(): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  return chromium.launch({ executablePath: CHROMIUM ?? '', args: [...QUIET, ...SMALL] });
}

/** Closes a browser; one that has already ended may never answer. */
export async function endBrowser(browser: Browser): Promise<void> {
  await Promise.race([browser.close(), setTimeout(10_000, undefined, { ref: false })]);
}

/** Rules of accessibility that a page breaks, each with the first element. */
export async function brokenRules(page: Page): Promise<unknown> {
  await page.evaluate(AXE);
  return page.evaluate(
    'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`))',
  );
}
