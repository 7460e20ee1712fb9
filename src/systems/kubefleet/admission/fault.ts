import type { FieldPath } from '../../../manifest/manifest.js';
import { MAX_LABEL_LENGTH } from '../../../manifest/selector.js';

const noBudget = (what: string): string =>
  `the budget of a PickAll placement takes no ${what}, only minAvailable as a number of clusters`;
const notAllowed = (is: string): string => `${is} is not allowed`;
const contradicted = (is: string): string => `${is} is not compared with one quantity`;
const nothing = (is: string): string => `${is} is neither a count nor a percentage`;
const negative = (is: string): string => `${is} is negative`;

/** Messages of the webhooks' checks, by name; `is` is the value or the field that breaks it. */
const MESSAGES = {
  nameTooLong: (is) => `${is} has at most ${MAX_LABEL_LENGTH} characters`,
  unknownResource: (is) => `the hub has no ${is}`,
  notClusterScoped: (is) => `a ClusterResourcePlacement cannot select ${is}: it is namespaced`,
  clusterScoped: (is) => `a ResourcePlacement cannot select ${is}: it is cluster-scoped`,
  nameAndLabelSelector: () => 'labelSelector and name are mutually exclusive',
  invalidLabelSelector: () => 'the label selector is invalid',
  unknownStrategyType: (is) => `unsupported value "${is}": RollingUpdate or External`,
  rollingUpdateWithExternal: () => 'rollingUpdate is not allowed with External',
  serverSideApplyConfigNotAllowed: () => 'serverSideApplyConfig needs type ServerSideApply',
  unavailablePeriodNegative: () => 'unavailablePeriodSeconds must be 0 or more',
  maxUnavailableInvalid: nothing,
  maxSurgeInvalid: nothing,
  maxUnavailableNegative: negative,
  maxSurgeNegative: negative,
  maxUnavailableWithPickAll: () => noBudget('maxUnavailable'),
  minAvailablePercentWithPickAll: () => noBudget('percentage'),
  placementDeleting: () => 'the placement is being deleted',
  pickFixedNotAllowed: () => 'a PickFixed placement cannot be evicted',
  clusterNamesNotAllowed: notAllowed,
  numberOfClustersNotAllowed: notAllowed,
  spreadNotAllowed: notAllowed,
  affinityNotAllowed: notAllowed,
  tolerationsNotAllowed: notAllowed,
  preferredNotAllowed: () => 'PickAll takes no preferred terms',
  clusterNameInvalid: (is) => `"${is}" is not a valid cluster name`,
  clusterNameTooLong: () => `a cluster name has at most ${MAX_LABEL_LENGTH} characters`,
  clusterNamesNotUnique: (is) => `"${is}" is listed twice`,
  numberOfClustersMissing: () => 'PickN needs numberOfClusters',
  numberOfClustersNegative: negative,
  propertySorterNotAllowed: () => 'a required term takes no sorter',
  propertySelectorNotAllowed: () => 'a preferred term takes no property selector',
  propertySortOrder: (is) => `unsupported value "${is}": Ascending or Descending`,
  propertyOperator: contradicted,
  propertyValueCount: contradicted,
  propertyValueNotQuantity: contradicted,
  propertyRequirementsContradict: (is) => `no value of ${is} meets all requirements`,
  invalidPropertyName: (is) => `"${is}" is not a valid property name`,
  unknownWhenUnsatisfiable: (is) => `unsupported value "${is}": DoNotSchedule or ScheduleAnyway`,
  invalidToleration: (is) => `the ${is}`,
  tolerationNotUnique: () => 'the same toleration is listed twice',
} as const satisfies Record<string, (is: string) => string>;

type FaultRule = keyof typeof MESSAGES;

/** A check of a webhook that fails. */
export interface Fault {
  readonly rule: FaultRule;
  readonly path: FieldPath;
  readonly message: string;
}

/** A fault if something holds. */
export function when(holds: boolean, rule: FaultRule, path: FieldPath, is = ''): Fault[] {
  return holds ? [{ rule, path, message: MESSAGES[rule](is) }] : [];
}
