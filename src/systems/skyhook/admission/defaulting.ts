import { listIn, objectIn, objectOr, textIn } from '../../../manifest/fields.js';
import { isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { stored } from '../../../admission/tables.js';
import { asGoWritesIt } from './defaulting-zero.js';
import { type Kind, specSchema } from './schema.js';
import { type SkyhookVersion, switchesOf } from '../versions.js';

/**
 * What the mutating webhook makes of a spec whose every part has the right type: it reads the object into typed structures,
 * fills in defaults, and sends back a patch that adds and replaces but never removes. The server then applies the schema's
 * defaults once more, which matters where there was no spec. Source: NVIDIA/nodewright operator v0.15.0,
 * deployment_policy_types.go Default, skyhook_types.go Packages.UnmarshalJSON.
 */
export function withWebhookDefaults(kind: Kind, spec: Json | undefined, version: SkyhookVersion): JsonObject {
  const schema = specSchema(kind, version);
  const written = objectOr(asGoWritesIt(schema, spec ?? null));
  const filled = kind === 'policy' ? withStrategyDefaults(written) : withPackageDefaults(written, version);
  return objectOr(stored(schema, filled));
}

/** A compartment without a strategy stays without one: it does not inherit the default's. */
function withStrategyDefaults(spec: JsonObject): JsonObject {
  for (const holder of [objectIn(spec, 'default'), ...(listIn(spec, 'compartments') ?? [])]) {
    const strategy = objectIn(holder ?? undefined, 'strategy');
    const chosen = strategy && CHOICES.find((name) => objectIn(strategy, name) !== null);
    const parameters = chosen && objectIn(strategy, chosen);
    if (!parameters) continue;
    for (const [name, value] of Object.entries(DEFAULTS[chosen])) parameters[name] ??= value;
  }
  return spec;
}

const CHOICES = ['fixed', 'linear', 'exponential'] as const;
/** `failureThreshold` has no default: without one, failed batches never stop a rollout. */
const COMMON = { initialBatch: 1, batchThreshold: 100, safetyLimit: 50 };
const DEFAULTS = {
  fixed: COMMON,
  linear: { ...COMMON, delta: 1 },
  exponential: { ...COMMON, growthFactor: 2 },
};

/** A package without a name gets its key's. */
function withPackageDefaults(spec: JsonObject, version: SkyhookVersion): JsonObject {
  for (const [key, entry] of Object.entries(objectIn(spec, 'packages') ?? {})) {
    if (!isObject(entry)) continue;
    if ((textIn(entry, 'name') ?? '') === '') entry['name'] = key;
    entry['image'] = storedImage(textIn(entry, 'image') ?? '', version);
  }
  return spec;
}

/** Up to 0.17 everything from the FIRST colon on is cut off at decode, which damages `registry:5000/name` too. */
function storedImage(image: string, version: SkyhookVersion): string {
  const colon = image.indexOf(':');
  return colon < 0 || switchesOf(version).imageWithTag === 'rejected' ? image : image.slice(0, colon);
}
