import { type ASTNode, Environment } from '@marcbachmann/cel-js';
import { Unsupported } from '../unsupported.js';
import type { Expression } from './expression.js';
import { type Cel, Uint } from './values.js';

/** Reads what is written, and evaluates nothing: the API server's limits, sets and regular expressions are not the library's. */
const ENVIRONMENT = new Environment({
  unlistedVariablesAreDyn: true,
  enableOptionalTypes: true,
  limits: { maxAstNodes: 20_000, maxDepth: 200, maxListElements: 2_000, maxMapEntries: 2_000 },
});

/** The API server takes rules of a few thousand characters; a longer one is not read. */
const LONGEST_RULE = 20_000;

/** Reads a rule in CEL. Throws Unsupported where the library cannot. */
export function parseCel(source: string): Expression {
  if (source.length > LONGEST_RULE) throw new Unsupported('the rule is too long');
  let ast: ASTNode;
  try {
    ({ ast } = ENVIRONMENT.parse(source));
  } catch (error) {
    const [why = ''] = (error instanceof Error ? error.message : '').split('\n');
    throw new Unsupported(`the rule cannot be read (${why})`);
  }
  return expressionOf(ast);
}

function literalOf(value: Extract<ASTNode, { op: 'value' }>['args']): Cel {
  return typeof value === 'object' && value !== null && !(value instanceof Uint8Array)
    ? new Uint(value.valueOf())
    : value;
}

function ifOf([condition, yes, no]: Extract<ASTNode, { op: '?:' }>['args']): Expression {
  return { kind: 'if', condition: expressionOf(condition), yes: expressionOf(yes), no: expressionOf(no) };
}

function indexOf([of, index]: Extract<ASTNode, { op: '[]' }>['args'], isOptional: boolean): Expression {
  return { kind: 'index', of: expressionOf(of), index: expressionOf(index), isOptional };
}

function expressionOf({ op, args }: ASTNode): Expression {
  switch (op) {
    case 'value':
      return { kind: 'value', value: literalOf(args) };
    case 'id':
      return { kind: 'name', name: args };
    case '.':
    case '.?':
      return { kind: 'select', of: expressionOf(args[0]), field: args[1], isOptional: op === '.?' };
    case '[]':
    case '[?]':
      return indexOf(args, op === '[?]');
    case 'call':
      return { kind: 'call', name: args[0], of: null, args: args[1].map(expressionOf) };
    case 'rcall':
      return { kind: 'call', name: args[0], of: expressionOf(args[1]), args: args[2].map(expressionOf) };
    case 'list':
      return { kind: 'list', items: args.map(expressionOf) };
    case 'map':
      return { kind: 'map', entries: args.map(([key, value]) => [expressionOf(key), expressionOf(value)]) };
    case '?:':
      return ifOf(args);
    case '&&':
      return { kind: 'and', left: expressionOf(args[0]), right: expressionOf(args[1]) };
    case '||':
      return { kind: 'or', left: expressionOf(args[0]), right: expressionOf(args[1]) };
    case '!_':
      return { kind: 'not', of: expressionOf(args) };
    case '-_':
      return { kind: 'minus', of: expressionOf(args) };
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
    case 'in':
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
      return { kind: 'binary', operator: op, left: expressionOf(args[0]), right: expressionOf(args[1]) };
  }
}
