import { field, fieldAt, itemsIn, numberIn, objectIn, textIn } from '../../../manifest/fields.js';
import type { FieldPath, Json, JsonObject } from '../../../manifest/manifest.js';
import {
  isDnsSubdomain,
  isLabelValue,
  isQualifiedName,
  MAX_LABEL_LENGTH,
} from '../../../manifest/selector.js';
import { labelTest } from '../objects/labels.js';
import { readPropertyRequirement, readToleration } from '../objects/policy.js';
import { contradict, isPropertyName, requirementFault } from './property-rules.js';
import { type Fault, when } from './fault.js';

const POLICY: FieldPath = ['spec', 'policy'];
const AFFINITY: FieldPath = [...POLICY, 'affinity', 'clusterAffinity'];
const REQUIRED = 'requiredDuringSchedulingIgnoredDuringExecution';
const PREFERRED = 'preferredDuringSchedulingIgnoredDuringExecution';

/** Faults of `spec.policy`. Source: kubefleet-dev/kubefleet e160c1cd, pkg/utils/validator/placement.go, validatePlacementPolicy. */
export function policyFaults(policy: JsonObject): Fault[] {
  const affinity = fieldAt(policy, 'affinity', 'clusterAffinity');
  const preferred = itemsIn(affinity, PREFERRED);
  switch (textIn(policy, 'placementType')) {
    case 'PickFixed':
      return [
        ...clusterNameFaults(policy),
        ...unwanted(policy, 'numberOfClusters', 'topologySpreadConstraints'),
        ...pickFixedFaults(policy),
      ];
    case 'PickAll':
      return [
        ...unwanted(policy, 'clusterNames', 'numberOfClusters'),
        ...requiredFaults(affinity),
        ...when(preferred.length > 0, 'preferredNotAllowed', [...AFFINITY, PREFERRED]),
        ...unwanted(policy, 'topologySpreadConstraints'),
        ...tolerationFaults(policy),
      ];
    case 'PickN':
      return [
        ...unwanted(policy, 'clusterNames'),
        ...countFaults(policy),
        ...requiredFaults(affinity),
        ...preferred.flatMap(preferredFaults),
        ...itemsIn(policy, 'topologySpreadConstraints').flatMap(spreadFaults),
        ...tolerationFaults(policy),
      ];
    case null:
    default:
      return [];
  }
}

const UNWANTED = {
  clusterNames: 'clusterNamesNotAllowed',
  numberOfClusters: 'numberOfClustersNotAllowed',
  topologySpreadConstraints: 'spreadNotAllowed',
} as const;

/** Fields that the placement type does not take; empty lists pass. */
function unwanted(policy: JsonObject, ...names: readonly (keyof typeof UNWANTED)[]): Fault[] {
  const type = textIn(policy, 'placementType') ?? '';
  return names.flatMap((name) => {
    const value = field(policy, name);
    const isWritten = Array.isArray(value) ? value.length > 0 : value !== undefined;
    return when(isWritten, UNWANTED[name], [...POLICY, name], `${name} with ${type}`);
  });
}

/** The webhook only asks whether these are there: even an empty list is too much. */
function pickFixedFaults(policy: JsonObject): Fault[] {
  return (['affinity', 'tolerations'] as const).flatMap((name) =>
    when(field(policy, name) !== undefined, `${name}NotAllowed`, [...POLICY, name], `${name} with PickFixed`),
  );
}

/** The first repeated name ends the check: names after it are not checked. */
function clusterNameFaults(policy: JsonObject): Fault[] {
  const names = itemsIn(policy, 'clusterNames');
  const repeated = names.findIndex((name, i) => typeof name === 'string' && names.indexOf(name) < i);
  return names.flatMap((name, index) => {
    if (typeof name !== 'string' || (repeated >= 0 && index > repeated)) return [];
    const path = [...POLICY, 'clusterNames', index];
    return [
      ...when(!isDnsSubdomain(name), 'clusterNameInvalid', path, name),
      ...when(name.length > MAX_LABEL_LENGTH, 'clusterNameTooLong', path),
      ...when(index === repeated, 'clusterNamesNotUnique', path, name),
    ];
  });
}

