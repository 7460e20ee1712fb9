import './edge/schema-settings.js';
import { getInput } from '@actions/core';
import { sentenceOf } from './github/unjudged.js';
import { failStep } from './output/action-log.js';
import { run } from './main.js';

// What nobody foresaw fails the step as well, in a sentence of our own: the message of an error may hold the token.
process.on('uncaughtException', (error) => {
  failStep(`fleetplan could not judge this change: ${sentenceOf(error, getInput('repo-token'))}`);
  process.exit(1);
});
await run();
