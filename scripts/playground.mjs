// `npm run build:playground`: src/playground as one file, docs/playground/index.html, and the licenses of what is in it. Same sources,
// same bytes.
import { Buffer } from 'node:buffer';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, stop } from 'esbuild';
import { gzipSync, strToU8 } from 'fflate';
import { licensesOf } from './licenses.mjs';

const NODE = resolve('scripts/browser-node.mjs');

/** Where both files are. */
export const PLAYGROUND = 'docs/playground';

/** The files by name. */
export async function buildPlayground() {
  const { outputFiles, metafile } = await build({
    entryPoints: {
      program: 'src/playground/main.ts',
      style: 'src/playground/style.css',
      page: 'src/page/style.css',
    },
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: ['es2023', 'chrome120', 'firefox120', 'safari17'],
    outdir: 'playground',
    charset: 'utf8',
    legalComments: 'none',
    metafile: true,
    write: false,
    logLevel: 'warning',
    tsconfig: 'src/playground/tsconfig.json',
    alias: { 'node:crypto': NODE, 'node:buffer': NODE },
    // For `Buffer`, which is global in Node.js.
    inject: [NODE],
    define: {
      RULE_PAGES: JSON.stringify(pagesIn('docs/rules')),
      PRESET_PAGES: JSON.stringify(pagesIn('src/playground/presets')),
    },
  });
  await stop();
  const text = (name) => outputFiles.find(({ path }) => path.endsWith(name)).text.trim();
  // Of a library, as another Node.js may compress to other bytes.
  const packed = gzipSync(strToU8(text('program.js')), { level: 9, mtime: 0 });
  const program = Buffer.from(packed).toString('base64');
  const style = text('page.css') + text('style.css');
  const page = readFileSync('src/playground/index.html', 'utf8');
  return new Map([
    ['index.html', page.replace('%STYLE%', () => style).replace('%PROGRAM%', () => program)],
    ['licenses.txt', licensesOf(Object.keys(metafile.inputs))],
  ]);
}

/** The pages that the examples are made of, by their names. */
function pagesIn(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
  return Object.fromEntries(
    names.map((name) => [name.slice(0, -3), readFileSync(`${folder}/${name}`, 'utf8')]),
  );
}

if (process.argv[1] === import.meta.filename) {
  mkdirSync(PLAYGROUND, { recursive: true });
  for (const [name, text] of await buildPlayground()) {
    writeFileSync(join(PLAYGROUND, name), text);
    console.log(`${PLAYGROUND}/${name}: ${Math.round(text.length / 1024)} kB`);
  }
}
