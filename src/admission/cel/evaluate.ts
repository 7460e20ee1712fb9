import type { Budget } from '../budget.js';
import { Unsupported } from '../unsupported.js';
import { compare, isEqual } from './compare.js';
import type { CallExpression, Expression, Operator } from './expression.js';
import { type Evaluator, fieldOf, keyOf, Scope } from './scope.js';
import { callFunction } from './functions.js';
import { callMacro } from './macros.js';
import { added, arithmetic, negated } from './numbers.js';
import { decided, truth } from './truth.js';
import { type Cel, CelError, CelMap, type Key, List, Mismatch, Optional, TypeName, Uint } from './values.js';

const TYPES: ReadonlySet<string> = new Set([
  ...['bool', 'bytes', 'double', 'int', 'list', 'map', 'null_type', 'string', 'type', 'uint'],
]);

/**
 * Evaluates an expression as the API server does. Throws CelError where that gives no answer, Mismatch where the types do not fit, and
 * Unsupported for what is not known here and where the budget ends.
 */
export function evaluate(expression: Expression, scope: Scope | null, budget: Budget): Cel {
  return new Evaluation(budget).evaluate(expression, scope);
}

type Of<O extends Expression['op']> = Extract<Expression, { op: O }>;

class Evaluation implements Evaluator {
  constructor(readonly budget: Budget) {}

  evaluate(expression: Expression, scope: Scope | null): Cel {
    this.budget.take(1);
    if (isBinary(expression)) {
      const [left, right] = expression.args;
      return operated(expression.op, this.evaluate(left, scope), this.evaluate(right, scope), this.budget);
    }
    switch (expression.op) {
      case 'value':
        return literalOf(expression.args);
      case 'id':
        return named(expression.args, scope);
      case '.':
      case '.?':
        return this.select(expression, scope);
      case '[]':
      case '[?]':
        return this.index(expression, scope);
      case 'call': {
        const [name, args] = expression.args;
        return this.call({ name, of: null, args }, scope);
      }
      case 'rcall': {
        const [name, of, args] = expression.args;
        return this.call({ name, of, args }, scope);
      }
      case 'list':
        return new List(expression.args.map((item) => this.evaluate(item, scope)));
      case 'map':
        return this.map(expression.args, scope);
      case '?:': {
        const [condition, yes, no] = expression.args;
        return this.evaluate(truth(this.evaluate(condition, scope)) ? yes : no, scope);
      }
      case '&&':
        return decided(expression.args, false, (side) => this.evaluate(side, scope));
      case '||':
        return decided(expression.args, true, (side) => this.evaluate(side, scope));
      case '!_':
        return !truth(this.evaluate(expression.args, scope));
      case '-_':
        return negated(this.evaluate(expression.args, scope));
    }
  }

  private select({ op, args: [of, field] }: Of<'.' | '.?'>, scope: Scope | null): Cel {
    const value = this.evaluate(of, scope);
    if (value instanceof Optional) {
      const inner = value.value === undefined ? undefined : fieldOf(value.value, field);
      return inner === undefined ? Optional.none : new Optional(inner);
    }
    const found = fieldOf(value, field);
    if (op === '.?') return found === undefined ? Optional.none : new Optional(found);
    if (found === undefined) throw new CelError(`no such key: ${field}`);
    return found;
  }

  private index({ op, args }: Of<'[]' | '[?]'>, scope: Scope | null): Cel {
    const value = this.evaluate(args[0], scope);
    const index = this.evaluate(args[1], scope);
    const inner = value instanceof Optional ? value.value : value;
    const found = inner === undefined ? undefined : itemOf(inner, index);
    if (op === '[?]' || value instanceof Optional)
      return found === undefined ? Optional.none : new Optional(found);
    if (found !== undefined) return found;
    throw new CelError(value instanceof List ? 'index out of bounds' : 'no such key');
  }

  private map(entries: Of<'map'>['args'], scope: Scope | null): CelMap {
    const map = new Map<Key, Cel>();
    for (const [key, value] of entries)
      map.set(keyOf(this.evaluate(key, scope)), this.evaluate(value, scope));
    return new CelMap(map);
  }

  private call(call: CallExpression, scope: Scope | null): Cel {
    const { name, of, args } = call;
    const expanded = callMacro(this, call, scope);
    if (expanded !== undefined) return expanded;
    const evaluated = args.map((arg) => this.evaluate(arg, scope));
    if (of === null) return callFunction({ name, of: undefined, args: evaluated, budget: this.budget });
    // `optional.of(x)`, `sets.contains(a, b)`: a name before the point that is no variable.
    if (of.op === 'id' && Scope.find(scope, of.args) === undefined)
      return callFunction({
        name: `${of.args}.${name}`,
        of: undefined,
        args: evaluated,
        budget: this.budget,
      });
    return callFunction({ name, of: this.evaluate(of, scope), args: evaluated, budget: this.budget });
  }
}

const BINARY: ReadonlySet<string> = new Set<Operator>([
  ...(['==', '!=', '<', '<=', '>', '>=', 'in', '+', '-', '*', '/', '%'] as const),
]);

function isBinary(expression: Expression): expression is Of<Operator> {
  return BINARY.has(expression.op);
}

/** An unsigned integer is an object of the library's own. */
function literalOf(value: Of<'value'>['args']): Cel {
  const isOurs = typeof value !== 'object' || value === null || value instanceof Uint8Array;
  return isOurs ? value : new Uint(value.valueOf());
}

function named(name: string, scope: Scope | null): Cel {
  const value = Scope.find(scope, name);
  if (value !== undefined) return value;
  if (TYPES.has(name)) return new TypeName(name);
  throw new Unsupported(`the rule uses ${name}, which is not known here`);
}

function itemOf(value: Cel, index: Cel): Cel | undefined {
  if (value instanceof List) {
    const place = index instanceof Uint ? index.value : index;
    if (typeof place !== 'bigint') throw new Mismatch('no such overload');
    return place < 0n ? undefined : value.items[Number(place)];
  }
  if (value instanceof CelMap) return value.entries.get(keyOf(index));
  throw new Mismatch('no such overload');
}

function operated(operator: Operator, a: Cel, b: Cel, budget: Budget): Cel {
  switch (operator) {
    case '==':
      return isEqual(a, b, budget);
    case '!=':
      return !isEqual(a, b, budget);
    case '<':
      return compare(a, b) < 0;
    case '<=':
      return compare(a, b) <= 0;
    case '>':
      return compare(a, b) > 0;
    case '>=':
      return compare(a, b) >= 0;
    case 'in':
      return isIn(a, b, budget);
    case '+':
      return added(a, b, budget);
    case '-':
    case '*':
    case '/':
    case '%':
      return arithmetic(operator, a, b);
  }
}

function isIn(value: Cel, container: Cel, budget: Budget): boolean {
  if (container instanceof List) return container.items.some((item) => isEqual(item, value, budget));
  if (container instanceof CelMap) return container.entries.has(keyOf(value));
  throw new Mismatch('no such overload');
}
