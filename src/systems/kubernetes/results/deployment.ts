import { fix } from '../../../text/fix.js';
import { present } from '../../../manifest/lookup.js';
import { scaleIntOrPercent } from '../../../manifest/quantity.js';
import { code, count, literal, NO_TEXT, type Text, text } from '../../../text/text.js';
import type { Standstill } from '../../system.js';
import { effectOf } from '../changes/effect.js';
import { fewerReplicas } from '../changes/leaving.js';
import { replicasOf } from '../changes/replicas.js';
import { type DeploymentSpec, limitsOf } from '../controller/deployment.js';
import { type LiveDeployment, liveDeployment } from '../objects/live.js';
import { deploymentSpecOf } from '../objects/spec.js';
import { DeploymentSimulation } from '../rollout/deployment.js';
import { placesForPods } from '../rollout/places.js';
import { deploymentAtRest, deploymentMidway } from '../rollout/start.js';
import {
  limitText,
  type PlannedWorkload,
  templateOf,
  underWay,
  type WorkloadInput,
  writtenLimit,
} from '../rollout/workload.js';

/** How a Deployment is rolled, from its state in the snapshot. */
export function planDeployment(input: WorkloadInput): Omit<PlannedWorkload, 'lost'> {
  const { object, context, relation } = input;
  const { manifest } = object;
  const live = object.live && liveDeployment(object.live, context.live);
  const replicas = replicasOf(object, live && live.total, context.autoscalers.of(manifest));
  const total = replicas.count;
  const spec = { ...deploymentSpecOf(manifest, templateOf(input, live)), replicas: total };
  const targets = context.names.of(manifest, 0, total);
  const places = placesForPods(input, total);
  const atStart = relation === 'changed' ? Math.min(replicas.before ?? Infinity, total) : total;
  const started = underWay(input, live);
  const { state, pods } = started
    ? deploymentMidway(spec, started, places.most)
    : deploymentAtRest(input, spec, live, atStart);
  const { minReadySeconds, progressDeadlineSeconds } = spec;
  const waits = { minReadySeconds, progressDeadlineSeconds };
  const { type: kind, ...declared } = spec.strategy;
  return {
    unit: 'replica',
    targets,
    pods: new DeploymentSimulation(state, pods, {
      targets,
      mostPlaced: places.most,
      before: started?.total ?? atStart,
    }),
    ceiling: ceilingOf(spec, writtenLimit(manifest, 'strategy')),
    strategy: kind === 'Recreate' ? { kind, ...waits } : { kind, ...limitsOf(spec), declared, ...waits },
    strategyField: 'strategy',
    minReadySeconds,
    change: effectOf({
      object,
      relation,
      live,
      replicas,
      total,
      rolled: total - Math.min(total, havingIt(live, spec.template)),
      places,
      held: spec.paused ? { by: 'paused', says: text`no rollout starts while it is paused.` } : null,
      beside: NO_TEXT,
    }),
    halted: { kind: 'Deployment', spec, places },
    standstill: pausedStandstill(spec, manifest),
    leaves: fewerReplicas(object, replicas),
    notes: deploymentNotes(spec, replicas.note, {
      hasNodes: context.nodes.length > 0,
      isTimedOut: live?.timedOut === true && live.halfway,
    }),
  };
}

/** Source: kubernetes 1.34, apps/v1/defaults.go; it rounds down. */
const DEFAULT_CEILING = { byDefault: '25%', rounding: 'down' } as const;

function ceilingOf(spec: DeploymentSpec, declared: number | string | null): PlannedWorkload['ceiling'] {
  if (spec.strategy.type === 'Recreate')
    return { declared: 'Recreate', resolved: spec.replicas, enforced: spec.replicas };
  const { maxUnavailable } = limitsOf(spec);
  const byDefault = declared === null ? DEFAULT_CEILING : {};
  return { declared, ...byDefault, resolved: maxUnavailable, enforced: maxUnavailable };
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
  const all = replicas === 1 ? literal('the only replica') : text`all ${count(replicas, 'replica')}`;
  return {
    what: 'updates',
    says: text`${code('paused: true')} keeps ${all} on their pod template until the Deployment is resumed, and nothing reports that. A change of replicas takes effect at once.`,
    fix: fix`Leave paused out of the file, or set it to false in the change that should roll out.`,
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

/** Notes on the plan of a Deployment, most important first. */
function deploymentNotes(
  spec: DeploymentSpec,
  note: Text | null,
  { hasNodes, isTimedOut }: { readonly hasNodes: boolean; readonly isTimedOut: boolean },
): Text[] {
  const { replicas, strategy } = spec;
  const { maxSurge, maxUnavailable, minAvailable, maxTotal } = limitsOf(spec);
  const isRolling = strategy.type === 'RollingUpdate' && replicas > 0;
  return present([
    isRolling &&
      text`${limitText('maxUnavailable', strategy.maxUnavailable, text`${maxUnavailable} of ${count(replicas, 'replica')}`, 'down')}, ${limitText('maxSurge', strategy.maxSurge, text`${maxSurge}`, 'up')}: at least ${minAvailable} available, at most ${count(maxTotal, 'pod')}.`,
    isRolling &&
      maxSurge === 0 &&
      scaleIntOrPercent(strategy.maxUnavailable, replicas, 'down') === 0 &&
      text`Both limits resolve to 0, so the controller sets ${code('maxUnavailable')} to 1.`,
    note,
    !hasNodes && text`The snapshot has no nodes: the plan does not check whether the pods can be scheduled.`,
    isTimedOut &&
      text`Its progress deadline has passed: the plan assumes that unavailable pods stay unavailable.`,
  ]);
}
