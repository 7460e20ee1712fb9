import type { Instant } from '../../../../rollout/controller.js';
import { POLL_MS, patienceMs } from './assumptions.js';

/** Nodes by the name of their pool and their own. */
export interface Address {
  readonly pool: string;
  readonly name: string;
}

/** A node that goes, and the claims it waits for. */
export interface Command {
  readonly node: Address;
  readonly replacements: readonly string[];
  readonly startedAt: Instant;
  pollAt: Instant;
}

/** Where a machine is found again: its pool and its name. */
export function addressOf({ pool, name }: Address): Address {
  return { pool, name };
}

/** The first poll of a command at or after an instant. */
export function pollFrom({ startedAt }: Command, at: Instant): Instant {
  return startedAt + Math.max(1, Math.ceil((at - startedAt) / POLL_MS)) * POLL_MS;
}

/** The poll at which a command gives up if nothing happens before. */
export function giveUpPoll(command: Command, nodesInQueue: number): Instant {
  return pollFrom(command, command.startedAt + patienceMs(nodesInQueue) + 1);
}
