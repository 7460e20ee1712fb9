import { fix } from '../../../text/fix.js';
import { present } from '../../../manifest/lookup.js';
import { code, count, literal, NO_TEXT, type Text, text, verbFor } from '../../../text/text.js';
import { effectOf } from '../changes/effect.js';
import { fewerReplicas, otherOrdinals } from '../changes/leaving.js';
import { replicasOf } from '../changes/replicas.js';
import { statefulSetMaxUnavailable } from '../controller/limits.js';
import { partitionOf, type StatefulSetSpec, updatedAtOnce } from '../controller/statefulset.js';
import { liveStatefulSet } from '../objects/live.js';
import { statefulSetSpecOf } from '../objects/spec.js';
import { placesForPods } from '../rollout/places.js';
import { addedOrdinals, statefulSetStart } from '../rollout/start.js';
import { StatefulSetSimulation } from '../rollout/statefulset.js';
import {
  heldByOnDelete,
  laterBatches,
  type PlannedWorkload,
  templateOf,
  type WorkloadInput,
  writtenLimit,
} from '../rollout/workload.js';

/** How a StatefulSet is rolled, from its state in the snapshot. */
export function planStatefulSet(input: WorkloadInput): Omit<PlannedWorkload, 'lost'> {
  const { object, context, relation } = input;
  const { manifest } = object;
  const { behaviour } = context;
  const live = object.live && liveStatefulSet(object.live, context.live);
  const replicas = replicasOf(object, live && live.total, context.autoscalers.of(manifest));
  const total = replicas.count;
  const spec = { ...statefulSetSpecOf(manifest, templateOf(input, live)), replicas: total };
  const { strategy, startOrdinal, minReadySeconds, podManagementPolicy } = spec;
  const targets = context.names.of(manifest, startOrdinal, total);
  const added = addedOrdinals(input, spec, live, replicas.before);
  const state = statefulSetStart(input, spec, live, added);
  const there = new Set(state.pods.map(({ slot }) => slot));
  const unserved = new Set(added.filter((ordinal) => !there.has(ordinal)));
  const places = placesForPods(input, total);
  const partition = partitionOf(spec);
  const rolled = Math.max(0, total - partition);
  const atOnce = updatedAtOnce(spec, behaviour);
  const moved = otherOrdinals(object);
  const isRolling = strategy.type === 'RollingUpdate';
  const kept = Math.min(partition, total);
  const range =
    kept === 1 ? text`ordinal ${startOrdinal}` : text`ordinals ${startOrdinal} to ${startOrdinal + kept - 1}`;
  const isPartitionedOff = total > 0 && partition >= total;
  return {
    unit: 'replica',
    targets,
    pods: new StatefulSetSimulation(state, {
      targets,
      behaviour,
      isUnplaceable: places.most === 0,
      added: unserved,
    }),
    ceiling: isRolling
      ? {
          declared: writtenLimit(manifest, 'updateStrategy'),
          resolved: statefulSetMaxUnavailable(strategy.maxUnavailable, total),
          enforced: atOnce,
        }
      : { declared: strategy.type, resolved: atOnce, enforced: atOnce },
    strategy: {
      kind: strategy.type,
      ...(isRolling ? { maxUnavailable: atOnce, partition } : {}),
      podManagementPolicy,
      minReadySeconds,
    },
    strategyField: 'updateStrategy',
    minReadySeconds,
    readyIsEnough:
      isRolling && podManagementPolicy === 'Parallel' && !behaviour.statefulSetUpdateWaitsForAvailable,
    change: effectOf({
      object,
      relation,
      live,
      replicas,
      total,
      rolled,
      keeps: kept === 0 ? null : text`partition ${partition} keeps ${range} on the previous one`,
      held: isPartitionedOff
        ? {
            by: 'partition',
            says: text`partition ${partition} keeps ${range} on the previous one until it is lowered.`,
          }
        : heldByOnDelete(strategy),
      beside: moved ? text` ${moved.says}` : NO_TEXT,
      places,
    }),
    halted: { kind: 'StatefulSet', name: manifest.name, spec, places },
    ...(unserved.size > 0 ? { freshBatches: laterBatches(rolled, atOnce) } : {}),
    standstill: isPartitionedOff ? partitionedOff(spec, partition) : undefined,
    leaves: fewerReplicas(object, replicas) ?? moved,
    notes: statefulSetNotes(spec, atOnce, replicas.note),
  };
}

/** A partition at or above replicas is how an update is staged, so it is information. */
function partitionedOff({ replicas }: StatefulSetSpec, partition: number): PlannedWorkload['standstill'] {
  const all = replicas === 1 ? literal('the only replica') : text`all ${count(replicas, 'replica')}`;
  return {
    what: 'updates',
    says: text`${code(`partition: ${partition}`)} keeps ${all} on the old pod template until it is lowered.`,
    fix: fix`Lower partition to ${replicas - 1} to update the first pod, the one with the highest ordinal.`,
    grade: 'info',
    targets: replicas,
  };
}

/** Notes on the plan of a StatefulSet that updates so many pods at once. */
function statefulSetNotes(spec: StatefulSetSpec, atOnce: number, note: Text | null): Text[] {
  const { strategy, replicas, podManagementPolicy } = spec;
  const kept = Math.min(partitionOf(spec), replicas);
  return present([
    kept > 0 &&
      text`${code(`partition: ${partitionOf(spec)}`)}: ${count(kept, 'replica')} below it ${verbFor(kept, 'keeps', 'keep')} the old pod template.`,
    strategy.type === 'RollingUpdate' &&
      podManagementPolicy === 'Parallel' &&
      atOnce === 1 &&
      text`${code('podManagementPolicy: Parallel')} affects creation and scaling only: updates stay one at a time.`,
    note,
  ]);
}
