import { few } from '../../../manifest/words/listing.js';
import type { DaemonSetStrategy } from '../controller/daemonset/state.js';
import type { DaemonStuckWhy } from '../controller/daemonset/why-stuck.js';
import { type DeploymentSpec, UNLIMITED } from '../controller/deployment/state.js';
import type { StuckWhy } from '../controller/deployment/why-stuck.js';
import { capital, counted, verb } from '../../../text/plural.js';
import { rollingLimits } from '../controller/fenceposts.js';
import type { StatefulSetSpec } from '../controller/statefulset/state.js';
import type { StatefulStuckWhy } from '../controller/statefulset/why-stuck.js';
import type { Stand } from '../simulation/machine.js';
import type { PlacesForPods } from '../simulation/places/places-for-pods.js';

interface Placing {
  /** New pods that find no node. */
  readonly unplaced: number;
  readonly places: PlacesForPods;
}

/** Why a Deployment does not go on, and what would let it. */
export function deploymentStuck(why: StuckWhy, spec: DeploymentSpec, placing: Placing): Stand {
  if (why.code === 'recreate-while-scaling')
    return stuck(
      'replicas was changed in the middle of a Recreate rollout: the controller only scales then, and never ends it.',
      'Set replicas back to what it was when the rollout began.',
    );
  if (placing.unplaced > 0) return withoutRoom(why, spec, placing);
  const held = `${pods(why.newNotAvailable)} of the new version ${are(why.newNotAvailable)} not available`;
  if (why.oldLeft === 0)
    return stuck(
      `${capital(held)}; no old one is left.`,
      'Correct the new version, or put the old pod template back.',
    );
  if (why.code === 'new-not-available')
    return stuck(
      `${capital(held)}, and at least ${why.minAvailable} have to stay: ${pods(why.oldLeft)} of the old version ${are(why.oldLeft)} kept. ${deadlineText(spec)}`,
      'Put the old pod template back, or correct the new version: nothing rolls back by itself.',
    );
  return stuck(
    `Only ${pods(why.available)} ${are(why.available)} available and at least ${why.minAvailable} have to stay, so no old pod may go.`,
    'Repair the pods that are not available, or raise maxUnavailable.',
  );
}

function deadlineText({ progressDeadlineSeconds }: DeploymentSpec): string {
  return progressDeadlineSeconds === UNLIMITED
    ? 'It has no progress deadline, so nothing reports it.'
    : `After progressDeadlineSeconds, ${progressDeadlineSeconds}, that is reported and nothing else: no pod comes back.`;
}

/** A surge pod that finds no node: the trap of one pod a node. */
function withoutRoom(why: StuckWhy, spec: DeploymentSpec, placing: Placing): Stand {
  const { most, because } = placing.places;
  const nodes = most ?? 0;
  // Where one must be ready before an old pod goes, the sentence is about a single one.
  const isOne = placing.unplaced === 1 || isBeforeOld(spec, nodes);
  const room =
    nodes === 0
      ? `no node takes ${isOne ? 'it' : 'them'}: ${because}`
      : `${isOne ? 'it finds' : 'they find'} no place: ${because}, and ${nodes === 1 ? 'the only one is' : `all ${nodes} are`} taken`;
  if (spec.strategy.type === 'Recreate')
    return stuck(
      `${capital(pods(placing.unplaced))} of the new version ${verb(placing.unplaced, 'waits', 'wait')} for a node, and ${room}.`,
      ROOM_FIX,
    );
  const { maxUnavailable, maxSurge } = spec.strategy;
  if (isBeforeOld(spec, nodes)) {
    const percent = `${Math.ceil(100 / spec.replicas)}%`;
    const of =
      typeof maxUnavailable === 'string' ? `${maxUnavailable} of ${spec.replicas} rounds down to 0` : 'is 0';
    return stuck(
      `maxUnavailable ${of}, so a new pod (maxSurge ${maxSurge}) has to be ready before an old one goes; ${room}.`,
      `Set maxUnavailable: 1 (or ${percent}), so that an old pod goes first.`,
    );
  }
  return stuck(
    `${capital(pods(placing.unplaced))} of the new version ${are(placing.unplaced)} waiting for a node, and ${room}. At least ${why.minAvailable} have to stay.`,
    ROOM_FIX,
  );
}

function isBeforeOld({ strategy, replicas }: DeploymentSpec, nodes: number): boolean {
  return strategy.type !== 'Recreate' && rollingLimits(strategy, replicas)?.maxUnavailable === 0 && nodes > 0;
}

const ROOM_FIX = 'Add nodes that fit, or loosen what the pods ask of nodes.';

