// Loaded before the action, so that a process that the runner starts waits as little as a worker does.
import { setHaste } from './haste.js';

setHaste(true);
