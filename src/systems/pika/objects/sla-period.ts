import { isAlias, isMap, isScalar, isSeq, type Node, parseAllDocuments } from 'yaml';
import { goDurationNanos } from '../../../manifest/quantity.js';
import { plainScalar, type Scalar } from '../../../manifest/scalar.js';
import { SCALARS_AS_TEXT } from '../../../manifest/yaml.js';

/** Nanoseconds, or why the controller does not start, in its words. */
type SlaPeriod = { readonly nanos: bigint } | { readonly error: string };

const LIMIT = 2n ** 63n;

/**
 * The period of the SLA in the text of the controller's config file. Nothing but `slaPeriod` counts, and the last of several. A bare
 * number is nanoseconds. Not read as yaml.v2 does: merge keys, timestamps and tags.
 * Source: NVIDIA/pika 8a1803ee, pkg/config/config.go, gopkg.in/yaml.v2 v2.4.0.
 */
export function readSlaPeriod(text: string): SlaPeriod {
  const [document] = parseAllDocuments(text, SCALARS_AS_TEXT);
  const [syntax] = document?.errors ?? [];
  if (syntax) return { error: `yaml: ${syntax.message}` };
  const root = document?.contents ?? null;
  const errors: string[] = [];
  let nanos = 0n;
  const read = (node: Node, type: string): void => {
    const { shown, value } = valueOf(node);
    const found = type === 'time.Duration' ? nanosOf(value) : value === null ? 0n : null;
    const line = text.slice(0, node.range?.[0] ?? 0).split('\n').length;
    if (found === null) errors.push(`line ${line}: cannot unmarshal ${shown} into ${type}`);
    else nanos = found;
  };
  if (isMap(root))
    for (const { key, value } of root.items) {
      const node = document && isAlias(value) ? value.resolve(document) : value;
      if (isScalar(key) && key.source === 'slaPeriod' && node) read(node, 'time.Duration');
    }
  else if (root) read(root, 'config.Config');
  if (errors.length > 0) return { error: `yaml: unmarshal errors:\n  ${errors.join('\n  ')}` };
  return nanos > 0n ? { nanos } : { error: 'slaPeriod is not defined' };
}

const TAGS: Readonly<Record<string, string>> = {
  string: '!!str',
  boolean: '!!bool',
  object: '!!null',
  bigint: '!!int',
  number: '!!float',
};

/** A value as yaml.v2 resolves it, and as it names it in an error; undefined for a list or a map. */
function valueOf(node: Node): { readonly value: Scalar | undefined; readonly shown: string } {
  if (!isScalar(node)) return { value: undefined, shown: isSeq(node) ? '!!seq' : '!!map' };
  const source = node.source ?? '';
  const value = node.type === 'PLAIN' ? plainScalar(source) : source;
  const bytes = Buffer.from(source);
  const cut = bytes.length > 10 ? `${bytes.subarray(0, 7).toString()}...` : source;
  return { value, shown: `${TAGS[typeof value]} \`${cut}\`` };
}

/** A float is cut off to whole nanoseconds. Null for what is no duration. */
function nanosOf(value: Scalar | undefined): bigint | null {
  if (value === null) return 0n;
  if (typeof value === 'string') return goDurationNanos(value);
  if (typeof value === 'bigint') return value < LIMIT ? value : null;
  return typeof value === 'number' && Math.abs(value) < Number(LIMIT) ? BigInt(Math.trunc(value)) : null;
}
