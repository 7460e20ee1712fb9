import { writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';

/** What a page did besides being looked at. */
interface Opened {
  readonly page: Page;
  /** Since it was opened. */
  readonly noise: string[];
}

/** Opens a text as a page of so many pixels, in place of the one before it. */
export type Open = (html: string, width?: number, colorScheme?: 'light' | 'dark') => Promise<Opened>;

/** One page of a browser for all texts, which lie at one path in turn: to start another takes as long as to draw most of them. */
export function onePage(browser: Browser, path: string): Open {
  let shared: Opened | null = null;

  async function listenedTo(): Promise<Opened> {
    const page = await browser.newPage();
    const noise: string[] = [];
    page.on('console', (message) => noise.push(message.text()));
    page.on('pageerror', (error) => noise.push(error.message));
    page.on('dialog', (dialog) => noise.push(dialog.message()));
    page.on('crash', () => (shared = null));
    page.on('request', (request) => {
      if (request.url() !== `file://${path}`) noise.push(request.url());
    });
    return { page, noise };
  }

  return async (html, width = 1280, colorScheme = 'light') => {
    shared ??= await listenedTo();
    const { page, noise } = shared;
    writeFileSync(path, html);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    // Nothing of the page before it: no word of its, and no pointer.
    await page.goto('about:blank');
    await page.mouse.move(0, 0);
    noise.length = 0;
    await page.goto(`file://${path}`);
    await page.waitForFunction('document.querySelector("#targets") !== null');
    // A picture later, everything that waits for one is drawn.
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    return { page, noise };
  };
}
