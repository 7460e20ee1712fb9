import * as z from 'zod';
import { once } from '../manifest/lookup.js';
import type { Json } from '../manifest/manifest.js';
import { compileSelector, type LabelSelector } from '../manifest/selector.js';
import { RULES } from '../rules/catalogue.js';
import { LOOSER } from '../rules/looser.js';
import { ownRule } from '../rules/own.js';
import { SYSTEMS } from '../systems/index.js';
import type { SystemId, SystemOptions } from '../systems/system.js';
import { freeze } from './freeze.js';
import { destination, namespaceName, paths, policySources, variables } from './policy-sources.js';
import { duration, timeZone, wait } from './values.js';
import { waivers } from './waivers.js';

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

function exists(key: string): Json {
  return { matchExpressions: [{ key, operator: 'Exists' }] };
}

const remote = z
  .string()
  .max(1024)
  .regex(/^(?:https|oci):\/\/[^\s@?#]+$/, 'is not the https:// or oci:// address of a chart repository');

/** One of the clusters that a repository holds the policies of; what is absent is that of the whole file. */
const cluster = z.strictObject({
  name: z.string().min(1).max(120),
  policies: policySources.nullable().default(null),
  snapshot: paths.nullable().default(null).register(LOOSER, { when: 'any' }),
  namespace: namespaceName.nullable().default(null),
  variables,
  destination,
  /** Labels of the Secret by which Argo CD knows the cluster; generators of ApplicationSets select clusters by them. */
  labels: z.record(z.string().min(1).max(317), z.string().max(63)).nullable().default(null),
});

/** Refuses two entries with the same value of a key: they could not be distinguished, and two clusters would share a comment. */
function unique<K extends string>(key: K, of: string) {
  return (all: readonly Readonly<Record<K, string>>[], context: z.RefinementCtx): void => {
    for (const [index, one] of all.entries())
      if (all.findIndex((other) => other[key] === one[key]) < index)
        context.addIssue({
          code: 'custom',
          path: [index, key],
          message: `is the ${key} of another ${of} already`,
        });
  };
}

const severity = z.enum(['off', 'info', 'warning', 'error']).nullable().default(null);

/** `rules.ID`: a severity alone, or options of the rule with an optional severity. Most rules have no options, and share one. */
const ruleSetting = once((options: z.ZodObject) =>
  z
    .preprocess(
      (written) => (typeof written === 'string' ? { severity: written } : written),
      options.extend({ severity }),
    )
    .optional(),
);

const custom = z
  .array(ownRule)
  .max(100)
  .superRefine(unique('id', 'rule'))
  .default([])
  .register(LOOSER, { when: 'fewer' });

type RuleSettings = Readonly<Record<string, z.output<ReturnType<typeof ruleSetting>>>>;

const rules = z
  .strictObject({
    ...Object.fromEntries(RULES.map((rule) => [rule.id, ruleSetting(rule.options)])),
    custom,
  })
  .transform(({ custom: own, ...known }) => ({ known: known as RuleSettings, own }))
  .prefault({});

/** The life of a node that is drained, from its start until it serves again. */
const steps = z
  .strictObject({ drain: wait, maintenance: wait, validation: wait, return: wait })
  .refine(({ drain, maintenance, ...rest }) => drain + maintenance + rest.validation + rest.return > 0, {
    message: 'must not all be 0s',
  });

const version = z.string().max(32).nullable().default(null);

/** `systems.ID`: the version of its controller, and what its system lets be set beside it. */
const systems = z
  .strictObject(
    Object.fromEntries(
      SYSTEMS.map(({ id, settings }) => [
        id,
        z.strictObject({ version, ...settings?.({ wait, namespaceName }) }).prefault({}),
      ]),
    ) as unknown as Readonly<Record<SystemId, z.ZodPrefault<z.ZodType<SystemOptions>>>>,
  )
  .prefault({});

/** `.github/fleetplan.yml`. Every default is here, in the rules or in the systems, and nowhere else. */
export const configSchema = z.strictObject({
  version: z.literal(1, 'must be the number 1'),
  /** People also see instants in this zone; data stays in UTC. */
  timeZone: timeZone.default('UTC'),
  cluster: z.string().min(1).max(120).nullable().default(null),
  policies: policySources.nullable().default(null),
  snapshot: paths.nullable().default(null).register(LOOSER, { when: 'any' }),
  namespace: namespaceName.nullable().default(null),
  variables,
  /** The severity of a part of the change that is not evaluated. Null: an error if it was before or is new, else a warning. */
  unjudged: z
    .enum(['error', 'warn'])
    .nullable()
    .default(null)
    .register(LOOSER, { when: ['error', null, 'warn'] }),
  clusters: z
    .array(cluster)
    .max(500)
    .superRefine(unique('name', 'cluster'))
    .default([])
    .register(LOOSER, { when: 'fewer' }),
  /** Chart repositories that may be fetched from beside those that the base names. */
  remotes: z
    .union(
      [z.enum(['none', 'any']), z.array(remote).max(100)],
      'must be none, any, or a list of https:// and oci:// addresses',
    )
    .default([])
    .register(LOOSER, { when: 'fewer' }),
  failOn: z
    .enum(['error', 'warning', 'never'])
    .default('error')
    .register(LOOSER, { when: ['warning', 'error', 'never'] }),
  failOnExisting: z.boolean().default(false).register(LOOSER, { when: 'off' }),
  requirePolicies: z.boolean().default(false).register(LOOSER, { when: 'off' }),
  horizon: duration.prefault('7d').register(LOOSER, { when: 'lower' }),
  production: z.array(selector).max(100).default([]).register(LOOSER, { when: 'fewer' }),
  quorums: z
    .array(z.strictObject({ name: z.string().min(1).max(120), selector }))
    .max(100)
    .prefault([
      { name: 'control plane', selector: exists('node-role.kubernetes.io/control-plane') },
      { name: 'etcd', selector: exists('node-role.kubernetes.io/etcd') },
    ])
    .register(LOOSER, { when: 'fewer' }),
  domains: z
    .array(z.string().min(1).max(317))
    .max(20)
    .default([
      'topology.kubernetes.io/zone',
      'topology.kubernetes.io/rack',
      'network.topology.nvidia.com/accelerator',
      'network.topology.nvidia.com/block',
    ])
    .register(LOOSER, { when: 'fewer' }),
  durations: z
    .strictObject({
      default: duration.prefault('20m'),
      steps: steps.nullable().default(null),
      groups: z
        .array(
          z
            .strictObject({
              selector,
              duration: duration.nullable().default(null),
              steps: steps.nullable().default(null),
            })
            .refine((group) => group.duration !== null || group.steps !== null, 'needs a duration or steps'),
        )
        .max(200)
        .default([]),
    })
    .prefault({}),
  systems,
  rules,
  comment: z
    .strictObject({
      summary: z.enum(['always', 'on-failure', 'on-change', 'never']).default('always'),
      detail: z.enum(['full', 'counts']).nullable().default(null),
    })
    .prefault({}),
  annotations: z.boolean().default(true),
  freezes: z.array(freeze).max(100).default([]).register(LOOSER, { when: 'fewer' }),
  waivers,
});

export type Config = z.output<typeof configSchema>;
