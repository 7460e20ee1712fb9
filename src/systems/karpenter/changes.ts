import { isSameJson, isSameValue } from '../../manifest/canonical.js';
import { field, fieldAt, objectOr } from '../../manifest/fields.js';
import { groupedBy, present } from '../../manifest/lookup.js';
import type { Json, Manifest } from '../../manifest/manifest.js';
import type { Instant } from '../../rollout/controller.js';
import { fix } from '../../text/fix.js';
import {
  code,
  count,
  distinctTexts,
  duration,
  few,
  joinTexts,
  list,
  literal,
  NO_TEXT,
  share,
  type Text,
  text,
  verbFor,
} from '../../text/text.js';
import {
  type ChangeEffect,
  inBatches,
  type ResolvedGroup,
  type ResolvedPolicy,
  type SystemResult,
} from '../system.js';
import { startableReasons } from './controller/consolidation.js';
import {
  combinedText,
  type DriftCause,
  HASH_VERSION,
  poolDrift,
  restamped,
  type Stamp,
  templateHash,
} from './controller/drift.js';
import { nodeClassText } from './objects/node-classes.js';
import type { NodePool, Template } from './objects/nodepool.js';
import { isLeaving, type PoolNode } from './objects/nodes.js';
import type { StoredPool } from './objects/pool.js';
import type { PlannedPool } from './rollout/pool.js';

export interface PoolChange {
  readonly effect: ChangeEffect;
  /** The nodes that drift, since when they are marked; those of the next drift where the change starts none. */
  readonly drifts: ReadonlyMap<string, Instant>;
  /** True if nothing is sure to make nodes drift: the plan shows what would happen if all of them did. */
  readonly isAssumed: boolean;
  /** Actions that consolidation may take from the merge on and not before; null: none. */
  readonly widened: SystemResult | null;
  /** True where it edits what no node that is there shows. */
  readonly isUnmeasured: boolean;
  readonly notes: readonly Text[];
}

/** The effect of merging on the nodes of a pool: which drift by the edit, why, and which of them wait. */
export function changeOfPool(of: PlannedPool, isNew: boolean): PoolChange {
  const { after, before, nodes, nodeClass, at } = of;
  const eligible = nodes.filter(mayDrift);
  const assumed = { drifts: marksOf(eligible, at), isAssumed: true };
  if (!before) {
    const says = isNew
      ? text`A new pool: no node is replaced.`
      : text`Without a valid base and the live NodePool, it is unknown what changed.`;
    const effect = inBatches('first-rollout', text`${says} ${assumedText(nodes, 'a')}`);
    return { ...assumed, effect, widened: null, isUnmeasured: false, notes: [] };
  }
  const drifting = driftingNodes(after, before, of.live, nodes);
  const edits = editsOf('drift', before, after);
  const possible = nodeClass ? eligible.filter((node) => !drifting.has(node)) : [];
  const widened = nodes.length === 0 ? null : widerConsolidation(before.pool, after);
  // Edits that no node that is there shows; consolidation leaves static pools alone.
  const isStatic = before.pool.replicas !== null || after.pool.replicas !== null;
  const later = [
    ...editsOf('new nodes', before, after),
    ...(isStatic || widened ? [] : editsOf('consolidation', before, after)),
  ];
  const isUnmeasured = later.length > 0;
  const edited = isUnmeasured && text` Edits outside the template's hash: ${editsText(later)}.`;
  const rest = { widened, isUnmeasured, notes: notesOf(of, before, [...edits, ...later]) };
  const ending = (effect: ChangeEffect): ChangeEffect => ({ ...effect, says: text`${effect.says}${edited}` });
  if (drifting.size + possible.length > 0) {
    const effect = ending(driftEffect(of, before, drifting, edits, possible));
    const drifts = marksOf([...drifting.keys(), ...possible], at);
    return { ...rest, effect, drifts, isAssumed: drifting.size === 0 || possible.length > 0 };
  }
  const says = text`No node drifts because of the change.`;
  // Merging deletes nodes, and that has its own numbers: those of a drift that may come some day are not among them. Limits that are edited
  // as well are those of the next drift, which is planned then.
  const isFewer = of.surplus.size > 0 && (after.pool.replicas ?? 0) < (before.pool.replicas ?? 0);
  if (isFewer && isSameJson(after.pool.budgets, before.pool.budgets)) {
    return { ...rest, effect: ending(inBatches('scaled-down', says)), drifts: new Map(), isAssumed: true };
  }
  // If limits opened and nothing shows which nodes have drifted under them, it is unknown which start.
  const isUnseen = eligible.length > 0 && !of.known.knowsClaims && (of.disabled ?? of.neverStarts) === null;
  const earlier = isUnseen ? of.neverStarted() : null;
  const unseen =
    earlier &&
    text` Unknown whether replacements start on merge: nodes that drifted while they could not be replaced (before the change, ${earlier}) are replaced now, and without NodeClaims the snapshot does not show them.`;
  const effect = ending(inBatches('next-rollout', text`${says} ${assumedText(nodes, 'the next')}${unseen}`));
  return { ...rest, ...assumed, effect: earlier ? { ...effect, mayStart: 'waiting' } : effect };
}

