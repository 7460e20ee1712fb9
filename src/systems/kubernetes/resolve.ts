import { present, remembered } from '../../manifest/lookup.js';
import { errorAt, type Problem } from '../../manifest/problem.js';
import { HOSTNAME_LABEL, type NodeState } from '../../snapshot/snapshot.js';
import { NO_FIX } from '../../text/fix.js';
import { name, text } from '../../text/text.js';
import {
  emptyResolution,
  type Histories,
  inBatches,
  parseVersion,
  type PolicyRef,
  REFUSED_EDIT,
  refText,
  refusedByCrd,
  releaseOf,
  type Resolution,
  type ResolvedGroup,
  type ResolvedPolicy,
  type ResolveInput,
  textPolicy,
  unlimitedGroup,
} from '../system.js';
import { onDelete } from './changes.js';
import { autoscalersOf } from './objects/replicas.js';
import { CORDONED, type DaemonNode, NOT_READY, UNREACHABLE, withCondition } from './controller/node-fit.js';
import { LiveCluster } from './objects/live.js';
import { type KubernetesObject, objectKey, readObjects, refOf, relationOf } from './objects/objects.js';
import { deletedReferences, exclusiveClaim } from './objects/references.js';
import { hasReadiness, podTemplateOf, templateLabels } from './objects/template.js';
import { isSet, minReadyOf, onHold, replicasIn, specOf } from './controller/spec.js';
import {
  budgetResults,
  type Budgets,
  controllersMissing,
  isOtherPolicy,
  releasesTo,
} from './results/budgets.js';
import { haltText } from './results/halts.js';
import { risksOf } from './results/risks.js';
import { type PlannedWorkload, PLANS } from './results/workloads.js';
import { Drains } from './rollout/drains.js';
import { PodEvictions } from './rollout/evictions.js';
import type { PodSimulation } from './rollout/pods.js';
import { targetNames, type WorkloadContext } from './rollout/start.js';
import { type Behavior, behaviorOf, DEFAULT_VERSION, RELEASES } from './versions.js';

const ASSUMED = {
  version: DEFAULT_VERSION,
  why: 'none is configured; its feature gate MaxUnavailableStatefulSet is off',
};

/** Plans one side: how each workload of the files is rolled, and which drains the disruption budgets hold up. */
export function resolveKubernetes(input: ResolveInput): Resolution {
  const { objects, snapshot, options } = input;
  const { release, problems } = releaseOf('kubernetes', options.version, RELEASES, ASSUMED);
  const hasObjects = objects.texts.own.length > 0;
  // The budgets of the cluster hold drains of other systems in every version.
  const version = parseVersion(release?.version ?? (hasObjects ? '' : DEFAULT_VERSION));
  if (version === null) return emptyResolution(problems);
  const { maxUnavailableStatefulSet: isGateOn, podReadyAfter } = options;
  const behavior = behaviorOf(version, typeof isGateOn === 'boolean' ? isGateOn : null);
  const at = snapshot.takenAt ?? input.at;
  const context: WorkloadContext = {
    behavior,
    // A fleet of 100,000 nodes without a workload in the files never asks.
    get nodes() {
      return worldNodes(snapshot.nodes);
    },
    live: new LiveCluster(snapshot, at),
    autoscalerOf: autoscalersOf(input),
    namesOf: targetNames(snapshot),
    at,
  };
  const planned = readObjects(objects).map(({ written, object }) => {
    return { written, object, workload: object && workloadOf(object, context, input) };
  });
  const sizes = new Map(
    planned.map(({ written, workload }) => [objectKey(written.manifest), workload?.targets.length ?? 0]),
  );
  const drainsOf = (side: Histories, read: readonly { readonly object: KubernetesObject | null }[]): Drains =>
    new Drains(
      { ...input, objects: side },
      read.flatMap(({ object }) => object ?? []),
      ({ manifest }) =>
        side !== objects && isSet(specOf(manifest), 'replicas')
          ? replicasIn(manifest)
          : (sizes.get(objectKey(manifest)) ?? 1),
    );
  const drains = drainsOf(objects, planned);
  const written = planned.map((one) => one.written);
  const missing = controllersMissing(drains, written);
  const covered = drains.covered(Number(podReadyAfter));
  const held = {
    ...(covered ? { createEvictions: () => new PodEvictions(covered) } : {}),
    spreads: drains.spreads,
    budgetsOver: drains.budgetsOver,
  };
  // A side without objects of ours: the budgets of the cluster hold drains of other systems all the same.
  if (!hasObjects) return { ...emptyResolution(missing), ...held };
  const other = objects.otherSide();
  const budgets = { drains, releases: other && releasesTo(drainsOf(other, readObjects(other)), drains) };
  const rolling = planned.flatMap(({ object, workload }) =>
    object && workload ? [{ manifest: object.manifest, ref: refOf(object.manifest), workload }] : [],
  );
  return {
    policies: planned.map((one) => policyOf(one, budgets, behavior, input)),
    targets: rolling.flatMap(({ workload: { unit, targets }, manifest }) => {
      if (unit === 'node') return [];
      const labels = templateLabels(podTemplateOf(manifest));
      return targets.map((target) => ({ name: target, unit, labels, outBefore: false }));
    }),
    createControllers: (isLeftOut = () => false) =>
      rolling.filter(({ ref }) => !isLeftOut(ref)).map(({ ref, workload }) => controllerOf(ref, workload)),
    ...held,
    assumedVersion: release,
    problems: [...problems, ...written.flatMap(tooManyReplicas), ...missing],
  };
}

/**
 * Nodes as the scheduler sees them. A node that is not ready carries the taints that the control plane puts on it, also where
 * the snapshot was taken before they were there.
 */
