import { flattened } from '../argocd/template.js';
import type { MadeSpec } from './application-sets.js';
import type { Json } from '../manifest/manifest.js';
import { kubeconfigOf } from '../manifest/delivery/flux-cluster.js';
import { textIn } from './documents.js';

/** A cluster as something that sends to it writes it. */
export interface SentTo {
  /** What it is called in the configuration. */
  readonly name: string;
  /** Its address, or its name again. */
  readonly written: string;
  /** By which Argo CD picks it, where that was taken from paths. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Environments in the paths of what it gets. */
  readonly environments?: readonly string[];
}

/** What Argo CD calls the cluster that it runs in. */
const IN_CLUSTER = 'in-cluster';
/** Parameters that often hold the name of a cluster beside its address. */
const NAMES = ['cluster', 'clusterName', 'name', 'env', 'environment'];

/** The clusters that Applications go to; none of one that does not say which. */
export function sentTo(made: readonly MadeSpec[]): readonly SentTo[] {
  const guessed = made.flatMap(({ cluster }) =>
    cluster === null ? [] : [{ name: cluster.name, written: cluster.name, labels: cluster.labels }],
  );
  const told = named(
    made.flatMap(({ spec, parameters, cluster }) => {
      if (cluster !== null) return [];
      const written = textIn(spec, 'destination', 'name') ?? textIn(spec, 'destination', 'server');
      if (written === null || written.includes('{{')) return [];
      const flat = flattened(parameters);
      return [{ written, beside: NAMES.flatMap((name) => flat.get(name) ?? []) }];
    }),
  );
  return [...guessed, ...told];
}

/** The cluster that a Kustomization or HelmRelease of Flux goes to; its own without a kubeConfig, none where variables say which. */
export function sentByFlux(spec: Json): readonly SentTo[] {
  const names = kubeconfigOf(spec) ?? [IN_CLUSTER];
  const name = names.at(-1) ?? '';
  return name === '' || name.includes('$') ? [] : [{ name, written: name }];
}

/** An address, and what stands beside it that may be the name of its cluster. */
export interface Addressed {
  readonly written: string;
  readonly beside: readonly string[];
}

/** A name that stands beside one address alone is that of its cluster; else its host is. */
export function named(found: readonly Addressed[]): readonly SentTo[] {
  const byAddress = new Map<string, Set<string>>();
  for (const { written, beside } of found) {
    const [name = hostOf(written)] = isAddress(written) ? beside.filter((one) => !isAddress(one)) : [];
    byAddress.set(written, (byAddress.get(written) ?? new Set()).add(name));
  }
  return [...byAddress].map(([written, names]) => {
    const [only = '', ...others] = names;
    return { name: others.length === 0 ? only : hostOf(written), written };
  });
}

function isAddress(text: string): boolean {
  return /^https?:\/\//.test(text);
}

function hostOf(written: string): string {
  if (/^https:\/\/kubernetes\.default\.svc\/?$/.test(written)) return IN_CLUSTER;
  return /^https?:\/\/([^/:]+)/.exec(written)?.[1] ?? written;
}
