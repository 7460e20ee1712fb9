import { fieldAt, numberIn } from '../../manifest/fields.js';
import { errorAt, type Problem } from '../../manifest/problem.js';
import { fix } from '../../text/fix.js';
import { code, name, text } from '../../text/text.js';
import {
  CONFIGURED,
  emptyResolution,
  isLaterMinor,
  newerVersion,
  type Resolution,
  type ResolveInput,
} from '../system.js';
import { Autoscalers } from './objects/autoscalers.js';
import { LiveCluster } from './objects/live.js';
import { worldNodes } from './objects/nodes.js';
import { type KubernetesObject, readObjects, refOf, relationOf } from './objects/objects.js';
import { deletedReferences } from './objects/references.js';
import { podTemplateOf, templateLabels } from './objects/template.js';
import { controllersMissing } from './results/budgets.js';
import { planDaemonSet } from './results/daemonset.js';
import { planDeployment } from './results/deployment.js';
import { controllerOf, type PlannedObject, policyOf } from './results/policy.js';
import { releasesTo } from './results/released.js';
import { planStatefulSet } from './results/statefulset.js';
import type { HaltText } from './rollout/controller.js';
import { Drains } from './rollout/drains.js';
import { PodEvictions } from './rollout/evictions.js';
import { TargetNames } from './rollout/target-names.js';
import type { PlannedWorkload, WorkloadContext } from './rollout/workload.js';
import {
  atLeast,
  behaviourOf,
  DEFAULT_VERSION,
  NEWEST_MODELLED,
  OLDEST_MODELLED,
  parseVersion,
  type Version,
} from './versions.js';

/** Plans one side: how each workload of the files is rolled, and which drains the disruption budgets hold up. */
export function resolveKubernetes(input: ResolveInput): Resolution {
  const assumed = versionOf(input);
  const hasObjects = input.objects.texts.own.length > 0;
  if ('problem' in assumed) return emptyResolution(hasObjects ? [assumed.problem] : []);
  const { maxUnavailableStatefulSet: isGateOn, statefulSetRecreateStrategy: canRecreate } = input.options;
  const behaviour = behaviourOf(
    assumed.version,
    typeof isGateOn === 'boolean' ? isGateOn : null,
    canRecreate === true,
  );
  const context: WorkloadContext = {
    behaviour,
    nodes: worldNodes(input.snapshot.nodes),
    live: new LiveCluster(input.snapshot, input.snapshot.takenAt ?? input.at),
    autoscalers: new Autoscalers(input),
    names: new TargetNames(input.snapshot),
    at: input.snapshot.takenAt ?? input.at,
  };
  const objects = readObjects(input.objects, assumed.version, behaviour).map(
    ({ written, object }): PlannedObject => {
      return { written, object, workload: object && workloadOf(object, context, input) };
    },
  );
  const totals = new Map(
    objects.flatMap(({ object, workload }) => (object ? [[object, workload?.targets.length ?? 0]] : [])),
  );
  const drains = new Drains(input, [...totals.keys()], (object) => totals.get(object) ?? 0, behaviour);
  const missing = controllersMissing(
    drains,
    objects.map(({ written }) => written),
  );
  const held = { ...evictionsOf(drains, input), spreads: drains.spreads() };
  // A side without objects of ours: the budgets of the cluster hold drains of other systems all the same.
  if (!hasObjects) return { ...emptyResolution(missing), ...held };
  const other = input.objects.otherSide();
  const after = other && readObjects(other, assumed.version, behaviour).flatMap(({ object }) => object ?? []);
  const budgets = { drains, releases: after && releasesTo(after, drains) };
  return {
    policies: objects.map((one) => policyOf(one, budgets, behaviour, input)),
    ...rollingOf(objects),
    ...held,
    assumedVersion: { version: assumed.text, why: assumed.why },
    problems: [
      ...assumed.problems,
      ...objects.flatMap(({ written }) => tooManyReplicas(written)),
      ...missing,
    ],
  };
}

