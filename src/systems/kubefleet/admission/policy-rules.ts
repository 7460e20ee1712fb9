import {
  MAX_LABEL_LENGTH,
  isDnsSubdomain,
  isLabelValue,
  isQualifiedName,
} from '../../../manifest/values/names.js';
import type { FieldPath, Json, JsonObject } from '../../../manifest/manifest.js';
import { field, fieldAt, itemsIn, numberIn, objectIn, textIn } from '../../../manifest/fields.js';
import { labelTest } from '../objects/labels.js';
import { readPropertyRequirement, readToleration } from '../objects/policy.js';
import { contradict, isPropertyName, requirementFault } from './property-rules.js';

/** What the webhook finds wrong with `spec.policy`. */
interface PolicyFault {
  readonly rule: string;
  readonly path: FieldPath;
  readonly message: string;
}

const POLICY: FieldPath = ['spec', 'policy'];
const AFFINITY: FieldPath = [...POLICY, 'affinity', 'clusterAffinity'];

/** Source: kubefleet-dev/kubefleet e160c1cd, pkg/utils/validator/placement.go, validatePlacementPolicy. */
export function policyFaults(policy: JsonObject): PolicyFault[] {
  const affinity = objectIn(objectIn(policy, 'affinity'), 'clusterAffinity');
  switch (textIn(policy, 'placementType')) {
    case 'PickFixed':
      return pickFixedFaults(policy);
    case 'PickAll':
      return [
        ...unwanted(policy, ['clusterNames', 'numberOfClusters']),
        ...requiredFaults(affinity),
        ...preferredWithPickAll(affinity),
        ...unwanted(policy, ['topologySpreadConstraints']),
        ...tolerationFaults(policy),
      ];
    case 'PickN':
      return [
        ...unwanted(policy, ['clusterNames']),
        ...countFaults(policy),
        ...requiredFaults(affinity),
        ...preferredFaults(affinity),
        ...spreadFaults(policy),
        ...tolerationFaults(policy),
      ];
    case null:
    default:
      return [];
  }
}

const UNWANTED: Readonly<Record<string, string>> = {
  clusterNames: 'clusterNamesNotAllowed',
  numberOfClusters: 'numberOfClustersNotAllowed',
  topologySpreadConstraints: 'spreadNotAllowed',
};

/** Fields the placement type does not take; empty lists pass. */
function unwanted(policy: JsonObject, names: readonly string[]): PolicyFault[] {
  const type = textIn(policy, 'placementType') ?? '';
  return names
    .filter((name) => {
      const value = field(policy, name);
      return Array.isArray(value) ? value.length > 0 : value !== undefined;
    })
    .map((name) => fault(UNWANTED[name] ?? name, [...POLICY, name], `${type} takes no ${name}`));
}

function pickFixedFaults(policy: JsonObject): PolicyFault[] {
  const found = [
    ...clusterNameFaults(policy),
    ...unwanted(policy, ['numberOfClusters', 'topologySpreadConstraints']),
  ];
  for (const [name, rule] of [
    ['affinity', 'affinityNotAllowed'],
    ['tolerations', 'tolerationsNotAllowed'],
  ] as const) {
    // Even an empty mapping or list is one too much: the webhook only asks whether the field is there.
    if (field(policy, name) !== undefined)
      found.push(fault(rule, [...POLICY, name], `PickFixed takes no ${name}`));
  }
  return found;
}

/** The first repeated name ends the check: names after it go unseen. */
function clusterNameFaults(policy: JsonObject): PolicyFault[] {
  const found: PolicyFault[] = [];
  const seen = new Set<Json>();
  for (const [index, name] of itemsIn(policy, 'clusterNames').entries()) {
    const path = [...POLICY, 'clusterNames', index];
    if (typeof name !== 'string') continue;
    if (!isDnsSubdomain(name)) found.push(fault('clusterNameInvalid', path, `"${name}" is no cluster name`));
    if (name.length > MAX_LABEL_LENGTH) {
      found.push(
        fault('clusterNameTooLong', path, `a cluster name takes at most ${MAX_LABEL_LENGTH} characters`),
      );
    }
    if (seen.has(name))
      return [...found, fault('clusterNamesNotUnique', path, `"${name}" stands there twice`)];
    seen.add(name);
  }
  return found;
}

function countFaults(policy: JsonObject): PolicyFault[] {
  const path = [...POLICY, 'numberOfClusters'];
  const count = numberIn(policy, 'numberOfClusters');
  if (count === null) return [fault('numberOfClustersMissing', POLICY, 'PickN needs numberOfClusters')];
  return count < 0 ? [fault('numberOfClustersNegative', path, `${count} is negative`)] : [];
}

function requiredFaults(affinity: JsonObject | null): PolicyFault[] {
  const name = 'requiredDuringSchedulingIgnoredDuringExecution';
  return itemsIn(field(affinity ?? undefined, name), 'clusterSelectorTerms').flatMap((term, index) => {
    const path = [...AFFINITY, name, 'clusterSelectorTerms', index];
    const found = labelFaults(term, path);
    if (objectIn(term, 'propertySorter')) {
      found.push(
        fault('propertySorterNotAllowed', [...path, 'propertySorter'], 'a required term takes no sorter'),
      );
    }
    return [...found, ...requirementFaults(term, path)];
  });
}

