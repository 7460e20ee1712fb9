import { fieldAt, numberIn, textIn } from '../manifest/fields.js';
import { isObject, type Json } from '../manifest/manifest.js';
import { visible } from '../manifest/visible.js';
import type { ServedKind } from './discovery.js';

/** Where a workload says how many of its pods are ready, so that they are there. */
const READY_OF: Readonly<Record<string, string>> = {
  Deployment: 'readyReplicas',
  StatefulSet: 'readyReplicas',
  ReplicaSet: 'readyReplicas',
  DaemonSet: 'numberReady',
};

/**
 * What of nodes, and of what stands on them, was listed, and of pods, and of those that have them: who filters lists answers 200 with what
 * somebody may see.
 */
export class Seen {
  private nodes = 0;
  /** The first node that something says it stands on. */
  private named: string | null = null;
  private readonly withPods = new Set<string>();
  /** By its namespace, the first workload that has ready pods. */
  private readonly ready = new Map<string, string>();

  page({ group, kind }: ServedKind, items: readonly Json[]): void {
    if (group === '' && kind === 'Node') this.nodes += items.length;
    for (const item of items) {
      if (!isObject(item)) continue;
      const namespace = textIn(item['metadata'], 'namespace') ?? '';
      if (group === '' && kind === 'Pod') this.withPods.add(namespace);
      const field = group === 'apps' ? READY_OF[kind] : undefined;
      if (field !== undefined && (numberIn(item['status'], field) ?? 0) > 0 && !this.ready.has(namespace))
        this.ready.set(namespace, `${kind}/${namespace}/${textIn(item['metadata'], 'name') ?? ''}`);
      if (this.nodes === 0) this.named ??= nodeOf(kind, item);
    }
  }

  /** What is there and was not listed, for a person; null where nothing shows that. */
  hidden(): string | null {
    if (this.nodes === 0 && this.named !== null)
      return `lists no node, and pods or node claims that stand on nodes, such as ${visible(this.named)}`;
    const [namespace, workload] = [...this.ready].find(([one]) => !this.withPods.has(one)) ?? [];
    if (namespace === undefined) return null;
    return `lists no pod in the namespace ${visible(namespace)}, and ${visible(workload ?? '')}, which says that pods of it are ready`;
  }
}

function nodeOf(kind: string, item: Json): string | null {
  const part = kind === 'Pod' ? 'spec' : kind === 'NodeClaim' ? 'status' : null;
  return part && textIn(fieldAt(item, part), 'nodeName');
}
