import type { ClusterNames } from '../config/clusters.js';
import { labelsIn, objectIn, textIn } from '../manifest/fields.js';
import { lazily } from '../manifest/lookup.js';
import type { JsonObject } from '../manifest/manifest.js';
import { parseManifests } from '../manifest/parse.js';
import { withoutTrailing } from '../manifest/visible.js';
import type { Tree } from './tree.js';

/** Repositories with more manifests are not searched. */
const MOST_FILES = 10_000;
const TYPE = 'argocd.argoproj.io/secret-type';

/** The label that every Secret of a cluster has. */
export const OF_CLUSTER = { [TYPE]: 'cluster' };

/** A cluster as a Secret tells Argo CD of it. */
interface ClusterSecret {
  readonly path: string;
  readonly name: string;
  readonly server: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
}

/** The Secrets of Argo CD's clusters that are in the repository as plain text. */
export class ClusterSecrets {
  constructor(private readonly tree: Tree) {}

  /** The Secret of a cluster, by any of its names; null for none or several. */
  of({ name, destination }: ClusterNames): ClusterSecret | null {
    const names = new Set([name ?? '', ...(destination ?? [])].map((one) => withoutTrailing(one, '/')));
    const [only, ...others] = this.all().filter(
      (one) => names.has(one.name) || names.has(withoutTrailing(one.server, '/')),
    );
    return only === undefined || others.length > 0 ? null : only;
  }

  readonly all = lazily((): readonly ClusterSecret[] => {
    const paths = this.tree.files().filter((path) => /\.ya?ml$/.test(path));
    if (paths.length > MOST_FILES) return [];
    this.tree.load(paths);
    return paths.flatMap((path) => {
      const text = this.tree.text(path) ?? '';
      if (!text.includes(TYPE)) return [];
      return parseManifests(text, path).manifests.flatMap(({ object }) => secretOf(object, path) ?? []);
    });
  });
}

/**
 * The cluster of a Secret; null for another object. A cluster without a name is called by its address (argo-cd, util/db/cluster.go,
 * SecretToCluster).
 */
function secretOf(object: JsonObject, path: string): ClusterSecret | null {
  const labels = labelsIn(object['metadata'], 'labels');
  if (textIn(object, 'kind') !== 'Secret' || labels[TYPE] !== 'cluster') return null;
  const valueOf = (key: string): string => {
    const plain = textIn(objectIn(object, 'stringData') ?? {}, key);
    const encoded = textIn(objectIn(object, 'data') ?? {}, key) ?? '';
    return (plain ?? Buffer.from(encoded, 'base64').toString('utf8')).trim();
  };
  const server = valueOf('server');
  const name = valueOf('name') || server;
  return name === ''
    ? null
    : { path, name, server, labels, annotations: labelsIn(object['metadata'], 'annotations') };
}
