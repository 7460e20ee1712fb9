import { labelsIn, objectIn, textIn } from '../fields.js';
import type { JsonObject } from '../manifest.js';

/** A cluster as a Secret tells Argo CD of it. */
export interface ArgoCluster {
  readonly name: string;
  readonly server: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
}

const TYPE = 'argocd.argoproj.io/secret-type';

/** False for text that can not hold the Secret of a cluster. */
export function mayTellCluster(text: string): boolean {
  return text.includes(TYPE);
}

/**
 * The cluster of a Secret that Argo CD reads as one; null for any other object. A cluster without a name is called by its address
 * (argo-cd, util/db/cluster.go, SecretToCluster).
 */
export function argoClusterOf(object: JsonObject): ArgoCluster | null {
  const labels = labelsIn(object['metadata'], 'labels');
  if (textIn(object, 'kind') !== 'Secret' || labels[TYPE] !== 'cluster') return null;
  const plain = objectIn(object, 'stringData') ?? {};
  const encoded = objectIn(object, 'data') ?? {};
  const valueOf = (key: string): string =>
    textIn(plain, key) ?? Buffer.from(textIn(encoded, key) ?? '', 'base64').toString('utf8');
  const server = valueOf('server').trim();
  const name = valueOf('name').trim() || server;
  return name === ''
    ? null
    : { name, server, labels, annotations: labelsIn(object['metadata'], 'annotations') };
}
