import type { Place } from './manifest.js';
import type { Problem } from './problem.js';

/** A source of `policies`, or an object of Flux, Argo CD or Helm in one: it may bring planned objects. */
export interface Carrier {
  /** Equal on both sides for the same carrier: `HelmRelease/web/loki`, `kustomize: apps/prod`. */
  readonly identity: string;
  /** The line that declares it; null for an entry of the configuration. */
  readonly place: Place | null;
  /** Digest of its content and of what it takes from the tree: equal if the change does not touch it. */
  readonly digest: string;
  /** Where it takes from and what it applies to: repository, chart, revision, cluster, name of the release. */
  readonly route: string;
  /** `manual`: it applies nothing by itself until a person syncs it. */
  readonly sync: 'automatic' | 'manual' | 'suspended';
  /** Files and folders of the tree that it takes. */
  readonly takes: readonly string[];
  readonly outcome: Outcome;
}

/** The outcome of a carrier. */
export type Outcome = 'evaluated' | NotEvaluated | { readonly failed: Problem };

/** A carrier that is not evaluated for a reason that the configuration or the repository declares. */
interface NotEvaluated {
  readonly declared: DeclaredReason;
  /** The reason for a reader, as the end of "not evaluated: HelmRelease/loki ...": "remote chart, not fetched". */
  readonly why: string;
  /** The cluster that has no plan. */
  readonly to?: string;
  /** Actions of a template that the cluster, the clock or chance decides. */
  readonly actions?: readonly string[];
}

/**
 * `not fetched`: the configuration does not fetch it. `no source renders it`: nothing here renders its kind, or its source is not this
 * repository. `another cluster`: it is planned with the cluster that it applies to. `no plan`: that cluster has no plan. `decided in the
 * cluster`: a template asks the cluster, the clock or chance.
 */
export type DeclaredReason =
  | 'not fetched'
  | 'no source renders it'
  | 'another cluster'
  | 'no plan'
  | 'decided in the cluster';

/** The declared reason of an outcome; null for a carrier that is evaluated or failed. */
export function declaredOf(outcome: Outcome): NotEvaluated | null {
  return outcome !== 'evaluated' && 'declared' in outcome ? outcome : null;
}
