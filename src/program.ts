/** Loads the action. Settings of the schema library come first: schemas see them only when they are created later. */
export async function loadAction(): Promise<typeof import('./main.js')> {
  await import('./edge/schema-settings.js');
  return import('./main.js');
}

/** Loads the command line, which runs as it loads and ends the process. */
export async function loadCommandLine(): Promise<void> {
  await import('./edge/program.js');
}
