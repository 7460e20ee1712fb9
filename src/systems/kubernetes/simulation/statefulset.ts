import { allOf, counted, verb } from '../../../text/plural.js';
import { type Json, namespaceOf } from '../../../manifest/manifest.js';
import type { Instant } from '../../../rollout/controller.js';
import type { Resting, Standstill } from '../../system.js';
import { NOT_BEGUN } from './machine.js';
import { placesForPods } from './places/places-for-pods.js';
import { limitOf, StatefulSetMachine, type StatefulSetRollout } from './statefulset-machine.js';
import { type LiveStatefulSet, liveStatefulSet } from '../objects/live/statefulset.js';
import { statefulSetSpecOf } from '../objects/workloads.js';
import { partitionOf, type StatefulSetSpec } from '../controller/statefulset/state.js';
import { hasReadiness, podTemplateOf, templateLabels } from '../objects/template.js';
import { statefulSetMaxUnavailable } from '../controller/workload-budgets.js';
import { bakeOf } from './bake.js';
import { drivenBy, heldBy } from './controller.js';
import { writtenLimit } from '../words/limits.js';
import { laterBatches } from '../change/joining-nodes.js';
import { leavingOf } from '../change/leaving.js';
import { idOf } from '../change/relation.js';
import { replicasOf } from '../change/replicas.js';
import { renumbered } from '../change/renumbered.js';
import { changeOfReplicas } from '../change/says.js';
import { statefulSetNotes } from '../words/statefulset-notes.js';
import type { PlannedWorkload, WorkloadInput } from './workload.js';
import { leftOf } from '../objects/live/pods.js';
import { sickPods } from '../objects/live/sick-pods.js';
import {
  type InitialPod,
  startingWorld,
  type StatefulWorld,
  type WorldPod,
} from '../controller/statefulset/world.js';

const NEXT = 'the next pod template';

/** How a StatefulSet is rolled, from where the snapshot shows it. */
export function planStatefulSet(input: WorkloadInput): PlannedWorkload {
  const { object, context } = input;
  const { manifest } = object;
  const template = podTemplateOf(manifest);
  const live = liveStatefulSet(input);
  const halfway =
    live !== null && live.updated < live.replicas && live.currentRevision !== live.updateRevision;
  const replicas = replicasOf(object, live && live.replicas, context.autoscalers.of(manifest));
  const spec = specOf(input, live, halfway, replicas.count);
  const ordinals = Array.from({ length: spec.replicas }, (_, i) => spec.startOrdinal + i);
  const targets = context.names.of(manifest.kind, namespaceOf(manifest), manifest.name, ordinals);
  const added = addedTo(input, ordinals, live, replicas.before);
  const world = statefulSetStart(input, spec, { live, halfway, added });
  const there = new Set(world.pods.map(({ ordinal }) => ordinal));
  const unserved = new Set(added.filter((ordinal) => !there.has(ordinal)));
  const rolled = Math.max(0, spec.replicas - partitionOf(spec));
  const moved = renumbered(object);
  const places = placesForPods(input, spec.replicas);
  const nowhere = places.most === 0 ? places.because : null;
  const machine = new StatefulSetMachine(world, targets, context.behaviour, manifest.name, nowhere, unserved);
  return {
    unit: 'replica',
    targets,
    joining: replicaTargets(targets, template),
    ceiling: ceilingOf(input, spec),
    strategy: { ...strategyOf(input, spec), readinessProbes: hasReadiness(template) },
    strategyField: 'updateStrategy',
    readyIsEnough:
      spec.strategy.type === 'RollingUpdate' &&
      spec.podManagementPolicy === 'Parallel' &&
      !context.behaviour.statefulSetUpdateWaitsForAvailable,
    bake: bakeOf(spec.minReadySeconds, template),
    change: changeOfReplicas(input, spec.replicas, replicas, {
      halfway: halfway ? { updated: live.updated, total: live.replicas } : null,
      rolled,
      held: heldBack(spec),
      keeps: keptBy(spec),
      renumbered: moved ? ` ${moved.says}` : '',
      places,
    }),
    ...drivenBy(machine, (end) => restingOf(end, spec, machine), input.lost),
    ...(unserved.size > 0 ? { freshBatches: laterBatches(rolled, limitOf(spec, context.behaviour)) } : {}),
    standstill: partitionedOff(spec),
    leaves: leavingOf(object, replicas) ?? moved,
    notes: [
      ...statefulSetNotes(spec, limitOf(spec, context.behaviour)),
      ...(replicas.note ? [replicas.note] : []),
    ],
  };
}

