import { type Document, isAlias, isMap, isScalar, isSeq, type Node, type YAMLMap } from 'yaml';
import { goDurationNanos } from '../../../manifest/go-duration.js';
import { lineAt, parseFirst } from './config-document.js';
import { resolveScalar, shortTag, type Value } from './yaml-v2.js';

export type ConfigReading =
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
