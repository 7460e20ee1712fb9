import { isLaterMinor } from '../system.js';
import type { ApiVersion } from './objects/nodepool.js';

/** The Karpenter versions whose NodePools have budgets, oldest first. */
const KARPENTER_VERSIONS = [
  ...['0.34', '0.35', '0.36', '0.37', '1.0', '1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '1.7'],
  ...['1.8', '1.9', '1.10', '1.11', '1.12', '1.13', '1.14'],
] as const;

export type KarpenterVersion = string;

/** What differs between versions. Every difference is one field here and nowhere else. */
export interface Switches {
  /** The versions of the API that it serves. */
  readonly serves: readonly ApiVersion[];
  /** Nodes whose instance is being terminated count in the base of percentages. */
  readonly countsTerminating: boolean;
  /** It knows `replicas`; before, the field is dropped in silence. */
  readonly staticPools: boolean;
  /** It refuses a reason that stands twice in one budget. */
  readonly reasonsOnce: boolean;
  /**
   * A `disruption` block without `consolidateAfter` is refused; no block at all is not. Seen on 1.8.3
   * (aws/karpenter-provider-aws#8846) and optional since kubernetes-sigs/karpenter#3220, which 2266468 has. Which release came
   * first with it is not known here: every version before the newest counts as one without.
   */
  readonly needsConsolidateAfter: boolean;
  /**
   * The CRD lets no template set labels of kubernetes.io and k8s.io, but for a few. Given up by kubernetes-sigs/karpenter#2586, opened
   * when 1.8 was out; which release came first with it is not known here, so versions from 1.9 on count as ones that take them.
   */
  readonly keepsKubernetesLabels: boolean;
  /** It accepts the policy `Balanced`. */
  readonly balanced: boolean;
}

/** Source: change logs and CRDs of kubernetes-sigs/karpenter, v0.34.0 to 2266468. */
export function switchesOf(version: KarpenterVersion): Switches {
  return {
    serves: [
      ...(isBefore(version, '1.0') ? [] : (['v1'] as const)),
      ...(isBefore(version, '1.1') ? (['v1beta1'] as const) : []),
    ],
    countsTerminating: isBefore(version, '1.1'),
    staticPools: !isBefore(version, '1.8'),
    reasonsOnce: !isBefore(version, '1.13'),
    needsConsolidateAfter: isBefore(version, '1.14'),
    keepsKubernetesLabels: isBefore(version, '1.9'),
    balanced: !isBefore(version, '1.14'),
  };
}

/** The newest version known here, which is what the rest of this folder reproduces. */
export const NEWEST: KarpenterVersion = '1.14';

/** `1.14`, `v1.14.0` to a version known here, a newer one to the newest of them; an error sentence for another. */
export function parseVersion(
  text: string,
): { readonly version: KarpenterVersion; readonly isNewer?: true } | { readonly error: string } {
  const minor = /^v?(\d+\.\d+)(?:\.\d+)?$/.exec(text.trim())?.[1];
  const version = KARPENTER_VERSIONS.find((known) => known === minor);
  if (version !== undefined) return { version };
  if (isLaterMinor(text, NEWEST)) return { version: NEWEST, isNewer: true };
  return {
    error: `"${text}" is not a Karpenter version that is known here; write one of 0.34 to 0.37 or 1.0 to 1.14.`,
  };
}

/** The version to assume where none is configured, by the versions of the API that the NodePools are written in. */
export function assumeVersion(apis: ReadonlySet<ApiVersion>): {
  readonly version: KarpenterVersion;
  readonly why: string;
} {
  if (!apis.has('v1beta1'))
    return { version: NEWEST, why: 'the NodePools are of v1; 1.14 is the newest version known here' };
  return apis.has('v1')
    ? { version: '1.0', why: 'there are NodePools of v1beta1 and of v1, and only 1.0 serves both' }
    : { version: '0.37', why: 'the NodePools are of v1beta1, which 1.1 no longer serves' };
}

function isBefore(version: KarpenterVersion, than: KarpenterVersion): boolean {
  const order: readonly string[] = KARPENTER_VERSIONS;
  return order.indexOf(version) < order.indexOf(than);
}
