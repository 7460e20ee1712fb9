import { allOf } from '../../../text/plural.js';
import type { Resting, Standstill } from '../../system.js';
import { effectOf } from '../changes/effect.js';
import { leavingPods, otherOrdinals } from '../changes/leaving.js';
import { replicasOf } from '../changes/replicas.js';
import { partitionOf, type StatefulSetSpec } from '../controller/statefulset/state.js';
import { statefulSetMaxUnavailable } from '../controller/workload-budgets.js';
import { liveStatefulSet } from '../objects/live.js';
import { statefulSetSpecOf } from '../objects/workloads.js';
import { placesForPods } from '../rollout/places.js';
import type { PodSimulation } from '../rollout/pods.js';
import { addedOrdinals, statefulSetStart } from '../rollout/start.js';
import { StatefulSetSimulation, updatedAtOnce } from '../rollout/statefulset.js';
import {
  heldByOnDelete,
  laterBatches,
  type PlannedWorkload,
  templateOf,
  type WorkloadInput,
  writtenLimit,
} from '../rollout/workload.js';
import type { Behaviour } from '../versions.js';
import { haltText, podsLeftText } from './halts.js';
import { statefulSetNotes } from './notes.js';
import { asText } from '../../../text/text.js';
import { toPlain } from '../../../text/render.js';

/** How a StatefulSet is rolled, from its state in the snapshot. */
export function planStatefulSet(input: WorkloadInput): Omit<PlannedWorkload, 'lost'> {
  const { object, context, relation } = input;
  const { manifest } = object;
  const { behaviour } = context;
  const live = object.live && liveStatefulSet(object.live, context.live);
  const replicas = replicasOf(object, live && live.total, context.autoscalers.of(manifest));
  const written = statefulSetSpecOf(manifest.object, templateOf(input, live));
  const spec = { ...written, replicas: replicas.count };
  const targets = context.names.of(manifest, spec.startOrdinal, spec.replicas);
  const added = addedOrdinals(input, spec, live, replicas.before);
  const state = statefulSetStart(input, spec, live, added);
  const there = new Set(state.pods.map(({ slot }) => slot));
  const unserved = new Set(added.filter((ordinal) => !there.has(ordinal)));
  const places = placesForPods(input, spec.replicas);
  const rolled = Math.max(0, spec.replicas - partitionOf(spec));
  const atOnce = updatedAtOnce(spec, behaviour);
  const moved = otherOrdinals(object);
  const setting = { targets, behaviour, isUnplaceable: places.most === 0, added: unserved };
  return {
    unit: 'replica',
    targets,
    pods: new StatefulSetSimulation(state, setting),
    ceiling: ceilingOf(spec, writtenLimit(manifest, 'updateStrategy'), behaviour),
    strategy: strategyOf(spec, atOnce),
    strategyField: 'updateStrategy',
    minReadySeconds: spec.minReadySeconds,
    readyIsEnough:
      spec.strategy.type === 'RollingUpdate' &&
      spec.podManagementPolicy === 'Parallel' &&
      !behaviour.statefulSetUpdateWaitsForAvailable,
    change: effectOf({
      object,
      relation,
      live,
      replicas,
      total: spec.replicas,
      rolled,
      keeps: keptBy(spec),
      held: heldBack(spec),
      ordinals: moved ? ` ${toPlain(asText(moved.says))}` : '',
      places,
    }),
    haltText: (halt) => haltText(halt, { kind: 'StatefulSet', name: manifest.name, spec, places }),
    restingOf: (end) => restingOf(end, spec),
    ...(unserved.size > 0 ? { freshBatches: laterBatches(rolled, atOnce) } : {}),
    standstill: partitionedOff(spec),
    leaves: leavingPods(object, replicas),
    notes: statefulSetNotes(spec, atOnce, replicas.note),
  };
}

function ceilingOf(
  spec: StatefulSetSpec,
  written: number | string | null,
  behaviour: Behaviour,
): PlannedWorkload['ceiling'] {
  const enforced = updatedAtOnce(spec, behaviour);
  if (spec.strategy.type !== 'RollingUpdate')
    return { declared: spec.strategy.type, resolved: enforced, enforced };
  const resolved = statefulSetMaxUnavailable(spec.strategy.maxUnavailable, spec.replicas);
  return { declared: written, resolved, enforced };
}

function strategyOf(
  { strategy, podManagementPolicy, minReadySeconds }: StatefulSetSpec,
  maxUnavailable: number,
): PlannedWorkload['strategy'] {
  const kind = strategy.type;
  if (strategy.type !== 'RollingUpdate') return { kind, podManagementPolicy, minReadySeconds };
  const { partition } = strategy;
  return { kind, maxUnavailable, partition, podManagementPolicy, minReadySeconds };
}

/** OnDelete, or a partition that keeps every replica back. */
function heldBack(spec: StatefulSetSpec): ReturnType<typeof heldByOnDelete> {
  const partition = partitionOf(spec);
  if (partition === 0 || partition < spec.replicas || spec.replicas === 0)
    return heldByOnDelete(spec.strategy);
  const says = `partition ${partition} keeps ${allOf(spec.replicas, 'replica')} on the previous one until it is lowered.`;
  return { by: 'partition', says };
}

/** The ordinals below a partition keep their template, also after the rollout is done. Source: kubernetes/kubernetes#70442. */
function keptBy(spec: StatefulSetSpec): string | null {
  const partition = partitionOf(spec);
  if (partition === 0) return null;
  const kept = Math.min(partition, spec.replicas);
  const first = spec.startOrdinal;
  const whose = kept === 1 ? `ordinal ${first}` : `ordinals ${first} to ${first + kept - 1}`;
  return `partition ${partition} keeps ${whose} on the previous one`;
}

/** A partition at or above replicas is how an update is staged, so it is information. */
function partitionedOff(spec: StatefulSetSpec): Standstill | undefined {
  const { replicas } = spec;
  const partition = partitionOf(spec);
  if (replicas === 0 || partition < replicas) return undefined;
  return {
    what: 'updates',
    says: `partition ${partition} keeps ${allOf(replicas, 'replica')} on the old pod template: no pod gets a new one until partition is lowered.`,
    fix: `Lower partition to ${replicas - 1} to update the first pod, the one with the highest ordinal.`,
    grade: 'info',
    targets: replicas,
  };
}

function restingOf(end: PodSimulation, spec: StatefulSetSpec): Resting {
  const counts = end.counts();
  const { available, old, new: fresh } = counts;
  const missing = Math.max(0, spec.replicas - old - fresh);
  const isRecreated = spec.strategy.type === 'Recreate';
  const gone = missing > 0 ? `, ${missing} missing${isRecreated ? '' : ' for good'}` : '';
  const needsDeletion = spec.podManagementPolicy === 'OrderedReady' && !isRecreated;
  const recovery = needsDeletion
    ? 'Nothing rolls back, and with OrderedReady the old template does not help either until someone deletes the broken pod.'
    : 'Nothing rolls back.';
  return {
    available,
    old,
    new: fresh,
    ...(needsDeletion ? { needsDeletion } : {}),
    says: `${podsLeftText(counts)}${gone}. ${recovery}`,
  };
}
