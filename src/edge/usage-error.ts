/** The command line was used wrongly: exit code 3. */
export class UsageError extends Error {}
