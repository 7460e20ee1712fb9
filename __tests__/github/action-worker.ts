// One run of the action after another in one process, each with an environment and a folder of its own: loading the action takes longer
// than most of its runs. What the action sees and what is seen of it are those of a process that the runner starts.
import '../../src/program.js';
import { failUnforeseen, run } from '../../src/main.js';
import { setHaste } from './haste.js';
import { type ActionRun, ended } from './worker-protocol.js';

async function runAction({ environment, folder, isHasty }: ActionRun): Promise<void> {
  setHaste(isHasty);
  process.chdir(folder);
  for (const name of Object.keys(process.env)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, environment);
  process.exitCode = 0;
  await run();
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
