import type { WindowsOf } from '../timeline.js';
import type { PoolStart } from './fleet.js';
import { Fleet } from './fleet.js';
import type { MachineStart } from './machine.js';

/** The fleet of each pool, by its name; machines of other pools are left out. */
export function fleetsOf(
  pools: readonly PoolStart[],
  machines: readonly MachineStart[],
  windowsOf: WindowsOf,
): ReadonlyMap<string, Fleet> {
  const byPool = inPools(machines);
  return new Map(pools.map((pool) => [pool.name, Fleet.of(pool, byPool.get(pool.name) ?? [], windowsOf)]));
}

function inPools(machines: readonly MachineStart[]): ReadonlyMap<string, MachineStart[]> {
  const byPool = new Map<string, MachineStart[]>();
  for (const machine of machines) {
    const own = byPool.get(machine.pool);
    if (own) own.push(machine);
    else byPool.set(machine.pool, [machine]);
  }
  return byPool;
}
