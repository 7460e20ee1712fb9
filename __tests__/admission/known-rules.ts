import type { PlacedRule } from './openapi.js';

const LABELS = 'spec.template.metadata.labels';
const REQUIREMENTS = 'spec.template.spec.requirements';
const NODE_CLASS = 'spec.template.spec.nodeClassRef';

const keyRules = (at: string, of: (key: string) => string): PlacedRule[] =>
  [
    (key: string) =>
      `${key} in ["karpenter.sh/capacity-type", "karpenter.sh/nodepool"] || !${key}.find("^([^/]+)").endsWith("karpenter.sh")`,
    (key: string) => `${key} != "karpenter.sh/nodepool"`,
    (key: string) => `${key} != "kubernetes.io/hostname"`,
  ].map((rule) => ({ at, rule: of(rule(at === LABELS ? 'x' : 'self')), message: 'label is restricted' }));

/** The rules of NodePools of karpenter.sh/v1. Source: kubernetes-sigs/karpenter 2266468, markers of pkg/apis/v1. */
export const NODE_POOL_RULES: readonly PlacedRule[] = [
  { at: 'spec', rule: 'has(self.replicas) == has(oldSelf.replicas)', message: 'the mode is final' },
  { at: 'spec', rule: "!has(self.replicas) || (!has(self.limits) || self.limits.all(x, x == 'nodes'))" },
  { at: 'spec', rule: '!has(self.replicas) || !has(self.weight)' },
  {
    at: 'spec.disruption.budgets',
    rule: 'self.all(x, has(x.schedule) == has(x.duration))',
    message: "'schedule' must be set with 'duration'",
  },
  ...keyRules(LABELS, (rule) => `self.all(x, ${rule})`),
  ...keyRules(`${REQUIREMENTS}[].key`, (rule) => rule),
  { at: NODE_CLASS, rule: 'self.group == oldSelf.group', message: 'nodeClassRef.group is immutable' },
  { at: NODE_CLASS, rule: 'self.kind == oldSelf.kind', message: 'nodeClassRef.kind is immutable' },
  ...['group', 'kind', 'name'].map((field) => ({ at: `${NODE_CLASS}.${field}`, rule: "self != ''" })),
  {
    at: REQUIREMENTS,
    rule: "self.all(x, x.operator == 'In' ? has(x.values) && x.values.size() != 0 : true)",
  },
  {
    at: REQUIREMENTS,
    rule: "self.all(x, (x.operator == 'Gt' || x.operator == 'Lt' || x.operator == 'Gte' || x.operator == 'Lte') ? (has(x.values) && x.values.size() == 1 && int(x.values[0]) >= 0) : true)",
  },
  {
    at: REQUIREMENTS,
    rule: "self.all(x, (x.operator == 'In' && has(x.minValues)) ? x.values.size() >= x.minValues : true)",
  },
];

const empty = (field: string): string => `(!has(self.${field}) || size(self.${field}) == 0)`;

/** The rules of placements. Source: kubefleet-dev/kubefleet e160c1cd, apis/placement/v1beta1. */
export const PLACEMENT_RULES: readonly PlacedRule[] = [
  {
    at: '',
    rule: '!(has(oldSelf.spec.policy) && !has(self.spec.policy))',
    message: 'policy cannot be removed',
  },
  {
    at: '',
    rule: "!(has(self.spec.statusReportingScope) && self.spec.statusReportingScope == 'NamespaceAccessible') || self.spec.resourceSelectors.filter(x, x.kind == 'Namespace').size() == 1",
  },
  {
    at: 'spec.statusReportingScope',
    rule: 'self == oldSelf',
    message: 'statusReportingScope is immutable',
  },
  {
    at: 'spec.resourceSelectors[]',
    rule: "!(has(self.labelSelector) && has(self.name) && self.name != '')",
  },
  {
    at: 'spec.resourceSelectors',
    rule: "!self.exists(x, x.group == '' && x.kind == 'Namespace' && has(x.selectionScope) && x.selectionScope == 'NamespaceWithResourceSelectors') || (self.filter(x, x.group == '' && x.kind == 'Namespace').size() == 1 && self.exists_one(x, x.group == '' && x.kind == 'Namespace' && has(x.name) && size(x.name) > 0))",
  },
  {
    at: 'spec.policy',
    rule: `self.placementType != 'PickAll' || (!has(self.numberOfClusters) && ${empty('clusterNames')} && ${empty('topologySpreadConstraints')})`,
  },
  {
    at: 'spec.policy',
    rule: `self.placementType != 'PickN' || (has(self.numberOfClusters) && ${empty('clusterNames')})`,
  },
  {
    at: 'spec.policy',
    rule: `self.placementType != 'PickFixed' || (!has(self.numberOfClusters) && !has(self.affinity) && ${empty('topologySpreadConstraints')} && ${empty('tolerations')})`,
  },
  {
    at: 'spec.policy.tolerations[]',
    rule: "!(has(self.operator) && self.operator == 'Exists' && has(self.value) && size(self.value) > 0)",
  },
  {
    at: 'spec.policy.tolerations[]',
    rule: "(has(self.operator) && self.operator == 'Exists') || (has(self.key) && self.key != '')",
  },
];

/** The rules of a disruption budget. Source: the same. */
export const BUDGET_RULES: readonly PlacedRule[] = [
  { at: 'spec', rule: '!(has(self.maxUnavailable) && has(self.minAvailable))' },
  ...['maxUnavailable', 'minAvailable'].map((field) => ({
    at: `spec.${field}`,
    rule: "type(self) == string ? self.matches('^(100|[0-9]{1,2})%$') : self >= 0",
  })),
];

const noTimedApproval = "!self.exists(e, e.type == 'Approval' && has(e.waitTime))";

/** The rules of staged update strategies. Source: the same. */
export const STRATEGY_RULES: readonly PlacedRule[] = [
  { at: 'spec.stages[].maxConcurrency', rule: 'self == null || type(self) != int || self >= 1' },
  { at: 'spec.stages[].afterStageTasks', rule: noTimedApproval },
  {
    at: 'spec.stages[].afterStageTasks',
    rule: "!self.exists(e, e.type == 'TimedWait' && !has(e.waitTime))",
  },
  { at: 'spec.stages[].beforeStageTasks', rule: noTimedApproval },
  { at: 'spec.stages[].beforeStageTasks', rule: "!self.exists(e, e.type == 'TimedWait')" },
];

/** The rules of staged update runs. Source: the same. */
export const RUN_RULES: readonly PlacedRule[] = [
  { at: '', rule: 'size(self.metadata.name) < 64' },
  ...[
    ['Initialize', 'Stop'],
    ['Run', 'Initialize'],
    ['Stop', 'Initialize'],
  ].map(([from = '', to = '']) => ({
    at: 'spec',
    rule: `!(has(oldSelf.state) && oldSelf.state == '${from}' && self.state == '${to}')`,
  })),
  ...['placementName', 'resourceSnapshotIndex', 'stagedRolloutStrategyName'].map((field) => ({
    at: `spec.${field}`,
    rule: 'self == oldSelf',
  })),
];
