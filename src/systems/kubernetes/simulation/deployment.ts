import { allOf, counted, verb } from '../../../text/plural.js';
import { type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { countsOf } from '../controller/deployment/counts.js';
import { newAndOld } from '../controller/deployment/new-and-old.js';
import { type DeploymentSpec, limitsOf, UNLIMITED } from '../controller/deployment/state.js';
import {
  type DeploymentWorld,
  type InitialSet,
  startingWorld,
  withPods,
} from '../controller/deployment/world.js';
import type { Resting, Standstill } from '../../system.js';
import { DeploymentMachine, type DeploymentRollout } from './deployment-machine.js';
import { NOT_BEGUN } from './machine.js';
import { type LiveDeployment, liveDeployment } from '../objects/live/deployment.js';
import { sickPods } from '../objects/live/sick-pods.js';
import { placesForPods, type PlacesForPods } from './places/places-for-pods.js';
import { deploymentSpecOf } from '../objects/workloads.js';
import { hasReadiness, podTemplateOf, templateLabels } from '../objects/template.js';
import { bakeOf } from './bake.js';
import { deploymentNotes } from '../words/deployment-notes.js';
import { drivenBy } from './controller.js';
import { leavingOf } from '../change/leaving.js';
import { writtenLimit } from '../words/limits.js';
import { idOf } from '../change/relation.js';
import { replicasOf } from '../change/replicas.js';
import { changeOfReplicas } from '../change/says.js';
import type { PlannedWorkload, WorkloadInput } from './workload.js';

/** The template that pods of the assumed next rollout come from. */
const NEXT = 'the next pod template';

/** How a Deployment is rolled, from where the snapshot shows it. */
export function planDeployment(input: WorkloadInput): PlannedWorkload {
  const { object, context } = input;
  const { manifest } = object;
  const template = podTemplateOf(manifest);
  const live = object.live && liveDeployment(object.live, context.live);
  const replicas = replicasOf(object, live && live.replicas, context.autoscalers.of(manifest));
  const spec = specOf(input, live, replicas.count);
  const targets = context.names.of(
    manifest.kind,
    namespaceOf(manifest),
    manifest.name,
    Array.from({ length: spec.replicas }, (_, i) => i),
  );
  const places = placesForPods(input, spec.replicas);
  const atStart =
    input.relation === 'changed' ? Math.min(replicas.before ?? Infinity, spec.replicas) : spec.replicas;
  const world = startOf(input, spec, live, places, atStart);
  const labels = templateLabels(template);
  const began = fromLive(input.relation, live)?.replicas ?? atStart;
  const machine = new DeploymentMachine(world, targets, places, began);
  return {
    unit: 'replica',
    targets,
    joining: targets.map((name) => ({ name, unit: 'replica', labels, outBefore: false })),
    ceiling: ceilingOf(spec, writtenLimit(manifest.object['spec'] ?? null, 'strategy', 'maxUnavailable')),
    strategy: { ...strategyOf(spec), readinessProbes: hasReadiness(template) },
    strategyField: 'strategy',
    bake: bakeOf(spec.minReadySeconds, template),
    change: changeOfReplicas(input, spec.replicas, replicas, {
      halfway: halfwayOf(live),
      rolled: spec.replicas - Math.min(spec.replicas, havingIt(live, spec.template)),
      places,
      held: spec.paused ? { by: 'paused', says: 'nothing is rolled while it is paused.' } : null,
    }),
    ...drivenBy(machine, (end) => restingOf(end, spec), input.lost),
    standstill: pausedStandstill(spec, manifest),
    leaves: leavingOf(object, replicas),
    notes: deploymentNotes(input, spec, live, replicas),
  };
}

function specOf(
  { object, relation }: WorkloadInput,
  live: LiveDeployment | null,
  replicas: number,
): DeploymentSpec {
  const head = deploymentSpecOf(object.manifest.object, NEXT);
  return { ...head, replicas, template: templateOf(object.manifest, relation, live) };
}

function templateOf(
  manifest: WorkloadInput['object']['manifest'],
  relation: WorkloadInput['relation'],
  live: LiveDeployment | null,
): string {
  if (live && relation === 'changed') return idOf(manifest);
  return live?.halfway ? live.template : NEXT;
}

/** The live object, where the plan starts from what its rollout has reached; null where one at rest is assumed. */
function fromLive(relation: WorkloadInput['relation'], live: LiveDeployment | null): LiveDeployment | null {
  return live && (relation === 'changed' || live.halfway) ? live : null;
}

function startOf(
  { relation, object, context }: WorkloadInput,
  spec: DeploymentSpec,
  found: LiveDeployment | null,
  places: PlacesForPods,
  atStart: number,
): DeploymentWorld {
  const live = fromLive(relation, found);
  if (!live) {
    const missing = found
      ? found.sets.reduce((sum, set) => sum + set.size - set.available, 0)
      : sickPods(context.live, object.manifest, context.at).length;
    const initial = {
      template: 'the present one',
      size: atStart,
      unavailable: Math.min(missing, atStart),
    };
    const world = startingWorld(spec, atStart > 0 ? [initial] : []);
    // Other replicas are a scaling event: the ReplicaSet gets its full size first.
    const replicaSets = world.state.replicaSets.map((set) => ({ ...set, desiredAnnotation: atStart }));
    return { ...world, state: { ...world.state, replicaSets } };
  }
  const initial = live.sets.map((set): InitialSet => ({
    template: set.template,
    size: set.size,
    unavailable: set.size - set.available,
  }));
  const world = startingWorld(spec, initial);
  const replicaSets = world.state.replicaSets.map((set, i) => ({
    ...set,
    desiredAnnotation: live.sets[i]?.desiredAnnotation ?? live.replicas,
    maxAnnotation: live.sets[i]?.maxAnnotation ?? set.maxAnnotation,
  }));
  const annotated = { ...world, state: { ...world.state, replicaSets } };
  return onTheirWay(annotated, spec.template, live.timedOut, places.most);
}

/**
 * Pods of the new version that are not available yet get so, unless the progress deadline has passed; more of them than there
 * are places for wait for one.
 */
function onTheirWay(
  world: DeploymentWorld,
  template: string,
  timedOut: boolean,
  mostPlaced: number | null,
): DeploymentWorld {
  let free = mostPlaced ?? Infinity;
  for (const { live } of world.pods.values()) free -= live.filter(({ left }) => left === 0).length;
  const fresh = new Set(
    world.state.replicaSets.filter((set) => set.template === template).map(({ name }) => name),
  );
  const pods = [...world.pods].map(([name, own]) => {
    const live = own.live.map((pod) => {
      if (pod.left === 0 || !fresh.has(name)) return pod;
      const placed = free-- > 0;
      return { ...pod, placed, left: timedOut && placed ? null : NOT_BEGUN };
    });
    return [name, { ...own, live }] as const;
  });
  return withPods(world, new Map(pods));
}

/** Source: kubernetes 1.34, apps/v1/defaults.go; it rounds down. */
const DEFAULT_CEILING = { byDefault: '25%', rounding: 'down' } as const;

function ceilingOf(spec: DeploymentSpec, written: number | string | null): PlannedWorkload['ceiling'] {
  if (spec.strategy.type === 'Recreate')
    return { declared: 'Recreate', resolved: spec.replicas, enforced: spec.replicas };
  const { maxUnavailable } = limitsOf(spec);
  return {
    declared: written,
    ...(written === null ? DEFAULT_CEILING : {}),
    resolved: maxUnavailable,
    enforced: maxUnavailable,
  };
}

function strategyOf(spec: DeploymentSpec): PlannedWorkload['strategy'] {
  const { strategy, minReadySeconds, progressDeadlineSeconds } = spec;
  const waits = { minReadySeconds, progressDeadlineSeconds };
  if (strategy.type === 'Recreate') return { kind: 'Recreate', ...waits };
  const { maxSurge, maxUnavailable, minAvailable, maxTotal } = limitsOf(spec);
  const declared = { maxSurge: strategy.maxSurge, maxUnavailable: strategy.maxUnavailable };
  return { kind: 'RollingUpdate', maxSurge, maxUnavailable, minAvailable, maxTotal, declared, ...waits };
}

/**
 * A switch of the command line that the file keeps on: tools that wait for the rollout call it done at once. Source: kubernetes 1.28,
 * deployment/deployment_controller.go, syncDeployment; InVisionApp/kit-deployer#32.
 */
function pausedStandstill({ paused, replicas }: DeploymentSpec, manifest: Manifest): Standstill | undefined {
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

function halfwayOf(live: LiveDeployment | null): { updated: number; total: number } | null {
  if (!live?.halfway) return null;
  const own = live.sets.filter((set) => set.template === live.template);
  return { updated: own.reduce((sum, set) => sum + set.size, 0), total: live.replicas };
}

/** How many pods have the template already, and are available or stay as they are: a revert halfway rolls the others only. */
function havingIt(live: LiveDeployment | null, template: string): number {
  const own = live?.sets.filter((set) => set.template === template) ?? [];
  return own.reduce((sum, { size, available }) => sum + (live?.timedOut ? size : available), 0);
}

function restingOf({ world }: DeploymentRollout, spec: DeploymentSpec): Resting {
  const counts = countsOf(world.state);
  const { progressDeadlineSeconds: deadline } = spec;
  const condition =
    deadline === UNLIMITED
      ? 'There is no progress deadline, so nothing reports it.'
      : `After ${deadline} s without progress the condition Progressing turns False (ProgressDeadlineExceeded); that is all that progressDeadlineSeconds does.`;
  const serving = newAndOld(spec, world.state.replicaSets).newSet?.available ?? 0;
  const broken = counts.new - serving;
  const are = verb(broken, 'is', 'are');
  const bad = serving > 0 ? `, ${broken} of which ${are} not ready` : ` that ${are} not ready`;
  const says = `${counted(counts.old, 'old pod')} and ${counted(counts.new, 'new one')}${bad}. Nothing rolls back. ${condition}`;
  return { available: counts.available, old: counts.old, new: counts.new, says };
}
