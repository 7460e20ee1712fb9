import { HOSTNAME_LABEL } from '../../../snapshot/snapshot.js';
import { POOL_LABEL } from '../objects/nodepool.js';

/** A domain in which the CRD lets nobody set labels, but for some keys and subdomains. */
export interface Domain {
  readonly domain: string;
  readonly keys: readonly string[];
  readonly subdomains: readonly string[];
}

const KARPENTER: Domain = {
  domain: 'karpenter.sh',
  keys: ['karpenter.sh/capacity-type', POOL_LABEL],
  subdomains: [],
};

/** Source: kubernetes-sigs/karpenter 2266468, hack/validation/labels.sh. Providers add domains of their own to their charts. */
export const OWN_DOMAINS: readonly Domain[] = [KARPENTER];

/** Before 1.9. Source: kubernetes-sigs/karpenter v1.0.0, hack/validation; the two domains of Kubernetes went with #2586. */
export const DOMAINS_OF_KUBERNETES: readonly Domain[] = [
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
  KARPENTER,
];

/** What the CRD says against a label key. It compares ends of texts without a dot: `mykarpenter.sh/x` is refused too. */
export function restrictions(key: string, domains: readonly Domain[]): string[] {
  const messages: string[] = [];
  const beforeSlash = /^[^/]+/.exec(key)?.[0] ?? '';
  for (const { domain, keys, subdomains } of domains) {
    const excepted = keys.includes(key) || subdomains.some((subdomain) => beforeSlash.endsWith(subdomain));
    if (beforeSlash.endsWith(domain) && !excepted) messages.push(`label domain "${domain}" is restricted`);
  }
  for (const name of [POOL_LABEL, HOSTNAME_LABEL]) {
    if (key === name) messages.push(`label "${name}" is restricted`);
  }
  return messages;
}
