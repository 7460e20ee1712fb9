import type { Manifest } from '../../../manifest/manifest.js';
import type { Instant } from '../../../rollout/controller.js';
import {
  code,
  isEmpty,
  joinTexts,
  name,
  NO_TEXT,
  share,
  type Text,
  text,
  verbFor,
} from '../../../text/text.js';
import { type ChangeEffect, type ChangeKind, inBatches, type SystemResult } from '../../system.js';
import type { Stamp } from '../controller/drift.js';
import { templateHash } from '../controller/hash.js';
import type { PoolNode } from '../objects/pool-nodes.js';
import type { StoredPool } from '../objects/read-pool.js';
import type { Blocker } from '../rollout/drains.js';
import { widerConsolidation } from './consolidation.js';
import { type Drifting, driftingNodes, mayDrift, unknownRecipeNotes } from './drift.js';
import { editsOf, editsText, type FieldEdit } from './fields.js';
import { allOf, type NodeClassChange, nodeClassText } from '../objects/node-classes.js';

interface PoolChangeInput {
  readonly manifest: Manifest;
  readonly after: StoredPool;
  /** The pool of the base, else the live one; null if neither is known. */
  readonly before: StoredPool | null;
  /** The annotations of the live pool; null without one. */
  readonly live: Stamp | null;
  readonly hasBase: boolean;
  /** The pool that the change renames to this one; null if it renames none. */
  readonly renamedFrom: string | null;
  /** What the change does to its NodeClass; null for nothing. */
  readonly nodeClass: NodeClassChange | null;
  /** Nodes that stay in the pool. */
  readonly nodes: readonly PoolNode[];
  /** How many nodes the pool has, including those that it deletes because it has fewer replicas. */
  readonly outOf: number;
  readonly at: Instant;
  readonly limits: Limits;
}

/** What the limits of a pool and the pods on its nodes make of its drift. */
interface Limits {
  readonly blockers: ReadonlyMap<string, Blocker>;
  /** Why no replacement ever starts; null: some may. */
  readonly whyNone: Text | null;
  /** Why none ever started before the change; null: some may have. */
  readonly whyBefore: () => Text | null;
  /** True when the snapshot would show which nodes have drifted already. */
  readonly knowsClaims: boolean;
}

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
export function changeOfPool(input: PoolChangeInput): PoolChange {
  const { after, before, live, nodes, nodeClass, at } = input;
  if (!before) return assumed(input, 'first-rollout', firstText(input), null);
  const drifting = driftingNodes(after, before, live, nodes);
  const edits = editsOf('drift', before, after);
  const sure = new Set(drifting.nodes);
  const isClassEdited = nodeClass !== null && nodeClass.kind !== 'deleted';
  const possible = isClassEdited ? nodes.filter((node) => !sure.has(node) && mayDrift(node)) : [];
  const widened = nodes.length === 0 ? null : widerConsolidation(before.pool, after.pool, input.manifest);
  const later = laterText(before, after, widened !== null);
  const rest = { widened, isUnmeasured: !isEmpty(later), notes: notesOf(input, before, edits) };
  const all = [...drifting.nodes, ...possible];
  if (all.length === 0) {
    const none = assumed(input, 'next-rollout', text`No node drifts because of the change.`, later);
    return { ...none, ...rest };
  }
  const effect = driftEffect(input, before, drifting, edits, possible, later);
  const ordered = nodes.filter((node) => sure.has(node) || possible.includes(node));
  return {
    ...rest,
    effect,
    drifts: marksOf(ordered, at),
    isAssumed: drifting.nodes.length === 0 || possible.length > 0,
  };
}

