import { few } from '../../../manifest/visible.js';
import { capital, counted, verb } from '../../../text/plural.js';
import type { DaemonSetSpec } from '../controller/daemonset/state.js';
import { type DeploymentSpec, UNLIMITED } from '../controller/deployment/state.js';
import { rollingLimits } from '../controller/fenceposts.js';
import type { Halt } from '../controller/halt.js';
import type { StatefulSetSpec } from '../controller/statefulset/state.js';
import type { HaltText } from '../rollout/controller.js';
import type { PlacesForPods } from '../rollout/places.js';
import type { PodCounts } from '../rollout/pods.js';

/** A workload that halts, as far as its kind has words of its own. */
type Halted =
  | { readonly kind: 'Deployment'; readonly spec: DeploymentSpec; readonly places: PlacesForPods }
  | {
      readonly kind: 'StatefulSet';
      readonly name: string;
      readonly spec: StatefulSetSpec;
      readonly places: PlacesForPods;
    }
  | {
      readonly kind: 'DaemonSet';
      readonly spec: DaemonSetSpec;
      readonly conflict: string | null;
      /** Nodes that are down. */
      readonly down: ReadonlySet<string>;
    };

const REPAIR = 'Correct the new version, or restore the old pod template.';
const ROOM = 'Add nodes that fit, or loosen what the pods ask of nodes.';

/** `3 old pods and 2 new ones, 1 of which is not ready`: the pods of a rollout that a bad version has stopped. */
export function podsLeftText({ old, new: fresh, newAvailable }: PodCounts): string {
  const broken = fresh - newAvailable;
  const are = verb(broken, 'is', 'are');
  const some = broken === 0 ? ', all ready' : `, ${broken} of which ${are} not ready`;
  return `${counted(old, 'old pod')} and ${counted(fresh, 'new one')}${newAvailable > 0 ? some : ` that ${are} not ready`}`;
}

/** Why a workload does not go on, and what would let it, by the code of its halt. */
export function haltText(halt: Halt, of: Halted): HaltText {
  const pods = 'slots' in halt ? podsText(halt.slots, of) : '';
  const [it, is] = 'slots' in halt && halt.slots.length === 1 ? ['it', 'is'] : ['them', 'are'];
  switch (halt.code) {
    case 'complete':
      return { why: '', fix: '' };
    case 'paused':
      return { why: 'It is paused: no rollout starts.', fix: 'Set paused: false.' };
    case 'on-delete':
      return {
        why: 'updateStrategy OnDelete: a pod is replaced only when someone deletes it.',
        fix: 'Delete the pods in the order you want, or set updateStrategy.type: RollingUpdate.',
      };
    case 'recreate-while-scaling':
      return {
        why: 'replicas changed during a Recreate rollout: from then on the controller only scales, and never finishes it.',
        fix: 'Set replicas back to its value at the start of the rollout.',
      };
    case 'no-node':
      return of.kind === 'Deployment' ? surgeText(halt, of) : unplacedText(halt, pods, of);
    case 'no-node-beside':
      return {
        why: `maxSurge requires the new pod to be ready before the old one is deleted, but on ${pods} it cannot run beside it: ${of.kind === 'DaemonSet' ? of.conflict : ''}.`,
        fix: 'Set maxSurge: 0 and maxUnavailable: 1, so that the old pod is deleted first.',
      };
    case 'new-not-available': {
      const held = `${counted(halt.count, 'pod')} of the new version ${verb(halt.count, 'is', 'are')} not available`;
      if (halt.old === 0) return { why: `${capital(held)}; no old pod is left.`, fix: REPAIR };
      return {
        why: `${capital(held)}, and at least ${halt.minAvailable} must stay available: ${counted(halt.old, 'pod')} of the old version ${verb(halt.old, 'is', 'are')} kept. ${deadlineText(of)}`,
        fix: 'Correct the new version, or restore the old pod template.',
      };
    }
    case 'too-few-available':
      return {
        why: `Only ${counted(halt.available, 'pod')} ${verb(halt.available, 'is', 'are')} available and at least ${halt.minAvailable} must be, so no old pod is deleted.`,
        fix: 'Repair the pods that are not available, or raise maxUnavailable.',
      };
    case 'at-limit':
      return of.kind === 'StatefulSet'
        ? {
            why: `${capital(pods)} ${is} not available, and maxUnavailable allows ${halt.limit} of ${of.spec.replicas}.`,
            fix: 'Delete the broken pods by hand once the template is correct.',
          }
        : {
            why: `${pods} ${it === 'it' ? 'has' : 'have'} no available pod, and maxUnavailable (${writtenLimit(halt.limit, of)}) allows no more.`,
            fix: `Bring the nodes back or remove them from the cluster, or set maxUnavailable above ${halt.slots.length}.`,
          };
    case 'at-surge-limit':
      return {
        why: `The new pod is not available on ${pods}, and maxSurge allows ${halt.limit}: ${halt.old} of ${counted(halt.total, 'node')} keep the old pod.`,
        fix: REPAIR,
      };
    case 'not-available':
      return of.kind === 'DaemonSet'
        ? onlyNewLeft(halt.slots.map(String), of.down)
        : { why: `${capital(pods)} ${is} not available, and the update waits for it.`, fix: REPAIR };
    case 'ordered-ready':
      return of.spec.strategy.type === 'Recreate'
        ? {
            why: `${capital(pods)} does not become ready, and OrderedReady creates none after it.`,
            fix: 'Correct the template: Recreate deletes every pod of another revision, broken ones too.',
          }
        : {
            why: `OrderedReady waits for ${pods}, which does not become ready, before it does anything else: the old template does not help until someone deletes the pod.`,
            fix: `Correct the template, then delete ${pods} by hand; with podManagementPolicy: Parallel that is not needed.`,
          };
    case 'scale-down-blocked':
      return {
        why: `Surplus pods (${pods}) are not deleted while another pod is not available.`,
        fix: 'Repair or delete the pod that is not available.',
      };
  }
}

