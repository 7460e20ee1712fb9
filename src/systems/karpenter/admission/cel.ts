import type { FieldError } from '../../../manifest/schema.js';
import { field, fieldAt, listIn, objectIn, textIn } from '../../../manifest/fields.js';
import { goInteger } from '../../../manifest/values/go-integer.js';
import type { FieldPath, Json, JsonObject } from '../../../manifest/manifest.js';
import type { Switches } from '../versions.js';
import { type Domain, DOMAINS_OF_KUBERNETES, OWN_DOMAINS, restrictions } from './domains.js';

/** A rule of the CRD (`x-kubernetes-validations`): what of it an object breaks. */
type Rule = (stored: JsonObject, old: JsonObject | null) => FieldError[];

const SPEC: FieldPath = ['spec'];
const BUDGETS: FieldPath = ['spec', 'disruption', 'budgets'];
const LABELS: FieldPath = ['spec', 'template', 'metadata', 'labels'];
const REQUIREMENTS: FieldPath = ['spec', 'template', 'spec', 'requirements'];
const NODE_CLASS: FieldPath = ['spec', 'template', 'spec', 'nodeClassRef'];
const COMPARISONS = new Set(['Gt', 'Lt', 'Gte', 'Lte']);

/** Rules of v1, in the order of the CRD. Source: kubernetes-sigs/karpenter 2266468, markers of pkg/apis/v1 and hack/validation. */
export function rulesV1({ keepsKubernetesLabels }: Pick<Switches, 'keepsKubernetesLabels'>): readonly Rule[] {
  const domains = keepsKubernetesLabels ? DOMAINS_OF_KUBERNETES : OWN_DOMAINS;
  return [
    modeIsFinal,
    staticPoolLimits,
    staticPoolWeight,
    scheduleWithDuration,
    (stored) => labelErrors(stored, domains),
    nodeClassIsFinal,
    nodeClassIsNamed,
    (stored) => requirementKeyErrors(stored, domains),
    requirementValues,
  ];
}

/** Everything the rules say about a stored object; `old` is its stored form before an update, null when it is created. */
export function checkRules(rules: readonly Rule[], stored: JsonObject, old: JsonObject | null): FieldError[] {
  return rules.flatMap((rule) => rule(stored, old));
}

function breaks(path: FieldPath, message: string): FieldError[] {
  return [{ path, message }];
}

function isStatic(stored: JsonObject): boolean {
  return fieldAt(stored, 'spec', 'replicas') !== undefined;
}

function modeIsFinal(stored: JsonObject, old: JsonObject | null): FieldError[] {
  if (!old || isStatic(old) === isStatic(stored)) return [];
  const message =
    'Cannot transition NodePool between static (replicas set) and dynamic (replicas unset) provisioning modes';
  return breaks(SPEC, message);
}

function staticPoolLimits(stored: JsonObject): FieldError[] {
  const names = Object.keys(objectIn(fieldAt(stored, 'spec'), 'limits') ?? {});
  if (!isStatic(stored) || names.every((name) => name === 'nodes')) return [];
  return breaks(SPEC, "only 'limits.nodes' is supported on static NodePools");
}

function staticPoolWeight(stored: JsonObject): FieldError[] {
  if (!isStatic(stored) || fieldAt(stored, 'spec', 'weight') === undefined) return [];
  return breaks(SPEC, "'weight' is not supported on static NodePools");
}

function scheduleWithDuration(stored: JsonObject): FieldError[] {
  const budgets = listIn(fieldAt(stored, 'spec', 'disruption'), 'budgets') ?? [];
  const alone = budgets.some(
    (budget) => (field(budget, 'schedule') === undefined) !== (field(budget, 'duration') === undefined),
  );
  return alone ? breaks(BUDGETS, "'schedule' must be set with 'duration'") : [];
}

function labelErrors(stored: JsonObject, domains: readonly Domain[]): FieldError[] {
  const labels = Object.keys(objectIn(fieldAt(stored, 'spec', 'template', 'metadata'), 'labels') ?? {});
  const messages = new Set(labels.flatMap((label) => restrictions(label, domains)));
  return [...messages].map((message) => ({ path: LABELS, message }));
}

function requirementKeyErrors(stored: JsonObject, domains: readonly Domain[]): FieldError[] {
  return requirementsOf(stored).flatMap((requirement, i) =>
    restrictions(textIn(requirement, 'key') ?? '', domains).map((message) => ({
      path: [...REQUIREMENTS, i, 'key'],
      message,
    })),
  );
}

function nodeClassIsFinal(stored: JsonObject, old: JsonObject | null): FieldError[] {
  const before = nodeClassOf(old ?? undefined);
  const after = nodeClassOf(stored);
  if (before === null || after === null) return [];
  return ['group', 'kind']
    .filter((name) => textIn(before, name) !== textIn(after, name))
    .flatMap((name) => breaks(NODE_CLASS, `nodeClassRef.${name} is immutable`));
}

function nodeClassIsNamed(stored: JsonObject): FieldError[] {
  const ref = nodeClassOf(stored);
  return ['group', 'kind', 'name']
    .filter((name) => textIn(ref ?? undefined, name) === '')
    .flatMap((name) => breaks([...NODE_CLASS, name], `${name} may not be empty`));
}

function nodeClassOf(stored: JsonObject | undefined): JsonObject | null {
  return objectIn(fieldAt(stored, 'spec', 'template', 'spec'), 'nodeClassRef');
}

function requirementValues(stored: JsonObject): FieldError[] {
  const requirements = requirementsOf(stored);
  const checks: readonly (readonly [(requirement: Json) => boolean, string])[] = [
    [hasNoValue, "requirements with operator 'In' must have a value defined"],
    [
      comparesWithoutNumber,
      "requirements operator 'Gt', 'Lt', 'Gte', or 'Lte' must have a single positive integer value",
    ],
    [
      hasTooFewValues,
      "requirements with 'minValues' must have at least that many values specified in the 'values' field",
    ],
  ];
  return checks.flatMap(([fails, message]) =>
    requirements.some(fails) ? breaks(REQUIREMENTS, message) : [],
  );
}

function requirementsOf(stored: JsonObject): readonly Json[] {
  return listIn(fieldAt(stored, 'spec', 'template', 'spec'), 'requirements') ?? [];
}

function hasNoValue(requirement: Json): boolean {
  return textIn(requirement, 'operator') === 'In' && (listIn(requirement, 'values') ?? []).length === 0;
}

function comparesWithoutNumber(requirement: Json): boolean {
  if (!COMPARISONS.has(textIn(requirement, 'operator') ?? '')) return false;
  const [value, ...rest] = listIn(requirement, 'values') ?? [];
  const number = typeof value === 'string' ? goInteger(value) : null;
  return rest.length > 0 || number === null || number < 0n;
}

function hasTooFewValues(requirement: Json): boolean {
  const minValues = field(requirement, 'minValues');
  if (textIn(requirement, 'operator') !== 'In' || typeof minValues !== 'number') return false;
  return (listIn(requirement, 'values') ?? []).length < minValues;
}
