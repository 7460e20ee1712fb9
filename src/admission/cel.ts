import { type ASTNode, Environment, EvaluationError, ParseError, TypeError } from '@marcbachmann/cel-js';
import { isObject, type Json } from '../manifest/manifest.js';
import { Budget, readOnce, regexpOf, Unsupported } from './limits.js';
import { fieldOf, itemsOf, propertiesOf, type Schema } from './schema.js';

/** A rule in CEL, ready to run. */
export interface Expression {
  readonly ast: ASTNode;
  /** True where it compares with `oldSelf`: a transition rule. */
  readonly isTransition: boolean;
  /** Objects keep their status whatever a file says, and a snapshot keeps only parts of it. */
  readonly asksForStatus: boolean;
  readonly run: (variables: Readonly<Record<string, unknown>>) => unknown;
}

/** Answers of an expression that the API server refuses as well. Every other failure is of this engine. */
const REFUSED: ReadonlySet<string> = new Set([
  ...['no_such_key', 'index_out_of_bounds', 'division_by_zero', 'modulo_by_zero'],
  ...['int_conversion_error', 'uint_conversion_error', 'double_conversion_error'],
  ...['integer_overflow', 'numeric_overflow'],
]);

/** An expression gave no answer, and the API server refuses the object for it. */
export class CelError extends Error {}

const MOST = 2_000;

/** The library takes an empty text for 0; Go does not take it for a number. */
const INT = new Environment().registerVariable('x', 'dyn').parse('int(x)');

/** Regular expressions are read and matched as Go's regexp does. The library has `matches` of its own. */
function environmentOf(variables: readonly string[]): Environment {
  return variables
    .reduce(
      (environment, variable) => environment.registerVariable(variable, 'dyn'),
      new Environment({ enableOptionalTypes: true, homogeneousAggregateLiterals: false }),
    )
    .registerFunction('string.matchesRe2(string): bool', (text: string, pattern: string) =>
      regexpOf(pattern).test(text, Budget.unlimited()),
    )
    .registerFunction('intAsInGo(dyn): int', (x: unknown): unknown => INT({ x: x === '' ? '?' : x }))
    .registerFunction('string.find(string): string', (text: string, pattern: string) =>
      regexpOf(pattern).find(text),
    );
}

/**
 * Reads rules that know the variables, each once. `onList` gives what a macro goes through in place of a list. Throws Unsupported for a rule
 * that the engine does not know.
 */
export function expressionReader(
  variables: readonly string[],
  onList?: (list: unknown) => unknown,
): (source: string) => Expression {
  const environment = environmentOf(variables);
  const functions = functionsOf(environment);
  return readOnce(MOST, (source): Expression => {
    try {
      const run = environment.parse(source);
      const nodes = nodesIn(run.ast);
      for (const node of nodes) {
        if (node.op === 'rcall' && node.args[0] === 'matches') node.args[0] = 'matchesRe2';
        if (node.op === 'call' && node.args[0] === 'int') node.args[0] = 'intAsInGo';
      }
      const called = nodes.flatMap(({ op, args }) => (op === 'call' || op === 'rcall' ? args[0] : []));
      const unknown = called.find((name) => !functions.has(name));
      if (unknown !== undefined) throw new Unsupported(`the rule uses ${unknown}, which is not known here`);
      const checked = run.check();
      if (!checked.valid) throw new Unsupported(`it cannot be read (${checked.error?.summary ?? ''})`);
      if (onList) for (const node of nodes) watchLoop(node, onList);
      const isTransition = nodes.some((node) => node.op === 'id' && node.args === 'oldSelf');
      const asksForStatus = nodes.some(
        (node) =>
          (node.op === '.' || node.op === '.?') && node.args[1] === 'status' && node.args[0].op === 'id',
      );
      return { ast: run.ast, isTransition, asksForStatus, run };
    } catch (error) {
      if (error instanceof ParseError || error instanceof TypeError)
        throw new Unsupported(`it cannot be read (${error.summary})`);
      throw error;
    }
  });
}

/** Reads a rule of a schema. */
export const expressionOf = expressionReader(['self', 'oldSelf']);

/** The library's form of a macro. */
interface Loop {
  handle?: (list: unknown, ...rest: readonly unknown[]) => unknown;
}

function watchLoop(node: ASTNode, onList: (list: unknown) => unknown): void {
  const loop = (node as { readonly meta?: { readonly alternate?: Loop } }).meta?.alternate;
  const handle = loop?.handle;
  if (handle) loop.handle = (list, ...rest) => handle(onList(list), ...rest);
}

const MACROS: ReadonlySet<unknown> = new Set(['all', 'exists', 'exists_one', 'map', 'filter']);

