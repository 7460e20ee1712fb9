import type { Controller, Instant } from '../../../rollout/controller.js';
import { Simulation } from '../../../rollout/engine.js';
import { turnsBad } from '../../../rollout/scenarios.js';
import { World } from '../../../rollout/world.js';
import {
  type ExclusiveVolume,
  type PolicyRef,
  refText,
  type ResolvedGroup,
  type ResolveInput,
  type Resting,
  stated,
  unlimitedGroup,
} from '../../system.js';
import { type KubernetesObject, refOf } from '../objects/objects.js';
import { exclusiveClaim } from '../objects/volume-claims.js';
import type { PlannedWorkload } from './workload.js';

/** What the trace calls the controller of one workload. */
export function controllerId(ref: PolicyRef): string {
  return `kubernetes ${refText(ref)}`;
}

/** Source: kubernetes 1.28, daemon/update.go: over a map of nodes. */
const NO_ORDER = 'a DaemonSet takes nodes in no order';

/** The one group of a workload: all its replicas, or the nodes it runs on. */
export function groupOf(
  object: KubernetesObject,
  workload: PlannedWorkload,
  input: Pick<ResolveInput, 'at' | 'neighbours' | 'snapshot'>,
): ResolvedGroup {
  const { manifest } = object;
  const ref = refOf(manifest);
  const { strategyField } = workload;
  const limits = manifest.placeOf(['spec', strategyField, 'rollingUpdate']);
  return {
    ...unlimitedGroup({
      name: manifest.name,
      rolls: ref,
      runs: { controller: controllerId(ref), group: manifest.name },
      unit: workload.unit,
      targets: workload.targets,
    }),
    ceiling: workload.ceiling,
    strategy: workload.strategy,
    facts: [
      ...stated('bake', [workload.bake]),
      ...stated('resting', [restingOf(workload, input.at)]),
      ...stated('exclusive-volume', [exclusiveVolume(object, workload, input)]),
      ...stated('standstill', [workload.standstill]),
    ],
    saysWhatIsOut: true,
    ...(workload.unit === 'node' ? { freeOrder: { says: NO_ORDER, turns: [workload.targets] } } : {}),
    mostLost: workload.mostOut ?? undefined,
    ...(workload.freshBatches ? { freshBatches: workload.freshBatches } : {}),
    places: {
      strategy: limits,
      budget: manifest.placeOf(['spec', strategyField, 'rollingUpdate', 'maxUnavailable']),
      selector: manifest.placeOf(['spec', 'selector']),
      bake: manifest.placeOf(['spec', 'minReadySeconds']),
      deadline: manifest.placeOf(['spec', 'progressDeadlineSeconds']),
      template: manifest.placeOf(['spec', 'template']),
    },
  };
}

/** The claim of the single pod of a Deployment, which its replacement needs too. */
function exclusiveVolume(
  { manifest }: KubernetesObject,
  { targets, strategy }: PlannedWorkload,
  input: Pick<ResolveInput, 'neighbours' | 'snapshot'>,
): ExclusiveVolume | null {
  if (manifest.kind !== 'Deployment' || targets.length !== 1) return null;
  const claim = exclusiveClaim(manifest, input);
  return claim && { ...claim, isHeld: strategy['maxUnavailable'] === 0 };
}

const WORK_MS = 60_000;

/** A dry rollout of the workload by itself, in which every new pod is bad. */
function restingOf(workload: PlannedWorkload, at: Instant): Resting {
  const targets = workload.targets.map((name) => ({
    name,
    unit: workload.unit,
    labels: {},
    outBefore: false,
  }));
  return workload.restingAfter((controller: Controller) => {
    const bad = turnsBad(() => WORK_MS);
    new Simulation(World.of(targets), [controller], bad, at).run(Infinity);
  });
}
