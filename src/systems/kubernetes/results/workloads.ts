import { fieldAt } from '../../../manifest/fields.js';
import { present } from '../../../manifest/lookup.js';
import type { Json, JsonObject, Manifest } from '../../../manifest/manifest.js';
import type { IntOrPercent } from '../../../manifest/quantity.js';
import type { Unit } from '../../../rollout/controller.js';
import { fix } from '../../../text/fix.js';
import { code, count, NO_TEXT, type Text, text } from '../../../text/text.js';
import {
  type ChangeEffect,
  emptySelector,
  evenBatches,
  type Leaving,
  neverAllowed,
  type ResolvedGroup,
  type SystemResult,
} from '../../system.js';
import { changedFields, effectOf, nodeChangesOf, removedPods } from '../changes.js';
import { desiredNodes, limitsOf as daemonSetLimitsOf } from '../controller/daemonset.js';
import { limitsOf } from '../controller/deployment.js';
import { statefulSetMaxUnavailable } from '../controller/limits.js';
import { nodeFit } from '../controller/node-fit.js';
import { isWanted, partitionOf, updatedAtOnce } from '../controller/statefulset.js';
import { conflictBeside, portOfBoth } from '../objects/conflicts.js';
import { liveDaemonSet, liveDeployment, liveStatefulSet, type LiveWorkload } from '../objects/live.js';
import { replicasOf } from '../objects/replicas.js';
import { daemonSetSpecOf, deploymentSpecOf, statefulSetSpecOf } from '../controller/spec.js';
import { podTemplateOf } from '../objects/template.js';
import { DaemonSetSimulation } from '../rollout/daemonset.js';
import { placesForPods, replacedTemplate, unmetPlacement } from '../rollout/places.js';
import {
  daemonSetStart,
  deploymentStart,
  statefulSetStart,
  templateOf,
  type WorkloadInput,
} from '../rollout/start.js';
import type { HaltText, PodSimulation } from '../rollout/pods.js';
import { StatefulSetSimulation } from '../rollout/statefulset.js';
import type { Halted } from './halts.js';

export interface PlannedWorkload {
  readonly unit: Unit;
  /** In the order in which they are updated. */
  readonly targets: readonly string[];
  /** The pods at the start; a dry rollout takes a fork. */
  readonly pods: PodSimulation;
  readonly ceiling: ResolvedGroup['ceiling'];
  /** The limits as the controller sees them, in numbers. */
  readonly strategy: JsonObject;
  readonly change: ChangeEffect;
  readonly halted: Halted;
  /** Why pods of the next version find no node, where those of this one do; absent: nothing is known to keep them out. */
  readonly next?: Text | null | undefined;
  /** The pod template that all pods have before this rollout; absent: not known. */
  readonly replaced?: Json | undefined;
  /** Reason in the change why no new pod becomes ready; absent: none known. */
  readonly lost?: HaltText;
  readonly notes: readonly Text[];
  /** Sizes of the batches of a later rollout, where this one begins with something else. */
  readonly freshBatches?: readonly number[];
  /** Action that its limits never allow; absent: none. */
  readonly neverAllowed?: SystemResult | null;
  /** Targets that the change takes away at once. */
  readonly leaves?: Leaving | undefined;
}

export const PLANS = { Deployment: planDeployment, DaemonSet: planDaemonSet, StatefulSet: planStatefulSet };

/** Source: kubernetes 1.34, apps/v1/defaults.go; it rounds down. */
const DEFAULT_CEILING = { byDefault: '25%', rounding: 'down' } as const;

