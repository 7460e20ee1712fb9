import type { Manifest, Place } from '../../../manifest/manifest.js';
import {
  code,
  count,
  joinTexts,
  literal,
  name,
  NO_TEXT,
  share,
  type Text,
  text,
} from '../../../text/text.js';
import type { Instant } from '../../../rollout/controller.js';
import type { ChangeKind, SystemResult } from '../../system.js';
import type { Stamp } from '../controller/drift/drift.js';
import { templateHash } from '../controller/drift/hash.js';
import { unknownRecipesText } from '../controller/drift/hash-version.js';
import { isLeaving, type PoolNode } from '../objects/pool-nodes.js';
import type { StoredPool } from '../objects/read-pool.js';
import { widerConsolidation } from './consolidation.js';
import { type Drifting, driftingNodes } from './drift.js';
import { editsOf, type FieldEdit } from './fields.js';
import { allOf, mayDrift, mayDriftText, type NodeClassChange } from './node-class.js';

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
}

/** A drift that is sure. */
export interface Drift {
  readonly who: Text;
  /** A clause without its stop. */
  readonly why: Text;
  /** True if only the provider has marked nodes, before the change. */
  readonly isOld: boolean;
  /** True when the same nodes drift without the change, so that only limits can have kept them. */
  readonly wasDue: boolean;
  readonly place: Place | null;
}

/** What merging does to the nodes of a pool, before its limits are asked. */
export interface PoolChange {
  readonly kind: ChangeKind;
  /** The nodes that drift, since when they are marked; those of the next drift where the change starts none. */
  readonly drifts: ReadonlyMap<string, Instant>;
  /** Null without a sure one: then nothing makes nodes drift yet, and the plan shows what would happen if all of them did. */
  readonly drift: Drift | null;
  /** How many nodes may drift by an edited NodeClass. */
  readonly unsure: number;
  /** What else is to be said of its nodes. */
  readonly says: Text;
  /** Edits that no node that is there shows; empty without any. */
  readonly later: Text;
  /** What consolidation may do from the merge on that it did not before; null: no more. */
  readonly widened: SystemResult | null;
  readonly notes: readonly Text[];
  readonly place: Place | null;
}

/** What merging does to the nodes of a pool: which drift by the edit, and why. */
export function changeOfPool(input: PoolChangeInput): PoolChange {
  const { after, before, live, nodes, nodeClass, at } = input;
  if (!before) return firstRollout(input);
  const drifting = driftingNodes(after, before, live, nodes);
  const edits = editsOf('drift', before, after);
  const possible = mayDrift(nodeClass, drifting.nodes, nodes);
  const widened = nodes.length === 0 ? null : widerConsolidation(before.pool, after.pool, input.manifest);
  const later = laterText(before, after, widened !== null);
  const rest = { later, widened, notes: notesOf(input, before, edits) };
  const drift = drifting.nodes.length === 0 ? null : driftOf(input, before, drifting, edits);
  if (nodeClass && possible.length > 0) {
    const all = new Set([...drifting.nodes, ...possible]);
    return {
      ...rest,
      kind: 'drift',
      drifts: marksOf(
        nodes.filter((node) => all.has(node)),
        at,
      ),
      drift,
      unsure: possible.length,
      says: mayDriftText(nodeClass, possible.length, drifting.nodes.length),
      place: nodeClass.place,
    };
  }
  if (!drift) return { ...nextRollout(input, before), ...rest };
  return {
    ...rest,
    kind: drift.isOld ? 'continues' : 'drift',
    drifts: marksOf(drifting.nodes, at),
    drift,
    unsure: 0,
    says: NO_TEXT,
    place: drift.place,
  };
}

function firstRollout({ after, hasBase, renamedFrom, nodes, at }: PoolChangeInput): PoolChange {
  if (renamedFrom !== null) {
    const says = text`The new name of ${name('policy', `NodePool/${renamedFrom}`)}: Karpenter sees a new pool without nodes, and creates nodes for the pods of the old pool once those are evicted.`;
    return assumed('first-rollout', says, nodes, at);
  }
  const says = hasBase
    ? text`A new pool: no node is replaced.${staticText(after.pool)}`
    : text`Without a base and the live NodePool, it is unknown what changed.`;
  return assumed('first-rollout', text`${says}${assumedText(nodes, 'a')}`, nodes, at);
}

/** Source: kubernetes-sigs/karpenter, designs/static-capacity.md: pods do not scale it, and its limit leaves room for replacements alone. */
function staticText({ replicas, limitNodes }: StoredPool['pool']): Text {
  if (replicas === null) return NO_TEXT;
  const room =
    limitNodes === null
      ? NO_TEXT
      : text`; ${code(`limits.nodes: ${limitNodes}`)} is room for replacements only`;
  return text` It is static: it keeps ${count(replicas, 'node')} regardless of pending pods, and is not consolidated${room}.`;
}

