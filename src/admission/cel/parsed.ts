import { Unsupported } from '../unsupported.js';
import type { Expression } from './expression.js';

const MOST = 2_000;
const PARSED = new Map<string, Expression | Unsupported>();

let parse: ((source: string) => Expression) | null = null;

/** Loads what reads rules. Without it every rule is one that cannot be evaluated, which is told of each. */
export async function loadRules(): Promise<void> {
  parse ??= (await import('./library.js')).parseCel;
}

/** A rule as it is written, read once. Throws Unsupported where it cannot be. */
export function parsedRule(source: string): Expression {
  if (parse === null) throw new Unsupported('nothing that reads rules was loaded');
  let parsed = PARSED.get(source);
  if (parsed === undefined) {
    parsed = tried(parse, source);
    if (PARSED.size >= MOST) PARSED.clear();
    PARSED.set(source, parsed);
  }
  if (parsed instanceof Unsupported) throw parsed;
  return parsed;
}

function tried(read: (source: string) => Expression, source: string): Expression | Unsupported {
  try {
    return read(source);
  } catch (error) {
    if (error instanceof Unsupported) return error;
    throw error;
  }
}
