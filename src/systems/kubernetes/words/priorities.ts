import { entryOf, numberIn, textIn } from '../../../manifest/fields.js';
import { ofKind } from '../../../manifest/lookup/of-kind.js';
import { groupOf, type Manifest } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/words/visible.js';
import type { ResolveInput, Unshown } from '../../system.js';
import { podSpecOf } from '../objects/volume-claims.js';

type Files = Pick<ResolveInput, 'neighbours' | 'neighboursBefore'>;

/** What another priority does to new pods, and to those of others. */
export function otherPriority(manifest: Manifest, before: Manifest | null, files: Files): Unshown | null {
  return moreUrgent(manifest, before, files) ?? lessUrgent(manifest, before, files);
}

/**
 * A pod of a DaemonSet has its one node: where that is full of pods that come before none, it waits for good. Source: kubernetes,
 * pkg/scheduler/framework/preemption; kubernetes/kubernetes#140984.
 */
function lessUrgent(manifest: Manifest, before: Manifest | null, files: Files): Unshown | null {
  if (before === null) return null;
  const now = priorityOf(manifest, files);
  const then = priorityOf(before, { ...files, neighbours: files.neighboursBefore ?? files.neighbours ?? [] });
  if (now.value === null || then.value === null || now.value >= then.value) return null;
  const isOfNode = manifest.kind === 'DaemonSet';
  const waits = isOfNode
    ? 'on a node that is full a new one stays Pending for good, as none of the pods there goes for it and it has no other node'
    : 'where no node has room for a new one, fewer pods go for it';
  return {
    subject: 'lower-priority',
    says: `its new pods have priority ${now.value}${now.name === '' ? '' : ` (PriorityClass ${visible(now.name)})`}, ${then.value} (PriorityClass ${visible(then.name)}) before: ${waits}, and pods that come before it take it away.`,
    fix: `Keep priorityClassName: ${visible(then.name)}.`,
    ...(isOfNode ? {} : { grade: 'info' as const }),
    place: manifest.placeOf(['spec', 'template', 'spec']),
    ofRollout: true,
  };
}

/** Source: kubernetes, pkg/apis/scheduling: system classes. */
const SYSTEM_PRIORITIES: Readonly<Record<string, number>> = {
  'system-cluster-critical': 2_000_000_000,
  'system-node-critical': 2_000_001_000,
};

/**
 * Of a workload that the change adds too: one of no class comes before nobody. Source: kubernetes, pkg/scheduler/framework/preemption:
 * budgets are honoured only where other pods do as well.
 */
function moreUrgent(manifest: Manifest, before: Manifest | null, files: Files): Unshown | null {
  if (before === null && files.neighboursBefore === undefined) return null;
  const [now, then] = [priorityOf(manifest, files), before === null ? NONE : priorityOf(before, files)];
  if (now.neverPreempts || (now.value === null && (before === null || now.name === then.name))) return null;
  if (now.value !== null && now.value <= (then.value ?? 0)) return null;
  const valueOf = ({ name, value }: Priority): string =>
    value === null ? `of PriorityClass ${visible(name)}, which no file holds,` : String(value);
  const was = before === null ? '' : `, ${valueOf(then)} before`;
  const lead =
    now.value === null
      ? `its new pods have another priority, that ${valueOf(now)} and ${valueOf(then)} before. Where it is higher and`
      : `its new pods have priority ${now.value} (PriorityClass ${visible(now.name)})${was}: where`;
  return {
    subject: 'priority',
    says: `${lead} no node has room for one, the scheduler takes pods of a lower priority away for it, and asks disruption budgets only as long as others will do.`,
    fix: 'Where it need not go before others, give it a PriorityClass with preemptionPolicy: Never.',
    place: manifest.placeOf(['spec', 'template', 'spec', 'priorityClassName']),
    ofRollout: true,
  };
}

interface Priority {
  readonly name: string;
  /** Null where no file tells it. */
  readonly value: number | null;
  readonly neverPreempts: boolean;
}

const NONE: Priority = { name: '', value: 0, neverPreempts: false };

/** Who names no class gets the one that is the default of all, where the files hold one. */
function priorityOf(manifest: Manifest, { neighbours = [] }: Files): Priority {
  const name = textIn(podSpecOf(manifest), 'priorityClassName') ?? '';
  const system = entryOf(SYSTEM_PRIORITIES, name);
  if (system !== undefined) return { name, value: system, neverPreempts: false };
  const found = ofKind(neighbours, 'PriorityClass').find(
    (one) =>
      groupOf(one.apiVersion) === 'scheduling.k8s.io' &&
      (name === '' ? one.object['globalDefault'] === true : one.name === name),
  );
  if (!found) return name === '' ? NONE : { name, value: null, neverPreempts: false };
  const neverPreempts = found.object['preemptionPolicy'] === 'Never';
  return { name: found.name, value: numberIn(found.object, 'value'), neverPreempts };
}
