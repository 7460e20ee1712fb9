import { code, count, fewNames, NO_TEXT, type Text, text } from '../../text/text.js';
import type { Overlap, SidePlan } from '../../plan/model.js';
import { traitsOf } from '../../systems/index.js';
import { type NodeHold, type PolicyRef, refKey, type Fix, fix } from '../../systems/system.js';
import { type RuleResult, defineRule, policyOf, type RuleInput } from '../rule.js';
import { aboutOverlaps, connected, namesText } from './overlaps.js';
import { isEdited, labelOf } from './scope-words.js';

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
    const hazards = side.combined.overlaps.flatMap((overlap) => hazardOf(overlap, side) ?? []);
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
  readonly overlap: Overlap;
  readonly says: Text;
  readonly fix: Fix;
  /** Set where it only has to be known; absent: a warning. */
  readonly severity?: 'info';
}

/** Of many rollouts every two would be a finding: the two with the most nodes stand for all. */
function resultOf(alike: readonly [Hazard, ...Hazard[]], input: RuleInput<unknown>): RuleResult {
  const { side, plan } = input;
  const [worst] = alike.toSorted((a, b) => b.overlap.targets - a.overlap.targets);
  const { kind, overlap, says, fix: advice, severity } = worst ?? alike[0];
  const overlaps = alike.map((one) => one.overlap);
  const [{ ref: first }, { ref: second }] = overlap.policies;
  const carrier = !isEdited(plan, first) && isEdited(plan, second) ? second : first;
  return {
    ...aboutOverlaps(kind, overlaps, [carrier, first, second], input),
    says: text`${namesText(overlaps, side)}${says}`,
    fix: advice,
    magnitude: overlap.targets,
    ...(severity ? { severity } : {}),
    evidence: { sharedTargets: overlap.targets, policies: [first, second].map(refKey) },
  };
}

interface Holder {
  readonly ref: PolicyRef;
  readonly name: Text;
  /** Null for one that deletes nodes. */
  readonly hold: NodeHold | null;
}

function hazardOf(overlap: Overlap, side: SidePlan): Hazard | null {
  const { policies, targets, isPossible } = overlap;
  if (isPossible) return renewing(overlap, side);
  const [a, b] = policies.map(({ ref }) => holderOf(side, ref));
  if (!a || !b || areKeptApart(a, b) || policies.some(({ isNext }) => isNext)) return null;
  const nodes = text`${count(targets, 'node')}${namesOf(side, [a.ref, b.ref], targets)}`;
  const hazard =
    ending(a, b, nodes) ??
    ending(b, a, nodes) ??
    deleting(a, b, nodes) ??
    deleting(b, a, nodes) ??
    uncordoning(a, b, nodes);
  return hazard && { ...hazard, overlap };
}

/**
 * What is done on every node is due again on each one that Karpenter makes: it carries no mark of it. Source: rancher/system-agent#460,
 * pkg/upgrade/plan/plan.go (SelectConcurrentNodes); NVIDIA/nodewright cluster_state_v2.go (IntrospectNode).
 */
function renewing(overlap: Overlap, side: SidePlan): Hazard | null {
  const { policies, targets } = overlap;
  const by = policies.find(({ ref, isNext }) => traitsOf(ref.system).deletesNodes && !isNext);
  const other = policies.find(({ isNext }) => isNext);
  const of = by && other && holderOf(side, other.ref);
  if (!of || of.hold?.needs !== 'cordon' || !isDone(side, of.ref)) return null;
  return {
    ...{ kind: 'renewed', overlap },
    severity: 'info',
    says: text`${labelOf(side, by.ref)} replaces ${count(targets, 'node')} on which ${of.name} is done. The new nodes do not carry its mark: each is cordoned and updated again after it joins, while others are still being replaced.`,
    fix: fix`Build the update of ${of.name} into new nodes, or add its limit to the budgets of the pool.`,
  };
}

/** Nothing of it is due; what a person holds is. */
function isDone(side: SidePlan, ref: PolicyRef): boolean {
  return policyOf(side, ref)?.change?.kind === 'next-rollout';
}

const SHOWN = 3;

const DO_NOT_DISRUPT = code('karpenter.sh/do-not-disrupt: "true"');

/** ` (node-0002)`: which nodes these are, where they are few and the groups tell. */
function namesOf(side: SidePlan, [a, b]: readonly [PolicyRef, PolicyRef], targets: number): Text {
  const of = (ref: PolicyRef): Set<string> =>
    new Set(policyOf(side, ref)?.effect.groups.flatMap((group) => group.targets));
  if (targets > SHOWN) return NO_TEXT;
  const others = of(b);
  const shared = [...of(a)].filter((node) => others.has(node)).sort();
  return shared.length === targets ? text` (${fewNames('target', shared)})` : NO_TEXT;
}

function areKeptApart(a: Holder, b: Holder): boolean {
  return a.hold?.keptApart !== undefined && a.hold.keptApart === b.hold?.keptApart;
}

function holderOf(side: SidePlan, ref: PolicyRef): Holder | null {
  const hold = policyOf(side, ref)?.nodeHold ?? null;
  return hold !== null || traitsOf(ref.system).deletesNodes ? { ref, name: labelOf(side, ref), hold } : null;
}

/** PIKA takes any uncordon as the end of a maintenance. */
function ending(by: Holder, of: Holder, nodes: Text): Omit<Hazard, 'overlap'> | null {
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

function deleting(by: Holder, of: Holder, nodes: Text): Omit<Hazard, 'overlap'> | null {
  if (by.hold !== null || of.hold === null) return null;
  if (of.hold.needs === 'maintenance')
    return {
      kind: 'deleted',
      says: text`${by.name} may delete ${nodes} of ${of.name} during the maintenance: it replaces a node under maintenance like any other, and without its node the finalizer keeps the object forever.`,
      fix: fix`Annotate nodes under maintenance with ${DO_NOT_DISRUPT}, or merge after the maintenance.`,
    };
  const { deletedAtWork } = traitsOf(of.ref.system).words;
  return {
    kind: 'deleted',
    says: text`${by.name} may delete a node during the work of ${of.name}, on ${nodes} they share: the work is lost, and the new node starts over.${deletedAtWork === undefined ? NO_TEXT : text` ${deletedAtWork}`}`,
    fix: fix`Let one rollout end before the other begins, or annotate nodes that are being worked on with ${DO_NOT_DISRUPT}.`,
  };
}

function uncordoning(a: Holder, b: Holder, nodes: Text): Omit<Hazard, 'overlap'> | null {
  if (a.hold?.needs !== 'cordon' || b.hold?.needs !== 'cordon') return null;
  return {
    kind: 'uncordoned',
    says: text`${a.name} and ${b.name} both cordon the ${nodes} they share. Each uncordons a node when its own work is done, even if the other is still working there: pods start on a node that is about to be drained or rebooted.`,
    fix: fix`Let one rollout end before the other begins: merge one of them later, or give them different nodes.`,
  };
}