function planDeployment(input: WorkloadInput): PlannedWorkload {
  const { object, context, relation } = input;
  const { manifest } = object;
  const live = object.live && liveDeployment(object.live, context.live);
  const replicas = replicasOf(object, live && live.total, context.autoscalerOf(manifest));
  const total = replicas.count;
  const spec = { ...deploymentSpecOf(manifest, templateOf(input, live)), replicas: total };
  const targets = context.namesOf(manifest, 0, total);
  const places = placesForPods(input, total);
  const leaves = removedPods(object, replicas);
  const size = relation === 'changed' ? Math.min(replicas.before ?? Infinity, total) : total;
  // Pods that have the template already, and are available or stay as they are: a revert halfway rolls the others only.
  const having = (live?.sets ?? [])
    .filter((set) => set.template === spec.template)
    .reduce((sum, set) => sum + (live?.timedOut ? set.size : set.available), 0);
  const { paused, minReadySeconds, progressDeadlineSeconds } = spec;
  const { type: kind, ...declared } = spec.strategy;
  const isRecreate = kind === 'Recreate';
  const limits = limitsOf(spec);
  const enforced = isRecreate ? total : limits.maxUnavailable;
  const written = isRecreate ? kind : writtenLimit(manifest, 'strategy');
  return {
    unit: 'replica',
    targets,
    pods: deploymentStart(input, spec, live, { targets, size, mostPlaced: places.most }),
    ceiling: {
      ...{ declared: written, resolved: enforced, enforced },
      ...(written === null ? DEFAULT_CEILING : {}),
    },
    strategy: {
      kind,
      ...(isRecreate ? {} : { ...limits, declared }),
      minReadySeconds,
      progressDeadlineSeconds,
    },
    change: effectOf(input, {
      ...{ live, replicas, total, places, leaves, having },
      rolled: total,
    }),
    halted: { kind: 'Deployment', name: manifest.name, spec, ...places },
    next: isRecreate || limits.maxUnavailable > 0 ? null : places.next,
    replaced: replacedTemplate(input).sole,
    // Tools that wait for the rollout call it done at once. Source: kubernetes 1.28, syncDeployment; InVisionApp/kit-deployer#32.
    neverAllowed:
      paused && total > 0
        ? heldForGood(manifest, total, {
            says: text`${code('paused: true')} keeps ${count(total, 'replica')} on the current pod template until the Deployment is resumed. progressDeadlineSeconds does not apply, so it never counts as failed. A change of replicas takes effect at once.`,
            fix: fix`Leave paused out of the file, or set it to false in the change that should roll out.`,
            severity: 'warning',
            place: manifest.placeOf(['spec', 'paused']),
          })
        : null,
    leaves,
    notes: present([
      replicas.note,
      live?.timedOut === true &&
        live.halfway &&
        text`Its progress deadline has passed: the plan assumes that unavailable pods stay unavailable.`,
    ]),
  };
}

/** Targets that a field of the file keeps on their pod template. */
function heldForGood(
  { name: group }: Manifest,
  targets: number,
  result: Pick<SystemResult, 'says' | 'fix' | 'severity' | 'place'>,
): SystemResult {
  return neverAllowed({ what: 'updates', targets, group, ofRollout: true, isOfWaiting: true, ...result });
}

/** maxUnavailable of the rolling update as written; null where none is. */
function writtenLimit({ object }: Manifest, field: 'strategy' | 'updateStrategy'): IntOrPercent | null {
  const value = fieldAt(object, 'spec', field, 'rollingUpdate', 'maxUnavailable');
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}

function planStatefulSet(input: WorkloadInput): PlannedWorkload {
  const { object, context } = input;
  const { manifest } = object;
  const { behavior } = context;
  const live = object.live && liveStatefulSet(object.live, context.live);
  const replicas = replicasOf(object, live && live.total, context.autoscalerOf(manifest));
  const total = replicas.count;
  const spec = { ...statefulSetSpecOf(manifest, templateOf(input, live)), replicas: total };
  const { strategy, startOrdinal, minReadySeconds, podManagementPolicy } = spec;
  const targets = context.namesOf(manifest, startOrdinal, total);
  const { state, unserved: added } = statefulSetStart(input, spec, live, replicas.before);
  const places = placesForPods(input, total);
  const partition = partitionOf(spec);
  const kept = Math.min(partition, total);
  const rolled = total - kept;
  const atOnce = updatedAtOnce(spec, behavior);
  const leaves = removedPods(object, replicas);
  const isRolling = strategy.type === 'RollingUpdate';
  const isPartitionedOff = total > 0 && rolled === 0;
  const keptText = text`${code(`partition: ${partition}`)} keeps ${count(kept, 'replica')} on the old pod template until it is lowered.`;
  return {
    unit: 'replica',
    targets,
    pods: new StatefulSetSimulation(state, { targets, behavior, isUnplaceable: places.most === 0, added }),
    ceiling: {
      declared: isRolling ? writtenLimit(manifest, 'updateStrategy') : strategy.type,
      resolved: isRolling ? statefulSetMaxUnavailable(strategy.maxUnavailable, total) : atOnce,
      enforced: atOnce,
    },
    strategy: {
      kind: strategy.type,
      ...(isRolling ? { maxUnavailable: atOnce, partition } : {}),
      ...{ podManagementPolicy, minReadySeconds },
    },
    change: effectOf(input, {
      ...{ live, replicas, total, rolled, places, leaves },
      having: state.pods.filter(
        ({ slot, template }) =>
          template === spec.template && slot >= startOrdinal + partition && isWanted(spec, slot),
      ).length,
    }),
    halted: { kind: 'StatefulSet', name: manifest.name, spec, ...places },
    ...(added.size > 0 ? { freshBatches: evenBatches(rolled, atOnce) } : {}),
    // A partition stages an update, so it is information.
    neverAllowed: isPartitionedOff
      ? heldForGood(manifest, total, {
          says: keptText,
          fix: fix`Lower partition to ${total - 1} to update the first pod, the one with the highest ordinal.`,
          severity: 'info',
          place: manifest.placeOf(['spec', 'updateStrategy', 'rollingUpdate', 'maxUnavailable']),
        })
      : null,
    leaves,
    notes: present([kept > 0 && keptText, replicas.note]),
  };
}

