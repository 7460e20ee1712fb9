// The toolkit parses the event when it is loaded, and a broken one would end the run before it has said anything; `run` reads it.
const { GITHUB_EVENT_PATH: event } = process.env;
delete process.env['GITHUB_EVENT_PATH'];
const { loadAction } = await import('./program.js');
const { failUnforeseen, run } = await loadAction();
if (event !== undefined) process.env['GITHUB_EVENT_PATH'] = event;

// An unforeseen error fails the step as well, in a sentence of our own: the message of an error may hold the token.
process.on('uncaughtException', (error) => {
  failUnforeseen(error);
  process.exit(1);
});
await run();