function assumedText(nodes: readonly PoolNode[], which: string): Text {
  if (nodes.length === 0) return text`It has no nodes.`;
  const all = nodes.length > 1 && text`all `;
  return text`Numbers assume ${literal(which)} drift of ${all}${count(nodes.length, 'node')}.`;
}

/** Nodes that drift, or may, and those of them that are replaced or wait. */
function driftEffect(
  of: PlannedPool,
  before: StoredPool,
  drifting: Drifting,
  edits: readonly FieldEdit[],
  possible: readonly PoolNode[],
): ChangeEffect {
  const { after, live, nodes, nodeClass, blockers } = of;
  const sure = [...drifting.keys()];
  const all = sure.length + possible.length;
  const held = [...sure, ...possible].flatMap((node) => blockers.get(node.name)?.why ?? []);
  const causes = distinctTexts(held);
  const never = of.disabled ?? of.neverStarts;
  const waiting = never === null ? held.length : all;
  const shared = { batched: true, targetsAtOnce: 0, replaces: all - waiting } as const;
  const wait =
    waiting === 0
      ? NO_TEXT
      : text` ${waiting} of them ${verbFor(waiting, 'waits', 'wait')}: ${never ?? few(causes, 2)}.`;
  const byRequirement = [...drifting.values()].every(({ by }) => by !== 'template');
  const isOld = [...drifting.values()].every(({ by }) => by === 'provider');
  // The edit is no cause of a drift that is due without it.
  const without = driftingNodes(before, before, live, nodes);
  const isDueAnyway = sure.every((node) => without.has(node));
  const why = isDueAnyway ? causesText(without, []) : causesText(drifting, edits);
  const who = share(sure.length, of.all.length, 'node');
  const drifts = isOld
    ? text`A replacement is under way: ${who} drift regardless of the change, ${why}.`
    : text`${who} ${verbFor(sure.length, 'drifts', 'drift')}: ${why}.`;
  if (nodeClass && possible.length > 0) {
    const lead = sure.length === 0 ? NO_TEXT : text`${drifts} `;
    const says = text`${lead}${nodeClassText(nodeClass, possible.length, sure.length)}${wait}`;
    const unsure = Math.min(possible.length, shared.replaces);
    return { ...shared, kind: 'drift', says, unsure, place: nodeClass.place };
  }
  const template = byRequirement ? ['spec', 'template', 'spec', 'requirements'] : ['spec', 'template'];
  const place = isOld ? null : after.manifest.placeOf(edits[0]?.path ?? template);
  // The same nodes drift without the change: only limits can have kept them.
  const earlier = shared.replaces > 0 && isDueAnyway ? of.neverStarted() : null;
  if (earlier) {
    const says = text`${who} have drifted and waited (before the change, ${earlier}): merging starts their replacement. Why they drift: ${why}.${wait}`;
    return { ...shared, kind: 'resumes', says, place };
  }
  return { ...shared, kind: isOld ? 'continues' : 'drift', says: text`${drifts}${wait}`, place };
}

