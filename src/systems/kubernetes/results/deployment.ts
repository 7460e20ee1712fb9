import { allOf } from '../../../text/plural.js';
import type { Resting, Standstill } from '../../system.js';
import { effectOf } from '../changes/effect.js';
import { leavingPods } from '../changes/leaving.js';
import { replicasOf } from '../changes/replicas.js';
import { type DeploymentSpec, limitsOf, UNLIMITED } from '../controller/deployment/state.js';
import { type LiveDeployment, liveDeployment } from '../objects/live.js';
import { deploymentSpecOf } from '../objects/workloads.js';
import { DeploymentSimulation } from '../rollout/deployment.js';
import { placesForPods } from '../rollout/places.js';
import type { PodSimulation } from '../rollout/pods.js';
import { deploymentAtRest, deploymentMidway } from '../rollout/start.js';
import {
  type PlannedWorkload,
  templateOf,
  underWay,
  type WorkloadInput,
  writtenLimit,
} from '../rollout/workload.js';
import { haltText, podsLeftText } from './halts.js';
import { deploymentNotes } from './notes.js';

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
  const { state, pods } = started
    ? deploymentMidway(spec, started, places)
    : deploymentAtRest(input, spec, live, atStart);
  const setting = { targets, mostPlaced: places.most, before: started?.total ?? atStart };
  return {
    unit: 'replica',
    targets,
    pods: new DeploymentSimulation(state, pods, setting),
    ceiling: ceilingOf(spec, writtenLimit(manifest, 'strategy')),
    strategy: strategyOf(spec),
    strategyField: 'strategy',
    minReadySeconds: spec.minReadySeconds,
    change: effectOf({
      object,
      relation,
      live,
      replicas,
      total: spec.replicas,
      rolled: spec.replicas - Math.min(spec.replicas, havingIt(live, spec.template)),
      places,
      held: spec.paused ? { by: 'paused', says: 'no rollout starts while it is paused.' } : null,
    }),
    haltText: (halt) => haltText(halt, { kind: 'Deployment', spec, places }),
    restingOf: (end) => restingOf(end, spec),
    standstill: pausedStandstill(spec, manifest),
    leaves: leavingPods(object, replicas),
    notes: deploymentNotes(spec, replicas.note, {
      hasNodes: context.nodes.length > 0,
      isTimedOut: live?.timedOut === true && live.halfway,
    }),
  };
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
    says: `paused: true keeps ${allOf(replicas, 'replica')} on their pod template: no pod gets a new one until the Deployment is resumed, and nothing reports that. A change of replicas takes effect at once.`,
    fix: 'Leave paused out of the file, or set it to false in the change that should roll out.',
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
  const counts = end.counts();
  const condition =
    deadline === UNLIMITED
      ? 'There is no progress deadline, so nothing reports it.'
      : `After ${deadline} s without progress the condition Progressing turns False (ProgressDeadlineExceeded); nothing else happens.`;
  const { available, old, new: fresh } = counts;
  return { available, old, new: fresh, says: `${podsLeftText(counts)}. Nothing rolls back. ${condition}` };
}