/** `2 nodes (n1, n2)` of a DaemonSet, `pods web-1, web-2` of a StatefulSet. */
function podsText(slots: readonly (string | number)[], of: Halted): string {
  if (of.kind !== 'StatefulSet') return `${counted(slots.length, 'node')} (${few(slots.map(String))})`;
  return `pod${slots.length === 1 ? '' : 's'} ${few(slots.map((ordinal) => `${of.name}-${ordinal}`))}`;
}

function deadlineText(of: Halted): string {
  const seconds = of.kind === 'Deployment' ? of.spec.progressDeadlineSeconds : UNLIMITED;
  return seconds === UNLIMITED
    ? 'It has no progress deadline, so nothing reports it.'
    : `After progressDeadlineSeconds (${seconds}) the Deployment reports that; nothing rolls back.`;
}

function writtenLimit(limit: number, { spec: { strategy } }: Halted): string {
  const written = strategy.type === 'RollingUpdate' ? strategy.maxUnavailable : 1;
  return typeof written === 'string' ? `${written}: ${limit}` : String(limit);
}

/** Pods of a Deployment that find no node: the trap of one pod a node. */
function surgeText(
  { count, minAvailable }: Extract<Halt, { code: 'no-node' }>,
  { spec, places: { most, because } }: Extract<Halted, { kind: 'Deployment' }>,
): HaltText {
  const nodes = most ?? 0;
  const { strategy, replicas } = spec;
  const isBeforeOld =
    strategy.type !== 'Recreate' && rollingLimits(strategy, replicas)?.maxUnavailable === 0 && nodes > 0;
  // Where one must be ready before an old pod goes, the sentence is about a single one.
  const isOne = count === 1 || isBeforeOld;
  const room =
    nodes === 0
      ? `no node takes ${isOne ? 'it' : 'them'}: ${because}`
      : `${isOne ? 'it finds' : 'they find'} no node: ${because}, and ${nodes === 1 ? 'the only one is' : `all ${nodes} are`} in use`;
  if (isBeforeOld) {
    const { maxUnavailable, maxSurge } = strategy;
    const of =
      typeof maxUnavailable === 'string' ? `${maxUnavailable} of ${replicas} rounds down to 0` : 'is 0';
    return {
      why: `maxUnavailable ${of}, so a new pod (maxSurge ${maxSurge}) must be ready before an old one is deleted; ${room}.`,
      fix: `Set maxUnavailable: 1 (or ${Math.ceil(100 / replicas)}%), so that an old pod is deleted first.`,
    };
  }
  const isRecreated = strategy.type === 'Recreate';
  const waits = isRecreated ? verb(count, 'waits', 'wait') : `${verb(count, 'is', 'are')} waiting`;
  const stay = isRecreated ? '' : ` At least ${minAvailable} must stay available.`;
  return {
    why: `${capital(counted(count, 'pod'))} of the new version ${waits} for a node, and ${room}.${stay}`,
    fix: ROOM,
  };
}

/** Pods of a StatefulSet that are deleted, recreated, and wait for a node that never comes. */
function unplacedText(
  { count }: Extract<Halt, { code: 'no-node' }>,
  pods: string,
  of: Exclude<Halted, { kind: 'Deployment' }>,
): HaltText {
  const isOrdered = of.kind === 'StatefulSet' && of.spec.podManagementPolicy === 'OrderedReady';
  const because = of.kind === 'StatefulSet' ? of.places.because : of.conflict;
  const held = isOrdered
    ? ' OrderedReady waits for that before it does anything else: the old template does not help until someone deletes the pod.'
    : '';
  return {
    why: `${capital(pods)} of the new version ${verb(count, 'waits', 'wait')} for a node, and no node takes ${verb(count, 'it', 'them')}: ${because}.${held}`,
    fix: ROOM,
  };
}

/** On a node that is down no version gets ready, so that none is to blame. */
function onlyNewLeft(waiting: readonly string[], down: ReadonlySet<string>): HaltText {
  const dead = waiting.filter((node) => down.has(node));
  const why = `The new pod is not available on ${counted(waiting.length, 'node')} (${few(waiting)}); no old pod is left.`;
  const back = `Bring ${few(dead)} back, or remove ${dead.length === 1 ? 'it' : 'them'} from the cluster.`;
  if (dead.length === 0) return { why, fix: REPAIR };
  if (dead.length === waiting.length)
    return { why: `${why} ${dead.length === 1 ? 'It is' : 'They are'} down.`, fix: back };
  return {
    why: `${why} Of them ${few(dead)} ${verb(dead.length, 'is', 'are')} down.`,
    fix: `${REPAIR} ${back}`,
  };
}
