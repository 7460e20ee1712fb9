import { code, count, NO_TEXT, type Text, text } from '../../text/text.js';
import type { Overlap, SidePlan } from '../../plan/model.js';
import { traitsOf } from '../../systems/index.js';
import { type NodeHold, type PolicyRef, refKey, type Fix, fix } from '../../systems/system.js';
import { type RuleResult, defineRule, policyOf, type RuleInput } from '../rule.js';
import { connected, isEdited, labelOf, overlapResult } from './together.js';

/**
 * Rollouts that uncordon or delete a node while another rollout, or a person, holds it: no controller checks who else cordoned
 * the node. Source: NVIDIA/nodewright docs/architecture/interrupt-flow.md; rancher/system-upgrade-controller#341 and
 * pkg/upgrade/job/job.go; NVIDIA/pika notifymaintenance_controller.go at 8a1803e; NVIDIA/NVSentinel#1276.
 */
export const sharedCordon = defineRule({
  id: 'shared-cordon',
  detects: 'a rollout that uncordons, interrupts or deletes nodes that another rollout or a person holds',
  severity: 'warning',
  systems: 'some',
  evaluate: (input) => {
    const { side } = input;
    const hazards = side.combined.overlaps.flatMap((overlap) => {
      const hazard = hazardOf(overlap, side);
      return hazard ? [{ ...hazard, overlap }] : [];
    });
    return KINDS.flatMap((kind) =>
      connected(
        hazards.filter((hazard) => hazard.kind === kind),
        ({ overlap }) => overlap,
      ).map((alike) => resultOf(alike, input)),
    );
  },
});

/** What becomes of a node that another rollout holds, or has done. */
const KINDS = ['ended', 'deleted', 'uncordoned', 'renewed'] as const;

/** What one of two rollouts does to the nodes of the other. */
interface Hazard {
  readonly kind: (typeof KINDS)[number];
  readonly says: Text;
  readonly fix: Fix;
  /** Set where it only has to be known; absent: a warning. */
  readonly severity?: 'info';
}

type Found = Hazard & { readonly overlap: Overlap };

/** Of many rollouts every two would be a finding: the two with the most nodes stand for all. */
function resultOf(alike: readonly [Found, ...Found[]], input: RuleInput<unknown>): RuleResult {
  const [worst = alike[0]] = alike.toSorted((a, b) => b.overlap.targets - a.overlap.targets);
  const { kind, overlap, says, fix: advice, severity } = worst;
  const { policies, targets } = overlap;
  const [first, second] = [policies[0].ref, policies[1].ref];
  const carrier = !isEdited(input.plan, first) && isEdited(input.plan, second) ? second : first;
  const overlaps = alike.map((one) => one.overlap);
  return overlapResult(kind, overlaps, [carrier, first, second], input, {
    says,
    fix: advice,
    magnitude: targets,
    ...(severity ? { severity } : {}),
    evidence: { sharedTargets: targets, policies: [first, second].map(refKey) },
  });
}

interface Holder {
  readonly ref: PolicyRef;
  readonly name: Text;
  /** Null for one that deletes nodes. */
  readonly hold: NodeHold | null;
}

function hazardOf({ policies, targets, isPossible }: Overlap, side: SidePlan): Hazard | null {
  const [a, b] = policies.map(({ ref }) => holderOf(side, ref));
  const next = policies.filter(({ isNext }) => isNext).length;
  if (!a || !b || next !== Number(isPossible)) return null;
  if (isPossible) return policies[0].isNext ? renewing(b, a, targets, side) : renewing(a, b, targets, side);
  if (a.hold?.keptApart !== undefined && a.hold.keptApart === b.hold?.keptApart) return null;
  const nodes = count(targets, 'node');
  const found = ending(a, b, nodes) ?? ending(b, a, nodes) ?? deleting(a, b, nodes) ?? deleting(b, a, nodes);
  if (found || a.hold?.needs !== 'cordon' || b.hold?.needs !== 'cordon') return found;
  return {
    kind: 'uncordoned',
    says: text`${a.name} and ${b.name} both cordon the ${nodes} they share. Each uncordons a node when its own work is done, even if the other is still working there: pods start on a node that is about to be drained or rebooted.`,
    fix: fix`Let one rollout end before the other begins: merge one of them later, or give them different nodes.`,
  };
}

function holderOf(side: SidePlan, ref: PolicyRef): Holder | null {
  const hold = policyOf(side, ref)?.nodeHold ?? null;
  return hold !== null || traitsOf(ref.system).deletesNodes ? { ref, name: labelOf(side, ref), hold } : null;
}

/**
 * What is done on every node is due again on each one that Karpenter makes: it carries no mark of it. Source: rancher/system-agent#460,
 * pkg/upgrade/plan/plan.go (SelectConcurrentNodes); NVIDIA/nodewright cluster_state_v2.go (IntrospectNode).
 */
function renewing(by: Holder, of: Holder, targets: number, side: SidePlan): Hazard | null {
  // Nothing of it is due; what a person holds is.
  const isDone = policyOf(side, of.ref)?.change?.kind === 'next-rollout';
  if (!traitsOf(by.ref.system).deletesNodes || of.hold?.needs !== 'cordon' || !isDone) return null;
  return {
    kind: 'renewed',
    severity: 'info',
    says: text`${by.name} replaces ${count(targets, 'node')} on which ${of.name} is done. The new nodes do not carry its mark: each is cordoned and updated again after it joins, while others are still being replaced.`,
    fix: fix`Build the update of ${of.name} into new nodes, or add its limit to the budgets of the pool.`,
  };
}

/** PIKA takes any uncordon as the end of a maintenance. */
function ending(by: Holder, of: Holder, nodes: Text): Hazard | null {
  const releases = by.hold?.releases ?? null;
  if (of.hold?.needs !== 'maintenance' || releases === null) return null;
  if (releases === 'own-cordon' && of.hold.isCordoned === true) return null;
  const when = releases === 'own-cordon' ? text` if it cordoned the node first` : text`, whoever cordoned it`;
  return {
    kind: 'ended',
    says: text`${by.name} may end ${of.name} on ${nodes} they share: it uncordons a node when its own work there is done${when}, and PIKA takes an uncordon as the end of the maintenance.`,
    fix: fix`Keep the nodes under maintenance out of the rollout until they are back, or announce the maintenance when the rollout is done.`,
  };
}

function deleting(by: Holder, of: Holder, nodes: Text): Hazard | null {
  if (by.hold !== null || of.hold === null) return null;
  const lost = traitsOf(of.ref.system).words.deletedAtWork;
  const mark = code('karpenter.sh/do-not-disrupt: "true"');
  return of.hold.needs === 'maintenance'
    ? {
        kind: 'deleted',
        says: text`${by.name} may delete ${nodes} of ${of.name} during the maintenance: it replaces a node under maintenance like any other, and without its node the finalizer keeps the object forever.`,
        fix: fix`Annotate nodes under maintenance with ${mark}, or merge after the maintenance.`,
      }
    : {
        kind: 'deleted',
        says: text`${by.name} may delete a node during the work of ${of.name}, on ${nodes} they share: the work is lost, and the new node starts over.${lost === undefined ? NO_TEXT : text` ${lost}`}`,
        fix: fix`Let one rollout end before the other begins, or annotate nodes that are being worked on with ${mark}.`,
      };
}
