import type { Cel } from './values.js';

export type Operator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%';

/** A rule as it is written, whatever reads it. */
export type Expression =
  | { readonly kind: 'value'; readonly value: Cel }
  | { readonly kind: 'name'; readonly name: string }
  | {
      readonly kind: 'select';
      readonly of: Expression;
      readonly field: string;
      /** `a.?b` */
      readonly isOptional: boolean;
    }
  | {
      readonly kind: 'index';
      readonly of: Expression;
      readonly index: Expression;
      /** `a[?b]` */
      readonly isOptional: boolean;
    }
  | {
      readonly kind: 'call';
      readonly name: string;
      /** What stands before the point; null for a function alone. */
      readonly of: Expression | null;
      readonly args: readonly Expression[];
    }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'map'; readonly entries: readonly (readonly [Expression, Expression])[] }
  | {
      readonly kind: 'if';
      readonly condition: Expression;
      readonly yes: Expression;
      readonly no: Expression;
    }
  | { readonly kind: 'and' | 'or'; readonly left: Expression; readonly right: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: Operator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'not' | 'minus'; readonly of: Expression };

/** Every expression right below one. */
export function below(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'value':
    case 'name':
      return [];
    case 'select':
    case 'not':
    case 'minus':
      return [expression.of];
    case 'index':
      return [expression.of, expression.index];
    case 'call':
      return expression.of === null ? expression.args : [expression.of, ...expression.args];
    case 'list':
      return expression.items;
    case 'map':
      return expression.entries.flat();
    case 'if':
      return [expression.condition, expression.yes, expression.no];
    case 'and':
    case 'or':
    case 'binary':
      return [expression.left, expression.right];
  }
}

/** True where a variable is asked for, whatever hides it. */
export function mentions(expression: Expression, name: string): boolean {
  if (expression.kind === 'name') return expression.name === name;
  return below(expression).some((part) => mentions(part, name));
}
