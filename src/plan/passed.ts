import { visible } from '../manifest/visible.js';
import type { Finding } from './finding.js';
import type { Plan } from './model.js';
import type { RunReport } from './run-report.js';

/** One line for each file of the head in which nothing is planned, in the order they were read; of several clusters each file once. */
export function passedLines({ reports }: RunReport): string[] {
  const files = new Set(reports.flatMap(({ passed = [] }) => passed));
  return Array.from(files, (file) => `passed over, as nothing in it is planned: ${visible(file)}`);
}

/** The files without those that a policy or a finding is about. */
export function withoutReported(
  files: readonly string[],
  { base, head }: Plan,
  findings: readonly Finding[],
): string[] {
  const policies = [...(base?.policies ?? []), ...head.policies];
  const reported = new Set([...policies, ...findings].map(({ place }) => place?.file));
  return files.filter((file) => !reported.has(file));
}
