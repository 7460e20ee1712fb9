// Photographs the comments of docs/gallery as a reviewer sees them: Markdown drawn in Chromium, folds closed. docs/gallery/screenshots.json
// holds the digest of the text of each picture; a test compares it with the comments of today.
//   node scripts/gallery.mjs
/* global document, window */
import { Buffer } from 'node:buffer';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import { chromium } from 'playwright-core';
import { chromiumPath } from './chromium.mjs';
import { seenDigest } from './gallery-text.mjs';

const GALLERY = 'docs/gallery';
/** As wide as a comment on GitHub. */
const WIDTH = 860;

const STYLE = `
  body { margin: 0; padding: 16px 20px; font: 14px/1.5 'DejaVu Sans', sans-serif; color: #1f2328; background: #fff; }
  h3 { font-size: 18px; line-height: 1.3; margin: 0 0 12px; }
  p, ul, table, details, pre { margin: 0 0 12px; }
  table { border-collapse: collapse; display: block; overflow-x: auto; }
  th, td { border: 1px solid #d1d9e0; padding: 5px 12px; }
  tr:nth-child(2n) { background: #eee; }
  code, pre { font: 12px/1.45 'DejaVu Sans Mono', monospace; background: #eee; border-radius: 5px; }
  code { padding: 2px 4px; }
  pre { padding: 12px; overflow-x: auto; }
  pre code { padding: 0; }
  li { margin: 3px 0; }
  a { color: #0969da; }`;

/** Drawn by hand: not every machine has a font with pictures. */
const SIGNS = {
  '❌': '<b style="color:#cf222e">✖</b>',
  '✅': '<b style="color:#1a7f37">✔</b>',
  '⚠️': '<b style="color:#9a6700">⚠</b>',
  '❓': '<b style="color:#cf222e">?</b>',
};

/** A comment as HTML. */
function pageOf(markdown) {
  const signs = markdown.replace(/[❌✅❓]|⚠️/gu, (sign) => SIGNS[sign]);
  const body = marked.parse(signs, { gfm: true, async: false });
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><body>${body}`;
}

/** A third of the size of the PNG that a browser photographs. */
async function webp(page, png) {
  const base64 = await page.evaluate(
    async (data) => {
      const image = new window.Image();
      image.src = data;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      canvas.getContext('2d').drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.6).split(',')[1];
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return Buffer.from(base64, 'base64');
}

const browser = await chromium.launch({
  executablePath: chromiumPath() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu', '--disable-lcd-text'],
});
const digests = {};
for (const file of readdirSync(GALLERY)
  .filter((name) => name.endsWith('.md') && name !== 'README.md')
  .sort()) {
  const markdown = readFileSync(join(GALLERY, file), 'utf8');
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 400 } });
  await page.setContent(pageOf(markdown));
  const name = file.replace(/\.md$/, '');
  const picture = await webp(page, await page.screenshot({ fullPage: true }));
  writeFileSync(join(GALLERY, `${name}.webp`), picture);
  digests[name] = seenDigest(markdown);
  console.log(`${name}.webp ${Math.round(picture.length / 1024)} kB`);
  await page.close();
}
await browser.close();
writeFileSync(join(GALLERY, 'screenshots.json'), `${JSON.stringify(digests, null, 2)}\n`);
