import './schema-settings.js';
import { internalError, runToEnd } from './commands.js';
import { processOutput } from '../output/output.js';

const argv = process.argv.slice(2);
const output = processOutput();
// Unhandled rejections too: without this Node.js ends with 1, which means violations.
process.on('uncaughtException', (error) => process.exit(internalError(error, argv, output)));
// All is written when this is known, and nothing that is still open may keep the process.
process.exit(await runToEnd(argv, output));
