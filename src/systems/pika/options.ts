import { code, literal, foreign, text, type Text } from '../../text/text.js';
import * as z from 'zod';
import { errorAt, type Problem, type ProblemCode } from '../../manifest/problem.js';
import type { System, SystemOptions } from '../system.js';
import { readSlaPeriod } from './objects/sla-period.js';

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

/** The version that is modelled: the newest commit of NVIDIA/pika, which has no releases. */
export const PIKA_VERSION = '8a1803ee';

/**
 * Milliseconds that the operators around PIKA need for each step; PIKA itself has none of these times. `scheduled`: from the merge until
 * an external scheduler cordons and labels the node. `return`: from the validation until the object is deleted and the node uncordoned.
 */
export type Steps = Readonly<Record<'scheduled' | 'drain' | 'maintenance' | 'validation' | 'return', number>>;

export interface PikaOptions {
  readonly slaPeriodMs: number;
  /** As written in the configuration. */
  readonly slaPeriodText: string;
  readonly steps: Steps;
}

const NANOS_PER_MS = 1_000_000n;
/** A shorter period is a number without a unit: the controller takes those for nanoseconds. */
const LEAST_SLA_NANOS = 60_000n * NANOS_PER_MS;

/** `systems.pika` of the configuration, the period in the words of the controller's own config file. */
export function readOptions(
  options: SystemOptions,
): { readonly options: PikaOptions } | { readonly problem: Problem } {
  const wrong = (problem: ProblemCode, message: Text): { problem: Problem } => ({
    problem: errorAt(null, problem, message),
  });
  const { version } = options;
  if (version !== null && !version.startsWith(PIKA_VERSION))
    return wrong(
      'unknown-version',
      text`${code('systems.pika.version')}: fleetplan does not know ${code(version)}; write ${code(PIKA_VERSION)} or leave it out.`,
    );
  const written = options['slaPeriod'];
  const period = readSlaPeriod(`slaPeriod: ${JSON.stringify(written)}`);
  if ('error' in period)
    return wrong(
      'invalid-option',
      text`${code('systems.pika.slaPeriod')}: the controller does not start: ${foreign(period.error)}.`,
    );
  if (period.nanos < LEAST_SLA_NANOS)
    return wrong(
      'invalid-option',
      text`${code('systems.pika.slaPeriod')}: the controller reads ${code(JSON.stringify(written))} as ${literal(String(period.nanos))} ns, less than a minute; a number without a unit is nanoseconds. Write it as ${code('"24h"')}.`,
    );
  const slaPeriodMs = Number(period.nanos / NANOS_PER_MS);
  const slaPeriodText = typeof written === 'string' ? written : `${period.nanos}ns`;
  return { options: { slaPeriodMs, slaPeriodText, steps: options['steps'] as unknown as Steps } };
}
