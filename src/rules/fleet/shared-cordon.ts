import { asText, sentence, text } from '../../text/text.js';
import type { Place } from '../../manifest/manifest.js';
import type { Overlap, Plan, SidePlan } from '../../plan/model.js';
import { traitsOf } from '../../systems/by-id.js';
import { factOf, type NodeHold, type PolicyRef, refKey } from '../../systems/system.js';
import { type RuleResult, count, defineRule, policyOf } from '../rule.js';
import { riskRule } from '../risk.js';
import { connected, namesText, subjectOf } from './overlaps.js';
import { labelOf, placeOfTakers } from './scope-words.js';

const RULE = {
  id: 'shared-cordon',
  detects: 'a rollout that uncordons, interrupts or deletes nodes that another rollout or a person holds',
  severity: 'warning',
} as const;

/**
 * Rollouts that uncordon or delete a node while another rollout, or a person, holds it: no controller checks who else cordoned
 * the node. Source: NVIDIA/nodewright docs/architecture/interrupt-flow.md; rancher/system-upgrade-controller#341 and
 * pkg/upgrade/job/job.go; NVIDIA/pika notifymaintenance_controller.go at 8a1803e; NVIDIA/NVSentinel#1276.
 */
export const sharedCordon = defineRule({
  ...RULE,
  systems: 'some',
  evaluate: (judged) => [...ofOverlaps(judged.side, judged.plan), ...riskRule(RULE).evaluate(judged)],
});

function ofOverlaps(side: SidePlan, plan: Plan): RuleResult[] {
  const edited = new Set(
    plan.policies.flatMap((diff) => (diff.change === 'unchanged' ? [] : refKey(diff.ref))),
  );
  const toldBy = new Map(
    side.combined.overlaps.flatMap((overlap) => {
      const told = overlap.isPossible ? renewedIn(overlap, side) : toldOf(overlap, side);
      return told === null ? [] : [[overlap, told] as const];
    }),
  );
  const breachOf = (overlap: Overlap): RuleResult[] => {
    const told = toldBy.get(overlap);
    const refs = overlap.policies.map(({ ref }) => ref);
    const carrier = refs.find((ref) => edited.has(refKey(ref))) ?? refs[0];
    return told && carrier
      ? [violationOf(overlap, told, carrier, placeOfTakers(side, plan, [carrier, ...refs]))]
      : [];
  };
  return KINDS.flatMap((kind) => {
    const alike = [...toldBy].filter(([, told]) => told.kind === kind).map(([overlap]) => overlap);
    return connected(alike).flatMap((overlaps) => {
      // Of many rollouts every two would be a finding: the two with the most nodes stand for all.
      const [worst] = overlaps.toSorted((a, b) => b.targets - a.targets);
      return (worst ? breachOf(worst) : []).map((found) => ({
        ...found,
        subject: `${kind} ${subjectOf(overlaps, side)}`,
        about: null,
        says: text`${sentence(namesText(overlaps, side))}${asText(found.says)}`,
      }));
    });
  });
}

/** What becomes of a node that another rollout holds, or has done. */
const KINDS = ['ended', 'deleted', 'uncordoned', 'renewed'] as const;

interface Told {
  readonly kind: (typeof KINDS)[number];
  readonly says: string;
  readonly fix: string;
  /** Set where it only has to be known; absent: a warning. */
  readonly severity?: 'info';
}

interface Holder {
  readonly ref: PolicyRef;
  readonly name: string;
  /** Null for one that deletes nodes. */
  readonly hold: NodeHold | null;
}

function toldOf({ policies, targets }: Overlap, side: SidePlan): Told | null {
  const [a, b] = policies.map(({ ref }) => holderOf(side, ref));
  if (!a || !b || areKeptApart(a, b) || policies.some(({ isNext }) => isNext)) return null;
  const nodes = `${count(targets)}${namesOf(side, [a.ref, b.ref], targets)}`;
  return (
    ending(a, b, nodes) ??
    ending(b, a, nodes) ??
    deleting(a, b, nodes) ??
    deleting(b, a, nodes) ??
    uncordoning(a, b, nodes)
  );
}

/**
 * What is done on every node is due again on each one that Karpenter makes: it carries no mark of it. Source: rancher/system-agent#460,
 * pkg/upgrade/plan/plan.go (SelectConcurrentNodes); NVIDIA/nodewright cluster_state_v2.go (IntrospectNode).
 */
