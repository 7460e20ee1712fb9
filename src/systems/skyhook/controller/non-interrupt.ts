import { itemsIn, labelsIn, textIn } from '../../../manifest/fields.js';
import type { Json, Manifest } from '../../../manifest/manifest.js';
import { counted, verb } from '../../../manifest/plural.js';
import type { LabelSelector } from '../../../manifest/selector.js';
import { selects } from '../../../manifest/selector.js';
import { visible } from '../../../manifest/visible.js';

/** Pods on one node that no interrupt goes past. */
export interface KeptNode {
  readonly pods: readonly string[];
  /** False where a controller keeps one of them there: it never ends by itself, and nothing evicts it. */
  readonly mayEnd: boolean;
}

export type KeptNodes = ReadonlyMap<string, KeptNode>;

export const NOTHING_KEPT: KeptNodes = new Map();

/** Their pods run until somebody deletes them; those of a Job, and of what is like one, end some day. */
const ENDLESS: readonly string[] = ['ReplicaSet', 'StatefulSet', 'DaemonSet', 'ReplicationController'];
const HOLDING_PHASES: readonly string[] = ['Running', 'Pending'];

/**
 * Nodes on which a running or pending pod matches `podNonInterruptLabels`: a package with an interrupt cordons the node and then
 * waits for these pods before it drains, without any limit of time. A selector without requirements asks for nothing. Source:
 * NVIDIA/nodewright skyhook_controller.go EnsureNodeIsReadyForInterrupt and HasNonInterruptWork; issues 542 and 543.
 */
export function keptNodes(selector: LabelSelector | null, objects: readonly Manifest[]): KeptNodes {
  if (!selector || selector.requirements.length === 0) return NOTHING_KEPT;
  const found = new Map<string, KeptNode>();
  for (const pod of objects) {
    if (pod.kind !== 'Pod') continue;
    const { spec, status, metadata } = pod.object;
    const node = textIn(spec, 'nodeName');
    // A phase that the snapshot does not have is no proof that the pod has ended.
    const isOver = !HOLDING_PHASES.includes(textIn(status, 'phase') ?? 'Running');
    if (node === null || isOver || !selects(selector, labelsIn(metadata, 'labels'))) continue;
    const before = found.get(node);
    const name = pod.namespace === null ? pod.name : `${pod.namespace}/${pod.name}`;
    const mayEnd = (before?.mayEnd ?? true) && !isEndless(metadata);
    found.set(node, { pods: [...(before?.pods ?? []), name].sort(), mayEnd });
  }
  return found;
}

/** What holds these nodes, for a person. */
export function keptWords(names: readonly string[], kept: KeptNodes): { says: string; fix: string } {
  const pods = names.flatMap((name) => kept.get(name)?.pods ?? []);
  const [first = ''] = pods;
  const more = pods.length > 1 ? ` and ${counted(pods.length - 1, 'more pod')}` : '';
  const nodes = counted(names.length, 'node');
  const [node = ''] = names;
  const mayEnd = names.every((name) => kept.get(name)?.mayEnd !== false);
  const end = mayEnd
    ? 'until they end, which nothing here says the time of'
    : 'for ever, as a controller keeps them there and nothing evicts them';
  return {
    says:
      `${nodes} (${visible(node)}${names.length > 1 ? ', ...' : ''}) ${verb(names.length, 'is', 'are')} cordoned for the interrupt and ` +
      `${verb(names.length, 'waits', 'wait')} for ${counted(pods.length, 'pod')} that ${verb(pods.length, 'matches', 'match')} podNonInterruptLabels ` +
      `(${visible(first)}${more}), ${end}. drainConfig.timeout does not run meanwhile.`,
    fix: mayEnd
      ? `Merge when the pods have ended, or take the label off those that may be interrupted; ${verb(names.length, 'it keeps its place', 'they keep their places')} in the batch until then.`
      : 'Take these pods off the nodes first (scale their controller down or move it by its own node selector), or take them out of podNonInterruptLabels.',
  };
}

function isEndless(metadata: Json | undefined): boolean {
  return itemsIn(metadata, 'ownerReferences').some((owner) => ENDLESS.includes(textIn(owner, 'kind') ?? ''));
}
