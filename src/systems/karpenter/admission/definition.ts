import { type SchemaEdit, shippedDefinitions } from '../../../admission/definition.js';
import type { Definition, JsonObject } from '../../../manifest/manifest.js';
import CRDS from '../crds.json' with { type: 'json' };
import type { Switches } from '../versions.js';

/** Differences between the CRDs of versions. */
export type CrdSwitches = Pick<
  Switches,
  'staticPools' | 'reasonsOnce' | 'needsConsolidateAfter' | 'keepsKubernetesLabels' | 'balanced'
>;

const KNOWN = new Map<string, Definition>();

/** The CRD of NodePools. Source: kubernetes-sigs/karpenter 2266468 (20 commits after v1.14.0). */
export function nodePoolDefinition(switches: CrdSwitches): Definition {
  const key = JSON.stringify(switches);
  const definition = KNOWN.get(key) ?? shippedDefinitions(CRDS, editsOf(switches)).get('NodePool');
  if (!definition) throw new Error('crds.json has no NodePool');
  KNOWN.set(key, definition);
  return definition;
}

/** Changes of the newest CRD for older versions. */
function editsOf(switches: CrdSwitches): SchemaEdit[] {
  const edits: readonly [boolean, SchemaEdit][] = [
    [!switches.staticPools, ['spec', 'properties.replicas', undefined]],
    [!switches.reasonsOnce, ['spec.disruption.budgets[].reasons', 'x-kubernetes-list-type', undefined]],
    [switches.needsConsolidateAfter, ['spec.disruption.consolidateAfter', 'default', undefined]],
    [!switches.balanced, ['spec.disruption.consolidationPolicy', 'enum', POLICIES]],
    [switches.keepsKubernetesLabels, [LABELS, 'x-kubernetes-validations', domainRules('x')]],
    [switches.keepsKubernetesLabels, [KEYS, 'x-kubernetes-validations', domainRules('self')]],
  ];
  return edits.flatMap(([applies, edit]) => (applies ? [edit] : []));
}

const POLICIES = ['WhenEmpty', 'WhenEmptyOrUnderutilized'];
const LABELS = 'spec.template.metadata.labels';
const KEYS = 'spec.template.spec.requirements[].key';

/**
 * Domains in which the CRD allows no labels, but for some keys and subdomains. It compares ends without a dot. Before 1.9. Source:
 * kubernetes-sigs/karpenter v1.0.0, hack/validation; the two domains of Kubernetes went with #2586. `x`: each key of a map.
 */
function domainRules(key: 'x' | 'self'): JsonObject[] {
  const ends = (domain: string): string => `${key}.find("^([^/]+)").endsWith("${domain}")`;
  const kubernetes = `${key} in ${JSON.stringify(KUBERNETES_KEYS)} || ${ends('node.kubernetes.io')} || ${ends('node-restriction.kubernetes.io')} || !${ends('kubernetes.io')}`;
  const k8s = `${ends('kops.k8s.io')} || !${ends('k8s.io')}`;
  const rules = { 'kubernetes.io': kubernetes, 'k8s.io': k8s };
  return Object.entries(rules).map(([domain, rule]) => ({
    rule: key === 'x' ? `self.all(x, ${rule})` : rule,
    message: `label domain "${domain}" is restricted`,
  }));
}

const KUBERNETES_KEYS = [
  'beta.kubernetes.io/instance-type',
  'failure-domain.beta.kubernetes.io/region',
  'beta.kubernetes.io/os',
  'beta.kubernetes.io/arch',
  'failure-domain.beta.kubernetes.io/zone',
  'topology.kubernetes.io/zone',
  'topology.kubernetes.io/region',
  'kubernetes.io/arch',
  'kubernetes.io/os',
];
