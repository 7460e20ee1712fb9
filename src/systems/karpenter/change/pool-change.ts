import { present } from '../../../manifest/words/present.js';
import { pathText } from '../../../manifest/fields.js';
import type { Place } from '../../../manifest/manifest.js';
import { allOf, counted, shareText, verb } from '../../../text/plural.js';
import type { Instant } from '../../../rollout/controller.js';
import type { Stamp } from '../controller/drift/drift.js';
import { templateHash } from '../controller/drift/hash.js';
import { sayUnknownRecipes } from '../controller/drift/hash-version.js';
import type { NodeClassChange } from '../objects/node-classes.js';
import {
  type Drifting,
  driftingNodes,
  type DriftReasons,
  type HashedEdit,
  hashedEdits,
  type StoredPool,
} from './pool-drift.js';
import { isLeaving, type PoolNode } from '../objects/pool-nodes.js';
import { sayLaterEdits } from './later-edits.js';
import { mayDrift, sayMayDrift } from './provider-drift.js';
import { takesOver } from './removal.js';
import type { PoolChange, PoolChangeInput } from './pool-change-input.js';
import { widerConsolidation } from './wider-consolidation.js';
import { type ChangeKind, inBatches } from '../../system.js';

export type { PoolChange } from './pool-change-input.js';

/** What merging does to the nodes of a pool: which drift by the edit, which expire, and what that starts. */
export function changeOfPool(input: PoolChangeInput): PoolChange {
  const { after, before, nodes } = input;
  if (!before) return firstRollout(input);
  const change = changeOfNodes(input, before);
  const unforecast = nodes.length === 0 ? null : widerConsolidation(before.pool, after.pool, after.manifest);
  const later = sayLaterEdits(before, after, unforecast !== null);
  const effect = {
    ...change.effect,
    says: `${change.effect.says}${later}`,
    ...(unforecast ? { unforecast } : {}),
  };
  return { ...change, effect, altersLater: later !== '' };
}

/** Which nodes drift by the edit. */
function changeOfNodes(input: PoolChangeInput, before: StoredPool): PoolChange {
  const { after, live, nodes } = input;
  const drifting = driftingNodes(after, before, live, nodes);
  const edits = hashedEdits(after, before);
  const notes = present([
    mismatch(before, live),
    sayUnknownRecipes(
      live,
      nodes.map(({ stamp }) => stamp),
    ),
    ...lateExpiry(edits),
    unknownFit(before, after),
  ]);
  const possible = mayDrift(input.nodeClass, drifting, nodes);
  if (input.nodeClass && possible.length > 0)
    return { ...withPossible(input, input.nodeClass, { drifting, edits, possible }), notes };
  if (drifting.nodes.length === 0) return { ...nextRollout(input, before), notes };
  const { effect, place, drift } = sayDrift(input, drifting, edits);
  const due = new Set(driftingNodes(before, before, live, nodes).nodes);
  return {
    drifts: marksOf(drifting.nodes, input.at),
    effect: { ...effect, batched: true, targetsAtOnce: 0, replaces: drifting.nodes.length, place },
    notes,
    isAssumed: false,
    drift,
    wasDue: drifting.nodes.every((node) => due.has(node)),
  };
}

/** Whether the provider calls a node drifted after an edit of its NodeClass is not known: the plan assumes that it does. */
function withPossible(
  input: PoolChangeInput,
  nodeClass: NodeClassChange,
  it: {
    readonly drifting: Drifting;
    readonly edits: readonly HashedEdit[];
    readonly possible: readonly PoolNode[];
  },
): Omit<PoolChange, 'notes'> {
  const sure = it.drifting.nodes;
  const all = new Set([...sure, ...it.possible]);
  const known = sure.length === 0 ? [] : [sayDrift(input, it.drifting, it.edits).effect.says];
  const says = [...known, sayMayDrift(nodeClass, it.possible.length, sure.length)].join(' ');
  return {
    drifts: marksOf(
      input.nodes.filter((node) => all.has(node)),
      input.at,
    ),
    effect: {
      ...inBatches('drift', says, nodeClass.place),
      replaces: all.size,
      unsure: it.possible.length,
    },
    isAssumed: true,
    drift: null,
    wasDue: false,
  };
}

function firstRollout({ after, hasBase, renamedFrom, nodes, at }: PoolChangeInput): PoolChange {
  if (renamedFrom !== null) return planned('first-rollout', takesOver(renamedFrom), nodes, at);
  const says = hasBase
    ? `A new pool: no node is replaced.${staysAt(after.pool)}`
    : 'Without a base and the live NodePool, it is unknown what changed.';
  return planned('first-rollout', `${says}${asDrift(nodes, 'a')}`, nodes, at);
}

/** Source: kubernetes-sigs/karpenter, designs/static-capacity.md: pods do not scale it, and its limit leaves room for replacements alone. */
function staysAt({ replicas, limitNodes }: StoredPool['pool']): string {
  if (replicas === null) return '';
  const more =
    limitNodes === null
      ? ''
      : `; limits.nodes ${limitNodes} is room for replacements, and no more nodes come by it`;
  return ` It is static: it keeps ${counted(replicas, 'node')} regardless of pending pods, and is not consolidated${more}.`;
}

