import * as core from '@actions/core';

/**
 * Writes the step's outputs and its summary. Files of the runner that are missing, read-only or full cost what belongs into them,
 * never the verdict; a warning says so once.
 */
export function writeOutputs(outputs: Readonly<Record<string, string | number | boolean>>): void {
  try {
    for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
  } catch (error) {
    core.warning(`The outputs of this step could not be written: ${codeOf(error)}. The verdict stands.`);
  }
}

export async function writeSummary(markdown: string): Promise<void> {
  try {
    await core.summary.addRaw(markdown).write();
  } catch (error) {
    core.warning(`The job summary could not be written: ${codeOf(error)}. The verdict stands.`);
  } finally {
    core.summary.emptyBuffer();
  }
}

/** `ENOSPC`; the toolkit's own errors have no code, and may hold paths of the machine. */
function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : 'the runner does not give a file for it that can be used';
}
