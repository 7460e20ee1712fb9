import {
  Composer,
  CST,
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
import { code, type Text, text } from '../text/text.js';
import { byTemplate } from './advice.js';
import { parsedJson } from './fields.js';
import { lazily } from './lookup.js';
import type { Json, JsonObject } from './manifest.js';
import type { ProblemCode } from './problem.js';
import type { Placed, Reading, Spot } from './reading.js';
import { keyText, plainScalar, type Scalar } from './scalar.js';
import { visible } from './visible.js';

/** The documents of a YAML text. A document with an error is reported and left out, and the others are still read. */
export function readYaml(reading: Reading): Placed[] {
  const forbidden = FORBIDDEN.exec(reading.text);
  if (forbidden !== null) {
    const message = text`YAML does not allow the character ${code(visible(forbidden[0]))}: parsers disagree on what it does to the line. Remove it, or write it as an escape in double quotes.`;
    reading.report(forbidden.index, 'control-character', message);
    return [];
  }
  const documents: Placed[] = [];
  for (const chunk of chunksOf(reading.text)) {
    if (reading.limits.interest?.skips?.(chunk.text) === true) continue;
    const document = readDocument(reading, chunk);
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

/** A YAML document of a file: the text between two `---` lines, and its offset. */
interface Chunk {
  readonly text: string;
  readonly offset: number;
}

const MARKER = /^---(?:[ \t]*|[ \t]+#.*)$/gm;
const CONTENT = /^[ \t]*[^ \t\r\n#]/m;

/**
 * The documents of a YAML text that hold more than comments. They are split line by line before anything is parsed, as
 * kubectl does (k8s.io/apimachinery, pkg/util/yaml, YAMLReader), so that a broken document does not take others with it.
 */
function* chunksOf(written: string): Generator<Chunk> {
  let offset = 0;
  for (const marker of [...written.matchAll(MARKER), null]) {
    const chunk = written.slice(offset, marker?.index);
    if (CONTENT.test(chunk)) yield { text: chunk, offset };
    offset += chunk.length + (marker?.[0].length ?? 0);
  }
}

/**
 * Every scalar comes back as text: `scalar.ts` says what it means to kubectl. Duplicate keys are looked for in `NodeReader`, because the
 * parser's own search takes time that grows with the square of the keys.
 */
export const SCALARS_AS_TEXT = {
  ...({ version: '1.1', schema: 'failsafe', resolveKnownTags: false, merge: false } as const),
  ...({ uniqueKeys: false, prettyErrors: false, logLevel: 'silent' } as const),
};

/** `{{`, `{%` (Jinja), `%{` (Terraform) or `<%` (ERB) on a line with no quote and no comment sign before it. */
const TEMPLATE_MARK = /^[^#"'\n\r\u2028\u2029]*?(\{[{%]|%\{|<%)/m;

/** Null for an empty document, and for one with an error, which is reported. */
function readDocument(reading: Reading, chunk: Chunk): Placed | null {
  const before = reading.problems.length;
  reading.startDocument();
  const document = readNodes(reading, chunk);
  if (!reading.hasErrorSince(before)) return document;
  // Such a pair of signs is hardly ever meant as YAML (two braces are a mapping as the key of a mapping): it is the likely cause.
  const found = TEMPLATE_MARK.exec(chunk.text);
  if (found === null) return null;
  reading.takeBack(before);
  const message = text`This looks like a template, which is not YAML before it is rendered. ${byTemplate(reading.file)}`;
  return reading.report(chunk.offset + found.index + found[0].length - 2, 'helm-template', message);
}

function readNodes(reading: Reading, { text: written, offset }: Chunk): Placed | null {
  const { tokens, scalars } = scan(reading, written, offset);
  const syntaxError = (says: string, at: number): null => {
    // An error at the end points behind the last text, not at the empty line after it.
    const end = Math.min(at, written.trimEnd().length);
    const message = text`This document is not valid YAML, and was not evaluated: ${code(visible(says.replace(/\.$/, ''), 200))}. Correct it.`;
    return reading.report(offset + end, 'yaml-syntax', message);
  };
  const documents = [...new Composer(SCALARS_AS_TEXT).compose(tokens)];
  // Later errors are mostly consequences of the first.
  const [error] = documents.flatMap(({ errors }) => errors).toSorted((a, b) => a.pos[0] - b.pos[0]);
  if (error !== undefined) return syntaxError(error.message, error.pos[0]);
  const before = reading.problems.length;
  const root = documents[0]?.contents ?? null;
  const isJson = lazily(() => parsedJson(written) !== undefined);
  const reader = new NodeReader(reading, offset, isJson);
  const placed = root && reader.node(root, root.range[0], 1);
  if (reading.hasErrorSince(before)) return null;
  if (reader.scalars === scalars) return placed;
  const lost = 'Text follows "..." or is beside "---", or is where YAML does not allow it';
  return syntaxError(lost, (documents[1] ?? root)?.range[0] ?? 0);
}

/** Lexemes of a node: its text and the mark before it, a tag, an anchor, and a sign of its collection. */
const MOST_LEXEMES_PER_NODE = 5;
const SPACE_OR_COMMENT = ' \t\r\n#';

/**
 * Cuts a document into tokens, and counts the scalars that are written. Stops at a limit before any node is made: composing is recursive
 * and takes far more memory than the text.
 */
function scan(
  reading: Reading,
  written: string,
  offset: number,
): { readonly tokens: readonly CST.Token[]; readonly scalars: number } {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  const { depth, nodesPerDocument } = reading.limits;
  let lexemes = 0;
  let scalars = 0;
  let before = '';
  let isBlock = false;
  for (const lexeme of new Lexer().lex(written)) {
    // The text of a plain scalar, which may be empty, follows a mark; that of a block scalar too, whose header was counted.
    const isText = before === CST.SCALAR;
    const first = lexeme.charAt(0);
    const isHeader = first === '|' || first === '>';
    if (isText ? first !== '' && !isBlock : isHeader || first === '"' || first === "'") scalars += 1;
    isBlock = !isText && (isBlock || isHeader);
    before = lexeme;
    if (!SPACE_OR_COMMENT.includes(first)) lexemes += 1;
    tokens.push(...parser.next(lexeme));
    if (lexemes > nodesPerDocument * MOST_LEXEMES_PER_NODE) reading.refuseNodes(offset + parser.offset);
    // Around the collections are the document and the scalar that is being read.
    if (parser.stack.length > depth + 2) reading.refuseDepth(offset + parser.offset);
  }
  tokens.push(...parser.end());
  return { tokens, scalars };
}

/** A node that an alias may refer to. */
type Target = ScalarNode.Parsed | YAMLMap.Parsed | YAMLSeq.Parsed;
type ParsedPair = Pair<ParsedNode, ParsedNode | null>;

const YAML = 'tag:yaml.org,2002:';
const COLLECTION_TAGS: readonly (string | undefined)[] = [undefined, '!', `${YAML}map`, `${YAML}seq`];
/** Tags that make another value of a text. */
const CONVERTING = /^tag:yaml\.org,2002:(?:binary|bool|float|int|null|timestamp)$/;

/** Reads nodes to values. Offsets of nodes count from the document; a method gives null after an error, which is then reported. */
class NodeReader {
  /**
   * Scalars that were read, aliases not followed. The composer drops a list that follows `? key` on the next line (yaml 2.9.1), and may drop
   * other text. What is dropped would not be evaluated, so all that are written must be found.
   */
  scalars = 0;
  private readonly anchors = new Map<string, Target>();
  /** Collections that are being read: an alias to one of them would never end. */
  private readonly open = new Set<Target>();
  private aliases = 0;

  constructor(
    private readonly file: Reading,
    private readonly base: number,
    private readonly isJson: () => boolean,
  ) {}

  /** `at` is the location that the value gets: its key's, where it has one. */
  node(node: ParsedNode, at: number, depth: number): Placed | null {
    this.file.countNode(this.base + at);
    const target = this.target(node);
    if (target === null) return null;
    if (isScalar(target)) return this.scalar(target, at);
    if (depth > this.file.limits.depth) this.file.refuseDepth(this.base + target.range[0]);
    if (!COLLECTION_TAGS.includes(target.tag)) this.unknownTag(target);
    return this.inside(node, target, () => {
      if (isSeq(target)) return this.list(target, at, depth);
      const value = Object.create(null) as JsonObject;
      const fields = new Map<string, Spot>();
      this.add(target, value, fields, depth);
      return { value, spot: { at: this.base + at, fields } };
    });
  }

  /**
   * The node itself, or that of an alias: of the last anchor of its name before it; null where that is none. The value of an alias counts
   * each time, as copies of copies are how a small file fills the memory ("billion laughs").
   */
  private target(node: ParsedNode): Target | null {
    const [start] = node.range;
    if (!isAlias(node)) {
      if (this.aliases > 0) return node;
      if (node.anchor !== undefined) this.anchors.set(node.anchor, node);
      if (isScalar(node) && (node.type !== 'PLAIN' || node.source !== '')) this.scalars += 1;
      return node;
    }
    const target = this.anchors.get(node.source);
    if (target === undefined || this.open.has(target)) {
      const message = text`The alias ${code(visible(`*${node.source}`))} has no anchor before it, or is inside its own anchor. Write the value out.`;
      return this.report(start, 'bad-alias', message);
    }
    return target;
  }

  /** Reads what is in a collection, to which the node may be an alias. */
  private inside<T>(node: ParsedNode, target: Target, read: () => T): T {
    this.open.add(target);
    if (isAlias(node)) this.aliases += 1;
    const result = read();
    if (isAlias(node)) this.aliases -= 1;
    this.open.delete(target);
    return result;
  }

  private scalar(node: ScalarNode.Parsed, at: number): Placed | null {
    const value = this.meaning(node);
    if (value === undefined) return null;
    const offset = this.base + node.range[0];
    if (typeof value === 'number' && !Number.isFinite(value)) {
      const message = text`${code(visible(node.source))} is not a number that JSON and Kubernetes can hold. Write a finite number, or put text in quotes.`;
      return this.file.report(offset, 'bad-number', message);
    }
    if (typeof value === 'string' && !this.file.isText(offset, value)) return null;
    return { value: typeof value === 'bigint' ? Number(value) : value, spot: this.base + at };
  }

  private list(node: YAMLSeq.Parsed, at: number, depth: number): Placed {
    const value: Json[] = [];
    const items: Spot[] = [];
    for (const item of node.items) {
      const placed = this.node(item, item.range[0], depth + 1);
      value.push(placed?.value ?? null);
      items.push(placed?.spot ?? this.base + item.range[0]);
    }
    return { value, spot: { at: this.base + at, items } };
  }

  /**
   * Adds entries in the order they are written, each over the earlier ones: a merge key behind a field replaces that field, which is not
   * what the YAML merge type says but what kubectl does (goyaml.v2, decode.go). Those of a merge have the locations where they are written.
   */
  private add(node: YAMLMap.Parsed, value: JsonObject, fields: Map<string, Spot>, depth: number): void {
    const written = new Map<string, number>();
    for (const pair of node.items as ParsedPair[]) {
      if (isMergeKey(pair.key)) {
        this.addMerged(pair, value, fields, depth);
        continue;
      }
      const at = pair.key.range[0];
      const key = this.key(pair.key);
      if (key === null) continue;
      const earlier = written.get(key);
      if (earlier !== undefined) {
        const { line } = this.file.placeAt(this.base + earlier);
        const message = text`The key ${code(visible(key))} is already set on line ${line}; readers take the last value. Remove one of them.`;
        this.report(at, 'duplicate-key', message);
      }
      written.set(key, earlier ?? at);
      const placed = pair.value && this.node(pair.value, at, depth + 1);
      value[key] = placed?.value ?? null;
      fields.set(key, placed?.spot ?? this.base + at);
    }
  }

  /** The last mapping of a list is added first, so that earlier ones win (goyaml.v2, decode.go, merge). */
  private addMerged(
    { key, value: merged }: ParsedPair,
    value: JsonObject,
    fields: Map<string, Spot>,
    depth: number,
  ): void {
    this.target(key);
    for (const node of merged !== null && isSeq(merged) ? merged.items.toReversed() : [merged]) {
      const target = node && this.target(node);
      if (node !== null && target === null) continue;
      if (node === null || target === null || !isMap(target)) {
        const message = text`The merge key ${code('<<')} takes a mapping or a list of mappings. Write the fields out.`;
        this.report((node ?? key).range[0], 'bad-merge', message);
        continue;
      }
      this.file.countNode(this.base + target.range[0]);
      this.inside(node, target, () => {
        this.add(target, value, fields, depth);
      });
    }
  }

  /** The key of an entry as text. Null for one that kubectl refuses or reads differently. */
  private key(node: ParsedNode): string | null {
    const offset = node.range[0];
    this.file.countNode(this.base + offset);
    const target = this.target(node);
    if (target === null) return null;
    const scalar = isScalar(target) ? this.meaning(target) : null;
    if (scalar === undefined) return null;
    const key = keyText(scalar);
    if (key === null)
      return this.report(offset, 'bad-key', text`A key must be text. Put it in quotes, or write a name.`);
    return this.file.isText(this.base + offset, key) ? key : null;
  }

  /** The meaning of a scalar, with its tag and quotes. Undefined for one that cannot be read as kubectl reads it. */
  private meaning(node: ScalarNode.Parsed): Scalar | undefined {
    const { tag, source } = node;
    if (tag === undefined) {
      const value = node.type === 'PLAIN' ? plainScalar(source) : source;
      // Go takes it for text in YAML, such as the commit `8e88487`, and refuses it in JSON.
      return (value === Infinity || value === -Infinity) && !this.isJson() ? source : value;
    }
    if (CONVERTING.test(tag)) {
      const message = text`The tag ${code(tag.replace(YAML, '!!'))} is not evaluated. Write the value without it.`;
      this.report(node.range[0], 'bad-tag', message);
      return undefined;
    }
    if (tag !== '!' && tag !== `${YAML}str`) this.unknownTag(node);
    return source;
  }

  /** A tag that is not YAML's own changes nothing for kubectl; it means that another tool reads this file. */
  private unknownTag({ range, tag }: Target): void {
    const message = text`kubectl ignores the tag ${code(visible(tag ?? ''))} and reads the value as it is. Remove the tag.`;
    this.file.report(this.base + range[0], 'unknown-tag', message, 'warning');
  }

  private report(offset: number, id: ProblemCode, message: Text): null {
    return this.file.report(this.base + offset, id, message);
  }
}

/** An unquoted `<<`, or one that is tagged as a merge. */
function isMergeKey(key: ParsedNode): boolean {
  if (!isScalar(key) || key.source !== '<<') return false;
  return key.tag === `${YAML}merge` || (key.tag === undefined && key.type === 'PLAIN');
}
