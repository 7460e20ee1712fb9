import { visible } from '../manifest/words/visible.js';
import type { RunReport } from './run-report.js';

/** One line for each file of the head in which nothing is planned, in the order they were read; of several clusters each file once. */
export function passedLines({ reports }: RunReport): string[] {
  const files = new Set(reports.flatMap(({ passed = [] }) => passed));
  return Array.from(files, (file) => `passed over, as nothing in it is planned: ${visible(file)}`);
}