/** Nodes that drift, or may, and those of them that are replaced or wait. */
function driftEffect(
  { manifest, live, nodes, outOf, nodeClass, limits }: PoolChangeInput,
  before: StoredPool,
  drifting: Drifting,
  edits: readonly FieldEdit[],
  possible: readonly PoolNode[],
  later: Text,
): ChangeEffect {
  const { byHash, byRequirement, nodes: sure } = drifting;
  const all = sure.length + possible.length;
  const blockers = blockersOf([...sure, ...possible], limits);
  const waiting = limits.whyNone === null ? blockers.length : all;
  const replaces = all - waiting;
  const reason = limits.whyNone ?? blockersText(blockers);
  const isOld = byHash === 0 && byRequirement.size === 0;
  const path = edits[0]?.path ?? ['spec', 'template', ...(byHash > 0 ? [] : ['spec', 'requirements'])];
  const shared = { batched: true, targetsAtOnce: 0, replaces } as const;
  const who = share(sure.length, outOf, 'node');
  const without = driftingNodes(before, before, live, nodes);
  const due = new Set(without.nodes);
  const isDueAnyway = sure.every((node) => due.has(node));
  // The edit is no cause of a drift that is due without it.
  const why = isDueAnyway ? whyText(without, []) : whyText(drifting, edits);
  const old = text`A replacement is under way: ${who} drift regardless of the change, ${why}.`;
  const goes = text`${who} ${verbFor(sure.length, 'drifts and is', 'drift and are')} replaced: ${why}.`;
  if (nodeClass && possible.length > 0) {
    const lead = sure.length === 0 ? NO_TEXT : text`${isOld ? old : goes} `;
    const held = waiting === 0 ? NO_TEXT : text` ${someOf(waiting, all)} would wait: ${reason}.`;
    const says = text`${lead}${nodeClassText(nodeClass, possible.length, sure.length)}${held}${later}`;
    const unsure = Math.min(possible.length, replaces);
    return { ...shared, kind: 'drift', says, unsure, place: nodeClass.place };
  }
  const place = isOld ? null : manifest.placeOf(path);
  const held =
    waiting === 0 ? NO_TEXT : text` ${someOf(waiting, all)} ${verbFor(waiting, 'waits', 'wait')}: ${reason}.`;
  // The same nodes drift without the change: only limits can have kept them.
  const earlier = replaces > 0 && isDueAnyway ? limits.whyBefore() : null;
  if (earlier) {
    const says = text`${who} have drifted and waited (before the change, ${earlier}): merging starts their replacement. Why they drift: ${why}.${held}${later}`;
    return { ...shared, kind: 'resumes', says, place };
  }
  const kind: ChangeKind = isOld ? 'continues' : 'drift';
  if (replaces === 0)
    return { ...shared, kind, says: text`${who} drift and wait (${reason}): ${why}.${later}`, place };
  return { ...shared, kind, says: text`${isOld ? old : goes}${held}${later}`, place };
}

/** `4 by the edit of spec.template.metadata.labels (team a -> b), 1 by the provider already (ImageDrift)`. */
function whyText({ byHash, byRequirement, byProvider }: Drifting, edits: readonly FieldEdit[]): Text {
  const template =
    edits.length > 0 ? text`by the edit of ${editsText(edits)}` : text`made from another template`;
  const causes = [
    ...(byHash > 0 ? [text`${byHash} ${template}`] : []),
    ...[...byRequirement].map(
      ([key, n]) => text`${n} with labels that do not fit the requirement on ${code(key)}`,
    ),
    ...[...byProvider].map(([reason, n]) => text`${n} by the provider already (${code(reason)})`),
  ];
  const isForNothing = byHash > 0 && edits.length > 0 && edits.every((edit) => edit.isEmptyAgainstNone);
  const trick = isForNothing
    ? text`. To the hash an empty list is not the same as none, so equal nodes replace them`
    : NO_TEXT;
  return text`${joinTexts(causes, ', ')}${trick}`;
}

function someOf(some: number, all: number): Text {
  return some === all ? text`They` : text`${some} of them`;
}

function blockersOf(nodes: readonly PoolNode[], { blockers }: Limits): Blocker[] {
  return nodes.flatMap(({ name: node }) => blockers.get(node) ?? []);
}

/** Their one cause, or that there are several, which the blocked nodes of the group show one by one. */
function blockersText(blockers: readonly Blocker[]): Text {
  const [first] = blockers;
  if (first && new Set(blockers.map(({ why }) => JSON.stringify(why))).size === 1) return first.why;
  return blockers.every(({ pods }) => (pods?.budgets.length ?? 0) > 0)
    ? text`PodDisruptionBudgets allow no eviction of their pods, even when all of those are ready`
    : text`annotations or states of the nodes or their pods block them`;
}

