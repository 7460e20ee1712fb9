import './edge/schema-settings.js';
import { run } from './main.js';

await run();
