import { isSameJson } from '../../../manifest/canonical.js';
import { present } from '../../../manifest/lookup.js';
import type { Instant } from '../../../rollout/controller.js';
import { code, literal, NO_TEXT, sameText, share, type Text, text, verbFor } from '../../../text/text.js';
import { type ChangeEffect, inBatches, type SystemResult } from '../../system.js';
import type { Stamp } from '../controller/drift.js';
import { HASH_VERSION, templateHash } from '../controller/hash.js';
import { allOf, nodeClassText } from '../objects/node-classes.js';
import type { Blocker, PlannedPool } from '../objects/planned-pool.js';
import { type PoolNode, stampOf } from '../objects/pool-nodes.js';
import type { StoredPool } from '../objects/read-pool.js';
import { widerConsolidation } from './consolidation.js';
import { causesText, type Drifting, driftingNodes, mayDrift, unknownRecipeNote } from './drift.js';
import { editsOf, editsText, type FieldEdit } from './fields.js';

/** What merging does to the nodes of a pool. */
export interface PoolChange {
  readonly effect: ChangeEffect;
  /** The nodes that drift, since when they are marked; those of the next drift where the change starts none. */
  readonly drifts: ReadonlyMap<string, Instant>;
  /** True if nothing is sure to make nodes drift: the plan shows what would happen if all of them did. */
  readonly isAssumed: boolean;
  /** What consolidation may do from the merge on that it did not before; null: no more. */
  readonly widened: SystemResult | null;
  /** True where it edits what no node that is there shows. */
  readonly isUnmeasured: boolean;
  readonly notes: readonly Text[];
}

/** What merging does to the nodes of a pool: which drift by the edit, why, and which of them wait. */
export function changeOfPool(of: PlannedPool, hasBase: boolean): PoolChange {
  const { after, before, nodes, nodeClass, at } = of;
  const drifted = nodes.filter(mayDrift);
  const none = {
    drifts: marksOf(drifted, at),
    isAssumed: true,
    widened: null,
    isUnmeasured: false,
    notes: [],
  };
  if (!before) {
    const says = hasBase
      ? text`A new pool: no node is replaced.`
      : text`Without a base and the live NodePool, it is unknown what changed.`;
    return { ...none, effect: inBatches('first-rollout', text`${says} ${assumedText(nodes, 'a')}`) };
  }
  const live = of.live && stampOf(of.live);
  const drifting = driftingNodes(after, before, live, nodes);
  const edits = editsOf('drift', before, after);
  const isClassEdited = nodeClass !== null && nodeClass.kind !== 'deleted';
  const possible = isClassEdited ? drifted.filter((node) => !drifting.has(node)) : [];
  const widened = nodes.length === 0 ? null : widerConsolidation(before.pool, after);
  const later = laterEdits(before, after, widened !== null);
  const edited = later.length === 0 ? NO_TEXT : text` Edits that cause no drift: ${editsText(later)}.`;
  const rest = { widened, isUnmeasured: later.length > 0, notes: notesOf(of, before, live, edits) };
  if (drifting.size + possible.length > 0)
    return {
      ...rest,
      effect: driftEffect(of, before, drifting, edits, possible, edited),
      drifts: marksOf(
        nodes.filter((node) => drifting.has(node) || possible.includes(node)),
        at,
      ),
      isAssumed: drifting.size === 0 || possible.length > 0,
    };
  const says = text`No node drifts because of the change.`;
  // Merging deletes nodes, and that has its own numbers: those of a drift that may come some day are not among them. Limits that are edited
  // as well are those of the next drift, which is planned then.
  const isFewer = of.surplus.size > 0 && (after.pool.replicas ?? 0) < (before.pool.replicas ?? 0);
  if (isFewer && isSameJson(after.pool.budgets, before.pool.budgets)) {
    const effect = inBatches('scaled-down', text`${says}${edited}`);
    return { ...none, ...rest, effect, drifts: new Map() };
  }
  // Where the limits opened and nothing shows which nodes have drifted under them, it is unknown what starts.
  const isUnseen = drifted.length > 0 && !of.known.knowsClaims && whyNone(of) === null;
  const earlier = isUnseen ? of.neverStarted() : null;
  const unseen = earlier
    ? text` Unknown whether replacements start on merge: nodes that drifted while they could not be replaced (before the change, ${earlier}) are replaced now, and without NodeClaims the snapshot does not show them.`
    : NO_TEXT;
  const effect = inBatches('next-rollout', text`${says} ${assumedText(nodes, 'the next')}${unseen}${edited}`);
  return { ...none, ...rest, effect: earlier ? { ...effect, mayStart: 'waiting' } : effect };
}

function assumedText(nodes: readonly PoolNode[], which: string): Text {
  if (nodes.length === 0) return text`It has no nodes.`;
  return text`Numbers assume ${literal(which)} drift of ${allOf(nodes.length)}.`;
}

