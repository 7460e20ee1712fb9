import { present } from '../../../manifest/words/present.js';
import { formatGoDuration } from '../../../manifest/values/go-duration.js';
import { groupOf, isObject, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { type ChangeEffect, type ResolvedPolicy, type ResolveInput, inBatches } from '../../system.js';
import { type ConfigReading, readConfig } from './config.js';
import { keyOf } from './members.js';
import { LEAST_SLA_NANOS, type PikaOptions } from '../options.js';

/** The file that the controller reads; a ConfigMap that is mounted there as a whole has a key of this name. */
const FILE = 'notifyMaintenanceConfig.yaml';
const NANOS_PER_MS = 1_000_000n;

interface ControllerConfig {
  readonly manifest: Manifest;
  /** The key of the ConfigMap's data. */
  readonly key: string;
  readonly reading: ConfigReading;
}

/** ConfigMaps of these files that hold the controller's own configuration, each judged as a policy of its own. */
export function configPolicies(
  { neighbours = [], neighboursBefore = [] }: ResolveInput,
  options: PikaOptions,
): ResolvedPolicy[] {
  const before = new Map(configsIn(neighboursBefore).map((one) => [keyOf(one.manifest), one]));
  return configsIn(neighbours).map((config) => ({
    ref: {
      system: 'pika',
      kind: 'ConfigMap',
      namespace: namespaceOf(config.manifest),
      name: config.manifest.name,
    },
    apiVersion: config.manifest.apiVersion,
    place: config.manifest.place,
    live: false,
    written: { slaPeriod: readingText(config.reading) },
    uses: [],
    groups: [],
    change: changeOf(config, before.get(keyOf(config.manifest))),
    rejections: present([rejectionOf(config)]),
    unknownFields: [],
    missingReferences: [],
    facts: [],
    notes: present([noteOf(config, options)]),
  }));
}

/** True for a ConfigMap that holds the controller's own configuration. */
export function isControllerConfig(manifest: Manifest): boolean {
  return configsIn([manifest]).length > 0;
}

function configsIn(manifests: readonly Manifest[]): ControllerConfig[] {
  return manifests.flatMap((manifest) => {
    if (manifest.kind !== 'ConfigMap' || groupOf(manifest.apiVersion) !== '') return [];
    const { data } = manifest.object;
    const [found] = Object.entries(isObject(data) ? data : {}).flatMap(([key, text]) =>
      typeof text === 'string' && isConfig(key, text) ? [{ key, text }] : [],
    );
    return found ? [{ manifest, key: found.key, reading: readConfig(found.text) }] : [];
  });
}

/** By its name; or by the one setting there is, for a key that is mounted under that name. */
function isConfig(key: string, text: string): boolean {
  return key === FILE || /^slaPeriod\s*:/m.test(text);
}

function rejectionOf({
  manifest,
  key,
  reading,
}: ControllerConfig): ResolvedPolicy['rejections'][number] | null {
  const rejection = { by: 'the controller', place: manifest.placeOf(['data', key]) };
  if (!reading.accepted)
    return {
      ...rejection,
      message: `with this configuration it does not start: ${reading.error}`,
      consequence: 'The one that runs goes on until its next restart; from then on no maintenance moves.',
    };
  const { slaPeriodNanos } = reading;
  if (slaPeriodNanos >= LEAST_SLA_NANOS) return null;
  return {
    ...rejection,
    message: `it reads slaPeriod as ${slaPeriodNanos} ns, less than a minute; a number without a unit is nanoseconds`,
    consequence:
      'After its next restart the SLA of a maintenance expires as it starts, and leftovers may be removed by force at once.',
  };
}

function changeOf(now: ControllerConfig, before: ControllerConfig | undefined): ChangeEffect | null {
  if (!before) return null;
  const [was, is] = [readingText(before.reading), readingText(now.reading)];
  if (was === is) return null;
  const says = !now.reading.accepted
    ? 'With its next restart the controller does not come up: it reads the file at its start only.'
    : `slaPeriod goes from ${was} to ${is}, with the next restart of the controller: it reads the file at its start only. Maintenances that run keep their slaExpires, and their SLAExpired may come as late as the restart plus the new period.`;
  return inBatches('sla-period', says, now.manifest.placeOf(['data', now.key]));
}

function noteOf({ reading }: ControllerConfig, { slaPeriodMs, slaPeriodText }: PikaOptions): string | null {
  if (!reading.accepted || reading.slaPeriodNanos === BigInt(slaPeriodMs) * NANOS_PER_MS) return null;
  return `The plan reckons with slaPeriod ${slaPeriodText} (systems.pika.slaPeriod), not with the ${readingText(reading)} of this object.`;
}

/** `24h`, `60ns`; `none` where the controller does not start. */
function readingText(reading: ConfigReading): string {
  if (!reading.accepted) return 'none';
  return formatGoDuration(reading.slaPeriodNanos).replace(/m0s$/, 'm').replace(/h0m$/, 'h');
}
