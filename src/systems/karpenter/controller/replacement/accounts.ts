import type { Instant } from '../../../../rollout/controller.js';
import type { Machine } from './machine.js';
import { isLeaving, needsPlace } from './machine.js';

/**
 * The machines of a pool that leave, and those that have room for the workload of another, with the sums a pass asks for kept up
 * to date: a pass comes every second, and thousands of nodes may be under way.
 */
export class Accounts {
  readonly leaving = new Set<Machine>();
  /** Idle and without a workload, initialized or still coming up. */
  readonly open = new Set<Machine>();
  /** Of `open`, those that are initialized. */
  free = 0;
  /** Of `leaving`, those that are initialized: they use the budgets up. */
  consuming = 0;
  /** Of `leaving`, how many need another node whatever the time is. */
  private placeless = 0;
  /** Of `leaving`, those for which that depends on the time. */
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
    this.open.add(machine);
    if (machine.initialized) this.free += 1;
  }

  exit(machine: Machine): void {
    if (this.leaving.delete(machine)) {
      if (machine.initialized) this.consuming -= 1;
      if (!this.timed.delete(machine) && needsPlace(machine, 0)) this.placeless -= 1;
    }
    if (this.open.delete(machine) && machine.initialized) this.free -= 1;
  }

  /** Workloads that look for another node at an instant. */
  looking(now: Instant): number {
    let sum = this.placeless;
    for (const machine of this.timed) if (needsPlace(machine, now)) sum += 1;
    return sum;
  }

  /** The first free initialized node by name. */
  firstFree(): Machine | null {
    return firstByName(this.open, ({ initialized }) => initialized);
  }

  /** The first free node by name, be it still coming up. */
  firstOpen(): Machine | null {
    return firstByName(this.open, () => true);
  }
}

function firstByName(machines: Iterable<Machine>, holds: (machine: Machine) => boolean): Machine | null {
  let first: Machine | null = null;
  for (const machine of machines) {
    if (holds(machine) && (first === null || machine.name < first.name)) first = machine;
  }
  return first;
}

/** Whether a machine that leaves needs another node changes when a pod of it may be disrupted again. */
function dependsOnTime({ workload, hasGracePeriod }: Machine): boolean {
  return hasGracePeriod && workload !== null && workload.keptUntil !== null;
}
