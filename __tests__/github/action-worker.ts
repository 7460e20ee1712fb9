// One run of the action after another in one process, each with an environment and a folder of its own: loading the action takes longer
// than most of its runs. What the action sees and what is seen of it are those of a process that the runner starts.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import '../../src/edge/schema-settings.js';
import { failUnforeseen, run } from '../../src/main.js';
import { setHaste } from './haste.js';
import { type ActionRun, ended } from './worker-protocol.js';

/** What is built runs when it is loaded, which happens once for each name: only the entry is loaded anew, not what it imports. */
const BUILT = pathToFileURL(resolve('dist/index.js')).href;
let builtRuns = 0;

async function runAction({ environment, folder, isHasty, isBuilt }: ActionRun): Promise<void> {
  setHaste(isHasty);
  process.chdir(folder);
  for (const name of Object.keys(process.env)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, environment);
  process.exitCode = 0;
  builtRuns += 1;
  await (isBuilt ? import(`${BUILT}?${builtRuns}`) : run());
  process.stderr.write(ended(0));
  process.stdout.write(ended(process.exitCode));
}

process.on('uncaughtException', (error) => {
  failUnforeseen(error);
  process.exit(1);
});
process.on('message', (asked: ActionRun) => void runAction(asked));
// Whoever asked has ended, however it did.
process.on('disconnect', () => process.exit());
