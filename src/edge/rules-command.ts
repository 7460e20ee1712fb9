import type { Output } from '../output/output.js';
import { rulePage } from '../read/shipped.js';
import { codeAfter, PASS } from './deliver.js';
import { UsageError } from './options.js';

/** `fleetplan rules [ID]`: prints the catalogue, or one rule's page. Returns the exit code. */
export async function rulesCommand([id, ...more]: readonly string[], output: Output): Promise<number> {
  if (more.length > 0) throw new UsageError('rules takes at most one ID');
  const text = id === undefined ? await catalogue() : pageOf(id);
  return codeAfter(output.print(text, 'lines'), PASS, output);
}

async function catalogue(): Promise<string> {
  const { RULES } = await import('../rules/index.js');
  const width = Math.max(...RULES.map((rule) => rule.id.length));
  return RULES.map((rule) => `${rule.id.padEnd(width)}  ${rule.severity.padEnd(7)}  ${rule.detects}\n`).join(
    '',
  );
}

/** The rules need not be loaded to find one. */
function pageOf(id: string): string {
  const page = rulePage(id);
  if (page === null) throw new UsageError(`unknown rule "${id}"; \`fleetplan rules\` lists them`);
  return page;
}