/** A node that is marked keeps the time of its mark, which decides its turn; a new mark comes with the change. */
function marksOf(nodes: readonly PoolNode[], at: Instant): Map<string, Instant> {
  return new Map(nodes.map(({ name: node, mark }) => [node, Math.min(mark?.since ?? at, at)]));
}

function notesOf(
  { live, hasLaterHash }: PlannedPool,
  before: StoredPool,
  edits: readonly FieldEdit[],
): Text[] {
  const isOtherBase =
    !before.isLive && live?.version === HASH_VERSION && live.hash !== templateHash(before.pool.template);
  const fields = edits.map(({ path }) => path.at(-1) ?? '');
  return present([
    isOtherBase &&
      text`The template in the cluster is not the one of the base: the hashes in the snapshot decide which nodes drift.`,
    // Source: kubernetes-sigs/karpenter 2266468, nodepool/hash/controller.go; aws/karpenter-provider-aws#5373, #9083.
    hasLaterHash &&
      text`The cluster has hashes of a version after ${code(HASH_VERSION)}, the newest known here: the templates are compared to decide which nodes drift. An upgrade to a new version of the hash can mark every node, and an edit that is applied together with it may reach none.`,
    fields.includes('expireAfter') &&
      text`Existing nodes keep the ${code('expireAfter')} that they were created with until they are replaced.`,
    // Source: kubernetes-sigs/karpenter, disruption/drift.go, AllNonPendingPodsScheduled; karpenter#2816.
    ['labels', 'taints', 'requirements'].some((one) => fields.includes(one)) &&
      text`Whether pods fit the edited labels, taints and requirements is not evaluated: Karpenter does not disrupt a drifted node if one of its pods fits no other node.`,
  ]);
}

/**
 * - `drift`: part of the hash of the template: every node drifts, and is replaced in batches under the budgets;
 * - `new nodes`: nothing happens to nodes that are there (but by requirements, where their labels no longer fit: `driftingNodes`);
 * - `consolidation`: what consolidation may disrupt, and when, from the merge on.
 */
type EditEffect = 'drift' | 'new nodes' | 'consolidation';

/** Two values are the same edit of a field if this says so of both; absent: as they are stored. */
type Compared = keyof Template | ((pool: NodePool) => Json);

/**
 * The effect of an edit of each field; of hashed fields, the part of the template. The budgets themselves, `disruption.budgets`, roll
 * nothing. Source: kubernetes-sigs/karpenter 2266468, apis/v1/nodepool.go (Hash), provisioning/provisioner.go, scheduling/scheduler.go.
 */
const FIELDS: Readonly<Record<EditEffect, readonly (readonly [path: string, compared?: Compared])[]>> = {
  drift: [
    ['spec.template.metadata.labels', 'labels'],
    ['spec.template.metadata.annotations', 'annotations'],
    ['spec.template.spec.taints', 'taints'],
    ['spec.template.spec.startupTaints', 'startupTaints'],
    ['spec.template.spec.nodeClassRef', 'nodeClassRef'],
    ['spec.template.spec.terminationGracePeriod', 'terminationGracePeriodMs'],
    ['spec.template.spec.expireAfter', 'expireAfterMs'],
  ],
  'new nodes': [
    ['spec.template.spec.requirements', ({ template }) => combinedText(template.requirements)],
    ['spec.limits', ({ limits }) => limits],
    ['spec.weight'],
  ],
  consolidation: [
    ['spec.disruption.consolidationPolicy'],
    ['spec.disruption.consolidateAfter', ({ consolidateAfterMs }) => consolidateAfterMs],
  ],
};

interface FieldEdit {
  readonly path: readonly string[];
  /** `spec.template.metadata.labels (team)`. */
  readonly shown: Text;
}

