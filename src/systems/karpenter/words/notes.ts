import { present } from '../../../manifest/words/present.js';
import { counted, verb } from '../../../text/plural.js';
import { factOf, type ResolvedGroup } from '../../system.js';
import type { PoolRollout } from '../rollout/pool-rollout.js';
import { type Consolidating, consolidationNotes } from './consolidation-notes.js';
import type { NodePool } from '../objects/nodepool.js';
import type { PoolChange } from '../change/pool-change.js';
import { graceMsOf, isLeaving, type PoolNode } from '../objects/pool-nodes.js';
import { shortSight } from './short-sight.js';
import { replacementEvents } from '../controller/replacement/loop.js';
import type { MachineStart } from '../controller/replacement/model.js';

interface NotesInput extends Consolidating {
  readonly change: PoolChange;
  readonly group: ResolvedGroup;
  readonly rollout: PoolRollout;
}

const UNSEEN =
  'No node of the pool is in the snapshot: what its budgets come to in nodes is not known, and not judged but for those of 100%.';

/** Long enough for a window to open, in nearly every pool. */
const FAULT_MS = 14 * 86_400_000;

/** What a reader of the plan of a pool must know beside its numbers, in order of weight. */
export function notesOf(input: NotesInput): string[] {
  const { pool, known, change, group, nodes } = input;
  const sight = shortSight(pool);
  const first = present([...change.notes, sight]);
  if (nodes.length === 0) return [...first, UNSEEN];
  return present([
    ...first,
    neverReady(input),
    expiryNote(group),
    growingBase(pool, input.rollout),
    onePerPass(input),
    'The provider adds drift of its own, which a NodePool does not show: a new image, an edited NodeClass, an instance type that is gone, or an upgrade after which it hashes the NodeClass otherwise, which marks every node.',
    neverDrained(input),
    ...consolidationNotes(input),
    !known.knowsClaims &&
      'The snapshot has no NodeClaims: each node of the pool is taken to have one, made from the template before the change.',
    leavingNote(nodes, input.rollout),
  ]);
}

/** The same rollout, but no replacement ever becomes ready: Karpenter gives up after ten minutes and keeps the old nodes. */
function neverReady({ rollout, at, change }: NotesInput): string | null {
  if (rollout.drifting === 0 || rollout.disabled !== null || change.effect.kind !== 'drift') return null;
  const fault = { kind: 'neverInitializes', first: Infinity, afterMs: 0 } as const;
  const assumptions = { readyMs: rollout.readyMs, drainMs: rollout.goneMs, fault };
  // What expires goes all the same: that is said beside it.
  const machines = rollout.machines.map((machine): MachineStart => ({ ...machine, expiresAt: Infinity }));
  const events = replacementEvents([rollout.start], machines, assumptions, at, at + FAULT_MS);
  const taken = new Set(events.flatMap(({ kind, node }) => (kind === 'start' ? [node] : []))).size;
  if (taken === 0) return null;
  const leaving = new Set(rollout.machines.filter(({ deleting }) => deleting).map(({ name }) => name));
  const lost = events.filter(({ kind, node }) => kind === 'deleted' && !leaving.has(node)).length;
  const rest = lost === 0 ? 'no old node is deleted' : `${lost} old nodes go without needing one`;
  return `If no replacement ever becomes ready, Karpenter taints ${taken} of ${rollout.drifting} drifted nodes, gives up on each after ten minutes and removes the taint, and the rollout stalls: ${rest}.`;
}

/** The base of percentages holds old and new nodes while the old ones drain. */
function growingBase({ budgets }: NodePool, { readyMs }: PoolRollout): string | null {
  if (!budgets.some(({ nodes, reasons }) => nodes.endsWith('%') && (reasons?.includes('Drifted') ?? true)))
    return null;
  return `Percentages count replacements that are up beside the old nodes that still drain, so they come to more in the middle of a rollout. Replacements are taken to be up after ${counted(Math.round(readyMs / 60_000), 'minute')}.`;
}

/** A static pool starts as many in one pass as it may. The length of a pass decides how many nodes are out together: Karpenter does not wait for one before it starts the next. */
function onePerPass({ pool, group, rollout }: NotesInput): string | null {
  if (pool.replicas !== null || group.ceiling.enforced === 1) return null;
  return `Drift starts one node a pass. A pass is assumed to take ${rollout.passMs / 1000} s (systems.karpenter.passTakes).`;
}

/** What age takes past the budgets, and of which nodes nobody knows when, expiry-bypasses-budget tells. */
function expiryNote(group: ResolvedGroup): string | null {
  const expiry = factOf(group, 'expiry');
  if (!expiry) return null;
  const { expected, lifetimeMs, unknown, basis } = expiry;
  if (lifetimeMs === null && expected.length + unknown.length === 0) return null;
  const byAge = basis === 'age' ? ', by the age they have now' : '';
  const soon = `${counted(expected.length, 'node')} ${verb(expected.length, 'reaches its', 'reach their')} age (expireAfter) within the horizon if nothing replaces ${verb(expected.length, 'it', 'them')} before${byAge}`;
  return expected.length === 0 ? null : `${soon}. The peak counts the nodes that expire.`;
}

/** The drain of such a node has no end of its own: nobody evicts the pod, and nothing removes it. */
function neverDrained({ pool, nodes }: NotesInput): string | null {
  const held = nodes.filter(
    (node) => node.load.workload?.keptUntil === Infinity && graceMsOf(node, pool) === null,
  ).length;
  if (held === 0 || pool.template.expireAfterMs === null) return null;
  return `${counted(held, 'node')} ${verb(held, 'holds', 'hold')} a pod with karpenter.sh/do-not-disrupt and ${verb(held, 'has', 'have')} no terminationGracePeriod: drift leaves ${verb(held, 'it', 'them')} alone, their age takes ${verb(held, 'it', 'them')} all the same, and that drain ends only when somebody removes the pod; until then it uses the budgets up. The plan takes the usual time for it.`;
}

function leavingNote(nodes: readonly PoolNode[], { goneMs, endless }: PoolRollout): string | null {
  const leaving = nodes.filter(isLeaving).length;
  if (leaving === 0) return null;
  if (endless !== null) return `Of the ${counted(leaving, 'node')} on the way out already, ${endless}.`;
  return `${leaving} of the nodes ${verb(leaving, 'is', 'are')} on ${verb(leaving, 'its', 'their')} way out already, taken to be gone after ${counted(Math.round(goneMs / 60_000), 'minute')} (systems.karpenter.goneAfter), or when the terminationGracePeriod ends before.`;
}
