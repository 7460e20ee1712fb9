import type { Json, Manifest } from '../../../manifest/manifest.js';
import { fieldOf, objectOf } from '../admission/defaults.js';
import { countsOf } from '../deployment/counts.js';
import { newAndOld } from '../deployment/new-and-old.js';
import type { DeploymentSpec } from '../deployment/state.js';
import { limitsOf, UNLIMITED } from '../deployment/state.js';
import type { DeploymentWorld, InitialSet } from '../deployment/world.js';
import { startingWorld, withPods } from '../deployment/world.js';
import type { Resting } from '../../system.js';
import { WorkloadController } from '../dry/controller.js';
import type { DeploymentRollout } from '../dry/deployment.js';
import { DeploymentMachine, NOT_BEGUN } from '../dry/deployment.js';
import type { LiveDeployment } from '../live/deployment.js';
import { liveDeployment } from '../live/deployment.js';
import type { PlacesForPods, PodsToPlace } from '../places-for-pods.js';
import { placesForPods } from '../places-for-pods.js';
import { deploymentSpecOf } from '../read/workloads.js';
import { hasReadiness, templateLabels } from '../template.js';
import { bakeOf } from './bake.js';
import { count, proposedUnavailable, writtenLimit } from './limits.js';
import { leavingOf } from './leaving.js';
import { idOf } from './relation.js';
import type { Replicas } from './replicas.js';
import { replicasOf } from './replicas.js';
import { changeOf } from './says.js';
import type { PlannedWorkload, WorkloadInput } from './workload.js';

/** The template that pods of the supposed next rollout come from. */
const NEXT = 'the next pod template';

export function planDeployment(input: WorkloadInput): PlannedWorkload {
  const { object, relation, context } = input;
  const { manifest } = object;
  const template = fieldOf(objectOf(manifest.object, 'spec'), 'template');
  const live = object.live && liveDeployment(object.live, context.live);
  const replicas = replicasOf(object, live && live.replicas);
  const spec = specOf(input, live, replicas.count);
  const targets = context.names.of(manifest.kind, manifest.namespace, manifest.name, ordinals(spec.replicas));
  const places = placesForPods(podsToPlace(input, spec.replicas), context.nodes);
  const world = startOf(input, spec, live, places);
  const labels = templateLabels(template);
  const machine = new DeploymentMachine(world, targets, places.most, places.because);
  return {
    unit: 'replica',
    targets,
    joining: targets.map((name) => ({ name, unit: 'replica', labels, outBefore: false })),
    createController: (id, group) => WorkloadController.of(id, group, machine),
    ceiling: ceilingOf(spec, writtenLimit(manifest.object['spec'] ?? null, 'strategy', 'maxUnavailable')),
    strategy: { ...strategyOf(spec), readinessProbes: hasReadiness(template) },
    strategyField: 'strategy',
    bake: bakeOf(spec.minReadySeconds, template),
    change: changeOf({
      object,
      relation,
      thing: 'replica',
      total: spec.replicas,
      totalBefore: replicas.before,
      isDropped: replicas.isDropped,
      halfway: halfwayOf(live),
      held: spec.paused ? 'nothing is rolled while it is paused.' : null,
    }),
    restingAfter: (run) => {
      const controller = WorkloadController.of('resting', '', machine);
      run(controller);
      return restingOf(controller.world, spec);
    },
    mostOut: machine.mostOut,
    leaves: leavingOf(object, replicas),
    notes: notesOf(input, spec, live, replicas),
  };
}

