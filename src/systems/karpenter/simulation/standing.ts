import { counted } from '../../../text/plural.js';
import { listing } from '../../../manifest/words/listing.js';
import type { GroupEnd, Instant } from '../../../rollout/controller.js';
import type { PoolRollout } from './pool-rollout.js';
import type { Fleet } from '../controller/replacement/fleet.js';

const WORKING: GroupEnd = { phase: 'working', why: '' };
const COMPLETE: GroupEnd = { phase: 'complete', why: '' };

interface Standing {
  readonly pool: PoolRollout;
  /** Nodes of the rollout that are under way. */
  readonly running: number;
  /** Null for a pool that makes no nodes. */
  readonly fleet: Fleet | null;
  readonly now: Instant;
  /** Nodes that only their age took, by what kept them. */
  readonly onlyByAge: ReadonlyMap<string, number>;
}

/** Tells a pool that waits for a window from one of which nothing will ever start again. */
export function standOf({ pool, running, fleet, now, onlyByAge }: Standing): GroupEnd {
  if (pool.drifting === 0) return withoutDrift(pool, running);
  if (pool.disabled !== null || !fleet) return { phase: 'stuck', why: pool.disabled ?? '' };
  if (running > 0) return WORKING;
  const left = fleet.waitingNow(now);
  if (left.all === 0) return onlyByAge.size === 0 ? COMPLETE : agedOut(onlyByAge, pool.drifting);
  if (left.free === 0) return { phase: 'stuck', why: `${nodes(left.all)} may not be disrupted: ${left.why}` };
  const full = fleet.whyStaticIsFull();
  if (full !== null) return { phase: 'stuck', why: `${full} (${nodes(left.all)} left)` };
  if (fleet.nextEdge(now) !== null && pool.everHasRoom())
    return { phase: 'waiting', why: `the budgets of "${pool.start.name}" allow nothing now` };
  return usedUp(pool, fleet.usingUp(now));
}

/** Nodes that are not ready or leave already count against the budgets, and none of them ends that by itself. */
function usedUp({ start, endless }: PoolRollout, using: readonly string[]): GroupEnd {
  const [first, ...others] = using;
  if (first === undefined) return { phase: 'stuck', why: `the budgets of "${start.name}" allow none.` };
  const isOne = others.length === 0;
  return {
    phase: 'stuck',
    why:
      `${nodes(using.length)} that ${isOne ? 'is' : 'are'} not ready or leaving already (${listing(using)}) ` +
      `${isOne ? 'uses' : 'use'} up all that the budgets of "${start.name}" allow${endless === null ? '' : `, and ${endless}`}.`,
    fix: `Repair or delete ${listing(using)}, or raise the budget above ${using.length}.`,
  };
}

/** What only becomes smaller is done when its surplus has gone. */
function withoutDrift({ surplus }: PoolRollout, running: number): GroupEnd {
  if (surplus === 0) return { phase: 'idle', why: 'no node drifts' };
  return running > 0 ? WORKING : COMPLETE;
}

/** Age is no way to finish a rollout: it takes nodes when it comes, many at once, and asks no budget. */
function agedOut(onlyByAge: ReadonlyMap<string, number>, drifting: number): GroupEnd {
  const parts = [...onlyByAge].map(([why, count]) =>
    count === drifting && count > 1 ? why : `${nodes(count)} may not be disrupted: ${why}`,
  );
  return { phase: 'stuck', why: `${parts.join('; ')}; only age (expireAfter) takes them` };
}

/** What keeps a drifted node in its place for as long as it lives; null where it would have had its turn. */
export function whyNeverTaken(
  { held, everHasRoom, whyNoRoom }: PoolRollout,
  node: string,
  whyFull: string | null,
): string | null {
  const own = held.get(node)?.why ?? whyFull;
  if (own !== null) return own;
  return everHasRoom() ? null : whyNoRoom();
}

function nodes(count: number): string {
  return counted(count, 'node');
}
