import type { Instant } from '../../../../rollout/controller.js';
import { REGISTRATION_LIMIT_MS, type ReplacementAssumptions } from './assumptions.js';
import { addressOf } from './command.js';
import type { Fleet } from './fleet.js';
import { type Machine, orderedMachine } from './machine.js';
import type { Timetable } from './timetable.js';

/** A claim that is ordered now, in place of which node, and its age limit where it takes over that of the node. */
interface Order {
  readonly now: Instant;
  readonly for?: Machine;
  readonly expiresAt?: Instant | undefined;
}

/** The claims that the loop orders. They come up or do not as the assumptions say. */
export class Orders {
  private made = 0;

  constructor(
    private readonly assumptions: ReplacementAssumptions,
    private readonly timetable: Timetable,
  ) {}

  /** An independent copy that writes into another timetable. */
  fork(timetable: Timetable): Orders {
    const copy = new Orders(this.assumptions, timetable);
    copy.made = this.made;
    return copy;
  }

  /** Orders claims and tells their names. The first comes in place of the node; further ones in that of others, nobody knows which. */
  place(count: number, fleet: Fleet, order: Order): string[] {
    return Array.from({ length: count }, (_, i) =>
      this.placeOne(fleet, i === 0 ? order : { now: order.now }),
    );
  }

  private placeOne(fleet: Fleet, { now, for: node, expiresAt: inherited }: Order): string {
    const pool = fleet.pool.name;
    this.made += 1;
    const name = `${pool}-replacement-${String(this.made).padStart(6, '0')}`;
    const { lifetimeMs } = fleet.pool;
    const expiresAt = inherited ?? (lifetimeMs === undefined ? undefined : now + lifetimeMs);
    const replacement = orderedMachine({ pool, name, standsFor: node?.standsFor ?? name, expiresAt });
    fleet.add(replacement);
    const { fault, readyMs } = this.assumptions;
    const machine = addressOf(replacement);
    this.timetable.expireAt(expiresAt, machine, now);
    const kind = fault !== null && this.made <= fault.first ? fault.kind : null;
    if (kind === null) this.timetable.push(now + readyMs, 'initialized', machine);
    if (kind === 'launchFails') this.timetable.push(now + (fault?.afterMs ?? 0), 'claim gone', machine);
    if (kind === 'neverRegisters') this.timetable.push(now + REGISTRATION_LIMIT_MS, 'claim gone', machine);
    return name;
  }
}
