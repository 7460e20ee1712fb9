import type { Scalar as ScalarNode, YAMLMap, YAMLSeq } from 'yaml';
import { visible } from '../words/visible.js';
import { type DocumentReading, report } from './document-reading.js';
import { plainScalar, type Scalar } from './scalar.js';

const YAML = 'tag:yaml.org,2002:';
/** What a tag of YAML's own allows the text to be. */
const KINDS = new Map<string, readonly Scalar['kind'][]>([
  ['bool', ['boolean']],
  ['int', ['integer']],
  ['float', ['float', 'integer', 'unbounded']],
  ['null', ['null']],
]);
const ESCAPED_BREAK = /(?<!\\)(?:\\\\)*\\\r?\n[ \t]*\r?\n/;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** What a scalar means, its tag and quotes considered. Null where it is not what its tag says, which is then reported. */
export function taggedScalar(reading: DocumentReading, node: ScalarNode.Parsed): Scalar | null {
  const { tag, source: text } = node;
  if (node.type === 'QUOTE_DOUBLE' && breaksTwice(reading, node)) return null;
  if (tag === undefined) return node.type === 'PLAIN' ? plainScalar(text) : { kind: 'string', value: text };
  const name = tag.startsWith(YAML) ? tag.slice(YAML.length) : null;
  const kinds = KINDS.get(name ?? '');
  if (kinds !== undefined) {
    const scalar = plainScalar(text);
    return kinds.includes(scalar.kind) ? scalar : wrong(reading, node, name ?? '');
  }
  if (name === 'binary') return binary(text) ?? wrong(reading, node, name);
  if (tag !== '!' && name !== 'str' && name !== 'timestamp') reportTag(reading, node.range[0], tag);
  return { kind: 'string', value: text };
}

/** A tag on a mapping or list changes nothing for kubectl; one that is not YAML's own means another tool reads this file. */
export function checkCollectionTag(reading: DocumentReading, node: YAMLMap.Parsed | YAMLSeq.Parsed): void {
  if (node.tag === undefined || ['!', `${YAML}map`, `${YAML}seq`].includes(node.tag)) return;
  reportTag(reading, node.range[0], node.tag);
}

/**
 * An escaped line break with an empty line behind it: the empty line is a line break to kubectl, and a space to the parser
 * that is used here (yaml 2.9.1).
 */
function breaksTwice(reading: DocumentReading, node: ScalarNode.Parsed): boolean {
  const [start, end] = node.range;
  const written = reading.file.source.text.slice(reading.base + start, reading.base + end);
  if (!ESCAPED_BREAK.test(written)) return false;
  const message =
    'YAML parsers read an empty line after an escaped line break differently. Write \\n in its place.';
  report(reading, start, 'yaml-syntax', message);
  return true;
}

function binary(text: string): Scalar | null {
  const digits = text.replace(/[\r\n]/g, '');
  return BASE64.test(digits)
    ? { kind: 'string', value: Buffer.from(digits, 'base64').toString('utf8') }
    : null;
}

function wrong(reading: DocumentReading, node: ScalarNode.Parsed, name: string): null {
  const message = `"${visible(node.source)}" cannot be read as !!${name}. Correct the value, or remove the tag.`;
  report(reading, node.range[0], 'bad-tag', message);
  return null;
}

function reportTag(reading: DocumentReading, offset: number, tag: string): void {
  const message = `kubectl ignores the tag ${visible(tag)} and reads the value as it stands. Remove the tag.`;
  report(reading, offset, 'unknown-tag', message, 'warning');
}
