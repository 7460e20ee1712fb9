import { isAlias, isMap, isScalar, isSeq, type Node, parseAllDocuments } from 'yaml';
import { goDurationNanos } from '../../../manifest/quantity.js';
import { plainScalar, type Scalar } from '../../../manifest/scalar.js';

/** Nanoseconds, or why the controller does not start, in its words. */
type SlaPeriod = { readonly nanos: bigint } | { readonly error: string };

const LIMIT = 2n ** 63n;

/**
 * The period of the SLA in the text of the controller's config file. Nothing but `slaPeriod` counts, and the last of several. A bare
 * number is nanoseconds. Not read as yaml.v2 does: merge keys, timestamps and tags.
 * Source: NVIDIA/pika 8a1803ee, pkg/config/config.go, gopkg.in/yaml.v2 v2.4.0.
 */
export function readSlaPeriod(text: string): SlaPeriod {
  const [document] = parseAllDocuments(text, {
    ...{ version: '1.1', schema: 'failsafe', resolveKnownTags: false, merge: false },
    ...{ uniqueKeys: false, prettyErrors: false, logLevel: 'silent' },
  });
  const [syntax] = document?.errors ?? [];
  if (syntax) return { error: `yaml: ${syntax.message}` };
  const root = document?.contents ?? null;
  const errors: string[] = [];
  let nanos = 0n;
  const read = (node: Node, type: string): void => {
    const { shown, value } = valueOf(node);
    const found = type === 'time.Duration' && value ? nanosOf(value) : value?.kind === 'null' ? 0n : null;
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

const TAGS: Readonly<Record<Scalar['kind'], string>> = {
  string: '!!str',
  boolean: '!!bool',
  null: '!!null',
  integer: '!!int',
  float: '!!float',
  unbounded: '!!float',
};

/** A value as yaml.v2 resolves it, and as it names it in an error; null for a list or a map. */
function valueOf(node: Node): { readonly value: Scalar | null; readonly shown: string } {
  if (!isScalar(node)) return { value: null, shown: isSeq(node) ? '!!seq' : '!!map' };
  const source = node.source ?? '';
  const value = node.type === 'PLAIN' ? plainScalar(source) : ({ kind: 'string', value: source } as const);
  const bytes = Buffer.from(source);
  const cut = bytes.length > 10 ? `${bytes.subarray(0, 7).toString()}...` : source;
  return { value, shown: `${TAGS[value.kind]} \`${cut}\`` };
}

/** A float is cut off to whole nanoseconds. */
function nanosOf(value: Scalar): bigint | null {
  switch (value.kind) {
    case 'null':
      return 0n;
    case 'string':
      return goDurationNanos(value.value);
    case 'integer':
      return value.value < LIMIT ? value.value : null;
    case 'float':
      return Math.abs(value.value) < Number(LIMIT) ? BigInt(Math.trunc(value.value)) : null;
    case 'boolean':
    case 'unbounded':
      return null;
  }
}
