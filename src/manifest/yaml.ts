import {
  type Alias,
  Composer,
  CST,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  type Pair,
  type ParsedNode,
  Parser,
  type Scalar as ScalarNode,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { code, literal, type Text, text } from '../text/text.js';
import { byTemplate } from './advice.js';
import type { Json, JsonObject } from './manifest.js';
import type { ProblemCode, Severity } from './problem.js';
import type { Placed, Reading, Spot } from './reading.js';
import { keyText, plainScalar, type Scalar } from './scalar.js';
import { visible } from './visible.js';

/**
 * The documents of a YAML text. A document with an error is reported and left out, and the others are still read; nothing
 * is returned once a limit was passed (the reading then says so).
 */
export function readYaml(reading: Reading): Placed[] {
  if (hasForbidden(reading)) return [];
  const documents: Placed[] = [];
  const { interest } = reading.limits;
  for (const chunk of splitDocuments(reading)) {
    if (interest?.skips?.(chunk.text) === true) continue;
    const document = readChunk(reading, chunk);
    if (reading.refused) return [];
    if (document !== null) documents.push(document);
  }
  return documents;
}

/**
 * Characters that YAML 1.1 forbids, or takes for line breaks where editors and other parsers see one line: in
 * `# note<U+2028>paused: true` kubectl reads a field and everybody else a comment (goyaml.v2: is_break, and the
 * printable range in readerc.go). A byte order mark is only read at the very start.
 */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\u2028\u2029\ufeff\ufffe\uffff]|\r(?!\n)/u;

/** Reports the first character that YAML cannot hold as it is. */
function hasForbidden(reading: Reading): boolean {
  const found = FORBIDDEN.exec(reading.text);
  if (found === null) return false;
  const message = text`YAML does not allow the character ${code(visible(found[0]))}: parsers disagree on what it does to the line. Remove it, or write it as an escape in double quotes.`;
  reading.report(found.index, 'control-character', message);
  return true;
}

/** A YAML document of a file: the text between two `---` lines, and its offset. */
interface Chunk {
  readonly text: string;
  readonly offset: number;
}