function nextRollout({ after, nodes, outOf, at }: PoolChangeInput, before: StoredPool): PoolChange {
  const says = text`No node drifts because of the change.`;
  // Merging deletes nodes, and that has its own numbers: those of a drift that may come some day are not among them.
  if (onlyShrinks(after, before, outOf > nodes.length)) return assumed('scaled-down', says, [], at);
  return assumed('next-rollout', text`${says}${assumedText(nodes, 'the next')}`, nodes, at);
}

/** Limits that are edited as well are those of the next drift, which is planned then. */
function onlyShrinks(after: StoredPool, before: StoredPool, hasSurplus: boolean): boolean {
  const isFewer = (after.pool.replicas ?? 0) < (before.pool.replicas ?? 0);
  return hasSurplus && isFewer && JSON.stringify(after.pool.budgets) === JSON.stringify(before.pool.budgets);
}

function assumedText(nodes: readonly PoolNode[], which: string): Text {
  if (nodes.length === 0) return text` It has no nodes.`;
  const all = allOf(nodes.length);
  return text` Numbers assume ${literal(which)} drift of ${all}.`;
}

function assumed(kind: ChangeKind, says: Text, nodes: readonly PoolNode[], at: Instant): PoolChange {
  const drifts = marksOf(
    nodes.filter((node) => !isLeaving(node) && node.counted.hasClaim),
    at,
  );
  return {
    kind,
    drifts,
    drift: null,
    unsure: 0,
    says,
    later: NO_TEXT,
    widened: null,
    notes: [],
    place: null,
  };
}

/** A node that is marked keeps the time of its mark, which decides its turn; a new mark comes with the change. */
function marksOf(nodes: readonly PoolNode[], at: Instant): Map<string, Instant> {
  return new Map(nodes.map(({ name: node, claim }) => [node, Math.min(claim?.mark?.since ?? at, at)]));
}

function driftOf(
  { manifest, live, nodes, outOf }: PoolChangeInput,
  before: StoredPool,
  drifting: Drifting,
  edits: readonly FieldEdit[],
): Drift {
  const { byHash, byRequirement, byProvider } = drifting;
  const isOld = byHash === 0 && byRequirement.size === 0;
  const path = edits[0]?.path ?? ['spec', 'template', ...(byHash > 0 ? [] : ['spec', 'requirements'])];
  const due = new Set(driftingNodes(before, before, live, nodes).nodes);
  const template =
    edits.length > 0
      ? text`by the edit of ${joinTexts(
          edits.map(({ shown }) => shown),
          ', ',
        )}`
      : text`made from another template`;
  const isForNothing = byHash > 0 && edits.length > 0 && edits.every((edit) => edit.isEmptyAgainstNone);
  const causes = [
    ...(byHash > 0 ? [text`${byHash} ${template}`] : []),
    ...[...byRequirement].map(
      ([key, n]) => text`${n} with labels that do not fit the requirement on ${code(key)}`,
    ),
    ...[...byProvider].map(([reason, n]) => text`${n} by the provider already (${code(reason)})`),
  ];
  const trick = isForNothing
    ? text`. To the hash an empty list is not the same as none, so equal nodes replace them`
    : NO_TEXT;
  return {
    who: share(drifting.nodes.length, outOf, 'node'),
    why: text`${joinTexts(causes, ', ')}${trick}`,
    isOld,
    wasDue: drifting.nodes.every((node) => due.has(node)),
    place: isOld ? null : manifest.placeOf(path),
  };
}

function laterText(before: StoredPool, after: StoredPool, isConsolidationStated: boolean): Text {
  const sentence = (what: Text, edits: readonly FieldEdit[]): Text =>
    edits.length === 0
      ? NO_TEXT
      : text` ${what} ${joinTexts(
          edits.map(({ shown }) => shown),
          ', ',
        )}.`;
  const isStatic = before.pool.replicas !== null || after.pool.replicas !== null;
  return joinTexts(
    [
      sentence(text`Applies to new nodes:`, editsOf('new nodes', before, after)),
      sentence(
        text`Consolidation settings change:`,
        isStatic || isConsolidationStated ? [] : editsOf('consolidation', before, after),
      ),
    ],
    '',
  );
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
  const recipes = unknownRecipesText(
    live,
    nodes.map(({ stamp }) => stamp),
  );
  return [
    ...(isOtherBase
      ? [
          text`The template in the cluster is not the one of the base: the hashes in the snapshot decide which nodes drift.`,
        ]
      : []),
    ...(recipes ? [recipes] : []),
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
