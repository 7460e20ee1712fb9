import { allOf, counted, verb } from '../../../text/plural.js';
import { deploymentSpecOf } from '../objects/workloads.js';
import type { Resting, Standstill } from '../../system.js';
import { leavingOf } from '../change/leaving.js';
import { replicasOf } from '../change/replicas.js';
import { changeOfReplicas } from '../change/says.js';
import {
  type DeploymentSpec,
  type DeploymentState,
  limitsOf,
  NO_STATUS,
  UNLIMITED,
} from '../controller/deployment/state.js';
import { type LiveDeployment, liveDeployment, PRESENT } from '../objects/live.js';
import { deploymentNotes } from '../words/deployment-notes.js';
import { haltText } from '../words/why.js';
import { DeploymentSimulation, initialSets, type ReplicaPod } from './deployment.js';
import { placesForPods, type PlacesForPods } from './places/places-for-pods.js';
import type { PodSimulation } from './pods.js';
import {
  type PlannedWorkload,
  progressOf,
  templateOf,
  underWay,
  type WorkloadInput,
  writtenLimit,
} from './workload.js';

/** How a Deployment is rolled, from its state in the snapshot. */
export function planDeployment(input: WorkloadInput): Omit<PlannedWorkload, 'lost'> {
  const { object, context, relation } = input;
  const { manifest } = object;
  const live = object.live && liveDeployment(object.live, context.live);
  const replicas = replicasOf(object, live && live.total, context.autoscalers.of(manifest));
  const written = deploymentSpecOf(manifest.object, templateOf(input, live));
  const spec = { ...written, replicas: replicas.count };
  const targets = context.names.of(manifest, 0, spec.replicas);
  const places = placesForPods(input, spec.replicas);
  const atStart =
    relation === 'changed' ? Math.min(replicas.before ?? Infinity, spec.replicas) : spec.replicas;
  const started = underWay(input, live);
  const { state, pods } = started ? midway(spec, started, places) : atRest(input, spec, live, atStart);
  const setting = { targets, mostPlaced: places.most, before: started?.total ?? atStart };
  const simulation = new DeploymentSimulation(state, pods, setting);
  return {
    unit: 'replica',
    targets,
    pods: simulation,
    ceiling: ceilingOf(spec, writtenLimit(manifest, 'strategy')),
    strategy: strategyOf(spec),
    strategyField: 'strategy',
    minReadySeconds: spec.minReadySeconds,
    change: changeOfReplicas(input, spec.replicas, replicas, {
      halfway: progressOf(live),
      rolled: spec.replicas - Math.min(spec.replicas, havingIt(live, spec.template)),
      places,
      held: spec.paused ? { by: 'paused', says: 'nothing is rolled while it is paused.' } : null,
    }),
    haltText: (halt) => haltText(halt, { kind: 'Deployment', spec, places }),
    restingOf: (end) => restingOf(end, spec),
    standstill: pausedStandstill(spec, manifest),
    leaves: leavingOf(object, replicas),
    notes: deploymentNotes(input, spec, live, replicas),
  };
}

interface Start {
  readonly state: DeploymentState;
  readonly pods: readonly ReplicaPod[];
}

/** One ReplicaSet of the size before the change. Other replicas are a scaling event: it gets its full size first. */
function atRest(
  { object, context }: WorkloadInput,
  spec: DeploymentSpec,
  live: LiveDeployment | null,
  size: number,
): Start {
  const missing = live ? live.missing : context.live.brokenPods(object.manifest, context.at).length;
  const sets = size > 0 ? [{ template: PRESENT, size, available: size - Math.min(missing, size) }] : [];
  const { replicaSets, pods } = initialSets(spec, sets);
  const sized = replicaSets.map((set) => ({ ...set, desiredAnnotation: size }));
  return { state: { spec, replicaSets: sized, status: NO_STATUS }, pods };
}