/** Why a DaemonSet does not go on. */
export function daemonSetStuck(
  why: DaemonStuckWhy,
  strategy: DaemonSetStrategy,
  nodes: number,
  oldLeft: number,
  down: ReadonlySet<string>,
): Stand {
  const held = why.nodes.length;
  const names = `${counted(held, 'node')} (${few(why.nodes)})`;
  if (why.code === 'not-available') return onlyNewLeft(names, why.nodes, down);
  if (why.code === 'surge-at-limit')
    return stuck(
      `The new pod is not available on ${names}, and maxSurge allows ${why.limit}: ${oldLeft} of ${nodes} nodes keep the old one.`,
      'Correct the new version, or put the old pod template back.',
    );
  const written = strategy.type === 'RollingUpdate' ? strategy.maxUnavailable : 1;
  const allows = typeof written === 'string' ? `${written}, ${why.limit},` : String(why.limit);
  return stuck(
    `${names} ${held === 1 ? 'has' : 'have'} no available pod, and maxUnavailable ${allows} allows no more.`,
    `Bring the nodes back or remove them from the cluster, or set maxUnavailable above ${held}.`,
  );
}

/** On a node that is down no version gets ready, so that none is to blame. */
function onlyNewLeft(names: string, waiting: readonly string[], down: ReadonlySet<string>): Stand {
  const dead = waiting.filter((node) => down.has(node));
  const says = `The new pod is not available on ${names}; no old one is left.`;
  const back = `Bring ${few(dead)} back, or remove ${dead.length === 1 ? 'it' : 'them'} from the cluster`;
  if (dead.length === waiting.length)
    return stuck(`${says} ${dead.length === 1 ? 'It is' : 'They are'} down.`, `${back}.`);
  const fix = 'Correct the new version, or put the old pod template back';
  return dead.length === 0
    ? stuck(says, `${fix}.`)
    : stuck(`${says} Of them ${few(dead)} ${are(dead.length)} down.`, `${fix}. ${back}.`);
}

/** A surge pod that can not be placed beside the one it replaces. */
export function surgeWithoutRoom(nodes: readonly string[], conflict: string): Stand {
  return stuck(
    `maxSurge wants the new pod ready before the old one goes, and on ${counted(nodes.length, 'node')} (${few(nodes)}) it can not be placed beside it: ${conflict}.`,
    'Set maxSurge: 0 and maxUnavailable: 1, so that the old pod goes first.',
  );
}

/** Pods of a StatefulSet that are deleted, recreated, and wait for a node that never comes. */
export function statefulSetWithoutRoom(
  names: readonly string[],
  because: string,
  { podManagementPolicy }: StatefulSetSpec,
): Stand {
  const waits = `pod${names.length === 1 ? '' : 's'} ${few(names)} of the new version`;
  const held =
    podManagementPolicy === 'OrderedReady'
      ? ' OrderedReady waits for that before it does anything else: putting the old template back does not help until somebody deletes the pod.'
      : '';
  return stuck(
    `${capital(waits)} ${verb(names.length, 'waits', 'wait')} for a node, and no node takes ${verb(names.length, 'it', 'them')}: ${because}.${held}`,
    ROOM_FIX,
  );
}

/** Why a StatefulSet does not go on. */
export function statefulSetStuck(why: StatefulStuckWhy, spec: StatefulSetSpec, set: string): Stand {
  const held = `pod${why.ordinals.length === 1 ? '' : 's'} ${few(why.ordinals.map((ordinal) => `${set}-${ordinal}`))}`;
  switch (why.code) {
    case 'waits-for-ordinal':
      if (spec.strategy.type === 'Recreate')
        return stuck(
          `${capital(held)} does not get ready, and with OrderedReady none after it is created.`,
          'Correct the template: Recreate deletes every pod of another revision, broken ones too.',
        );
      return stuck(
        `OrderedReady waits for ${held}, which ${why.ordinals.length === 1 ? 'does' : 'do'} not get ready, before it does anything else, whatever the template says, until somebody deletes ${why.ordinals.length === 1 ? 'it' : 'them'}: putting the old template back does not help.`,
        `Correct the template, then delete ${held} by hand; podManagementPolicy: Parallel would recover by itself.`,
      );
    case 'waits-for-scale-down':
      return stuck(
        `Pods beyond replicas (${held}) are not deleted while a pod is not available.`,
        'Repair or delete the pod that is not available.',
      );
    case 'unavailable-at-limit':
      return stuck(
        `${capital(held)} ${why.ordinals.length === 1 ? 'is' : 'are'} not available, and maxUnavailable allows ${why.limit} of ${spec.replicas}.`,
        'Delete the broken pods by hand once the template is correct.',
      );
    case 'not-available':
      return stuck(
        `${capital(held)} ${why.ordinals.length === 1 ? 'is' : 'are'} not available, and the update waits for that.`,
        'Correct the new version, or put the old pod template back.',
      );
  }
}

function stuck(why: string, fix: string): Stand {
  return { phase: 'stuck', why, fix };
}

function pods(count: number): string {
  return counted(count, 'pod');
}

function are(count: number): string {
  return verb(count, 'is', 'are');
}
