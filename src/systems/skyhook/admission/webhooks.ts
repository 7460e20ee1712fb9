import { canonicalJson } from '../../../manifest/canonical.js';
import { field, fieldAt, listIn, objectIn, textIn } from '../../../manifest/fields.js';
import { type FieldPath, isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { compareQuantities, goDurationMs, parseQuantity, type Quantity } from '../../../manifest/quantity.js';
import { compileSelector } from '../../../manifest/selector.js';
import { code, list, literal, name, type Text, text } from '../../../text/text.js';
import { isAtLeast, type Switches } from '../versions.js';
import { matchesGlob } from './package-glob.js';

export interface Rejection {
  /** Stages in their order; the first that refuses an object ends its way. */
  readonly by: 'decode' | 'schema' | 'webhook';
  /** A stable name: a keyword of the schema, or the subject of the operator's rule. */
  readonly rule: string;
  readonly path: FieldPath;
  readonly message: Text;
}

/** A refusal by the operator's validating webhook, which stops at the first. */
export function refused(rule: string, path: FieldPath, message: Text): Rejection {
  return { by: 'webhook', rule, path, message };
}

/** The operator's own name for the nodes that no compartment selects. */
const FALLBACK_COMPARTMENT = '__default__';

/**
 * What the validating webhook refuses in a stored DeploymentPolicy spec, in its order. Selectors of compartments are identical as written,
 * not as matched: `{matchLabels: {a: b}}` and the same as an expression may stand side by side, the same expressions in another order
 * too, and so may `{}` and `{matchLabels: {}}`. Source: NVIDIA/nodewright operator v0.15.0, deployment_policy_webhook.go Validate;
 * unchanged in the new group.
 */
export function* refusedPolicy(spec: JsonObject): Generator<Rejection> {
  yield* refusedLimits(objectIn(spec, 'default') ?? undefined, ['spec', 'default'], text`the default`);
  const names = new Set<string>();
  /** Selectors as written to the compartment that has it. */
  const selectors = new Map<string, string>();
  for (const [index, compartment] of (listIn(spec, 'compartments') ?? []).filter(isObject).entries()) {
    const own = textIn(compartment, 'name') ?? '';
    const path: FieldPath = ['spec', 'compartments', index];
    const who = text`compartment ${name('group', own)}`;
    if (own === FALLBACK_COMPARTMENT)
      yield refused(
        'reserved-name',
        [...path, 'name'],
        text`a compartment cannot be called ${name('group', own)}: the operator calls the nodes of no compartment so`,
      );
    if (names.has(own)) yield refused('duplicate-name', [...path, 'name'], text`there is another ${who}`);
    yield* refusedLimits(compartment, path, who);
    const selector = field(compartment, 'selector');
    yield* refusedSelector(selector, [...path, 'selector'], text`the selector of ${who}`);
    const written = canonicalJson(selector);
    const twin = selectors.get(written);
    if (twin !== undefined)
      yield refused(
        'identical-selector',
        [...path, 'selector'],
        text`${who} has the same selector as compartment ${name('group', twin)}`,
      );
    selectors.set(written, own);
    names.add(own);
  }
}

/** Exactly one budget. No strategy is fine here: the schema asks for the default's, and a compartment may do without. */
function* refusedLimits(limits: JsonObject | undefined, path: FieldPath, who: Text): Generator<Rejection> {
  const budget = field(limits, 'budget');
  const [hasPercent, hasCount] = ['percent', 'count'].map((kind) => (field(budget, kind) ?? null) !== null);
  if (hasPercent === hasCount)
    yield refused(
      hasPercent ? 'both-budgets' : 'no-budget',
      [...path, 'budget'],
      text`the budget of ${who} must set exactly one of percent and count, and sets ${literal(hasPercent ? 'both' : 'neither')}`,
    );
  const strategy = field(limits, 'strategy');
  if (!isObject(strategy)) return;
  const chosen = ['fixed', 'linear', 'exponential'].filter((kind) => objectIn(strategy, kind) !== null);
  if (chosen.length === 1) return;
  const has = chosen.length === 0 ? text`none of them` : list(chosen.map(literal));
  yield refused(
    'one-strategy',
    [...path, 'strategy'],
    text`the strategy of ${who} must be exactly one of fixed, linear or exponential, and has ${has}`,
  );
}

function* refusedSelector(selector: Json | undefined, path: FieldPath, what: Text): Generator<Rejection> {
  const compiled = compileSelector(selector ?? {});
  if ('error' in compiled)
    yield refused(
      'selector',
      [...path, ...compiled.path],
      text`${what} is not valid: ${code(compiled.error)}`,
    );
}

/**
 * What the validating webhook refuses in the stored spec of a Skyhook or NodeWright, in its order; packages in the order written (the
 * operator's own order among them is random). With `policies` null it is not checked whether the named policy exists. A cycle of packages
 * that depend on each other is NOT refused. Source: NVIDIA/nodewright operator v0.15.0, skyhook_webhook.go Validate; 5a158dbc,
 * nodewright_webhook.go.
 */
export function* refusedMain(
  spec: JsonObject,
  switches: Switches,
  policies: ReadonlySet<string> | null,
): Generator<Rejection> {
  const isNew = isAtLeast(switches.version, '0.18');
  const budget: FieldPath = ['spec', 'interruptionBudget'];
  // Null is nothing, zero is a value.
  const budgets = ['percent', 'count'].filter(
    (kind) => (fieldAt(spec, 'interruptionBudget', kind) ?? null) !== null,
  );
  if (budgets.length > 1)
    yield refused(
      'both-budgets',
      budget,
      text`${code('interruptionBudget')} sets both percent and count; at most one is allowed`,
    );
  if (isNew) {
    const drain = objectIn(spec, 'drainConfig') ?? undefined;
    for (const key of ['timeout', 'gracePeriod'])
      yield* refusedNegative(drain, key, ['spec', 'drainConfig', key], 'drain-duration');
  }
  const policy = textIn(spec, 'deploymentPolicy') ?? '';
  if (policy !== '' && budgets.length > 0)
    yield refused(
      'policy-and-budget',
      budget,
      text`${code('deploymentPolicy')} and ${code('interruptionBudget')} exclude each other: the policy sets the limits`,
    );
  // Before 0.18 an invalid podNonInterruptLabels was accepted.
  for (const key of [...(isNew ? ['podNonInterruptLabels'] : []), 'nodeSelectors'])
    yield* refusedSelector(field(spec, key), ['spec', key], code(key));
  const packages = Object.entries(objectIn(spec, 'packages') ?? {}).flatMap(([key, value]) =>
    isObject(value) ? [{ key, value }] : [],
  );
  for (const { key, value } of packages) yield* refusedPackage(key, value, switches);
  yield* refusedDependencies(packages);
  if (policy !== '' && policies !== null && !policies.has(policy))
    yield refused(
      'missing-policy',
      ['spec', 'deploymentPolicy'],
      text`there is no DeploymentPolicy ${name('policy', policy)} in the API group of this object`,
    );
}

function* refusedNegative(
  object: JsonObject | undefined,
  key: string,
  path: FieldPath,
  rule: string,
): Generator<Rejection> {
  const written = textIn(object, key);
  if (written !== null && (goDurationMs(written) ?? 0) < 0)
    yield refused(rule, path, text`${code(`${key}: ${written}`)} must not be negative`);
}

/** A dependency names a package and the very version it has here. Empty versions are refused before missing packages. */
function* refusedDependencies(
  packages: readonly { readonly key: string; readonly value: JsonObject }[],
): Generator<Rejection> {
  const versions = new Map(packages.map(({ key, value }) => [key, textIn(value, 'version') ?? '']));
  const dependencies = packages.flatMap(({ key, value }) =>
    Object.entries(objectIn(value, 'dependsOn') ?? {}).map(([other, version]) => ({
      other,
      version,
      path: ['spec', 'packages', key, 'dependsOn', other],
      says: text`package ${code(key)} depends on ${code(other)}`,
    })),
  );
  for (const { version, path, says } of dependencies)
    if (version === '') yield refused('dependency-version', path, text`${says} without saying which version`);
  for (const { other, version, path, says } of dependencies) {
    const found = versions.get(other);
    if (found === version) continue;
    const instead =
      found === undefined ? text`there is no such package` : text`it is version ${code(found)} here`;
    yield refused('dependency-missing', path, text`${says} ${code(JSON.stringify(version))}, but ${instead}`);
  }
}

/**
 * A version that the operator can order: `1.2.3`, `v1.2.3-rc.1+build`, and the short `1` and `1.2`. Source: NVIDIA/nodewright operator
 * v0.15.0, version.go IsValid, on golang.org/x/mod/semver.
 */
const VERSION =
  /^v?(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)(?:-(?:0|[1-9]\d*|\d*[A-Za-z-][0-9A-Za-z-]*)(?:\.(?:0|[1-9]\d*|\d*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\+[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?)?)?$/;

/** One entry of `spec.packages`; the schema has checked the pattern of its name before. */
function* refusedPackage(key: string, entry: JsonObject, switches: Switches): Generator<Rejection> {
  const path: FieldPath = ['spec', 'packages', key];
  const who = text`package ${code(key)}`;
  const own = textIn(entry, 'name') ?? '';
  if (own !== key)
    yield refused(
      'package-name',
      [...path, 'name'],
      text`${who} is called ${code(own)}; leave the name out, it comes from the key`,
    );
  // A key that is no key of the config map counts as a glob when it has a `*`, and must then match one.
  const files = Object.keys(objectIn(entry, 'configMap') ?? {});
  for (const pattern of Object.keys(objectIn(entry, 'configInterrupts') ?? {})) {
    const isGlob = pattern.includes('*');
    if (files.includes(pattern) || (isGlob && files.some((file) => matchesGlob(pattern, file)))) continue;
    const what = isGlob ? text`matches no key of its configMap` : text`is no key of its configMap`;
    yield refused(
      isGlob ? 'config-interrupt-glob' : 'config-interrupt-key',
      [...path, 'configInterrupts', pattern],
      text`config interrupt ${code(pattern)} of ${who} ${what}`,
    );
  }
  // From 0.18 on a tag or a digest is refused; the port of a registry is fine. Before that a tag was cut off at decode.
  const image = textIn(entry, 'image') ?? '';
  if (switches.imageWithTag === 'rejected') {
    const holds = text`image ${code(image)} of ${who} holds a`;
    if (image.includes('@'))
      yield refused('image-digest', [...path, 'image'], text`${holds} digest; put it in containerSHA`);
    if (image.lastIndexOf(':') > image.lastIndexOf('/'))
      yield refused(
        'image-tag',
        [...path, 'image'],
        text`${holds} tag; leave it out, the package's version is the tag`,
      );
  }
  const version = textIn(entry, 'version') ?? '';
  if (!VERSION.test(version))
    yield refused(
      'package-version',
      [...path, 'version'],
      text`version ${code(version)} of ${who} is no semantic version such as 1.2.3`,
    );
  yield* refusedResources(objectIn(entry, 'resources'), [...path, 'resources'], who);
  const uninstall = objectIn(entry, 'uninstall') ?? undefined;
  if (field(uninstall, 'apply') === true && field(uninstall, 'enabled') !== true)
    yield refused(
      'uninstall-not-enabled',
      [...path, 'uninstall', 'apply'],
      text`${who} sets ${code('uninstall.apply')} without ${code('uninstall.enabled')}`,
    );
  yield* refusedNegative(entry, 'stageTimeout', [...path, 'stageTimeout'], 'stage-timeout');
}

const QUANTITIES = ['cpuRequest', 'cpuLimit', 'memoryRequest', 'memoryLimit'];

/** All four or none, limits not below requests, and all above zero. Zero counts as not set. */
function* refusedResources(resources: JsonObject | null, path: FieldPath, who: Text): Generator<Rejection> {
  const valueOf = (key: string): Quantity =>
    parseQuantity(textIn(resources ?? undefined, key) ?? '') ?? { unscaled: 0n, exponent: 0 };
  const values = QUANTITIES.map(valueOf);
  const many = values.filter(({ unscaled }) => unscaled !== 0n).length;
  if (many === 0) return;
  if (many < QUANTITIES.length)
    yield refused(
      'resources-incomplete',
      path,
      text`${who} must set all of ${list(QUANTITIES.map(code))}, or none`,
    );
  for (const what of ['cpu', 'memory'])
    if (compareQuantities(valueOf(`${what}Limit`), valueOf(`${what}Request`)) < 0)
      yield refused(
        `${what}-limit`,
        [...path, `${what}Limit`],
        text`${who} has a ${code(`${what}Limit`)} below its ${code(`${what}Request`)}`,
      );
  if (values.some(({ unscaled }) => unscaled < 0n))
    yield refused('resources-negative', path, text`${who} has resources that are not above zero`);
}
