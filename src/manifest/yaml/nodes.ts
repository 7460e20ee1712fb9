import { visible } from '../visible.js';
import {
  type Alias,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  type ParsedNode,
  type Scalar as ScalarNode,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import {
  countNode,
  type FileReading,
  loneSurrogateAt,
  refuse,
  refuseDepth,
  reportDuplicateKey,
  reportNumber,
  reportSurrogate,
} from '../document.js';
import type { Json, JsonObject } from '../manifest.js';
import type { ProblemCode, Severity } from '../problem.js';
import { type Placed, problemAt, type Spot } from '../locations.js';
import { code, literal, type Text, text } from '../../text/text.js';
import { keyText, plainScalar, type Scalar } from './scalar.js';

/** A node that an alias may stand for. */
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
export function readNodes(file: FileReading, base: number, root: ParsedNode): Placed | null {
  const before = file.problems.length;
  const placed = new NodeReader(file, base, aliasTargets(root)).node(root, root.range[0], 1);
  return file.problems.slice(before).some(({ severity }) => severity === 'error') ? null : placed;
}

/** Calls `visit` for a node and all nodes in it, in the order they are written. Aliases are not followed. */
export function eachNode(node: ParsedNode, visit: (node: ParsedNode) => void): void {
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
  /** Problems that were reported: a value that is read again through an alias has no new ones. */
  private readonly reported = new Set<string>();

  constructor(
    private readonly file: FileReading,
    private readonly base: number,
    private readonly targets: ReadonlyMap<Alias, Target>,
  ) {}

  /** `at` is the place that the value gets: its key's, where it has one. */
  node(node: ParsedNode, at: number, depth: number): Placed | null {
    if (!countNode(this.file, this.base + at)) return null;
    const target = this.target(node);
    if (target === null) return null;
    if (!isMap(target) && !isSeq(target)) return this.scalar(target, at);
    if (depth > this.file.limits.depth) {
      refuseDepth(this.file, this.base + target.range[0]);
      return null;
    }
    const { tag } = target;
    if (tag !== undefined && !['!', `${YAML}map`, `${YAML}seq`].includes(tag)) this.unknownTag(target, tag);
    this.open.add(target);
    const placed = isSeq(target) ? this.list(target, at, depth) : this.mapping(target, at, depth);
    this.open.delete(target);
    return placed;
  }

  /**
   * The node that stands where `node` is written. Null where an alias has no anchor, stands inside its own anchor, or is used too often:
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
    refuse(this.file, this.base + offset, 'too-many-aliases', message);
    return null;
  }

  private scalar(node: ScalarNode.Parsed, at: number): Placed | null {
    const [offset] = node.range;
    const scalar = this.tagged(node);
    if (scalar === null) return null;
    const spot = this.base + at;
    switch (scalar.kind) {
      case 'unbounded':
        if (this.isFirst('bad-number', offset)) reportNumber(this.file, this.base + offset, node.source);
        return null;
      case 'null':
        return { value: null, spot };
      case 'integer':
        return { value: Number(scalar.value), spot };
      case 'string':
        return this.isText(offset, scalar.value) ? { value: scalar.value, spot } : null;
      case 'boolean':
      case 'float':
        return { value: scalar.value, spot };
    }
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
      if (this.isFirst('duplicate-key', at))
        reportDuplicateKey(this.file, this.base + at, key, this.base + earlier);
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
      if (!countNode(this.file, this.base + target.range[0])) return;
      this.open.add(target);
      this.add(target, entries, depth);
      this.open.delete(target);
    }
  }

  /** The key of an entry as text. Null for one that kubectl refuses or reads differently. */
  private key(node: ParsedNode): string | null {
    const [offset] = node.range;
    if (!countNode(this.file, this.base + offset)) return null;
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
    return this.isText(offset, key) ? key : null;
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
    const wrong = (): null =>
      this.report(
        start,
        'bad-tag',
        text`${code(visible(source))} is not a ${code(`!!${name}`)}. Correct the value, or remove the tag.`,
      );
    const kinds = KINDS.get(name);
    if (kinds !== undefined) {
      const scalar = plainScalar(source);
      return kinds.includes(scalar.kind) ? scalar : wrong();
    }
    if (name === 'binary') return binary(source) ?? wrong();
    if (tag !== '!' && name !== 'str' && name !== 'timestamp') this.unknownTag(node, tag);
    return { kind: 'string', value: source };
  }

  /** A tag that is not YAML's own changes nothing for kubectl; it means that another tool reads this file. */
  private unknownTag({ range }: Target, tag: string): void {
    const message = text`kubectl ignores the tag ${code(visible(tag))} and reads the value as it is. Remove the tag.`;
    this.report(range[0], 'unknown-tag', message, 'warning');
  }

  /** False for text with half of a surrogate pair in it, which double quotes can spell (`"\ud800"`). */
  private isText(offset: number, value: string): boolean {
    if (loneSurrogateAt(value) < 0) return true;
    if (this.isFirst('lone-surrogate', offset)) reportSurrogate(this.file, this.base + offset);
    return false;
  }

  private written(start: number, end: number): string {
    return this.file.source.text.slice(this.base + start, this.base + end);
  }

  /** Reports a problem once: a value that several aliases stand for is read several times. */
  private report(offset: number, code: ProblemCode, message: Text, severity: Severity = 'error'): null {
    if (this.isFirst(code, offset))
      this.file.problems.push(problemAt(this.file.source, this.base + offset, code, message, severity));
    return null;
  }

  /** True the first time that a code is reported at an offset. */
  private isFirst(code: ProblemCode, offset: number): boolean {
    const id = `${code} ${offset}`;
    if (this.reported.has(id)) return false;
    this.reported.add(id);
    return true;
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