const worldNodes = remembered((nodes: readonly NodeState[]): readonly DaemonNode[] =>
  nodes.map((node) => {
    const down = node.ready !== 'True';
    const condition = node.ready === 'False' ? NOT_READY : UNREACHABLE;
    const tainted = down ? withCondition(node.taints, condition, true) : node.taints;
    const taints = node.unschedulable ? withCondition(tainted, CORDONED, true) : tainted;
    // The kubelet puts these on every node; a snapshot that was cut down may lack them.
    const labels = { 'kubernetes.io/os': 'linux', [HOSTNAME_LABEL]: node.name, ...node.labels };
    return { name: node.name, labels, taints, down };
  }),
);

/** Far above what one cluster runs; a dry rollout of it would not end in reasonable time. */
const MOST_REPLICAS = 20_000;

function tooManyReplicas({ manifest, kind }: KubernetesObject): Problem[] {
  const replicas = replicasIn(manifest);
  if (replicas <= MOST_REPLICAS) return [];
  const message = text`${name('policy', `${kind}/${manifest.name}`)} asks for ${replicas} replicas; more than ${MOST_REPLICAS} are not planned.`;
  return [errorAt(manifest.placeOf(['spec', 'replicas']), 'too-many-replicas', message)];
}

/** Null for budgets: those roll nothing. */
function workloadOf(
  object: KubernetesObject,
  context: WorkloadContext,
  files: ResolveInput,
): PlannedWorkload | null {
  if (object.kind === 'PodDisruptionBudget' || tooManyReplicas(object).length > 0) return null;
  const relation = relationOf(object, files.objects.texts.base !== null);
  const [gone] = deletedReferences(object.manifest, files);
  // reference-missing reports it, with what to do.
  const lost = gone && {
    why: text`no new pod starts: ${name('object', gone.title)} is deleted by this change.`,
    fix: NO_FIX,
  };
  return { ...PLANS[object.kind]({ object, context, relation }), ...(lost ? { lost } : {}) };
}

function policyOf(
  {
    written,
    object,
    workload,
  }: ReturnType<typeof readObjects>[number] & { workload: PlannedWorkload | null },
  budgets: Budgets,
  behavior: Behavior,
  input: ResolveInput,
): ResolvedPolicy {
  const { manifest } = written;
  const isRefused = object !== written;
  const budget = object?.kind === 'PodDisruptionBudget' ? budgetResults(object, budgets) : null;
  const policy: ResolvedPolicy = {
    ...textPolicy(refOf(manifest), manifest, written),
    ...budget,
    rejections: refusedByCrd(manifest, written.violations, 'the API server'),
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
      consequence: text`Once it is deleted, running pods continue, but no new pod starts, neither in a rollout nor after an eviction.`,
      place: object.manifest.placeOf(['spec', 'template', 'spec', ...path]),
    })),
    ...(deleted ? { onDelete: deleted } : {}),
    leaves: workload.leaves,
    results: present([
      workload.neverAllowed,
      ...(isRefused ? [] : risksOf(written, workload, behavior, input)),
    ]),
    onHold: onHold(manifest),
  };
}

/** The id of the controller of one workload in the dry rollout. */
function idOf(ref: PolicyRef): string {
  return `kubernetes ${refText(ref)}`;
}

function controllerOf(ref: PolicyRef, { pods, halted, lost }: PlannedWorkload): PodSimulation {
  return pods.as({ id: idOf(ref), group: ref.name, haltText: (halt) => haltText(halt, halted), lost });
}

/** Source: kubernetes 1.28, daemon/update.go: over a map of nodes. */
const NO_ORDER = text`a DaemonSet takes nodes in no order`;

/** The one group of a workload: all its replicas, or the nodes it runs on. */
function groupOf(
  { kind, manifest }: KubernetesObject,
  workload: PlannedWorkload,
  input: Pick<ResolveInput, 'neighbors' | 'snapshot'>,
): ResolvedGroup {
  const { unit, targets, strategy, halted, next } = workload;
  const halt = { code: unit === 'node' ? 'no-node-beside' : 'no-node', pods: targets } as const;
  const strategyField = kind === 'Deployment' ? 'strategy' : 'updateStrategy';
  const { name } = manifest;
  const ref = refOf(manifest);
  const hasSignal = hasReadiness(podTemplateOf(manifest));
  // The only pod of a Deployment; its replacement needs the claim too.
  const claim =
    kind === 'Deployment' && targets.length === 1 ? exclusiveClaim(manifest, input, workload.replaced) : null;
  const placeOf = (...path: readonly string[]) => manifest.placeOf(['spec', ...path]);
  return {
    ...unlimitedGroup({ name, rolls: ref, runs: { controller: idOf(ref), group: name }, unit, targets }),
    ceiling: workload.ceiling,
    strategy: { ...strategy, readinessProbes: hasSignal },
    bake: { seconds: minReadyOf(manifest), hasSignal },
    // Nothing rolls back, and OrderedReady waits for a broken pod whatever the template says.
    badStaysUntil: strategy['podManagementPolicy'] === 'OrderedReady' ? 'deletion' : 'intervention',
    ...(claim ? { exclusiveVolume: { ...claim, isHeld: strategy['maxUnavailable'] === 0 } } : {}),
    ...(next ? { stuckNext: haltText(halt, { ...halted, because: next }) } : {}),
    saysWhatIsOut: true,
    ...(unit === 'node'
      ? { freeOrder: { says: NO_ORDER, turns: [targets], atMost: workload.ceiling.enforced ?? Infinity } }
      : {}),
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