function podsToPlace({ object, relation, context }: WorkloadInput, replicas: number): PodsToPlace {
  const templateIn = ({ object: one }: Manifest): Json | undefined =>
    fieldOf(objectOf(one, 'spec'), 'template');
  const replaced = relation === 'changed' && object.before ? templateIn(object.before) : undefined;
  const honoursMatchLabelKeys = context.behaviour.antiAffinityMatchLabelKeys;
  return { template: templateIn(object.manifest), replaced, replicas, honoursMatchLabelKeys };
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

function startOf(
  { relation }: WorkloadInput,
  spec: DeploymentSpec,
  live: LiveDeployment | null,
  places: PlacesForPods,
): DeploymentWorld {
  if (!live || (relation !== 'changed' && !live.halfway)) {
    const missing = live ? live.sets.reduce((sum, set) => sum + set.size - set.available, 0) : 0;
    const initial = {
      template: 'the present one',
      size: spec.replicas,
      unavailable: Math.min(missing, spec.replicas),
    };
    return startingWorld(spec, spec.replicas > 0 ? [initial] : []);
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

function ceilingOf(spec: DeploymentSpec, written: number | string | null): PlannedWorkload['ceiling'] {
  if (spec.strategy.type === 'Recreate')
    return { declared: 'Recreate', documented: spec.replicas, enforced: spec.replicas };
  return {
    declared: written,
    documented: proposedUnavailable(written, spec.replicas),
    enforced: limitsOf(spec).maxUnavailable,
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

function halfwayOf(live: LiveDeployment | null): { updated: number; total: number } | null {
  if (!live?.halfway) return null;
  const own = live.sets.filter((set) => set.template === live.template);
  return { updated: own.reduce((sum, set) => sum + set.size, 0), total: live.replicas };
}

function restingOf({ world }: DeploymentRollout, spec: DeploymentSpec): Resting {
  const counts = countsOf(world.state);
  const { progressDeadlineSeconds: deadline } = spec;
  const condition =
    deadline === UNLIMITED
      ? 'There is no progress deadline, so nothing reports it.'
      : `After ${deadline} s without progress the condition Progressing turns False (ProgressDeadlineExceeded); that is all that progressDeadlineSeconds does.`;
  const serving = newAndOld(spec, world.state.replicaSets).newSet?.available ?? 0;
  const bad = serving > 0 ? `, ${counts.new - serving} of which never get ready` : ' that never get ready';
  const says = `${count(counts.old, 'old pod')} and ${count(counts.new, 'new one')}${bad}. Nothing rolls back. ${condition}`;
  return { available: counts.available, old: counts.old, new: counts.new, says };
}

function notesOf(
  { object, context }: WorkloadInput,
  spec: DeploymentSpec,
  live: LiveDeployment | null,
  { isDropped }: Replicas,
): string[] {
  const notes: string[] = [];
  const { replicas, strategy } = spec;
  if (spec.paused)
    notes.push('It is paused: a change of replicas is followed, nothing is rolled, and no deadline runs.');
  if (strategy.type === 'Recreate' && replicas > 0)
    notes.push(`Recreate: all ${count(replicas, 'replica')} stop before the first new one starts.`);
  if (strategy.type === 'RollingUpdate' && replicas > 0) {
    const { maxSurge, maxUnavailable, minAvailable, maxTotal } = limitsOf(spec);
    notes.push(
      `maxUnavailable ${strategy.maxUnavailable} is ${maxUnavailable} of ${replicas} (rounds down), maxSurge ${strategy.maxSurge} is ${maxSurge} (rounds up): at least ${minAvailable} available, at most ${maxTotal} pods.`,
    );
    if (maxUnavailable === 1 && maxSurge === 0 && strategy.maxUnavailable !== 1)
      notes.push('Both limits come to 0, and then the controller makes maxUnavailable 1.');
  }
  if (!isDropped && fieldOf(objectOf(object.manifest.object, 'spec'), 'replicas') === undefined)
    notes.push(
      live
        ? `replicas is not written, so the ${live.replicas} of the snapshot stay.`
        : 'replicas is not written: 1 where nothing else sets it.',
    );
  if (context.nodes.length === 0)
    notes.push('The snapshot holds no nodes: whether its pods find a place is not looked at.');
  if (live?.timedOut && live.halfway)
    notes.push('Its progress deadline has passed: pods that are not available are taken to stay so.');
  return notes;
}

function ordinals(replicas: number): number[] {
  return Array.from({ length: replicas }, (_, i) => i);
}
