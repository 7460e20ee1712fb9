import type { ASTNode } from '@marcbachmann/cel-js';

/** A rule, or a part of one, as the library reads it. */
export type Expression = ASTNode;

export type Operator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%';

/** A call of a function or a macro. */
export interface CallExpression {
  readonly name: string;
  /** What stands before the point; null for a function alone. */
  readonly of: Expression | null;
  readonly args: readonly Expression[];
}

/** Every expression right below one. */
export function below({ args }: Expression): readonly Expression[] {
  return expressionsIn(args);
}

function expressionsIn(args: unknown): Expression[] {
  if (Array.isArray(args)) return args.flatMap(expressionsIn);
  return typeof args === 'object' && args !== null && 'op' in args ? [args as Expression] : [];
}

/** True where a variable is asked for, whatever hides it. */
export function mentions(expression: Expression, name: string): boolean {
  if (expression.op === 'id') return expression.args === name;
  return below(expression).some((part) => mentions(part, name));
}
