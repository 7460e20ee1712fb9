import { groupedBy } from '../../../../manifest/lookup/grouped.js';
import type { WindowsOf } from '../timeline.js';
import { Fleet, type PoolStart } from './fleet.js';
import type { MachineStart } from './machine.js';

/** The fleet of each pool, by its name; machines of other pools are left out. */
export function fleetsOf(
  pools: readonly PoolStart[],
  machines: readonly MachineStart[],
  windowsOf: WindowsOf,
): ReadonlyMap<string, Fleet> {
  const byPool = groupedBy(machines, ({ pool }) => pool);
  return new Map(pools.map((pool) => [pool.name, Fleet.of(pool, byPool.get(pool.name) ?? [], windowsOf)]));
}
