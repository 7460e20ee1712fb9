import type { Output } from '../output/output.js';
import { rulePage } from '../read/shipped.js';
import { codeAfter, PASS } from './deliver.js';
import { readArguments, UsageError } from './options.js';

/** `fleetplan rules [ID]`: prints the catalogue, or one rule's page; `rules test DIR` runs a team's cases. Returns the exit code. */
export async function rulesCommand(argv: readonly string[], output: Output): Promise<number> {
  const { values, paths } = readArguments('rules', argv);
  const [id, folder, ...more] = paths;
  if (id === 'test' && folder !== undefined && more.length === 0)
    return (await import('./rule-cases.js')).testCases(folder, values.config ?? null, output);
  if (values.config !== undefined || folder !== undefined || id === 'test')
    throw new UsageError('rules takes at most one ID, or test DIR [--config FILE]');
  // The rules need not be loaded to find one.
  const text = id === undefined ? await catalogue() : rulePage(id);
  if (text === null) throw new UsageError(`unknown rule "${id}"; \`fleetplan rules\` lists them`);
  return codeAfter(output.print(text, 'lines'), PASS, output);
}

async function catalogue(): Promise<string> {
  const { RULES } = await import('../rules/catalogue.js');
  const width = Math.max(...RULES.map((rule) => rule.id.length));
  const lines = RULES.map(({ id, severity, detects }) => [id.padEnd(width), severity.padEnd(7), detects]);
  return lines.map((line) => `${line.join('  ')}\n`).join('');
}
