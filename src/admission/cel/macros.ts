import type { CallExpression, Expression } from './expression.js';
import { type Evaluator, fieldOf, keyOf, Scope } from './scope.js';
import { decided, truth } from './truth.js';
import { type Cel, CelMap, type Key, List, Mismatch, Optional } from './values.js';

/** One item of what a macro goes over: the first variable, and the second where there are two. */
type Pair = readonly [Cel, Cel];

interface Loop {
  readonly evaluator: Evaluator;
  readonly pairs: readonly Pair[];
  /** An expression for one item. */
  readonly of: (expression: Expression, pair: Pair) => Cel;
  /** What follows the variables. */
  readonly bodies: readonly Expression[];
  readonly range: Cel;
}

const LOOPS: Readonly<Record<string, (loop: Loop) => Cel>> = {
  all: (loop) => anyOf(loop, false),
  exists: (loop) => anyOf(loop, true),
  exists_one: (loop) => matching(loop).length === 1,
  existsOne: (loop) => matching(loop).length === 1,
  filter: (loop) => filtered(loop),
  map: (loop) => mapped(loop),
  transformList: (loop) => mapped(loop),
  transformMap: (loop) => transformed(loop),
};

/** Macros see expressions and not values. Undefined for a call of a function. */
export function callMacro(evaluator: Evaluator, call: CallExpression, scope: Scope | null): Cel | undefined {
  const { name, of, args } = call;
  if (of === null) return name === 'has' && args.length === 1 ? has(evaluator, args[0], scope) : undefined;
  if (name === 'bind' && of.op === 'id' && of.args === 'cel') return bound(evaluator, args, scope);
  if (name === 'optMap' || name === 'optFlatMap') return optMap(evaluator, call, scope);
  const run = Object.hasOwn(LOOPS, name) ? LOOPS[name] : undefined;
  const [first, second] = args;
  if (run === undefined || first?.op !== 'id' || args.length < 2) return undefined;
  const range = evaluator.evaluate(of, scope);
  const isPair = name !== 'map' && second?.op === 'id' && args.length >= 3;
  const pairs = pairsOf(range, isPair);
  const inner = (pair: Pair): Scope => {
    const one = Scope.inside(scope, first.args, pair[0]);
    return isPair ? Scope.inside(one, second.args, pair[1]) : one;
  };
  return run({
    evaluator,
    pairs,
    of: (expression, pair) => evaluator.evaluate(expression, inner(pair)),
    bodies: args.slice(isPair ? 2 : 1),
    range,
  });
}

/** With one variable the items of a list, or the keys of a map; with two each index or key beside its value. */
function pairsOf(range: Cel, isPair: boolean): readonly Pair[] {
  if (range instanceof List)
    return range.items.map((item, index) => (isPair ? [BigInt(index), item] : [item, item]));
  if (range instanceof CelMap) return [...range.entries];
  throw new Mismatch('no such overload');
}

function bodyOf({ bodies }: Loop): Expression {
  const [body] = bodies;
  if (body === undefined) throw new Mismatch('no such overload');
  return body;
}

function anyOf(loop: Loop, decides: boolean): boolean {
  const body = bodyOf(loop);
  return decided(loop.pairs, decides, (pair) => loop.of(body, pair));
}

function matching(loop: Loop): readonly Pair[] {
  const body = bodyOf(loop);
  return loop.pairs.filter((pair) => truth(loop.of(body, pair)));
}

function filtered(loop: Loop): Cel {
  const kept = matching(loop);
  if (loop.range instanceof CelMap) return new List(kept.map(([key]) => key));
  return new List(kept.map(([item]) => item));
}

/** `map(x, to)` and `map(x, if, to)`. */
function mapped(loop: Loop): Cel {
  const { bodies, pairs } = loop;
  const to = bodies.at(-1);
  const condition = bodies.length > 1 ? bodies[0] : undefined;
  if (to === undefined) throw new Mismatch('no such overload');
  const kept = condition ? pairs.filter((pair) => truth(loop.of(condition, pair))) : pairs;
  return new List(kept.map((pair) => loop.of(to, pair)));
}

function transformed(loop: Loop): Cel {
  const { bodies, pairs } = loop;
  const to = bodies.at(-1);
  const condition = bodies.length > 1 ? bodies[0] : undefined;
  if (to === undefined) throw new Mismatch('no such overload');
  const entries = new Map<Key, Cel>();
  for (const pair of pairs)
    if (!condition || truth(loop.of(condition, pair))) entries.set(keyOf(pair[0]), loop.of(to, pair));
  return new CelMap(entries);
}

function has(evaluator: Evaluator, arg: Expression | undefined, scope: Scope | null): boolean {
  if (arg?.op !== '.' && arg?.op !== '.?') throw new Mismatch('has() takes a field');
  const [of, field] = arg.args;
  const value = evaluator.evaluate(of, scope);
  if (value instanceof Optional)
    return value.value !== undefined && fieldOf(value.value, field) !== undefined;
  return fieldOf(value, field) !== undefined;
}

function bound(evaluator: Evaluator, args: readonly Expression[], scope: Scope | null): Cel {
  const [name, value, body] = args;
  if (name?.op !== 'id' || value === undefined || body === undefined) throw new Mismatch('no such overload');
  return evaluator.evaluate(body, Scope.inside(scope, name.args, evaluator.evaluate(value, scope)));
}

function optMap(evaluator: Evaluator, { name, of, args }: CallExpression, scope: Scope | null): Cel {
  const [variable, body] = args;
  const value = of === null ? null : evaluator.evaluate(of, scope);
  if (!(value instanceof Optional) || variable?.op !== 'id' || body === undefined)
    throw new Mismatch('no such overload');
  if (value.value === undefined) return Optional.none;
  const result = evaluator.evaluate(body, Scope.inside(scope, variable.args, value.value));
  if (name === 'optMap') return new Optional(result);
  if (result instanceof Optional) return result;
  throw new Mismatch('no such overload');
}