/** Without the functions that let a text grow past every bound. */
function functionsOf(environment: Environment): ReadonlySet<unknown> {
  const { functions } = environment.getDefinitions();
  return new Set(functions.map(({ name }) => name).filter((name) => name !== 'bind' && name !== 'join'));
}

/** The answer of an expression. Throws CelError where the API server refuses, Unsupported where it is not known. */
export function evaluate(expression: Expression, variables: Readonly<Record<string, unknown>>): unknown {
  try {
    return expression.run(variables);
  } catch (error) {
    // The library lets through what the engine of the language throws, such as for a time zone that there is not.
    if (error instanceof RangeError) throw new Unsupported(error.message);
    if (!(error instanceof EvaluationError)) throw error;
    throw REFUSED.has(error.code) ? new CelError(error.summary) : new Unsupported(error.summary);
  }
}

/** Every part of an expression, itself first. */
function nodesIn(node: ASTNode): ASTNode[] {
  return [node, ...partsOf(node.args).flatMap(nodesIn)];
}

function partsOf(args: unknown): ASTNode[] {
  if (Array.isArray(args)) return args.flatMap(partsOf);
  return typeof args === 'object' && args !== null && 'op' in args ? [args as ASTNode] : [];
}

/** Paths, from a variable on, of the fields whose presence an expression tests (`has`, `.?`). */
export function optionalFields({ ast }: Expression): readonly (readonly string[])[] {
  return nodesIn(ast).flatMap((node) => {
    if (node.op === '.?') return [stepsTo(node)];
    return node.op === 'call' && node.args[0] === 'has' ? node.args[1].map(stepsTo) : [];
  });
}

function stepsTo({ op, args }: ASTNode): readonly string[] {
  if (op === 'id') return [args];
  return op === '.' || op === '.?' ? [...stepsTo(args[0]), args[1]] : [];
}

/**
 * More steps than an expression can take over values with so many entries in their largest list and so many characters in all: a macro runs
 * its body for each entry, every other part may read everything once, and each `+` may double a list or a text.
 */
export function mostSteps({ ast }: Expression, entries: number, characters: number): number {
  const nodes = nodesIn(ast);
  const growth = 2 ** nodes.filter(({ op }) => op === '+').length;
  const written = nodes.map(({ op, args }) => (op === 'list' || op === 'map' ? args.length : 0));
  const longest = Math.max(1, entries, ...written) * growth;
  const stepsOf = (node: ASTNode): number => {
    const isMacro = node.op === 'rcall' && MACROS.has(node.args[0]);
    const below = partsOf(node.args).reduce((sum, part) => sum + stepsOf(part), 0);
    return 1 + (characters * growth) / 64 + below * (isMacro ? longest : 1);
  };
  return stepsOf(ast);
}

/** Words of CEL, which a field may be called and a rule may not write. */
const RESERVED: ReadonlySet<string> = new Set([
  ...['true', 'false', 'null', 'in', 'as', 'break', 'const', 'continue', 'else', 'for', 'function', 'if'],
  ...['import', 'let', 'loop', 'package', 'namespace', 'return', 'var', 'void', 'while'],
]);
const ESCAPES: Readonly<Record<string, string>> = {
  __: '__underscores__',
  '.': '__dot__',
  '-': '__dash__',
  '/': '__slash__',
};

/** A field as rules write it. Source: apiserver/pkg/cel/escaping.go. */
function escaped(name: string): string {
  if (RESERVED.has(name)) return `__${name}__`;
  return name.replace(/__|[./-]/g, (part) => ESCAPES[part] ?? part);
}

/** A value as the rules on its schema see it: integers are integers, and a null field is not there. Throws Unsupported for durations and bytes. */
export function celOf(schema: Schema | null, value: Json): unknown {
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && schema?.['type'] !== 'number' ? BigInt(value) : value;
  if (typeof value === 'string') return textOf(schema?.['format'], value);
  if (Array.isArray(value)) return value.map((item) => celOf(schema && itemsOf(schema), item));
  if (!isObject(value)) return value;
  const isMap = schema === null || Object.keys(propertiesOf(schema)).length === 0;
  const entries = Object.entries(value).flatMap(([name, item]): [string, unknown][] => {
    const known = schema && fieldOf(schema, name);
    if (!isMap && item === null) return [];
    return [[isMap ? name : escaped(name), celOf(known === 'any' ? null : known, item)]];
  });
  return new Map(entries);
}

function textOf(format: Json | undefined, value: string): unknown {
  if (format === 'date-time' || format === 'datetime' || format === 'date') return new Date(value);
  if (format === 'byte' || format === 'duration')
    throw new Unsupported(`the rule is about a text of the format ${format}`);
  return value;
}
