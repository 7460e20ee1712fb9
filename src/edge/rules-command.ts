import type { Output } from '../output/output.js';
import { rulePage } from '../read/shipped.js';
import { codeAfter, PASS } from './deliver.js';
import { readArguments, UsageError } from './options.js';

/** `fleetplan rules [ID]`: prints the catalogue, or one rule's page. Returns the exit code. */
export async function rulesCommand(argv: readonly string[], output: Output): Promise<number> {
  const [id, ...more] = readArguments('rules', argv).paths;
  if (more.length > 0) throw new UsageError('rules takes at most one ID');
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
