import { fix } from '../../../text/fix.js';
import { present } from '../../../manifest/lookup.js';
import { code, count, literal, NO_TEXT, text } from '../../../text/text.js';
import { effectOf } from '../changes/effect.js';
import { fewerReplicas, otherOrdinals } from '../changes/leaving.js';
import { replicasOf } from '../changes/replicas.js';
import { statefulSetMaxUnavailable } from '../controller/limits.js';
import { partitionOf, updatedAtOnce } from '../controller/statefulset.js';
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
  const isPartitionedOff = total > 0 && kept === total;
  const keptText = text`${code(`partition: ${partition}`)} keeps ${kept < total ? count(kept, 'replica') : total === 1 ? literal('the only replica') : text`all ${count(total, 'replica')}`} on the old pod template until it is lowered.`;
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
      held: isPartitionedOff ? { by: 'partition', says: keptText } : heldByOnDelete(strategy),
      beside: moved ? text` ${moved.says}` : NO_TEXT,
      places,
    }),
    halted: { kind: 'StatefulSet', name: manifest.name, spec, because: places.because },
    ...(unserved.size > 0 ? { freshBatches: laterBatches(rolled, atOnce) } : {}),
    // That is how an update is staged, so it is information.
    standstill: isPartitionedOff
      ? {
          what: 'updates',
          says: keptText,
          fix: fix`Lower partition to ${total - 1} to update the first pod, the one with the highest ordinal.`,
          grade: 'info',
          targets: total,
        }
      : undefined,
    leaves: fewerReplicas(object, replicas) ?? moved,
    notes: present([kept > 0 && keptText, replicas.note]),
  };
}
