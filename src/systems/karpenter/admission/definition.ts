import { type SchemaEdit, shippedDefinitions } from '../../../admission/definition.js';
import type { Definition, JsonObject } from '../../../manifest/manifest.js';
import CRDS from '../crds.json' with { type: 'json' };
import type { Switches } from '../versions.js';

/** Differences between the CRDs of versions. */
export type CrdSwitches = Pick<
  Switches,
  'staticPools' | 'reasonsOnce' | 'needsConsolidateAfter' | 'keepsKubernetesLabels' | 'balanced'
>;

const LABELS = 'spec.template.metadata.labels';
const KEYS = 'spec.template.spec.requirements[].key';

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
  const policies = ['WhenEmpty', 'WhenEmptyOrUnderutilized'];
  return [
    ...(switches.staticPools ? [] : ([['spec', 'properties.replicas', undefined]] as const)),
    ...(switches.reasonsOnce
      ? []
      : ([['spec.disruption.budgets[].reasons', 'x-kubernetes-list-type', undefined]] as const)),
    ...(switches.needsConsolidateAfter
      ? ([['spec.disruption.consolidateAfter', 'default', undefined]] as const)
      : []),
    ...(switches.balanced ? [] : ([['spec.disruption.consolidationPolicy', 'enum', policies]] as const)),
    ...(switches.keepsKubernetesLabels
      ? ([
          [LABELS, 'x-kubernetes-validations', KUBERNETES_DOMAINS.map((rule) => onEach(rule))],
          [KEYS, 'x-kubernetes-validations', KUBERNETES_DOMAINS.map((rule) => onSelf(rule))],
        ] as const)
      : []),
  ];
}

/** A domain in which the CRD lets nobody set labels, but for some keys and subdomains. It compares ends without a dot. */
interface Domain {
  readonly domain: string;
  readonly keys: readonly string[];
  readonly subdomains: readonly string[];
}

/** Before 1.9. Source: kubernetes-sigs/karpenter v1.0.0, hack/validation; the two domains of Kubernetes went with #2586. */
const KUBERNETES_DOMAINS: readonly Domain[] = [
  {
    domain: 'kubernetes.io',
    keys: [
      'beta.kubernetes.io/instance-type',
      'failure-domain.beta.kubernetes.io/region',
      'beta.kubernetes.io/os',
      'beta.kubernetes.io/arch',
      'failure-domain.beta.kubernetes.io/zone',
      'topology.kubernetes.io/zone',
      'topology.kubernetes.io/region',
      'kubernetes.io/arch',
      'kubernetes.io/os',
    ],
    subdomains: ['node.kubernetes.io', 'node-restriction.kubernetes.io'],
  },
  { domain: 'k8s.io', keys: [], subdomains: ['kops.k8s.io'] },
];

function onEach(domain: Domain): JsonObject {
  return { rule: `self.all(x, ${ruleOf(domain, 'x')})`, message: messageOf(domain) };
}

function onSelf(domain: Domain): JsonObject {
  return { rule: ruleOf(domain, 'self'), message: messageOf(domain) };
}

function ruleOf({ domain, keys, subdomains }: Domain, key: string): string {
  const prefix = `${key}.find("^([^/]+)")`;
  const excepted = subdomains.map((subdomain) => `${prefix}.endsWith("${subdomain}")`);
  return [`${key} in ${JSON.stringify(keys)}`, ...excepted, `!${prefix}.endsWith("${domain}")`].join(' || ');
}

function messageOf({ domain }: Domain): string {
  return `label domain "${domain}" is restricted`;
}
