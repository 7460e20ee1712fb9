import { toPlain } from '../../../text/render.js';
import { asText } from '../../../text/text.js';
import { counted } from '../../../text/plural.js';
import { listing } from '../../../manifest/visible.js';
import type { Expired, GroupEnd, Instant } from '../../../rollout/controller.js';
import type { Pool } from '../controller/replacement/pool.js';
import type { PoolRollout } from './pool-rollout.js';

const WORKING: GroupEnd = { phase: 'working', why: '' };
const COMPLETE: GroupEnd = { phase: 'complete', why: '' };

interface RolloutState {
  readonly rollout: PoolRollout;
  /** Nodes of the rollout that are under way. */
  readonly running: number;
  /** Null for a pool that makes no nodes. */
  readonly pool: Pool | null;
  readonly now: Instant;
  readonly expired: readonly Expired[];
  /** Why a static pool could start nothing from the outset; null where it could. */
  readonly whyFull: string | null;
}

/** Tells a pool that waits for a window from one of which nothing will ever start again. */
export function stateOf(state: RolloutState): GroupEnd {
  const { rollout, running, pool, now } = state;
  if (rollout.drifting === 0) return withoutDrift(rollout, running);
  if (rollout.disabled !== null || !pool)
    return { phase: 'stuck', why: rollout.disabled ? toPlain(rollout.disabled) : '' };
  if (running > 0) return WORKING;
  const left = pool.waitingNow(now);
  const count = left.names.length;
  if (count === 0) return afterAll(state);
  if (left.free === 0) return { phase: 'stuck', why: `${nodes(count)} may not be disrupted: ${left.why}` };
  const full = pool.staticBlockedText();
  if (full !== null) return { phase: 'stuck', why: `${full} (${nodes(count)} left)` };
  if (pool.nextEdge(now) !== null && rollout.noRoom === null)
    return { phase: 'waiting', why: `the budgets of "${rollout.start.name}" allow no disruption now` };
  return usedUp(rollout, pool.usingUp(now));
}

/** Nodes that are not ready or leave already count against the budgets, and none of them ends that by itself. */
function usedUp({ start, endless }: PoolRollout, using: readonly string[]): GroupEnd {
  const [first, ...others] = using;
  if (first === undefined)
    return { phase: 'stuck', why: `the budgets of "${start.name}" allow no disruption.` };
  const isOne = others.length === 0;
  return {
    phase: 'stuck',
    why:
      `${nodes(using.length)} that ${isOne ? 'is' : 'are'} not ready or leaving already (${listing(using)}) ` +
      `${isOne ? 'uses' : 'use'} up all that the budgets of "${start.name}" allow${endless === null ? '' : `, and ${toPlain(endless)}`}.`,
    fix: `Repair or delete ${listing(using)}, or raise the budget above ${using.length}.`,
  };
}

/** A pool that only becomes smaller is done when its surplus has gone. */
function withoutDrift({ surplus }: PoolRollout, running: number): GroupEnd {
  if (surplus === 0) return { phase: 'idle', why: 'no node drifts' };
  return running > 0 ? WORKING : COMPLETE;
}

/** Expiry does not finish a rollout: it deletes blocked nodes at their age, many at once, past every budget. */
function afterAll({ rollout, expired, whyFull }: RolloutState): GroupEnd {
  const causes = new Map<string, number>();
  for (const { target, isOfRollout } of expired) {
    const why = isOfRollout ? (rollout.blockers.get(target)?.why ?? whyFull ?? rollout.noRoom) : null;
    const cause = why === null ? null : toPlain(asText(why));
    if (cause !== null) causes.set(cause, (causes.get(cause) ?? 0) + 1);
  }
  if (causes.size === 0) return COMPLETE;
  const parts = [...causes].map(([why, count]) =>
    count === rollout.drifting && count > 1 ? why : `${nodes(count)} may not be disrupted: ${why}`,
  );
  return { phase: 'stuck', why: `${parts.join('; ')}; only expiry (expireAfter) deletes them` };
}

function nodes(count: number): string {
  return counted(count, 'node');
}