function planDaemonSet(input: WorkloadInput): PlannedWorkload {
  const { object, context } = input;
  const { manifest, before } = object;
  const live = object.live && liveDaemonSet(object.live, context.live, context.nodes);
  const spec = daemonSetSpecOf(manifest, templateOf(input, live));
  const { joining, leaves, joins } = nodeChangesOf(input, spec, live);
  const start = daemonSetStart(input, spec, live, joining);
  // Nodes that should run it, and those that have its pod and may keep it; in order of name, as the plan takes them.
  const targets = start.slots.flatMap(({ name, node, pods }) => {
    const fit = node && nodeFit(node, spec.placement);
    return fit?.shouldRun || (fit?.shouldContinue && pods.length > 0) ? name : [];
  });
  const template = podTemplateOf(manifest);
  // The template of the old pods as far as files tell: a snapshot keeps a hash of it.
  const conflict = conflictBeside(template, before ? podTemplateOf(before) : template);
  const down = new Set(context.nodes.filter((node) => node.down).map((node) => node.name));
  // On a node that is down no pod ends, so that no new one starts.
  const reached = targets.filter((target) => !joining.has(target) && !down.has(target));
  const updated = start.slots.filter(({ pods }) => pods.some((pod) => pod.template === spec.template));
  const having = new Set(updated.map(({ name }) => name));
  const { maxUnavailable, maxSurge } = daemonSetLimitsOf(start);
  const enforced = maxSurge > 0 ? 0 : maxUnavailable;
  const { strategy, minReadySeconds } = spec;
  const { type: kind, ...declared } = strategy;
  const desired = desiredNodes(start);
  const limits = { maxSurge, maxUnavailable, desiredNodes: desired, declared };
  // A DaemonSet for nodes that the fleet does not have, such as Windows: a new one is a warning, and a new version is not worse than the old one.
  const edited = before ? changedFields(podTemplateOf(before), template) : ['spec.nodeSelector'];
  const unmet = targets.length === 0 ? unmetPlacement(spec.placement, context.nodes) : null;
  return {
    unit: 'node',
    targets,
    pods: new DaemonSetSimulation(start, {
      ...{ targets, joining, behavior: context.behavior },
      conflicts: conflict !== null,
    }),
    ceiling: {
      declared: kind === 'OnDelete' ? kind : writtenLimit(manifest, 'updateStrategy'),
      resolved: enforced,
      enforced,
    },
    strategy: { kind, ...(kind === 'OnDelete' ? {} : limits), minReadySeconds },
    change: effectOf(input, {
      live,
      total: targets.length,
      rolled: reached.length,
      having: reached.filter((target) => having.has(target)).length,
      leaves,
      joins,
    }),
    halted: { kind: 'DaemonSet', name: manifest.name, spec, because: conflict ?? NO_TEXT, down },
    next: conflict === null && maxSurge > 0 ? portOfBoth(template, template) : null,
    neverAllowed:
      targets.length > 0
        ? null
        : emptySelector({
            what: text`the node selection of its pod template${unmet ? text` (${unmet})` : NO_TEXT}`,
            group: manifest.name,
            isGuess: input.relation === 'new',
            ofRollout: edited.some((field) => /^spec\.(node|affinity|tolerations)/.test(field)),
            place: manifest.placeOf(['spec', 'template', 'spec', 'nodeSelector']),
          }),
    leaves,
    ...(joining.size > 0 ? { freshBatches: evenBatches(targets.length, Math.max(maxSurge, enforced)) } : {}),
    notes: present([assumedNote(live)]),
  };
}

/** A status counts nodes without names. */
function assumedNote(live: LiveWorkload | null): Text | null {
  const isAtRest = live === null || (live.updated >= live.total && live.missing <= 0);
  if (isAtRest || live.pods.length > 0) return null;
  return text`The snapshot has no pods of it, only its status: ${live.updated} of ${count(live.total, 'node')} on the current pod template, ${Math.max(0, live.missing)} without an available pod. The plan assumes which nodes these are. Add the pods to the snapshot.`;
}
