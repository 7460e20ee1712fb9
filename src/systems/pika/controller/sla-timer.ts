import type { Instant } from '../../../rollout/controller.js';
import { isSlaExpired, type Maintenance } from '../objects/maintenance.js';

/** The countdowns of one node: they share what cancels them and the expiry that later ones inherit. */
export interface NodeClock {
  readonly expiry: Instant;
  /** Maintenance to the instant at which its countdown fires. */
  readonly firesAt: ReadonlyMap<string, Instant>;
}

/** The controller's memory of countdowns, by node; gone after a restart. */
export type Clocks = ReadonlyMap<string, NodeClock>;

/** True while the countdown of the maintenance runs on its node. */
export function isCounting(clocks: Clocks, maintenance: Maintenance): boolean {
  return clocks.get(maintenance.node)?.firesAt.has(maintenance.key) ?? false;
}

/**
 * Starts a countdown unless one is running or the stored expiry is past. The first one on a node always runs a full period
 * from now, whatever its object has stored: that is how a restart makes SLAExpired late. Others on the node keep their
 * stored expiry, or inherit the first one's when they have none.
 * Source: NVIDIA/pika 8a1803ee, controllers/sla_timer.go, StartCountDown and registerCountDown.
 */
export function startCountdown(
  clocks: Clocks,
  maintenance: Maintenance,
  now: Instant,
  slaPeriodMs: number,
): { readonly clocks: Clocks; readonly slaExpires: Instant | null } {
  const { node, key, slaExpires } = maintenance;
  if (isCounting(clocks, maintenance) || isSlaExpired(maintenance, now)) return { clocks, slaExpires };
  const running = clocks.get(node);
  const expiry = running?.expiry ?? now + slaPeriodMs;
  const firesAt = running ? (slaExpires ?? expiry) : expiry;
  const clock: NodeClock = { expiry, firesAt: new Map([...(running?.firesAt ?? []), [key, firesAt]]) };
  return { clocks: new Map([...clocks, [node, clock]]), slaExpires: firesAt };
}

/** Deleting or completing one maintenance cancels the countdowns of ALL on its node. */
export function cancelCountdowns(clocks: Clocks, node: string): Clocks {
  if (!clocks.has(node)) return clocks;
  return new Map([...clocks].filter(([name]) => name !== node));
}

/** Ends one countdown; the node's clock goes with its last one. */
export function endCountdown(clocks: Clocks, node: string, key: string): Clocks {
  const running = clocks.get(node);
  if (!running?.firesAt.has(key)) return clocks;
  const firesAt = new Map([...running.firesAt].filter(([name]) => name !== key));
  if (firesAt.size === 0) return cancelCountdowns(clocks, node);
  return new Map([...clocks, [node, { ...running, firesAt }]]);
}

interface Firing {
  readonly node: string;
  readonly key: string;
  readonly at: Instant;
}

/** The countdown that fires next; of several at one instant the first in byte order. */
export function nextFiring(clocks: Clocks): Firing | null {
  let next: Firing | null = null;
  for (const [node, clock] of clocks) {
    for (const [key, at] of clock.firesAt) {
      if (!next || at < next.at || (at === next.at && key < next.key)) next = { node, key, at };
    }
  }
  return next;
}
