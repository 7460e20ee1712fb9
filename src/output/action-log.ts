import { closeSync, constants, openSync, writeFileSync } from 'node:fs';
import * as core from '@actions/core';
import { annotationText, logSafe } from '../text/escape/index.js';
import { reasonOf } from './file-errors.js';

/** Where an annotation stands, as `@actions/core` takes it. */
type Properties = core.AnnotationProperties;

/**
 * All that the action prints goes through here. `@actions/core` escapes what its protocol needs; this shows what is hidden, and
 * leaves nothing that a host which prints the text once more would take for a command.
 */
export function logError(message: string, properties: Properties = {}): void {
  core.error(shown(message), properties);
}

/** An annotation of the run, at the file and line of `properties` where they are given; GitHub shows at most ten of a level a step. */
export function logWarning(message: string, properties: Properties = {}): void {
  core.warning(shown(message), properties);
}

/** The same, of the level that turns nothing yellow. */
export function logNotice(message: string, properties: Properties = {}): void {
  core.notice(shown(message), properties);
}

/** A line of the log and no more. */
export function logLine(message: string): void {
  core.info(shown(message));
}

/** Shown only where somebody runs the job with debug logging. */
export function logDebug(message: string): void {
  core.debug(shown(message));
}

/** An error that fails the step. */
export function failStep(message: string): void {
  core.setFailed(shown(message));
}

/**
 * Sets outputs of the step for the steps after it: words, numbers, digests and paths. Returns why they could not be set, null where
 * they were: a runner's file that is missing, read-only or full costs the outputs, not the verdict.
 */
export function setOutputs(outputs: Readonly<Record<string, string | number | boolean>>): string | null {
  return whyNot(() => {
    for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
  });
}

/** Adds to the summary of the job. Returns why it could not, null where it did, as `setOutputs`. */
export function addSummary(text: string): string | null {
  const path = process.env['GITHUB_STEP_SUMMARY'] ?? '';
  if (path === '') return 'the runner names no file for it.';
  return whyNot(() => {
    // Not created: what the runner does not know of is shown to nobody.
    const descriptor = openSync(path, constants.O_WRONLY | constants.O_APPEND);
    try {
      writeFileSync(descriptor, text);
    } finally {
      closeSync(descriptor);
    }
  });
}

function whyNot(write: () => void): string | null {
  try {
    write();
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

function shown(message: string): string {
  return logSafe(annotationText(message));
}
