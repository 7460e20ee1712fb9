import { type Fix, fix } from '../../systems/system.js';
import { type LimitedGroup, ofSystem } from '../rule.js';

/** The edit that keeps what is out of a group at once to `most`, in the field of its system: a clause without its stop. Null: no field does. */
export function fewer(limited: LimitedGroup, most: number): Fix | null {
  return ofSystem(limited).fewer?.(limited.group, most) ?? null;
}

/** The same as a sentence. */
export function fewerFix(limited: LimitedGroup, most: number): Fix | null {
  const clause = fewer(limited, most);
  return clause && fix`${clause}.`;
}
