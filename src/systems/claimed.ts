import type { Manifest } from '../manifest/manifest.js';
import { SYSTEMS } from './index.js';
import { kindOf, type KindSpec } from './kinds.js';
import type { System } from './system.js';

/** A kind with the system that plans it. */
interface Claimed {
  readonly system: System;
  readonly spec: KindSpec;
}

/** The system that plans objects of a kind, with what it says of that kind; null where none does. */
export function claimedAs(named: Pick<Manifest, 'apiVersion' | 'kind'>): Claimed | null {
  for (const system of SYSTEMS) {
    const spec = kindOf(system.kinds, named);
    if (spec) return { system, spec };
  }
  return null;
}
