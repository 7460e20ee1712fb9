import { field, objectIn, textIn } from '../../../manifest/fields.js';
import { compareQuantities, goDurationMs, parseQuantity, type Quantity } from '../../../manifest/quantity.js';
import type { FieldPath, JsonObject } from '../../../manifest/manifest.js';
import { refused, type Rejection } from './rejection.js';
import { matchesGlob } from './package-glob.js';
import { type SkyhookVersion, switchesOf } from '../versions.js';

/**
 * A version that the operator can order: `1.2.3`, `v1.2.3-rc.1+build`, and the short `1` and `1.2`. Source: NVIDIA/nodewright operator
 * v0.15.0, version.go IsValid, on golang.org/x/mod/semver.
 */
const VERSION =
  /^v?(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)(?:-(?:0|[1-9]\d*|\d*[A-Za-z-][0-9A-Za-z-]*)(?:\.(?:0|[1-9]\d*|\d*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\+[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?)?)?$/;

const QUANTITIES = ['cpuRequest', 'cpuLimit', 'memoryRequest', 'memoryLimit'];

/**
 * What the validating webhook refuses in one entry of `spec.packages`; null when it accepts. The schema has checked the name's
 * pattern before. Source: NVIDIA/nodewright operator v0.15.0, skyhook_webhook.go Validate; 5a158dbc, nodewright_webhook.go.
 */
export function refusedPackage(key: string, entry: JsonObject, version: SkyhookVersion): Rejection | null {
  const path: FieldPath = ['spec', 'packages', key];
  return (
    refusedName(key, entry, path) ??
    refusedConfigInterrupts(key, entry, path) ??
    refusedImage(key, entry, path, version) ??
    refusedVersion(key, entry, path) ??
    refusedResources(key, entry, path) ??
    refusedUninstall(key, entry, path) ??
    refusedTimeout(key, entry, path)
  );
}

function refusedName(key: string, entry: JsonObject, path: FieldPath): Rejection | null {
  const name = textIn(entry, 'name') ?? '';
  if (name === key) return null;
  const message = `package "${key}" is called "${name}"; leave the name out, it comes from the key`;
  return refused('package-name', [...path, 'name'], message);
}

/** A key that is no key of the config map counts as a glob when it has a `*`, and must then match one. */
function refusedConfigInterrupts(key: string, entry: JsonObject, path: FieldPath): Rejection | null {
  const files = Object.keys(objectIn(entry, 'configMap') ?? {});
  for (const pattern of Object.keys(objectIn(entry, 'configInterrupts') ?? {})) {
    if (files.includes(pattern)) continue;
    const isGlob = pattern.includes('*');
    if (isGlob && files.some((file) => matchesGlob(pattern, file))) continue;
    const what = isGlob ? 'matches no key of its configMap' : 'is no key of its configMap';
    const message = `config interrupt "${pattern}" of package "${key}" ${what}`;
    const rule = isGlob ? 'config-interrupt-glob' : 'config-interrupt-key';
    return refused(rule, [...path, 'configInterrupts', pattern], message);
  }
  return null;
}

/** From 0.18 on a tag or a digest is refused; the port of a registry is fine. Before that a tag was cut off at decode. */
function refusedImage(
  key: string,
  entry: JsonObject,
  path: FieldPath,
  version: SkyhookVersion,
): Rejection | null {
  if (switchesOf(version).imageWithTag === 'cut-off') return null;
  const image = textIn(entry, 'image') ?? '';
  const at = image.lastIndexOf('@');
  if (at >= 0) {
    const message = `image "${image}" of package "${key}" holds a digest; put it in containerSHA`;
    return refused('image-digest', [...path, 'image'], message);
  }
  if (image.lastIndexOf(':') <= image.lastIndexOf('/')) return null;
  const message = `image "${image}" of package "${key}" holds a tag; leave it out, the package's version is the tag`;
  return refused('image-tag', [...path, 'image'], message);
}

function refusedVersion(key: string, entry: JsonObject, path: FieldPath): Rejection | null {
  const version = textIn(entry, 'version') ?? '';
  if (VERSION.test(version)) return null;
  const message = `version "${version}" of package "${key}" is no semantic version such as 1.2.3`;
  return refused('package-version', [...path, 'version'], message);
}

/** All four or none, limits not below requests, and all above zero. Zero counts as not set. */
function refusedResources(key: string, entry: JsonObject, path: FieldPath): Rejection | null {
  const resources = objectIn(entry, 'resources');
  const values = QUANTITIES.map((name) => quantityOf(resources, name));
  const isSet = values.map((value) => value.unscaled !== 0n);
  if (!isSet.includes(true)) return null;
  const at: FieldPath = [...path, 'resources'];
  if (isSet.includes(false)) {
    const message = `package "${key}" must set all of ${QUANTITIES.join(', ')}, or none`;
    return refused('resources-incomplete', at, message);
  }
  const low = (['cpu', 'memory'] as const).find((what) => {
    const limit = quantityOf(resources, `${what}Limit`);
    return compareQuantities(limit, quantityOf(resources, `${what}Request`)) < 0;
  });
  if (low !== undefined) {
    const message = `package "${key}" has a ${low}Limit below its ${low}Request`;
    return refused(`${low}-limit`, [...at, `${low}Limit`], message);
  }
  if (values.every((value) => value.unscaled > 0n)) return null;
  return refused('resources-negative', at, `package "${key}" has resources that are not above zero`);
}

function quantityOf(resources: JsonObject | null, name: string): Quantity {
  return parseQuantity(textIn(resources ?? undefined, name) ?? '') ?? { unscaled: 0n, exponent: 0 };
}

function refusedUninstall(key: string, entry: JsonObject, path: FieldPath): Rejection | null {
  const uninstall = objectIn(entry, 'uninstall') ?? undefined;
  if (field(uninstall, 'apply') !== true || field(uninstall, 'enabled') === true) return null;
  const message = `package "${key}" sets uninstall.apply without uninstall.enabled`;
  return refused('uninstall-not-enabled', [...path, 'uninstall', 'apply'], message);
}

function refusedTimeout(key: string, entry: JsonObject, path: FieldPath): Rejection | null {
  const timeout = textIn(entry, 'stageTimeout');
  if (timeout === null || (goDurationMs(timeout) ?? 0) >= 0) return null;
  const message = `stageTimeout of package "${key}" is ${timeout}; it can not be negative ("0" is no limit)`;
  return refused('stage-timeout', [...path, 'stageTimeout'], message);
}
