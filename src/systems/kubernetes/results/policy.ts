import { present } from '../../../manifest/lookup.js';
import { Simulation } from '../../../rollout/engine.js';
import { turnsBad } from '../../../rollout/scenarios.js';
import { World } from '../../../rollout/world.js';
import { text } from '../../../text/text.js';
import {
  inBatches,
  type PolicyRef,
  REFUSED_EDIT,
  refText,
  rejectedAt,
  type ResolvedGroup,
  type ResolvedPolicy,
  type ResolveInput,
  textPolicy,
  unlimitedGroup,
} from '../../system.js';
import { onDelete } from '../changes.js';
import { type KubernetesObject, type readObjects, refOf } from '../objects/objects.js';
import { deletedReferences, exclusiveClaim } from '../objects/references.js';
import { minReadyOf, onHold } from '../controller/spec.js';
import { hasReadiness, podTemplateOf } from '../objects/template.js';
import type { PodSimulation } from '../rollout/pods.js';
import type { PlannedWorkload } from './workloads.js';
import type { Behaviour } from '../versions.js';
import { budgetResults, type Budgets, isOtherPolicy } from './budgets.js';
import { haltText, restingOf } from './halts.js';
import { risksOf } from './risks.js';

/** One object of the files, and how it is rolled; null for budgets. */
export type PlannedObject = ReturnType<typeof readObjects>[number] & {
  readonly workload: PlannedWorkload | null;
};

/** Everything a plan says of one object. */
export function policyOf(
  { written, object, workload }: PlannedObject,
  budgets: Budgets,
  behaviour: Behaviour,
  input: ResolveInput,
): ResolvedPolicy {
  const { manifest } = written;
  const isRefused = object !== written;
  const budget = object?.kind === 'PodDisruptionBudget' ? budgetResults(object, budgets) : null;
  const policy: ResolvedPolicy = {
    ...textPolicy(refOf(manifest), manifest, written),
    ...budget,
    rejections: rejectedAt(manifest, written.refusals),
    notes: [...(isRefused && budget ? [REFUSED_EDIT] : []), ...(workload?.notes ?? budget?.notes ?? [])],
    // An edit of unhealthyPodEvictionPolicy shows in no number.
    unmeasured: isOtherPolicy(written),
  };
  if (!object || !workload) return policy;
  const deleted = onDelete(workload.targets, object);
  return {
    ...policy,
    change: isRefused ? inBatches('none', REFUSED_EDIT) : workload.change,
    groups: [groupOf(object, workload, input)],
    missingReferences: deletedReferences(object.manifest, input).map(({ title, path }) => ({
      what: title,
      fate: 'deleted',
      consequence: text`Once it is deleted, running pods stay as they are, and no new pod starts: neither one of a rollout nor the replacement of one that is evicted.`,
      place: object.manifest.placeOf(['spec', 'template', 'spec', ...path]),
    })),
    ...(deleted ? { onDelete: deleted } : {}),
    leaves: workload.leaves,
    results: present([
      workload.neverAllowed,
      ...(isRefused ? [] : risksOf(written, workload, behaviour, input)),
    ]),
    onHold: onHold(manifest),
  };
}

/** A controller of one workload for a dry rollout. */
export function controllerOf(ref: PolicyRef, { pods, halted, lost }: PlannedWorkload): PodSimulation {
  const id = `kubernetes ${refText(ref)}`;
  return pods.as({ id, group: ref.name, haltText: (halt) => haltText(halt, halted), lost });
}

/** Source: kubernetes 1.28, daemon/update.go: over a map of nodes. */
const NO_ORDER = text`a DaemonSet takes nodes in no order`;

const WORK_MS = 60_000;

/** The one group of a workload: all its replicas, or the nodes it runs on. */
function groupOf(
  { kind, manifest }: KubernetesObject,
  workload: PlannedWorkload,
  input: Pick<ResolveInput, 'at' | 'neighbours' | 'snapshot'>,
): ResolvedGroup {
  const { unit, targets, strategy } = workload;
  const strategyField = kind === 'Deployment' ? 'strategy' : 'updateStrategy';
  const seconds = minReadyOf(manifest);
  const { name } = manifest;
  const ref = refOf(manifest);
  const hasSignal = hasReadiness(podTemplateOf(manifest));
  // The only pod of a Deployment; its replacement needs the claim too.
  const claim = kind === 'Deployment' && targets.length === 1 ? exclusiveClaim(manifest, input) : null;
  // State after a dry rollout by itself in which every new pod is bad.
  const world = World.of(targets.map((target) => ({ name: target, unit, labels: {}, outBefore: false })));
  const alone = controllerOf(ref, workload);
  const scenario = turnsBad(() => WORK_MS);
  new Simulation(world, [alone], scenario, input.at).play(Infinity);
  const placeOf = (...path: readonly string[]) => manifest.placeOf(['spec', ...path]);
  return {
    ...unlimitedGroup({ name, rolls: ref, runs: { controller: alone.id, group: name }, unit, targets }),
    ceiling: workload.ceiling,
    strategy: { ...strategy, readinessProbes: hasSignal },
    bake: { seconds, hasSignal },
    resting: restingOf(alone.counts(), workload.halted),
    ...(claim ? { exclusiveVolume: { ...claim, isHeld: strategy['maxUnavailable'] === 0 } } : {}),
    saysWhatIsOut: true,
    ...(unit === 'node' ? { freeOrder: { says: NO_ORDER, turns: [targets] } } : {}),
    mostLost: workload.pods.mostOut ?? undefined,
    ...(workload.freshBatches ? { freshBatches: workload.freshBatches } : {}),
    places: {
      strategy: placeOf(strategyField, 'rollingUpdate'),
      budget: placeOf(strategyField, 'rollingUpdate', 'maxUnavailable'),
      selector: placeOf('selector'),
      bake: placeOf('minReadySeconds'),
      deadline: placeOf('progressDeadlineSeconds'),
      template: placeOf('template'),
    },
  };
}
