import { runFolders } from './folders.js';

const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error('usage: npm run -s conformance -- FOLDER...');
  process.exit(3);
}
const { passed, failed } = await runFolders(folders, console.log);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
