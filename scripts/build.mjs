// Builds dist/: the compiler emits JavaScript, ncc bundles it. Same sources, same bytes: no source maps, no dates.
//   index.js, cli.js    the two doors, as compiled: they can report that a file of the program is missing
//   program.js          the program; what a command does not use is in files that it does not load, N.program.js
//   page.js, page.css   what the HTML page carries
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { bundleProgram } from './bundle.mjs';
import { COMPILED } from './compile.mjs';
import { licensesOf } from './licenses.mjs';
import { buildPage } from './page.mjs';

const out = resolve(process.argv[2] ?? 'dist');
const { code, assets, files } = await bundleProgram();
const page = await buildPage();

const contents = new Map([
  ['index.js', readFileSync(join(COMPILED, 'src/index.js'))],
  ['cli.js', readFileSync(join(COMPILED, 'src/cli.js'))],
  ['program.js', code],
  ...Object.entries(assets).map(([name, { source }]) => [name, source]),
  ['page.js', page.script],
  ['page.css', page.style],
  ['licenses.txt', licensesOf([...files, ...page.inputs])],
  ['package.json', '{ "type": "module" }\n'],
]);
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
for (const [name, content] of contents)
  writeFileSync(join(out, name), content, { mode: name === 'cli.js' ? 0o755 : 0o644 });

const bytes = [...contents.values()].reduce((sum, content) => sum + content.length, 0);
console.log(`${relative('.', out)}: ${contents.size} files, ${Math.round(bytes / 1024)} kB`);