function countFaults(policy: JsonObject): Fault[] {
  const count = numberIn(policy, 'numberOfClusters');
  const path = [...POLICY, 'numberOfClusters'];
  return [
    ...when(count === null, 'numberOfClustersMissing', POLICY),
    ...when(count !== null && count < 0, 'numberOfClustersNegative', path, String(count)),
  ];
}

function requiredFaults(affinity: Json | undefined): Fault[] {
  return itemsIn(field(affinity, REQUIRED), 'clusterSelectorTerms').flatMap((term, index) => {
    const path = [...AFFINITY, REQUIRED, 'clusterSelectorTerms', index];
    const hasSorter = objectIn(term, 'propertySorter') !== null;
    return [
      ...selectorFaults(term, path),
      ...when(hasSorter, 'propertySorterNotAllowed', [...path, 'propertySorter']),
      ...requirementFaults(term, path),
    ];
  });
}

function preferredFaults(preferred: Json, index: number): Fault[] {
  const term = field(preferred, 'preference') ?? null;
  const path = [...AFFINITY, PREFERRED, index, 'preference'];
  const hasSelector = objectIn(term, 'propertySelector') !== null;
  const sorter = objectIn(term, 'propertySorter');
  const order = textIn(sorter ?? undefined, 'sortOrder') ?? '';
  const isWrong = sorter !== null && order !== 'Descending' && order !== 'Ascending';
  const at = [...path, 'propertySorter'];
  return [
    ...selectorFaults(term, path),
    ...when(hasSelector, 'propertySelectorNotAllowed', [...path, 'propertySelector']),
    ...(sorter ? nameFaults(textIn(sorter, 'name') ?? '', [...at, 'name']) : []),
    ...when(isWrong, 'propertySortOrder', [...at, 'sortOrder'], order),
  ];
}

function selectorFaults(term: Json, path: FieldPath): Fault[] {
  const selector = objectIn(term, 'labelSelector');
  return when(selector !== null && !labelTest(selector), 'invalidLabelSelector', [...path, 'labelSelector']);
}

function requirementFaults(term: Json, path: FieldPath): Fault[] {
  const where = [...path, 'propertySelector', 'matchExpressions'];
  const all = itemsIn(fieldAt(term, 'propertySelector'), 'matchExpressions').map(readPropertyRequirement);
  const ofEach = all.flatMap((requirement, index) => {
    const rule = requirementFault(requirement);
    return [
      ...nameFaults(requirement.name, [...where, index, 'name']),
      ...(rule ? when(true, rule, [...where, index], requirement.name) : []),
    ];
  });
  const names = [...new Set(all.map(({ name }) => name))];
  const together = names.filter((name) => contradict(all.filter((one) => one.name === name)));
  return [
    ...ofEach,
    ...together.flatMap((name) => when(true, 'propertyRequirementsContradict', where, name)),
  ];
}

function nameFaults(name: string, path: FieldPath): Fault[] {
  return when(!isPropertyName(name), 'invalidPropertyName', path, name);
}

function spreadFaults(constraint: Json, index: number): Fault[] {
  const action = textIn(constraint, 'whenUnsatisfiable') ?? '';
  const path = [...POLICY, 'topologySpreadConstraints', index, 'whenUnsatisfiable'];
  const isKnown = ['', 'DoNotSchedule', 'ScheduleAnyway'].includes(action);
  return when(!isKnown, 'unknownWhenUnsatisfiable', path, action);
}

function tolerationFaults(policy: JsonObject): Fault[] {
  const tolerations = itemsIn(policy, 'tolerations').map(readToleration);
  const identities = tolerations.map((one) => JSON.stringify(one));
  return tolerations.flatMap(({ key, operator, value }, index) => {
    const path = [...POLICY, 'tolerations', index];
    const isBadKey = key === '' ? operator === 'Equal' : !isQualifiedName(key);
    const isBadValue = operator === 'Exists' ? value !== '' : operator === 'Equal' && !isLabelValue(value);
    const isRepeated = identities.indexOf(identities[index] ?? '') < index;
    return [
      ...when(isBadKey, 'invalidToleration', path, `key "${key}" is invalid with ${operator}`),
      ...when(isBadValue, 'invalidToleration', path, `value "${value}" is invalid with ${operator}`),
      ...when(isRepeated, 'tolerationNotUnique', path),
    ];
  });
}