function renewedIn({ policies, targets }: Overlap, side: SidePlan): Told | null {
  const by = policies.find(({ ref, isNext }) => traitsOf(ref.system).deletesNodes && !isNext);
  const other = policies.find(({ isNext }) => isNext);
  const of = by && other && holderOf(side, other.ref);
  if (!of || of.hold?.needs !== 'cordon' || !isDone(side, of.ref)) return null;
  return {
    kind: 'renewed',
    severity: 'info',
    says:
      `${labelOf(side, by.ref)} replaces ${count(targets)} on which ${of.name} is done: a node that comes in place of one carries no mark ` +
      'of that, so the work is done on it as well, cordoned for it, as soon as it has joined and beside those that still go.',
    fix: `Let new nodes come with what ${of.name} makes of them, or count its limit beside the budgets of the pool.`,
  };
}

/** Nothing of it is due; what a person holds is. */
function isDone(side: SidePlan, ref: PolicyRef): boolean {
  return policyOf(side, ref)?.change?.kind === 'next-rollout';
}

const SHOWN = 3;

/** ` (node-0002)`: which nodes these are, where they are few and the groups tell. */
function namesOf(side: SidePlan, [a, b]: readonly [PolicyRef, PolicyRef], targets: number): string {
  const of = (ref: PolicyRef): Set<string> =>
    new Set(policyOf(side, ref)?.effect.groups.flatMap((group) => group.targets));
  if (targets > SHOWN) return '';
  const others = of(b);
  const shared = [...of(a)].filter((name) => others.has(name)).sort();
  return shared.length === targets ? ` (${shared.join(', ')})` : '';
}

function areKeptApart(a: Holder, b: Holder): boolean {
  return a.hold?.keptApart !== undefined && a.hold.keptApart === b.hold?.keptApart;
}

function holderOf(side: SidePlan, ref: PolicyRef): Holder | null {
  const hold = factOf(policyOf(side, ref), 'node-hold') ?? null;
  return hold !== null || traitsOf(ref.system).deletesNodes ? { ref, name: labelOf(side, ref), hold } : null;
}

/** PIKA takes any uncordon as the end of a maintenance. */
function ending(by: Holder, of: Holder, nodes: string): Told | null {
  const releases = by.hold?.releases ?? null;
  if (of.hold?.needs !== 'maintenance' || releases === null) return null;
  if (releases === 'own-cordon' && of.hold.isCordoned === true) return null;
  const when = releases === 'own-cordon' ? ', where it cordoned the node first' : ', whoever cordoned it';
  return {
    kind: 'ended',
    says:
      `${by.name} may end ${of.name} on ${nodes} they share: it uncordons a node when its own work there is done${when}, and ` +
      'PIKA takes an uncordon as the end of a maintenance and strips its labels, whatever is being done there.',
    fix: 'Keep the nodes under maintenance out of the rollout until they are back, or announce the maintenance when the rollout is done.',
  };
}

function deleting(by: Holder, of: Holder, nodes: string): Told | null {
  if (by.hold !== null || of.hold === null) return null;
  if (of.hold.needs === 'maintenance')
    return {
      kind: 'deleted',
      says:
        `${by.name} may delete ${nodes} of ${of.name} in the middle of the maintenance: it replaces a node under maintenance like any ` +
        'other, and without its node the finalizer holds the object for good.',
      fix: 'Annotate nodes under maintenance with karpenter.sh/do-not-disrupt: "true", or let the maintenance be over before the other is merged.',
    };
  const { deletedAtWork } = traitsOf(of.ref.system).words;
  return {
    kind: 'deleted',
    says:
      `${by.name} may delete a node in the middle of the work of ${of.name}, on ${nodes} they share: ` +
      `what was done there is lost, and the node that comes in its place starts from nothing.${deletedAtWork === undefined ? '' : ` ${deletedAtWork}`}`,
    fix: 'Let one rollout end before the other begins, or annotate nodes that are at work with karpenter.sh/do-not-disrupt: "true".',
  };
}

function uncordoning(a: Holder, b: Holder, nodes: string): Told | null {
  if (a.hold?.needs !== 'cordon' || b.hold?.needs !== 'cordon') return null;
  return {
    kind: 'uncordoned',
    says:
      `${a.name} and ${b.name} both cordon the ${nodes} they share, and each uncordons a node when its own work there is done, ` +
      'whether or not the other is still at it: pods start on a node that is about to be drained or rebooted.',
    fix: 'Let one rollout end before the other begins: merge one of them later, or give them different nodes.',
  };
}

function violationOf(
  { policies, targets }: Overlap,
  { says, fix, severity }: Told,
  carrier: PolicyRef,
  place: Place | null,
): RuleResult {
  return {
    policy: carrier,
    isStandIn: true,
    about: null,
    says,
    fix,
    place,
    magnitude: targets,
    ...(severity ? { severity } : {}),
    evidence: { sharedTargets: targets, policies: policies.map(({ ref }) => refKey(ref)) },
  };
}
