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