/** From its ReplicaSets. New pods become available unless the progress deadline has passed, as far as there are places for them. */
function midway(spec: DeploymentSpec, live: LiveDeployment, { most }: PlacesForPods): Start {
  const initial = initialSets(spec, live.sets);
  const replicaSets = initial.replicaSets.map((set, i) => ({
    ...set,
    desiredAnnotation: live.sets[i]?.desiredAnnotation ?? live.total,
    maxAnnotation: live.sets[i]?.maxAnnotation ?? set.maxAnnotation,
  }));
  let free = (most ?? Infinity) - initial.pods.filter(({ phase }) => phase === 'up').length;
  const pods = initial.pods.map((pod): ReplicaPod => {
    if (pod.phase === 'up' || pod.template !== spec.template) return pod;
    const isPlaced = free-- > 0;
    return { ...pod, placed: isPlaced, phase: live.timedOut && isPlaced ? 'broken' : 'pending' };
  });
  return { state: { spec, replicaSets, status: NO_STATUS }, pods };
}

/** Source: kubernetes 1.34, apps/v1/defaults.go; it rounds down. */
const DEFAULT_CEILING = { byDefault: '25%', rounding: 'down' } as const;

function ceilingOf(spec: DeploymentSpec, written: number | string | null): PlannedWorkload['ceiling'] {
  if (spec.strategy.type === 'Recreate')
    return { declared: 'Recreate', resolved: spec.replicas, enforced: spec.replicas };
  const { maxUnavailable } = limitsOf(spec);
  const byDefault = written === null ? DEFAULT_CEILING : {};
  return { declared: written, ...byDefault, resolved: maxUnavailable, enforced: maxUnavailable };
}

function strategyOf(spec: DeploymentSpec): PlannedWorkload['strategy'] {
  const { strategy, minReadySeconds, progressDeadlineSeconds } = spec;
  const waits = { minReadySeconds, progressDeadlineSeconds };
  if (strategy.type === 'Recreate') return { kind: 'Recreate', ...waits };
  const { type: kind, ...declared } = strategy;
  return { kind, ...limitsOf(spec), declared, ...waits };
}

/**
 * A switch of the command line that the file keeps on: tools that wait for the rollout call it done at once. Source: kubernetes 1.28,
 * deployment/deployment_controller.go, syncDeployment; InVisionApp/kit-deployer#32.
 */
function pausedStandstill(
  { paused, replicas }: DeploymentSpec,
  manifest: WorkloadInput['object']['manifest'],
): Standstill | undefined {
  if (!paused || replicas === 0) return undefined;
  return {
    what: 'updates',
    says: `paused: true keeps ${allOf(replicas, 'replica')} on the pod template that they have: a new one reaches none of them before somebody resumes it, and nothing reports that. A change of replicas is followed at once.`,
    fix: 'Leave paused out of the file, or set it to false in the change that is to be rolled out.',
    grade: 'warning',
    targets: replicas,
    place: manifest.placeOf(['spec', 'paused']),
  };
}

/** Pods that have the template already, and are available or stay as they are: a revert halfway rolls the others only. */
function havingIt(live: LiveDeployment | null, template: string): number {
  const own = live?.sets.filter((set) => set.template === template) ?? [];
  return own.reduce((sum, { size, available }) => sum + (live?.timedOut ? size : available), 0);
}

function restingOf(end: PodSimulation, { progressDeadlineSeconds: deadline }: DeploymentSpec): Resting {
  const { available, old, new: fresh, newAvailable } = (end as DeploymentSimulation).counts();
  const condition =
    deadline === UNLIMITED
      ? 'There is no progress deadline, so nothing reports it.'
      : `After ${deadline} s without progress the condition Progressing turns False (ProgressDeadlineExceeded); that is all that progressDeadlineSeconds does.`;
  const broken = fresh - newAvailable;
  const are = verb(broken, 'is', 'are');
  const bad = newAvailable > 0 ? `, ${broken} of which ${are} not ready` : ` that ${are} not ready`;
  const says = `${counted(old, 'old pod')} and ${counted(fresh, 'new one')}${bad}. Nothing rolls back. ${condition}`;
  return { available, old, new: fresh, says };
}
