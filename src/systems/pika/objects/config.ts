import {
  Composer,
  type CST,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  type Node,
  Parser,
  type YAMLError,
  type YAMLMap,
} from 'yaml';
import { goDurationNanos } from '../../../manifest/values/go-duration.js';
import { resolveScalar, shortTag, type Value } from './yaml-v2.js';

type ConfigReading =
  | { readonly accepted: true; readonly slaPeriodNanos: bigint }
  /** In the words of the controller, which then does not start. */
  | { readonly accepted: false; readonly error: string };

const LIMIT = 2n ** 63n;

/**
 * The period of the SLA from the text of the controller's config file. Nothing but `slaPeriod` counts; of several the last
 * one does. A bare number is nanoseconds. Merge keys (`<<`) are not followed.
 * Source: NVIDIA/pika 8a1803ee, pkg/config/config.go, gopkg.in/yaml.v2 v2.4.0.
 */
export function readConfig(text: string): ConfigReading {
  const parsed = parseFirst(text);
  if ('error' in parsed) return { accepted: false, error: parsed.error };
  const { document } = parsed;
  const root = document?.contents ?? null;
  if (!document || root === null) return verdict([]);
  if (isMap(root)) return verdict(periodsIn(text, document, root));
  return verdict([read(text, root, 'config.Config', (value) => (value.kind === 'null' ? 0n : null))]);
}

type Period =
  | { readonly kind: 'nanos'; readonly nanos: bigint }
  | { readonly kind: 'mismatch'; readonly error: string }
  /** Ends the reading at once. */
  | { readonly kind: 'fatal'; readonly error: string };

function periodsIn(text: string, document: Document.Parsed, root: YAMLMap.Parsed): Period[] {
  const found: Period[] = [];
  for (const { key, value } of root.items) {
    if (!isScalar(key) || key.source !== 'slaPeriod') continue;
    const node = isAlias(value) ? value.resolve(document) : value;
    found.push(node ? read(text, node, 'time.Duration', nanosOf) : { kind: 'nanos', nanos: 0n });
  }
  return found;
}

/** Puts a node into a Go value of a type: its nanoseconds, or why yaml.v2 cannot. */
function read(text: string, node: Node, type: string, nanosIn: (value: Value) => bigint | null): Period {
  const resolved = isScalar(node)
    ? resolveScalar(node)
    : { tag: shortTag(node.tag) ?? (isSeq(node) ? '!!seq' : '!!map'), value: null };
  if ('error' in resolved) return { kind: 'fatal', error: resolved.error };
  const nanos = resolved.value === null ? null : nanosIn(resolved.value);
  if (nanos !== null) return { kind: 'nanos', nanos };
  const shown = isScalar(node) ? ` \`${shortened(node.source ?? '')}\`` : '';
  const line = lineAt(text, node.range?.[0] ?? 0);
  return { kind: 'mismatch', error: `line ${line}: cannot unmarshal ${resolved.tag}${shown} into ${type}` };
}

function nanosOf(value: Value): bigint | null {
  switch (value.kind) {
    case 'null':
      return 0n;
    case 'string':
      return goDurationNanos(value.value);
    case 'integer':
      return value.value < LIMIT ? value.value : null;
    case 'float':
      return floatNanos(value.value);
    case 'boolean':
    case 'time':
      return null;
  }
}

/** Go compares with the limit as a float, so the limit itself gets through, and then wraps to the least integer. */
function floatNanos(value: number): bigint | null {
  if (Number.isNaN(value) || value > Number(LIMIT)) return null;
  return Math.abs(value) < Number(LIMIT) ? BigInt(Math.trunc(value)) : -LIMIT;
}

function verdict(periods: readonly Period[]): ConfigReading {
  const mismatches: string[] = [];
  let nanos = 0n;
  for (const period of periods) {
    if (period.kind === 'fatal') return { accepted: false, error: period.error };
    if (period.kind === 'mismatch') mismatches.push(period.error);
    else nanos = period.nanos;
  }
  if (mismatches.length > 0) {
    return { accepted: false, error: `yaml: unmarshal errors:\n  ${mismatches.join('\n  ')}` };
  }
  return nanos > 0n
    ? { accepted: true, slaPeriodNanos: nanos }
    : { accepted: false, error: 'slaPeriod is not defined' };
}

/** A long value is cut to seven bytes. */
function shortened(value: string): string {
  const bytes = Buffer.from(value);
  return bytes.length > 10 ? `${bytes.subarray(0, 7).toString()}...` : value;
}

/** Every scalar stays text; what it means is decided as yaml.v2 does. */
const OPTIONS = {
  version: '1.1',
  schema: 'failsafe',
  resolveKnownTags: false,
  merge: false,
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: 'silent',
} as const;
/** Deeper text is no config, and composing it would take the stack. */
const DEEPEST = 100;

/** What yaml.v2 calls the commonest mistakes; the others keep the words of the parser that is used here. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['BLOCK_AS_IMPLICIT_KEY', 'mapping values are not allowed in this context'],
  ['TAB_AS_INDENT', 'found character that cannot start any token'],
  ['MISSING_CHAR', 'found unexpected end of stream'],
]);

/** The first document of the text, all that yaml.v2 reads of it; undefined where there is none. */
function parseFirst(
  text: string,
): { readonly document: Document.Parsed | undefined } | { readonly error: string } {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  for (const lexeme of new Lexer().lex(text)) {
    tokens.push(...parser.next(lexeme));
    if (parser.stack.length > DEEPEST) return { error: 'yaml: exceeded max depth' };
  }
  tokens.push(...parser.end());
  const [document] = new Composer(OPTIONS).compose(tokens);
  const error = document?.errors[0];
  return error ? { error: syntaxError(text, error) } : { document };
}

/** yaml.v2 names no line for a mistake in the first one. */
function syntaxError(text: string, error: YAMLError): string {
  const line = lineAt(text, error.code === 'MISSING_CHAR' ? text.length : error.pos[0]);
  return `yaml: ${line === 1 ? '' : `line ${line}: `}${WORDS.get(error.code) ?? error.message}`;
}

/** Counted from 1. */
function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
