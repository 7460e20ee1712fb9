// What the tests need before they run: their bundle, and what they start, side by side. In a process of its own: what the compiler held would
// stay in memory while the tests run. Called with the folder for the bundle, and the paths.
import { bundleTests } from './bundle-tests.mjs';
import compileForTests from './compile-for-tests.mjs';

const [folder, ...paths] = process.argv.slice(2);
await Promise.all([bundleTests(paths, folder), compileForTests()]);
