/** Where a repository holds its configuration: read by the action, and written by `init`. */
export const DEFAULT_CONFIG = '.github/fleetplan.yml';
