import * as z from 'zod';
import type { Json } from '../manifest/manifest.js';
import type { LabelSelector } from '../manifest/selector.js';
import { compileSelector } from '../manifest/selector.js';
import { RULES } from '../rules/index.js';
import { isTimeZone, parseDuration } from './duration.js';

const DURATION = 'must be a duration above zero and up to ten years, such as 90s, 20m, 4h or 7d';

const duration = z.string(DURATION).transform((text, context) => {
  const ms = parseDuration(text);
  if (ms !== null && ms > 0) return ms;
  context.addIssue({ code: 'custom', message: DURATION });
  return z.NEVER;
});

const selector = z.unknown().transform((written, context): LabelSelector => {
  const compiled = compileSelector(written as Json);
  if ('selector' in compiled) return compiled.selector;
  context.addIssue({
    code: 'custom',
    message: `is not a label selector: ${compiled.error}`,
    path: [...compiled.path],
  });
  return z.NEVER;
});

const globs = z
  .union([z.string().min(1).max(1024), z.array(z.string().min(1).max(1024)).min(1).max(100)])
  .transform((written) => (typeof written === 'string' ? [written] : written));

const severity = z.enum(['off', 'info', 'warning', 'error']);

/** `rules.ID`: a severity alone, or options of the rule with an optional severity. */
function ruleSetting(options: z.ZodObject) {
  return z
    .preprocess(
      (written) => (typeof written === 'string' ? { severity: written } : written),
      options.extend({ severity: severity.nullable().default(null) }),
    )
    .optional();
}

const rules = z
  .strictObject(Object.fromEntries(RULES.map((rule) => [rule.id, ruleSetting(rule.options)])))
  .prefault({});

const system = z.strictObject({ version: z.string().max(32).nullable().default(null) }).prefault({});

/** `.github/fleetplan.yml`. Every default stands here and nowhere else. */
export const configSchema = z.strictObject({
  version: z.literal(1, 'must be the number 1'),
  /** People also see instants in this zone; data stays in UTC. */
  timeZone: z
    .string()
    .refine(isTimeZone, 'is not a known time zone; write one such as Europe/Berlin')
    .default('UTC'),
  cluster: z.string().min(1).max(120).nullable().default(null),
  policies: globs.nullable().default(null),
  snapshot: globs.nullable().default(null),
  preset: z.enum(['recommended', 'strict', 'observe']).default('recommended'),
  failOn: z.enum(['error', 'warning', 'never']).default('error'),
  failOnExisting: z.boolean().default(false),
  requirePolicies: z.boolean().default(false),
  horizon: duration.prefault('7d'),
  production: z.array(selector).max(100).default([]),
  domains: z
    .array(z.string().min(1).max(317))
    .max(20)
    .default([
      'topology.kubernetes.io/zone',
      'topology.kubernetes.io/rack',
      'network.topology.nvidia.com/accelerator',
      'network.topology.nvidia.com/block',
    ]),
  durations: z
    .strictObject({
      default: duration.prefault('20m'),
      groups: z.array(z.strictObject({ selector, duration })).max(200).default([]),
    })
    .prefault({}),
  scenarios: z
    .strictObject({
      flaky: z
        .strictObject({
          failProbability: z.number().min(0).max(1).default(0.02),
          repairedAfter: duration.nullable().default(null),
          runs: z.number().int().min(1).max(1000).default(100),
        })
        .prefault({}),
    })
    .prefault({}),
  systems: z
    .strictObject({ skyhook: system, karpenter: system, kubefleet: system, kubernetes: system, pika: system })
    .prefault({}),
  rules,
  comment: z
    .strictObject({
      summary: z.enum(['always', 'on-failure', 'on-change', 'never']).default('always'),
      detail: z.enum(['full', 'counts']).nullable().default(null),
    })
    .prefault({}),
  annotations: z.boolean().default(true),
});

export type Config = z.output<typeof configSchema>;