/** Nodes that drift, or may, and those of them that are replaced or wait. */
function driftEffect(
  of: PlannedPool,
  before: StoredPool,
  drifting: Drifting,
  edits: readonly FieldEdit[],
  possible: readonly PoolNode[],
  edited: Text,
): ChangeEffect {
  const { after, live, nodes, nodeClass, blockers } = of;
  const sure = [...drifting.keys()];
  const all = sure.length + possible.length;
  const held = [...sure, ...possible].flatMap((node) => blockers.get(node.name) ?? []);
  const never = whyNone(of);
  const waiting = never === null ? held.length : all;
  const reason = never ?? blockersText(held);
  const shared = { batched: true, targetsAtOnce: 0, replaces: all - waiting } as const;
  const causes = new Set([...drifting.values()].map(({ by }) => by));
  const isOld = !causes.has('template') && !causes.has('requirement');
  // The edit is no cause of a drift that is due without it.
  const without = driftingNodes(before, before, live && stampOf(live), nodes);
  const isDueAnyway = sure.every((node) => without.has(node));
  const why = isDueAnyway ? causesText(without, []) : causesText(drifting, edits);
  const who = share(sure.length, of.all.length, 'node');
  const goes = isOld
    ? text`A replacement is under way: ${who} drift regardless of the change, ${why}.`
    : text`${who} ${verbFor(sure.length, 'drifts and is', 'drift and are')} replaced: ${why}.`;
  const some = waiting === all ? text`They` : text`${waiting} of them`;
  const wait = waiting === 0 ? NO_TEXT : text` ${some} ${verbFor(waiting, 'waits', 'wait')}: ${reason}.`;
  if (nodeClass && possible.length > 0) {
    const lead = sure.length === 0 ? NO_TEXT : text`${goes} `;
    const says = text`${lead}${nodeClassText(nodeClass, possible.length, sure.length)}${wait}${edited}`;
    const unsure = Math.min(possible.length, shared.replaces);
    return { ...shared, kind: 'drift', says, unsure, place: nodeClass.place };
  }
  const path = edits[0]?.path ?? [
    ...['spec', 'template'],
    ...(causes.has('template') ? [] : ['spec', 'requirements']),
  ];
  const place = isOld ? null : after.manifest.placeOf(path);
  // The same nodes drift without the change: only limits can have kept them.
  const earlier = shared.replaces > 0 && isDueAnyway ? of.neverStarted() : null;
  if (earlier) {
    const says = text`${who} have drifted and waited (before the change, ${earlier}): merging starts their replacement. Why they drift: ${why}.${wait}${edited}`;
    return { ...shared, kind: 'resumes', says, place };
  }
  const says =
    shared.replaces === 0
      ? text`${who} drift and wait (${reason}): ${why}.${edited}`
      : text`${goes}${wait}${edited}`;
  return { ...shared, kind: isOld ? 'continues' : 'drift', says, place };
}

/** Why no replacement ever starts; null: some may. */
function whyNone({ disabled, neverStarts }: PlannedPool): Text | null {
  return disabled ?? neverStarts;
}

/** Their one cause, or that there are several, which the blocked nodes of the group show one by one. */
function blockersText(blockers: readonly Blocker[]): Text {
  const [first] = blockers;
  return first && blockers.every(({ why }) => sameText(why, first.why))
    ? first.why
    : text`annotations, disruption budgets or states of the nodes or their pods block them`;
}

/** A node that is marked keeps the time of its mark, which decides its turn; a new mark comes with the change. */
function marksOf(nodes: readonly PoolNode[], at: Instant): Map<string, Instant> {
  return new Map(nodes.map(({ name: node, claim }) => [node, Math.min(claim?.mark?.since ?? at, at)]));
}

/** Edits that no node that is there shows. */
function laterEdits(before: StoredPool, after: StoredPool, isConsolidationStated: boolean): FieldEdit[] {
  const isStatic = before.pool.replicas !== null || after.pool.replicas !== null;
  return [
    ...editsOf('new nodes', before, after),
    ...(isStatic || isConsolidationStated ? [] : editsOf('consolidation', before, after)),
  ];
}

function notesOf(
  { after, nodes }: PlannedPool,
  before: StoredPool,
  live: Stamp | null,
  edits: readonly FieldEdit[],
): Text[] {
  const isOtherBase =
    !before.isLive && live?.version === HASH_VERSION && live.hash !== templateHash(before.pool.template);
  const shapeOf = ({ pool: { template } }: StoredPool) => [
    ...[[...(template.labels ?? [])], template.taints, template.requirements],
  ];
  return present([
    isOtherBase &&
      text`The template in the cluster is not the one of the base: the hashes in the snapshot decide which nodes drift.`,
    unknownRecipeNote([live, ...nodes.map(({ stamp }) => stamp)]),
    edits.some(({ path }) => path.at(-1) === 'expireAfter') &&
      text`Existing nodes keep the ${code('expireAfter')} that they were made with until they are replaced.`,
    // Source: kubernetes-sigs/karpenter, disruption/drift.go, AllNonPendingPodsScheduled; karpenter#2816.
    !isSameJson(shapeOf(before), shapeOf(after)) &&
      text`Whether pods fit the edited labels, taints and requirements is not evaluated: Karpenter does not disrupt a drifted node if one of its pods fits no other node.`,
  ]);
}
