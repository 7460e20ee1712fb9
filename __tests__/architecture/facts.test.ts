import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = 'src';
const FACTS = join(SRC, 'systems', 'facts.ts');

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sources(path) : path.endsWith('.ts') && path !== FACTS ? [path] : [];
  });
}

/** The keys of an interface as they are written. */
function kindsOf(name: string): string[] {
  const text = readFileSync(FACTS, 'utf8');
  const start = text.indexOf(`interface ${name} {`);
  const body = text.slice(start, text.indexOf('\n}', start));
  return [...body.matchAll(/^ {2}readonly '?([a-z-]+)'?:/gm)].map((match) => match[1] ?? '');
}

const KINDS = [...kindsOf('PolicyFacts'), ...kindsOf('GroupFacts')];
const TEXTS = sources(SRC).map((path) => readFileSync(path, 'utf8'));

describe('every kind of fact', () => {
  test('is found here', () => {
    expect(KINDS.length).toBeGreaterThan(25);
  });

  test.each([...new Set(KINDS)])('%s is stated by a system', (kind) => {
    const states = new RegExp(`stated\\(\\s*'${kind}'|kind: '${kind}'`);
    expect(TEXTS.some((text) => states.test(text))).toBe(true);
  });

  test.each([...new Set(KINDS)])('%s is asked for', (kind) => {
    const asks = new RegExp(`facts?Of\\([^;]*?'${kind}'`);
    expect(TEXTS.some((text) => asks.test(text))).toBe(true);
  });
});
