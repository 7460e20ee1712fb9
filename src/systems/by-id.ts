import { SYSTEMS } from './index.js';
import type { Traits } from './traits.js';
import type { SystemId } from './policy-ref.js';

const TRAITS = new Map(SYSTEMS.map(({ id, traits }) => [id, traits]));

/** What rules have to know of a system. */
export function traitsOf(id: SystemId): Traits {
  const traits = TRAITS.get(id);
  if (!traits) throw new Error(`no system ${id}`);
  return traits;
}

/** The systems that a rule of several evaluates, by its id. */
export function judgedBy(rule: string): readonly SystemId[] {
  return SYSTEMS.flatMap(({ id, traits }) => (traits.rules.includes(rule) ? [id] : []));
}
