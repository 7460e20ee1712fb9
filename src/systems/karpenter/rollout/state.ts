import { groupedBy } from '../../../manifest/lookup.js';
import type { Expired, GroupEnd, Instant } from '../../../rollout/controller.js';
import { fix } from '../../../text/fix.js';
import {
  count,
  joinTexts,
  list,
  name,
  NO_TEXT,
  type Text,
  text,
  textKey,
  verbFor,
} from '../../../text/text.js';
import type { Pool } from '../controller/replacement/pool.js';
import type { PoolRollout } from './pool-rollout.js';

const WORKING: GroupEnd = { phase: 'working', why: NO_TEXT };
const COMPLETE: GroupEnd = { phase: 'complete', why: NO_TEXT };

/** Tells a pool that waits for a window from one of which nothing will ever start again. `running`: nodes of the rollout under way. */
export function stateOf(
  rollout: PoolRollout,
  pool: Pool,
  running: number,
  expired: readonly Expired[],
  now: Instant,
): GroupEnd {
  const { drifting, surplus, disabled, blockers, neverStarts } = rollout;
  if (disabled !== null && drifting > 0) return { phase: 'stuck', why: disabled };
  if (running > 0) return WORKING;
  if (drifting === 0) return surplus > 0 ? COMPLETE : { phase: 'idle', why: text`no node drifts` };
  const { names, blocked } = pool.waitingNow(now);
  if (names.length === 0) return afterAll(rollout, expired);
  const left = count(names.length, 'node');
  if (blocked.length === names.length) {
    const why = blockers.get(blocked[0] ?? '')?.why ?? text`not initialized`;
    return { phase: 'stuck', why: text`${left} may not be disrupted: ${why}` };
  }
  const full = pool.staticBlockedText();
  if (full !== null) return { phase: 'stuck', why: text`${full} (${left} left)` };
  if (pool.nextEdge(now) !== null && neverStarts === null)
    return { phase: 'waiting', why: text`the budgets of "${poolName(rollout)}" allow no disruption now` };
  return usedUp(rollout, pool.usingUp(now));
}

/** Nodes that are not ready or leave already count against the budgets, and none of them ends that by itself. */
function usedUp(rollout: PoolRollout, using: readonly string[]): GroupEnd {
  const pool = poolName(rollout);
  const n = using.length;
  if (n === 0) return { phase: 'stuck', why: text`the budgets of "${pool}" allow no disruption.` };
  const names = list(using.map((node) => name('target', node)));
  const endless = rollout.endless ? text`, and ${rollout.endless}` : NO_TEXT;
  return {
    phase: 'stuck',
    why: text`${count(n, 'node')} that ${verbFor(n, 'is', 'are')} not ready or leaving already (${names}) ${verbFor(n, 'uses', 'use')} up all that the budgets of "${pool}" allow${endless}.`,
    fix: fix`Repair or delete ${names}, or raise the budget above ${n}.`,
  };
}

/** Expiry does not finish a rollout: it deletes blocked nodes at their age, many at once, past every budget. */
function afterAll({ drifting, blockers, neverStarts }: PoolRollout, expired: readonly Expired[]): GroupEnd {
  const causes = expired.flatMap(({ target, isOfRollout }) =>
    isOfRollout ? (blockers.get(target)?.why ?? neverStarts ?? []) : [],
  );
  if (causes.length === 0) return COMPLETE;
  const parts = [...groupedBy(causes, textKey).values()].map((alike) =>
    alike.length === drifting && drifting > 1
      ? alike[0]
      : text`${count(alike.length, 'node')} may not be disrupted: ${alike[0]}`,
  );
  return { phase: 'stuck', why: text`${joinTexts(parts, '; ')}; only expiry (expireAfter) deletes them` };
}

function poolName({ start }: PoolRollout): Text {
  return name('policy', start.name);
}
