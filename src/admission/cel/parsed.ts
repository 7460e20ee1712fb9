import { readOnce, Unsupported } from '../unsupported.js';
import type { Expression } from './expression.js';

const MOST = 2_000;

let parse: ((source: string) => Expression) | null = null;

/** Loads what reads rules. Without it every rule is one that cannot be evaluated, which is told of each. */
export async function loadRules(): Promise<void> {
  const { parseCel } = await import('./library.js');
  parse ??= readOnce(MOST, parseCel);
}

/** A rule as it is written, read once. Throws Unsupported where it cannot be. */
export function parsedRule(source: string): Expression {
  if (parse === null) throw new Unsupported('nothing that reads rules was loaded');
  return parse(source);
}
