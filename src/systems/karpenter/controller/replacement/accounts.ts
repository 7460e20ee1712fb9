import type { Instant } from '../../../../rollout/controller.js';
import { ByName } from './by-name.js';
import { isLeaving, type Machine, needsPlace } from './machine.js';

/**
 * The machines of a pool that leave, and those that have room for the workload of another, with the sums a pass asks for kept up
 * to date: a pass comes every second, and thousands of nodes may be under way.
 */
export class Accounts {
  readonly leaving = new Set<Machine>();
  /** Idle and without a workload, and initialized. */
  readonly free = new ByName();
  /** Idle and without a workload, and still coming up. */
  readonly comingUp = new ByName();
  /** How many of `leaving` are initialized: those use the budgets up. */
  consuming = 0;
  /** How many of `leaving` need another node whatever the time is. */
  private placeless = 0;
  /** Those of `leaving` for which that depends on the time. */
  private readonly timed = new Set<Machine>();

  enter(machine: Machine): void {
    if (isLeaving(machine)) {
      this.leaving.add(machine);
      if (machine.initialized) this.consuming += 1;
      if (dependsOnTime(machine)) this.timed.add(machine);
      else if (needsPlace(machine, 0)) this.placeless += 1;
      return;
    }
    if (machine.workload !== null) return;
    (machine.initialized ? this.free : this.comingUp).add(machine);
  }

  exit(machine: Machine): void {
    if (this.leaving.delete(machine)) {
      if (machine.initialized) this.consuming -= 1;
      if (!this.timed.delete(machine) && needsPlace(machine, 0)) this.placeless -= 1;
    }
    this.free.delete(machine);
    this.comingUp.delete(machine);
  }

  /** Workloads that look for another node at an instant. */
  looking(now: Instant): number {
    let sum = this.placeless;
    for (const machine of this.timed) if (needsPlace(machine, now)) sum += 1;
    return sum;
  }

  /**
   * How many claims have to be ordered when the node goes; null when Karpenter refuses, because the workload would land on a
   * node that is still coming up. Workloads of machines that leave already are placed first; free initialized nodes are taken
   * before those coming up, and new claims are the last resort.
   */
  claimsFor(node: Machine, now: Instant): number | null {
    const leaving = this.looking(now);
    // A candidate without a workload is itself among the free ones.
    const free = this.free.size - Number(this.free.has(node));
    const comingUp = this.comingUp.size;
    const lacking = Math.max(0, leaving - free - comingUp);
    if (!needsPlace(node, now) || leaving < free) return lacking;
    return leaving < free + comingUp ? null : lacking + 1;
  }

  /** Idle and without a workload, initialized or still coming up. */
  get openCount(): number {
    return this.free.size + this.comingUp.size;
  }

  /** The first free initialized node by name. */
  firstFree(): Machine | null {
    return this.free.first();
  }

  /** The first free node by name, be it still coming up. */
  firstOpen(): Machine | null {
    const [free, comingUp] = [this.free.first(), this.comingUp.first()];
    if (free === null || comingUp === null) return free ?? comingUp;
    return free.name < comingUp.name ? free : comingUp;
  }
}

/** Whether a machine that leaves needs another node changes when a pod of it may be disrupted again. */
function dependsOnTime({ workload, hasGracePeriod }: Machine): boolean {
  return hasGracePeriod && workload !== null && workload.keptUntil !== null;
}
