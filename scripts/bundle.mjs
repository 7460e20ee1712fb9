/** How the bundler makes programs of the sources, in dist/ and for the tests. */
export const BUNDLED = {
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  chunkNames: 'part-[hash]',
  logLevel: 'warning',
  // Packages in the older module format ask for the modules of Node.js with require, which an ES module has to make for itself.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);",
  },
};

/** The action and the command line. */
export const PROGRAMS = ['src/index.ts', 'src/cli.ts'];

/** The files that a bundle holds something of. */
export function inputsOf(metafile) {
  return Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
}
