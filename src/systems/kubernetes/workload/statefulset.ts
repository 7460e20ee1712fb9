import type { Resting, Standstill } from '../../system.js';
import { fieldOf, integerOf, objectOf } from '../admission/defaults.js';
import type { StatefulSetRollout } from '../dry/statefulset.js';
import { NOT_BEGUN, StatefulSetMachine } from '../dry/statefulset.js';
import { leftOf } from '../live/pods.js';
import type { LiveStatefulSet } from '../live/statefulset.js';
import { liveStatefulSet } from '../live/statefulset.js';
import { statefulSetSpecOf } from '../read/workloads.js';
import type { StatefulSetSpec } from '../statefulset/state.js';
import { partitionOf } from '../statefulset/state.js';
import type { InitialPod, StatefulWorld, WorldPod } from '../statefulset/world.js';
import { startingWorld } from '../statefulset/world.js';
import { hasReadiness, templateLabels } from '../template.js';
import { statefulSetMaxUnavailable } from '../workload-budgets.js';
import { bakeOf } from './bake.js';
import { drivenBy, heldBy } from './driven.js';
import { count, writtenLimit } from './limits.js';
import { idOf } from './relation.js';
import { changeOf } from './says.js';
import { statefulSetNotes } from './statefulset-notes.js';
import type { PlannedWorkload, WorkloadInput } from './workload.js';

const NEXT = 'the next pod template';
const PRESENT = 'the present one';

export function planStatefulSet(input: WorkloadInput): PlannedWorkload {
  const { object, relation, context } = input;
  const { manifest } = object;
  const template = fieldOf(objectOf(manifest.object, 'spec'), 'template');
  const live = liveStatefulSet(input);
  const halfway =
    live !== null && live.updated < live.replicas && live.currentRevision !== live.updateRevision;
  const spec = specOf(input, live, halfway);
  const ordinals = Array.from({ length: spec.replicas }, (_, i) => spec.startOrdinal + i);
  const targets = context.names.of(manifest.kind, manifest.namespace, manifest.name, ordinals);
  const world = startOf(input, spec, live, halfway);
  const labels = templateLabels(template);
  const machine = new StatefulSetMachine(world, targets, context.behaviour);
  return {
    unit: 'replica',
    targets,
    joining: targets.map((name) => ({ name, unit: 'replica', labels, outBefore: false })),
    ceiling: ceilingOf(input, spec),
    strategy: { ...strategyOf(input, spec), readinessProbes: hasReadiness(template) },
    strategyField: 'updateStrategy',
    bake: bakeOf(spec.minReadySeconds, template),
    change: changeOf({
      object,
      relation,
      thing: 'replica',
      total: spec.replicas,
      totalBefore: replicasBefore(input, live),
      halfway: halfway ? { updated: live.updated, total: live.replicas } : null,
      held: heldBy(spec.strategy),
    }),
    ...drivenBy(machine, (end) => restingOf(end, spec, machine)),
    documented: null,
    standstill: partitionedOff(spec),
    notes: statefulSetNotes(input, spec, limitOf(input, spec)),
  };
}

function specOf(
  { object, relation }: WorkloadInput,
  live: LiveStatefulSet | null,
  halfway: boolean,
): StatefulSetSpec {
  const changed = live && relation === 'changed';
  const template = changed ? idOf(object.manifest) : live && halfway ? live.template : NEXT;
  const head = statefulSetSpecOf(object.manifest.object, template);
  const written = fieldOf(objectOf(object.manifest.object, 'spec'), 'replicas') !== undefined;
  return written || !live ? head : { ...head, replicas: live.replicas };
}

function startOf(
  { relation, context, object }: WorkloadInput,
  spec: StatefulSetSpec,
  live: LiveStatefulSet | null,
  halfway: boolean,
): StatefulWorld {
  const ordinals = Array.from({ length: spec.replicas }, (_, i) => spec.startOrdinal + i);
  if (!live)
    return startingWorld(
      spec,
      PRESENT,
      ordinals.map((ordinal) => present(ordinal, true)),
    );
  const keep = halfway || relation === 'changed';
  const nameOf = (revision: string): string => {
    if (!keep) return PRESENT;
    return revision === live.updateRevision ? live.template : `revision ${revision}`;
  };
  const current = nameOf(live.currentRevision);
  if (live.pods.length === 0) return byStatus(spec, live, keep ? live.template : PRESENT, current);
  const pods = live.pods.flatMap((pod): WorldPod[] => {
    const ordinal = ordinalOf(pod.name, object.manifest.name);
    if (ordinal === null) return [];
    const left = leftOf(pod, context.at, NOT_BEGUN);
    const readySinceMs = left === 0 ? (pod.since ?? 0) : null;
    const { terminating, failed } = pod;
    return [{ ordinal, template: nameOf(pod.revision), readySinceMs, terminating, failed, left }];
  });
  return {
    spec,
    currentRevision: current,
    pods: pods.sort((a, b) => a.ordinal - b.ordinal),
    nowMs: context.at,
  };
}

