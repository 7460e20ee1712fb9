import { field, fieldAt, objectIn, textIn } from '../../../manifest/fields.js';
import { goDurationMs } from '../../../manifest/quantity.js';
import { isObject, type JsonObject } from '../../../manifest/manifest.js';
import { compileSelector } from '../../../manifest/selector.js';
import { refusedPackage } from './package-webhook.js';
import { refused, type Rejection } from './rejection.js';
import { isAtLeast, type SkyhookVersion } from '../versions.js';

/**
 * What the validating webhook refuses in the stored spec of a Skyhook or NodeWright; null when it accepts. The first error
 * wins; packages are judged in the order written (the operator's own order among them is random). With `policies` null it is
 * not checked whether the named policy exists. A cycle of packages that depend on each other is NOT refused.
 * Source: NVIDIA/nodewright operator v0.15.0, skyhook_webhook.go Validate; 5a158dbc, nodewright_webhook.go.
 */
export function refusedMain(
  spec: JsonObject,
  version: SkyhookVersion,
  policies: ReadonlySet<string> | null,
): Rejection | null {
  const isNew = isAtLeast(version, '0.18');
  return (
    refusedBothBudgets(spec) ??
    (isNew ? refusedDrain(spec) : null) ??
    refusedPolicyAndBudget(spec) ??
    // Before 0.18 an invalid podNonInterruptLabels was accepted.
    (isNew ? refusedSelector(spec, 'podNonInterruptLabels') : null) ??
    refusedSelector(spec, 'nodeSelectors') ??
    refusedPackages(packagesIn(spec), version) ??
    refusedDependencies(packagesIn(spec)) ??
    refusedMissingPolicy(spec, policies)
  );
}

/** The packages of a spec, each by its name. */
function packagesIn(spec: JsonObject): [string, JsonObject][] {
  const entries = Object.entries(objectIn(spec, 'packages') ?? {});
  return entries.flatMap(([key, value]) => (isObject(value) ? [[key, value]] : []));
}

/** Null is nothing, zero is a value. */
function setBudgets(spec: JsonObject): string[] {
  return ['percent', 'count'].filter((name) => (fieldAt(spec, 'interruptionBudget', name) ?? null) !== null);
}

function refusedBothBudgets(spec: JsonObject): Rejection | null {
  if (setBudgets(spec).length < 2) return null;
  const message = 'interruptionBudget sets both percent and count; at most one is allowed';
  return refused('both-budgets', ['spec', 'interruptionBudget'], message);
}

function refusedDrain(spec: JsonObject): Rejection | null {
  const drain = objectIn(spec, 'drainConfig') ?? undefined;
  for (const name of ['timeout', 'gracePeriod']) {
    const text = textIn(drain, name);
    if (text === null || (goDurationMs(text) ?? 0) >= 0) continue;
    const message = `drainConfig.${name} is ${text}; it can not be negative`;
    return refused('drain-duration', ['spec', 'drainConfig', name], message);
  }
  return null;
}

/** An empty interruptionBudget beside a policy is fine. */
function refusedPolicyAndBudget(spec: JsonObject): Rejection | null {
  if ((textIn(spec, 'deploymentPolicy') ?? '') === '' || setBudgets(spec).length === 0) return null;
  const message = 'deploymentPolicy and interruptionBudget exclude each other: the policy sets the limits';
  return refused('policy-and-budget', ['spec', 'interruptionBudget'], message);
}

function refusedSelector(spec: JsonObject, name: string): Rejection | null {
  const compiled = compileSelector(field(spec, name) ?? {});
  if (!('error' in compiled)) return null;
  return refused('selector', ['spec', name, ...compiled.path], `${name} is not valid: ${compiled.error}`);
}

function refusedPackages(
  packages: readonly [string, JsonObject][],
  version: SkyhookVersion,
): Rejection | null {
  for (const [key, entry] of packages) {
    const rejection = refusedPackage(key, entry, version);
    if (rejection) return rejection;
  }
  return null;
}

/** A dependency names a package and the very version it has here. Empty versions are refused before missing packages. */
function refusedDependencies(packages: readonly [string, JsonObject][]): Rejection | null {
  const present = new Map(packages.map(([key, entry]) => [key, textIn(entry, 'version') ?? '']));
  const dependencies = packages.flatMap(([key, entry]) =>
    Object.entries(objectIn(entry, 'dependsOn') ?? {}).map(([name, version]) => ({ key, name, version })),
  );
  const pathOf = (key: string, name: string) => ['spec', 'packages', key, 'dependsOn', name];
  for (const { key, name, version } of dependencies) {
    if (version !== '') continue;
    const message = `package "${key}" depends on "${name}" without saying which version`;
    return refused('dependency-version', pathOf(key, name), message);
  }
  for (const { key, name, version } of dependencies) {
    const found = present.get(name);
    if (found === version) continue;
    const instead = found === undefined ? 'there is no such package' : `the package here is version ${found}`;
    const message = `package "${key}" depends on "${name}" ${JSON.stringify(version)}, but ${instead}`;
    return refused('dependency-missing', pathOf(key, name), message);
  }
  return null;
}

function refusedMissingPolicy(spec: JsonObject, policies: ReadonlySet<string> | null): Rejection | null {
  const name = textIn(spec, 'deploymentPolicy') ?? '';
  if (name === '' || policies === null || policies.has(name)) return null;
  const message = `there is no DeploymentPolicy "${name}" in the API group of this object`;
  return refused('missing-policy', ['spec', 'deploymentPolicy'], message);
}
