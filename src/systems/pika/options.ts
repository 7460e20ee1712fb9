import { isMap, isScalar, parseAllDocuments } from 'yaml';
import * as z from 'zod';
import { errorAt, type Problem } from '../../manifest/problem.js';
import { goDurationNanos } from '../../manifest/quantity.js';
import { plainScalar, type Scalar } from '../../manifest/scalar.js';
import { SCALARS_AS_TEXT } from '../../manifest/yaml.js';
import { code, foreign, literal, text } from '../../text/text.js';
import { type System, type SystemOptions, unknownVersion } from '../system.js';

/** PIKA's own config (`slaPeriod`), and how long the operators around it take for each step. */
export const settings = (({ wait }) => ({
  slaPeriod: z.union([z.string().max(64), z.number()]).default('24h'),
  steps: z
    .strictObject({
      scheduled: wait.prefault('0s'),
      drain: wait.prefault('1h'),
      maintenance: wait.prefault('4h'),
      validation: wait.prefault('1h'),
      return: wait.prefault('0s'),
    })
    .prefault({}),
})) satisfies System['settings'];

/** The version that is modeled: the newest commit of NVIDIA/pika, which has no releases. */
export const PIKA_VERSION = '8a1803ee';

/**
 * Milliseconds that the operators around PIKA need for each step; PIKA itself has none of these times. `scheduled`: from the merge until
 * an external scheduler cordons and labels the node. `return`: from the validation until the object is deleted and the node uncordoned.
 */
export type Steps = Readonly<Record<'scheduled' | 'drain' | 'maintenance' | 'validation' | 'return', number>>;

/** `systems.pika` of the configuration. */
export type PikaOptions = Exclude<ReturnType<typeof readOptions>, Problem>;

const NANOS_PER_MS = 1_000_000n;
/** A shorter period is a number without a unit: the controller takes those for nanoseconds. */
const LEAST_SLA_NANOS = 60_000n * NANOS_PER_MS;

/** The options, the period in the words of the controller's own config file; or what is wrong with them. */
export function readOptions({ version, slaPeriod: written, steps }: SystemOptions) {
  if (version !== null && !version.startsWith(PIKA_VERSION))
    return unknownVersion('pika', version, code(PIKA_VERSION));
  const period = readSlaPeriod(`slaPeriod: ${JSON.stringify(written)}`);
  if ('nanos' in period && period.nanos >= LEAST_SLA_NANOS)
    return {
      slaPeriodMs: Number(period.nanos / NANOS_PER_MS),
      /** As written in the configuration. */
      slaPeriodText: typeof written === 'string' ? written : `${period.nanos}ns`,
      steps: steps as unknown as Steps,
    };
  const says =
    'error' in period
      ? text`the controller does not start: ${foreign(period.error)}.`
      : text`the controller reads ${code(JSON.stringify(written))} as ${literal(String(period.nanos))} ns, less than a minute; a number without a unit is nanoseconds. Write it as ${code('"24h"')}.`;
  return errorAt(null, 'invalid-option', text`${code('systems.pika.slaPeriod')}: ${says}`);
}

const TAGS: Readonly<Record<string, string>> = {
  ...{ string: '!!str', boolean: '!!bool', bigint: '!!int', number: '!!float' },
};

/**
 * Nanoseconds by the text of the controller's config file, or why the controller does not start, in its words. Nothing but `slaPeriod`
 * counts, and the last of several. Source: NVIDIA/pika 8a1803ee, pkg/config/config.go, gopkg.in/yaml.v2 v2.4.0.
 */
export function readSlaPeriod(file: string): { readonly nanos: bigint } | { readonly error: string } {
  const [document] = parseAllDocuments(file, SCALARS_AS_TEXT);
  const [syntax] = document?.errors ?? [];
  if (syntax) return { error: `yaml: ${syntax.message}` };
  const entries = isMap(document?.contents) ? document.contents.items : [];
  const node = entries.findLast(({ key }) => isScalar(key) && key.source === 'slaPeriod')?.value;
  const source = isScalar(node) ? node.source : '';
  const value = isScalar(node) && node.type !== 'PLAIN' ? source : plainScalar(source);
  const nanos = nanosOf(value);
  if (nanos !== null) return nanos > 0n ? { nanos } : { error: 'slaPeriod is not defined' };
  const shown = source.length > 10 ? `${source.slice(0, 7)}...` : source;
  const line = file.slice(0, isScalar(node) ? node.range[0] : 0).split('\n').length;
  const found = `${TAGS[typeof value]} \`${shown}\``;
  return { error: `yaml: unmarshal errors:\n  line ${line}: cannot unmarshal ${found} into time.Duration` };
}

/** A bare number is nanoseconds, and a float is cut off to whole ones. Null for what is no duration. */
function nanosOf(value: Scalar): bigint | null {
  if (value === null) return 0n;
  if (typeof value === 'string') return goDurationNanos(value);
  if (typeof value === 'boolean' || !(Math.abs(Number(value)) < 2 ** 63)) return null;
  return typeof value === 'bigint' ? value : BigInt(Math.trunc(value));
}