function present(ordinal: number, available: boolean, template = PRESENT): InitialPod {
  return { ordinal, template, available };
}

/** Without pods: the highest ordinals are the updated ones, and of these the lowest are what is not ready. */
function byStatus(
  spec: StatefulSetSpec,
  live: LiveStatefulSet,
  template: string,
  current: string,
): StatefulWorld {
  const firstUpdated = live.replicas - live.updated;
  const missing = live.replicas - live.ready;
  const pods = Array.from({ length: live.replicas }, (_, i) => {
    const unready = i >= firstUpdated && i < firstUpdated + missing;
    return present(spec.startOrdinal + i, !unready, i >= firstUpdated ? template : current);
  });
  return startingWorld(spec, current, pods);
}

function ordinalOf(pod: string, name: string): number | null {
  const text = pod.startsWith(`${name}-`) ? pod.slice(name.length + 1) : '';
  return /^[0-9]+$/.test(text) ? Number(text) : null;
}

function limitOf({ context }: WorkloadInput, spec: StatefulSetSpec): number {
  if (spec.strategy.type === 'OnDelete') return 0;
  if (!context.behaviour.statefulSetMaxUnavailable) return 1;
  return statefulSetMaxUnavailable(spec.strategy.maxUnavailable, spec.replicas);
}

function ceilingOf(input: WorkloadInput, spec: StatefulSetSpec): PlannedWorkload['ceiling'] {
  if (spec.strategy.type === 'OnDelete') return { declared: 'OnDelete', documented: 0, enforced: 0 };
  const written = writtenLimit(
    input.object.manifest.object['spec'] ?? null,
    'updateStrategy',
    'maxUnavailable',
  );
  const documented = statefulSetMaxUnavailable(spec.strategy.maxUnavailable, spec.replicas);
  return { declared: written, documented, enforced: limitOf(input, spec) };
}

function strategyOf(input: WorkloadInput, spec: StatefulSetSpec): PlannedWorkload['strategy'] {
  const { strategy, podManagementPolicy, minReadySeconds } = spec;
  if (strategy.type === 'OnDelete') return { kind: 'OnDelete', podManagementPolicy, minReadySeconds };
  const { partition } = strategy;
  const maxUnavailable = limitOf(input, spec);
  return { kind: 'RollingUpdate', maxUnavailable, partition, podManagementPolicy, minReadySeconds };
}

/** A partition at or above replicas is how an update is staged, so it is information. */
function partitionedOff(spec: StatefulSetSpec): Standstill | undefined {
  const { replicas } = spec;
  const partition = partitionOf(spec);
  if (replicas === 0 || partition < replicas) return undefined;
  return {
    what: 'updates',
    says: `partition ${partition} keeps all ${count(replicas, 'replica')} on the old pod template: a change of it reaches none before the partition is lowered.`,
    fix: `Lower partition to ${replicas - 1} when the new template may go to the first pod, the one with the highest ordinal.`,
    grade: 'info',
    targets: replicas,
  };
}

function replicasBefore({ object }: WorkloadInput, live: LiveStatefulSet | null): number | null {
  if (!object.before) return live?.replicas ?? null;
  const spec = objectOf(object.before.object, 'spec');
  return fieldOf(spec, 'replicas') === undefined && live ? live.replicas : integerOf(spec, 'replicas', 1);
}

function restingOf(rollout: StatefulSetRollout, spec: StatefulSetSpec, machine: StatefulSetMachine): Resting {
  const { pods } = rollout.world;
  const available = spec.replicas - machine.out(rollout).length;
  const fresh = pods.filter((pod) => pod.template === spec.template).length;
  const old = pods.length - fresh;
  const missing = Math.max(0, spec.replicas - pods.length);
  const gone = missing > 0 ? `, ${missing} missing for good` : '';
  const recovery =
    spec.podManagementPolicy === 'OrderedReady'
      ? 'Nothing rolls back; with OrderedReady not even putting the old template back helps, until someone deletes the broken pod.'
      : 'Nothing rolls back.';
  return {
    available,
    old,
    new: fresh,
    says: `${count(old, 'old pod')}, and ${count(fresh, 'new one')} that never get ready${gone}. ${recovery}`,
  };
}
