// The program of the action and the command line as ncc bundles it.
import { join, relative } from 'node:path';
import ncc from '@vercel/ncc';
import { transform } from 'esbuild';
import { COMPILED, compileProgram } from './compile.mjs';

/** The entry, the parts that load later by name, and the files of packages that they hold something of. */
export async function bundleProgram() {
  compileProgram();
  const { code, assets, stats } = await ncc(join(COMPILED, 'src/program.js'), {
    filename: 'program.js',
    cache: false,
    quiet: true,
    target: 'es2022',
  });
  const modules = [...stats.compilation.modules].flatMap((module) => [module, ...(module.modules ?? [])]);
  const files = modules
    .flatMap(({ resource }) => (typeof resource === 'string' ? [relative('.', resource.split('?')[0])] : []))
    .filter((path) => path.startsWith('node_modules/') && !path.startsWith(relative('.', COMPILED)));
  for (const [name, asset] of Object.entries(assets))
    if (name.endsWith('.js')) asset.source = await compact(asset.source);
  return { code: await compact(code), assets, files: [...new Set(files)] };
}

/** The head of a module's function as the bundler writes it. */
const MODULE = /^(\/\*{3}\/ )\(\((.*)\) => \{$/gm;

/**
 * Code without comments and spaces, its names kept for stack traces: two thirds of the bytes. The engine reads a function in parentheses
 * once, an arrow or any other twice; and text of one byte a character faster than text of two.
 */
async function compact(source) {
  const { code } = await transform(source.toString().replace(MODULE, '$1(function ($2) {'), {
    minifyWhitespace: true,
    minifySyntax: true,
    lineLimit: 160,
    target: 'es2022',
    charset: 'ascii',
    legalComments: 'none',
  });
  return code;
}
