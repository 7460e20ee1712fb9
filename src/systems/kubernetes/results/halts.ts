import { fix, NO_FIX } from '../../../text/fix.js';
import { code, count, fewNames, NO_TEXT, type Text, text, verbFor } from '../../../text/text.js';
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

const UNTIL_DELETED = text`reverting the template does not help until someone deletes the broken pod.`;

/** Why a workload does not continue, and what would let it, by the code of its halt. */
export function haltText(halt: Halt, of: Halted): HaltText {
  const pods = podsText(halt, of);
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
      return noNodeText(of, pods);
    case 'no-node-beside':
      return {
        why: text`maxSurge requires the new pod to be ready before the old one is deleted, but on ${pods} it cannot run beside it: ${of.because}.`,
        fix: fix`Set maxSurge: 0 and maxUnavailable: 1, so that the old pod is deleted first.`,
      };
    case 'ordered-ready':
      return {
        why: text`OrderedReady waits for ${pods}, which does not become ready, before it does anything else: ${UNTIL_DELETED}`,
        fix: fix`Correct the template, then delete ${pods} by hand; with podManagementPolicy: Parallel that is not needed.`,
      };
    case 'not-available':
      return notAvailableText(halt, of, pods);
  }
}

/** `3 new pods`, `2 nodes (n1, n2)`, `pods web-1, web-2`, as the kind names its pods. */
function podsText({ pods = [] }: Halt, { kind, name: set }: Halted): Text {
  if (typeof pods === 'number') return count(pods, 'new pod');
  if (kind === 'DaemonSet')
    return text`${count(pods.length, 'node')} (${fewNames('target', pods.map(String))})`;
  const names = pods.map((ordinal) => `${set}-${ordinal}`);
  return text`${verbFor(pods.length, 'pod', 'pods')} ${fewNames('target', names)}`;
}

const REPAIR = fix`Correct the new version, or restore the old pod template.`;

/** Pods that are not available. On a node that is down no version gets ready, so that the new one is not to blame. */
function notAvailableText({ pods = [], keeps }: Halt, of: Halted, who: Text): HaltText {
  const slots = typeof pods === 'number' ? [] : pods.map(String);
  const down = of.kind === 'DaemonSet' ? slots.filter((node) => of.down.has(node)) : [];
  const where = of.kind === 'DaemonSet' ? text`No available pod on ${who}.` : text`Not available: ${who}.`;
  const cause =
    keeps?.by === 'minAvailable'
      ? text`at least ${keeps.limit} must stay available`
      : text`${code(keeps?.by ?? '')} allows ${keeps?.limit ?? 0}`;
  const kept = keeps
    ? text`Kept: ${count(keeps.old, 'old pod')}, because ${cause}.`
    : text`Nothing else is left to update.`;
  const more = down.length > 0 ? text` Down: ${fewNames('target', down)}.` : deadlineText(of);
  const back = fix`Bring ${fewNames('target', down)} back, or remove ${verbFor(down.length, 'it', 'them')} from the cluster.`;
  // Its revert is stuck too, as long as they use the limit up.
  if (of.kind === 'StatefulSet' && keeps)
    return {
      why: text`${where} ${kept}`,
      fix: fix`Delete the broken pods by hand once the template is correct.`,
    };
  const isLimit = of.kind === 'DaemonSet' && keeps?.by === 'maxUnavailable';
  const raise = isLimit ? fix` Or set maxUnavailable above ${slots.length}.` : NO_FIX;
  const cure = down.length === 0 ? REPAIR : down.length === slots.length ? back : fix`${REPAIR} ${back}`;
  return { why: text`${where} ${kept}${more}`, fix: fix`${cure}${raise}` };
}

/** Nothing rolls a Deployment back; after a blank. */
function deadlineText(of: Halted): Text {
  if (of.kind !== 'Deployment') return NO_TEXT;
  const { progressDeadlineSeconds: seconds } = of.spec;
  return seconds === UNLIMITED
    ? text` Nothing rolls back, and no progress deadline reports it.`
    : text` After progressDeadlineSeconds (${code(`${seconds}`)}) the Deployment reports that; nothing rolls back.`;
}

/** New pods that find no node; of a Deployment whose old pods wait for them, the trap of one pod a node. */
function noNodeText(of: Halted, pods: Text): HaltText {
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
  return {
    why: text`There is no node for ${pods}: ${of.because}.${isOrdered ? text` With OrderedReady ${UNTIL_DELETED}` : NO_TEXT}`,
    fix: fix`Add nodes that fit, or relax what the pods require of nodes.`,
  };
}