/** What rolls, and the controllers that roll it. */
function rollingOf(objects: readonly PlannedObject[]): Pick<Resolution, 'targets' | 'createControllers'> {
  const rolling = objects.flatMap(({ object, workload }) =>
    object && workload ? [{ manifest: object.manifest, ref: refOf(object.manifest), workload }] : [],
  );
  return {
    targets: rolling.flatMap(({ workload: { unit, targets }, manifest }) => {
      const labels = templateLabels(podTemplateOf(manifest));
      return unit === 'node'
        ? []
        : targets.map((target) => ({ name: target, unit, labels, outBefore: false }));
    }),
    createControllers: (isLeftOut = () => false) =>
      rolling.filter(({ ref }) => !isLeftOut(ref)).map(({ ref, workload }) => controllerOf(ref, workload)),
  };
}

/** When another pod is ready in the place of an evicted one, unless the configuration says it. */
const READY_MS = 60_000;

/** What the disruption budgets of the cluster do to drains, whoever drains. */
function evictionsOf(drains: Drains, { options }: ResolveInput): Pick<Resolution, 'createEvictions'> {
  const { podReadyAfter } = options;
  const covered = drains.covered(typeof podReadyAfter === 'number' ? podReadyAfter : READY_MS);
  return covered ? { createEvictions: () => new PodEvictions(covered) } : {};
}

/** Far above what one cluster runs; a dry rollout of it would not end in reasonable time. */
const MOST_REPLICAS = 20_000;

function tooManyReplicas({ manifest, kind }: KubernetesObject): Problem[] {
  const replicas = numberIn(fieldAt(manifest.object, 'spec'), 'replicas') ?? 1;
  if (replicas <= MOST_REPLICAS) return [];
  const message = text`${name('policy', `${kind}/${manifest.name}`)} asks for ${replicas} replicas; more than ${MOST_REPLICAS} are not planned.`;
  return [errorAt(manifest.placeOf(['spec', 'replicas']), 'too-many-replicas', message)];
}

interface Assumed {
  readonly version: Version;
  readonly text: string;
  readonly why: string;
  readonly problems: readonly Problem[];
}

function versionOf({ options }: ResolveInput): Assumed | { readonly problem: Problem } {
  const written = options.version ?? DEFAULT_VERSION;
  const isNewer = isLaterMinor(written, NEWEST_MODELLED);
  const version = parseVersion(isNewer ? NEWEST_MODELLED : written);
  const oldest = parseVersion(OLDEST_MODELLED);
  if (version && oldest && atLeast(version, oldest))
    return {
      version,
      text: isNewer ? NEWEST_MODELLED : written,
      why:
        options.version === null
          ? 'none is configured; it has both DaemonSet fixes, and MaxUnavailableStatefulSet is off'
          : CONFIGURED,
      problems: isNewer ? [newerVersion('kubernetes', written, NEWEST_MODELLED)] : [],
    };
  const message = text`systems.kubernetes.version: ${code(`"${written}"`)} is not a version that is known here; write one from ${code(OLDEST_MODELLED)} on, such as "1.31" or "1.30.6".`;
  return { problem: errorAt(null, 'unknown-version', message) };
}

/** Null for budgets: those roll nothing. */
function workloadOf(
  object: KubernetesObject,
  context: WorkloadContext,
  files: ResolveInput,
): PlannedWorkload | null {
  if (object.kind === 'PodDisruptionBudget' || tooManyReplicas(object).length > 0) return null;
  const relation = relationOf(object, files.objects.texts.base !== null);
  const [lost] = deletedReferences(object.manifest, files);
  return { ...PLANS[object.kind]({ object, context, relation }), lost: lost ? lostText(lost.title) : null };
}

const PLANS = { Deployment: planDeployment, DaemonSet: planDaemonSet, StatefulSet: planStatefulSet };

/** Why none of its new pods gets ready after the change. */
function lostText(title: string): HaltText {
  const deleted = name('object', title);
  return {
    why: text`no new pod starts: ${deleted} is deleted by this change.`,
    fix: fix`Keep ${deleted} for as long as the pod template names it.`,
  };
}
