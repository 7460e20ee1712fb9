import { groupedBy } from '../../../manifest/lookup/grouped.js';
import { textIn } from '../../../manifest/fields.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/words/visible.js';
import type { NodeState, Snapshot } from '../../../snapshot/snapshot.js';
import { untolerated, taintText } from '../../../snapshot/toleration.js';
import {
  combine,
  fitsAbsence,
  labelRequirements,
  overlap,
  type Requirement,
} from '../controller/drift/requirement.js';
import { type NodePool, POOL_LABEL } from '../objects/nodepool.js';
import { type PodNeeds, PodReader } from '../objects/pod-needs.js';
import type { PoolNode, Stranded } from '../objects/pool-nodes.js';
import { isReschedulable } from '../objects/pods.js';
import { podOf } from '../objects/workloads.js';

/** A taint of the other effect, PreferNoSchedule, keeps nobody away. */
const KEEPING = ['NoSchedule', 'NoExecute'] as const;

/** Keys under these names come from the provider or the kubelet: what values they may have, no template says. */
const PROVIDED =
  /(^|\.)(kubernetes\.io|k8s\.io|k8s\.aws|karpenter\.sh|amazonaws\.com|azure\.com|google\.com)\//;

interface Around {
  readonly files: readonly Manifest[];
  readonly snapshot: Snapshot;
  /** Every pool as it stands after the change. */
  readonly pools: () => readonly NodePool[];
}

/**
 * Pods that ran on what a pool made before the change, and that nothing which it makes after it takes: a taint that they do not tolerate,
 * a label that they ask for. Karpenter simulates where the pods of a drifted node would go, and leaves a node in its place of which one
 * goes nowhere, whatever the budgets allow. Source: kubernetes-sigs/karpenter 2266468, disruption/drift.go (AllNonPendingPodsScheduled);
 * kubernetes-sigs/karpenter#2816.
 */
export class StrandedPods {
  private readonly reader: PodReader;
  /** Those that need another node when theirs goes. */
  private readonly podsOn: ReadonlyMap<string, readonly Manifest[]>;
  private readonly hasPods: boolean;

  constructor(private readonly around: Around) {
    const { objects } = around.snapshot;
    this.reader = new PodReader(around.files, objects);
    const pods = objects.filter(({ apiVersion, kind }) => apiVersion === 'v1' && kind === 'Pod');
    this.podsOn = groupedBy(
      pods.filter((pod) => isReschedulable(podOf(pod))),
      ({ object }) => textIn(object['spec'], 'nodeName') ?? '',
    );
    this.hasPods = pods.length > 0;
  }

  /** The nodes of a pool, each with what keeps it in its place where one of its pods has no other. A static pool asks no pod. */
  marked(nodes: readonly PoolNode[], before: NodePool | null, after: NodePool): readonly PoolNode[] {
    if (!before || after.replicas !== null || isSameForPods(before, after)) return nodes;
    const unseen = this.hasPods ? null : this.strandedWorkload(before, after);
    if (unseen) return nodes.map((node) => ({ ...node, stranded: unseen }));
    return nodes.map((node) => {
      const stranded = this.strandedOn(node, before, after);
      return stranded === null ? node : { ...node, stranded };
    });
  }

  /** Where the snapshot has no pods: a workload of the files whose pods have run on this pool alone, on any of its nodes. */
  private strandedWorkload(before: NodePool, after: NodePool): Stranded | null {
    for (const needs of this.reader.needsOfWritten()) {
      const unfit = misfit(after, needs);
      if (unfit === null || misfit(before, needs) !== null || this.hasOther(needs, after)) continue;
      return strandedBy(
        `a pod of ${visible(needs.name)}, which any of its nodes may hold,`,
        unfit,
        needs.name,
      );
    }
    return null;
  }

  private strandedOn(node: PoolNode, before: NodePool, after: NodePool): Stranded | null {
    for (const pod of this.podsOn.get(node.name) ?? []) {
      const needs = this.reader.needsOf(pod);
      const unfit = misfit(after, needs);
      if (unfit === null || misfit(before, needs) !== null || this.hasOther(needs, after)) continue;
      return strandedBy('a pod on it', unfit, `the workload of pod ${visible(needs.name)}`);
    }
    return null;
  }

