import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Set where the browser tests must run, so that a machine without a browser fails instead of passing them over. */
export const REQUIRED = process.env['FLEETPLAN_BROWSER'] === 'required';

/** A Chromium on this machine; null where there is none. None is ever downloaded. */
export function chromiumPath() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const names = ['chromium', 'chromium-browser', 'google-chrome'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram) ?? null;
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
