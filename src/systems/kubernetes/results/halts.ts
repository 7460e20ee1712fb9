import { fix, NO_FIX } from '../../../text/fix.js';
import { capital, code, count, fewNames, NO_TEXT, type Text, text, verbFor } from '../../../text/text.js';
import { limitsOf, UNLIMITED } from '../controller/deployment.js';
import type { Halt } from '../controller/pod.js';
import type { DaemonSetSpec, DeploymentSpec, StatefulSetSpec } from '../controller/spec.js';
import type { HaltText } from '../rollout/pods.js';

/** A workload that halts, as far as its texts differ by kind. */
export type Halted = {
  readonly name: string;
  /** Why new pods find no node, or none beside old ones. */
  readonly because: Text;
} & (
  | { readonly kind: 'Deployment'; readonly spec: DeploymentSpec; readonly most: number | null }
  | { readonly kind: 'StatefulSet'; readonly spec: StatefulSetSpec }
  | { readonly kind: 'DaemonSet'; readonly spec: DaemonSetSpec; readonly down: ReadonlySet<string> }
);

const REPAIR = fix`Correct the new version, or restore the old pod template.`;
const UNTIL_DELETED = text`reverting the template does not help until someone deletes the broken pod.`;

/** Why a workload does not continue, and what would let it, by the code of its halt. */
export function haltText(halt: Halt, of: Halted): HaltText {
  const slots = 'slots' in halt ? halt.slots.map(String) : [];
  const pods = podsText(slots, of);
  const are = verbFor(slots.length, 'is', 'are');
  switch (halt.code) {
    case 'complete':
      return { why: NO_TEXT, fix: NO_FIX };
    case 'paused':
      return { why: text`It is paused: no rollout starts.`, fix: fix`Set paused: false.` };
    case 'on-delete':
      return {
        why: text`updateStrategy OnDelete: a pod is replaced only when someone deletes it.`,
        fix: fix`Delete the pods in the order you want, or set updateStrategy.type: RollingUpdate.`,
      };
    case 'recreate-while-scaling':
      return {
        why: text`replicas changed during a Recreate rollout: from then on the controller only scales, and never finishes it.`,
        fix: fix`Set replicas back to its value at the start of the rollout.`,
      };
    case 'no-node':
      return noNodeText(halt, of, pods);
    case 'no-node-beside':
      return {
        why: text`maxSurge requires the new pod to be ready before the old one is deleted, but on ${pods} it cannot run beside it: ${of.because}.`,
        fix: fix`Set maxSurge: 0 and maxUnavailable: 1, so that the old pod is deleted first.`,
      };
    case 'new-not-available': {
      const kept = text`, and at least ${halt.minAvailable} must stay available: ${count(halt.old, 'old pod')} ${verbFor(halt.old, 'is', 'are')} kept. ${deadlineText(of)}`;
      return {
        why: text`${count(halt.count, 'new pod')} ${verbFor(halt.count, 'is', 'are')} not available${halt.old === 0 ? text`; no old pod is left.` : kept}`,
        fix: REPAIR,
      };
    }
    case 'too-few-available':
      return {
        why: text`Only ${count(halt.available, 'pod')} ${verbFor(halt.available, 'is', 'are')} available and at least ${halt.minAvailable} must be, so no old pod is deleted.`,
        fix: fix`Repair the pods that are not available, or raise maxUnavailable.`,
      };
    case 'at-limit':
      return {
        why: text`${capital(pods)} ${verbFor(slots.length, 'has', 'have')} no available pod, and maxUnavailable allows ${halt.limit}.`,
        fix:
          of.kind === 'StatefulSet'
            ? fix`Delete the broken pods by hand once the template is correct.`
            : fix`Bring the nodes back or remove them from the cluster, or set maxUnavailable above ${slots.length}.`,
      };
    case 'at-surge-limit':
      return {
        why: text`The new pod is not available on ${pods}, and maxSurge allows ${halt.limit}: ${halt.old} of ${count(halt.total, 'node')} keep the old pod.`,
        fix: REPAIR,
      };
    case 'not-available': {
      // On a node that is down no version gets ready, so that none is to blame.
      const dead = of.kind === 'DaemonSet' ? slots.filter((node) => of.down.has(node)) : [];
      const names = fewNames('target', dead);
      const back = fix`Bring ${names} back, or remove ${verbFor(dead.length, 'it', 'them')} from the cluster.`;
      return {
        why: text`${capital(pods)} ${are} not available with the new version, and nothing else is left to update.${dead.length > 0 ? text` Down: ${names}.` : NO_TEXT}`,
        fix: dead.length === 0 ? REPAIR : dead.length === slots.length ? back : fix`${REPAIR} ${back}`,
      };
    }
    case 'ordered-ready':
      return {
        why: text`OrderedReady waits for ${pods}, which does not become ready, before it does anything else: ${UNTIL_DELETED}`,
        fix: fix`Correct the template, then delete ${pods} by hand; with podManagementPolicy: Parallel that is not needed.`,
      };
  }
}

/** `2 nodes (n1, n2)` of a DaemonSet, `pods web-1, web-2` of a StatefulSet. */
function podsText(slots: readonly string[], { kind, name: set }: Halted): Text {
  if (kind !== 'StatefulSet') return text`${count(slots.length, 'node')} (${fewNames('target', slots)})`;
  const pods = slots.map((ordinal) => `${set}-${ordinal}`);
  return text`${verbFor(slots.length, 'pod', 'pods')} ${fewNames('target', pods)}`;
}

function deadlineText(of: Halted): Text {
  const seconds = of.kind === 'Deployment' ? of.spec.progressDeadlineSeconds : UNLIMITED;
  return seconds === UNLIMITED
    ? text`Nothing rolls back, and no progress deadline reports it.`
    : text`After progressDeadlineSeconds (${code(`${seconds}`)}) the Deployment reports that; nothing rolls back.`;
}

/** New pods that find no node; of a Deployment whose old pods wait for them, the trap of one pod a node. */
function noNodeText(
  { count: waiting, minAvailable }: Extract<Halt, { code: 'no-node' }>,
  of: Halted,
  pods: Text,
): HaltText {
  const { strategy } = of.spec;
  const isSurgeFirst = of.kind === 'Deployment' && of.most !== 0 && limitsOf(of.spec).maxUnavailable === 0;
  if (isSurgeFirst && strategy.type === 'RollingUpdate' && 'maxSurge' in strategy) {
    const { replicas } = of.spec;
    const { maxUnavailable, maxSurge } = strategy;
    const isRounded = typeof maxUnavailable === 'string';
    const zero = isRounded ? text`${code(maxUnavailable)} of ${replicas} rounds down to 0` : text`is 0`;
    return {
      why: text`maxUnavailable ${zero}, so a new pod (maxSurge ${code(`${maxSurge}`)}) must be ready before an old one is deleted, but it finds no node: ${of.because}.`,
      fix: fix`Set maxUnavailable: 1 (or ${Math.ceil(100 / replicas)}%), so that an old pod is deleted first.`,
    };
  }
  const isOrdered = of.kind === 'StatefulSet' && of.spec.podManagementPolicy === 'OrderedReady';
  const stay = minAvailable > 0 ? text` At least ${minAvailable} must stay available.` : NO_TEXT;
  return {
    why: text`There is no node for ${of.kind === 'Deployment' ? count(waiting, 'new pod') : pods}: ${of.because}.${isOrdered ? text` With OrderedReady ${UNTIL_DELETED}` : stay}`,
    fix: fix`Add nodes that fit, or relax what the pods require of nodes.`,
  };
}