function replicaTargets(names: readonly string[], template: Json | undefined): PlannedWorkload['joining'] {
  const labels = templateLabels(template);
  return names.map((name) => ({ name, unit: 'replica', labels, outBefore: false }));
}

function specOf(
  { object, relation }: WorkloadInput,
  live: LiveStatefulSet | null,
  halfway: boolean,
  replicas: number,
): StatefulSetSpec {
  const changed = live && relation === 'changed';
  const template = changed ? idOf(object.manifest) : live && halfway ? live.template : NEXT;
  return { ...statefulSetSpecOf(object.manifest.object, template), replicas };
}

function ceilingOf(input: WorkloadInput, spec: StatefulSetSpec): PlannedWorkload['ceiling'] {
  const { type } = spec.strategy;
  if (type !== 'RollingUpdate') {
    const limit = limitOf(spec, input.context.behaviour);
    return { declared: type, resolved: limit, enforced: limit };
  }
  const written = writtenLimit(
    input.object.manifest.object['spec'] ?? null,
    'updateStrategy',
    'maxUnavailable',
  );
  const resolved = statefulSetMaxUnavailable(spec.strategy.maxUnavailable, spec.replicas);
  return { declared: written, resolved, enforced: limitOf(spec, input.context.behaviour) };
}

function strategyOf(input: WorkloadInput, spec: StatefulSetSpec): PlannedWorkload['strategy'] {
  const { strategy, podManagementPolicy, minReadySeconds } = spec;
  if (strategy.type !== 'RollingUpdate') return { kind: strategy.type, podManagementPolicy, minReadySeconds };
  const { partition } = strategy;
  const maxUnavailable = limitOf(spec, input.context.behaviour);
  return { kind: 'RollingUpdate', maxUnavailable, partition, podManagementPolicy, minReadySeconds };
}

/** OnDelete, or a partition that keeps every replica back. */
function heldBack(spec: StatefulSetSpec): ReturnType<typeof heldBy> {
  const partition = partitionOf(spec);
  const keepsAll = partition >= spec.replicas && spec.replicas > 0;
  if (heldBy(spec.strategy) !== null || !keepsAll) return heldBy(spec.strategy);
  const says = `partition ${partition} keeps ${allOf(spec.replicas, 'replica')} on the one before until it is lowered.`;
  return { by: 'partition', says };
}

/** The ordinals below a partition keep their template, also after the rollout is done. Source: kubernetes/kubernetes#70442. */
function keptBy(spec: StatefulSetSpec): string | null {
  const partition = partitionOf(spec);
  if (partition === 0) return null;
  const kept = Math.min(partition, spec.replicas);
  const first = spec.startOrdinal;
  const whose = kept === 1 ? `ordinal ${first}` : `ordinals ${first} to ${first + kept - 1}`;
  return `as partition ${partition} keeps ${whose} on the one before until it is lowered`;
}

/** A partition at or above replicas is how an update is staged, so it is information. */
function partitionedOff(spec: StatefulSetSpec): Standstill | undefined {
  const { replicas } = spec;
  const partition = partitionOf(spec);
  if (replicas === 0 || partition < replicas) return undefined;
  return {
    what: 'updates',
    says: `partition ${partition} keeps ${allOf(replicas, 'replica')} on the old pod template: a change of it reaches none before the partition is lowered.`,
    fix: `Lower partition to ${replicas - 1} when the new template may go to the first pod, the one with the highest ordinal.`,
    grade: 'info',
    targets: replicas,
  };
}

