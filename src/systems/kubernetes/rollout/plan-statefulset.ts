import { allOf, counted, verb } from '../../../text/plural.js';
import type { Resting, Standstill } from '../../system.js';
import { leavingOf } from '../change/leaving.js';
import { laterBatches } from '../change/joining-nodes.js';
import { renumbered } from '../change/renumbered.js';
import { replicasOf } from '../change/replicas.js';
import { changeOfReplicas } from '../change/says.js';
import type { Pod } from '../controller/pod.js';
import { partitionOf, type StatefulSetSpec, type StatefulSetState } from '../controller/statefulset/state.js';
import { statefulSetMaxUnavailable } from '../controller/workload-budgets.js';
import {
  type LiveStatefulSet,
  liveStatefulSet,
  podsByStatus,
  podsOf,
  PRESENT,
  restingPod,
} from '../objects/live.js';
import { statefulSetSpecOf } from '../objects/workloads.js';
import type { Behaviour } from '../versions.js';
import { statefulSetNotes } from '../words/statefulset-notes.js';
import { haltText } from '../words/why.js';
import { placesForPods } from './places/places-for-pods.js';
import type { PodSimulation } from './pods.js';
import { StatefulSetSimulation, updatedAtOnce } from './statefulset.js';
import {
  heldByOnDelete,
  type PlannedWorkload,
  progressOf,
  templateOf,
  underWay,
  type WorkloadInput,
  writtenLimit,
} from './workload.js';

/** How a StatefulSet is rolled, from its state in the snapshot. */
export function planStatefulSet(input: WorkloadInput): Omit<PlannedWorkload, 'lost'> {
  const { object, context } = input;
  const { manifest } = object;
  const { behaviour } = context;
  const live = object.live && liveStatefulSet(object.live, context.live);
  const replicas = replicasOf(object, live && live.total, context.autoscalers.of(manifest));
  const written = statefulSetSpecOf(manifest.object, templateOf(input, live));
  const spec = { ...written, replicas: replicas.count };
  const targets = context.names.of(manifest, spec.startOrdinal, spec.replicas);
  const added = addedOrdinals(input, spec, live, replicas.before);
  const state = startOf(input, spec, live, added);
  const there = new Set(state.pods.map(({ slot }) => slot));
  const unserved = new Set(added.filter((ordinal) => !there.has(ordinal)));
  const places = placesForPods(input, spec.replicas);
  const rolled = Math.max(0, spec.replicas - partitionOf(spec));
  const atOnce = updatedAtOnce(spec, behaviour);
  const moved = renumbered(object);
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
    change: changeOfReplicas(input, spec.replicas, replicas, {
      halfway: progressOf(live),
      rolled,
      held: heldBack(spec),
      keeps: keptBy(spec),
      renumbered: moved ? ` ${moved.says}` : '',
      places,
    }),
    haltText: (halt) => haltText(halt, { kind: 'StatefulSet', name: manifest.name, spec, places }),
    restingOf: (end) => restingOf(end, spec),
    ...(unserved.size > 0 ? { freshBatches: laterBatches(rolled, atOnce) } : {}),
    standstill: partitionedOff(spec),
    leaves: leavingOf(object, replicas) ?? moved,
    notes: [...statefulSetNotes(spec, atOnce), ...(replicas.note ? [replicas.note] : [])],
  };
}

/**
 * Ordinals that the change adds to those of the snapshot, else of the base. Without a rollout that the change starts or continues, its
 * numbers are for the next one, when these pods are there.
 */
function addedOrdinals(
  { relation, object: { before } }: WorkloadInput,
  { startOrdinal, replicas }: StatefulSetSpec,
  live: LiveStatefulSet | null,
  replicasBefore: number | null,
): number[] {
  if (!live && (relation !== 'changed' || !before || replicasBefore === null)) return [];
  const first = live ? live.startOrdinal : statefulSetSpecOf(before?.object ?? {}, PRESENT).startOrdinal;
  const end = first + (live?.total ?? replicasBefore ?? 0);
  return ordinalsFrom(startOrdinal, replicas).filter((ordinal) => ordinal < first || ordinal >= end);
}

/** Its pods in the snapshot, else as many as its status or the file says. */
function startOf(
  input: WorkloadInput,
  spec: StatefulSetSpec,
  live: LiveStatefulSet | null,
  added: readonly number[],
): StatefulSetState {
  const { context, object } = input;
  const { name } = object.manifest;
  const keep = underWay(input, live) !== null || input.relation === 'changed';
  const current = live && keep ? live.currentTemplate : PRESENT;
  const assumed = (
    ordinals: readonly number[],
    broken: ReadonlySet<number | null> = new Set(),
  ): Pod<number>[] => ordinals.map((ordinal) => restingPod(ordinal, current, !broken.has(ordinal), ordinal));
  let pods: Pod<number>[];
  if (!live) {
    const broken = context.live
      .brokenPods(object.manifest, context.at)
      .map((pod) => ordinalOf(pod.name, name));
    const there = ordinalsFrom(spec.startOrdinal, spec.replicas).filter((one) => !added.includes(one));
    pods = assumed(there, new Set(broken));
  } else {
    const highestFirst = ordinalsFrom(live.startOrdinal, live.total).reverse();
    pods =
      live.pods.length > 0
        ? podsOf(live, (pod) => ordinalOf(pod.name, name), context.at, keep)
        : podsByStatus(highestFirst, keep ? live : { ...live, template: PRESENT }, current);
    // The next rollout begins once added pods are there.
    if (!keep) pods.push(...assumed(added));
  }
  pods.sort((a, b) => a.slot - b.slot);
  return { spec, currentRevision: current, pods, nowMs: context.at };
}

function ordinalsFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => first + i);
}

function ordinalOf(pod: string, name: string): number | null {
  const text = pod.startsWith(`${name}-`) ? pod.slice(name.length + 1) : '';
  return /^[0-9]+$/.test(text) ? Number(text) : null;
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

function restingOf(end: PodSimulation, spec: StatefulSetSpec): Resting {
  const { available, old, new: fresh } = end.counts();
  const missing = Math.max(0, spec.replicas - old - fresh);
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
