import './edge/schema-settings.js';
import { failStep } from './output/action-log.js';
import { run } from './main.js';

// What nobody foresaw fails the step as well, in a sentence: the message of an error may hold a command to the log, or worse.
process.on('uncaughtException', (error) => {
  failStep(`fleetplan could not judge this change: internal error (${error.message})`);
  process.exit(1);
});
await run();
