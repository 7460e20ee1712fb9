// The program and the style that every page carries, made of src/page. Same sources, same bytes.
import { build, stop } from 'esbuild';

/** Both as texts, and the files that they are made of. */
export async function buildPage() {
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
  // Ends the process of the bundler, which would otherwise keep its memory as long as this process runs.
  await stop();
  const text = (name) => outputFiles.find(({ path }) => path.endsWith(name)).text.trim();
  const script = text('page.js');
  const style = text('style.css');
  // Either would end its element, or hide what follows.
  if (/<\/script|<\/style|<!--/i.test(script + style))
    throw new Error('The page holds the end of its own element.');
  return { script, style, inputs: Object.keys(metafile.inputs) };
}
