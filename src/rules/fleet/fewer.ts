import { type Fix, fix } from '../../systems/system.js';
import { type LimitedGroup, ofSystem } from '../rule.js';

/** The edit that keeps what is out of a group at once to `most`, in the field of its system. Null: no field does. */
export function fewer(limited: LimitedGroup, most: number): Fix | null {
  const clause = ofSystem(limited).fewer?.(limited.group, most) ?? null;
  return clause && fix`${clause}.`;
}
