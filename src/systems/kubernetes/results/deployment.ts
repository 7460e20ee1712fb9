import { fix } from '../../../text/fix.js';
import { present } from '../../../manifest/lookup.js';
import { code, count, literal, NO_TEXT, type Text, text } from '../../../text/text.js';
import type { Standstill } from '../../system.js';
import { effectOf } from '../changes/effect.js';
import { fewerReplicas } from '../changes/leaving.js';
import { replicasOf } from '../changes/replicas.js';
import { type DeploymentSpec, limitsOf } from '../controller/deployment.js';
import { liveDeployment } from '../objects/live.js';
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
  // Pods that have the template already, and are available or stay as they are: a revert halfway rolls the others only.
  const having = (live?.sets ?? [])
    .filter((set) => set.template === spec.template)
    .reduce((sum, { size, available }) => sum + (live?.timedOut ? size : available), 0);
  const { minReadySeconds, progressDeadlineSeconds } = spec;
  const { type: kind, ...declared } = spec.strategy;
  const isRecreate = kind === 'Recreate';
  const { maxUnavailable } = limitsOf(spec);
  const written = writtenLimit(manifest, 'strategy');
  return {
    unit: 'replica',
    targets,
    pods: new DeploymentSimulation(state, pods, {
      targets,
      mostPlaced: places.most,
      before: started?.total ?? atStart,
    }),
    ceiling: isRecreate
      ? { declared: kind, resolved: total, enforced: total }
      : {
          declared: written,
          ...(written === null ? DEFAULT_CEILING : {}),
          resolved: maxUnavailable,
          enforced: maxUnavailable,
        },
    strategy: {
      kind,
      ...(isRecreate ? {} : { ...limitsOf(spec), declared }),
      minReadySeconds,
      progressDeadlineSeconds,
    },
    strategyField: 'strategy',
    minReadySeconds,
    change: effectOf({
      object,
      relation,
      live,
      replicas,
      total,
      rolled: total - Math.min(total, having),
      places,
      held: spec.paused ? { by: 'paused', says: text`no rollout starts while it is paused.` } : null,
      beside: NO_TEXT,
    }),
    halted: {
      kind: 'Deployment',
      name: manifest.name,
      spec,
      because: places.because,
      hasNode: places.most !== 0,
    },
    standstill: pausedStandstill(spec, manifest),
    leaves: fewerReplicas(object, replicas),
    notes: present([
      limitsNote(spec),
      replicas.note,
      live?.timedOut === true &&
        live.halfway &&
        text`Its progress deadline has passed: the plan assumes that unavailable pods stay unavailable.`,
    ]),
  };
}

/** Source: kubernetes 1.34, apps/v1/defaults.go; it rounds down. */
const DEFAULT_CEILING = { byDefault: '25%', rounding: 'down' } as const;

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

/** Both limits in pods; where both round to 0 the controller sets maxUnavailable to 1. */
function limitsNote(spec: DeploymentSpec): Text | null {
  const { replicas, strategy } = spec;
  if (strategy.type !== 'RollingUpdate' || replicas === 0) return null;
  const { maxSurge, maxUnavailable, minAvailable, maxTotal } = limitsOf(spec);
  return text`${limitText('maxUnavailable', strategy.maxUnavailable, text`${maxUnavailable} of ${count(replicas, 'replica')}`, 'down')}, ${limitText('maxSurge', strategy.maxSurge, text`${maxSurge}`, 'up')}: at least ${minAvailable} available, at most ${count(maxTotal, 'pod')}.`;
}