/** A change that starts no drift: the plan shows the next one, of all nodes. `later` is null for a pool without an earlier text. */
function assumed(input: PoolChangeInput, kind: ChangeKind, says: Text, later: Text | null): PoolChange {
  const { after, before, nodes, outOf, at, limits } = input;
  const none = { isAssumed: true, widened: null, isUnmeasured: false, notes: [] };
  // Merging deletes nodes, and that has its own numbers: those of a drift that may come some day are not among them.
  if (before && onlyShrinks(after, before, outOf > nodes.length))
    return { ...none, effect: inBatches('scaled-down', text`${says}${later ?? NO_TEXT}`), drifts: new Map() };
  const drifting = nodes.filter(mayDrift);
  const drifts = marksOf(drifting, at);
  const which = kind === 'first-rollout' ? text`a` : text`the next`;
  const numbers =
    nodes.length === 0
      ? text` It has no nodes.`
      : text` Numbers assume ${which} drift of ${allOf(nodes.length)}.`;
  if (later === null)
    return {
      ...none,
      effect: inBatches(kind, input.renamedFrom === null ? text`${says}${numbers}` : says),
      drifts,
    };
  const blockers = blockersOf(drifting, limits);
  const held =
    blockers.length === 0
      ? NO_TEXT
      : text` ${someOf(blockers.length, drifts.size)} would wait: ${blockersText(blockers)}.`;
  const unseen = drifts.size === 0 ? null : unseenText(limits);
  const effect = inBatches(kind, text`${says}${numbers}${held}${unseen ?? NO_TEXT}${later}`);
  return { ...none, effect: unseen ? { ...effect, mayStart: 'waiting' } : effect, drifts };
}

/** Limits that are edited as well are those of the next drift, which is planned then. */
function onlyShrinks(after: StoredPool, before: StoredPool, hasSurplus: boolean): boolean {
  const isFewer = (after.pool.replicas ?? 0) < (before.pool.replicas ?? 0);
  return hasSurplus && isFewer && JSON.stringify(after.pool.budgets) === JSON.stringify(before.pool.budgets);
}

/** Where the limits opened and nothing shows which nodes have drifted under them, it is unknown what starts. */
function unseenText({ knowsClaims, whyNone, whyBefore }: Limits): Text | null {
  const before = knowsClaims || whyNone ? null : whyBefore();
  return (
    before &&
    text` Unknown whether replacements start on merge: nodes that drifted while they could not be replaced (before the change, ${before}) are replaced now, and without NodeClaims the snapshot does not show them.`
  );
}

function firstText({ hasBase, renamedFrom }: PoolChangeInput): Text {
  if (renamedFrom !== null)
    return text`The new name of ${name('policy', `NodePool/${renamedFrom}`)}: Karpenter sees a new pool without nodes, and creates nodes for the pods of the old pool once those are evicted.`;
  return hasBase
    ? text`A new pool: no node is replaced.`
    : text`Without a base and the live NodePool, it is unknown what changed.`;
}

/** A node that is marked keeps the time of its mark, which decides its turn; a new mark comes with the change. */
function marksOf(nodes: readonly PoolNode[], at: Instant): Map<string, Instant> {
  return new Map(nodes.map(({ name: node, claim }) => [node, Math.min(claim?.mark?.since ?? at, at)]));
}

/** Edits that no node that is there shows; empty without any. */
function laterText(before: StoredPool, after: StoredPool, isConsolidationStated: boolean): Text {
  const sentence = (what: Text, edits: readonly FieldEdit[]): Text =>
    edits.length === 0 ? NO_TEXT : text` ${what} ${editsText(edits)}.`;
  const isStatic = before.pool.replicas !== null || after.pool.replicas !== null;
  const consolidation = isStatic || isConsolidationStated ? [] : editsOf('consolidation', before, after);
  return text`${sentence(text`Applies to new nodes:`, editsOf('new nodes', before, after))}${sentence(text`Consolidation settings change:`, consolidation)}`;
}

function notesOf(
  { after, live, nodes }: PoolChangeInput,
  before: StoredPool,
  edits: readonly FieldEdit[],
): Text[] {
  const hash = before.isRedacted ? null : templateHash(before.pool.template);
  const isOtherBase = hash !== null && live?.version === 'v3' && live.hash !== hash;
  const shape = ({ pool: { template } }: StoredPool): string =>
    JSON.stringify([[...(template.labels ?? [])], template.taints, template.requirements]);
  return [
    ...(isOtherBase
      ? [
          text`The template in the cluster is not the one of the base: the hashes in the snapshot decide which nodes drift.`,
        ]
      : []),
    ...unknownRecipeNotes([live, ...nodes.map(({ stamp }) => stamp)]),
    ...(edits.some(({ path }) => path.at(-1) === 'expireAfter')
      ? [text`Existing nodes keep the expireAfter that they were made with until they are replaced.`]
      : []),
    // Source: kubernetes-sigs/karpenter, disruption/drift.go, AllNonPendingPodsScheduled; karpenter#2816.
    ...(shape(before) === shape(after)
      ? []
      : [
          text`Whether pods fit the edited labels, taints and requirements is not evaluated: Karpenter does not disrupt a drifted node if one of its pods fits no other node.`,
        ]),
  ];
}
