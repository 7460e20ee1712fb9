// Makes src/report/html/assets.ts of src/page: the program and the style that every page carries. Same sources, same bytes.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

export const ASSETS = 'src/report/html/assets.ts';

/** The text of the module with both, and the files that they are made of. */
export async function pageAssets() {
  const { outputFiles, metafile } = await build({
    entryPoints: { page: 'src/page/main.ts', style: 'src/page/style.css' },
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: ['es2023', 'chrome120', 'firefox120', 'safari17'],
    outdir: 'page',
    charset: 'ascii',
    legalComments: 'none',
    metafile: true,
    write: false,
    logLevel: 'warning',
    tsconfig: 'src/page/tsconfig.json',
  });
  const text = (name) => outputFiles.find(({ path }) => path.endsWith(name)).text.trim();
  const script = `${notice()}${text('page.js')}`;
  const style = text('style.css');
  // Either would end its element, or hide what follows.
  if (/<\/script|<\/style|<!--/i.test(script + style))
    throw new Error('The page holds the end of its own element.');
  const lines = [
    '// Made by scripts/build-page.mjs of src/page; edit that, then `npm run build:page`.',
    `export const SCRIPT = ${JSON.stringify(script)};`,
    `export const STYLE = ${JSON.stringify(style)};`,
    '',
  ];
  return { module: lines.join('\n'), inputs: Object.keys(metafile.inputs) };
}

/** Whoever keeps a page keeps a copy of the charts' library: its licence goes with it. */
function notice() {
  const licence = readFileSync('node_modules/uplot/LICENSE', 'utf8').trim().replaceAll('*/', '* /');
  const { version } = JSON.parse(readFileSync('node_modules/uplot/package.json', 'utf8'));
  return `/* uPlot ${version}\n${licence}\n*/\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { module } = await pageAssets();
  writeFileSync(ASSETS, module);
  console.log(`${ASSETS} ${Math.round(module.length / 1024)} kB`);
}
