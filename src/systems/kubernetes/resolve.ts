import { errorAt, type Problem } from '../../manifest/problem.js';
import {
  CONFIGURED,
  emptyResolution,
  isLaterMinor,
  newerVersion,
  type Resolution,
  type ResolveInput,
} from '../system.js';
import { Drains } from './rollout/drains.js';
import { controllersMissing } from './results/budgets.js';
import { Releases } from './results/released.js';
import { integerOf, objectOf } from './admission/defaults.js';
import { PodEvictions } from './rollout/evictions.js';
import { LiveCluster } from './objects/live.js';
import { worldNodes } from './objects/nodes.js';
import { type KubernetesObject, readObjects, refOf } from './objects/objects.js';
import { type PlannedObject, policyOf } from './results/policy.js';
import { deletedReferences } from './objects/references.js';
import { podTemplateOf, templateLabels } from './objects/template.js';
import { Autoscalers } from './objects/autoscalers.js';
import { TargetNames } from './rollout/target-names.js';
import {
  atLeast,
  type Behaviour,
  behaviourOf,
  DEFAULT_VERSION,
  type Gates,
  NEWEST_MODELLED,
  OLDEST_MODELLED,
  parseVersion,
  type Version,
} from './versions.js';
import type { HaltText } from './rollout/controller.js';
import { controllerOf } from './rollout/group.js';
import { planDaemonSet } from './results/daemonset.js';
import { planDeployment } from './results/deployment.js';
import { planStatefulSet } from './results/statefulset.js';
import { relationOf } from './objects/relation.js';
import type { PlannedWorkload, WorkloadContext } from './rollout/workload.js';

/** Plans one side: how each workload of the files is rolled, and which drains the disruption budgets hold up. */
export function resolveKubernetes(input: ResolveInput): Resolution {
  const assumed = versionOf(input);
  const hasObjects = input.objects.texts.own.length > 0;
  if ('problem' in assumed) return emptyResolution(hasObjects ? [assumed.problem] : []);
  const behaviour = behaviourOf(assumed.version, ...gatesOf(input));
  return hasObjects ? planned(input, assumed, behaviour) : drainsOnly(input, behaviour);
}

/** A side without objects of ours: the budgets of the cluster hold drains of other systems all the same. */
function drainsOnly(input: ResolveInput, behaviour: Behaviour): Resolution {
  const drains = new Drains(input, [], () => 0, behaviour);
  return {
    ...emptyResolution(controllersMissing(drains, [])),
    ...evictionsOf(drains, input),
    spreads: drains.spreads(),
  };
}

function planned(input: ResolveInput, assumed: Assumed, behaviour: Behaviour): Resolution {
  const context = contextOf(input, behaviour);
  const objects = readObjects(input.objects, assumed.version, behaviour).map(
    ({ written, object }): PlannedObject => {
      return { written, object, workload: object && workloadOf(object, context, input) };
    },
  );
  const totals = new Map(
    objects.flatMap(({ object, workload }) => (object ? [[object, workload?.targets.length ?? 0]] : [])),
  );
  const replicas = (object: KubernetesObject): number => totals.get(object) ?? 0;
  const drains = new Drains(input, [...totals.keys()], replicas, behaviour);
  const releases = releasesOf(drains, assumed.version, behaviour, input);
  const budgets = { drains, releases, behaviour };
  return {
    policies: objects.map((one) => policyOf(one, budgets, input)),
    ...rollingOf(objects),
    ...evictionsOf(drains, input),
    spreads: drains.spreads(),
    assumedVersion: { version: assumed.text, why: assumed.why },
    problems: [
      ...assumed.problems,
      ...objects.flatMap(({ written }) => tooManyReplicas(written)),
      ...controllersMissing(
        drains,
        objects.map(({ written }) => written),
      ),
    ],
  };
}

function contextOf(input: ResolveInput, behaviour: Behaviour): WorkloadContext {
  return {
    behaviour,
    nodes: worldNodes(input.snapshot.nodes),
    live: new LiveCluster(input.snapshot),
    autoscalers: new Autoscalers(input),
    names: new TargetNames(input.snapshot),
    at: input.snapshot.takenAt ?? input.at,
  };
}

