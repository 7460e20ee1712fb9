import { appendFileSync, existsSync } from 'node:fs';
import * as core from '@actions/core';
import type { Annotation } from '../report/index.js';
import { annotationText, logSafe } from '../text/escape/lines.js';
import { reasonOf } from '../text/file-errors.js';

/*
 * All that the action prints goes through here. `@actions/core` escapes what its protocol needs; this shows what is hidden, and
 * leaves nothing that a host which prints the text once more would take for a command.
 */

/** At a file and line, if they are given; GitHub shows at most ten of a level a step. */
export function annotate({ level, message, title, file, line, column }: Annotation): void {
  const place = { file, startLine: line, startColumn: column };
  const known = Object.entries(place).filter(([, value]) => value !== null);
  core[level](shown(message), { title, ...Object.fromEntries(known) });
}

export const log = {
  warning: safely(core.warning),
  notice: safely(core.notice),
  /** A line of the log and no more. */
  line: safely(core.info),
  /** Shown only if the job runs with debug logging. */
  debug: safely(core.debug),
  /** An error that fails the step. */
  failure: safely(core.setFailed),
};

function safely(print: (message: string) => void): (message: string) => void {
  return (message) => {
    print(shown(message));
  };
}

/** Outputs of the step for the steps after it: words, numbers, digests and paths. */
export type Outputs = Readonly<Record<string, string | number | boolean>>;

/** Returns why they could not be set, else null: a runner's file that is missing, read-only or full costs the outputs, not the verdict. */
export function setOutputs(outputs: Outputs): string | null {
  return whyNot(() => {
    for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
  });
}

/** Adds to the summary of the job. Returns why it could not, else null. */
export function addSummary(text: string): string | null {
  const path = process.env['GITHUB_STEP_SUMMARY'] ?? '';
  // Not created: the runner does not show a file that it does not know of.
  return existsSync(path)
    ? whyNot(() => {
        appendFileSync(path, text);
      })
    : 'the runner names no file for it.';
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