const MARKER_LINE = /^---.*$/gm;
const MARKER = /^---(?:[ \t]*|[ \t]+#.*)$/;
const CONTENT = /^[ \t]*[^ \t\r\n#]/m;
const END_LINE = /^\.\.\.(?=[ \t\r\n]|$(?![^]))/m;

/**
 * The documents of a YAML text that hold more than comments. They are split line by line before anything is parsed, as
 * kubectl does (k8s.io/apimachinery, pkg/util/yaml, YAMLReader), so that a broken document does not take others with it.
 */
function splitDocuments(reading: Reading): Chunk[] {
  const { limits } = reading;
  const chunks: Chunk[] = [];
  let start = 0;
  let isWanted = true;
  const add = (end: number): void => {
    const chunk = isWanted ? contentOf(reading, reading.text.slice(start, end), start) : null;
    if (chunk === null) return;
    if (chunks.length === limits.documentsPerFile) reading.refuseDocuments(start);
    chunks.push(chunk);
  };
  for (const line of reading.text.matchAll(MARKER_LINE)) {
    add(line.index);
    if (reading.refused) return [];
    start = line.index + line[0].length;
    isWanted = MARKER.test(line[0]);
    if (isWanted) continue;
    const message = text`kubectl allows only a comment after ${code('---')}; this document was not read. Move the rest to the next line.`;
    reading.report(line.index, 'document-marker', message);
  }
  add(reading.text.length);
  return reading.refused ? [] : chunks;
}

/** The part of a document that kubectl reads; null for comments alone and for what cannot be read. */
function contentOf(reading: Reading, written: string, offset: number): Chunk | null {
  const end = END_LINE.exec(written)?.index ?? written.length;
  // kubectl stops at `...` and drops the rest up to the next `---` without a word.
  const dropped = written.slice(end + '...'.length);
  const afterEnd = firstContent(dropped);
  if (afterEnd !== null) {
    const message = text`kubectl does not read what follows a ${code('...')} line. Begin the next document with ${code('---')}.`;
    reading.report(offset + written.length - dropped.length + afterEnd, 'document-end', message);
  }
  const read = written.slice(0, end);
  const first = firstContent(read);
  if (first === null) return null;
  if (read[first] !== '%') return { text: read, offset };
  const message = text`kubectl refuses YAML directives such as ${code('%YAML')}; this document was not read. Remove the line.`;
  return reading.report(offset + first, 'yaml-directive', message);
}

/** The offset of the first character that is no blank and no comment. */
function firstContent(written: string): number | null {
  const found = CONTENT.exec(written);
  return found && found.index + found[0].length - 1;
}

/** Null for an empty document and for one with an error. */
function readChunk(reading: Reading, chunk: Chunk): Placed | null {
  const before = reading.problems.length;
  reading.startDocument();
  const syntax = parseSyntax(reading, chunk);
  if (syntax === null || (syntax.root === null && syntax.error === null)) return null;
  if (syntax.error !== null) reportSyntax(reading, chunk, syntax.error);
  const document =
    syntax.error === null && syntax.root ? readNodes(reading, chunk.offset, syntax.root) : null;
  if (document === null && !reading.refused) blameTemplate(reading, chunk, before);
  return document;
}

const FIXES = new Map<string, string>([
  ['TAB_AS_INDENT', 'Indent with spaces.'],
  ['BAD_INDENT', 'Give all entries of one mapping or list the same indentation.'],
  ['BAD_SCALAR_START', 'Put the value in quotes.'],
  ['BLOCK_AS_IMPLICIT_KEY', 'Put a value that holds ": " in quotes, or move the mapping to the next line.'],
  ['MULTILINE_IMPLICIT_KEY', 'Put the key and its colon on one line.'],
  ['MISSING_CHAR', 'Add what is missing.'],
]);

function reportSyntax(reading: Reading, chunk: Chunk, error: SyntaxProblem): void {
  const fix = literal(FIXES.get(error.code) ?? 'Correct this line.');
  const says = code(visible(error.message.replace(/\.$/, ''), 200));
  const message = text`This document is not valid YAML and was not read: ${says}. ${fix}`;
  // What is missing at the end is shown behind the last text, not on the empty line after it.
  reading.report(chunk.offset + Math.min(error.pos[0], chunk.text.trimEnd().length), 'yaml-syntax', message);
}

/** `{{`, `{%` (Jinja), `%{` (Terraform) or `<%` (ERB) on a line with no quote and no comment sign before it. */
const TEMPLATE_MARK = /^[^#"'\n\r\u2028\u2029]*?(\{[{%]|%\{|<%)/m;

/**
 * Puts one problem in place of all those that an unrendered template causes. Such a pair of signs is hardly ever meant as YAML (two braces
 * are a mapping as the key of a mapping), so in a document that does not parse it is the likely cause.
 */
function blameTemplate(reading: Reading, chunk: Chunk, since: number): void {
  const found = TEMPLATE_MARK.exec(chunk.text);
  if (found === null) return;
  reading.takeBack(since);
  const message = text`This looks like a template, which is not YAML before it is rendered. ${byTemplate(reading.file)}`;
  reading.report(chunk.offset + found.index + found[0].length - 2, 'helm-template', message);
}

/**
 * Every scalar comes back as text: `scalar.ts` says what it means to kubectl. Duplicate keys are looked for in `NodeReader`, because the
 * parser's own search takes time that grows with the square of the keys.
 */
const OPTIONS = {
  version: '1.1',
  schema: 'failsafe',
  resolveKnownTags: false,
  merge: false,
  uniqueKeys: false,
  strict: true,
  prettyErrors: false,
  logLevel: 'silent',
} as const;

/** An error of the parser, or 'LOST' for text that it left out without one. The offset is relative to the chunk. */
interface SyntaxProblem {
  readonly code: string;
  readonly message: string;
  readonly pos: readonly [start: number, ...more: number[]];
}

/** The nodes of one document, offsets relative to the chunk. Null when a limit was passed, which the reading then says. */
function parseSyntax(
  reading: Reading,
  chunk: Chunk,
): { readonly root: ParsedNode | null; readonly error: SyntaxProblem | null } | null {
  const tokens = scan(reading, chunk);
  if (tokens === null) return null;
  const documents: Document.Parsed[] = [...new Composer(OPTIONS).compose(tokens)];
  const root = documents[0]?.contents ?? null;
  // Later ones are mostly consequences of the first.
  const [error] = documents.flatMap(({ errors }) => errors).toSorted((a, b) => a.pos[0] - b.pos[0]);
  return { root, error: error ?? lostIn(root, tokens) };
}

/** Lexemes of a node: its text and the mark before it, a tag, an anchor, and a sign of its collection. */
const MOST_LEXEMES_PER_NODE = 5;
const SPACE_OR_COMMENT = /^[ \t\r\n#]/;

/**
 * Cuts the text into tokens, and stops at a limit before any node is made: composing is recursive and takes far more memory than the text.
 */
function scan(reading: Reading, chunk: Chunk): readonly CST.Token[] | null {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  const { depth, nodesPerDocument } = reading.limits;
  let lexemes = 0;
  for (const lexeme of new Lexer().lex(chunk.text)) {
    if (!SPACE_OR_COMMENT.test(lexeme)) lexemes += 1;
    tokens.push(...parser.next(lexeme));
    if (lexemes > nodesPerDocument * MOST_LEXEMES_PER_NODE)
      return reading.refuseNodes(chunk.offset + parser.offset);
    // Around the collections are the document and the scalar that is being read.
    if (parser.stack.length > depth + 2) return reading.refuseDepth(chunk.offset + parser.offset);
  }
  tokens.push(...parser.end());
  return tokens;
}

/**
 * The composer drops a list that follows `? key` on the next line (yaml 2.9.1), and may drop other text. What is dropped would not be
 * evaluated, so every scalar of the text must be found among the nodes.
 */
function lostIn(root: ParsedNode | null, tokens: readonly CST.Token[]): SyntaxProblem | null {
  let found = 0;
  if (root !== null)
    eachNode(root, (node) => {
      // An empty value has no width.
      if (isScalar(node) && node.range[1] > node.range[0]) found += 1;
    });
  if (found === scalarsIn(tokens)) return null;
  const message = 'Text is where YAML does not allow it, often below a "? key" without a ":" line';
  return { code: 'LOST', message, pos: [root?.range[0] ?? 0] };
}

/** Scalars that are written, empty values apart. */
function scalarsIn(tokens: readonly CST.Token[]): number {
  let scalars = 0;
  const open: (CST.Token | null | undefined)[] = [...tokens];
  while (open.length > 0) {
    const token = open.pop();
    if (!token) continue;
    if (CST.isScalar(token))
      scalars += token.type !== 'alias' && (token.type === 'block-scalar' || token.source !== '') ? 1 : 0;
    else if (token.type === 'document') open.push(token.value);
    else if ('items' in token)
      for (const item of token.items) open.push('key' in item ? item.key : null, item.value);
  }
  return scalars;
}

/** A node that an alias may refer to. */
type Target = ScalarNode.Parsed | YAMLMap.Parsed | YAMLSeq.Parsed;
type ParsedPair = Pair<ParsedNode, ParsedNode | null>;

/** The entries of a mapping while it is read; those of a merge have the places where they are written. */
interface Entries {
  readonly value: JsonObject;
  readonly fields: Map<string, Spot>;
}

const YAML = 'tag:yaml.org,2002:';
/** Kinds of scalars that a tag of YAML's own allows. */
const KINDS = new Map<string, readonly Scalar['kind'][]>([
  ['bool', ['boolean']],
  ['int', ['integer']],
  ['float', ['float', 'integer', 'unbounded']],
  ['null', ['null']],
]);
const ESCAPED_BREAK = /(?<!\\)(?:\\\\)*\\\r?\n[ \t]*\r?\n/;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/**
 * The value of a document and the places in it, as kubectl reads it; `base` is where the document begins in the file. Null where something
 * in it was reported as an error.
 */
function readNodes(file: Reading, base: number, root: ParsedNode): Placed | null {
  const before = file.problems.length;
  const placed = new NodeReader(file, base, aliasTargets(root)).node(root, root.range[0], 1);
  return file.problems.slice(before).some(({ severity }) => severity === 'error') ? null : placed;
}

/** Calls `visit` for a node and all nodes in it, in the order they are written. Aliases are not followed. */
function eachNode(node: ParsedNode, visit: (node: ParsedNode) => void): void {
  visit(node);
  if (isSeq(node)) for (const item of node.items) eachNode(item, visit);
  if (!isMap(node)) return;
  for (const { key, value } of node.items) {
    eachNode(key, visit);
    if (value !== null) eachNode(value, visit);
  }
}

/** The node of each alias: that of the last anchor of its name before it. */
function aliasTargets(root: ParsedNode): ReadonlyMap<Alias, Target> {
  const anchors = new Map<string, Target>();
  const targets = new Map<Alias, Target>();
  eachNode(root, (node) => {
    if (!isAlias(node)) {
      if (node.anchor !== undefined) anchors.set(node.anchor, node);
      return;
    }
    const target = anchors.get(node.source);
    if (target !== undefined) targets.set(node, target);
  });
  return targets;
}

/** Reads nodes to values. Offsets of nodes count from the document; a method gives null after an error, which is then reported. */
class NodeReader {
  /** Anchors whose value is being read: an alias to one of them would never end. */
  private readonly open = new Set<Target>();
  private readonly uses = new Map<Target, number>();

  constructor(
    private readonly file: Reading,
    private readonly base: number,
    private readonly targets: ReadonlyMap<Alias, Target>,
  ) {}

  /** `at` is the place that the value gets: its key's, where it has one. */
  node(node: ParsedNode, at: number, depth: number): Placed | null {
    if (!this.file.countNode(this.base + at)) return null;
    const target = this.target(node);
    if (target === null) return null;
    if (!isMap(target) && !isSeq(target)) return this.scalar(target, at);
    if (depth > this.file.limits.depth) return this.file.refuseDepth(this.base + target.range[0]);
    const { tag } = target;
    if (tag !== undefined && !['!', `${YAML}map`, `${YAML}seq`].includes(tag)) this.unknownTag(target, tag);
    this.open.add(target);
    const placed = isSeq(target) ? this.list(target, at, depth) : this.mapping(target, at, depth);
    this.open.delete(target);
    return placed;
  }

  /**
   * The node itself, or that of an alias. Null where an alias has no anchor, is inside its own anchor, or is used too often:
   * copies of copies are how a small file fills the memory ("billion laughs").
   */
  private target(node: ParsedNode): Target | null {
    if (!isAlias(node)) return node;
    const [offset] = node.range;
    const [alias, anchor] = [code(`*${visible(node.source)}`), code(`&${visible(node.source)}`)];
    const target = this.targets.get(node);
    if (target === undefined)
      return this.report(
        offset,
        'bad-alias',
        text`The alias ${alias} has no anchor before it. Write ${anchor} where the value is defined.`,
      );
    if (this.open.has(target))
      return this.report(
        offset,
        'bad-alias',
        text`The alias ${alias} is inside its own anchor. Write the value out.`,
      );
    const uses = (this.uses.get(target) ?? 0) + 1;
    this.uses.set(target, uses);
    const { usesPerAnchor } = this.file.limits;
    if (uses <= usesPerAnchor) return target;
    const message = text`The anchor ${anchor} is used more than ${usesPerAnchor} times in this document; this file was not read. Write the values out, or split the document.`;
    return this.file.refuse(this.base + offset, 'too-many-aliases', message);
  }

  private scalar(node: ScalarNode.Parsed, at: number): Placed | null {
    const scalar = this.tagged(node);
    if (scalar === null) return null;
    const offset = this.base + node.range[0];
    if (scalar.kind === 'unbounded') return this.file.reportNumber(offset, node.source);
    if (scalar.kind === 'string' && !this.file.isText(offset, scalar.value)) return null;
    const value = scalar.kind === 'null' ? null : scalar.value;
    return { value: typeof value === 'bigint' ? Number(value) : value, spot: this.base + at };
  }

  private list(node: YAMLSeq.Parsed, at: number, depth: number): Placed {
    const value: Json[] = [];
    const items: Spot[] = [];
    for (const item of node.items) {
      const placed = this.node(item, item.range[0], depth + 1);
      if (this.file.refused) break;
      value.push(placed?.value ?? null);
      items.push(placed?.spot ?? this.base + item.range[0]);
    }
    return { value, spot: { at: this.base + at, items } };
  }

  private mapping(node: YAMLMap.Parsed, at: number, depth: number): Placed {
    const entries = { value: Object.create(null) as JsonObject, fields: new Map<string, Spot>() };
    this.add(node, entries, depth);
    return { value: entries.value, spot: { at: this.base + at, fields: entries.fields } };
  }

  /**
   * Adds entries in the order they are written, each over the earlier ones: a merge key behind a field replaces that field, which is not
   * what the YAML merge type says but what kubectl does (goyaml.v2, decode.go).
   */
  private add(node: YAMLMap.Parsed, entries: Entries, depth: number): void {
    const written = new Map<string, number>();
    for (const pair of node.items as ParsedPair[]) {
      if (this.file.refused) return;
      if (isMergeKey(pair.key)) this.addMerged(pair, entries, depth);
      else this.addField(pair, entries, written, depth);
    }
  }

  private addField(pair: ParsedPair, entries: Entries, written: Map<string, number>, depth: number): void {
    const [at] = pair.key.range;
    const key = this.key(pair.key);
    if (key === null) return;
    const earlier = written.get(key);
    if (earlier !== undefined) {
      this.file.reportDuplicateKey(this.base + at, key, this.base + earlier);
      return;
    }
    written.set(key, at);
    const placed = pair.value === null ? null : this.node(pair.value, at, depth + 1);
    entries.value[key] = placed?.value ?? null;
    entries.fields.set(key, placed?.spot ?? this.base + at);
  }

  /** Of a list of mappings the last is added first, so that earlier ones win (goyaml.v2, decode.go, merge). */
  private addMerged({ key, value }: ParsedPair, entries: Entries, depth: number): void {
    for (const node of value !== null && isSeq(value) ? value.items.toReversed() : [value]) {
      const target = node === null ? null : this.target(node);
      if (target === null && node !== null) continue;
      if (target === null || !isMap(target)) {
        const message = text`The merge key ${code('<<')} takes a mapping or a list of mappings. Write the fields out.`;
        this.report((node ?? key).range[0], 'bad-merge', message);
        continue;
      }
      if (!this.file.countNode(this.base + target.range[0])) return;
      this.open.add(target);
      this.add(target, entries, depth);
      this.open.delete(target);
    }
  }

  /** The key of an entry as text. Null for one that kubectl refuses or reads differently. */
  private key(node: ParsedNode): string | null {
    const [offset] = node.range;
    if (!this.file.countNode(this.base + offset)) return null;
    const target = this.target(node);
    if (target === null) return null;
    const refused = (what: Text): null =>
      this.report(
        offset,
        'bad-key',
        text`A key must be text, not ${what}. Put it in quotes, or write a name.`,
      );
    if (!isScalar(target)) return refused(literal('a mapping or a list'));
    const scalar = this.tagged(target);
    if (scalar === null) return null;
    const key = keyText(scalar);
    if (key === null) return refused(target.source === '' ? literal('empty') : code(visible(target.source)));
    const [, end] = target.range;
    // In `{paused:, next: 1}` YAML 1.2 sees the key `paused`, and goyaml.v2 the key `paused:`.
    if (target.type === 'PLAIN' && /^:[,[\]{}]/.test(this.written(end, end + 2)))
      return this.report(
        end,
        'yaml-syntax',
        text`kubectl reads this colon as part of the key. Put a space after it.`,
      );
    return this.file.isText(this.base + offset, key) ? key : null;
  }

  /** The meaning of a scalar, with its tag and quotes. Null if it is not what its tag says. */
  private tagged(node: ScalarNode.Parsed): Scalar | null {
    const { tag, source } = node;
    const [start, end] = node.range;
    // The empty line is a line break to kubectl, and a space to the parser that is used here (yaml 2.9.1).
    if (node.type === 'QUOTE_DOUBLE' && ESCAPED_BREAK.test(this.written(start, end)))
      return this.report(
        start,
        'yaml-syntax',
        text`YAML parsers read an empty line after an escaped line break differently. Write ${code('\\n')}.`,
      );
    if (tag === undefined)
      return node.type === 'PLAIN' ? plainScalar(source) : { kind: 'string', value: source };
    const name = tag.startsWith(YAML) ? tag.slice(YAML.length) : '';
    const kinds = KINDS.get(name);
    if (kinds === undefined && name !== 'binary') {
      if (tag !== '!' && name !== 'str' && name !== 'timestamp') this.unknownTag(node, tag);
      return { kind: 'string', value: source };
    }
    const scalar = kinds === undefined ? binary(source) : plainScalar(source);
    if (scalar !== null && kinds?.includes(scalar.kind) !== false) return scalar;
    const message = text`${code(visible(source))} is not a ${code(`!!${name}`)}. Correct the value, or remove the tag.`;
    return this.report(start, 'bad-tag', message);
  }

  /** A tag that is not YAML's own changes nothing for kubectl; it means that another tool reads this file. */
  private unknownTag({ range }: Target, tag: string): void {
    const message = text`kubectl ignores the tag ${code(visible(tag))} and reads the value as it is. Remove the tag.`;
    this.report(range[0], 'unknown-tag', message, 'warning');
  }

  private written(start: number, end: number): string {
    return this.file.text.slice(this.base + start, this.base + end);
  }

  private report(offset: number, id: ProblemCode, message: Text, severity?: Severity): null {
    return this.file.report(this.base + offset, id, message, severity);
  }
}

/** An unquoted `<<`, or one that is tagged as a merge. */
function isMergeKey(key: ParsedNode): boolean {
  if (!isScalar(key) || key.source !== '<<') return false;
  return key.tag === `${YAML}merge` || (key.tag === undefined && key.type === 'PLAIN');
}

function binary(text: string): Scalar | null {
  const digits = text.replace(/[\r\n]/g, '');
  return BASE64.test(digits)
    ? { kind: 'string', value: Buffer.from(digits, 'base64').toString('utf8') }
    : null;
}
