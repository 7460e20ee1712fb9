import './edge/schema-settings.js';
import { failUnforeseen, run } from './main.js';

// What nobody foresaw fails the step as well, in a sentence of our own: the message of an error may hold the token.
process.on('uncaughtException', (error) => {
  failUnforeseen(error);
  process.exit(1);
});
await run();