/** The fields with this effect that are edited, with the keys of a map that change. */
export function editsOf(effect: EditEffect, before: StoredPool, after: StoredPool): FieldEdit[] {
  return FIELDS[effect].flatMap(([written, compared]) => {
    const path = written.split('.');
    const [was, is] = [before, after].map(({ stored, pool }) =>
      typeof compared === 'function' ? compared(pool) : fieldAt(stored, ...path),
    );
    if (typeof compared === 'string') {
      // A live pool has hashes of annotations and not their text.
      if (before.isLive && compared === 'annotations') return [];
      const { template } = before.pool;
      const edited = { ...template, [compared]: after.pool.template[compared] };
      if (templateHash(edited) === templateHash(template)) return [];
    } else if (isSameValue(was, is)) return [];
    const keys = [...new Set([was, is].flatMap((value) => Object.keys(objectOr(value))))]
      .filter((key) => !isSameValue(field(was, key), field(is, key)))
      .map(code);
    return [{ path, shown: text`${code(written)}${keys.length > 0 && text` (${few(keys, 2)})`}` }];
  });
}

function editsText(edits: readonly FieldEdit[]): Text {
  return joinTexts(edits.map(({ shown }) => shown));
}

type Drifting = ReadonlyMap<PoolNode, DriftCause>;

/** Reasons from the pool itself, which are evaluated again after a change. */
const OWN_REASONS = ['NodePoolDrifted', 'RequirementsDrifted', 'NodePoolStaticDrifted'];

/**
 * Nodes that drift once the pool is `after`. A node compares by the stamp of its claim; where the snapshot has none, by that of
 * the live pool, else by the template before the change.
 */
function driftingNodes(
  after: StoredPool,
  before: StoredPool,
  live: Stamp | null,
  nodes: readonly PoolNode[],
): Drifting {
  const hash = hashOf(after, live);
  const earlier = live ?? { hash: hashOf(before, live), version: HASH_VERSION };
  const drifting = new Map<PoolNode, DriftCause>();
  for (const node of nodes.filter(mayDrift)) {
    const { mark } = node;
    const claim = {
      labels: node.labels,
      stamp: node.stamp ?? earlier,
      launched: true,
      marked: mark !== null,
    };
    const now = restamped(claim, live?.version ?? HASH_VERSION, hash ?? '');
    // Without the hash of the pool only requirements count.
    const drift = poolDrift(after.pool, hash ?? '', claim, hash === null ? { ...now, hash: null } : now);
    if (drift) drifting.set(node, drift);
    else if (mark && !OWN_REASONS.includes(mark.reason))
      drifting.set(node, { by: 'provider', key: mark.reason });
  }
  return drifting;
}

/** `4 by the edit of spec.template.metadata.labels (team), 1 by the provider already (ImageDrift)`. */
function causesText(drifting: Drifting, edits: readonly FieldEdit[]): Text {
  const template =
    edits.length > 0 ? text`by the edit of ${editsText(edits)}` : text`made from another template`;
  const parts = (['template', 'requirement', 'provider'] as const).flatMap((by) => {
    const causes = [...drifting.values()].filter((cause) => cause.by === by);
    return [...groupedBy(causes, ({ key }) => key)].map(([key, { length }]) => {
      if (by === 'template') return text`${length} ${template}`;
      return by === 'requirement'
        ? text`${length} with labels that do not fit the requirement on ${code(key)}`
        : text`${length} by the provider already (${code(key)})`;
    });
  });
  return joinTexts(parts);
}

/** True for a node that drift can mark: it has a claim, and is not on its way out. */
function mayDrift(node: PoolNode): boolean {
  return !isLeaving(node) && node.hasClaim;
}

/** The hash of a template; for one in the snapshot, the annotation counts. Null if it is not known. */
function hashOf({ pool, isLive }: StoredPool, live: Stamp | null): string | null {
  if (!isLive || pool.template.annotations === null) return templateHash(pool.template);
  return live?.version === HASH_VERSION ? live.hash : null;
}

/**
 * An edit that lets consolidation disrupt nodes for another reason, for a smaller saving (`Balanced` weighs it), or sooner. Which nodes it
 * disrupts depends on prices and on where pods fit, so no plan forecasts it; but it begins with the merge. Null if it may disrupt no more
 * than before. Source: kubernetes-sigs/karpenter 2266468, disruption/consolidation.go, ShouldDisrupt.
 */
