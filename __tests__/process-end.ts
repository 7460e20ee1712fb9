/**
 * Cleans up when the process of the tests ends. jest loads a module that several test files share once for a process, so a hook in it would
 * run after the first file only.
 */
export function atProcessEnd(cleanUp: () => void): void {
  process.once('exit', cleanUp);
}

// The runner lets its processes go when all files have run; a child that a module still holds would keep them.
process.once('disconnect', () => process.exit());