function preferredWithPickAll(affinity: JsonObject | null): PolicyFault[] {
  const name = 'preferredDuringSchedulingIgnoredDuringExecution';
  if (itemsIn(affinity ?? undefined, name).length === 0) return [];
  return [fault('preferredNotAllowed', [...AFFINITY, name], 'PickAll takes no preferred terms')];
}

function preferredFaults(affinity: JsonObject | null): PolicyFault[] {
  const name = 'preferredDuringSchedulingIgnoredDuringExecution';
  return itemsIn(affinity ?? undefined, name).flatMap((preferred, index) => {
    const term = field(preferred, 'preference');
    const path = [...AFFINITY, name, index, 'preference'];
    const found = labelFaults(term, path);
    if (objectIn(term, 'propertySelector')) {
      const where = [...path, 'propertySelector'];
      found.push(fault('propertySelectorNotAllowed', where, 'a preferred term takes no property selector'));
    }
    const sorter = objectIn(term, 'propertySorter');
    if (sorter) found.push(...sorterFaults(sorter, [...path, 'propertySorter']));
    return found;
  });
}

function labelFaults(term: Json | undefined, path: FieldPath): PolicyFault[] {
  const selector = objectIn(term, 'labelSelector');
  if (!selector || labelTest(selector)) return [];
  return [fault('invalidLabelSelector', [...path, 'labelSelector'], 'the label selector is invalid')];
}

function sorterFaults(sorter: JsonObject, path: FieldPath): PolicyFault[] {
  const found: PolicyFault[] = [];
  const name = textIn(sorter, 'name') ?? '';
  if (!isPropertyName(name)) found.push(nameFault(name, [...path, 'name']));
  if (!['Descending', 'Ascending'].includes(textIn(sorter, 'sortOrder') ?? '')) {
    found.push(fault('propertySortOrder', [...path, 'sortOrder'], 'the order is Ascending or Descending'));
  }
  return found;
}

function requirementFaults(term: Json, path: FieldPath): PolicyFault[] {
  const found: PolicyFault[] = [];
  const where = [...path, 'propertySelector', 'matchExpressions'];
  const requirements = itemsIn(fieldAt(term, 'propertySelector'), 'matchExpressions').map(
    readPropertyRequirement,
  );
  for (const [index, requirement] of requirements.entries()) {
    if (!isPropertyName(requirement.name)) found.push(nameFault(requirement.name, [...where, index, 'name']));
    const rule = requirementFault(requirement);
    if (rule)
      found.push(fault(rule, [...where, index], `${requirement.name} is not compared with one quantity`));
  }
  for (const name of new Set(requirements.map((requirement) => requirement.name))) {
    if (!contradict(requirements.filter((requirement) => requirement.name === name))) continue;
    found.push(fault('propertyRequirementsContradict', where, `no value of ${name} meets all requirements`));
  }
  return found;
}

function nameFault(name: string, path: FieldPath): PolicyFault {
  return fault('invalidPropertyName', path, `"${name}" is no property name`);
}

function spreadFaults(policy: JsonObject): PolicyFault[] {
  const known = ['', 'DoNotSchedule', 'ScheduleAnyway'];
  return itemsIn(policy, 'topologySpreadConstraints').flatMap((constraint, index) => {
    const action = textIn(constraint, 'whenUnsatisfiable') ?? '';
    const path = [...POLICY, 'topologySpreadConstraints', index, 'whenUnsatisfiable'];
    return known.includes(action)
      ? []
      : [fault('unknownWhenUnsatisfiable', path, `"${action}" is no action`)];
  });
}

function tolerationFaults(policy: JsonObject): PolicyFault[] {
  const found: PolicyFault[] = [];
  const seen = new Set<string>();
  for (const [index, raw] of itemsIn(policy, 'tolerations').entries()) {
    const { key, operator, value, effect } = readToleration(raw);
    const path = [...POLICY, 'tolerations', index];
    const isBadValue = operator === 'Exists' ? value !== '' : operator === 'Equal' && !isLabelValue(value);
    const isBadKey = key === '' ? operator === 'Equal' : !isQualifiedName(key);
    if (isBadKey)
      found.push(fault('invalidToleration', path, `"${key}" is no key that goes with ${operator}`));
    if (isBadValue)
      found.push(fault('invalidToleration', path, `"${value}" is no value that goes with ${operator}`));
    const identity = JSON.stringify([key, operator, value, effect]);
    if (seen.has(identity))
      found.push(fault('tolerationNotUnique', path, 'the same toleration stands there twice'));
    seen.add(identity);
  }
  return found;
}

function fault(rule: string, path: FieldPath, message: string): PolicyFault {
  return { rule, path, message };
}
