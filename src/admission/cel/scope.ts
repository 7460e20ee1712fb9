import type { Budget } from '../budget.js';
import { Unsupported } from '../unsupported.js';
import type { Expression } from './expression.js';
import { type Cel, CelMap, type Key, Message, Mismatch, Uint } from './values.js';

/** Names that stand for values; the inner one hides the outer. */
export class Scope {
  private constructor(
    private readonly name: string,
    private readonly value: Cel,
    private readonly outer: Scope | null,
  ) {}

  static of(variables: ReadonlyMap<string, Cel>): Scope | null {
    let scope: Scope | null = null;
    for (const [name, value] of variables) scope = new Scope(name, value, scope);
    return scope;
  }

  static inside(outer: Scope | null, name: string, value: Cel): Scope {
    return new Scope(name, value, outer);
  }

  static find(scope: Scope | null, name: string): Cel | undefined {
    for (let at = scope; at !== null; at = at.outer) if (at.name === name) return at.value;
    return undefined;
  }
}

/** What evaluates the parts of a macro, one at a time. */
export interface Evaluator {
  readonly budget: Budget;
  evaluate(expression: Expression, scope: Scope | null): Cel;
}

/** Undefined where there is none; Unsupported for a field that the schema does not have, of which the server knows better. */
export function fieldOf(value: Cel, field: string): Cel | undefined {
  if (value instanceof CelMap) return value.entries.get(field);
  if (!(value instanceof Message)) throw new Mismatch('no such overload');
  if (!value.known.has(field))
    throw new Unsupported(`the rule uses .${field}, which the schema does not have`);
  return value.fields.get(field);
}

/** A value as a key of a map. */
export function keyOf(value: Cel): Key {
  if (value instanceof Uint) return value.value;
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'bigint') return value;
  throw new Mismatch('unsupported key type');
}
