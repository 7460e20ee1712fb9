import type { Instant } from '../../../rollout/controller.js';
import { isSlaExpired, type Maintenance } from '../objects/maintenance.js';

/** The countdowns of one node, in the memory of the controller: a restart loses them. */
export interface Clock {
  /** The expiry of the first one, which later ones inherit. */
  readonly expiry: Instant;
  /** When each countdown fires, by the key of its maintenance. */
  readonly firesAt: ReadonlyMap<string, Instant>;
}

/**
 * Starts a countdown unless it is running or the stored expiry is past. The first one on a node always runs a full period from
 * now, whatever its object has stored: that is how a restart delays SLAExpired. Others on the node keep their stored expiry, or
 * inherit that of the first one. Source: NVIDIA/pika 8a1803ee, controllers/sla_timer.go, StartCountDown and registerCountDown.
 */
export function startCountdown(
  clock: Clock | null,
  maintenance: Maintenance,
  now: Instant,
  slaPeriodMs: number,
): { readonly clock: Clock | null; readonly slaExpires: Instant | null } {
  const { key, slaExpires } = maintenance;
  if (clock?.firesAt.has(key) || isSlaExpired(maintenance, now)) return { clock, slaExpires };
  const expiry = clock?.expiry ?? now + slaPeriodMs;
  const at = clock ? (slaExpires ?? expiry) : expiry;
  return { clock: { expiry, firesAt: new Map([...(clock?.firesAt ?? []), [key, at]]) }, slaExpires: at };
}

/** The clock without one countdown; null without its last one. */
export function endCountdown({ expiry, firesAt }: Clock, key: string): Clock | null {
  const left = new Map([...firesAt].filter(([one]) => one !== key));
  return left.size === 0 ? null : { expiry, firesAt: left };
}

/** The countdown that fires next; of several at one instant the first in byte order. */
export function nextFiring(clock: Clock | null): { readonly key: string; readonly at: Instant } | null {
  const [first] = [...(clock?.firesAt ?? [])].sort(([a, at], [b, other]) => at - other || (a < b ? -1 : 1));
  return first ? { key: first[0], at: first[1] } : null;
}