function restingOf(rollout: StatefulSetRollout, spec: StatefulSetSpec, machine: StatefulSetMachine): Resting {
  const { pods } = rollout.world;
  const available = machine.serving(rollout);
  const fresh = pods.filter((pod) => pod.template === spec.template).length;
  const old = pods.length - fresh;
  const missing = Math.max(0, spec.replicas - pods.length);
  const isRecreated = spec.strategy.type === 'Recreate';
  const gone = missing > 0 ? `, ${missing} missing${isRecreated ? '' : ' for good'}` : '';
  const needsDeletion = spec.podManagementPolicy === 'OrderedReady' && !isRecreated;
  const recovery = needsDeletion
    ? 'Nothing rolls back; with OrderedReady not even putting the old template back helps, until someone deletes the broken pod.'
    : 'Nothing rolls back.';
  return {
    available,
    old,
    new: fresh,
    ...(needsDeletion ? { needsDeletion } : {}),
    says: `${counted(old, 'old pod')}, and ${counted(fresh, 'new one')} that ${verb(fresh, 'is', 'are')} not ready${gone}. ${recovery}`,
  };
}

const PRESENT = 'the present one';

/**
 * Ordinals that the change adds to those of the snapshot, else of the base. Without a rollout that the change starts or continues, its
 * numbers are for the next one, when these pods are there.
 */
function addedTo(
  { relation, object: { before } }: WorkloadInput,
  ordinals: readonly number[],
  live: LiveStatefulSet | null,
  replicas: number | null,
): number[] {
  if (!live && (relation !== 'changed' || !before || replicas === null)) return [];
  const { startOrdinal } = live ?? statefulSetSpecOf(before?.object ?? {}, PRESENT);
  const end = startOrdinal + (live?.replicas ?? replicas ?? 0);
  return ordinals.filter((ordinal) => ordinal < startOrdinal || ordinal >= end);
}

/** Where a StatefulSet's rollout begins: its pods in the snapshot, else as many as its status or the file says. */
function statefulSetStart(
  { relation, context, object }: WorkloadInput,
  spec: StatefulSetSpec,
  {
    live,
    halfway,
    added,
  }: { readonly live: LiveStatefulSet | null; readonly halfway: boolean; readonly added: readonly number[] },
): StatefulWorld {
  const keep = halfway || relation === 'changed';
  const isAdded = new Set(added);
  if (!live) {
    const sick = new Set(
      sickPods(context.live, object.manifest, context.at).map(({ name }) =>
        ordinalOf(name, object.manifest.name),
      ),
    );
    const ordinals = Array.from({ length: spec.replicas }, (_, i) => spec.startOrdinal + i);
    const there = ordinals.filter((ordinal) => !isAdded.has(ordinal));
    return startingWorld(
      spec,
      PRESENT,
      there.map((ordinal) => present(ordinal, !sick.has(ordinal))),
    );
  }
  const nameOf = (revision: string): string => {
    if (!keep) return PRESENT;
    return revision === live.updateRevision ? live.template : `revision ${revision}`;
  };
  const current = nameOf(live.currentRevision);
  // The next rollout begins once added pods are there.
  const assumed = keep
    ? []
    : startingWorld(
        spec,
        current,
        added.map((ordinal) => present(ordinal, true)),
      ).pods;
  const world =
    live.pods.length === 0
      ? byStatus(spec, live, keep ? live.template : PRESENT, current)
      : {
          spec,
          currentRevision: current,
          pods: podsOf(live, object.manifest.name, context.at, nameOf),
          nowMs: context.at,
        };
  const pods = [...world.pods, ...assumed].sort((a, b) => a.ordinal - b.ordinal);
  return { ...world, pods };
}

/** Its pods in the snapshot; those of another name are not its own. */
function podsOf(
  live: LiveStatefulSet,
  name: string,
  at: Instant,
  nameOf: (revision: string) => string,
): WorldPod[] {
  return live.pods.flatMap((pod): WorldPod[] => {
    const ordinal = ordinalOf(pod.name, name);
    if (ordinal === null) return [];
    const left = leftOf(pod, at, NOT_BEGUN);
    const readySinceMs = left === 0 ? (pod.since ?? 0) : null;
    const { terminating, failed } = pod;
    return [{ ordinal, template: nameOf(pod.revision), readySinceMs, terminating, failed, left }];
  });
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
    return present(live.startOrdinal + i, !unready, i >= firstUpdated ? template : current);
  });
  return startingWorld(spec, current, pods);
}

function ordinalOf(pod: string, name: string): number | null {
  const text = pod.startsWith(`${name}-`) ? pod.slice(name.length + 1) : '';
  return /^[0-9]+$/.test(text) ? Number(text) : null;
}