function widerConsolidation(before: NodePool, { pool: after, manifest }: StoredPool): SystemResult | null {
  const known = startableReasons(before);
  const added = startableReasons(after).filter((reason) => !known.includes(reason));
  const isUnbalanced =
    before.consolidationPolicy === 'Balanced' &&
    after.consolidationPolicy === 'WhenEmptyOrUnderutilized' &&
    known.includes('Underutilized');
  const [was, is] = [before.consolidateAfterMs, after.consolidateAfterMs];
  const isSooner = known.includes('Empty') && was !== null && is !== null && is < was;
  const whose = added.includes('Underutilized') ? ', including nodes with running pods' : '';
  const mays = present([
    isUnbalanced && text`disrupt ${code('Underutilized')} nodes for a small saving`,
    added.length > 0 && text`also disrupt nodes as ${list(added.map(code))}${literal(whose)}`,
    isSooner &&
      text`disrupt a node ${is === 0 ? text`as soon as` : text`${duration(is)} after`} a pod is added or removed (before: ${duration(was)})`,
  ]);
  if (mays.length === 0) return null;
  const isByPolicy = isUnbalanced || (added.length > 0 && known.length > 1);
  return {
    rule: 'consolidation-widened',
    subject: 'consolidation',
    says: text`once merged, consolidation may ${joinTexts(mays, ', and ')}, within the budgets. Which nodes and how many depends on prices and on where pods fit: the numbers do not include it.`,
    fix: fix`If intended, give ${code('Empty')} and ${code('Underutilized')} a budget of their own (${code('reasons')}), with a window if nodes may only be disrupted at some hours.`,
    place: manifest.placeOf(['spec', 'disruption', isByPolicy ? 'consolidationPolicy' : 'consolidateAfter']),
    magnitude: 1,
    evidence: {},
  };
}

/** Removing a pool deletes its NodeClaims with it (they are owned by it), and no budget is asked. To Karpenter a new name is a new pool. */
export function removalOf(manifest: Manifest, nodes: readonly PoolNode[]): ChangeEffect {
  const n = nodes.length;
  return {
    kind: 'deleted',
    says:
      n === 0
        ? text`The NodePool is removed; it has no nodes now.`
        : text`The NodePool is removed: its ${count(n, 'node')} ${verbFor(n, 'is', 'are')} deleted with it, all at once. Budgets and windows do not prevent it, and no replacement is created first. Other NodePools, if any, create nodes for the pods that fit there while these drain.`,
    batched: n === 0,
    targetsAtOnce: n,
    place: manifest.place,
  };
}

/**
 * The effect of a static pool that deletes its surplus. Shares are of the pool as it is, and what a budget allows counts only if it
 * allows more than is deleted anyway. Nodes that were too many before the change are deleted with or without it.
 */
export function scaledDown(
  effect: ChangeEffect,
  { targets, leaving = [], ceiling }: ResolvedGroup,
  manifest: Manifest,
  { before, after }: { readonly before: number; readonly after: number },
): Pick<ResolvedPolicy, 'change' | 'leaves'> {
  const gone = leaving.length;
  const batched = gone < (ceiling.enforced ?? Infinity);
  const who = text`${gone} of ${count(targets.length, 'node')} ${verbFor(gone, 'is', 'are')} deleted at once; budgets do not prevent it.`;
  if (after >= before) {
    const says = text`The pool holds more nodes than replicas (${after}): regardless of this change, ${who} ${effect.says}`;
    return { change: { ...effect, says, batched } };
  }
  const says = text`${code('replicas')} falls to ${after}: ${who}`;
  const place = manifest.placeOf(['spec', 'replicas']);
  const own = effect.kind === 'drift' ? {} : { kind: 'scaled-down' as const, place };
  const [isStep, of] = [after > 0, targets.length];
  return {
    change: { ...effect, ...own, says: text`${says} ${effect.says}`, batched },
    leaves: { targets: gone, of, says, fix: fix`Lower replicas in steps.`, isStep, place },
  };
}
