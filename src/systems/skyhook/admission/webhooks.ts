import { canonicalJson } from '../../../manifest/canonical.js';
import { field, fieldAt, listIn, objectIn, textIn } from '../../../manifest/fields.js';
import { type FieldPath, isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { compareQuantities, goDurationMs, parseQuantity, type Quantity } from '../../../manifest/quantity.js';
import { compileSelector } from '../../../manifest/selector.js';
import { code, list, literal, name, type Text, text } from '../../../text/text.js';
import { isAtLeast, type Switches } from '../versions.js';
import { DEFAULT_COMPARTMENT } from '../controller/assignment.js';
import { matchesGlob } from '../objects/packages.js';
import { STRATEGY_KINDS } from '../objects/stored.js';

export interface Rejection {
  /** Stages in their order; the first that refuses an object ends its way. */
  readonly by: 'decode' | 'schema' | 'webhook';
  /** A stable name: a keyword of the schema, or the subject of the operator's rule. */
  readonly rule: string;
  readonly path: FieldPath;
  readonly message: Text;
}

/** A refusal by the operator's validating webhook, which stops at the first; its message is the template that follows. */
function refused(rule: string, ...path: FieldPath): (...message: Parameters<typeof text>) => Rejection {
  return (...message) => ({ by: 'webhook', rule, path, message: text(...message) });
}

/**
 * Refusals of a stored DeploymentPolicy spec by the validating webhook, in its order. Selectors of compartments are identical as written,
 * not as matched: `{matchLabels: {a: b}}` and the same as an expression may stand side by side, the same expressions in another order
 * too, and so may `{}` and `{matchLabels: {}}`. Source: NVIDIA/nodewright operator v0.15.0, deployment_policy_webhook.go Validate;
 * unchanged in the new group.
 */
export function* refusedPolicy(spec: JsonObject): Generator<Rejection> {
  yield* refusedLimits(field(spec, 'default'), ['spec', 'default'], text`the default`);
  const names = new Set<string>();
  /** Selectors as written to the compartment that has it. */
  const selectors = new Map<string, Text>();
  for (const [index, compartment] of (listIn(spec, 'compartments') ?? []).filter(isObject).entries()) {
    const own = textIn(compartment, 'name') ?? '';
    const path: FieldPath = ['spec', 'compartments', index];
    const who = text`compartment ${name('group', own)}`;
    if (own === DEFAULT_COMPARTMENT)
      yield refused('reserved-name', ...path, 'name')`${who} has a name that the operator reserves`;
    if (names.has(own)) yield refused('duplicate-name', ...path, 'name')`there is another ${who}`;
    yield* refusedLimits(compartment, path, who);
    const selector = field(compartment, 'selector');
    yield* refusedSelector(selector, [...path, 'selector'], text`the selector of ${who}`);
    const written = canonicalJson(selector);
    const twin = selectors.get(written);
    if (twin !== undefined)
      yield refused('identical-selector', ...path, 'selector')`${who} has the same selector as ${twin}`;
    selectors.set(written, who);
    names.add(own);
  }
}

/** Exactly one budget. No strategy is fine here: the schema asks for the default's, and a compartment may do without. */
function* refusedLimits(limits: Json | undefined, path: FieldPath, who: Text): Generator<Rejection> {
  const isSet = (...names: readonly string[]): boolean => (fieldAt(limits, ...names) ?? null) !== null;
  const hasPercent = isSet('budget', 'percent');
  if (hasPercent === isSet('budget', 'count')) {
    const rule = hasPercent ? 'both-budgets' : 'no-budget';
    yield refused(rule, ...path, 'budget')`the budget of ${who} must set either percent or count`;
  }
  const chosen = STRATEGY_KINDS.filter((kind) => isObject(fieldAt(limits, 'strategy', kind)));
  if (isSet('strategy') && chosen.length !== 1)
    yield refused('one-strategy', ...path, 'strategy')`${who} must have one strategy of ${STRATEGIES}`;
}

const STRATEGIES = list(STRATEGY_KINDS.map(code));

function* refusedSelector(selector: Json | undefined, path: FieldPath, what: Text): Generator<Rejection> {
  const compiled = compileSelector(selector ?? {});
  if ('error' in compiled)
    yield refused('selector', ...path, ...compiled.path)`${what} is not valid: ${code(compiled.error)}`;
}

/**
 * Refusals of the stored spec of a Skyhook or NodeWright by the validating webhook, in its order; packages in the order written (the
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
  const isSet = (kind: string): boolean => (fieldAt(spec, 'interruptionBudget', kind) ?? null) !== null;
  const budgets = ['percent', 'count'].filter(isSet);
  if (budgets.length > 1)
    yield refused('both-budgets', ...budget)`interruptionBudget sets both percent and count`;
  for (const key of isNew ? ['timeout', 'gracePeriod'] : [])
    yield* refusedNegative(field(spec, 'drainConfig'), 'drain-duration', ['spec', 'drainConfig', key]);
  const policy = textIn(spec, 'deploymentPolicy') ?? '';
  if (policy !== '' && budgets.length > 0)
    yield refused('policy-and-budget', ...budget)`deploymentPolicy and interruptionBudget exclude each other`;
  // Before 0.18 an invalid podNonInterruptLabels was accepted.
  for (const key of [...(isNew ? ['podNonInterruptLabels'] : []), 'nodeSelectors'])
    yield* refusedSelector(field(spec, key), ['spec', key], code(key));
  const packages = Object.entries(objectIn(spec, 'packages') ?? {}).flatMap(([key, value]) =>
    isObject(value) ? [{ key, value }] : [],
  );
  for (const { key, value } of packages) yield* refusedPackage(key, value, switches);
  yield* refusedDependencies(packages);
  if (policy !== '' && policies !== null && !policies.has(policy))
    yield refused('missing-policy', 'spec', 'deploymentPolicy')`there is no policy ${code(policy)}`;
}

function* refusedNegative(object: Json | undefined, rule: string, path: FieldPath): Generator<Rejection> {
  const key = String(path.at(-1));
  const written = textIn(object, key);
  if (written !== null && (goDurationMs(written) ?? 0) < 0)
    yield refused(rule, ...path)`${code(`${key}: ${written}`)} must not be negative`;
}

/** A dependency names a package and the very version it has here. Empty versions are refused before missing packages. */
function* refusedDependencies(
  packages: readonly { readonly key: string; readonly value: JsonObject }[],
): Generator<Rejection> {
  const versions = new Map(packages.map(({ key, value }) => [key, textIn(value, 'version') ?? '']));
  const dependencies = packages.flatMap(({ key, value }) =>
    Object.entries(objectIn(value, 'dependsOn') ?? {}).map(([other, version]) => ({
      ...{ other, version, path: ['spec', 'packages', key, 'dependsOn', other] },
      says: text`package ${code(key)} depends on ${code(other)}`,
    })),
  );
  for (const { version, path, says } of dependencies)
    if (version === '') yield refused('dependency-version', ...path)`${says} without saying which version`;
  for (const { other, version, path, says } of dependencies) {
    const found = versions.get(other);
    const instead = found === undefined ? text`there is none` : text`it is version ${code(found)} here`;
    if (found !== version)
      yield refused('dependency-missing', ...path)`${says} ${code(JSON.stringify(version))}, but ${instead}`;
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
    yield refused('package-name', ...path, 'name')`${who} is called ${code(own)}; leave the name out`;
  // A key that is no key of the config map counts as a glob when it has a `*`, and must then match one.
  const files = Object.keys(objectIn(entry, 'configMap') ?? {});
  for (const pattern of Object.keys(objectIn(entry, 'configInterrupts') ?? {})) {
    const isGlob = pattern.includes('*');
    if (files.includes(pattern) || (isGlob && files.some((file) => matchesGlob(pattern, file)))) continue;
    const rule = isGlob ? 'config-interrupt-glob' : 'config-interrupt-key';
    const is = literal(isGlob ? 'matches' : 'is');
    const at = [...path, 'configInterrupts', pattern];
    yield refused(rule, ...at)`config interrupt ${code(pattern)} of ${who} ${is} no key of its configMap`;
  }
  // From 0.18 on a tag or a digest is refused; the port of a registry is fine. Before that a tag was cut off at decode.
  const image = textIn(entry, 'image') ?? '';
  if (switches.imageWithTag === 'rejected') {
    const holds = text`image ${code(image)} of ${who} holds a`;
    if (image.includes('@'))
      yield refused('image-digest', ...path, 'image')`${holds} digest; put it in containerSHA`;
    if (image.lastIndexOf(':') > image.lastIndexOf('/'))
      yield refused('image-tag', ...path, 'image')`${holds} tag; leave it out`;
  }
  const version = textIn(entry, 'version') ?? '';
  if (!VERSION.test(version))
    yield refused('package-version', ...path, 'version')`${who} has no semantic version such as 1.2.3`;
  yield* refusedResources(field(entry, 'resources'), [...path, 'resources'], who);
  const isUninstall = (key: string): boolean => fieldAt(entry, 'uninstall', key) === true;
  if (isUninstall('apply') && !isUninstall('enabled'))
    yield refused('uninstall-not-enabled', ...path, 'uninstall', 'apply')`${who} does not enable uninstall`;
  yield* refusedNegative(entry, 'stage-timeout', [...path, 'stageTimeout']);
}

const QUANTITIES = ['cpuRequest', 'cpuLimit', 'memoryRequest', 'memoryLimit'];

/** All four or none, limits not below requests, and all above zero. Zero counts as not set. */
function* refusedResources(resources: Json | undefined, path: FieldPath, who: Text): Generator<Rejection> {
  const valueOf = (key: string): Quantity =>
    parseQuantity(textIn(resources, key) ?? '') ?? { unscaled: 0n, exponent: 0 };
  const set = QUANTITIES.map(valueOf).filter(({ unscaled }) => unscaled !== 0n);
  if (set.length === 0) return;
  const all = list(QUANTITIES.map(code));
  if (set.length < QUANTITIES.length)
    yield refused('resources-incomplete', ...path)`${who} must set all of ${all}, or none`;
  for (const what of ['cpu', 'memory']) {
    const at = [...path, `${what}Limit`];
    if (compareQuantities(valueOf(`${what}Limit`), valueOf(`${what}Request`)) < 0)
      yield refused(`${what}-limit`, ...at)`${who} has a ${literal(what)} limit below its request`;
  }
  if (set.some(({ unscaled }) => unscaled < 0n))
    yield refused('resources-negative', ...path)`${who} has resources that are not above zero`;
}
