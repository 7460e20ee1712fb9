import { DEFAULT_NAMESPACE, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import type { Snapshot } from '../../../snapshot/snapshot.js';

/**
 * Names for the replicas of workloads: `web-0`, or `shop/web-0` in any other namespace than the default one. A name that something
 * else in the world has (a node, a member cluster, a replica of another kind) gets the kind in front.
 */
export class TargetNames {
  private readonly taken: Set<string>;

  constructor({ nodes, objects }: Snapshot) {
    const clusters = objects.filter(({ kind }) => kind === 'MemberCluster');
    this.taken = new Set([...nodes, ...clusters].map(({ name }) => name));
  }

  /** `count` replicas of a workload, numbered from `first` on. */
  of(workload: Manifest, first: number, count: number): string[] {
    const { kind, name } = workload;
    const namespace = namespaceOf(workload);
    const stem = namespace === DEFAULT_NAMESPACE ? name : `${namespace}/${name}`;
    const plain = Array.from({ length: count }, (_, i) => `${stem}-${first + i}`);
    const names = plain.some((one) => this.taken.has(one)) ? plain.map((one) => `${kind}/${one}`) : plain;
    for (const one of names) this.taken.add(one);
    return names;
  }
}
