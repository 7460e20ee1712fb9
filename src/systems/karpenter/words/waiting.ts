import type { ChangeEffect } from '../../system.js';
import type { Blocker } from '../rollout/blockers.js';
import { verb } from '../../../text/plural.js';
import type { PoolRollout } from '../rollout/pool-rollout.js';
import type { NodePool } from '../objects/nodepool.js';
import type { PoolChange } from '../change/pool-change.js';

/** What keeps every drifted node of a pool for as long as its limits stand; null where one may start at some time. */
export function whyNoneStarts({ replicas, limitNodes }: NodePool, everHasRoom: () => boolean): string | null {
  if (replicas !== null && limitNodes !== null && limitNodes <= replicas)
    return 'limits.nodes leaves no room beside replicas';
  return everHasRoom() ? null : 'the budgets never leave room';
}

interface Waiting {
  readonly pool: NodePool;
  readonly rollout: PoolRollout;
  /** What kept all of them before the change; null where nothing did. */
  readonly whyBefore: () => string | null;
  /** True when the snapshot would show which nodes have drifted already. */
  readonly knowsClaims: boolean;
}

/** What a drift comes to: nodes that nothing lets go drift, and wait; those that the change lets go start with it. */
export function withWaiting(change: PoolChange, it: Waiting): ChangeEffect<string> {
  const { effect, drifts } = change;
  const held = [...drifts.keys()].flatMap((name) => it.rollout.blockers.get(name) ?? []);
  if (effect.replaces === undefined) return withHeld(withUnseen(change, it), held, drifts.size);
  const why = it.rollout.disabled ?? whyNoneStarts(it.pool, () => it.rollout.noRoom === null);
  const waiting = why === null ? held.length : drifts.size;
  const reason = why ?? heldText(held);
  const replaces = drifts.size - waiting;
  const resumed = replaces > 0 ? resumption(change, it) : effect;
  if (waiting === 0) return resumed;
  if (replaces > 0 || effect.unsure !== undefined) {
    const says = sayParts(resumed, change, { replaces, waiting, reason });
    const unsure = effect.unsure === undefined ? {} : { unsure: Math.min(effect.unsure, replaces) };
    return { ...resumed, says, replaces, ...unsure };
  }
  return { ...effect, says: sayWaiting(change, reason), replaces };
}

interface Parts {
  readonly replaces: number;
  readonly waiting: number;
  readonly reason: string;
}

/** How many are replaced and how many wait; of nodes that may not drift at all only what would keep them. */
function sayParts(
  { kind, says, unsure }: ChangeEffect<string>,
  { drift }: PoolChange,
  { replaces, waiting, reason }: Parts,
): string {
  const wait = verb(waiting, 'waits', 'wait');
  if (kind === 'drift' && drift !== null && unsure === undefined) {
    const replaced = `${replaces} ${verb(replaces, 'is', 'are')} replaced`;
    return `${drift.who} drift: ${drift.why} ${replaced}, and ${waiting} ${wait}: ${reason}.`;
  }
  const who = replaces === 0 ? 'They' : `${waiting} of them`;
  const held = unsure !== undefined ? 'would wait' : replaces === 0 ? 'wait' : wait;
  return `${says} ${who} ${held}: ${reason}.`;
}

/** Their one cause, or that there are several, which the blocked nodes of the group tell one by one. */
function heldText(holds: readonly Blocker[]): string {
  const [only, ...others] = new Set(holds.map(({ why }) => why));
  if (only !== undefined && others.length === 0) return only;
  return holds.every(({ pods }) => (pods?.budgets.length ?? 0) > 0)
    ? 'disruption budgets allow no eviction of their pods, even when all of those are ready'
    : 'something on them or their pods keeps Karpenter away';
}

function sayWaiting({ drift, effect }: PoolChange, reason: string): string {
  return drift === null ? effect.says : `${drift.who} drift, and wait (${reason}): ${drift.why}`;
}

/** Nodes that had drifted before, and that only the limits of the pool kept: with the change their replacement starts. */
function resumption({ effect, drift, wasDue }: PoolChange, { whyBefore }: Waiting): ChangeEffect<string> {
  const before = drift !== null && wasDue ? whyBefore() : null;
  if (drift === null || before === null) return effect;
  const says = `${drift.who} have drifted and waited (before the change, ${before}): merging lets their replacement start. Why they drift: ${drift.why}`;
  return { ...effect, kind: 'resumes', says };
}

/** Nodes that the next drift would not get past, as long as what holds them stays. */
function withHeld(effect: ChangeEffect<string>, held: readonly Blocker[], all: number): ChangeEffect<string> {
  if (effect.kind !== 'next-rollout' || held.length === 0) return effect;
  const who = held.length === all ? 'They' : `${held.length} of them`;
  return { ...effect, says: `${effect.says} ${who} would wait: ${heldText(held)}.` };
}

/** Where the limits opened and nothing shows which nodes have drifted under them, nobody knows what starts. */
function withUnseen({ effect, drifts }: PoolChange, it: Waiting): ChangeEffect<string> {
  if (effect.kind !== 'next-rollout' || it.knowsClaims || drifts.size === 0) return effect;
  if (whyNoneStarts(it.pool, () => it.rollout.noRoom === null) !== null) return effect;
  const before = it.whyBefore();
  if (before === null) return effect;
  return {
    ...effect,
    says: `${effect.says} Unknown whether replacements start on merge: nodes that drifted while the budgets blocked all disruption (before the change, ${before}) are replaced now, and without NodeClaims the snapshot does not show them.`,
  };
}
