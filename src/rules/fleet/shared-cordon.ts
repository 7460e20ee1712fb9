import { groupedBy } from '../../manifest/lookup.js';
import type { Overlap, SidePlan } from '../../plan/model.js';
import { traitsOf } from '../../systems/index.js';
import { type Fix, fix, type NodeHold, type PolicyRef, refKey } from '../../systems/system.js';
import { code, count, type Text, text } from '../../text/text.js';
import { defineRule, policyOf } from '../rule.js';
import { carrierOf, connected, labelOf, overlapResult } from './together.js';

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
  evaluate: ({ side, plan }) => {
    const found = side.combined.overlaps.flatMap((overlap) => {
      const hazard = hazardOf(overlap, side);
      return hazard ? [{ ...hazard, overlap }] : [];
    });
    const sets = [...groupedBy(found, ({ kind }) => kind).values()].flatMap((alike) =>
      connected(alike, ({ overlap }) => overlap),
    );
    // With many rollouts each pair would be a finding: the pair with the most nodes represents all.
    return sets.map((alike) => {
      const [worst = alike[0]] = alike.toSorted((a, b) => b.overlap.targets - a.overlap.targets);
      const { kind, overlap, says, fix: advice } = worst;
      const refs = overlap.policies.map(({ ref }) => ref);
      const overlaps = alike.map((one) => one.overlap);
      return overlapResult(kind, overlaps, carrierOf(side, plan, refs), side, {
        ...{ says, fix: advice, magnitude: overlap.targets },
        evidence: { sharedTargets: overlap.targets, policies: refs.map(refKey) },
      });
    });
  },
});

/** The effect of one of two rollouts on the nodes of the other. */
interface Hazard {
  readonly kind: 'ended' | 'deleted' | 'uncordoned';
  readonly says: Text;
  readonly fix: Fix;
}

interface Holder {
  readonly ref: PolicyRef;
  readonly name: Text;
  /** Null for one that deletes nodes. */
  readonly hold: NodeHold | null;
}

function hazardOf({ policies, targets, isPossible }: Overlap, side: SidePlan): Hazard | null {
  const [a, b] = policies.map(({ ref }) => holderOf(side, ref));
  // Next rollouts hold nothing yet.
  if (!a || !b || isPossible || policies.some(({ isNext }) => isNext)) return null;
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
  const { deletedAtWork } = traitsOf(of.ref.system).words;
  const effect =
    of.hold.needs === 'maintenance'
      ? text`without its node, the finalizer keeps the object forever.`
      : text`the work is lost, and the new node starts over.${deletedAtWork && text` ${deletedAtWork}`}`;
  return {
    kind: 'deleted',
    says: text`${by.name} may delete a node during the work of ${of.name}, on ${nodes} they share: ${effect}`,
    fix: fix`Let one rollout end before the other begins, or annotate nodes that are being worked on with ${code('karpenter.sh/do-not-disrupt: "true"')}.`,
  };
}
