import { posix } from 'node:path';
import { visible } from '../manifest/visible.js';
import type { RunReport } from '../plan/run-report.js';
import type { PlanArguments } from './arguments.js';

/** How advice on `policies` is followed by who gave folders and no configuration; null where nothing advises it. */
export function folderAdvice(
  { config, headRef, head }: Pick<PlanArguments, 'config' | 'headRef' | 'head'>,
  { reports }: RunReport,
): string | null {
  const [folder, ...more] = head;
  const isAdvised = reports.some(({ plan }) =>
    plan.problems.some(({ message }) => message.includes('`policies` of the configuration')),
  );
  if (config !== null || headRef !== null || folder === undefined || more.length > 0 || !isAdvised)
    return null;
  const shown = visible(posix.normalize(folder).replace(/\/$/, ''));
  return `there is no configuration: write \`version: 1\` and \`policies\` into a file, and give it with --config. Its paths count from the folder of --head, so ${shown}/web is written web.`;
}
