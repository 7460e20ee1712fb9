import type { Instant } from '../../../rollout/controller.js';
import { Simulation } from '../../../rollout/engine.js';
import { turnsBad } from '../../../rollout/scenarios.js';
import { World } from '../../../rollout/world.js';
import { text } from '../../../text/text.js';
import {
  type PolicyRef,
  refText,
  type ResolvedGroup,
  type ResolveInput,
  type Resting,
  stated,
  unlimitedGroup,
} from '../../system.js';
import { type KubernetesObject, refOf } from '../objects/objects.js';
import { hasReadiness, podTemplateOf } from '../objects/template.js';
import { exclusiveClaim } from '../objects/volume-claims.js';
import { haltText, restingOf } from '../results/halts.js';
import { WorkloadController } from './controller.js';
import type { PlannedWorkload } from './workload.js';

/** A controller of one workload for a dry rollout. */
export function controllerOf(ref: PolicyRef, { pods, halted, lost }: PlannedWorkload): WorkloadController {
  const halts = { haltText: (halt: Parameters<typeof haltText>[0]) => haltText(halt, halted), lost };
  return new WorkloadController(controllerId(ref), ref.name, pods.fork(), halts);
}

/** The name of the controller in the trace. */
function controllerId(ref: PolicyRef): string {
  return `kubernetes ${refText(ref)}`;
}

/** Source: kubernetes 1.28, daemon/update.go: over a map of nodes. */
const NO_ORDER = text`a DaemonSet takes nodes in no order`;

/** The one group of a workload: all its replicas, or the nodes it runs on. */
export function groupOf(
  { manifest }: KubernetesObject,
  workload: PlannedWorkload,
  input: Pick<ResolveInput, 'at' | 'neighbours' | 'snapshot'>,
): ResolvedGroup {
  const { unit, targets, strategyField, minReadySeconds: seconds, strategy } = workload;
  const ref = refOf(manifest);
  const hasSignal = hasReadiness(podTemplateOf(manifest));
  const fields = { waitField: 'minReadySeconds', signalField: 'readinessProbe' };
  // The only pod of a Deployment; its replacement needs the claim too.
  const claim =
    manifest.kind === 'Deployment' && targets.length === 1 ? exclusiveClaim(manifest, input) : null;
  return {
    ...unlimitedGroup({
      name: manifest.name,
      rolls: ref,
      runs: { controller: controllerId(ref), group: manifest.name },
      unit,
      targets,
    }),
    ceiling: workload.ceiling,
    strategy: { ...strategy, readinessProbes: hasSignal },
    facts: [
      ...stated('bake', [{ seconds, approval: false, hasSignal, ...fields }]),
      ...stated('resting', [restingAfterBad(ref, workload, input.at)]),
      ...stated('exclusive-volume', [claim && { ...claim, isHeld: strategy['maxUnavailable'] === 0 }]),
      ...stated('standstill', [workload.standstill]),
    ],
    saysWhatIsOut: true,
    ...(unit === 'node' ? { freeOrder: { says: NO_ORDER, turns: [targets] } } : {}),
    mostLost: workload.pods.mostOut ?? undefined,
    ...(workload.freshBatches ? { freshBatches: workload.freshBatches } : {}),
    places: {
      strategy: manifest.placeOf(['spec', strategyField, 'rollingUpdate']),
      budget: manifest.placeOf(['spec', strategyField, 'rollingUpdate', 'maxUnavailable']),
      selector: manifest.placeOf(['spec', 'selector']),
      bake: manifest.placeOf(['spec', 'minReadySeconds']),
      deadline: manifest.placeOf(['spec', 'progressDeadlineSeconds']),
      template: manifest.placeOf(['spec', 'template']),
    },
  };
}

const WORK_MS = 60_000;

/** State of the workload after a dry rollout by itself in which every new pod is bad. */
function restingAfterBad(ref: PolicyRef, workload: PlannedWorkload, at: Instant): Resting {
  const { unit, targets, halted } = workload;
  const world = World.of(targets.map((name) => ({ name, unit, labels: {}, outBefore: false })));
  const controller = controllerOf(ref, workload);
  const scenario = turnsBad(() => WORK_MS);
  new Simulation(world, [controller], scenario, at).play(Infinity);
  return restingOf(controller.pods.counts(), halted);
}
