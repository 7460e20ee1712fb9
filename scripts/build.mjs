// Bundles the action and the command line into dist/. Same sources, same bytes: no source maps, no minifying, no dates. What both
// use, and what a command loads only when it is asked for, stands in files of its own beside them.
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { BUNDLED, inputsOf, PROGRAMS } from './bundle.mjs';
import { ASSETS, pageAssets } from './build-page.mjs';
import { licencesOf } from './licences.mjs';

const out = resolve(process.argv[2] ?? 'dist');

// The bundler takes the real paths of the packages, and the names of files come from them: a linked folder would give other bytes.
if (realpathSync('node_modules') !== join(realpathSync('.'), 'node_modules')) {
  console.error(
    'node_modules is a link, so dist/ would differ from a build in a clone. Run npm ci here, then build.',
  );
  process.exit(1);
}

// The page's own program is in the bundle as a text, and so is what that program is made of.
const page = await pageAssets();
if (readFileSync(ASSETS, 'utf8') !== page.module) {
  console.error(`${ASSETS} is not what src/page builds. Run: npm run build:page`);
  process.exit(1);
}

const { outputFiles, metafile } = await build({
  entryPoints: PROGRAMS,
  ...BUNDLED,
  outdir: out,
  metafile: true,
  write: false,
});

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
for (const { path, contents } of outputFiles)
  writeFileSync(path, contents, { mode: path.endsWith('cli.js') ? 0o755 : 0o644 });
writeFileSync(join(out, 'licenses.txt'), licencesOf([...inputsOf(metafile), ...page.inputs]));
writeFileSync(join(out, 'package.json'), '{ "type": "module" }\n');
for (const [name, loaded] of [
  ['index.js', 'the action'],
  ['cli.js', 'the command line'],
])
  console.log(
    `${name} ${kilobytes([join(out, name)])} kB, with all that ${loaded} may load ${kilobytes(reachable(name))} kB`,
  );

/** An entry and every part that it loads, at once or later. */
function reachable(name) {
  const outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [resolve(path), output]));
  const found = new Set([join(out, name)]);
  for (const path of found)
    for (const { path: next, external } of outputs.get(path).imports) if (!external) found.add(resolve(next));
  return [...found];
}

function kilobytes(paths) {
  return Math.round(paths.reduce((sum, path) => sum + readFileSync(path).length, 0) / 1024);
}
