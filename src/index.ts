import { appendFileSync, writeSync } from 'node:fs';

const STDOUT = 1;

const program = await load();
if (program === null) {
  endBroken();
} else {
  // An unforeseen error fails the step as well, in a sentence of our own: the message of an error may hold the token.
  process.on('uncaughtException', (error) => {
    program.failUnforeseen(error);
    process.exit(1);
  });
  await program.run();
}

/** The program; null where a file of it is missing or broken. */
async function load(): Promise<{ run(): Promise<void>; failUnforeseen(error: unknown): void } | null> {
  // The toolkit parses the event when it is loaded, and a broken one would end the run before it has said anything; `run` reads it.
  const { GITHUB_EVENT_PATH: event } = process.env;
  delete process.env['GITHUB_EVENT_PATH'];
  try {
    const { loadAction } = await import('./program.js');
    return await loadAction();
  } catch {
    return null;
  } finally {
    if (event !== undefined) process.env['GITHUB_EVENT_PATH'] = event;
  }
}

/** Node.js would end with a stack and without outputs, which a later step may take for a pass. */
function endBroken(): void {
  process.exitCode = 1;
  const sentence = 'nothing was evaluated, because a file of the action itself is missing or broken';
  try {
    writeSync(STDOUT, `::error::fleetplan: ${sentence}; use a whole commit of it\n`);
    appendFileSync(process.env['GITHUB_OUTPUT'] ?? '', 'verdict=unknown\nwould-fail=true\n');
  } catch {
    // The reader has closed it.
  }
}