  /** Whether a node of another pool, or of none, or another pool itself would take it; whether it has room, nothing tells. */
  private hasOther(needs: PodNeeds, { name }: NodePool): boolean {
    const { snapshot, pools } = this.around;
    return (
      pools().some((pool) => pool.name !== name && misfit(pool, needs) === null) ||
      snapshot.nodes.some((node) => node.labels[POOL_LABEL] !== name && takes(node, needs))
    );
  }
}

function strandedBy(what: string, { says, isOfVolume }: Misfit, whose: string): Stranded {
  return {
    why: `${what} ${says}: only old nodes of the pool take it, while they have room, and without one it stays Pending`,
    fix: isOfVolume
      ? `Keep what the volume of ${whose} is bound to in the requirements of the template, or in those of another NodePool that takes its pods, until its data are elsewhere.`
      : `Let ${whose}, and all others that run there, fit the new template before the pool has it (toleration, nodeSelector), or keep a NodePool that takes them until they have moved.`,
  };
}

/** True where pods are taken by the one as by the other. */
export function isSameForPods({ template: a }: NodePool, { template: b }: NodePool): boolean {
  const text = ({ labels, taints, requirements }: NodePool['template']): string =>
    JSON.stringify([[...(labels ?? [])], taints, requirements]);
  return text(a) === text(b);
}

/** Why a template would not do for a pod, and whether it is for the place of a volume. */
interface Misfit {
  readonly says: string;
  readonly isOfVolume: boolean;
}

/** Why a node made from the template of a pool would not take a pod; null where it would, or nobody can tell. */
export function misfit(
  { name, template }: NodePool,
  { tolerations, alternatives, volumes }: PodNeeds,
): Misfit | null {
  const taint = untolerated(template.taints ?? [], tolerations, KEEPING);
  if (taint)
    return { says: `does not tolerate the taint ${taintText(taint)} of the template`, isOfVolume: false };
  const offered = combine([
    ...template.requirements,
    ...[...(template.labels ?? []), [POOL_LABEL, name] as const].map(([key, value]) => ({
      key,
      operator: 'In',
      values: [value],
      minValues: null,
    })),
  ]);
  const own = missingOf(alternatives, offered);
  if (own) return { says: `asks for ${askText(own)}, which the template does not give`, isOfVolume: false };
  const bound = volumes.map((places) => missingOf(places, offered)).find((asked) => asked !== undefined);
  return bound
    ? {
        says: `has a volume that is bound to ${askText(bound)}, where the template makes no node`,
        isOfVolume: true,
      }
    : null;
}

type Asked = readonly [string, Requirement];

/** What the first of several ways asks for and does not get; undefined where one of them is given. */
function missingOf(
  ways: readonly ReadonlyMap<string, Requirement>[],
  offered: ReadonlyMap<string, Requirement>,
): Asked | undefined {
  const missing = ways.map((asked) =>
    [...asked].find(([key, wanted]) => !isOffered(offered.get(key), key, wanted)),
  );
  return missing.includes(undefined) ? undefined : missing[0];
}

function isOffered(offered: Requirement | undefined, key: string, wanted: Requirement): boolean {
  if (offered) return overlap(offered, wanted);
  return fitsAbsence(wanted) || PROVIDED.test(key);
}

function takes(node: NodeState, { tolerations, alternatives, volumes }: PodNeeds): boolean {
  if (node.unschedulable || node.deletingSince !== null) return false;
  if (untolerated(node.taints, tolerations, KEEPING)) return false;
  const has = labelRequirements(Object.entries(node.labels));
  const isGiven = (ways: PodNeeds['alternatives']): boolean =>
    ways.some((asked) =>
      [...asked].every(([key, wanted]) => {
        const own = has.get(key);
        return own ? overlap(own, wanted) : fitsAbsence(wanted);
      }),
    );
  return [alternatives, ...volumes].every(isGiven);
}

function askText([key, { complement, values }]: Asked): string {
  if (complement || values.size === 0) return `a value of ${visible(key)}`;
  return visible(`${key}=${[...values].sort().join(' or ')}`);
}
