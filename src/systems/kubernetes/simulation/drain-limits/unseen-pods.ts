import { percentOrCount } from '../../../../manifest/intstr.js';
import type { Budget } from '../../controller/disruption/cluster.js';
import { requirementsOf } from '../../controller/disruption/same-budget.js';
import type { Ask } from '../../controller/workload-budgets.js';

/** True for a budget that lets all its pods go, however many they are. */
export function letsAnyGo({ ask }: Budget): boolean {
  if (ask.field === 'neither') return false;
  return ask.field === 'maxUnavailable' ? ask.value === '100%' : ask.value === 0 || ask.value === '0%';
}

/** True where every pod that `before` covers is covered by `after`, whichever those are. */
export function coversAllOf(before: Budget, after: Budget): boolean {
  if (before.namespace !== after.namespace || !before.selector || !after.selector) return false;
  const asked = new Set(requirementsOf(before.selector));
  return requirementsOf(after.selector).every((requirement) => asked.has(requirement));
}

/** True where `after` may let more pods go than `before`: by its number, or because it counts in another way. */
export function mayBeLooser(before: Ask, after: Ask): boolean {
  if (after.field === 'neither') return false;
  if (before.field === 'neither') return true;
  if (before.value === after.value && before.field === after.field) return false;
  const [was, is] = [percentOrCount(before.value), percentOrCount(after.value)];
  if (before.field !== after.field || !was || !is || was.isPercent !== is.isPercent) return true;
  return after.field === 'maxUnavailable' ? is.value > was.value : is.value < was.value;
}