/** What rolls, and the controllers that roll it. */
function rollingOf(objects: readonly PlannedObject[]): Pick<Resolution, 'targets' | 'createControllers'> {
  const rolling = objects.flatMap(({ object, workload }) =>
    object && workload
      ? [{ ref: refOf(object.manifest), workload, labels: templateLabels(podTemplateOf(object.manifest)) }]
      : [],
  );
  return {
    targets: rolling.flatMap(({ workload, labels }) => {
      if (workload.unit === 'node') return [];
      return workload.targets.map((name) => ({ name, unit: workload.unit, labels, outBefore: false }));
    }),
    createControllers: (isLeftOut = () => false) =>
      rolling.filter(({ ref }) => !isLeftOut(ref)).map(({ ref, workload }) => controllerOf(ref, workload)),
  };
}

/** What the budgets of this side hold and those of the side it is compared with do not. */
function releasesOf(
  drains: Drains,
  version: Version,
  behaviour: Behaviour,
  input: ResolveInput,
): Releases | null {
  const other = input.objects.otherSide();
  if (!other) return null;
  return new Releases(
    drains,
    readObjects(other, version, behaviour).flatMap(({ object }) => object ?? []),
  );
}

/** The feature gates of StatefulSets as the configuration has them. */
function gatesOf({ options }: ResolveInput): Gates {
  const written = options['maxUnavailableStatefulSet'];
  return [typeof written === 'boolean' ? written : null, options['statefulSetRecreateStrategy'] === true];
}

/** Where an evicted pod is ready again after; the configuration says it. */
const READY_MS = 60_000;

/** What the disruption budgets of the cluster do to drains, whoever drains. */
function evictionsOf(drains: Drains, input: ResolveInput): Pick<Resolution, 'createEvictions'> {
  const written = input.options['podReadyAfter'];
  const covered = drains.covered(typeof written === 'number' ? written : READY_MS);
  return covered ? { createEvictions: () => PodEvictions.of(covered) } : {};
}

/** Far above what one cluster runs; a dry rollout of it would not end in reasonable time. */
const MOST_REPLICAS = 20_000;

function tooManyReplicas({ manifest, kind }: KubernetesObject): Problem[] {
  const replicas = integerOf(objectOf(manifest.object, 'spec'), 'replicas', 1);
  if (replicas <= MOST_REPLICAS) return [];
  const message = `${kind}/${manifest.name} asks for ${replicas} replicas; more than ${MOST_REPLICAS} are not planned.`;
  const place = manifest.placeOf(['spec', 'replicas']);
  return [errorAt(place, 'too-many-replicas', message)];
}

interface Assumed {
  readonly version: Version;
  readonly text: string;
  readonly why: string;
  readonly problems: readonly Problem[];
}

function versionOf({ options }: ResolveInput): Assumed | { readonly problem: Problem } {
  const text = options.version ?? DEFAULT_VERSION;
  const isNewer = isLaterMinor(text, NEWEST_MODELLED);
  const version = parseVersion(isNewer ? NEWEST_MODELLED : text);
  const oldest = parseVersion(OLDEST_MODELLED);
  if (version && oldest && atLeast(version, oldest))
    return {
      version,
      text: isNewer ? NEWEST_MODELLED : text,
      why:
        options.version === null
          ? 'none is configured; both DaemonSet fixes are in it, and maxUnavailable of StatefulSets is off'
          : CONFIGURED,
      problems: isNewer ? [newerVersion('kubernetes', text, NEWEST_MODELLED)] : [],
    };
  const message = `systems.kubernetes.version: "${text}" is not a version that is known here; write one from ${OLDEST_MODELLED} on, such as "1.31" or "1.30.6".`;
  return { problem: errorAt(null, 'unknown-version', message) };
}

/** Why none of its new pods gets ready after the change. */
function lostOf({ manifest }: KubernetesObject, files: ResolveInput): HaltText | null {
  const [first] = deletedReferences(manifest, files);
  return first
    ? {
        why: `no new pod starts: ${first.title} is deleted by this change.`,
        fix: `Keep ${first.title} for as long as the pod template names it.`,
      }
    : null;
}

/** Null for budgets: those roll nothing. */
function workloadOf(
  object: KubernetesObject,
  context: WorkloadContext,
  files: ResolveInput,
): PlannedWorkload | null {
  if (object.kind === 'PodDisruptionBudget' || tooManyReplicas(object).length > 0) return null;
  const relation = relationOf(object, files.objects.texts.base !== null);
  const lost = lostOf(object, files);
  return { ...PLANS[object.kind]({ object, context, relation }), lost };
}

const PLANS = { Deployment: planDeployment, DaemonSet: planDaemonSet, StatefulSet: planStatefulSet };