function nextRollout({ after, nodes, outOf, at }: PoolChangeInput, before: StoredPool): PoolChange {
  const says = 'No node drifts because of the change.';
  // What it deletes is what merging starts, and has its own numbers: those of a drift that may come some day are not among them.
  if (onlyShrinks(after, before, outOf > nodes.length))
    return { ...planned('scaled-down', says, [], at), isAssumed: false };
  return planned('next-rollout', `${says}${asDrift(nodes, 'the next')}`, nodes, at);
}

/** Limits that are edited as well are those of the next drift, which is planned then. */
function onlyShrinks(after: StoredPool, before: StoredPool, hasSurplus: boolean): boolean {
  const isFewer = (after.pool.replicas ?? 0) < (before.pool.replicas ?? 0);
  return hasSurplus && isFewer && JSON.stringify(after.pool.budgets) === JSON.stringify(before.pool.budgets);
}

function asDrift(nodes: readonly PoolNode[], which: string): string {
  return nodes.length === 0
    ? ' It has no nodes.'
    : ` Numbers assume ${which} drift of ${nodes.length === 1 ? 'its only node' : allOf(nodes.length, 'node')}.`;
}

function sayDrift(
  { after, outOf }: PoolChangeInput,
  { nodes: drifting, reasons }: Drifting,
  edits: readonly HashedEdit[],
): { effect: { kind: ChangeKind; says: string }; drift: PoolChange['drift']; place: Place | null } {
  const who = shareText(drifting.length, outOf, 'node');
  const byPool = reasons.hash + [...reasons.requirements.values()].reduce((total, n) => total + n, 0);
  if (byPool === 0) {
    const by = [...reasons.provider].map(([reason, n]) => `${reason}: ${n}`).join(', ');
    const says = `A replacement is under way: ${who} drift by the provider (${by}), and the change does not lift that.`;
    const drift = { who, why: `by the provider (${by}).` };
    return { effect: { kind: 'continues', says }, drift, place: null };
  }
  const isForNothing = reasons.hash > 0 && edits.length > 0 && edits.every((edit) => edit.isEmptyAgainstNone);
  const trick = isForNothing
    ? ' An empty list is not the same as none to the hash, so the nodes are replaced by equal ones.'
    : '';
  const why = `${whyOf(reasons, edits)}.${trick}`;
  const [first] = edits;
  const path = first?.path ?? ['spec', 'template', ...(reasons.hash > 0 ? [] : ['spec', 'requirements'])];
  return {
    effect: {
      kind: 'drift',
      says: `${who} ${verb(drifting.length, 'drifts and is', 'drift and are')} replaced: ${why}`,
    },
    drift: { who, why },
    place: after.manifest.placeOf(path),
  };
}

function whyOf(reasons: DriftReasons, edits: readonly HashedEdit[]): string {
  const fields = edits.map(({ path, says }) => `${pathText(path)}${says}`).join(', ');
  const template =
    edits.length > 0 ? `by the edit of ${fields}` : 'because they were made from another template';
  return [
    ...(reasons.hash > 0 ? [`${reasons.hash} ${template}`] : []),
    ...[...reasons.requirements].map(
      ([key, n]) => `${n} because their labels do not fit the requirement on ${key}`,
    ),
    ...[...reasons.provider].map(([reason, n]) => `${n} by the provider already (${reason})`),
  ].join(', ');
}

/** Where the hash of the base is not the one of the cluster, the cluster runs something else than the base. */
function mismatch(before: StoredPool, live: Stamp | null): string | null {
  const hash = before.isRedacted ? null : templateHash(before.pool.template);
  if (hash === null || live?.version !== 'v3' || live.hash === hash) return null;
  return 'The template in the cluster is not the one of the base: which nodes drift is judged by the hashes in the snapshot.';
}

function lateExpiry(edits: readonly HashedEdit[]): string[] {
  if (!edits.some(({ path }) => path.at(-1) === 'expireAfter')) return [];
  return ['Existing nodes keep the expireAfter they were made with until they are replaced.'];
}

/** Karpenter does not take a node of which a pod fits no other node: disruption/drift.go, AllNonPendingPodsScheduled; karpenter#2816. */
function unknownFit(
  { pool: { template: was } }: StoredPool,
  { pool: { template: is } }: StoredPool,
): string | null {
  const text = ({ labels, taints, requirements }: typeof is): string =>
    JSON.stringify([[...(labels ?? [])], taints, requirements]);
  if (text(was) === text(is)) return null;
  return 'Whether pods fit the edited labels, taints and requirements is not evaluated: Karpenter does not take a drifted node if one of its pods fits no other node.';
}

function planned(kind: ChangeKind, says: string, nodes: readonly PoolNode[], at: Instant): PoolChange {
  const drifts = marksOf(
    nodes.filter((node) => !isLeaving(node) && node.counted.hasClaim),
    at,
  );
  return { drifts, effect: inBatches(kind, says), notes: [], isAssumed: true, drift: null, wasDue: false };
}

/** A node that is marked keeps the time of its mark, which decides its turn; a new mark comes with the change. */
function marksOf(nodes: readonly PoolNode[], at: Instant): Map<string, Instant> {
  return new Map(nodes.map(({ name, claim }) => [name, Math.min(claim?.mark?.since ?? at, at)]));
}
