import { homedir } from 'node:os';
import { join } from 'node:path';

/** The folder that keeps archives of charts from run to run. */
export function chartsFolder(): string {
  return join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'fleetplan', 'charts');
}
